import i18next from 'i18next'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PanicLink } from '../../components/layout/panic-link'
import { useIsPhone } from '../../components/layout/use-is-phone'
import { LaterPart } from '../../components/ui/later-part'
import { CheckInCard } from '../../features/check-in/check-in-card'
import { TodaySoFar } from '../../features/check-in/today-so-far'
import { CommunityBand } from '../../features/home/community-band'
import { Hero } from '../../features/home/hero'
import { HeroWays } from '../../features/home/hero-ways'
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
  const [point, setPoint] = useState<number | null>(null)
  // On a phone what comes next stands first, and the other ways below it.
  const isPhone = useIsPhone()
  const panic = <PanicLink title={t('panic.title')} note={t('panic.note')} />
  const isSignedIn = session.state === 'signed_in'
  return (
    <>
      <Hero name={isSignedIn ? session.user.displayName : null} now={now} point={point} foot={!isPhone && <HeroWays />}>
        <CheckInCard ground="stone" onPoint={setPoint} />
      </Hero>
      <div className={`page ${styles.sections}`}>
        {!isPhone && panic}
        {isSignedIn && (
          <LaterPart>
            <GuestMove isAsking />
          </LaterPart>
        )}
        <Returning
          now={now}
          today={<TodaySoFar />}
          atHand={
            isPhone && (
              <>
                {panic}
                <HeroWays />
              </>
            )
          }
          waiting={
            isSignedIn && (
              <LaterPart>
                <NextAppointment />
              </LaterPart>
            )
          }
        >
          <Ways />
          <Testimonials />
          <CommunityBand />
        </Returning>
      </div>
    </>
  )
}
