import type { OpenGuided, Talk, Turn } from '../conversation'
import { isAlreadyTold } from './already-told'
import { follow, type Going, saying } from './go'
import { asksSomething } from './listening-lines'
import { talkOf } from './talk'

export const withTalk = (going: Going, change: Partial<Talk>): Going => ({
  ...going,
  state: { ...going.state, talk: { ...talkOf(going.state), ...change } },
})

/** The line of these that was not said yet; where all were, the one that was said longest ago. */
export function fresh(talk: Talk, lines: readonly string[]): string {
  const said = talk.said ?? []
  return [...lines].sort((one, other) => said.lastIndexOf(one) - said.lastIndexOf(other))[0] ?? ''
}

export const isUnsaid = (talk: Talk) => (id: string) => !(talk.said ?? []).includes(id) && !talk.asked.includes(id)

/** Nothing is asked twice, nor what the talk has told already. */
export const mayBeAsked = (talk: Talk) => (id: string) => isUnsaid(talk)(id) && !isAlreadyTold(id, talk.story ?? [])

/** Lines in nearly the same words: 'no wonder …', 'that's a lot …', 'good that …'. */
const alike: readonly (readonly string[])[] = [
  [
    'move.heavy.b',
    'heard.always.a',
    'heard.everything.a',
    'reflect.duration',
    'reflect.dreads_going',
    'reflect.anger',
    'reflect.done_to_me',
  ],
  ['move.heavy.c', 'heard.nobody.a', 'heard.days.b', 'heard.hardest.b'],
  ['move.heavy.d', 'reflect.dreads_going', 'reflect.afraid'],
  ['heard.who_helps.a', 'heard.helps.a', 'heard.helps.b', 'reflect.friend_there', 'reflect.hope'],
]
const latelySaid = 10

/** Whether no line in nearly the same words was said in the last turns. */
export const soundsNew =
  ({ said = [] }: Talk) =>
  (id: string): boolean => {
    const lately = said.slice(-latelySaid)
    return !alike.some((lines) => lines.includes(id) && lines.some((one) => one !== id && lately.includes(one)))
  }

/** Says these lines where someone is listened to, and remembers that they were said. */
export function told(going: Going, from: OpenGuided, ids: readonly string[], shown = from.slots): Turn {
  return follow(saying(counted(going, ids), ids, shown), { ...from, node: 'ear', unclear: 0 }, { stays: true })
}

/** The talk after a reply of these lines. */
export function counted(going: Going, ids: readonly string[]): Going {
  const talk = talkOf(going.state)
  const said = [...(talk.said ?? []).filter((id) => !ids.includes(id)), ...ids]
  const isAsking = asksSomething(ids.at(-1) ?? '')
  return withTalk(going, {
    said,
    replies: (talk.replies ?? 0) + 1,
    questions: (talk.questions ?? 0) + (isAsking ? 1 : 0),
  })
}

/** At most every second reply asks, and never two in a row; whoever only wants to be heard is asked nothing. */
export function mayAsk({ state }: Going): boolean {
  const talk = talkOf(state)
  const isJustAsked = asksSomething(state.lastSaid.at(-1) ?? '')
  return !talk.isQuiet && !isJustAsked && ((talk.questions ?? 0) + 1) * 2 <= (talk.replies ?? 0) + 1
}
