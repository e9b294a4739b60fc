import { type Helpline, helplines } from '@maitri/content/helplines'
import { useTranslation } from 'react-i18next'
import { telAddress } from '../../safety/help-addresses'
import styles from './outside-india.module.css'

const abroad: Helpline[] = helplines.filter((line) => line.country !== 'IN')

/** Lines of other countries, folded: whoever is in India must not dial them by mistake. */
export function OutsideIndia() {
  const { t } = useTranslation('help')
  return (
    <details className={styles.outside}>
      <summary>
        {t('outside.question')} <span className={styles.show}>{t('outside.show')}</span>
      </summary>
      <h3>{t('outside.country')}</h3>
      <ul>
        {abroad.map((line) => (
          <li key={line.id}>
            <span>{line.names.en}:</span> <Ways line={line} />
          </li>
        ))}
      </ul>
      <p>{t('outside.elsewhere')}</p>
    </details>
  )
}

function Ways({ line }: { line: Helpline }) {
  const { t } = useTranslation('help')
  const { text, number, channels } = line
  return (
    <>
      {channels.includes('call') && <a href={telAddress(number)}>{t('outside.call', { number: number.display })}</a>}
      {channels.includes('call') && text && ' · '}
      {text?.keyword && (
        <a href={`sms:${text.tel}?body=${encodeURIComponent(text.keyword)}`}>
          {t('outside.text_keyword', { keyword: text.keyword, number: text.tel })}
        </a>
      )}
      {text && !text.keyword && <a href={`sms:${text.tel}`}>{t('outside.text', { number: text.tel })}</a>}
    </>
  )
}
