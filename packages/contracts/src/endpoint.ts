import type * as z from 'zod/mini'

type Schema = z.ZodMiniType

/** One route of the API: the server mounts it, the browser calls it, OpenAPI describes it, all from this. `path` is in OpenAPI form, `/api/analyses/{id}`. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  summary: string
  /** 'public' needs no session; 'person' refuses with `unauthenticated` without one. */
  access: 'public' | 'person'
  params?: Schema
  query?: Schema
  body?: Schema
  /** Instead of `body`: raw bytes of one of these content types (by their beginning), streamed and never held whole. */
  file?: { types: readonly string[]; maxBytes: number }
  /** Absent where the answer is 204 without a body. */
  response?: Schema
}

/** Declares an endpoint and keeps its exact type. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition

/** Names the person that a call is for, by uid. The server refuses a call whose session is someone else's as `unauthenticated`. */
export const personHeader = 'maitri-person'

/**
 * Says, by `movesDeviceKeys`, that a page can seal anew what lies on its device when an account gets another device key. One that does not say it
 * is of an earlier version: it would take the new key, open nothing of before with it, and write over it.
 */
export const deviceKeysHeader = 'maitri-device-keys'
export const movesDeviceKeys = 'moves'
