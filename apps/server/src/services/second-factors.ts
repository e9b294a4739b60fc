import type { SecondFactors, WebAuthnResponse } from '@maitri/contracts'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { findAccount } from '../db/accounts'
import { keepOneTimeToken } from '../db/one-time-tokens'
import { enqueueMail } from '../db/outbox'
import {
  addPasskey,
  type ChangedFactors,
  confirmTotp,
  countRecoveryCodes,
  findTotp,
  listPasskeys,
  putTotpSecret,
  removeFactor,
  replaceRecoveryCodes,
} from '../db/second-factors'
import type { Store } from '../db/store'
import { AppError } from '../errors'
import type { Passkeys } from '../providers/second-factors/passkeys'
import { makeTotpSecret, stepOfCode, totpUri } from '../providers/second-factors/totp'
import { secondStepChangedEmail } from './email-templates'
import type { RateLimits } from './rate-limits'
import { makeRecoveryCodes } from './recovery-codes'
import type { Session } from './sessions'

/** How long a browser may take to make a passkey. */
const challengeMs = 10 * 60 * 1000
/** More than anybody has devices. */
const maxPasskeys = 20

export type SecondFactorsService = ReturnType<typeof createSecondFactors>

type SecondFactorsDependencies = {
  store: Store
  passkeys: Passkeys
  rateLimits: RateLimits
  appUrl: string
  /** Where someone writes who did not change anything. */
  contact: string
  now: () => Date
}

/**
 * What a person shows after the password: passkeys, an authenticator app, and recovery codes for when neither is at hand. Whoever calls
 * what changes them has made sure who it is. A change ends every session; the answers carry the token of the one that begins here.
 */
export function createSecondFactors({ store, passkeys, rateLimits, appUrl, contact, now }: SecondFactorsDependencies) {
  async function read(uid: string): Promise<SecondFactors> {
    const known = await listPasskeys(store.db, uid)
    return {
      passkeys: known.map(({ id, createdAt, lastUsedAt }) => ({ id, createdAt, lastUsedAt })),
      hasTotp: ((await findTotp(store, uid))?.confirmedAt ?? null) !== null,
      recoveryCodesLeft: await countRecoveryCodes(store.db, uid),
      canAddPasskeys: passkeys.isAvailable,
    }
  }

  async function finish(uid: string, { token, recoveryCodes }: ChangedFactors) {
    const account = await findAccount(store, uid)
    if (account) {
      const email = secondStepChangedEmail(account.language, { contact, link: `${appUrl}/reset-password` })
      await enqueueMail(store, uid, { recipient: account.email, ...email }, now())
    }
    return { token, changed: { factors: await read(uid), recoveryCodes } }
  }

  const changing = ({ account, begunAt }: Session) => ({ uid: account.uid, begunAt, at: now() })

  return {
    read,

    /** A secret that counts once a code of it was shown. */
    async startTotp({ uid, email }: Session['account']) {
      const secret = makeTotpSecret()
      if (!(await putTotpSecret(store, uid, secret, now()))) throw new AppError('conflict')
      return { secret, uri: totpUri(secret, email) }
    },

    async confirmTotp(session: Session, code: string) {
      const { uid } = session.account
      await rateLimits.use('second-step-code', uid)
      const waiting = await findTotp(store, uid)
      if (!waiting || waiting.confirmedAt !== null) throw new AppError('conflict')
      const step = stepOfCode(waiting.secret, code.replace(/\s/g, ''), now())
      if (step === null) throw new AppError('wrong_code')
      const changed = await confirmTotp(store, changing(session), step, makeRecoveryCodes)
      if (!changed) throw new AppError('conflict')
      return finish(uid, changed)
    },

    async startPasskey({ uid, email, displayName: name }: Session['account']) {
      if (!passkeys.isAvailable) throw new AppError('passkey_refused')
      const known = await listPasskeys(store.db, uid)
      if (known.length >= maxPasskeys) throw new AppError('quota_reached')
      const at = now()
      const expiresAt = new Date(at.getTime() + challengeMs)
      const challenge = await keepOneTimeToken(store.db, 'new-passkey', uid, { expiresAt, at })
      return { ...(await passkeys.registrationOptions({ uid, email, name, known, challenge })) }
    },

    async addPasskey(session: Session, response: WebAuthnResponse) {
      const made = await passkeys.register(response as unknown as RegistrationResponseJSON)
      const changed = made && (await addPasskey(store, changing(session), made, makeRecoveryCodes))
      if (!changed) throw new AppError('passkey_refused')
      return finish(session.account.uid, changed)
    },

    async remove(session: Session, factor: { kind: 'totp' } | { kind: 'passkey'; id: string }) {
      const changed = await removeFactor(store, changing(session), factor)
      if (!changed) throw new AppError('not_found')
      return finish(session.account.uid, changed)
    },

    async renewRecoveryCodes(uid: string) {
      const recoveryCodes = makeRecoveryCodes()
      if (!(await replaceRecoveryCodes(store, uid, recoveryCodes, now()))) throw new AppError('conflict')
      return { factors: await read(uid), recoveryCodes }
    },
  }
}
