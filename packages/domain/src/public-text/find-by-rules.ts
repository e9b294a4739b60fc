import type { Concept, Places } from './concepts'
import type { Finding } from './reading'
import { rules } from './rules'

/** What the word lists say of a text. */
export function findByRules(places: Places): Finding[] {
  const has = (concept: Concept): boolean => places.has(concept)
  return rules.flatMap(({ reason, unless, never = [], signs }) => {
    if (never.some(has)) return []
    const isExcused = unless !== undefined && has(unless)
    return signs.flatMap(({ verdict, all, within = 0, otherwise }) => {
      const said = isExcused ? otherwise : verdict
      return said !== undefined && areNear(places, all, within) ? [{ reason, verdict: said }] : []
    })
  })
}

/** Whether every further one begins within so many words of the first, not at the same one; one alone only has to be there. Lists are sorted. */
function areNear(places: Places, [first, ...further]: readonly Concept[], within: number): boolean {
  const from = further.map(() => 0)
  return ((first && places.get(first)) ?? []).some((at) =>
    further.every((concept, index) => {
      const others = places.get(concept) ?? []
      let next = from[index] ?? 0
      while ((others[next] ?? Number.POSITIVE_INFINITY) < at - within) next++
      from[index] = next
      const other = others[next] === at ? others[next + 1] : others[next]
      return other !== undefined && other <= at + within
    }),
  )
}
