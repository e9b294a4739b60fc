import { Mic, MicOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { classNames } from '../../../../components/ui/class-names'
import { Notice } from '../../../../components/ui/notice'
import styles from './hum-meter-panel.module.css'
import type { HumMeter } from './use-hum-meter'
import type { LitLamps } from './use-lit-lamps'

type HumMeterPanelProps = {
  meter: HumMeter
  lastHum: LitLamps['lastHum']
  /** Whether a phone leaves the offer out: it was made in the first step, and is made again in the rest between the rounds. */
  isBrief?: boolean
}

/** The microphone for those who want it: why, before it is asked for; that it is on, while it is; and what it heard. */
export function HumMeterPanel({ meter, lastHum, isBrief = false }: HumMeterPanelProps) {
  const { t } = useTranslation('tool_lamps')
  if (meter.state === 'on') {
    return (
      <div className={styles.panel}>
        <p className={styles.sign}>
          <span className={styles.dot} aria-hidden="true" />
          {t('meter.on')}
        </p>
        <Level now={meter.now} />
        <p role="status" className={styles.heard}>
          {lastHum && <Heard {...lastHum} />}
        </p>
        <Button
          variant="onstone"
          size="small"
          icon={<MicOff size={20} strokeWidth={1.75} aria-hidden="true" />}
          onClick={meter.stop}
        >
          {t('meter.stop')}
        </Button>
      </div>
    )
  }
  return (
    <div className={classNames(styles.panel, isBrief && styles.brief)}>
      {(meter.state === 'refused' || meter.state === 'missing') && (
        <Notice tone="error" role="alert">
          {t(`meter.${meter.state}`)}
        </Notice>
      )}
      <p className={styles.why}>{t('meter.why')}</p>
      <Button
        variant="onstone"
        size="small"
        className={styles.start}
        busy={meter.state === 'asking'}
        icon={<Mic size={20} strokeWidth={1.75} aria-hidden="true" />}
        onClick={meter.start}
      >
        {t('meter.start')}
      </Button>
    </div>
  )
}

function Heard({ hum }: NonNullable<LitLamps['lastHum']>) {
  const { t } = useTranslation('tool_lamps')
  if (!hum) return t('meter.nothing')
  return t('meter.heard', { seconds: hum.lengthMs / 1000, share: hum.evenShare })
}

function Level({ now }: Pick<HumMeter, 'now'>) {
  const { t } = useTranslation('tool_lamps')
  const meter = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Ten times a second, so past React.
    const timer = setInterval(() => {
      const { level, isHum } = now()
      meter.current?.style.setProperty('--level', level.toFixed(2))
      meter.current?.setAttribute('aria-valuenow', level.toFixed(1))
      meter.current?.toggleAttribute('data-hum', isHum)
    }, 100)
    return () => clearInterval(timer)
  }, [now])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native meter cannot be drawn so
    <div
      ref={meter}
      role="meter"
      aria-label={t('meter.level')}
      aria-valuemin={0}
      aria-valuemax={1}
      aria-valuenow={0}
      className={styles.level}
    />
  )
}
