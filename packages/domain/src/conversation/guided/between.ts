import type { GuidedFlow, GuidedSteps } from './guided-flow'

const resume = { goes: 'resume' } as const
const listen = { goes: 'listen' } as const
const out = { to: 'out' } as const

const menu: Record<string, GuidedSteps> = {
  talk: listen,
  calm: { to: 'calm' },
  'start.small_step': { conversation: 'small_step' },
  person: { to: 'person' },
}

/** What lies between conversations. `resume` is only offered where one waits, and words of another kind leave to be answered as ordinary ones. */
export const between: GuidedFlow = {
  name: 'between',
  start: 'menu',
  nodes: {
    menu: { kind: 'choose', choices: { ...menu, resume } },
    stopped: { kind: 'choose', choices: { resume, another: { to: 'another' }, done: out }, hears: { no: 'done' } },
    calm: { kind: 'tool', offer: { tool: 'saans' }, to: { to: 'calmer' } },
    calmer: {
      kind: 'choose',
      choices: { resume, talk: listen, ground: { to: 'ground' }, done: out },
      hears: { yes: 'talk', no: 'ground' },
    },
    ground: { kind: 'tool', offer: { tool: 'paanch-indriya' }, to: { to: 'steadier' } },
    steadier: {
      kind: 'choose',
      choices: { resume, talk: listen, person: { to: 'person' }, done: out },
      hears: { yes: 'talk', no: 'person' },
    },
    person: {
      kind: 'choose',
      choices: {
        resume,
        therapists: { say: ['between.therapists'], offer: { page: '/therapists' }, to: 'out' },
        talk: listen,
        done: out,
      },
      hears: { no: 'done' },
    },
    help: { kind: 'tool', offer: { page: '/help' }, to: { to: 'after_help' } },
    after_help: { kind: 'choose', choices: { resume, talk: listen, done: out }, hears: { yes: 'talk', no: 'done' } },
    another: {
      kind: 'choose',
      choices: {
        'start.small_step': { conversation: 'small_step' },
        'start.worry': { conversation: 'worry' },
        'start.kindness': { conversation: 'kindness' },
        'start.sleep': { conversation: 'sleep' },
        done: out,
      },
      hears: { no: 'done' },
    },
    /** After a safety conversation was left. */
    offer: { kind: 'choose', choices: { resume, talk: listen, done: out }, hears: { yes: 'resume', no: 'done' } },
    out: { kind: 'end' },
  },
}

/** What was planned on an earlier day: every answer is welcome. */
export const memoryFlow: GuidedFlow = {
  name: 'memory',
  start: 'step',
  nodes: {
    step: {
      kind: 'choose',
      choices: { did_it: { to: 'did' }, part_of_it: { to: 'part' }, not_yet: { to: 'not_yet' } },
      hears: { yes: 'did_it', no: 'not_yet', not_sure: 'part_of_it' },
      slot: 'how',
      other: { to: 'part' },
    },
    did: {
      kind: 'choose',
      choices: { talk: listen, another: { between: 'another' }, done: out },
      hears: { yes: 'talk', no: 'done' },
      wordsSlot: 'heard',
      other: listen,
    },
    part: {
      kind: 'choose',
      choices: {
        'start.problem': { conversation: 'problem' },
        'start.small_step': { conversation: 'small_step' },
        talk: listen,
        leave_it: out,
      },
      hears: { yes: 'talk', no: 'leave_it' },
      wordsSlot: 'heard',
      other: listen,
    },
    not_yet: {
      kind: 'choose',
      choices: {
        'start.small_step': { conversation: 'small_step' },
        'start.problem': { conversation: 'problem' },
        talk: listen,
        leave_it: out,
      },
      hears: { yes: 'talk', no: 'leave_it' },
      wordsSlot: 'heard',
      other: listen,
    },
    last: {
      kind: 'choose',
      choices: { talk: listen, another: { between: 'another' }, done: out },
      hears: { yes: 'talk', no: 'done' },
    },
    out: { kind: 'end' },
  },
}
