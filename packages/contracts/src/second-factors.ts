import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { currentPassword, moment } from './fields'
import { sessionAnswer } from './session'
import { line, name } from './text'

/** WebAuthn in its JSON form (Web Authentication Level 3, section 5.1): made and read by the browser and the library on the server alone. */
const webAuthnOptions = z.record(z.string(), z.unknown())
export const webAuthnResponse = z.object({
  id: name(1400),
  rawId: name(1400),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
  clientExtensionResults: z.record(z.string(), z.unknown()),
  authenticatorAttachment: z.optional(z.nullable(z.string())),
})

export type WebAuthnResponse = z.infer<typeof webAuthnResponse>

/** What is asked for after the password, or after Google. */
export const secondFactors = z.object({
  passkeys: z.array(z.object({ id: z.string(), createdAt: moment, lastUsedAt: z.nullable(moment) })),
  hasTotp: z.boolean(),
  recoveryCodesLeft: z.int(),
  /** False where the app is served under an address of numbers, to which no browser binds a passkey. */
  canAddPasskeys: z.boolean(),
})

export type SecondFactors = z.infer<typeof secondFactors>

/** `recoveryCodes` are shown this once, with the first factor. */
const changedFactors = z.object({ factors: secondFactors, recoveryCodes: z.nullable(z.array(z.string())) })
const confirmation = z.object({ password: z.nullable(currentPassword) })

export const readSecondFactors = endpoint({
  method: 'GET',
  path: '/api/me/second-factors',
  access: 'person',
  summary: 'What the person shows after the password',
  response: secondFactors,
})
/** The secret counts once `confirmTotp` had a right code. Refused as `wrong_password`, `sign_in_again`, or `conflict` where there is an app. */
export const startTotp = endpoint({
  method: 'POST',
  path: '/api/me/second-factors/totp',
  access: 'person',
  summary: 'Begin to add an authenticator app',
  body: confirmation,
  response: z.object({ secret: z.string(), uri: z.string() }),
})
/** Every other session ends. Refused as `wrong_code`. */
export const confirmTotp = endpoint({
  method: 'POST',
  path: '/api/me/second-factors/totp/confirmation',
  access: 'person',
  summary: 'Add the authenticator app by one of its codes',
  body: z.object({ code: line(20, 1) }),
  response: changedFactors,
})
export const removeTotp = endpoint({
  method: 'POST',
  path: '/api/me/second-factors/totp/removal',
  access: 'person',
  summary: 'Remove the authenticator app',
  body: confirmation,
  response: changedFactors,
})
export const startPasskey = endpoint({
  method: 'POST',
  path: '/api/me/second-factors/passkeys/options',
  access: 'person',
  summary: 'Begin to add a passkey',
  body: confirmation,
  response: webAuthnOptions,
})
/** Every other session ends. Refused as `passkey_refused`. */
export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/me/second-factors/passkeys',
  access: 'person',
  summary: 'Add the passkey that the browser made',
  body: webAuthnResponse,
  response: changedFactors,
})
export const removePasskey = endpoint({
  method: 'POST',
  path: '/api/me/second-factors/passkeys/{id}/removal',
  access: 'person',
  summary: 'Remove a passkey',
  params: z.object({ id: name(1400) }),
  body: confirmation,
  response: changedFactors,
})
/** Those before work no more. Refused as `conflict` where there is no second factor. */
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/me/second-factors/recovery-codes',
  access: 'person',
  summary: 'Make new recovery codes',
  body: confirmation,
  response: changedFactors,
})

/** `methods` is null where no sign-in waits for its second step in this browser. */
export const readSecondStep = endpoint({
  method: 'GET',
  path: '/api/auth/second-step',
  access: 'public',
  summary: 'How the sign-in that waits here can go on',
  response: z.object({ methods: z.nullable(z.array(z.enum(['passkey', 'totp']))) }),
})
/** The code of an authenticator app, or a recovery code. Refused as `wrong_code`, or `second_step_over` where no sign-in waits. */
export const finishWithCode = endpoint({
  method: 'POST',
  path: '/api/auth/second-step/code',
  access: 'public',
  summary: 'Finish the sign-in with a code',
  body: z.object({ code: line(40, 1) }),
  response: sessionAnswer,
})
export const startWithPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/second-step/passkey/options',
  access: 'public',
  summary: 'Begin to finish the sign-in with a passkey',
  response: webAuthnOptions,
})
export const finishWithPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/second-step/passkey',
  access: 'public',
  summary: 'Finish the sign-in with a passkey',
  body: webAuthnResponse,
  response: sessionAnswer,
})
/** Gives the sign-in up: another account, or none. */
export const leaveSecondStep = endpoint({
  method: 'DELETE',
  path: '/api/auth/second-step',
  access: 'public',
  summary: 'Give up the sign-in that waits here',
})
