import { getRouteApi } from '@tanstack/react-router'
import { ProfilePage } from '../../features/profile/profile-page'

const route = getRouteApi('/guarded/profile')

/** The open part stands in the address, so that Back and a link find it. */
export function ProfileRoute() {
  const { tab = 'account' } = route.useSearch()
  return <ProfilePage tab={tab} />
}
