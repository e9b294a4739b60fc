import { type KeyboardEvent, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { Group } from '../../../../components/ui/group'
import { progressOf, type TapCount, type TapCounterKind } from './tap-count'
import styles from './tap-counter.module.css'
import { useTapCount } from './use-tap-count'

type TapCounterProps = {
  kind: TapCounterKind
  /** A rate a minute, to one decimal. */
  onRate: (rate: number) => void
  onClose: () => void
}

/** Counts breaths or beats that the person taps, by hand, by key or with a screen reader. */
export function TapCounter({ kind, onRate, onClose }: TapCounterProps) {
  const { t } = useTranslation('stress')
  const { count, start, tap, end } = useTapCount(kind, onRate)
  return (
    <Group aria-labelledby="stress-counter" className={styles.counter}>
      <h3 id="stress-counter">{t(`measure.${kind}.heading`)}</h3>
      {count.state === 'ready' && (
        <>
          <p id="stress-counter-how">{t(`measure.${kind}.how`)}</p>
          <div className={styles.actions}>
            <Button size="small" autoFocus aria-describedby="stress-counter-how" onClick={start}>
              {t('measure.start')}
            </Button>
            <Button size="small" variant="quiet" onClick={onClose}>
              {t('measure.cancel')}
            </Button>
          </div>
        </>
      )}
      {count.state === 'counting' && <Counting kind={kind} count={count} onTap={tap} onEnd={end} onCancel={onClose} />}
      {count.state === 'done' && (
        <>
          <Outcome kind={kind} count={count} />
          <div className={styles.actions}>
            <Button size="small" autoFocus onClick={onClose}>
              {t('measure.done')}
            </Button>
            <Button size="small" variant="quiet" onClick={start}>
              {t('measure.again')}
            </Button>
          </div>
        </>
      )}
    </Group>
  )
}

/** What has a use of its own for Space. */
const takesSpace = 'a, button, input, select, textarea, summary, dialog, [tabindex="0"]'

type CountingProps = {
  kind: TapCounterKind
  count: Extract<TapCount, { state: 'counting' }>
  onTap: () => void
  onEnd: () => void
  onCancel: () => void
}

function Counting({ kind, count, onTap, onEnd, onCancel }: CountingProps) {
  const { t } = useTranslation('stress')
  const { secondsLeft, canEnd } = progressOf(kind, count)

  // Someone who touched the page beside the button still counts by Space, and does not scroll.
  const tapOutside = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.code !== 'Space' || (event.target as Element).closest(takesSpace)) return
    event.preventDefault()
    if (!event.repeat) onTap()
  })
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => tapOutside(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  return (
    <>
      <button
        type="button"
        className={styles.tap}
        // biome-ignore lint/a11y/noAutofocus: the person pressed Start, and the first breath may come at once
        autoFocus
        onKeyDown={ignoreHeldKey}
        onClick={(event) => {
          // Safari takes the focus off a button that is clicked, and the next Space would scroll the page.
          event.currentTarget.focus()
          onTap()
        }}
      >
        {t(`measure.${kind}.tap`)}
      </button>
      <div className={styles.progress}>
        <span role="timer">{t('measure.left', { count: secondsLeft })}</span>
        <span>{t(`measure.${kind}.so_far`, { count: count.taps })}</span>
      </div>
      <div className={styles.actions}>
        {canEnd && (
          <Button size="small" variant="secondary" onClick={onEnd}>
            {t('measure.end_now')}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={onCancel}>
          {t('measure.cancel')}
        </Button>
      </div>
      {!canEnd && <p className={styles.early}>{t('measure.early')}</p>}
    </>
  )
}

/** A key that is held down is one tap. */
function ignoreHeldKey(event: KeyboardEvent) {
  if (event.repeat) event.preventDefault()
}

function Outcome({ kind, count }: { kind: TapCounterKind; count: Extract<TapCount, { state: 'done' }> }) {
  const { t } = useTranslation('stress')
  const { outcome } = count
  return (
    <div role="status">
      {outcome.kind === 'too_few' && <p>{t('measure.too_few')}</p>}
      {outcome.kind === 'implausible' && <p>{t('measure.implausible', { rate: outcome.rate })}</p>}
      {outcome.kind === 'rate' && (
        <>
          <p className={styles.result}>
            {t(`measure.${kind}.result`, { count: outcome.taps, seconds: outcome.seconds, rate: outcome.rate })}
          </p>
          <p className={styles.early}>{t('measure.margin', { margin: outcome.margin })}</p>
        </>
      )}
    </div>
  )
}
