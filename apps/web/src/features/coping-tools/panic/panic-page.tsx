import { helpline } from '@maitri/content/helplines'
import { breathAt, breathPatterns } from '@maitri/domain'
import { useRouter } from '@tanstack/react-router'
import { Hand, Phone, Volume2, Wind, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BreathPacer } from '../../../components/breath/breath-pacer'
import { breathKolam } from '../../../components/kolam/kolam-figure'
import { HelpNowLink } from '../../../components/layout/help-now-link'
import { Button } from '../../../components/ui/button'
import { classNames } from '../../../components/ui/class-names'
import { IconButton } from '../../../components/ui/icon-button'
import { paths } from '../../../config/paths'
import { useSession } from '../../../lib/session/session'
import { telAddress } from '../../../safety/help-addresses'
import { loadActivity } from '../activities/activity-loaders'
import type { Activity, StepClock } from '../player/activity'
import { useCues } from '../player/use-cues'
import { useWakeLock } from '../player/use-wake-lock'
import { BreathTurns } from './breath-turns'
import { Grounding } from './grounding'
import { KeepBreathed } from './keep-breathed'
import styles from './panic-page.module.css'

const { number } = helpline('tele_manas')

/**
 * One press from anywhere, signed in or not: a breath that moves from the first moment, out for longer than in, with a call and grounding
 * one press beside it. Nothing to choose, nothing to begin.
 */
export function PanicPage() {
  const { t } = useTranslation(['panic', 'tool_breath', 'common'])
  const router = useRouter()
  const session = useSession()
  const { cues, settings } = useCues()
  // Asked for while the breath goes on already, so that it is there when it is wanted.
  const [loading] = useState(() => loadActivity('paanch-indriya'))
  const [grounding, setGrounding] = useState<{ Activity: Activity | null } | null>(null)
  const clock = useMemo<StepClock>(() => {
    const began = Date.now()
    const sinceMs = () => Math.max(0, Date.now() - began)
    return { elapsedMs: sinceMs, activeMs: sinceMs, totalMs: null }
  }, [])
  useWakeLock(true)

  // Opened from the home screen there is nothing to go back to.
  function leave() {
    if (router.history.canGoBack()) router.history.back()
    else void router.navigate({ to: paths.home })
  }
  async function turn() {
    const loaded = await loading
    setGrounding((now) => (now ? null : { Activity: loaded?.Activity ?? null }))
  }

  const breath = (
    <BreathPacer
      figure={breathKolam(0)}
      momentAt={() => breathAt(breathPatterns.four_six, clock.activeMs())}
      isRunning={true}
    >
      {(words, drawing) => (
        <>
          <BreathTurns words={words} cues={cues} />
          <div className={styles.words}>
            <p className={styles.phase} aria-live="polite">
              {t(`tool_breath:phases.${words?.phase ?? 'in'}`)}{' '}
              <span className={styles.count} aria-hidden="true">
                {words?.second ?? 1}
              </span>
            </p>
            {/* Both take their place, so that the figure stays where it is when the longer one comes. */}
            <p className={styles.note}>
              <span hidden={words?.phase === 'out'}>{t('in_note')}</span>
              <span hidden={words?.phase !== 'out'}>{t('out_note')}</span>
            </p>
          </div>
          <div className={styles.figure}>{drawing}</div>
          <p className={styles.passes}>{t('passes')}</p>
        </>
      )}
    </BreathPacer>
  )

  return (
    <section className={classNames('stone', styles.page)} aria-labelledby="panic-title" data-immersive>
      {(session.state === 'guest' || session.state === 'signed_in') && <KeepBreathed clock={clock} />}
      <header className={styles.header}>
        <IconButton label={t('close')} onClick={leave}>
          <X size={24} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        <h1 id="panic-title" className="visually-hidden">
          {t('title')}
        </h1>
        <HelpNowLink />
      </header>
      <div className={classNames('on-stone', styles.stage)}>
        {grounding ? <Grounding Activity={grounding.Activity} clock={clock} cues={cues} /> : breath}
      </div>
      <footer className={styles.ways}>
        <a href={telAddress(number)} className={styles.call}>
          <Phone size={28} strokeWidth={1.75} aria-hidden="true" />
          <span className={styles.callWords}>
            <strong>{t('common:call_number', { number: number.display })}</strong>
            <span>{t('call_note')}</span>
          </span>
        </a>
        <div className={styles.pair}>
          <Button
            variant="onstone"
            size="large"
            icon={grounding ? <Wind aria-hidden="true" /> : <Hand aria-hidden="true" />}
            onClick={() => void turn()}
          >
            {grounding ? t('breathe') : '5-4-3-2-1'}
          </Button>
          {settings.can.speak && (
            <Button
              variant="onstone"
              size="large"
              className={styles.voice}
              icon={<Volume2 aria-hidden="true" />}
              aria-pressed={settings.chosen.hasVoice}
              onClick={() => settings.choose({ hasVoice: !settings.chosen.hasVoice })}
            >
              {t('voice')}
            </Button>
          )}
        </div>
      </footer>
    </section>
  )
}
