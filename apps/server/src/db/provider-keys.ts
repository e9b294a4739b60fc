import type { KeyCapability } from '@maitri/contracts'
import { and, eq } from 'drizzle-orm'
import { ownedBy } from './schema/owned'
import { providerKeys } from './schema/provider-keys'
import type { Store } from './store'

export type StoredKey = { capability: KeyCapability; key: string; at: string }

/** Sets a person's own key, or replaces it. */
export async function putProviderKey(
  { db, sealer }: Store,
  owner: string,
  capability: KeyCapability,
  key: string,
  at: Date,
): Promise<void> {
  const values = { sealed: sealer.seal(key, placeOfProviderKey({ owner, capability })), at: at.toISOString() }
  await db
    .insert(providerKeys)
    .values({ owner, capability, ...values })
    .onConflictDoUpdate({ target: [providerKeys.owner, providerKeys.capability], set: values })
}

/** The key of a person for one capability; null where none is set. */
export async function findProviderKey(
  { db, sealer }: Store,
  owner: string,
  capability: KeyCapability,
): Promise<string | null> {
  const [row] = await db.select().from(providerKeys).where(isOf(owner, capability))
  return row ? sealer.unseal(row.sealed, placeOfProviderKey(row)) : null
}

export async function removeProviderKey({ db }: Store, owner: string, capability: KeyCapability): Promise<void> {
  await db.delete(providerKeys).where(isOf(owner, capability))
}

export async function listProviderKeys({ db, sealer }: Store, owner: string): Promise<StoredKey[]> {
  const rows = await db.select().from(providerKeys).where(ownedBy(providerKeys, owner))
  return rows.map((row) => ({
    capability: row.capability,
    key: sealer.unseal(row.sealed, placeOfProviderKey(row)),
    at: row.at,
  }))
}

/** Which keys a person has set, and how they end; never the keys, which would work for whoever reads the file. */
export async function exportProviderKeys(store: Store, owner: string) {
  const keys = await listProviderKeys(store, owner)
  return keys.map(({ capability, key, at }) => ({ capability, lastFour: lastFourOf(key), at }))
}

/** What a page may show of a key. */
export const lastFourOf = (key: string) => key.slice(-4)

/** Where a key is sealed to. */
export const placeOfProviderKey = ({ owner, capability }: { owner: string; capability: KeyCapability }) => ({
  table: 'provider_keys',
  owner,
  id: capability,
})

const isOf = (owner: string, capability: KeyCapability) =>
  and(ownedBy(providerKeys, owner), eq(providerKeys.capability, capability))
