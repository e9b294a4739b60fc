import { useTranslation } from 'react-i18next'
import { FirstLines } from './first-lines'
import styles from './help-page.module.css'
import { HelpingSomeone } from './helping-someone'
import { Meanwhile } from './meanwhile'
import { MoreLines } from './more-lines'
import { OutsideIndia } from './outside-india'
import { PlanForHardHours } from './plan-for-hard-hours'
import { RegisterNotes } from './register-notes'
import { WorriedAboutSomeone } from './worried-about-someone'

/** Needs no session, no server and no network: everything on it lies in the app. */
export function HelpPage() {
  // Every part speaks from the same file; asking here keeps the page from appearing piece by piece.
  useTranslation('help')
  return (
    <>
      <FirstLines />
      <div className={`page ${styles.page}`}>
        <div className={styles.columns}>
          <div className={styles.stack}>
            <MoreLines />
            <OutsideIndia />
          </div>
          <div className={styles.stack}>
            <Meanwhile />
            <WorriedAboutSomeone />
            <PlanForHardHours />
          </div>
        </div>
        <HelpingSomeone />
        <RegisterNotes />
      </div>
    </>
  )
}
