import { NotebookPen, Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../components/ui/button'
import { paths } from '../../../config/paths'
import { BreathOffer } from './breath-offer'

/** After help was given: small things that can be done next, or left. `isPlanOffered` is false where what is written could be found by the person who is feared. */
export function WaysOn({ isPlanOffered }: { isPlanOffered: boolean }) {
  const { t } = useTranslation('mindmitra')
  return (
    <BreathOffer>
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
    </BreathOffer>
  )
}
