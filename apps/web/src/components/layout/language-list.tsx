import { readByNatives } from '@maitri/content/native-readings'
import { type Language, languages } from '@maitri/domain'
import { Check } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChooseLanguage } from '../../data/preferences/use-choose-language'
import { useFormat } from '../../lib/format'
import { currentLanguage } from '../../lib/i18n/i18n'
import { languageNames } from '../../lib/i18n/language-names'
import styles from './language-picker.module.css'

/** The languages, which one could not be had, and how much native speakers have read. */
export function LanguageList() {
  const { t } = useTranslation(['shell', 'frame'])
  const format = useFormat()
  const choose = useChooseLanguage()
  const current = currentLanguage()
  const [missing, setMissing] = useState<Language | null>(null)
  const list = useRef<HTMLDivElement>(null)
  // A popover that was opened before its list came is placed by the size it has now.
  useLayoutEffect(() => void dispatchEvent(new Event('resize')), [])
  const change = async (language: Language) => {
    const isChosen = await choose(language)
    setMissing(isChosen ? null : language)
    if (isChosen) list.current?.closest<HTMLElement>('[popover]')?.hidePopover()
  }
  return (
    <div ref={list} data-stays-open>
      <ul className={styles.list} aria-label={t('language.label')}>
        {languages.map((language) => (
          <li key={language}>
            <button
              type="button"
              className={styles.row}
              aria-pressed={language === current}
              onClick={() => void change(language)}
            >
              <span className={styles.native} lang={language}>
                {languageNames[language].native}
              </span>
              <span className={styles.english} lang="en">
                {languageNames[language].english}
              </span>
              {language === current && <Check size={20} strokeWidth={1.75} aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={missing ? styles.missing : undefined}>
        {missing && t('frame:language.not_here', { name: format.languageName(missing) })}
      </p>
      <p className={styles.readings}>{t('frame:language.read_by_natives', readByNatives(current))}</p>
    </div>
  )
}
