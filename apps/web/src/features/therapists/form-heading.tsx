import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/ui/button'
import styles from './form-heading.module.css'

/** What the form is, and the way back to the tabs in whose place it stands. */
export function FormHeading({ title, onBack }: { title: string; onBack: () => void }) {
  const { t } = useTranslation('booking')
  const heading = useRef<HTMLHeadingElement>(null)
  // It takes the place of the button that was pressed.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className={styles.head}>
      <Button
        variant="quiet"
        size="small"
        icon={<ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />}
        onClick={onBack}
        className={styles.back}
      >
        {t('back')}
      </Button>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h3>
    </div>
  )
}
