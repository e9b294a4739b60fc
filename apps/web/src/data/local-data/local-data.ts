import { type CollectionName, collectionNames } from '@maitri/contracts'
import { createDeviceKeys } from '../../lib/session/device-keys'
import { canStore } from '../../lib/stored-value'
import { createConversationStore } from '../conversation/conversation-store'
import type { Message } from '../conversation/message'
import { type GuestMembership, readGuestGroups } from '../groups/guest-groups'
import { readHiddenGroups } from '../groups/hidden-groups'
import type { PresentRecord } from '../records/record-store'
import { recordsOf } from '../records/records-of'
import { createSealedStorage } from '../records/sealed-storage'
import { parsePlan, type SafetyPlan, safetyPlanStorage } from '../safety-plan'
import { createUseCounts, type KeptUses, useCountsStorage } from '../use-counts/use-counts'

export const guestOwner = 'guest'

/** All that one owner keeps on this device. */
export type LocalData = {
  records: { [C in CollectionName]: PresentRecord<C>[] }
  messages: Message[]
  plan: SafetyPlan | null
  /** What a guest joined; an account's groups are with the server. */
  groups: readonly GuestMembership[]
  /** The ids of what a guest hid; an account's are with the server. */
  hiddenGroups: readonly string[]
  /** The parts that an account which agreed to it went to, counted here. */
  uses: KeptUses | null
  /** Drafts and settings, by their local-storage name without the owner. */
  texts: Record<string, string>
}

/** Reads all of it. What cannot be opened is left out; of an account that is everything once its key is gone. */
export async function readLocalData(owner: string): Promise<LocalData> {
  const deviceKeys = createDeviceKeys()
  const isAccount = owner !== guestOwner
  const read = (name: string) => createSealedStorage(name, owner, deviceKeys).read()
  const [records, messages, plan, uses, texts] = await Promise.all([
    Promise.all(collectionNames.map(async (name) => [name, await recordsOf(owner).list(name)] as const)),
    createConversationStore({ owner, isAccount, deviceKeys }).read(),
    read(safetyPlanStorage),
    isAccount ? createUseCounts({ owner, deviceKeys }).read() : null,
    Promise.all(textNames(owner).map(async (name) => [name, await read(name)] as const)),
  ])
  return {
    records: Object.fromEntries(records) as LocalData['records'],
    messages,
    plan: parsePlan(plan),
    groups: isAccount ? [] : readGuestGroups(),
    hiddenGroups: isAccount ? [] : readHiddenGroups(),
    uses,
    texts: Object.fromEntries(texts.filter((entry): entry is [string, string] => entry[1] !== null)),
  }
}

/** What has a form of its own in `LocalData`. */
const formed: readonly string[] = [
  'mindmitraMessages',
  safetyPlanStorage,
  'joinedGroups',
  'hiddenGroups',
  useCountsStorage,
]

function textNames(owner: string): string[] {
  if (!canStore()) return []
  const ending = `_${owner}`
  return Object.keys(localStorage)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .filter((name) => !formed.includes(name))
}
