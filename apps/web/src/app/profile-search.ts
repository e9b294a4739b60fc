/** The parts of the profile, in the order of the specification's sidebar. */
export const profileTabs = ['account', 'progress', 'privacy', 'help', 'logout'] as const
export type ProfileTab = (typeof profileTabs)[number]

export type ProfileSearch = { tab?: ProfileTab }

/** Leaves out what is no part of the profile, so that a broken address opens the first one. */
export function profileSearch(search: Record<string, unknown>): ProfileSearch {
  const tab = profileTabs.find((known) => known === search.tab)
  return tab ? { tab } : {}
}
