import type { ErrorCode, ProviderFailure } from '@maitri/contracts'

/** What each refusal is called and which HTTP status it has. */
export const refusals = {
  invalid_request: { status: 400, title: 'The request does not have the expected form' },
  unauthenticated: { status: 401, title: 'Nobody is signed in' },
  forbidden_origin: { status: 403, title: 'The request comes from another site' },
  not_found: { status: 404, title: 'There is nothing here' },
  conflict: { status: 409, title: 'The request does not fit what is stored' },
  payload_too_large: { status: 413, title: 'The request is too large' },
  too_many_requests: { status: 429, title: 'Too many attempts' },
  email_taken: { status: 409, title: 'The email address already has an account' },
  invalid_email: { status: 400, title: 'The email address is not valid' },
  weak_password: { status: 400, title: 'The password is too easy to guess' },
  short_password: { status: 400, title: 'The password is too short' },
  invalid_credentials: { status: 401, title: 'The email address or the password is wrong' },
  wrong_password: { status: 403, title: 'The password is not right' },
  sign_in_again: { status: 403, title: 'The sign-in is too long ago' },
  profile_incomplete: { status: 403, title: 'Age and choices have not been given yet' },
  wrong_code: { status: 403, title: 'The code is not right' },
  passkey_refused: { status: 403, title: 'The passkey was not accepted' },
  second_step_over: { status: 409, title: 'No sign-in waits for its second step' },
  reset_token_invalid: { status: 400, title: 'The link is used or too old' },
  address_unproven: {
    status: 409,
    title: 'The account of this address holds something, and its address was never verified',
  },
  google_not_configured: { status: 501, title: 'Continue with Google is not set up here' },
  google_failed: { status: 502, title: 'Google sign-in failed' },
  unsupported_media: { status: 415, title: 'Content of this kind cannot be used' },
  slot_taken: { status: 409, title: 'The slot is taken' },
  slot_not_offered: { status: 409, title: 'The slot is not offered' },
  provider_not_configured: { status: 501, title: 'No such service is set up here' },
  provider_failed: { status: 502, title: 'A service of others failed' },
  unavailable: { status: 503, title: 'The service is not ready' },
  booking_clash: { status: 409, title: 'The person has another appointment at that time' },
  email_unverified: { status: 403, title: 'The address of the account was not verified yet' },
  quota_reached: { status: 403, title: 'The account holds as many of these as one may' },
  text_refused: { status: 422, title: 'Words that other people would read break a rule' },
  writing_suspended: { status: 403, title: 'The account may not write for others at the moment' },
  storage_full: { status: 507, title: 'There is no room left to keep it' },
  internal: { status: 500, title: 'Something went wrong here' },
} as const satisfies Record<ErrorCode, { status: number; title: string }>

export type RefusedField = { path: string; code: string }

type RefusalDetails = {
  fields?: RefusedField[]
  retryAfterSeconds?: number
  provider?: ProviderFailure
  cause?: unknown
}

/** A refusal that the person may see. It never carries what they sent. */
export class AppError extends Error {
  readonly fields: RefusedField[] | undefined
  readonly retryAfterSeconds: number | undefined
  readonly provider: ProviderFailure | undefined

  constructor(
    readonly code: ErrorCode,
    details: RefusalDetails = {},
  ) {
    super(code, { cause: details.cause })
    this.name = 'AppError'
    this.fields = details.fields
    this.retryAfterSeconds = details.retryAfterSeconds
    this.provider = details.provider
  }
}
