import type { ExerciseFeedback, exerciseMoods, ToolId } from '@maitri/contracts'

/** What the form holds; null and '' are what was not answered. */
export type FeedbackAnswers = {
  mood: (typeof exerciseMoods)[number] | null
  effectiveness: number | null
  before: number | null
  after: number | null
  notes: string
}

export function responsesOf(kept: ExerciseFeedback | null, before: number | null): FeedbackAnswers {
  return {
    mood: kept?.mood ?? null,
    effectiveness: kept?.effectiveness ?? null,
    before: kept?.before ?? before,
    after: kept?.after ?? null,
    notes: kept?.notes ?? '',
  }
}

/** The answers as they are kept: what was not answered is not there. */
export function feedbackOf(toolId: ToolId, date: string, answers: FeedbackAnswers): ExerciseFeedback {
  const notes = answers.notes.trim()
  const { mood, effectiveness, before, after } = answers
  return {
    toolId,
    date,
    ...(mood !== null && { mood }),
    ...(effectiveness !== null && { effectiveness }),
    ...(before !== null && { before }),
    ...(after !== null && { after }),
    ...(notes && { notes }),
  }
}
