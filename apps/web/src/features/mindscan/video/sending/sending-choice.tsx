import { brandOf, videoProviders } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../../components/ui/checkbox'
import { ConsentSheet } from '../../../../components/ui/consent-sheet'
import styles from './sending-choice.module.css'
import type { Sending } from './use-sending'

/** What else may be read from a video, by whom, and what would leave this device for it. Nothing where no service is set up. */
export function SendingChoice({ sending, isBusy }: { sending: Sending; isBusy: boolean }) {
  const { t } = useTranslation('video')
  const { service, hasCloud, hasAccount, agreed, sheet } = sending
  if (!service && !hasCloud) return null
  if (!hasAccount) return <p className={styles.hint}>{t('sending.needs_account')}</p>
  const names = {
    words: service && (brandOf(service) ?? t('sending.own_service')),
    cloud: videoProviders['google-video'].brand,
  }
  return (
    <>
      <fieldset className={styles.choice} disabled={isBusy}>
        <legend>{t('sending.heading')}</legend>
        {service && (
          <Checkbox
            label={t('sending.words', { service: names.words })}
            hint={t('sending.words_hint', { service: names.words })}
            checked={agreed.has('words')}
            onChange={(event) => sending.choose('words', event.target.checked)}
          />
        )}
        {hasCloud && (
          <Checkbox
            label={t('sending.cloud', { service: names.cloud })}
            hint={t('sending.cloud_hint')}
            checked={agreed.has('cloud')}
            onChange={(event) => sending.choose('cloud', event.target.checked)}
          />
        )}
      </fieldset>
      {sheet && (
        <ConsentSheet
          key={sheet}
          title={t('sending.sheet_title')}
          agreeLabel={t('sending.agree')}
          onAgree={() => sending.answer(true)}
          otherLabel={t('sending.decline')}
          onOther={() => sending.answer(false)}
        >
          <p>{t(`sending.sheet_${sheet}`, { service: names[sheet] })}</p>
          <p>{t('sending.sheet_choice')}</p>
        </ConsentSheet>
      )}
    </>
  )
}
