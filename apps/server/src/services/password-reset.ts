import type { requestPasswordResetInput, resetPasswordInput } from '@maitri/contracts'
import type * as z from 'zod/mini'
import { resetPassword } from '../db/credentials'
import { findOneTimeToken, keepOneTimeToken } from '../db/one-time-tokens'
import { enqueueMail } from '../db/outbox'
import type { Store } from '../db/store'
import { findUser, findUserByEmail } from '../db/users'
import { AppError } from '../errors'
import type { Background } from './background'
import { resetPasswordEmail } from './email-templates'
import { hashPassword } from './password-hashing'
import { requireStrongPassword } from './password-rules'
import type { RateLimits } from './rate-limits'

/** How long the link in a reset mail works. */
const resetLinkMs = 60 * 60 * 1000

export type PasswordReset = ReturnType<typeof createPasswordReset>

type PasswordResetDependencies = {
  store: Store
  rateLimits: RateLimits
  appUrl: string
  background: Background
  now: () => Date
}

/** A new password by a mailed link, for whoever does not know theirs. */
export function createPasswordReset({ store, rateLimits, appUrl, background, now }: PasswordResetDependencies) {
  async function sendLink({ email, language }: z.output<typeof requestPasswordResetInput>) {
    const user = await findUserByEmail(store.db, email)
    if (!user) return
    // Whatever network the requests come from, a mailbox is not filled. Nobody is told, or they would know that there is an account.
    if (!(await rateLimits.allows('reset-link', email))) return
    const at = now()
    const expiresAt = new Date(at.getTime() + resetLinkMs)
    const token = await keepOneTimeToken(store.db, 'reset-password', user.id, { expiresAt, at })
    const message = resetPasswordEmail(language, `${appUrl}/reset-password?token=${token}`)
    await enqueueMail(store, user.id, { recipient: user.email, ...message }, at)
  }

  return {
    /** Goes on after the answer was sent, so that the answer takes the same time whether or not the address has an account. */
    request(input: z.output<typeof requestPasswordResetInput>) {
      background.run('send reset link', sendLink(input))
    },

    /**
     * Sets a new password and ends what is outstanding; answers whose sessions ended, and of which address. Refuses with
     * `reset_token_invalid`, `weak_password`, or `address_unproven` where the account holds something and its address was never verified,
     * until `startsEmpty` agrees that it is erased.
     */
    async reset({ token, password, startsEmpty = false }: z.output<typeof resetPasswordInput>) {
      const uid = await findOneTimeToken(store.db, 'reset-password', token, now())
      const user = uid && (await findUser(store.db, uid))
      if (!user) throw new AppError('reset_token_invalid')
      // Before the token is spent, so that a weak password can be corrected with the same link.
      requireStrongPassword(password, user)
      const passwordHash = await hashPassword(password)
      const proof = await resetPassword(store, { token, passwordHash, startsEmpty }, now())
      if (proof.state === 'unproven') throw new AppError('address_unproven')
      if (proof.state === 'refused') throw new AppError('reset_token_invalid')
      return { uid: proof.uidBefore, email: user.email }
    },
  }
}
