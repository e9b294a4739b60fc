import { describe, expect, test } from 'vitest'
import { isCalm, readPhrases } from '../../../bench/risk/phrases'
import { needsHelp, readRisk } from '../../risk'
import type { ConversationState, Turn } from '../conversation'
import { converse, openConversation } from '../converse'
import { asksSomething } from '../guided/listening-lines'
import { withMoreToSay } from './faint-guess'

const now = new Date(2026, 10, 23, 21, 0)
const say = ({ state }: Pick<Turn, 'state'>, text: string) => converse(state, { text }, { language: 'en', now })
const ids = (turn: Turn) => turn.say.map(({ id }) => id)

/** Two calm messages about work, so that the talk has a matter. */
const midTalk = () =>
  ['my manager shouted at me in front of the team', 'it was about a report that was late by a day'].reduce(
    say,
    openConversation('en'),
  )

/** Whatever the weights are today: words that the learned reader alone raises, by less or by more than `caution`. */
function guesses(tier: string, isSurer: boolean, caution = 0.7): string[] {
  return readPhrases('train', 'tune')
    .filter((phrase) => !isCalm(phrase) && phrase.folder === 'en')
    .map(({ text }) => text)
    .filter((text) => {
      const reading = readRisk(text, 'en')
      const isGuess = reading.tier === tier && !needsHelp(readRisk(text, 'en', 50).tier)
      return isGuess && needsHelp(readRisk(text, 'en', caution).tier) === isSurer
    })
    .slice(0, 20)
}

describe.each(['crisis', 'abuse'])('a faint guess of %s', (tier) => {
  const faint = guesses(tier, false)

  test('in the middle of a talk is answered, and told that more can be said and who listens', () => {
    // What the conversations themselves hear in the words, such as a mother who is hit, is no guess.
    const turns = faint.map((text) => ({ text, turn: say(midTalk(), text) }))
    const guessed = turns.filter(({ turn }) => !turn.state.open?.openedBy?.isPlain)
    expect(guessed.length).toBeGreaterThan(3)
    for (const { text, turn } of guessed) {
      expect(turn.state.open, text).toBeNull()
      expect(ids(turn), text).toContain('conversation.listening.more_to_say')
      expect(ids(turn).length, text).toBeGreaterThan(1)
      // A question that stays is the last line, and the only one.
      expect(ids(turn).slice(0, -1).filter(asksSomething), text).toEqual([])
    }
  })

  test('as the first words of a talk is asked about', () => {
    for (const text of faint) expect(say(openConversation('en'), text).state.open, text).not.toBeNull()
  })

  test('that is the second one of a talk is asked about', () => {
    const [first = '', ...others] = faint
    for (const text of others) expect(say(say(midTalk(), first), text).state.open, text).not.toBeNull()
  })
})

test.each(['crisis', 'abuse'])('a surer guess of %s is asked about in the middle of a talk', (tier) => {
  for (const text of guesses(tier, true)) expect(say(midTalk(), text).state.open, text).not.toBeNull()
})

test('S1: plain words open a safety conversation in the middle of a talk, after a faint guess too', () => {
  const [faint = ''] = guesses('crisis', false)
  for (const before of [midTalk(), say(midTalk(), faint)]) {
    for (const text of ['i want to die', 'i took 20 tablets', 'my husband hits me']) {
      expect(say(before, text).state.open, text).not.toBeNull()
    }
  }
})

test('what is kept of it is plain JSON', () => {
  const [faint = ''] = guesses('crisis', false)
  const { state } = say(midTalk(), faint)
  const kept: ConversationState = JSON.parse(JSON.stringify(state))
  expect(kept.isFaint).toBe(true)
})

test('whoever is cross with the program is not asked what lies behind', () => {
  const turn = say(midTalk(), 'ok')
  expect(withMoreToSay(turn, 'you always say the same thing')).toBe(turn)
  expect(ids(withMoreToSay(turn, 'my chest feels heavy at night')).at(-1)).toBe('conversation.listening.more_to_say')
})

describe('beside the invitation to say more nothing else is asked', () => {
  const asked = (turn: Turn) => ids(turn).filter((id) => asksSomething(id.replace('conversation.', '')))

  test('the question of listening waits, and may be asked later', () => {
    const turn = say({ state: openConversation('en').state }, 'i have no friends in the hostel')
    expect(asked(turn)).toEqual(['conversation.topic.loneliness.ask'])
    const more = withMoreToSay(turn, 'i have no friends in the hostel')
    expect(asked(more)).toEqual([])
    expect(ids(more).at(-1)).toBe('conversation.listening.more_to_say')
    expect(more.state.talk?.said).not.toContain('topic.loneliness.ask')
    expect(more.state.talk?.questions).toBe(0)
  })

  test('the question of a conversation stands last', () => {
    const turn = say(midTalk(), 'how do i tell my manager')
    expect(ids(withMoreToSay(turn, 'how do i tell my manager'))).toEqual([
      'conversation.listening.more_to_say',
      'conversation.question.what_say_work',
    ])
  })
})
