/** The parts of the profile, in the order of the specification's sidebar. */
export const profileTabs = ['account', 'progress', 'privacy', 'help', 'logout'] as const
export type ProfileTab = (typeof profileTabs)[number]
