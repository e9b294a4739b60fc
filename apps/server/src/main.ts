import { fileURLToPath } from 'node:url'
import pino from 'pino'
import { createApp } from './app'
import { buildComposition } from './composition'
import { type Config, readConfig } from './config'
import { serveOperatorCommands } from './db/operator-actions'
import { keepVapidKeys } from './db/server-secrets'
import { openStore, type Store } from './db/store'
import { createHttpServer } from './http-server'
import { openLogDestination } from './log-destination'
import { smtp } from './providers/mail/smtp'
import { makeVapidKeys } from './providers/push/web-push'
import { withoutWords } from './redact'
import { isoTime } from './services/iso-time'
import { createJobRunner } from './services/job-runner'
import { createMailDelivery } from './services/mail-delivery'
import { takeGroupCommands } from './services/operator-groups'
import { takeSessionCommand } from './services/operator-sessions'
import { takeTherapistReplies } from './services/therapist-answers'
import { readTherapists } from './therapists-file'

/** The same place from the source and from the bundle. */
const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

const config = await startedOrExit(() => readConfig())
const practices = await startedOrExit(() => readTherapists(config.therapistsFile))
const { destination, flushed } = openLogDestination()
const log = pino({ level: config.logLevel, base: null, timestamp: isoTime }, destination)
const store = await startedOrExit(() => openStore(config))
serveOperatorCommands(store, config.dataDir)
takeTherapistReplies(store, config.appUrl)
takeGroupCommands(store)
const vapidKeys = config.vapidKeys ?? (await keepVapidKeys(store, makeVapidKeys))
const composition = buildComposition({
  config,
  store,
  practices,
  vapidKeys,
  log,
  logDestination: destination,
  webFolder,
})
takeSessionCommand(store, composition.sessions)
const server = createHttpServer({ app: createApp(composition), responses: composition.responses })
const jobs = createJobRunner({
  jobs: [
    ...(config.smtpUrl
      ? [createMailDelivery({ store, mail: smtp({ url: config.smtpUrl, from: config.mailFrom }), log })]
      : []),
    composition.reminders.job,
    composition.bookings.expiry,
    composition.bookings.reminder,
    composition.bookings.removal,
    composition.maintenance,
  ],
  log,
})
await listenOrExit(config, store)

jobs.start()
composition.background.run('dialog key test', composition.chatProviderStatus())
if (composition.webFiles.isEmpty) log.warn('the web app is not built: only the API answers')
log.info({ url: config.appUrl, store: store.kind }, 'ready')
// For whoever started it by hand, beside the structured logs.
process.stdout.write(`Maitri is ready: ${config.appUrl}\n`)

let isStopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    // Whoever asks twice does not want to wait.
    if (isStopping) process.exit(1)
    isStopping = true
    void stop(signal)
  })
}
process.on('uncaughtException', fail)
process.on('unhandledRejection', fail)

async function stop(signal: string) {
  log.info({ signal }, 'stopping')
  composition.recordEvents.close()
  await Promise.all([server.close(), jobs.stop()])
  await composition.background.idle()
  await store.close()
  log.info('stopped')
  await flushed()
  process.exit(0)
}

function fail(error: unknown) {
  log.fatal({ error: withoutWords(error) }, 'failed')
  void flushed().then(() => process.exit(1))
}

async function startedOrExit<T>(start: () => T | Promise<T>): Promise<T> {
  try {
    return await start()
  } catch (error) {
    process.stderr.write(`Maitri cannot start. ${(error as Error).message}\n`)
    process.exit(1)
  }
}

async function listenOrExit({ port, host }: Config, { close }: Store) {
  try {
    await server.listen({ port, host })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    await close()
    const reason =
      code === 'EADDRINUSE'
        ? `Port ${port} on ${host} is taken. Stop what uses it, or give this one another PORT.`
        : message
    process.stderr.write(`Maitri cannot start. ${reason}\n`)
    process.exit(1)
  }
}
