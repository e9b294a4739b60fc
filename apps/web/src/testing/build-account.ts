import type { account } from '@maitri/contracts'
import type * as z from 'zod/mini'
import { buildUser } from './build-user'

type Account = z.output<typeof account>

/** The record of who is signed in, as the server answers. */
export function buildAccount(overrides: Partial<Account> = {}): Account {
  const { uid, email, displayName, photoURL, preferences } = buildUser()
  return {
    uid,
    email,
    displayName,
    photoURL,
    preferences,
    createdAt: '2026-06-03T08:00:00.000Z',
    lastLogin: '2026-11-20T08:00:00.000Z',
    lastUpdated: null,
    consents: [],
    ...overrides,
  }
}
