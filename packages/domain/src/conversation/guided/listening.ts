import type { Topic } from '../topics/topics'
import type { ConversationName, GuidedFlow, GuidedNode, GuidedSteps } from './guided-flow'

/** The conversations that fit a topic, in the order in which they are offered. */
const fitting: Record<Topic | 'open', readonly ConversationName[]> = {
  open: ['problem', 'thought', 'small_step'],
  loneliness: ['loneliness', 'small_step', 'kindness'],
  exams: ['exam', 'worry', 'thought'],
  breakup: ['kindness', 'thought', 'small_step'],
  marriage: ['hard_talk', 'problem', 'worry'],
  parents: ['hard_talk', 'anger', 'kindness'],
  job_loss: ['money', 'small_step', 'worry'],
  work: ['hard_talk', 'problem', 'worry'],
  money: ['money', 'problem', 'worry'],
  grief: ['grief', 'kindness', 'sleep'],
  panic: ['panic', 'worry', 'thought'],
  worry: ['worry', 'thought', 'problem'],
  sleep: ['sleep', 'worry', 'thought'],
  baby: ['new_mother', 'sleep', 'kindness'],
  caring: ['problem', 'worry', 'kindness'],
  body: ['kindness', 'thought', 'small_step'],
  alcohol: ['urge', 'problem', 'small_step'],
  coming_out: ['coming_out', 'kindness', 'loneliness'],
  bullying: ['problem', 'kindness', 'loneliness'],
  blackmail: ['problem', 'worry', 'kindness'],
  discrimination: ['problem', 'anger', 'kindness'],
  anger: ['anger', 'hard_talk', 'problem'],
  guilt: ['kindness', 'problem', 'thought'],
  abroad: ['loneliness', 'small_step', 'sleep'],
}

/** The conversation that fits a topic best. */
export const conversationFor = (topic: Topic): ConversationName => fitting[topic][0] ?? 'problem'

const enough = { to: 'what_helps' } as const

/** The question that follows `from`, once in a whole talk each, in this order. */
const questions = ['hardest', 'knows', 'helped_before', 'wish'] as const

/** Whoever only wants to be listened to. */
const begin: GuidedNode = {
  kind: 'write',
  ask: ['listening.begin'],
  slot: 'heard',
  to: { to: 'hardest' },
  choices: beside('hardest'),
}

/**
 * Listens to a topic, or to what has none: gives the words back, asks whether they are right and for leave, asks on, and leads to a conversation
 * only by a choice.
 */
export function listeningTo(topic: Topic | 'open'): GuidedFlow {
  const offered: Record<string, GuidedSteps> = Object.fromEntries(
    fitting[topic].map((name) => [`start.${name}`, { conversation: name }]),
  )
  return {
    name: `listening.${topic}`,
    start: 'right',
    nodes: {
      ...(topic === 'open' && { begin }),
      right: {
        kind: 'choose',
        ask: ['shared.wrote', `topic.${topic}.opening`, 'shared.right'],
        choices: { right: { to: 'leave' }, not_quite: { to: 'again' } },
        hears: { yes: 'right', no: 'not_quite', not_sure: 'not_quite' },
        wordsSlot: 'heard',
        other: { say: ['listening.noted'], to: 'leave' },
      },
      again: { kind: 'write', ask: ['shared.again'], slot: 'heard', to: { to: 'leave' }, choices: beside('leave') },
      leave: {
        kind: 'choose',
        ask: ['listening.leave'],
        choices: { talk_more: { to: 'more' }, try: { to: 'try' }, not_now: { to: 'not_now' } },
        hears: { yes: 'talk_more', no: 'not_now', not_sure: 'try' },
        wordsSlot: 'heard',
        other: { to: 'hardest' },
      },
      more: {
        kind: 'write',
        ask: [`topic.${topic}.ask`],
        slot: 'heard',
        to: { to: 'hardest' },
        choices: beside('hardest'),
        once: true,
        stale: 'what_helps',
      },
      ...Object.fromEntries(
        questions.map((question, at) => {
          const next = questions[at + 1] ?? 'what_helps'
          return [
            question,
            {
              kind: 'write' as const,
              ask: [`listening.${question}`],
              slot: 'heard',
              to: { to: next },
              choices: beside(next),
              once: true as const,
              stale: 'what_helps',
            },
          ]
        }),
      ),
      what_helps: {
        kind: 'choose',
        ask: ['listening.what_helps'],
        choices: {
          talk_more: { to: 'open_ear' },
          try: { to: 'try' },
          person: { between: 'person' },
          not_now: { to: 'not_now' },
        },
        hears: { yes: 'talk_more', no: 'not_now', not_sure: 'try' },
        wordsSlot: 'heard',
        other: { to: 'open_ear' },
      },
      // Without a question: whoever wants to go on is simply heard.
      open_ear: {
        kind: 'write',
        ask: ['listening.open_ear'],
        slot: 'heard',
        to: { to: 'open_ear' },
        choices: { try: { to: 'try' }, person: { between: 'person' }, not_now: { to: 'not_now' } },
      },
      try: {
        kind: 'choose',
        ask: ['listening.try'],
        choices: { ...offered, another: { between: 'another' }, not_now: { to: 'not_now' } },
        hears: { no: 'not_now' },
      },
      not_now: { kind: 'end', ask: ['listening.not_now'] },
    },
  }
}

function beside(next: string): Record<string, GuidedSteps> {
  return { skip: { to: next }, try: { to: 'try' }, enough }
}
