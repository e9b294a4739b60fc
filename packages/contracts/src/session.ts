import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { currentPassword, displayName, email, language, newPassword } from './fields'
import { preferences } from './preferences'
import { publicPaths } from './public-paths'
import { name } from './text'

/** The person as the app knows them while signed in. */
export const currentUser = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  photoURL: z.nullable(z.string()),
  preferences,
  /** True after a first Google sign-in until age and choices were given; until then the API refuses all else with `profile_incomplete`. */
  needsProfile: z.boolean(),
  /** 32 bytes in base64: seals this account's copy on the device; kept there only while signed in. */
  deviceKey: z.string(),
  /** The one before it, where there was one: what a device still holds under it is sealed anew. */
  earlierDeviceKey: z.optional(z.string()),
})

export type CurrentUser = z.infer<typeof currentUser>

/** `user` is null where nobody is signed in. */
export const sessionAnswer = z.object({ user: z.nullable(currentUser) })

/** `endedElsewhere` where this browser still has the cookie of a session that did not run out but was ended, for instance from another device. */
export const currentSession = z.object({ user: z.nullable(currentUser), endedElsewhere: z.optional(z.literal(true)) })

/** What is asked once of every new person: 18 or older (`docs/safety.md` P8), and one choice per purpose (P1). */
const newPersonChoices = {
  isAdult: z.literal(true),
  consents: z.object({ improvement: z.boolean(), reminders: z.boolean() }),
  language,
}

/** Of a right password: `user` is null where a second step comes first (`finishWithCode`, `finishWithPasskey`). */
export const signInAnswer = z.object({ user: z.nullable(currentUser), needsSecondStep: z.boolean() })

export const signUpInput = z.object({ name: displayName, email, password: newPassword, ...newPersonChoices })
export const signInInput = z.object({ email, password: currentPassword })
export const completeProfileInput = z.object(newPersonChoices)
export const requestPasswordResetInput = z.object({ email, language })
export const resetPasswordInput = z.object({
  token: name(200),
  password: newPassword,
  /** Agrees that an account whose address was never verified begins empty; see `address_unproven`. */
  startsEmpty: z.optional(z.boolean()),
})

export const readSession = endpoint({
  method: 'GET',
  path: publicPaths.session,
  access: 'public',
  summary: 'Who is signed in',
  response: currentSession,
})
export const signUp = endpoint({
  method: 'POST',
  path: '/api/auth/sign-up',
  access: 'public',
  summary: 'Create an account and sign in',
  body: signUpInput,
  response: sessionAnswer,
})
export const signIn = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in',
  access: 'public',
  summary: 'Sign in with email and password',
  body: signInInput,
  response: signInAnswer,
})
export const signOut = endpoint({
  method: 'POST',
  path: '/api/auth/sign-out',
  access: 'public',
  summary: 'End this session',
})
export const completeProfile = endpoint({
  method: 'POST',
  path: '/api/auth/complete-profile',
  access: 'person',
  summary: 'Give age and choices after a first Google sign-in',
  body: completeProfileInput,
  response: sessionAnswer,
})
/** Answers 204 whether or not the address has an account, so that it tells nobody who has one. */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/auth/request-password-reset',
  access: 'public',
  summary: 'Send a link to choose a new password',
  body: requestPasswordResetInput,
})
/**
 * Ends every session and link. Refused as `address_unproven` where the account holds something and whoever made it never verified the
 * address: the token still works then, with `startsEmpty`.
 */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  summary: 'Choose a new password with the token of the link',
  body: resetPasswordInput,
})
/**
 * Answers the address to open in the popup; the popup ends on `/auth/popup-done`, with `?error=` where it failed. With `startsEmpty` an
 * account of the same address that was never verified is erased instead of failing as `address_unproven`.
 */
export const startGoogleSignIn = endpoint({
  method: 'POST',
  path: '/api/auth/google',
  access: 'public',
  summary: 'Begin Continue with Google',
  body: z.object({ startsEmpty: z._default(z.boolean(), false) }),
  response: z.object({ url: z.string() }),
})
