import type { Language } from '@maitri/domain'
import type { Account } from '../db/accounts'
import {
  confirmEmailByToken,
  findPendingEmail,
  forgetEmailConfirmation,
  keepEmailConfirmation,
} from '../db/email-confirmations'
import { enqueueMail } from '../db/outbox'
import type { Store } from '../db/store'
import { findUserByEmail } from '../db/users'
import { AppError } from '../errors'
import {
  confirmNewEmailEmail,
  type EmailContent,
  emailChangedEmail,
  emailChangeRequestedEmail,
  emailVerificationEmail,
} from './email-templates'
import type { RateLimits } from './rate-limits'
import type { Session } from './sessions'

/** How long a link that confirms an address works. */
const linkMs = 24 * 60 * 60 * 1000

export type EmailAddresses = ReturnType<typeof createEmailAddresses>

type EmailAddressesDependencies = {
  store: Store
  rateLimits: RateLimits
  appUrl: string
  /** Where someone writes who did not ask for a change. */
  contact: string
  now: () => Date
}

/** Which address an account has. It becomes another one only once the link that was mailed there was opened. */
export function createEmailAddresses({ store, rateLimits, appUrl, contact, now }: EmailAddressesDependencies) {
  const send = (uid: string, recipient: string, message: EmailContent) =>
    enqueueMail(store, uid, { recipient, ...message }, now())

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
      // However many accounts somebody makes, they fill nobody's mailbox.
      await rateLimits.use('email-link', `to ${email}`)
      if (await findUserByEmail(store.db, email)) throw new AppError('email_taken')
      await send(uid, email, confirmNewEmailEmail(language, await linkTo(uid, email)))
      await send(uid, before, emailChangeRequestedEmail(language, { contact, link: `${appUrl}/reset-password` }))
    },

    /** Mails the account's own address a link that shows it to be the person's. */
    async verify({ uid, email }: Pick<Account, 'uid' | 'email'>, language: Language): Promise<void> {
      await rateLimits.use('email-link', uid)
      await send(uid, email, emailVerificationEmail(language, await linkTo(uid, email)))
    },

    cancel: (uid: string) => forgetEmailConfirmation(store, uid),

    /**
     * Takes over the address whose link was opened by the person of this session, and writes to the one before. Every session ends;
     * answers the token of the one that begins in its place.
     */
    async confirm({ account, begunAt }: Session, opened: string): Promise<{ email: string; token: string }> {
      const { uid } = account
      const confirmed = await confirmEmailByToken(store, { uid, begunAt }, opened, now())
      if (confirmed.state === 'taken') throw new AppError('email_taken')
      if (confirmed.state !== 'confirmed') throw new AppError('reset_token_invalid')
      const { email, emailBefore, token } = confirmed
      if (email !== emailBefore) await send(uid, emailBefore, emailChangedEmail(account.language, contact))
      return { email, token }
    },
  }
}
