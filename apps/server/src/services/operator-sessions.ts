import type { Config } from '../config'
import { askRunningServer, withStore } from '../db/operator-actions'
import { endEverywhere } from '../db/sessions'
import type { Store } from '../db/store'
import { findUserByEmail } from '../db/users'
import type { Sessions } from './sessions'

const ending = 'end-sessions'

/** Lets the operator's command end a person's sessions by this process, which has the store open and trusts checks of sessions for a while. */
export function takeSessionCommand(store: Store, sessions: Pick<Sessions, 'forget'>): void {
  store.operatorCommands[ending] = async (email) => {
    const uid = await end(store, email)
    if (uid) sessions.forget(uid)
    return String(uid !== null)
  }
}

/** Signs the person with that address out on every device, also while the server runs; false where there is no such account. */
export async function endSessionsOf(config: Config, email: string): Promise<boolean> {
  const running = await askRunningServer(config, ending, email)
  return running === null
    ? await withStore(config, async (store) => (await end(store, email)) !== null)
    : running === 'true'
}

async function end(store: Store, email: string): Promise<string | null> {
  const user = await findUserByEmail(store.db, email.trim().toLowerCase())
  if (user) await endEverywhere(store, user.id)
  return user?.id ?? null
}
