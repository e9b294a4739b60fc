import type { CollectionName } from '@maitri/contracts'
import type { EarlierVersion, RecordFields } from '@maitri/domain'
import { describeRecord } from '../record-words/describe-record'
import type { Described, RecordFormat, RecordWords } from '../record-words/described'

type Standing = { occurredAt: string; body: unknown }

/** How a record differs from one of its earlier versions, in the words in which the person reads both. */
export type EarlierInWords = { part: string | null; saved: string; other: string }

/** The record with what one of its earlier versions says in place of what stands. */
export function withEarlier({ occurredAt, body }: Standing, { fields }: Pick<EarlierVersion, 'fields'>) {
  const { occurredAt: at, ...others } = fields
  return {
    occurredAt: typeof at === 'string' ? at : occurredAt,
    body: { ...(body as RecordFields), ...others },
  }
}

/** Null where the earlier version has nothing that could be said, or that is not said now. */
export function earlierInWords(
  collection: CollectionName,
  standing: Standing,
  version: Pick<EarlierVersion, 'fields'>,
  t: RecordWords,
  format: RecordFormat,
): EarlierInWords | null {
  const linesOf = ({ occurredAt, body }: Standing): Described => [
    ...(describeRecord(collection, body, t, format) ?? []),
    [t('check_in:details.when'), format.moment(occurredAt)],
  ]
  const [now, then] = [linesOf(standing), linesOf(withEarlier(standing, version))]
  const [saved, other] = [withoutThoseOf(now, then), withoutThoseOf(then, now)]
  if (other.length === 0) return null
  const names = new Set([...saved, ...other].map(([name]) => name))
  const [part = null] = names.size === 1 ? names : []
  const words = (lines: Described) =>
    lines.map(([name, text]) => (name === null || name === part ? text : `${name}: ${text}`)).join(' · ')
  return { part, saved: words(saved), other: words(other) }
}

const withoutThoseOf = (lines: Described, others: Described): Described =>
  lines.filter(([name, text]) => !others.some((other) => other[0] === name && other[1] === text))
