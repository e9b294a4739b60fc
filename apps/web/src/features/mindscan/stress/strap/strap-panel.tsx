import { Bluetooth } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { Group } from '../../../../components/ui/group'
import { Notice } from '../../../../components/ui/notice'
import type { StrapStatus } from './strap-link'
import styles from './strap-panel.module.css'
import type { Strap } from './use-strap'

/** Says what a strap does before the browser asks, then what it tells. Where the browser has no Bluetooth, a sentence stands instead. */
export function StrapPanel({ strap }: { strap: Strap }) {
  const { t } = useTranslation('stress')
  const [isOpen, setIsOpen] = useState(false)
  const wasOpen = useRef(false)
  const { status } = strap

  if (strap.isMissing) return <p className={styles.missing}>{t('strap.missing')}</p>

  if (!isOpen)
    return (
      <div>
        <Button
          variant="tint"
          size="small"
          // Whoever closed the panel goes on where it was opened.
          autoFocus={wasOpen.current}
          onClick={() => setIsOpen(true)}
          icon={<Bluetooth size={20} strokeWidth={1.75} aria-hidden="true" />}
        >
          {t('strap.open')}
        </Button>
      </div>
    )

  function close() {
    strap.disconnect()
    wasOpen.current = true
    setIsOpen(false)
  }

  return (
    <Group aria-labelledby="stress-strap" className={styles.panel}>
      <h3 id="stress-strap">{t('strap.heading')}</h3>
      {status.state === 'off' && <p>{t('strap.how')}</p>}
      <StrapWords status={status} />
      <div className={styles.actions}>
        {status.state === 'off' ? (
          <>
            <Button size="small" onClick={strap.connect} autoFocus>
              {t('strap.connect')}
            </Button>
            <Button size="small" variant="quiet" onClick={close}>
              {t('strap.cancel')}
            </Button>
          </>
        ) : (
          <Button
            key={status.state === 'connecting' ? 'cancel' : 'disconnect'}
            size="small"
            variant="secondary"
            autoFocus
            onClick={close}
          >
            {t(status.state === 'connecting' ? 'strap.cancel' : 'strap.disconnect')}
          </Button>
        )}
      </div>
    </Group>
  )
}

function StrapWords({ status }: { status: StrapStatus }) {
  const { t } = useTranslation('stress')
  if (status.state === 'off')
    return (
      status.problem && (
        <Notice tone="error" role="alert">
          {t(`strap.problem.${status.problem}`)}
        </Notice>
      )
    )
  if (status.state === 'connecting') return <p role="status">{t('strap.connecting')}</p>
  const name = status.name ?? t('strap.unnamed')
  if (status.state === 'reconnecting') return <p role="status">{t('strap.reconnecting', { name })}</p>
  return status.beat === 'measured' ? (
    // Not announced: it changes with every beat.
    <p className={styles.live}>{t('strap.measured', { name, bpm: status.bpm })}</p>
  ) : (
    <p role="status">{t(`strap.${status.beat}`, { name })}</p>
  )
}
