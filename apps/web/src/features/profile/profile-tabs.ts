/** The parts of the profile, in the order of the specification's sidebar. */
export const profileTabs = ['account', 'progress', 'privacy', 'help', 'logout'] as const
export type ProfileTab = (typeof profileTabs)[number]

/** The parts of Account Settings: below each other on a wide screen, pages of their own on a phone. */
export const accountParts = [
  'details',
  'password',
  'second_step',
  'preferences',
  'reminder',
  'keys',
  'sessions',
] as const
export type AccountPart = (typeof accountParts)[number]
