import type { GroupType, GroupWords } from '@maitri/contracts'

const plain = (text: string) => text.normalize('NFKC').toLocaleLowerCase().replace(/\s+/g, ' ').trim()

/**
 * The groups of a type (null is any) in whose name, description or one tag the query stands, whatever its case, in their order; all of the
 * type for an empty query. The specification, section 5.
 */
export function findGroups<G extends GroupWords>(
  groups: readonly G[],
  { query, type }: { query: string; type: GroupType | null },
): G[] {
  const wanted = plain(query)
  return groups.filter(
    (group) =>
      (type === null || group.type === type) &&
      [group.name, group.description, ...group.tags].some((text) => plain(text).includes(wanted)),
  )
}
