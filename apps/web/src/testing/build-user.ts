import type { CurrentUser } from '@maitri/contracts'

/** Someone who is signed in, as the server answers. */
export function buildUser(overrides: Partial<CurrentUser> = {}): CurrentUser {
  return {
    uid: 'user-ananya',
    email: 'ananya@example.in',
    displayName: 'Ananya Rao',
    photoURL: null,
    preferences: {
      notifications: true,
      theme: 'system',
      darkMode: false,
      language: 'en',
      furtherLanguage: null,
      dataSharingConsent: false,
    },
    needsProfile: false,
    deviceKey: btoa(String.fromCharCode(...new Uint8Array(32))),
    ...overrides,
  }
}
