import type { Logger } from 'pino'
import { markMailFailed, markMailSent, takeDueMail, type WaitingMail } from '../db/outbox'
import type { Store } from '../db/store'
import type { MailProvider } from '../providers/mail/mail-provider'
import { ProviderError } from '../providers/provider-error'
import { withoutWords } from '../redact'
import type { Job } from './job-runner'

type MailDeliveryDependencies = { store: Store; mail: MailProvider; log: Logger; now?: () => Date }

/**
 * Sends what waits in the outbox. When to try again, and how often, stands in the store, so that a restart loses no mail. A mail under way
 * is not cut off when the server ends, since it would be sent twice; the mail server has deadlines of its own.
 */
export function createMailDelivery({ store, mail, log, now = () => new Date() }: MailDeliveryDependencies): Job {
  async function deliver({ id, recipient, subject, text, calendar, attempts }: WaitingMail) {
    try {
      await mail.send({ to: recipient, subject, text, calendar })
      await markMailSent(store, id, now())
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      log.warn({ mail: id, attempts, error: withoutWords(error) }, 'mail was not sent')
      await markMailFailed(store, id, error.kind, now())
    }
  }

  return {
    name: 'mail',
    everyMs: 5_000,
    atOnce: 4,
    async claim() {
      const due = await takeDueMail(store, now())
      return due && (() => deliver(due))
    },
  }
}
