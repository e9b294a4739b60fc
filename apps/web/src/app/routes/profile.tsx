import { getRouteApi } from '@tanstack/react-router'
import i18next from 'i18next'
import { lazy } from 'react'
import { ProfilePage } from '../../features/profile/profile-page'

const route = getRouteApi('/guarded/profile')

const ProfileProgress = lazy(async () => {
  const [module] = await Promise.all([import('./profile-progress'), i18next.loadNamespaces(['progress', 'check_in'])])
  return { default: module.ProfileProgress }
})

/** The open part stands in the address, so that Back and a link find it. */
export function ProfileRoute() {
  const { tab = 'account' } = route.useSearch()
  return <ProfilePage tab={tab} progress={<ProfileProgress />} />
}
