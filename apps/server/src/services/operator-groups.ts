import type { ModeratedGroup } from '@maitri/contracts'
import type { Config } from '../config'
import { decide, listAll } from '../db/moderation'
import { askRunningServer, withStore } from '../db/operator-actions'
import type { Store } from '../db/store'

const listing = 'list-groups'
const closing = 'close-group'

/** Lets the operator's commands read and close groups by this process, which has the store open. */
export function takeGroupCommands(store: Store): void {
  store.operatorCommands[listing] = async () => JSON.stringify(await listAll(store))
  store.operatorCommands[closing] = async (id) => String(await close(store, id))
}

/** The created groups, newest first, also while the server runs. */
export async function listCreatedGroups(config: Config): Promise<ModeratedGroup[]> {
  const running = await askRunningServer(config, listing, '')
  return running === null ? await withStore(config, listAll) : (JSON.parse(running) as ModeratedGroup[])
}

/** Takes a group down for good, also while the server runs; false where there is none. */
export async function closeCreatedGroup(config: Config, id: string): Promise<boolean> {
  const running = await askRunningServer(config, closing, id)
  return running === null ? await withStore(config, (store) => close(store, id)) : running === 'true'
}

const close = (store: Store, id: string) => decide(store, { id, decision: 'remove', reason: null }, new Date())
