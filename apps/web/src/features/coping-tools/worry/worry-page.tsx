import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../components/ui/button'
import { classNames } from '../../../components/ui/class-names'
import { paths } from '../../../config/paths'
import { useWorryTime } from '../../../data/reminders/use-worry-time'
import { useNow } from '../../../lib/use-now'
import { useSafetyCheck } from '../../../safety/use-safety-check'
import { isWorryTime } from '../activities/chinta-dabba/box-hours'
import { DropSlip } from '../activities/chinta-dabba/drop-slip'
import { useWorries } from '../activities/chinta-dabba/use-worries'
import playerStyles from '../player/exercise-player.module.css'
import { PlayerHeader } from '../player/player-header'
import styles from './worry-page.module.css'

/** A worry at any hour: written, dropped and left until its time. No clock, no steps; the box opens from here when the person wants. */
export function WorryPage() {
  const { t } = useTranslation(['tool_writing', 'player'])
  const router = useRouter()
  const box = useWorries()
  const check = useSafetyCheck()
  const now = useNow()
  const { times } = useWorryTime()
  const [text, setText] = useState('')
  const isTime = times !== null && isWorryTime(times.time, now)

  return (
    <section className={classNames('stone first-light', playerStyles.player, styles.page)} data-immersive>
      <PlayerHeader
        title={t('worry.capture')}
        time={null}
        exitLabel={t('player:exit')}
        onExit={() => (router.history.canGoBack() ? router.history.back() : router.navigate({ to: paths.copingTools }))}
      />
      <div className={classNames('on-stone', playerStyles.stage)}>
        <div className={styles.middle}>
          <p className={styles.lead}>{t('worry.capture_lead')}</p>
          {check.panel}
          <DropSlip box={box} text={text} onWrite={setText} check={check} isOpen={isTime}>
            {times && (
              <p className={styles.quiet}>{isTime ? t('worry.open_now') : t('worry.opens_at', { time: times.time })}</p>
            )}
          </DropSlip>
        </div>
      </div>
      <ButtonLink
        to={paths.exercise}
        search={{ tool: 'chinta-dabba' }}
        variant={isTime ? 'sun' : 'onstone'}
        className={styles.way}
      >
        {t('worry.begin')}
      </ButtonLink>
    </section>
  )
}
