import type { Logger } from 'pino'
import { isoTime } from './iso-time'

/** What a log says of a request: no path, query, header, body or address, only the route's pattern. */
export type RequestLine = {
  requestId: string
  method: string
  route: string
  status: number
  ms: number
  /** Why it was refused, by our own code: what somebody tried stands in the log by its name. */
  refusal: string | undefined
}
export type RequestLog = (line: RequestLine) => void

/** Methods that a line may name; any other word is the sender's own. */
const known = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * One line for each request, in the form of the logger's own lines. Put together by hand: every value is ours and needs no escaping,
 * and through the logger this line would cost a third of a route without the store.
 */
export function createRequestLog(log: Logger, destination: { write(text: string): unknown }): RequestLog {
  if (!log.isLevelEnabled('info')) return () => {}
  return ({ requestId, method, route, status, ms, refusal }) => {
    const named = known.has(method) ? method : 'other'
    const tenths = Math.round(ms * 10) / 10
    destination.write(
      `{"level":30${isoTime()},"requestId":"${requestId}","method":"${named}","route":"${route}","status":${status}${refusal ? `,"refusal":"${refusal}"` : ''},"ms":${tenths},"msg":"request"}\n`,
    )
  }
}
