import { type ExerciseFeedback, exerciseMoods, type ToolId } from '@maitri/contracts'
import * as z from 'zod/mini'

/** What the form holds; null and '' are what was not answered. */
export const feedbackAnswers = z.object({
  mood: z.nullable(z.enum(exerciseMoods)),
  effectiveness: z.nullable(z.number()),
  before: z.nullable(z.number()),
  after: z.nullable(z.number()),
  notes: z.string(),
})

/** The name of the form draft in which an answer about something done is begun. */
export const noteDraftOf = (doneId: string): string => `note on ${doneId}`

export type FeedbackAnswers = z.infer<typeof feedbackAnswers>

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
