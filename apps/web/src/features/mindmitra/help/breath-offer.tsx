import { Wind } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { BreathTogether } from './breath-together'
import styles from './ways-on.module.css'

type BreathOfferProps = {
  /** For panic: it moves as soon as it stands there, since a press is one thing too many. */
  startsAtOnce?: boolean
  /** Other small steps beside it. */
  children?: ReactNode
}

/** A minute of breath, opened by a press. */
export function BreathOffer({ startsAtOnce = false, children }: BreathOfferProps) {
  const { t } = useTranslation('mindmitra')
  const [isBreathing, setIsBreathing] = useState(startsAtOnce)
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
          startsAtOnce={startsAtOnce}
          onClose={() => {
            setIsBreathing(false)
            breath.current?.focus()
          }}
        />
      )}
    </section>
  )
}
