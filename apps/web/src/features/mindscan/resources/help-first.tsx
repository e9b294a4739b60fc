import { helpline, helplineName } from '@maitri/content/helplines'
import type { RiskReading } from '@maitri/domain'
import { MessageCircle, Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ExternalButtonLink } from '../../../components/ui/button'
import { currentLanguage } from '../../../lib/i18n/i18n'
import { telAddress, whatsappAddress } from '../../../safety/help-addresses'
import { helpPlan } from '../../../safety/help-plan'
import styles from './help-first.module.css'

/** After words in crisis, people to talk to come before anything to read; nothing at other times. */
export function HelpFirst({ reading: { tier, matched } }: { reading: RiskReading }) {
  const { t } = useTranslation(['resources', 'common'])
  if (tier === 'none' || tier === 'distress') return null
  const { first, others } = helpPlan({ tier, matched })
  return (
    <section className={styles.help}>
      <h3>{t('help.heading')}</h3>
      <ul className={styles.lines}>
        {[{ line: first, channel: 'call' } as const, ...others].map(({ line: id, channel }) => {
          const line = helpline(id)
          const isChat = channel === 'whatsapp'
          const number = isChat ? line.whatsapp : line.number
          if (!number) return null
          const Icon = isChat ? MessageCircle : Phone
          return (
            <li key={`${id}_${channel}`} className={styles.line}>
              <span>{helplineName(line, currentLanguage())}</span>
              <ExternalButtonLink
                href={isChat ? whatsappAddress(number) : telAddress(number)}
                {...(isChat && { target: '_blank' })}
                variant={id === first && !isChat ? 'call' : 'secondary'}
                size="small"
                icon={<Icon size={20} strokeWidth={1.75} aria-hidden="true" />}
              >
                {isChat
                  ? t('help.whatsapp', { number: number.display })
                  : t('common:call_number', { number: number.display })}
              </ExternalButtonLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
