import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CollectionName, collectionNames } from '@maitri/contracts'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../../features')

/** Where the earlier versions of each collection are offered, or why nothing in it could clash that a person would want back. */
const offered: Record<CollectionName, { in: string } | { never: string }> = {
  'check-ins': { in: 'check-in/check-in-list.tsx' },
  analyses: { in: 'mindscan/history/reading-history.tsx' },
  'exercise-history': { in: 'coping-tools/feedback/done-section.tsx' },
  'exercise-feedback': { in: 'coping-tools/feedback/done-section.tsx' },
  routines: { in: 'coping-tools/routines/own-routines.tsx' },
  'tool-writings': { in: 'coping-tools/writings/writings-list.tsx' },
  'stress-readings': { never: 'numbers that are measured once and not changed' },
  'saved-articles': { never: 'the name of an article of ours' },
  activities: { never: 'what was done and when; nobody changes it' },
}

test.each(collectionNames)(
  'what was written into %s on two devices is offered, or says why it cannot clash',
  (name) => {
    const place = offered[name]
    if ('never' in place) return expect(place.never).toMatch(/\w+/)
    expect(readFileSync(join(source, place.in), 'utf8')).toMatch(new RegExp(`<EarlierVersions\\s+collection="${name}"`))
  },
)
