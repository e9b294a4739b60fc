import { text } from 'node:stream/consumers'
import { readConfig } from './config'
import { answerMessage } from './services/therapist-answers'

/**
 * Puts a therapist's answer into a thread: `npm run therapist:answer -- <id of the message>`, the words on standard input. A mail tells the
 * person that an answer waits, and not what it says. Works while the server runs, and while it does not.
 */
const [messageId] = process.argv.slice(2)
try {
  if (!messageId) throw new Error('Name the message: its id stands at the end of the mail to the practice.')
  const words = (await text(process.stdin)).trim()
  if (words === '') throw new Error('The answer is read from standard input, and nothing came.')
  if (!(await answerMessage(readConfig(), { messageId, text: words })))
    throw new Error('There is no message with this id.')
  process.stdout.write('The answer stands in the thread, and a mail tells the person that it waits.\n')
} catch (error) {
  process.stderr.write(`The answer was not put in. ${(error as Error).message}\n`)
  process.exitCode = 1
}
