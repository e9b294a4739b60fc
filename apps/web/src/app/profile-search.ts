/** The parts of the profile, in the order of the specification's sidebar. */
export const profileTabs = ['account', 'progress', 'privacy', 'help', 'logout'] as const
export type ProfileTab = (typeof profileTabs)[number]

/** How far back My Progress looks, in the order of the specification's list; the first one where the address names none. */
export const progressRanges = ['7d', '30d', '3m', '6m', 'all'] as const
export type ProgressRange = (typeof progressRanges)[number]

export type ProfileSearch = { tab?: ProfileTab; range?: ProgressRange }

/** Leaves out what is no part of the profile, so that a broken address opens the first one. */
export function profileSearch(search: Record<string, unknown>): ProfileSearch {
  const tab = profileTabs.find((known) => known === search.tab)
  const range = progressRanges.find((known) => known === search.range)
  return { ...(tab && { tab }), ...(range && { range }) }
}
