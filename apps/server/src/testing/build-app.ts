import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import pino from 'pino'
import { createApp } from '../app'
import { buildComposition } from '../composition'
import { readConfig } from '../config'
import type { RecordQuota } from '../db/records'
import { keepVapidKeys } from '../db/server-secrets'
import { openStore } from '../db/store'
import { makeVapidKeys } from '../providers/push/web-push'
import type { TranscriptionTiming } from '../providers/transcription/transcription-provider-of'
import type { RateLimitSettings, UsageLimits } from '../services/rate-limits'
import { readTherapists } from '../therapists-file'
import { buildEmbeddedPlace, type StorePlace } from './store-places'

/** The origin of the app's own pages in tests. */
export const ownOrigin = 'http://localhost:3000'

export type BuildAppOptions = {
  env?: Record<string, string>
  limits?: RateLimitSettings
  usageLimits?: UsageLimits
  recordQuota?: RecordQuota
  transcriptionTiming?: TranscriptionTiming
  now?: () => Date
  webFolder?: string
  /** A place whose store was closed, to open it again. */
  place?: StorePlace
}

export type TestApp = Awaited<ReturnType<typeof buildApp>>

/** The whole server without a port, on a fresh embedded store of its own. `logged` is every log line so far. */
export async function buildApp({
  env = {},
  limits,
  usageLimits,
  recordQuota,
  transcriptionTiming,
  now,
  webFolder,
  place: given,
}: BuildAppOptions = {}) {
  const place = given ?? (await buildEmbeddedPlace())
  const store = await openStore(place.options)
  const logged: string[] = []
  const sink = new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk))
      done()
    },
  })
  const log = pino({ level: 'trace' }, sink)
  const config = readConfig(env)
  const emptyFolder = mkdtempSync(join(tmpdir(), 'maitri-web-'))
  const composition = buildComposition({
    config,
    store,
    practices: readTherapists(config.therapistsFile),
    vapidKeys: config.vapidKeys ?? (await keepVapidKeys(store, makeVapidKeys)),
    log,
    logDestination: sink,
    webFolder: webFolder ?? emptyFolder,
    ...(limits && { limits }),
    ...(usageLimits && { usageLimits }),
    ...(recordQuota && { recordQuota }),
    ...(transcriptionTiming && { transcriptionTiming }),
    ...(now && { now }),
  })
  return {
    app: createApp(composition),
    composition,
    store,
    place,
    logged,
    /** Closes the store and keeps its files, so that it can be opened again. */
    async close() {
      await composition.background.idle()
      await store.close()
      rmSync(emptyFolder, { recursive: true, force: true })
    },
    async discard() {
      await this.close()
      await place.discard()
    },
  }
}
