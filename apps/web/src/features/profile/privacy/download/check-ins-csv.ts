import { checkInBody } from '@maitri/contracts'
import * as z from 'zod/mini'
import type { OwnCopy } from './readable-page'

const keptCheckIn = z.object({ id: z.string(), occurredAt: z.string(), body: checkInBody })
type KeptCheckIn = z.infer<typeof keptCheckIn>

/** What stands in the first row, and the words of feelings and tags. */
export type CsvWords = {
  columns: readonly [when: string, mood: string, feelings: string, tags: string, note: string]
  feeling: (feeling: KeptCheckIn['body']['feelings'][number]) => string
  tag: (tag: KeptCheckIn['body']['tags'][number]) => string
}

/** Every check-in of a copy, oldest first; what was changed on the device and not sent yet stands over what the account has. */
export function checkInsOf({ parts, device }: OwnCopy): KeptCheckIn[] {
  const found = new Map<string, KeptCheckIn>()
  for (const records of [parts.records, device.records, device.notSentYet])
    for (const one of listOf(records)) {
      const read = z.safeParse(keptCheckIn, one)
      if (read.success) found.set(read.data.id, read.data)
    }
  return [...found.values()].sort((one, other) => one.occurredAt.localeCompare(other.occurredAt))
}

/** Check-ins as a table for spreadsheets (RFC 4180): moments by the clock of this device, as `2026-11-20 09:30`. */
export function checkInsCsv(checkIns: readonly KeptCheckIn[], { columns, feeling, tag }: CsvWords): string {
  const rows = checkIns.map(({ occurredAt, body: { mood, feelings, tags, note } }) => [
    localMinute(new Date(occurredAt)),
    String(mood),
    feelings.map(feeling).join('; '),
    tags.map(tag).join('; '),
    note,
  ])
  // The mark at the beginning tells spreadsheets that it is Unicode.
  return `\uFEFF${[columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

/** Quoted always. What a spreadsheet would take for a formula is words: an apostrophe keeps it so. */
const cell = (text: string) => `"${/^[=+\-@\t\r]/.test(text) ? "'" : ''}${text.replaceAll('"', '""')}"`

function localMinute(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}`
}

function listOf(records: unknown): unknown[] {
  const list = typeof records === 'object' && records !== null ? (records as Record<string, unknown>)['check-ins'] : []
  return Array.isArray(list) ? list : []
}
