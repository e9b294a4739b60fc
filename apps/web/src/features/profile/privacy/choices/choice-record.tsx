import { type consent, consentTextVersion } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { useFormat } from '../../../../lib/format'
import { languageNames } from '../../../../lib/i18n/language-names'
import rows from '../../rows.module.css'
import { choiceNames } from './choice-names'
import styles from './choice-record.module.css'

/** Every consent that was given or not, newest first, with when and with which words it was asked for. */
export function ChoiceRecord({ consents }: { consents: readonly z.output<typeof consent>[] }) {
  const { t } = useTranslation(['data', 'auth'])
  const format = useFormat()
  return (
    <details className={styles.details}>
      <summary>{t('choices.record')}</summary>
      <ol className={styles.record}>
        {consents.map(({ purpose, granted, textVersion, language, at }) => (
          <li key={`${purpose} ${at}`}>
            <p>
              {t(granted ? 'choices.entry_given' : 'choices.entry_not_given', {
                choice: t(`choices.${choiceNames[purpose]}`),
              })}
            </p>
            <p className={rows.note}>
              {t('choices.entry_details', {
                moment: format.date(at, 'long_moment'),
                version: textVersion,
                language: languageNames[language].english,
              })}
            </p>
            <p className={rows.note}>
              {textVersion === consentTextVersion
                ? t('choices.entry_text', {
                    label: t(`auth:consents.${purpose}.label`),
                    text: t(`auth:consents.${purpose}.text`),
                  })
                : t('choices.entry_older')}
            </p>
          </li>
        ))}
      </ol>
    </details>
  )
}
