import { readConfig } from './config'
import { readWaitingMail } from './db/operator-actions'

/** Prints the mail that was not sent, newest first, for the operator. Works while the server runs, and while it does not. */
try {
  const mails = await readWaitingMail(readConfig())
  for (const { createdAt, recipient, subject, text, attempts, lastErrorCode } of mails) {
    const tried = attempts === 0 ? 'not tried' : `tried ${attempts} times, last: ${lastErrorCode ?? 'under way'}`
    process.stdout.write(
      `${createdAt}  To: ${recipient}  (${tried})\nSubject: ${subject}\n\n${text}\n\n${'-'.repeat(72)}\n`,
    )
  }
  if (mails.length === 0) process.stdout.write('The outbox is empty.\n')
} catch (error) {
  process.stderr.write(`The outbox cannot be read. ${(error as Error).message}\n`)
  process.exitCode = 1
}
