import { type CollectionName, type RecordBody, recordCollections, type ToolId } from '@maitri/contracts'
import type { TFunction } from 'i18next'
import * as z from 'zod/mini'

/** A thing in people's words: what is said of it, and under which name; a name of null is a line of its own. */
export type Described = readonly (readonly [name: string | null, text: string])[]

type Words = TFunction<['data', 'check_in', 'coping_tools', 'exercise_feedback']>
type Format = { list: (parts: readonly string[]) => string }

/** What each kind says of itself. Kinds that are not here are told field by field. */
type Describers = { [C in CollectionName]?: (body: RecordBody<C>, t: Words, format: Format) => Described }

const toolNames = (tools: readonly ToolId[], t: Words) => tools.map((tool) => t(`coping_tools:tools.${tool}.title`))

const describers: Describers = {
  'check-ins': ({ mood, feelings, tags, note }, t, { list }) => [
    [null, t('check_in:scale.point', { mood, word: t(`check_in:words.${mood as 0}`) })],
    [t('check_in:details.feelings'), list(feelings.map((feeling) => t(`check_in:feelings.${feeling}`)))],
    [t('check_in:details.tags'), list(tags.map((tag) => t(`check_in:tags.${tag}`)))],
    [t('check_in:details.note'), note],
  ],
  'exercise-history': ({ name, duration }) => [[null, `${name}, ${duration}`]],
  'exercise-feedback': ({ toolId, mood, effectiveness, before, after, notes }, t) => [
    [null, t(`coping_tools:tools.${toolId}.title`)],
    [null, before === undefined ? '' : t('exercise_feedback:before_was', { before })],
    [t('exercise_feedback:after'), after === undefined ? '' : String(after)],
    [t('exercise_feedback:mood'), mood ? t(`exercise_feedback:moods.${mood}`) : ''],
    [
      t('exercise_feedback:effectiveness'),
      effectiveness ? t('exercise_feedback:effectiveness_value', { value: effectiveness }) : '',
    ],
    [t('exercise_feedback:notes'), notes ?? ''],
  ],
  routines: ({ name, description, tools }, t) => [
    [null, name],
    [null, description],
    [null, toolNames(tools, t).join(' → ')],
  ],
  activities: ({ title }) => [[null, title]],
}

/** A record in people's words; null of a kind that has none of its own, and of one that this version cannot read. */
export function describeRecord(collection: string, body: unknown, t: Words, format: Format): Described | null {
  if (!(collection in describers)) return null
  const name = collection as CollectionName
  const read = z.safeParse(recordCollections[name].endpoints.write.body.shape.body, body)
  if (!read.success) return null
  const describe = describers[name] as ((body: unknown, t: Words, format: Format) => Described) | undefined
  return describe?.(read.data, t, format).filter(([, text]) => text !== '') ?? null
}
