import { helpline } from '@maitri/content/helplines'
import { Hospital, Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ExternalButtonLink } from '../../../components/ui/button'
import { telAddress } from '../../../safety/help-addresses'
import styles from './public-help.module.css'

const teleManas = helpline('tele_manas')

/** What costs nothing and needs no booking, beside those who charge a fee; it is there whatever the list does. */
export function PublicHelp() {
  const { t } = useTranslation('therapists')
  return (
    <section aria-labelledby="public-help" className={styles.help}>
      <h2 id="public-help">{t('public.title')}</h2>
      <p className={styles.lead}>{t('public.lead')}</p>
      <ul className={styles.ways}>
        <li className={styles.way}>
          <h3>{t('public.tele_manas.title')}</h3>
          <p>{t('public.tele_manas.text')}</p>
          <ExternalButtonLink
            href={telAddress(teleManas.number)}
            variant="call"
            icon={<Phone size={20} strokeWidth={1.75} aria-hidden="true" />}
          >
            {t('public.tele_manas.call', { number: teleManas.number.display })}
          </ExternalButtonLink>
        </li>
        <li className={styles.way}>
          <h3>{t('public.dmhp.title')}</h3>
          <p>{t('public.dmhp.text')}</p>
          <p className={styles.find}>
            <Hospital size={20} strokeWidth={1.75} aria-hidden="true" />
            <span>{t('public.dmhp.find')}</span>
          </p>
        </li>
      </ul>
    </section>
  )
}
