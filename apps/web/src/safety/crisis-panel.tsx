import { helpline } from '@maitri/content/helplines'
import { Link } from '@tanstack/react-router'
import { MessageCircle, Phone, Siren } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { paths } from '../config/paths'
import { CallBar } from './call-bar'
import { CallCard } from './call-card'
import { CopyNumber } from './copy-number'
import styles from './crisis-panel.module.css'
import { telAddress, whatsappAddress } from './help-addresses'
import { type HelpPlan, helpPlan, type PanelReading } from './help-plan'
import { QuickExitButton } from './quick-exit-button'
import { type HandOver, useFocusHandOver } from './use-focus-hand-over'
import { usePanelWords } from './use-panel-words'

/** Two wordings of what is said take turns. */
export type Wording = 'a' | 'b'

type CrisisPanelProps = {
  reading: PanelReading
  wording: Wording
  onFold: () => void
  handOver: HandOver
  /** In the chat the bubbles around it acknowledge and offer. */
  isInReply?: boolean
}

/**
 * Help by a person, in the flow of the page: a sentence that acknowledges, the lines to call, a way to leave unseen, one small thing to do.
 * It never moves, goes away, or takes the focus, but where its own button was pressed; it can be folded. Its call and the way to leave stay
 * in view while the page is scrolled.
 */
export function CrisisPanel({ reading, wording, onFold, handOver, isInReply = false }: CrisisPanelProps) {
  const { t, language, inLanguage } = usePanelWords()
  const { tier, about } = reading
  const plan = helpPlan(reading)
  const panel = useRef<HTMLElement>(null)
  const opening = useRef<HTMLParagraphElement>(null)
  const firstCall = useRef<HTMLDivElement>(null)
  useInView(opening, firstCall)
  const foldButton = useFocusHandOver(handOver)
  return (
    <section ref={panel} aria-label={t('crisis:label')} {...inLanguage} className={styles.panel}>
      <CallBar
        reading={reading}
        watched={firstCall}
        onShow={() => panel.current?.scrollIntoView({ block: 'start', behavior: 'instant' })}
      />
      {!isInReply && (
        <p ref={opening} className={styles.bubble}>
          {t(`crisis:opening.${about}.${tier}.${wording}`)}
        </p>
      )}
      <div className={`stone ${styles.stone}`}>
        <h2 className={styles.heading}>{t(`crisis:heading.${about}.${tier}`)}</h2>
        <div ref={firstCall} className={styles.firstCall}>
          <FirstCall plan={plan} />
          {plan.mayBeWatched && <p className={styles.seen}>{t('crisis:careful.seen')}</p>}
          <QuickExitButton variant="onstone" language={language} />
        </div>
        <p className={styles.words}>{t(`crisis:text.${about}.${tier}`)}</p>
        <OtherChoices plan={plan} />
        <div className={styles.foot}>
          <Careful reading={reading} plan={plan} />
          <div className={styles.actions}>
            <CopyNumber number={helpline(plan.first).number.display} />
            {about === 'someone_else' && (
              <Link to={paths.help} hash="helping-someone" className={styles.quiet}>
                {t('crisis:how_to_help')}
              </Link>
            )}
            <Link to={paths.help} className={styles.quiet}>
              {t('crisis:all_lines')}
            </Link>
            {/* Not where what is written could be found by the person who is feared. */}
            {about === 'self' && !plan.mayBeWatched && tier !== 'medical' && (
              <Link to={paths.safetyPlan} className={styles.quiet}>
                {t('crisis:safety_plan')}
              </Link>
            )}
            <button ref={foldButton} type="button" className={styles.quiet} onClick={onFold}>
              {t('crisis:fold')}
            </button>
          </div>
        </div>
      </div>
      {!isInReply && <p className={styles.bubble}>{t(`crisis:offer.${offerFor(reading)}.${wording}`)}</p>}
    </section>
  )
}

/**
 * Brings each into view, without motion, and not at all where it already is; the last stays in view where there is no room for all. In the
 * next frame, after the browser has brought the field into view that takes the focus from the one that was read.
 */
function useInView(...elements: RefObject<HTMLElement | null>[]): void {
  const wanted = useRef(elements)
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      for (const { current } of wanted.current) current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    })
    return () => cancelAnimationFrame(frame)
  }, [])
}

function FirstCall({ plan }: { plan: HelpPlan }) {
  const { t } = usePanelWords()
  const line = helpline(plan.first)
  return (
    <CallCard
      look="lamp"
      href={telAddress(line.number)}
      icon={Phone}
      title={t('common:call_number', { number: line.number.display })}
      text={t(`crisis:lines.first.${plan.first}`)}
    />
  )
}

function OtherChoices({ plan }: { plan: HelpPlan }) {
  const { t } = usePanelWords()
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
                text={t('crisis:lines.whatsapp')}
              />
            ) : (
              <CallCard
                look="outline"
                isTextFirst
                href={telAddress(number)}
                icon={id === 'emergency' ? Siren : Phone}
                title={number.display}
                text={t(`crisis:lines.other.${id}`)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** One thing to take care of. */
function Careful({ reading: { tier, about }, plan }: { reading: PanelReading; plan: HelpPlan }) {
  const { t } = usePanelWords()
  if (plan.mayBeWatched) return null
  if (tier === 'medical') return <p className={styles.careful}>{t('crisis:careful.medical')}</p>
  if (about === 'self' && tier !== 'minor') return <p className={styles.careful}>{t('crisis:careful.means')}</p>
  return null
}

function offerFor({ tier, about }: PanelReading): 'danger' | 'abuse' | 'self' | 'someone_else' {
  if (tier === 'imminent' || tier === 'medical') return 'danger'
  if (about === 'someone_else') return 'someone_else'
  return tier === 'abuse' ? 'abuse' : 'self'
}
