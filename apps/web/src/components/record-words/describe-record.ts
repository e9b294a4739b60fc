import {
  type CollectionName,
  type ExerciseFeedback,
  type RecordBody,
  recordCollections,
  type ToolId,
} from '@maitri/contracts'
import * as z from 'zod/mini'
import { describeReading } from './describe-reading'
import { describeWriting } from './describe-writing'
import type { Described, RecordFormat, RecordWords } from './described'

/** What each kind says of itself. */
type Describers = { [C in CollectionName]: (body: RecordBody<C>, t: RecordWords, format: RecordFormat) => Described }

const toolNames = (tools: readonly ToolId[], t: RecordWords) =>
  tools.map((tool) => t(`coping_tools:tools.${tool}.title`))

const feedbackLines = (
  { mood, effectiveness, notes }: Pick<ExerciseFeedback, 'mood' | 'effectiveness' | 'notes'>,
  t: RecordWords,
): Described => [
  [t('exercise_feedback:mood'), mood ? t(`exercise_feedback:moods.${mood}`) : ''],
  [
    t('exercise_feedback:effectiveness'),
    effectiveness ? t('exercise_feedback:effectiveness_value', { value: effectiveness }) : '',
  ],
  [t('exercise_feedback:notes'), notes ?? ''],
]

const describers: Describers = {
  'check-ins': ({ mood, feelings, tags, note }, t, { list }) => [
    [null, t('check_in:scale.point', { mood, word: t(`check_in:words.${mood as 0}`) })],
    [t('check_in:details.feelings'), list(feelings.map((feeling) => t(`check_in:feelings.${feeling}`)))],
    [t('check_in:details.tags'), list(tags.map((tag) => t(`check_in:tags.${tag}`)))],
    [t('check_in:details.note'), note],
  ],
  analyses: (body, t, { list }) => describeReading(body, t, list),
  'stress-readings': ({ heartRate, breathingRate, sleepHours, anxiety, score, band, sources }, t) => [
    [t('stress:meter.label'), t('stress:meter.value', { score })],
    [null, t(`stress:band.${band}`)],
    [
      t('stress:readings.heartRate.label'),
      `${t('stress:readings.heartRate.spoken', { value: heartRate })}, ${t(`stress:source.${sources.heartRate}`)}`,
    ],
    [
      t('stress:readings.breathingRate.label'),
      `${t('stress:readings.breathingRate.spoken', { value: breathingRate })}, ${t(`stress:source.${sources.breathingRate}`)}`,
    ],
    [t('stress:readings.sleepHours.label'), t('stress:readings.sleepHours.spoken', { value: sleepHours })],
    [t('stress:readings.anxiety.label'), t('stress:readings.anxiety.spoken', { value: anxiety })],
  ],
  'exercise-history': (entry, t) => [
    [null, `${entry.name}, ${entry.duration}`],
    ...(entry.type === 'routine' && entry.feedback ? feedbackLines(entry.feedback, t) : []),
  ],
  'exercise-feedback': ({ toolId, before, after, ...feedback }, t) => [
    [null, t(`coping_tools:tools.${toolId}.title`)],
    [null, before === undefined ? '' : t('exercise_feedback:before_was', { before })],
    [t('exercise_feedback:after'), after === undefined ? '' : String(after)],
    ...feedbackLines(feedback, t),
  ],
  routines: ({ name, description, tools }, t) => [
    [null, name],
    [null, description],
    [null, toolNames(tools, t).join(' → ')],
  ],
  'tool-writings': describeWriting,
  'saved-articles': ({ articleId }, _t, { article }) => [[null, article(articleId) ?? '']],
  activities: ({ title }) => [[null, title]],
}

/** A record in people's words; null of one that this version cannot read. */
export function describeRecord(
  collection: string,
  body: unknown,
  t: RecordWords,
  format: RecordFormat,
): Described | null {
  if (!Object.hasOwn(describers, collection)) return null
  const name = collection as CollectionName
  const read = z.safeParse(recordCollections[name].endpoints.write.body.shape.body, body)
  if (!read.success) return null
  const describe = describers[name] as (body: unknown, t: RecordWords, format: RecordFormat) => Described
  return describe(read.data, t, format).filter(([, text]) => text.trim() !== '')
}
