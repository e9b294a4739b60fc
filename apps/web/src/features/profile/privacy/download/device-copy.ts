import { isSetting } from '../../../../data/local-data/count-local-data'
import type { LocalData } from '../../../../data/local-data/local-data'
import { planSections, type SafetyPlan } from '../../../../data/safety-plan'

/** What of one owner lies on this device, by part, as it goes into the files. */
export type DeviceCopy = Record<string, unknown>

/**
 * What the server does not have: chats, safety plan, counts of use, drafts and settings; of a guest everything, of an account also what was not sent yet. Of a
 * chat only who said what and when: which reply it was could tell what the crisis gate found (`docs/safety.md` S16).
 */
export function deviceCopy(things: LocalData, isAccount: boolean): DeviceCopy {
  const { records, messages, plan, groups, hiddenGroups, uses, texts } = things
  const kept = Object.entries(records).map(([collection, list]) => {
    const own = list.filter(({ isPending }) => !isAccount || isPending)
    return [
      collection,
      own.map(({ id, occurredAt, updatedAt, body }) => ({ id, occurredAt, updatedAt, body })),
    ] as const
  })
  const named = (isWanted: (name: string) => boolean) =>
    Object.fromEntries(
      Object.entries(texts)
        .filter(([name]) => isWanted(name))
        .map(([name, text]) => [name, parsed(text)]),
    )
  const copy: DeviceCopy = {
    [isAccount ? 'notSentYet' : 'records']: Object.fromEntries(kept.filter(([, list]) => list.length > 0)),
    joinedGroups: groups,
    hiddenGroups,
    chats: messages.map(({ sender, text, sentAt }) => ({ sentAt, sender, text })),
    safetyPlan: plan && planLines(plan),
    useCounts: uses,
    drafts: named((name) => !isSetting(name)),
    settings: named(isSetting),
  }
  return Object.fromEntries(Object.entries(copy).filter(([, part]) => part !== null && !isEmpty(part)))
}

const planLines = ({ sections, changedAt }: SafetyPlan) => ({
  changedAt,
  ...Object.fromEntries(
    planSections.map((section) => [section, sections[section].flatMap(({ text, others = [] }) => [text, ...others])]),
  ),
})

const isEmpty = (part: unknown) => typeof part === 'object' && part !== null && Object.keys(part).length === 0

/** Lists and objects as such; any other text as it lies there, so that it can be brought back as it was. */
function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : text
  } catch {
    return text
  }
}
