import type { Conversation, GuidedNode } from '../guided-flow'
import { closing, opening, toEnd, writing } from '../shared-nodes'

const areas = ['people', 'body', 'home', 'learning', 'joy'] as const
const toDoable = { to: 'doable' } as const

const ideas = (area: (typeof areas)[number]): GuidedNode => ({
  kind: 'write',
  slot: 'step',
  to: { to: 'when' },
  ask: [`small_step.${area}`],
  choices: writing(toEnd),
})

/** Dimidjian et al. 2006, J Consult Clin Psychol; Patel et al. 2017, Lancet (Goa). */
export const smallStep: Conversation = {
  name: 'small_step',
  minutes: 10,
  grade: 'B',
  start: 'listen',
  nodes: {
    ...opening({ to: 'energy' }),
    energy: {
      kind: 'scale',
      slot: 'energy',
      to: [
        { when: { slot: 'energy', atMost: 2 }, say: ['small_step.two_minutes'], to: 'area' },
        { when: { slot: 'energy', atLeast: 9 }, say: ['small_step.racing'], to: 'area' },
        { to: 'area' },
      ],
    },
    area: {
      kind: 'choose',
      choices: Object.fromEntries(areas.map((area) => [area, { to: `ideas_${area}` }])),
      wordsSlot: 'step',
      other: { to: 'when' },
    },
    ...Object.fromEntries(areas.map((area) => [`ideas_${area}`, ideas(area)])),
    ...closing({ act: null }),
    if_then: { kind: 'write', slot: 'if_then', ask: ['shared.if_then'], to: toDoable, choices: writing(toDoable) },
    doable: {
      kind: 'choose',
      choices: { yes: toEnd, no: { to: 'smaller' } },
      hears: { not_sure: 'no' },
      other: toEnd,
    },
    smaller: { kind: 'write', slot: 'step', to: toEnd, choices: writing(toEnd) },
  },
}
