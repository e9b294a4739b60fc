import { NotebookPen, Phone, Wind } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../../components/ui/button'
import { paths } from '../../../config/paths'
import { BreathTogether } from './breath-together'
import styles from './ways-on.module.css'

/** After help was given: small things that can be done next, or left. `isPlanOffered` is false where what is written could be found by the person who is feared. */
export function WaysOn({ isPlanOffered }: { isPlanOffered: boolean }) {
  const { t } = useTranslation('mindmitra')
  const [isBreathing, setIsBreathing] = useState(false)
  const breath = useRef<HTMLButtonElement>(null)
  return (
    <section aria-label={t('ways_on.label')} className={styles.ways}>
      <div className={styles.acts}>
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
        {isPlanOffered && (
          <ButtonLink
            to={paths.safetyPlan}
            variant="secondary"
            size="small"
            icon={<NotebookPen strokeWidth={1.75} aria-hidden="true" />}
          >
            {t('ways_on.safety_plan')}
          </ButtonLink>
        )}
        <ButtonLink
          to={paths.help}
          variant="secondary"
          size="small"
          icon={<Phone strokeWidth={1.75} aria-hidden="true" />}
        >
          {t('ways_on.person')}
        </ButtonLink>
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
