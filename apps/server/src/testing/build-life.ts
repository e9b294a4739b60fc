import { randomUUID } from 'node:crypto'
import {
  book,
  changeEmail,
  collectionNames,
  createGroup,
  type Endpoint,
  joinGroup,
  keepPushDevice,
  listSessions,
  type PushSubscriptionKeys,
  readSlots,
  recordCollections,
  sendTherapistMessage,
  setProviderKey,
  setReminder,
  signIn,
} from '@maitri/contracts'
import { listWaitingMail } from '../db/outbox'
import { passkeys, recoveryCodes, totpSecrets } from '../db/schema/second-factors'
import { placeOfTotp } from '../db/second-factors'
import type { TestApp } from './build-app'
import { buildActivity, buildUser, openBrowser, type Sent } from './factories'
import { sampleOf } from './sample-of'

/** Somebody with something in every owned table, all of it told apart from anybody else's by `marks`. */
export type Life = Awaited<ReturnType<typeof buildLife>>

export const lifeTherapist = 'meera-iyer'

type LifeOptions = {
  /** Stands in every text that the person wrote. */
  words: string
  /** The browser that shows the reminders. */
  subscription: PushSubscriptionKeys
  minuteOfDay: number
}

export async function buildLife(server: TestApp, { words, subscription, minuteOfDay }: LifeOptions) {
  const { browser, user, email, password } = await buildUser(server, { name: words })
  const send = async (endpoint: Endpoint, sent: Sent) => {
    const response = await browser.call(endpoint, sent)
    if (!response.ok) throw new Error(`${endpoint.method} ${endpoint.path} answered ${response.status}`)
    return await response.json()
  }

  const records: Record<string, string> = {}
  for (const name of collectionNames) {
    const id = randomUUID()
    const { write } = recordCollections[name].endpoints
    const body = sampleOf(write.body.shape.body, words)
    await send(write, { params: { id }, body: { ...buildActivity(), body } })
    records[name] = id
  }
  const { slots } = await (await browser.call(readSlots, { params: { id: lifeTherapist } })).json()
  const bookings: string[] = []
  for (const startsAt of slots.slice(0, 2)) {
    const id = randomUUID()
    const details = { type: 'video', notes: words, timeZone: 'Asia/Kolkata', language: 'en' }
    await send(book, { body: { id, therapistId: lifeTherapist, startsAt, ...details } })
    bookings.push(id)
  }
  const [group, message] = [randomUUID(), randomUUID()]
  const groupWords = { name: 'Evening walkers', description: 'We walk.', type: 'support', tags: [] }
  await send(createGroup, { body: { id: group, ...groupWords, pseudonym: `Otter of ${words}` } })
  await send(joinGroup, {
    params: { id: 'anxiety-support-circle' },
    body: { pseudonym: `Banyan of ${words}` },
  })
  await send(sendTherapistMessage, { params: { id: lifeTherapist }, body: { id: message, text: words } })
  await send(setProviderKey, { params: { capability: 'audio' }, body: { key: `key-${words.replaceAll(' ', '-')}` } })
  await send(setReminder, { body: { minuteOfDay, timeZone: 'Asia/Kolkata', language: 'en' } })
  await send(keepPushDevice, { body: subscription })
  const wanted = `${randomUUID()}@example.net`
  await send(changeEmail, { body: { email: wanted, password, language: 'en' } })
  const mails = await listWaitingMail(server.store, 1000)
  const link = mails.find(({ recipient }) => recipient === wanted)?.text ?? ''
  const emailToken = /confirm-email\?token=([\w-]+)/.exec(link)?.[1] ?? ''
  const elsewhere = openBrowser(server)
  await elsewhere.call(signIn, { body: { email, password } })
  // By the store itself: adding them as a person does would end every session.
  const passkey = randomUUID()
  const createdAt = new Date(Date.UTC(2020, 0, 1, 0, 0, minuteOfDay)).toISOString()
  const owner = user.uid
  const secret = server.store.sealer.seal(words, placeOfTotp({ owner }))
  await server.store.db.insert(totpSecrets).values({ owner, sealed: secret, createdAt, confirmedAt: createdAt })
  await server.store.db
    .insert(passkeys)
    .values({ id: passkey, owner, publicKey: new Uint8Array(8), counter: 0, transports: '', createdAt })
  await server.store.db.insert(recoveryCodes).values({ owner, digest: randomUUID(), createdAt })
  const { sessions } = await (await browser.call(listSessions)).json()
  const session: string = sessions.find(({ isThis }: { isThis: boolean }) => !isThis).id

  return {
    ...{ browser, uid: user.uid, email, password, slots: slots as string[] },
    ...{ records, bookings, group, message, session, emailToken, subscription, passkey },
    marks: [
      ...[
        user.uid,
        email,
        wanted,
        words,
        `"lastFour":"${words.replaceAll(' ', '-').slice(-4)}"`,
        `"minuteOfDay":${minuteOfDay}`,
      ],
      ...[...Object.values(records), ...bookings, message, session, subscription.endpoint, passkey, createdAt],
    ],
  }
}
