import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { useToast } from '../../../../components/ui/toast'
import rows from '../../rows.module.css'
import styles from './second-step.module.css'

/** New recovery codes, shown this once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useTranslation('second_step')
  const toast = useToast()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  async function copy() {
    await navigator.clipboard.writeText(codes.join('\n'))
    toast({ tone: 'success', message: t('codes.copied') })
  }

  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {t('codes.title')}
      </h3>
      <p>{t('codes.once')}</p>
      <ul className={styles.codes} aria-label={t('codes.title')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={rows.actions}>
        <Button variant="secondary" onClick={() => void copy()}>
          {t('codes.copy')}
        </Button>
        <Button onClick={onKept}>{t('codes.kept')}</Button>
      </div>
    </>
  )
}
