import * as z from 'zod/mini'
import { namesOf, textSentimentProviders, translationProviders, videoProviders } from './providers'
import { transcriptionProviders } from './transcription-providers'

/** Why a service of others did not do what was asked of it. */
export const providerErrorKinds = [
  'not_configured',
  'bad_request',
  'unauthorized',
  'payment_required',
  'too_large',
  'unsupported_media',
  'rate_limited',
  'provider_down',
  'timeout',
  'network',
  'invalid_response',
  'aborted',
  'other',
] as const

export type ProviderErrorKind = (typeof providerErrorKinds)[number]

/** What a refusal says about the service that failed; the page's words are chosen by it. It holds no text of that service. */
export const providerFailure = z.object({
  provider: z.enum([
    ...namesOf(transcriptionProviders),
    ...namesOf(videoProviders),
    ...namesOf(textSentimentProviders),
    ...namesOf(translationProviders),
    'search',
  ]),
  kind: z.enum(providerErrorKinds),
  /** The HTTP status of its answer, or the code of its failed job. */
  status: z.optional(z.int()),
})

export type ProviderFailure = z.infer<typeof providerFailure>
