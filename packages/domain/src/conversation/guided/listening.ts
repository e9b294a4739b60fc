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
  loan_app: ['money', 'problem', 'worry'],
  low_after_birth: ['new_mother', 'sleep', 'kindness'],
  grave_illness: ['problem', 'worry', 'sleep'],
  own_illness: ['worry', 'problem', 'kindness'],
  infertility: ['kindness', 'hard_talk', 'worry'],
  in_laws: ['hard_talk', 'kindness', 'problem'],
  couple: ['hard_talk', 'anger', 'problem'],
  farm: ['money', 'problem', 'worry'],
  habit: ['urge', 'small_step', 'sleep'],
  drinker_at_home: ['problem', 'kindness', 'hard_talk'],
  caste: ['problem', 'anger', 'kindness'],
  old_age: ['loneliness', 'small_step', 'gratitude'],
  friend_in_need: ['hard_talk', 'problem', 'worry'],
  friendship: ['hard_talk', 'kindness', 'loneliness'],
  child_worry: ['hard_talk', 'problem', 'worry'],
  parents_fight: ['kindness', 'problem', 'hard_talk'],
  result: ['exam', 'kindness', 'thought'],
  envy: ['kindness', 'thought', 'small_step'],
  pet: ['grief', 'kindness', 'sleep'],
  retired: ['small_step', 'loneliness', 'problem'],
  harsh_boss: ['hard_talk', 'problem', 'worry'],
  homesick: ['loneliness', 'small_step', 'sleep'],
  theft: ['problem', 'money', 'hard_talk'],
  teen_phone: ['hard_talk', 'problem', 'anger'],
  owed: ['hard_talk', 'problem', 'anger'],
  scam: ['problem', 'kindness', 'worry'],
  stammer: ['thought', 'small_step', 'kindness'],
  harassment: ['problem', 'kindness', 'anger'],
  privacy: ['hard_talk', 'problem', 'anger'],
  neighbours: ['hard_talk', 'problem', 'anger'],
  direction: ['problem', 'small_step', 'worry'],
  self_doubt: ['kindness', 'thought', 'small_step'],
  low_mood: ['small_step', 'kindness', 'sleep'],
}

/** The conversation that fits a topic best. */
export const conversationFor = (topic: Topic): ConversationName => fitting[topic][0] ?? 'problem'

/** What is written here is answered by what it does and carries (`listen.ts`), not by a next question. */
const heardOut: GuidedSteps = { listens: true }

const trying: Record<string, GuidedSteps> = { try: { to: 'try' }, not_now: { to: 'not_now' } }

/** Whoever only wants to be listened to. */
const begin: GuidedNode = {
  kind: 'write',
  ask: ['listening.begin'],
  slot: 'heard',
  to: heardOut,
  choices: trying,
}

/** Where no topic is known the first words are given back, and leave is asked. */
const checking: GuidedFlow['nodes'] = {
  right: {
    kind: 'choose',
    ask: ['shared.wrote', 'topic.open.opening', 'shared.right'],
    choices: { right: { to: 'leave' }, not_quite: { to: 'again' } },
    hears: { yes: 'right', no: 'not_quite', not_sure: 'not_quite' },
    wordsSlot: 'heard',
    other: heardOut,
  },
  again: { kind: 'write', ask: ['shared.again'], slot: 'heard', to: heardOut, choices: trying },
  leave: {
    kind: 'choose',
    ask: ['listening.leave'],
    choices: { talk_more: { asks: 'open' }, try: { to: 'try' }, not_now: { to: 'not_now' } },
    hears: { yes: 'talk_more', no: 'not_now', not_sure: 'try' },
    wordsSlot: 'heard',
    other: heardOut,
  },
}

/**
 * Listens to a topic, or to what has none: answers what is written, and leads to a conversation only by a choice. The question of its topic
 * follows the first words; words without a topic are given back.
 */
export function listeningTo(topic: Topic | 'open'): GuidedFlow {
  const offered: Record<string, GuidedSteps> = Object.fromEntries(
    fitting[topic].map((name) => [`start.${name}`, { conversation: name }]),
  )
  return {
    name: `listening.${topic}`,
    start: 'ear',
    nodes: {
      ...(topic === 'open' && { begin, ...checking }),
      /** What is said here depends on what was written. */
      ear: { kind: 'write', ask: ['listening.open_ear'], slot: 'heard', to: heardOut, choices: trying },
      /** A talk with someone can be practised; coming out has a conversation of its own for that. */
      rehearse: {
        kind: 'choose',
        ask: ['question.what_say'],
        choices: {
          ...(topic === 'coming_out'
            ? { 'start.coming_out': { conversation: 'coming_out' as const } }
            : { 'start.hard_talk': { conversation: 'hard_talk' as const } }),
          talk_more: { to: 'ear' },
          not_now: { to: 'not_now' },
        },
        wordsSlot: 'heard',
        other: heardOut,
      },
      what_helps: {
        kind: 'choose',
        ask: ['listening.what_helps'],
        choices: { talk_more: { to: 'ear' }, try: { to: 'try' }, not_now: { to: 'not_now' } },
        hears: { yes: 'talk_more', no: 'not_now', not_sure: 'try' },
        wordsSlot: 'heard',
        other: heardOut,
      },
      try: {
        kind: 'choose',
        ask: ['listening.try'],
        choices: { ...offered, another: { between: 'another' }, not_now: { to: 'not_now' } },
        hears: { no: 'not_now' },
        wordsSlot: 'heard',
        other: heardOut,
      },
      not_now: { kind: 'end', ask: ['listening.not_now'] },
    },
  }
}
