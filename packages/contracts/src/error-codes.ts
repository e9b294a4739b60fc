/** Every refusal of the API has one of these codes; `packages/content` has the words for each. */
export const errorCodes = [
  'invalid_request',
  'unauthenticated',
  'forbidden_origin',
  'not_found',
  'conflict',
  'payload_too_large',
  'too_many_requests',
  'email_taken',
  'invalid_email',
  'weak_password',
  'short_password',
  'invalid_credentials',
  'profile_incomplete',
  'reset_token_invalid',
  'google_not_configured',
  'google_failed',
  'unsupported_media',
  'slot_taken',
  'slot_not_offered',
  'provider_not_configured',
  'provider_failed',
  'unavailable',
  'internal',
] as const

export type ErrorCode = (typeof errorCodes)[number]
