import { helpline } from '@maitri/content/helplines'
import { MessageCircle, Phone, Siren } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CallCard } from '../../safety/call-card'
import { CopyNumber } from '../../safety/copy-number'
import { telAddress, whatsappAddress } from '../../safety/help-addresses'
import { QuickExitButton } from '../../safety/quick-exit-button'
import styles from './first-lines.module.css'

const teleManas = helpline('tele_manas')
const vandrevala = helpline('vandrevala')
const emergency = helpline('emergency')

/** The stone of the page: 14416 first and largest, a second voice, and 112. */
export function FirstLines() {
  const { t } = useTranslation(['help', 'common', 'crisis'])
  return (
    <div className={`first-light ${styles.stone}`}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 tabIndex={-1}>{t('heading')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        <QuickExitButton variant="onstone" />
      </header>
      <div className={styles.cards}>
        <div className={styles.first}>
          <CallCard
            look="lamp"
            href={telAddress(teleManas.number)}
            icon={Phone}
            title={t('common:call_number', { number: teleManas.number.display })}
            text={t('first.tele_manas')}
          />
        </div>
        <CallCard
          look="outline"
          href={telAddress(vandrevala.number)}
          icon={Phone}
          title={vandrevala.number.display}
          text={t('first.vandrevala')}
        />
        {vandrevala.whatsapp && (
          <CallCard
            look="outline"
            href={whatsappAddress(vandrevala.whatsapp)}
            icon={MessageCircle}
            title={t('crisis:lines.whatsapp')}
            text={t('first.vandrevala_whatsapp')}
          />
        )}
        <CallCard
          look="outline"
          href={telAddress(emergency.number)}
          icon={Siren}
          title={emergency.number.display}
          text={t('first.emergency')}
        />
      </div>
      <div className={styles.foot}>
        {teleManas.alternativeNumber && (
          <p>
            {t('first.tele_manas_alternative')}{' '}
            <a href={telAddress(teleManas.alternativeNumber)}>{teleManas.alternativeNumber.display}</a>
          </p>
        )}
        <CopyNumber number={teleManas.number.display} />
      </div>
    </div>
  )
}
