import { helpline, helplineName } from '@maitri/content/helplines'
import { MessageCircle, Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../lib/i18n/i18n'
import { telAddress, whatsappAddress } from '../../safety/help-addresses'
import styles from './known-lines.module.css'

/** Those that answer at any hour. */
export const knownLines = [helpline('tele_manas'), helpline('vandrevala'), helpline('emergency')]

/** The lines that stand in every plan, also in one without a word. */
export function KnownLines() {
  const { t } = useTranslation(['safety_plan', 'crisis'])
  return (
    <ul className={styles.lines}>
      {knownLines.map((line) => (
        <li key={line.id}>
          <span className={styles.name}>{helplineName(line, currentLanguage())}</span>
          <a href={telAddress(line.number)}>
            <Phone size={18} strokeWidth={1.75} aria-hidden="true" />
            {line.number.display}
          </a>
          {line.whatsapp && (
            <a href={whatsappAddress(line.whatsapp)} target="_blank" rel="noopener noreferrer" data-no-print>
              <MessageCircle size={18} strokeWidth={1.75} aria-hidden="true" />
              {t('crisis:lines.whatsapp')}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
