import { afterAll, beforeAll, describe } from 'vitest'
import type { StoreOptions } from '../db/engine'
import { openStore, type Store } from '../db/store'
import { buildEmbeddedPlace, buildPostgresPlace, type StorePlace } from './store-places'

/** Opens the store of this test file's place; again after it was closed. Everything opened is closed at the end. */
export type OpenStore = (changes?: Partial<StoreOptions>) => Promise<Store>

/** Runs the same tests on the embedded store and on PostgreSQL, each on a fresh one. */
export function describeOnBothStores(name: string, suite: (open: OpenStore) => void): void {
  describe(`${name}, on the embedded store`, () => suite(placeForSuite(buildEmbeddedPlace)))
  describe(`${name}, on PostgreSQL`, () => suite(placeForSuite(buildPostgresPlace)))
}

function placeForSuite(buildPlace: () => Promise<StorePlace>): OpenStore {
  const opened: Store[] = []
  let place: StorePlace
  beforeAll(async () => {
    place = await buildPlace()
  })
  afterAll(async () => {
    for (const store of opened) await store.close()
    await place.discard()
  })
  return async (changes = {}) => {
    const store = await openStore({ ...place.options, ...changes })
    opened.push(store)
    return store
  }
}
