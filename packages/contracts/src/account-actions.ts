import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { currentPassword, email, language, moment, newPassword } from './fields'
import { name } from './text'

/** How the person signs in, and what of it waits. */
export const signInState = z.object({
  /** False for someone who only ever came through Google. */
  hasPassword: z.boolean(),
  isEmailVerified: z.boolean(),
  /** The address whose link was mailed and not opened yet: a new one, or the account's own. */
  pendingEmail: z.nullable(z.string()),
})

export type SignInState = z.infer<typeof signInState>

/** A session says when, and nothing of where or with what: no address and no device is kept. */
export const sessionState = z.object({
  id: z.string(),
  begunAt: moment,
  /** To the day: a session that is used is prolonged at most once a day. */
  lastUsedAt: moment,
  isThis: z.boolean(),
})

export type SessionState = z.infer<typeof sessionState>

const sessionList = z.object({ sessions: z.array(sessionState) })

export const readSignInState = endpoint({
  method: 'GET',
  path: '/api/me/sign-in',
  access: 'person',
  summary: 'How the person signs in',
  response: signInState,
})
/**
 * Mails a link to the new address; until it is opened the old one stands. Refused as `wrong_password`, `sign_in_again` (an account without
 * a password whose sign-in is too long ago) or `email_taken`: the last only after the person has shown who they are.
 */
export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/me/email',
  access: 'person',
  summary: 'Ask for another email address',
  body: z.object({ email, password: z.nullable(currentPassword), language }),
  response: signInState,
})
/** Mails a link to the account's own address, so that it counts as shown to be the person's. */
export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/me/email/verification',
  access: 'person',
  summary: 'Ask for a link that verifies the address',
  body: z.object({ language }),
  response: signInState,
})
export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/api/me/email',
  access: 'person',
  summary: 'Let the link that was mailed work no more',
  response: signInState,
})
/**
 * Needs the account's own session: a link alone shows that somebody reads the mailbox, and whoever was only sent one must not prove the
 * address for somebody else. Every other session ends.
 */
export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/me/email/confirmation',
  access: 'person',
  summary: 'Take over the address whose link was opened',
  body: z.object({ token: name(200) }),
  response: z.object({ email: z.string() }),
})
/** Every other session of the person ends. Refused as `wrong_password`, `weak_password`, or `conflict` where there is no password yet. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/me/password',
  access: 'person',
  summary: 'Change the password',
  body: z.object({ currentPassword, newPassword }),
})
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/me/sessions',
  access: 'person',
  summary: 'Where the person is signed in, the latest used first',
  response: sessionList,
})
/** Refused as `conflict` for this session, which signing out ends. */
export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/me/sessions/{id}',
  access: 'person',
  summary: 'End one other session',
  params: z.object({ id: name(100) }),
  response: sessionList,
})
export const signOutEverywhere = endpoint({
  method: 'DELETE',
  path: '/api/me/sessions',
  access: 'person',
  summary: 'End every session, this one too',
})
