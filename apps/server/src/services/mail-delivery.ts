import type { Logger } from 'pino'
import { markMailFailed, markMailSent, takeDueMail, type WaitingMail } from '../db/outbox'
import type { Store } from '../db/store'
import type { MailProvider } from '../providers/mail/mail-provider'
import { ProviderError } from '../providers/provider-error'
import { withoutWords } from '../redact'

type MailDeliveryDependencies = { store: Store; mail: MailProvider; log: Logger; now?: () => Date }

/** Sends what waits in the outbox. When to try again stands in the store, so that a restart loses no mail and sends none twice. */
export function createMailDelivery({ store, mail, log, now = () => new Date() }: MailDeliveryDependencies) {
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

  let isStopped = false
  let round: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  async function deliverDue() {
    while (!isStopped) {
      const due = await takeDueMail(store, now())
      if (!due) return
      await deliver(due)
    }
  }

  const run = () => {
    round ??= deliverDue()
      .catch((error: unknown) => log.error({ error: withoutWords(error) }, 'mail delivery failed'))
      .finally(() => {
        round = null
      })
    return round
  }

  return {
    /** One round over everything that is due now. */
    deliverDue: run,

    /** Looks for due mail every `everyMs` until stopped. */
    start(everyMs = 5_000) {
      timer = setInterval(() => void run(), everyMs)
      timer.unref()
      void run()
    },

    /** Resolves once the mail under way is settled; takes no other. */
    async stop() {
      isStopped = true
      clearInterval(timer)
      await round
    },
  }
}
