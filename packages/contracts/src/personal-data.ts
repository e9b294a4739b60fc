import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { moment } from './fields'

/**
 * Says once more who it is (`docs/safety.md` P7): the password, or null for someone who only ever came through Google and signed in within
 * the last minutes. Refused as `wrong_password` or, where that sign-in is too long ago, as `sign_in_again`.
 */
export const reauthentication = z.object({ password: z.nullable(z.string().check(z.minLength(1), z.maxLength(128))) })

/** Everything that is kept of a person: by part (account, sessions, records, ...), in the words of the specification. */
export const personalData = z.object({ madeAt: moment, parts: z.record(z.string(), z.unknown()) })

export type PersonalData = z.infer<typeof personalData>

/** How many things of each part are kept; parts without any are left out. */
export const holdings = z.object({ counts: z.record(z.string(), z.int()) })

/** Says that everything is gone; it is handed to the person and kept nowhere. */
export const deletionReceipt = z.object({ id: z.string(), deletedAt: moment, counts: z.record(z.string(), z.int()) })

export type DeletionReceipt = z.infer<typeof deletionReceipt>

export const readHoldings = endpoint({
  method: 'GET',
  path: '/api/me/holdings',
  access: 'person',
  summary: 'How many things of each kind are kept',
  response: holdings,
})
export const downloadPersonalData = endpoint({
  method: 'POST',
  path: '/api/me/download',
  access: 'person',
  summary: 'Everything that is kept of the person',
  body: reauthentication,
  response: personalData,
})
/** Ends every session and erases the person from every table; all or nothing, so that it can be tried again. */
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/me/delete',
  access: 'person',
  summary: 'Delete the account with all that belongs to it',
  body: reauthentication,
  response: deletionReceipt,
})
