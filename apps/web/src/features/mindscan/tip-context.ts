import { tipOpenings } from '@maitri/content/tip-openings'
import type { ExerciseFeedback, TextAnalysis, VideoAnalysis } from '@maitri/contracts'
import { type TipContext, type TipId, tipIds } from '@maitri/domain'
import { whatWorks } from '../../data/what-works'

/** The tips of so many readings back are not shown again while there are others. */
const readingsBack = 2

/** The tips whose exercise this person noted as 'better' more often than as 'worse'. */
export function helpedTips(notes: readonly ExerciseFeedback[]): TipId[] {
  const helped = whatWorks([], notes).filter(({ moods }) => moods.better > moods.worse)
  return tipIds.filter((tip) => {
    const opening = tipOpenings[tip]
    return 'tool' in opening && helped.some(({ toolId }) => toolId === opening.tool)
  })
}

/** What the choice of tips knows of earlier readings, the newest first, and of what helped. */
export function tipContextOf(
  earlier: readonly (TextAnalysis | VideoAnalysis)[],
  notes: readonly ExerciseFeedback[],
): Pick<TipContext, 'recent' | 'helped'> {
  return {
    recent: earlier
      .filter(({ kind }) => kind === 'text')
      .slice(0, readingsBack)
      .flatMap(({ suggestions }) => suggestions),
    helped: helpedTips(notes),
  }
}
