import type { Endpoint, RecordEndpoints } from '@maitri/contracts'
import type * as z from 'zod/mini'
import { ApiError, type ApiInput, type ApiResponse, callApi } from '../../lib/api-client'
import type { DeviceRecord, RecordTable } from './record-table'

type Change = z.output<RecordEndpoints['write']['response']>

/**
 * Sends what was done here, then takes what was done elsewhere; what is done here meanwhile goes with it. Every write is an upsert on the
 * record's own id, so that sending one twice changes nothing. Throws `ApiError` at the first call that fails, or once `signal` is aborted;
 * what was not sent stays pending and is sent by the next run. `person` is whose records they are: the server refuses them as anyone else's.
 */
export async function syncRecords(
  endpoints: RecordEndpoints,
  table: RecordTable,
  options: { signal?: AbortSignal; person?: string } = {},
): Promise<void> {
  const call: Call = (endpoint, input) => callApi(endpoint, input, options)
  const tried = new Set<string>()
  const findWaiting = async () => (await table.waiting()).filter((record) => !tried.has(versionOf(record)))
  let waiting = await findWaiting()
  do {
    for (const record of waiting) {
      tried.add(versionOf(record))
      await push(endpoints, table, record, call).catch(passOver)
    }
    await pull(endpoints, table, call)
    waiting = await findWaiting()
  } while (waiting.length > 0)
}

type Call = <E extends Endpoint>(endpoint: E, input: ApiInput<E>) => Promise<ApiResponse<E>>

const versionOf = ({ id, updatedAt }: DeviceRecord) => `${id} ${updatedAt}`

/** One record that the server will not have must not hold up the others; it stays pending, and is shown as such. */
function passOver(error: unknown): void {
  const isItsOwnFault =
    error instanceof ApiError && (error.code === 'invalid_request' || error.code === 'payload_too_large')
  if (!isItsOwnFault) throw error
}

async function push(endpoints: RecordEndpoints, table: RecordTable, record: DeviceRecord, call: Call): Promise<void> {
  const { id, occurredAt, updatedAt, body } = record
  if (body === null) {
    await call(endpoints.remove, { params: { id }, query: { at: updatedAt } })
    if (await isUnchanged(table, record)) await table.drop(id)
    return
  }
  const stored = await call(endpoints.write, { params: { id }, body: { occurredAt, updatedAt, body } })
  // Written again here while it was on its way: the newer words stay pending.
  if (await isUnchanged(table, record)) await settle(table, stored)
}

async function isUnchanged(table: RecordTable, { id, updatedAt }: DeviceRecord): Promise<boolean> {
  return (await table.find(id))?.updatedAt === updatedAt
}

async function pull(endpoints: RecordEndpoints, table: RecordTable, call: Call): Promise<void> {
  let since = await table.cursor()
  for (let hasMore = true; hasMore; ) {
    const page = await call(endpoints.changes, { query: { since } })
    for (const change of page.changes) {
      const here = await table.find(change.id)
      if (!here?.isPending || isAfter(change.updatedAt, here.updatedAt)) await settle(table, change)
      since = change.revision
    }
    await table.moveCursor(since)
    hasMore = page.hasMore && page.changes.length > 0
  }
}

async function settle(table: RecordTable, change: Change): Promise<void> {
  if (change.state === 'deleted') await table.drop(change.id)
  else {
    const { id, occurredAt, updatedAt, body } = change
    await table.put({ id, occurredAt, updatedAt, body, isPending: false })
  }
}

const isAfter = (a: string, b: string) => Date.parse(a) > Date.parse(b)
