import { copingTool } from '@maitri/content/coping-tools'
import { type ToolId, toolIds } from '@maitri/contracts'
import type { Offer } from '@maitri/domain'
import { NotebookPen, Phone, Play, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../components/ui/button'
import { paths } from '../../../config/paths'
import { BreathOffer } from '../help/breath-offer'
import styles from './offer-card.module.css'

const icon = { strokeWidth: 1.75, 'aria-hidden': true } as const

/** What a turn leads to: an exercise or a page, one tap away. What is not there is not offered. */
export function OfferCard({ offer }: { offer: Offer }) {
  const { t } = useTranslation('mindmitra')
  if ('tool' in offer) {
    const tool = toolIds.find((id) => id === offer.tool)
    return tool ? <ToolCard tool={tool} /> : null
  }
  if (offer.page === paths.safetyPlan)
    return (
      <ButtonLink to={paths.safetyPlan} size="small" icon={<NotebookPen {...icon} />}>
        {t('choices.open_plan')}
      </ButtonLink>
    )
  if (offer.page === paths.help)
    return (
      <ButtonLink to={paths.help} size="small" icon={<Phone {...icon} />}>
        {t('open.help')}
      </ButtonLink>
    )
  if (offer.page === paths.therapists)
    return (
      <ButtonLink to={paths.therapists} size="small" icon={<UserRound {...icon} />}>
        {t('open.therapists')}
      </ButtonLink>
    )
  return null
}

function ToolCard({ tool }: { tool: ToolId }) {
  const { t } = useTranslation(['mindmitra', 'coping_tools'])
  const { minutes } = copingTool(tool)
  return (
    <section aria-labelledby="mindmitra-offer" className={styles.card}>
      <h2 id="mindmitra-offer" className={styles.name}>
        {t(`coping_tools:tools.${tool}.title`)}
      </h2>
      <p className={styles.length}>{t('choices.minutes', { count: minutes })}</p>
      <div className={styles.actions}>
        <ButtonLink to={paths.exercise} search={{ tool, now: true }} size="small" icon={<Play {...icon} />}>
          {t('choices.open_exercise')}
        </ButtonLink>
        {tool === 'saans' && <BreathOffer />}
      </div>
    </section>
  )
}
