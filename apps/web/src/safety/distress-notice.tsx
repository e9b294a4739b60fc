import { helpline } from '@maitri/content/helplines'
import type { RiskReading } from '@maitri/domain'
import { Notice } from '../components/ui/notice'
import type { Wording } from './crisis-panel'
import styles from './distress-notice.module.css'
import { telAddress, whatsappAddress } from './help-addresses'
import { usePanelWords } from './use-panel-words'

const toCall = helpline('tele_manas')
const toWrite = helpline('vandrevala')

/** For words that weigh without being a crisis: a tint with two lines, no more. */
export function DistressNotice({ about, wording }: { about: RiskReading['about']; wording: Wording }) {
  const { t, inLanguage } = usePanelWords()
  return (
    <section aria-label={t('crisis:label')} {...inLanguage}>
      <Notice tone="info">
        <p>{t(`crisis:distress.${about}.${wording}`)}</p>
        <p className={styles.lines}>
          <a href={telAddress(toCall.number)}>
            {t('common:call_number', { number: toCall.number.display })}: {t('crisis:lines.other.tele_manas')}
          </a>
          {toWrite.whatsapp && (
            <a href={whatsappAddress(toWrite.whatsapp)} target="_blank" rel="noopener noreferrer">
              {t('crisis:lines.whatsapp')}: {t('crisis:lines.other.vandrevala')} {toWrite.whatsapp.display}
            </a>
          )}
        </p>
      </Notice>
    </section>
  )
}
