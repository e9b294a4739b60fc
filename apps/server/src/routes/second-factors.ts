import {
  addPasskey,
  confirmTotp,
  readSecondFactors,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  startPasskey,
  startTotp,
} from '@maitri/contracts'
import type { Context } from 'hono'
import type { AppEnv } from '../app-env'
import { AppError } from '../errors'
import type { ClientAddress } from '../services/client-address'
import type { Reauthentication } from '../services/reauthentication'
import type { SecondFactorsService } from '../services/second-factors'
import type { Sessions } from '../services/sessions'
import type { Mount } from './mount'

type Services = {
  mount: Mount
  secondFactors: SecondFactorsService
  reauthentication: Reauthentication
  sessions: Sessions
  addressOf: ClientAddress
}

/** What the person shows after the password: read, added, removed. */
export function mountSecondFactors({ mount, secondFactors, reauthentication, sessions, addressOf }: Services) {
  async function sessionOf(context: Context<AppEnv>) {
    const session = await sessions.find(context.req.header('cookie'), 'now')
    if (!session) throw new AppError('unauthenticated')
    return session
  }

  /** The session, once the person has shown again who they are. */
  async function confirmedSession(context: Context<AppEnv>, password: string | null) {
    const session = await sessionOf(context)
    const from = addressOf({
      socketAddress: context.env?.incoming?.socket.remoteAddress,
      forwardedFor: context.req.header('x-forwarded-for'),
    })
    await reauthentication.confirm(session, password, from)
    return session
  }

  async function goOn<T>(uid: string, { token, changed }: { token: string; changed: T }, set: (line: string) => void) {
    sessions.forget(uid)
    set(await sessions.begin(token, undefined))
    return changed
  }

  mount(readSecondFactors, ({ person }) => secondFactors.read(person.uid))

  mount(startTotp, async ({ body, context }) => {
    const { account } = await confirmedSession(context, body.password)
    return secondFactors.startTotp(account)
  })

  mount(confirmTotp, async ({ body, person, context, setCookie }) =>
    goOn(person.uid, await secondFactors.confirmTotp(await sessionOf(context), body.code), setCookie),
  )

  mount(removeTotp, async ({ body, person, context, setCookie }) => {
    const session = await confirmedSession(context, body.password)
    return goOn(person.uid, await secondFactors.remove(session, { kind: 'totp' }), setCookie)
  })

  mount(startPasskey, async ({ body, context }) => {
    const { account } = await confirmedSession(context, body.password)
    return secondFactors.startPasskey(account)
  })

  mount(addPasskey, async ({ body, person, context, setCookie }) =>
    goOn(person.uid, await secondFactors.addPasskey(await sessionOf(context), body), setCookie),
  )

  mount(removePasskey, async ({ body, params, person, context, setCookie }) => {
    const session = await confirmedSession(context, body.password)
    return goOn(person.uid, await secondFactors.remove(session, { kind: 'passkey', id: params.id }), setCookie)
  })

  mount(renewRecoveryCodes, async ({ body, person, context }) => {
    await confirmedSession(context, body.password)
    return secondFactors.renewRecoveryCodes(person.uid)
  })
}
