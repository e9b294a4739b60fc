import { createHmac, timingSafeEqual } from 'node:crypto'
import type { RequestKey } from '../db/booking-answers'

/** Where a practice answers a request without an account. Under `/api`, so that no service worker takes it for a page of the app. */
export const bookingAnswerPath = '/api/booking-answers/:token'

export type BookingLinks = ReturnType<typeof createBookingLinks>

/**
 * Signed addresses for a practice's answer. Each names one request as it was: any change gives it another number, so that a link works
 * once, and the request itself says until when. It holds an id and no name.
 */
export function createBookingLinks(secrets: readonly [string, ...string[]]) {
  const sign = (secret: string, request: string) =>
    createHmac('sha256', secret).update(`booking-answer:${request}`).digest('base64url')

  return {
    pathOf({ id, sequence }: RequestKey): string {
      const request = `${id}.${sequence}`
      return bookingAnswerPath.replace(':token', `${request}.${sign(secrets[0], request)}`)
    },

    /** The request of a token; null where it was not signed here. */
    read(token: string): RequestKey | null {
      const [, id = '', sequence = '', signature = ''] = /^([\da-f-]{36})\.(\d{1,9})\.([\w-]{43})$/.exec(token) ?? []
      if (id === '') return null
      const given = Buffer.from(signature)
      const isSigned = secrets.some((secret) => timingSafeEqual(given, Buffer.from(sign(secret, `${id}.${sequence}`))))
      return isSigned ? { id, sequence: Number(sequence) } : null
    },
  }
}
