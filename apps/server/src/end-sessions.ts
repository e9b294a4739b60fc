import { readConfig } from './config'
import { endSessionsOf } from './services/operator-sessions'

/** Signs a person out on every device: `npm run sessions:end -- <address>`. Works while the server runs, and while it does not. */
const [email] = process.argv.slice(2)
try {
  if (!email) throw new Error('Give the address of the account.')
  if (!(await endSessionsOf(readConfig(), email))) throw new Error('There is no account with this address.')
  process.stdout.write('Every session, link and push device of this account is ended.\n')
} catch (error) {
  process.stderr.write(`No session was ended. ${(error as Error).message}\n`)
  process.exitCode = 1
}
