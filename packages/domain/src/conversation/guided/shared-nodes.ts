import type { GuidedNode, GuidedStep, GuidedSteps } from './guided-flow'

type GuidedNodes = Record<string, GuidedNode>

const listeningInstead: GuidedStep = { goes: 'listen' }

/** There is no right answer: said beside the question, which stays. */
export const hint: GuidedStep = { say: ['shared.stuck'], stays: true }

/** Answers of a question for words of one's own: leave it, or hear that there is no right answer. */
export const writing = (to: GuidedSteps) => ({ skip: to, stuck: hint })

/**
 * How a conversation begins: it listens, gives the words back and asks leave, then asks 0 to 10. Who was listened to before comes straight to
 * the scale.
 */
export function opening(next: GuidedSteps, listen = 'shared.listen'): GuidedNodes {
  return {
    listen: {
      kind: 'write',
      ask: [listen],
      slot: 'heard',
      given: 'before',
      to: { to: 'right' },
      choices: writing({ to: 'before' }),
    },
    right: {
      kind: 'choose',
      ask: ['shared.wrote', 'shared.right_begin'],
      choices: { yes_begin: { to: 'before' }, not_quite: { to: 'again' }, not_now: listeningInstead },
      hears: { yes: 'yes_begin', no: 'not_quite', not_sure: 'not_quite' },
      other: { to: 'before' },
    },
    again: {
      kind: 'write',
      ask: ['shared.again'],
      slot: 'heard',
      to: { to: 'before' },
      choices: writing({ to: 'before' }),
    },
    before: { kind: 'scale', ask: ['shared.before'], slot: 'before', given: 'begun', to: next },
    begun: { kind: 'say', ask: [], to: next },
  }
}

type Closing = {
  /** The id of the question for a first move; null where the conversation has found it already. */
  act: string | null
  /** Whether to ask for a day, and for what to do if something gets in the way. */
  plans?: boolean
  /** Whether to ask 0 to 10 again. */
  measures?: boolean
  /** Whether it may be remembered. */
  keeps?: boolean
}

/** Where a conversation's own nodes lead at their end: to a first move, to the day for one that is found, or past both. */
export const toAct: GuidedStep = { to: 'act' }
export const toWhen: GuidedStep = { to: 'when' }
export const toEnd: GuidedStep = { to: 'after' }

/** How a conversation ends: a first move, its day, an if-then, 0 to 10 again, what to remember, and what comes next. */
export function closing({ act, plans = true, measures = true, keeps = true }: Closing): GuidedNodes {
  return {
    ...(act && {
      act: {
        kind: 'write',
        ask: [act],
        slot: 'step',
        to: plans ? toWhen : toEnd,
        choices: writing(toEnd),
      } satisfies GuidedNode,
    }),
    ...(plans && planning),
    ...(measures && measuring),
    ...(!measures && { after: { kind: 'say', ask: [], to: { to: 'keep' } } satisfies GuidedNode }),
    ...(keeps ? keeping : { keep: { kind: 'say', ask: [], to: { to: 'last' } } satisfies GuidedNode }),
    last: {
      kind: 'choose',
      ask: ['shared.last'],
      choices: { done: { to: 'done' }, another: { between: 'another' }, person: { between: 'person' } },
      hears: { yes: 'another', no: 'done' },
      other: listeningInstead,
    },
    done: { kind: 'end', ask: ['shared.done'] },
  }
}

const planning: GuidedNodes = {
  when: {
    kind: 'choose',
    ask: ['shared.when'],
    slot: 'when',
    choices: { today: { to: 'if_then' }, tomorrow: { to: 'if_then' }, this_week: { to: 'if_then' } },
    other: { to: 'if_then' },
  },
  if_then: { kind: 'write', ask: ['shared.if_then'], slot: 'if_then', to: toEnd, choices: writing(toEnd) },
}

const measuring: GuidedNodes = {
  after: {
    kind: 'scale',
    ask: ['shared.after'],
    slot: 'after',
    than: 'before',
    to: [
      { when: { slot: 'change', atMost: -1 }, say: ['shared.lighter'], to: 'keep' },
      { when: { slot: 'change', atLeast: 1 }, to: 'heavier' },
      { when: { slot: 'change', given: true }, say: ['shared.same'], to: 'keep' },
      { to: 'keep' },
    ],
  },
  heavier: {
    kind: 'choose',
    ask: ['shared.heavier'],
    choices: {
      listen: listeningInstead,
      calm: { between: 'calm' },
      person: { between: 'person' },
      go_on: { to: 'keep' },
    },
    other: listeningInstead,
  },
}

const keeping: GuidedNodes = {
  keep: {
    kind: 'say',
    ask: [],
    to: [{ when: { slot: 'step', given: true }, to: 'keep_step' }, { to: 'keep_conversation' }],
  },
  keep_step: {
    kind: 'choose',
    ask: ['shared.keep_step'],
    choices: { keep: { keep: 'step', to: 'keep_conversation' }, dont_keep: { to: 'keep_conversation' } },
    hears: { yes: 'keep', no: 'dont_keep', not_sure: 'dont_keep' },
  },
  keep_conversation: {
    kind: 'choose',
    ask: ['shared.keep_conversation'],
    choices: { keep: { keep: 'conversation', to: 'last' }, dont_keep: { to: 'last' } },
    hears: { yes: 'keep', no: 'dont_keep', not_sure: 'dont_keep' },
  },
}
