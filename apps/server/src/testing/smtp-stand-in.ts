import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** What the stand-in answers: accepts, or the reply that RFC 5321 names for each failure. */
export type SmtpScenario = 'accepts' | 'closing 421' | 'busy 450' | 'unknown 550' | 'wrong password 535' | 'silent'

export type ReceivedMail = { from: string; to: string[]; source: string }

/** A mail server on this machine. `password` is the only one that user `maitri` may sign in with. */
export async function startSmtpStandIn(scenario: SmtpScenario) {
  const received: ReceivedMail[] = []
  if (scenario === 'silent') return { ...(await startSilent()), received }

  const refuse = (responseCode: number) => Object.assign(new Error('refused'), { responseCode })
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    onAuth(auth, _session, done) {
      if (auth.username === 'maitri' && auth.password === 'right') return done(null, { user: auth.username })
      done(refuse(535))
    },
    onMailFrom(_address, _session, done) {
      done(scenario === 'closing 421' ? refuse(421) : null)
    },
    onRcptTo(_address, _session, done) {
      if (scenario === 'busy 450') return done(refuse(450))
      done(scenario === 'unknown 550' ? refuse(550) : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  const credentials = scenario === 'wrong password 535' ? 'maitri:wrong@' : 'maitri:right@'
  return {
    url: `smtp://${credentials}127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Accepts the connection and never greets. */
async function startSilent() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => sockets.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
