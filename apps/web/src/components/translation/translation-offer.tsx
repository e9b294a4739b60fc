import { type TranslationLanguage, type TranslationProviderName, translationProviders } from '@maitri/contracts'
import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/format'
import { useErrorMessage } from '../../lib/i18n/use-error-message'
import { Button } from '../ui/button'
import styles from './translation-offer.module.css'

export type TranslationOfferProps = {
  service: TranslationProviderName
  language: TranslationLanguage
  state: 'as_written' | 'waiting' | 'translated' | 'failed'
  error: Error | null
  onTranslate: () => void
  onAsWritten: () => void
}

/** Offers the words of others in the person's language, marks what a machine translated, and gives them back as they were written. */
export function TranslationOffer({ service, language, state, error, onTranslate, onAsWritten }: TranslationOfferProps) {
  const { t } = useTranslation('translation')
  const format = useFormat()
  const errorWords = useErrorMessage()
  const isTranslated = state === 'translated'
  const said =
    state === 'failed'
      ? t('failed', { reason: errorWords(error) })
      : isTranslated && t('marked', { service: translationProviders[service].brand })
  return (
    <div className={styles.bar}>
      {/* One button, so that the focus stays where it was pressed. */}
      <Button
        variant="quiet"
        size="small"
        icon={<Languages size={20} strokeWidth={1.75} aria-hidden="true" />}
        busy={state === 'waiting'}
        busyLabel={t('waiting')}
        onClick={isTranslated ? onAsWritten : onTranslate}
      >
        {isTranslated ? t('as_written') : t('read_in', { language: format.languageName(language) })}
      </Button>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  )
}
