import { createRoute } from '@tanstack/react-router'
import { paths } from '../../config/paths'
import { type AccountPart, accountParts, type ProfileTab, profileTabs } from '../../features/profile/profile-tabs'
import { type ProgressRange, progressRanges } from '../../features/profile/progress/progress-ranges'
import { oneOf } from '../../lib/one-of'
import { guardedRoute } from './guarded'
import { loadScreen } from './load-screen'

type ProfileSearch = {
  tab?: ProfileTab | undefined
  part?: AccountPart | undefined
  range?: ProgressRange | undefined
}

/** Leaves out what is no part of the profile, so that a broken address opens the first one. */
const profileSearch = ({ tab, part, range }: Record<string, unknown>): ProfileSearch => ({
  tab: oneOf(profileTabs, tab),
  part: oneOf(accountParts, part),
  range: oneOf(progressRanges, range),
})

export const profileRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: paths.profile,
  staticData: { titleKey: 'titles.profile' },
  validateSearch: profileSearch,
  component: loadScreen(
    ['profile', 'account', 'second_step', 'check_in'],
    () => import('./profile-screen'),
    'ProfileScreen',
  ),
})
