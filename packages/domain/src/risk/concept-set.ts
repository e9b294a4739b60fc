import { type Concept, conceptId } from './lexicon/concept'

/** Any one of several concepts; made once by `conceptsOf`, so that a text can remember where it stands. */
export type ConceptSet = { readonly ids: readonly number[]; readonly key: number }

let nextKey = 0

/** The set a rule writes as `want|wish`; an unknown name is a mistake in the table and throws. */
export function conceptsOf(names: string | readonly Concept[] | undefined): ConceptSet {
  const list = typeof names === 'string' ? names.split('|') : (names ?? [])
  const ids = list.map((name) => {
    const id = conceptId(name)
    if (id < 0) throw new Error(`A risk rule names an unknown concept: ${name}`)
    return id
  })
  return { ids, key: nextKey++ }
}
