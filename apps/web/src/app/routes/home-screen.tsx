import i18next from 'i18next'
import { AudioLines } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/ui/button'
import { paths } from '../../config/paths'
import { CheckInCard } from '../../features/check-in/check-in-card'
import { CommunityBand } from '../../features/home/community-band'
import { Hero } from '../../features/home/hero'
import { Returning } from '../../features/home/returning'
import { Testimonials } from '../../features/home/testimonials'
import { Ways } from '../../features/home/ways'
import { useSession } from '../../lib/session/session'
import { useNow } from '../../lib/use-now'
import styles from './home.module.css'

// With words of its own; Home does not wait for it.
const NextAppointment = lazy(async () => {
  const words = i18next.loadNamespaces('booking')
  const { NextAppointment } = await import('../../features/therapists/appointments/next-appointment')
  await words
  return { default: NextAppointment }
})
const GuestMove = lazy(async () => {
  const words = i18next.loadNamespaces('data')
  const { GuestMove } = await import('../../components/local-data/guest-move')
  await words
  return { default: GuestMove }
})

export function HomeScreen() {
  const { t } = useTranslation('home')
  const session = useSession()
  const now = useNow()
  return (
    <>
      <Hero name={session.state === 'signed_in' ? session.user.displayName : null} now={now}>
        <CheckInCard
          ground="stone"
          aside={
            <>
              <ButtonLink to={paths.mindscan} variant="onstone" size="large" icon={<AudioLines aria-hidden="true" />}>
                {t('hero.check_in')}
              </ButtonLink>
              <ButtonLink to={paths.therapists} variant="onstone" size="large">
                {t('hero.therapists')}
              </ButtonLink>
            </>
          }
        />
      </Hero>
      <div className={`page ${styles.sections}`}>
        {session.state === 'signed_in' && (
          <Suspense>
            <NextAppointment />
          </Suspense>
        )}
        {session.state === 'signed_in' && (
          <Suspense>
            <GuestMove isAsking />
          </Suspense>
        )}
        <Returning now={now} />
        <Ways />
        <Testimonials />
        <CommunityBand />
      </div>
    </>
  )
}
