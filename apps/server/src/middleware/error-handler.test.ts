import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import pino from 'pino'
import { beforeAll, expect, test } from 'vitest'
import type { AppEnv } from '../app-env'
import type { Store } from '../db/store'
import { createResponses } from '../responses'
import { describeOnBothStores } from '../testing/describe-on-both-stores'
import { handleErrors } from './error-handler'

describeOnBothStores('what the store refuses', (open) => {
  let store: Store
  let app: Hono<AppEnv>
  beforeAll(async () => {
    store = await open()
    app = new Hono<AppEnv>()
    app.onError(handleErrors({ responses: createResponses({ isHttps: false }), log: pino({ level: 'silent' }) }))
    app.get('/raise/:code', (context) => raise(context.req.param('code')))
    // As a library passes on what failed below it.
    app.get('/wrapped/:code', (context) =>
      raise(context.req.param('code')).catch((cause: unknown) => {
        throw new Error('wrapped', { cause })
      }),
    )
    app.get('/text', () => answerOf(store.db.execute(sql`select ${'nothing\u0000else'}::text`)))
  })

  const answerOf = async (query: Promise<unknown>) => new Response(String(await query))
  const raise = (code: string) =>
    answerOf(store.db.execute(sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`)))
  const ask = (path: string) => app.request(path, {}, { visit: { requestId: 'r', route: 'none' } })

  test.each([
    ['08006', 'a connection that failed'],
    ['53300', 'too many connections'],
    ['55P03', 'a lock that was waited for too long'],
    ['57014', 'a statement that took too long'],
    ['57P01', 'a server that is being stopped'],
    ['40P01', 'a deadlock'],
    ['40001', 'a serialization failure'],
  ])('%s, %s, is 503 and says when to come again', async (code) => {
    for (const path of [`/raise/${code}`, `/wrapped/${code}`]) {
      const response = await ask(path)
      expect(response.status).toBe(503)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await response.json()).toMatchObject({ code: 'unavailable' })
    }
  })

  test('53100, a disk that is full, is 507', async () => {
    const response = await ask('/raise/53100')
    expect(response.status).toBe(507)
    expect(await response.json()).toMatchObject({ code: 'storage_full' })
  })

  test('text that the store cannot hold is 400', async () => {
    const response = await ask('/text')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'invalid_request' })
  })

  test('anything else is 500', async () => {
    expect((await ask('/raise/23505')).status).toBe(500)
  })
})
