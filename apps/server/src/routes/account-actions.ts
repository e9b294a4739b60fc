import {
  cancelEmailChange,
  changeEmail,
  changePassword,
  confirmEmail,
  endSession,
  listSessions,
  readSignInState,
  signOutEverywhere,
  verifyEmail,
} from '@maitri/contracts'
import type { Context } from 'hono'
import type { AppEnv } from '../app-env'
import { AppError } from '../errors'
import type { AccountActions } from '../services/account-actions'
import type { ClientAddress } from '../services/client-address'
import type { EmailAddresses } from '../services/email-addresses'
import type { RateLimits } from '../services/rate-limits'
import type { Reauthentication } from '../services/reauthentication'
import type { Sessions } from '../services/sessions'
import type { TokenSync } from '../services/token-sync'
import type { Mount } from './mount'

type Services = {
  mount: Mount
  accountActions: AccountActions
  emailAddresses: EmailAddresses
  reauthentication: Reauthentication
  sessions: Sessions
  tokenSync: TokenSync
  rateLimits: RateLimits
  addressOf: ClientAddress
}

/** Address, password and sessions of the person. */
export function mountAccountActions(services: Services) {
  const { mount, accountActions, emailAddresses, reauthentication, sessions, tokenSync, rateLimits } = services

  const fromOf = (context: Context<AppEnv>) =>
    services.addressOf({
      socketAddress: context.env?.incoming?.socket.remoteAddress,
      forwardedFor: context.req.header('x-forwarded-for'),
    })

  async function sessionOf(context: Context<AppEnv>) {
    const session = await sessions.find(context.req.header('cookie'), 'now')
    if (!session) throw new AppError('unauthenticated')
    return session
  }

  mount(readSignInState, ({ person }) => accountActions.signInState(person.uid))

  mount(
    changeEmail,
    async ({ person, body, context }) => {
      await reauthentication.confirm(await sessionOf(context), body.password, fromOf(context))
      await emailAddresses.change(person, body.email, body.language)
      return accountActions.signInState(person.uid)
    },
    { codes: { email: 'invalid_email' } },
  )

  mount(verifyEmail, async ({ person, body }) => {
    await emailAddresses.verify(person, body.language)
    return accountActions.signInState(person.uid)
  })

  mount(cancelEmailChange, async ({ person }) => {
    await emailAddresses.cancel(person.uid)
    return accountActions.signInState(person.uid)
  })

  mount(
    confirmEmail,
    async ({ body, person, context, setCookie }) => {
      await rateLimits.spend('reset', fromOf(context), null)
      const { email, token } = await emailAddresses.confirm(await sessionOf(context), body.token)
      sessions.forget(person.uid)
      setCookie(await sessions.begin(token, undefined))
      return { email }
    },
    { codes: { token: 'reset_token_invalid' } },
  )

  mount(
    changePassword,
    async ({ person, body, context, setCookie }) => {
      const session = await sessionOf(context)
      await reauthentication.confirm(session, body.currentPassword, fromOf(context))
      const token = await accountActions.changePassword(session, body.newPassword)
      sessions.forget(person.uid)
      setCookie(await sessions.begin(token, undefined))
      return undefined
    },
    { codes: { newPassword: 'short_password' } },
  )

  mount(listSessions, async ({ context }) => accountActions.listSessions(await sessionOf(context)))

  mount(endSession, async ({ person, params, context }) => {
    const left = await accountActions.endSession(await sessionOf(context), params.id)
    sessions.forget(person.uid)
    return left
  })

  mount(signOutEverywhere, async ({ person, context, setCookie }) => {
    tokenSync.signedOut(await sessionOf(context))
    await accountActions.endEverywhere(person.uid)
    sessions.forget(person.uid)
    setCookie(await sessions.end(context.req.header('cookie')))
    return undefined
  })
}
