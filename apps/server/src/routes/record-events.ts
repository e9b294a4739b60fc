import { recordEventsPath } from '@maitri/contracts'
import type { Hono } from 'hono'
import type { AppEnv } from '../app-env'
import { AppError } from '../errors'
import type { Responses } from '../responses'
import type { RecordEvents } from '../services/record-events'
import type { Sessions } from '../services/sessions'

/** Shorter than proxies let a silent connection live. */
const heartbeatMs = 20_000

type Dependencies = { app: Hono<AppEnv>; responses: Responses; sessions: Sessions; recordEvents: RecordEvents }

/**
 * `GET /api/records/events`: server-sent events, each the latest revision of the person's records. No word of a record goes this way. A
 * session that ended elsewhere ends it at the next heartbeat.
 */
export function mountRecordEvents({ app, responses, sessions, recordEvents }: Dependencies) {
  app.get(recordEventsPath, async (context) => {
    context.env.visit.route = recordEventsPath
    const cookie = context.req.header('cookie')
    const { uid, needsProfile } = await sessions.require(cookie, 'now')
    if (needsProfile) throw new AppError('profile_incomplete')
    const encoder = new TextEncoder()
    // Once it is over, nothing may be written: the heartbeat waits for the store, and the device may be gone by then.
    let isOpen = true
    let stop: () => void = () => undefined
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const send = (text: string) => {
          if (isOpen) controller.enqueue(encoder.encode(text))
        }
        const heartbeat = setInterval(() => void beat(), heartbeatMs).unref()
        const beat = async () => {
          const session = await sessions.find(cookie, 'now').catch(() => undefined)
          if (session === null) stop()
          else send(': \n\n')
        }
        const leave = recordEvents.listen({
          uid,
          hear: (revision) => send(`data: ${revision}\n\n`),
          end() {
            clearInterval(heartbeat)
            if (isOpen) controller.close()
            isOpen = false
          },
        })
        stop = leave
        send('retry: 5000\n\n')
      },
      cancel() {
        isOpen = false
        stop()
      },
    })
    return responses.events(body, context.env.visit)
  })
}
