import { getRouteApi } from '@tanstack/react-router'
import i18next from 'i18next'
import { lazy } from 'react'
import { LaterPart } from '../../components/ui/later-part'
import { ProfilePage } from '../../features/profile/profile-page'
import styles from './profile.module.css'

const route = getRouteApi('/guarded/profile')

const ProfileProgress = lazy(async () => {
  const words = i18next.loadNamespaces(['progress', 'check_in'])
  const { ProfileProgress } = await import('./profile-progress')
  await words
  return { default: ProfileProgress }
})

// With words of its own; the profile does not wait for it.
const NextAppointment = lazy(async () => {
  const words = i18next.loadNamespaces('booking')
  const { NextAppointment } = await import('../../features/therapists/appointments/next-appointment')
  await words
  return { default: NextAppointment }
})

/** The open part stands in the address, so that Back and a link find it. */
export function ProfileScreen() {
  const { tab, part } = route.useSearch()
  return (
    <ProfilePage
      tab={tab}
      part={part}
      progress={
        <div className={styles.progress}>
          <LaterPart>
            <NextAppointment />
          </LaterPart>
          <ProfileProgress />
        </div>
      }
    />
  )
}
