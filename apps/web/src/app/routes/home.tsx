import { AudioLines } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/ui/button'
import { CheckInCard } from '../../features/check-in/check-in-card'
import { Hero } from '../../features/home/hero'
import { Returning } from '../../features/home/returning'
import { Testimonials } from '../../features/home/testimonials'
import { Ways } from '../../features/home/ways'
import { useSession } from '../../lib/session/session'
import { useNow } from '../../lib/use-now'
import { paths } from '../paths'
import styles from './home.module.css'

export function HomeRoute() {
  const { t } = useTranslation('home')
  const session = useSession()
  const now = useNow()
  return (
    <>
      <Hero name={session.state === 'signed_in' ? session.user.displayName : null} now={now}>
        <CheckInCard
          ground="stone"
          aside={
            <ButtonLink to={paths.mindscan} variant="onstone" size="large" icon={<AudioLines aria-hidden="true" />}>
              {t('hero.check_in')}
            </ButtonLink>
          }
        />
      </Hero>
      <div className={`page ${styles.sections}`}>
        <Returning now={now} />
        <Ways />
        <Testimonials />
      </div>
    </>
  )
}
