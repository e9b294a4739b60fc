import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { moment } from './fields'
import { keyServices } from './providers'

/** What a person may bring a key of their own for; the specification's API key settings. */
export const keyCapabilities = ['translation', 'video', 'audio', 'text', 'chatbot'] as const
export type KeyCapability = (typeof keyCapabilities)[number]

export const providerKeyMinLength = 8
export const providerKeyMaxLength = 4_096

/** A key as services give them out: it travels in a header, so it holds no space and nothing but ASCII. */
export const providerKey = z.string().check(
  z.trim(),
  z.minLength(providerKeyMinLength),
  z.maxLength(providerKeyMaxLength),
  z.refine((text) => /^[\x21-\x7e]+$/.test(text)),
)

/** `set` is null where the person has none. The key itself never comes back. */
export const providerKeyState = z.object({
  capability: z.enum(keyCapabilities),
  /** The service that the operator chose for it, else the default of `docs/rules.md`. */
  service: z.enum(keyServices),
  set: z.nullable(z.object({ lastFour: z.string(), at: moment })),
})

export type ProviderKeyState = z.infer<typeof providerKeyState>

const states = z.object({ keys: z.array(providerKeyState) })
const params = z.object({ capability: z.enum(keyCapabilities) })

/**
 * 'limited' is a key that the service knows and does not serve now; 'unexpected' an answer that is none of its own, for instance of another
 * service at that address.
 */
export const keyTestOutcomes = ['works', 'refused', 'limited', 'unreachable', 'unexpected'] as const
export type KeyTestOutcome = (typeof keyTestOutcomes)[number]

export const readProviderKeys = endpoint({
  method: 'GET',
  path: '/api/me/provider-keys',
  access: 'person',
  summary: "Which of the person's own provider keys are set",
  response: states,
})
export const setProviderKey = endpoint({
  method: 'PUT',
  path: '/api/me/provider-keys/{capability}',
  access: 'person',
  summary: 'Set or replace a key',
  params,
  body: z.object({ key: providerKey }),
  response: states,
})
export const removeProviderKey = endpoint({
  method: 'DELETE',
  path: '/api/me/provider-keys/{capability}',
  access: 'person',
  summary: 'Remove a key',
  params,
  response: states,
})
/** Asks the service with the stored key, by the cheapest call that needs one. Refused as `not_found` where none is set. */
export const testProviderKey = endpoint({
  method: 'POST',
  path: '/api/me/provider-keys/{capability}/test',
  access: 'person',
  summary: 'Ask the service whether it takes the key',
  params,
  response: z.object({ outcome: z.enum(keyTestOutcomes) }),
})
