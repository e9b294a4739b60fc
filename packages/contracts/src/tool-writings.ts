import * as z from 'zod/mini'
import { moment } from './fields'
import { recordEndpoints } from './records'
import { lines, line as oneLine } from './text'

const words = lines(2000)
const line = oneLine(300)
const scale = z.int().check(z.minimum(0), z.maximum(10))
const percent = z.int().check(z.minimum(0), z.maximum(100))

export const lifeAreas = ['people', 'body', 'home', 'learning', 'faith_or_culture', 'fun'] as const
export type LifeArea = (typeof lifeAreas)[number]

/** A small step that was planned, and how it was once done. */
const smallStep = z.object({
  kind: z.literal('small_step'),
  mood: z.nullable(scale),
  energy: z.nullable(scale),
  /** The part of life it is for; null where the person named none. */
  area: z.nullable(z.enum(lifeAreas)),
  action: line,
  minutes: z.literal([2, 10, 30]),
  /** When it is meant for; null where the person left it open. */
  plannedFor: z.nullable(moment),
  where: line,
  obstacle: line,
  ifThen: line,
  doneAt: z.nullable(moment),
  pleasure: z.nullable(scale),
  mastery: z.nullable(scale),
})

const thoughtRecord = z.object({
  kind: z.literal('thought_record'),
  happened: words,
  thought: words,
  feeling: line,
  strength: z.nullable(percent),
  /** Ids of thinking traps, or names that the person gave. */
  traps: z.array(line).check(z.maxLength(20)),
  evidenceFor: words,
  evidenceAgainst: words,
  fairThought: words,
  belief: z.nullable(percent),
  strengthAfter: z.nullable(percent),
  nextAction: words,
})

const worry = z.object({
  kind: z.literal('worry'),
  text: words,
  /** Null until it was sorted. */
  canAct: z.nullable(z.boolean()),
  nextAction: words,
  lettingGo: words,
  /** When it was looked at in worry time; null while it waits in the box. */
  settledAt: z.nullable(moment),
})

const goodThings = z.object({
  kind: z.literal('good_things'),
  things: z.array(z.object({ what: words, why: words })).check(z.minLength(1), z.maxLength(3)),
})

/** Lines of a drawing in grid units, from the centre; the picture grows again from them. */
const drawing = z.object({
  kind: z.literal('kolam'),
  grid: z.literal([5, 7, 9, 11, 13]),
  symmetry: z.enum(['none', 'two', 'four', 'turn']),
  strokes: z
    .array(
      z.object({
        colour: oneLine(20),
        width: z.number().check(z.minimum(0.01), z.maximum(2)),
        points: z.array(z.number().check(z.minimum(-20), z.maximum(20))).check(z.maxLength(4000)),
        isFill: z.optional(z.boolean()),
      }),
    )
    .check(z.maxLength(800)),
  /** The line that bends round the dots: the gates between neighbours that it passes, by number. */
  weave: z.optional(z.array(z.int().check(z.minimum(0), z.maximum(311))).check(z.maxLength(312))),
  /** Whose dots they are (YYYY-MM-DD); without it all dots of the grid. */
  day: z.optional(z.iso.date()),
  feeling: line,
})

/** One line to carry: the sankalpa of a rest. */
const sankalpa = z.object({ kind: z.literal('sankalpa'), text: line })

/** A name for a thinking trap that the person added to the list. */
const ownTrap = z.object({ kind: z.literal('own_trap'), name: line })

/** An answer, for oneself alone, to a group's question of the day; the question is kept as it was asked. */
const groupPrompt = z.object({ kind: z.literal('group_prompt'), question: line, text: words })

/** What a person wrote or drew in a tool or for a group's question: theirs to list, change and delete. */
export const toolWritingBody = z.discriminatedUnion('kind', [
  smallStep,
  thoughtRecord,
  worry,
  goodThings,
  drawing,
  sankalpa,
  ownTrap,
  groupPrompt,
])

export type ToolWriting = z.infer<typeof toolWritingBody>

export const toolWritings = recordEndpoints('tool-writings', toolWritingBody)
