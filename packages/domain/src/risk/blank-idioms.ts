import { lazy } from '../lazy'
import { type ConceptSet, conceptsOf } from './concept-set'
import type { Found } from './found'
import { type Concept, concepts } from './lexicon/concept'
import { eachMatch, type Match, patternOf } from './pattern'
import { idioms } from './rules/idioms'

/** Within an idiom nothing counts but who, when and where it was told. */
const kept = new Set<Concept>([
  'self',
  'my',
  'other',
  'partner',
  'family',
  'idiom',
  'tonight',
  'now',
  'news',
  'past',
  'panic',
  'lender',
  'offered',
])

const sets = lazy(() => ({
  idiom: conceptsOf('idiom'),
  sharp: conceptsOf(concepts.filter((concept) => !kept.has(concept))),
}))
const readyIdioms = lazy(() =>
  idioms.map(({ find, span, clear, blank, within }) => ({
    pattern: patternOf(find, span, clear),
    blank: conceptsOf(blank),
    within: within ? conceptsOf(within) : null,
  })),
)

/** S7: the words of a harmless turn of phrase stop counting before any rule is read. */
export function blankIdioms(found: Found): void {
  const { idiom, sharp } = sets()
  if (found.has(idiom)) {
    const isBlank = new Uint8Array(found.count)
    const { from, to } = found.places(idiom)
    from.forEach((start, i) => {
      isBlank.fill(1, start, (to[i] ?? start) + 1)
    })
    found.drop(sharp, isBlank)
  }
  for (const { pattern, blank, within } of readyIdioms()) {
    let isBlank: Uint8Array | null = null
    eachMatch(found, pattern, (match) => {
      isBlank ??= new Uint8Array(found.count)
      if (within === null) isBlank.fill(1, match.first, match.last + 1)
      else fillPlaces(isBlank, found, within, match)
      return false
    })
    if (isBlank !== null) found.drop(blank, isBlank)
  }
}

function fillPlaces(isBlank: Uint8Array, found: Found, set: ConceptSet, { first, last }: Match): void {
  const { from, to } = found.places(set)
  from.forEach((start, i) => {
    const end = to[i] ?? start
    if (start >= first && end <= last) isBlank.fill(1, start, end + 1)
  })
}
