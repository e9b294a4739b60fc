import type { Conversation } from '../guided-flow'
import { closing, opening, toAct, toEnd, writing } from '../shared-nodes'

/** Dunlosky et al. 2013, Psychol Sci Public Interest; Huntley et al. 2019, J Anxiety Disord. */
export const exam: Conversation = {
  name: 'exam',
  minutes: 10,
  grade: 'B',
  start: 'listen',
  nodes: {
    ...opening({ to: 'where' }),
    where: {
      kind: 'choose',
      choices: {
        in_weeks: { to: 'topics' },
        exam_tomorrow: { say: ['exam.tomorrow'], to: 'stop_at' },
        exam_today: { to: 'today' },
        result: { to: 'result' },
        pressure: { conversation: 'hard_talk' },
      },
      other: { to: 'topics' },
    },
    topics: { kind: 'write', slot: 'topics', to: { to: 'rounds' }, choices: writing({ to: 'rounds' }) },
    rounds: { kind: 'say', to: { to: 'stop_at' } },
    stop_at: {
      kind: 'choose',
      slot: 'stop',
      choices: { at_nine: toAct, at_ten: toAct, at_eleven: toAct },
      other: toAct,
    },
    today: { kind: 'tool', offer: { tool: 'saans' }, to: toEnd },
    result: { kind: 'write', slot: 'result', to: { to: 'roads' }, choices: writing({ to: 'roads' }) },
    roads: { kind: 'write', slot: 'roads', to: toAct, choices: writing(toAct) },
    ...closing({ act: 'exam.act' }),
  },
}
