import {
  completeProfile,
  deviceKeysHeader,
  finishWithCode,
  finishWithPasskey,
  leaveSecondStep,
  movesDeviceKeys,
  readSecondStep,
  readSession,
  requestPasswordReset,
  resetPassword,
  signIn,
  signOut,
  signUp,
  startWithPasskey,
} from '@maitri/contracts'
import type { Context } from 'hono'
import type { AppEnv } from '../app-env'
import { type DeviceKeys, presentCurrentUser } from '../services/accounts'
import type { ClientAddress } from '../services/client-address'
import type { Identity } from '../services/identity'
import type { PasswordReset } from '../services/password-reset'
import type { RateLimits } from '../services/rate-limits'
import type { SecondStep } from '../services/second-step'
import type { Session, Sessions } from '../services/sessions'
import type { TokenSync } from '../services/token-sync'
import type { Mount } from './mount'

/** Which refused field has a code of its own. */
const codes = { email: 'invalid_email', password: 'short_password' } as const

type Services = {
  mount: Mount
  identity: Identity
  passwordReset: PasswordReset
  sessions: Sessions
  secondStep: SecondStep
  tokenSync: TokenSync
  rateLimits: RateLimits
  addressOf: ClientAddress
  deviceKeysOf: (session: Session) => DeviceKeys
}

const cookieOf = (context: Context<AppEnv>) => context.req.header('cookie')

type Begin = (
  token: string,
  context: Context<AppEnv>,
  setCookie: (line: string) => void,
) => Promise<{ user: ReturnType<typeof presentCurrentUser> }>

/** Sign up, sign in, sign out, and what the app knows of who is signed in. */
export function mountSession(services: Services) {
  const { mount, identity, sessions, secondStep, tokenSync, rateLimits, addressOf, deviceKeysOf } = services
  const fromOf = (context: Context<AppEnv>) =>
    addressOf({
      socketAddress: context.env?.incoming?.socket.remoteAddress,
      forwardedFor: context.req.header('x-forwarded-for'),
    })

  const present = (session: Session, context: Context<AppEnv>) => {
    const keys = deviceKeysOf(session)
    const canMove = context.req.header(deviceKeysHeader) === movesDeviceKeys
    return {
      user: presentCurrentUser(session, canMove ? keys : { deviceKey: keys.earlierDeviceKey ?? keys.deviceKey }),
    }
  }

  const begin: Begin = async (token, context, setCookie) => {
    setCookie(await sessions.begin(token, cookieOf(context)))
    const session = await sessions.findBegun(token)
    tokenSync.signedIn(session)
    return present(session, context)
  }

  mount(readSession, async ({ context, setCookie }) => {
    const cookie = cookieOf(context)
    const session = await sessions.find(cookie, 'current')
    if (!session) return { user: null, ...(sessions.hasCookie(cookie) && { endedElsewhere: true as const }) }
    const kept = await sessions.keep(cookie)
    if (kept) setCookie(kept)
    return present(session, context)
  })

  mount(
    signUp,
    async ({ body, context, setCookie }) => {
      await rateLimits.spend('sign-up', fromOf(context), body.email)
      const token = await identity.signUp(body)
      return begin(token, context, setCookie)
    },
    { codes },
  )

  mount(
    signIn,
    async ({ body, context, setCookie }) => {
      const from = fromOf(context)
      await rateLimits.spend('sign-in', from, body.email)
      const { begins, token } = await identity.signIn(body)
      await rateLimits.forgive('sign-in', from, body.email)
      if (begins === 'session') return { ...(await begin(token, context, setCookie)), needsSecondStep: false }
      setCookie(secondStep.begin(token))
      return { user: null, needsSecondStep: true }
    },
    { codes: { email: codes.email } },
  )

  mountSecondStep(services, begin)

  mount(signOut, async ({ context, setCookie }) => {
    const cookie = cookieOf(context)
    tokenSync.signedOut(await sessions.find(cookie, 'recent'))
    setCookie(await sessions.end(cookie))
    return undefined
  })

  mount(
    completeProfile,
    async ({ body, person, context }) => {
      await identity.completeProfile(person, body)
      sessions.forget(person.uid)
      const session = await sessions.find(cookieOf(context), 'now')
      return session ? present(session, context) : { user: null }
    },
    { allowsIncompleteProfile: true },
  )

  mountPasswordReset(services, fromOf)
}

/** What follows a password where the person has asked for more than one. */
function mountSecondStep({ mount, secondStep }: Pick<Services, 'mount' | 'secondStep'>, begin: Begin) {
  mount(readSecondStep, async ({ context }) => ({ methods: await secondStep.methods(cookieOf(context)) }))

  mount(finishWithCode, async ({ body, context, setCookie }) => {
    const { token } = await secondStep.finishWithCode(cookieOf(context), body.code)
    setCookie(secondStep.over())
    return begin(token, context, setCookie)
  })

  mount(startWithPasskey, ({ context }) => secondStep.startWithPasskey(cookieOf(context)))

  mount(finishWithPasskey, async ({ body, context, setCookie }) => {
    const { token } = await secondStep.finishWithPasskey(cookieOf(context), body)
    setCookie(secondStep.over())
    return begin(token, context, setCookie)
  })

  mount(leaveSecondStep, ({ setCookie }) => {
    setCookie(secondStep.over())
    return undefined
  })
}

type FromOf = (context: Context<AppEnv>) => string

/** The link that sets a new password. */
function mountPasswordReset(
  { mount, passwordReset, rateLimits, sessions }: Pick<Services, 'mount' | 'passwordReset' | 'rateLimits' | 'sessions'>,
  fromOf: FromOf,
) {
  mount(
    requestPasswordReset,
    async ({ body, context }) => {
      await rateLimits.spend('reset-request', fromOf(context), body.email)
      passwordReset.request(body)
      return undefined
    },
    { codes: { email: codes.email } },
  )

  mount(
    resetPassword,
    async ({ body, context }) => {
      const from = fromOf(context)
      await rateLimits.spend('reset', from, null)
      const { uid, email } = await passwordReset.reset(body)
      sessions.forget(uid)
      // Who resets the password has proven the address: failed sign-ins before it, an attacker's too, no longer lock it.
      await rateLimits.forgive('sign-in', from, email)
      return undefined
    },
    { codes: { password: codes.password, token: 'reset_token_invalid' } },
  )
}
