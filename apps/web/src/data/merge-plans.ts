import { type PlanEntry, planSections, type SafetyPlan } from './safety-plan'

/**
 * What becomes of a plan that was changed in two places since both knew `base`: each line as the one that changed it left it, lines in the
 * order of whoever moved them. Where both wrote the same line, that of `mine` stands and the other's is kept beside it; where one deleted
 * what the other wrote, the words stay.
 */
export function mergePlans(base: SafetyPlan, mine: SafetyPlan, theirs: SafetyPlan): SafetyPlan {
  const merged = planSections.map((section) => {
    const three = [base, mine, theirs].map(({ sections }) => sections[section]) as [Entries, Entries, Entries]
    return [section, mergeEntries(...three)] as const
  })
  const moments = [mine.changedAt, theirs.changedAt].filter((moment) => moment !== null).sort()
  const changedAt =
    mine.changedAt === base.changedAt
      ? theirs.changedAt
      : theirs.changedAt === base.changedAt
        ? mine.changedAt
        : (moments.at(-1) ?? null)
  return { sections: { ...mine.sections, ...Object.fromEntries(merged) }, changedAt }
}

type Entries = readonly PlanEntry[]

function mergeEntries(base: Entries, mine: Entries, theirs: Entries): Entries {
  const [inBase, inMine, inTheirs] = [base, mine, theirs].map(byId) as [Lookup, Lookup, Lookup]
  const isMovedHere = !isSameOrder(orderWithin(base, inMine), orderWithin(mine, inBase))
  const [first, second] = isMovedHere ? [mine, theirs] : [theirs, mine]
  return withBoth(first, second).flatMap((id) => {
    const merged = mergeEntry(inBase.get(id), inMine.get(id), inTheirs.get(id))
    return merged ? [merged] : []
  })
}

function mergeEntry(base?: PlanEntry, mine?: PlanEntry, theirs?: PlanEntry): PlanEntry | undefined {
  if (!mine || !theirs) {
    const left = mine ?? theirs
    // Deleted in the one place: gone, unless the other has written it since.
    return base && left && isSame(base, left) ? undefined : left
  }
  const others = mergeOthers(base?.others ?? [], mine.others ?? [], theirs.others ?? [])
  const isTheirs = mine.text === base?.text || mine.text.trim() === ''
  const text = isTheirs && theirs.text !== base?.text ? theirs.text : mine.text
  const isLost = theirs.text !== base?.text && theirs.text !== text && theirs.text.trim() !== ''
  const all = isLost ? [...new Set([...others, theirs.text])] : others
  return { id: mine.id, text, ...(all.length > 0 && { others: all }) }
}

/** What is offered in either place, without what was settled in one of them. */
function mergeOthers(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const isOpen = (text: string) => !base.includes(text) || (mine.includes(text) && theirs.includes(text))
  return [...new Set([...mine, ...theirs])].filter(isOpen)
}

/** The ids of both: those that only the second has stand after the one they follow there, or before the one that follows them. */
function withBoth(first: Entries, second: Entries): string[] {
  const ids = first.map(({ id }) => id)
  for (const [index, { id }] of second.entries()) {
    if (ids.includes(id)) continue
    const before = second[index - 1]
    const next = second.slice(index).find((entry) => ids.includes(entry.id))
    ids.splice(before ? ids.indexOf(before.id) + 1 : next ? ids.indexOf(next.id) : ids.length, 0, id)
  }
  return ids
}

type Lookup = ReadonlyMap<string, PlanEntry>

const byId = (entries: Entries): Lookup => new Map(entries.map((entry) => [entry.id, entry]))
const orderWithin = (entries: Entries, others: Lookup) => entries.map(({ id }) => id).filter((id) => others.has(id))
const isSameOrder = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n')
const isSame = (one: PlanEntry, other: PlanEntry) =>
  one.text === other.text && (one.others ?? []).join('\n') === (other.others ?? []).join('\n')
