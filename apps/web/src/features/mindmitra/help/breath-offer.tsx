import { Wind } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { BreathTogether } from './breath-together'
import styles from './ways-on.module.css'

/** A minute of breath, opened by a press; `children` are other small steps beside it. */
export function BreathOffer({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('mindmitra')
  const [isBreathing, setIsBreathing] = useState(false)
  const breath = useRef<HTMLButtonElement>(null)
  return (
    <section aria-label={t('ways_on.label')} className={styles.ways}>
      <div className={styles.actions}>
        <Button
          ref={breath}
          variant="secondary"
          size="small"
          icon={<Wind strokeWidth={1.75} aria-hidden="true" />}
          aria-expanded={isBreathing}
          onClick={() => setIsBreathing(!isBreathing)}
        >
          {t('ways_on.breath')}
        </Button>
        {children}
      </div>
      {isBreathing && (
        <BreathTogether
          onClose={() => {
            setIsBreathing(false)
            breath.current?.focus()
          }}
        />
      )}
    </section>
  )
}
