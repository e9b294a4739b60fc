import { helpline } from '@maitri/content/helplines'
import type { RiskReading } from '@maitri/domain'
import { Link } from '@tanstack/react-router'
import { MessageCircle, Phone, Siren } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../config/paths'
import { CallCard } from './call-card'
import { CopyNumber } from './copy-number'
import styles from './crisis-panel.module.css'
import { telAddress, whatsappAddress } from './help-addresses'
import { type HelpPlan, helpPlan, type PanelTier } from './help-plan'
import { QuickExitButton } from './quick-exit-button'
import { type HandOver, useFocusHandOver } from './use-focus-hand-over'

/** Two wordings of what is said take turns. */
export type Wording = 'a' | 'b'

type CrisisPanelProps = {
  reading: RiskReading & { tier: PanelTier }
  wording: Wording
  onFold: () => void
  handOver: HandOver
  /** In the chat the bubbles around it acknowledge and offer. */
  isInReply?: boolean
}

/**
 * Help by a person, in the flow of the page: a sentence that acknowledges, the lines to call, one small thing to do. It never moves, goes
 * away, or takes the focus, but where its own button was pressed; it can be folded.
 */
export function CrisisPanel({ reading, wording, onFold, handOver, isInReply = false }: CrisisPanelProps) {
  const { t } = useTranslation('crisis')
  const { tier, about, matched } = reading
  const plan = helpPlan(tier, matched)
  const opening = useRef<HTMLParagraphElement>(null)
  const firstCall = useRef<HTMLDivElement>(null)
  useBothInView(firstCall, opening)
  const foldButton = useFocusHandOver(handOver)
  return (
    <section aria-label={t('label')} className={styles.panel}>
      {!isInReply && (
        <p ref={opening} className={styles.bubble}>
          {t(`opening.${about}.${tier}.${wording}`)}
        </p>
      )}
      <div className={`stone ${styles.stone}`}>
        <div className={styles.words}>
          <h2 className={styles.heading}>{t(`heading.${about}.${tier}`)}</h2>
          <p>{t(`text.${about}.${tier}`)}</p>
        </div>
        <div ref={firstCall} className={styles.firstCall}>
          <FirstCall plan={plan} />
        </div>
        <OtherChoices plan={plan} />
        <div className={styles.foot}>
          <Careful tier={tier} about={about} plan={plan} />
          <div className={styles.acts}>
            <CopyNumber number={helpline(plan.first).number.display} />
            {about === 'someone_else' && (
              <Link to={paths.help} hash="helping-someone" className={styles.quiet}>
                {t('how_to_help')}
              </Link>
            )}
            <Link to={paths.help} className={styles.quiet}>
              {t('all_lines')}
            </Link>
            {/* Not where what is written could be found by the person who is feared. */}
            {about === 'self' && !plan.hasQuickExit && tier !== 'medical' && (
              <Link to={paths.safetyPlan} className={styles.quiet}>
                {t('safety_plan')}
              </Link>
            )}
            <button ref={foldButton} type="button" className={styles.quiet} onClick={onFold}>
              {t('fold')}
            </button>
          </div>
        </div>
      </div>
      {!isInReply && <p className={styles.bubble}>{t(`offer.${offerFor(reading)}.${wording}`)}</p>}
    </section>
  )
}

/** Keeps the acknowledgement and the call in view together; without motion, and not at all where both already are. */
function useBothInView(...elements: RefObject<HTMLElement | null>[]): void {
  const wanted = useRef(elements)
  useEffect(() => {
    for (const { current } of wanted.current) current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [])
}

function FirstCall({ plan }: { plan: HelpPlan }) {
  const { t } = useTranslation(['crisis', 'common'])
  const line = helpline(plan.first)
  return (
    <CallCard
      look="lamp"
      href={telAddress(line.number)}
      icon={Phone}
      title={t('common:call_number', { number: line.number.display })}
      text={t(`lines.first.${plan.first}`)}
    />
  )
}

function OtherChoices({ plan }: { plan: HelpPlan }) {
  const { t } = useTranslation('crisis')
  return (
    <ul className={styles.others}>
      {plan.others.map(({ line: id, channel }) => {
        const line = helpline(id)
        const number = channel === 'whatsapp' ? line.whatsapp : line.number
        if (!number) return null
        return (
          <li key={`${id}_${channel}`}>
            {channel === 'whatsapp' ? (
              <CallCard
                look="outline"
                isTextFirst
                href={whatsappAddress(number)}
                icon={MessageCircle}
                title={number.display}
                text={t('lines.whatsapp')}
              />
            ) : (
              <CallCard
                look="outline"
                isTextFirst
                href={telAddress(number)}
                icon={id === 'emergency' ? Siren : Phone}
                title={number.display}
                text={t(`lines.other.${id}`)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

type CarefulProps = { tier: PanelTier; about: RiskReading['about']; plan: HelpPlan }

function Careful({ tier, about, plan }: CarefulProps) {
  const { t } = useTranslation('crisis')
  if (plan.hasQuickExit) {
    return (
      <div className={styles.careful}>
        <p>{t('careful.seen')}</p>
        <QuickExitButton variant="onstone" />
      </div>
    )
  }
  if (tier === 'medical') return <p className={styles.careful}>{t('careful.medical')}</p>
  if (about === 'self' && tier !== 'minor') return <p className={styles.careful}>{t('careful.means')}</p>
  return null
}

function offerFor({ tier, about }: CrisisPanelProps['reading']): 'danger' | 'abuse' | 'self' | 'someone_else' {
  if (tier === 'imminent' || tier === 'medical') return 'danger'
  if (about === 'someone_else') return 'someone_else'
  return tier === 'abuse' ? 'abuse' : 'self'
}
