import type { Conversation } from '../guided-flow'
import { closing, opening, toAct, toEnd, writing } from '../shared-nodes'

/** Kjærvik and Bushman 2024, Clin Psychol Rev: what calms helps, letting it out does not. */
export const anger: Conversation = {
  name: 'anger',
  minutes: 10,
  grade: 'B',
  start: 'safe',
  nodes: {
    safe: {
      kind: 'choose',
      isSafety: true,
      choices: {
        might_hurt: { safety: 'harm' },
        being_hurt: { safety: 'abuse' },
        neither: { to: 'away' },
        not_sure: { safety: 'harm' },
      },
      hears: { no: 'neither', yes: 'not_sure' },
    },
    away: { kind: 'tool', offer: { tool: 'saans' }, to: { to: 'listen' } },
    ...opening({ to: 'crossed' }, 'anger.listen'),
    crossed: { kind: 'write', slot: 'crossed', to: { to: 'next' }, choices: writing({ to: 'next' }) },
    next: {
      kind: 'choose',
      choices: {
        say_it: { conversation: 'hard_talk' },
        repair: { to: 'apology' },
        act_on_it: { conversation: 'problem' },
        wait: toAct,
      },
      other: toAct,
    },
    apology: { kind: 'write', slot: 'step', to: { to: 'when' }, choices: writing(toEnd) },
    ...closing({ act: 'anger.act' }),
  },
}
