import { helpLine, helpLineName } from '@maitri/content/help-lines'
import { MessageCircle, Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { telAddress, whatsappAddress } from '../../components/crisis-help/help-addresses'
import { currentLanguage } from '../../lib/i18n'
import styles from './known-lines.module.css'

/** Those that answer at any hour. */
export const knownLines = [helpLine('tele_manas'), helpLine('vandrevala'), helpLine('emergency')]

/** The lines that stand in every plan, also in one without a word. */
export function KnownLines() {
  const { t } = useTranslation(['safety_plan', 'crisis'])
  return (
    <ul className={styles.lines}>
      {knownLines.map((line) => (
        <li key={line.id}>
          <span className={styles.name}>{helpLineName(line, currentLanguage())}</span>
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
