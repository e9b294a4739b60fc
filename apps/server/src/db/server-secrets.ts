import { eq } from 'drizzle-orm'
import { serverSecrets } from './schema/reminders'
import type { Store } from './store'

type VapidKeys = { publicKey: string; privateKey: string }

/** The key pair of web push that this installation made for itself, one for all its processes; at first what `make` answers. */
export async function keepVapidKeys({ db, sealer }: Store, make: () => VapidKeys): Promise<VapidKeys> {
  const name = 'vapid'
  const place = placeOfServerSecret({ name })
  const find = () => db.select().from(serverSecrets).where(eq(serverSecrets.name, name))
  let [kept] = await find()
  if (!kept) {
    await db
      .insert(serverSecrets)
      .values({ name, sealed: sealer.seal(JSON.stringify(make()), place) })
      .onConflictDoNothing()
    // Another process may have been quicker; the first pair stands.
    ;[kept] = await find()
  }
  if (!kept) throw new Error('A secret that was just kept is there.')
  return JSON.parse(sealer.unseal(kept.sealed, place))
}

/** Where a secret of the installation is sealed to. */
export const placeOfServerSecret = ({ name }: { name: string }) => ({ table: 'server_secrets', owner: '', id: name })
