import { type ProfileTab, profileTabs } from '../features/profile/profile-tabs'
import { type ProgressRange, progressRanges } from '../features/profile/progress/progress-ranges'

export type ProfileSearch = { tab?: ProfileTab; range?: ProgressRange }

/** Leaves out what is no part of the profile, so that a broken address opens the first one. */
export function profileSearch(search: Record<string, unknown>): ProfileSearch {
  const tab = profileTabs.find((known) => known === search.tab)
  const range = progressRanges.find((known) => known === search.range)
  return { ...(tab && { tab }), ...(range && { range }) }
}
