import { Hero } from '../../features/home/hero'
import { Returning } from '../../features/home/returning'
import { Testimonials } from '../../features/home/testimonials'
import { Ways } from '../../features/home/ways'
import { useSession } from '../../lib/session/session'
import { useNow } from '../../lib/use-now'
import styles from './home.module.css'

export function HomeRoute() {
  const session = useSession()
  const now = useNow()
  return (
    <>
      <Hero name={session.state === 'signed_in' ? session.user.displayName : null} now={now} />
      <div className={`page ${styles.sections}`}>
        <Returning now={now} />
        <Ways />
        <Testimonials />
      </div>
    </>
  )
}
