import type { GroupType } from '@maitri/contracts'
import { createRoute } from '@tanstack/react-router'
import { paths } from '../../config/paths'
import { oneOf } from '../../lib/one-of'
import { guardedRoute } from './guarded'
import { loadScreen } from './load-screen'

/** What the address of the community can name: a kind of group, and that one is being started; never what someone typed. */
type CommunitySearch = { type?: GroupType | undefined; start?: true | undefined }

// By type alone: the contract's schemas are no part of what every page loads.
const groupTypes: Record<GroupType, true> = { support: true, practice: true, advocacy: true }

export function communitySearch({ type, start }: Record<string, unknown>): CommunitySearch {
  return { type: oneOf(Object.keys(groupTypes) as GroupType[], type), start: start === true || undefined }
}

export const communityRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: paths.community,
  staticData: { titleKey: 'titles.community' },
  validateSearch: communitySearch,
  component: loadScreen(['community', 'moderation'], () => import('./community-screen'), 'CommunityScreen'),
})
