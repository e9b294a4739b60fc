import type { Language } from '@maitri/domain'
import { type Account, findAccount } from '../db/accounts'
import {
  confirmEmailByToken,
  findPendingEmail,
  forgetEmailConfirmation,
  keepEmailConfirmation,
} from '../db/email-confirmations'
import { enqueueMail } from '../db/outbox'
import type { Store } from '../db/store'
import { AppError } from '../errors'
import type { Auth } from './auth'
import {
  confirmNewEmailEmail,
  type EmailContent,
  emailChangedEmail,
  emailChangeRequestedEmail,
  emailVerificationEmail,
} from './email-templates'
import type { RateLimits } from './rate-limits'

/** How long a link that confirms an address works. */
const linkMs = 24 * 60 * 60 * 1000

export type EmailAddresses = ReturnType<typeof createEmailAddresses>

type EmailAddressesDependencies = {
  auth: Auth
  store: Store
  rateLimits: RateLimits
  appUrl: string
  /** Where someone writes who did not ask for a change. */
  contact: string
  now: () => Date
}

/** Which address an account has. It becomes another one only once the link that was mailed there was opened. */
export function createEmailAddresses({ auth, store, rateLimits, appUrl, contact, now }: EmailAddressesDependencies) {
  const send = (uid: string, recipient: string, letter: EmailContent) =>
    enqueueMail(store, uid, { recipient, ...letter }, now())

  async function linkTo(uid: string, email: string) {
    const token = await keepEmailConfirmation(store, uid, { email, expiresAt: new Date(now().getTime() + linkMs) })
    return `${appUrl}/auth/confirm-email?token=${token}`
  }

  return {
    findPending: (uid: string) => findPendingEmail(store, uid, now()),

    /** To be called once the person has said again who they are: that an address is taken is told to nobody else. */
    async change({ uid, email: before }: Account, email: string, language: Language): Promise<void> {
      if (email === before) throw new AppError('conflict')
      // Counted before the address is looked for, so that nobody asks after many.
      await rateLimits.use('email-link', uid)
      const { internalAdapter } = await auth.$context
      if (await internalAdapter.findUserByEmail(email)) throw new AppError('email_taken')
      await send(uid, email, confirmNewEmailEmail(language, await linkTo(uid, email)))
      await send(uid, before, emailChangeRequestedEmail(language, contact))
    },

    /** Mails the account's own address a link that shows it to be the person's. */
    async verify({ uid, email }: Account, language: Language): Promise<void> {
      await rateLimits.use('email-link', uid)
      await send(uid, email, emailVerificationEmail(language, await linkTo(uid, email)))
    },

    cancel: (uid: string) => forgetEmailConfirmation(store, uid),

    /** Takes over the address whose link was opened, and tells the one before. */
    async confirm(token: string): Promise<{ uid: string; email: string }> {
      const confirmed = await confirmEmailByToken(store, token, now())
      if (confirmed.state === 'taken') throw new AppError('email_taken')
      if (confirmed.state !== 'confirmed') throw new AppError('reset_token_invalid')
      const { owner: uid, email, emailBefore } = confirmed
      if (email !== emailBefore) {
        const language = (await findAccount(store, uid))?.language ?? 'en'
        await send(uid, emailBefore, emailChangedEmail(language, contact))
      }
      return { uid, email }
    },
  }
}
