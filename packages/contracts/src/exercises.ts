import * as z from 'zod/mini'
import { moment } from './fields'
import { recordEndpoints } from './records'
import { line, lines } from './text'
import { toolCategories, toolIds } from './tools'

const name = line(100, 1)
/** As the specification writes it, for instance '5 min'. */
const duration = line(40)
const scale = z.int().check(z.minimum(0), z.maximum(10))

export const exerciseMoods = ['better', 'same', 'worse'] as const

const mood = z.optional(z.enum(exerciseMoods))
const effectiveness = z.optional(z.int().check(z.minimum(1), z.maximum(5)))
const notes = z.optional(lines(2000))

/** One exercise or routine that was done; the specification's section 3. An exercise that was left early counts for the seconds it lasted. */
export const exerciseHistoryBody = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('exercise'),
    toolId: z.enum(toolIds),
    date: moment,
    name,
    category: z.enum(toolCategories),
    duration,
    secondsDone: z.int().check(z.nonnegative()),
    isComplete: z.boolean(),
  }),
  z.object({
    type: z.literal('routine'),
    routineId: line(100),
    date: moment,
    name,
    toolCount: z.int().check(z.minimum(1), z.maximum(20)),
    duration,
    /** How the routine as a whole was; feedback of one tool is a record of its own. */
    feedback: z.optional(z.object({ mood, effectiveness, notes })),
  }),
])

export type ExerciseHistoryEntry = z.infer<typeof exerciseHistoryBody>

/** How an exercise was for the person. Nothing of it is required; `before` and `after` are the strain they named around it, 0 to 10. */
export const exerciseFeedbackBody = z.object({
  toolId: z.enum(toolIds),
  date: moment,
  mood,
  effectiveness,
  notes,
  before: z.optional(scale),
  after: z.optional(scale),
})

export type ExerciseFeedback = z.infer<typeof exerciseFeedbackBody>

/** The most tools in one routine. */
export const routineMaxTools = 12

/** A person's own sequence of tools. */
export const routineBody = z.object({
  name,
  description: lines(500),
  tools: z.array(z.enum(toolIds)).check(z.minLength(1), z.maxLength(routineMaxTools)),
  createdAt: moment,
  totalDuration: duration,
})

export type Routine = z.infer<typeof routineBody>

export const exerciseHistory = recordEndpoints('exercise-history', exerciseHistoryBody)
export const exerciseFeedback = recordEndpoints('exercise-feedback', exerciseFeedbackBody)
export const routines = recordEndpoints('routines', routineBody)
