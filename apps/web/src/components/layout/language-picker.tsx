import { readByNatives } from '@maitri/content/native-readings'
import { type Language, languages } from '@maitri/domain'
import { Check, ChevronDown, Globe } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChooseLanguage } from '../../data/preferences/use-choose-language'
import { useFormat } from '../../lib/format'
import { currentLanguage } from '../../lib/i18n/i18n'
import { languageNames } from '../../lib/i18n/language-names'
import { classNames } from '../ui/class-names'
import { MenuPopover } from '../ui/menu-popover'
import styles from './language-picker.module.css'

type LanguagePickerProps = { look?: 'outlined' | 'plain' }

/** The eight languages behind one button, each under its own name. */
export function LanguagePicker({ look = 'plain' }: LanguagePickerProps) {
  const { t } = useTranslation('shell')
  // Read through useTranslation's render, so that the button names the new language at once.
  const current = currentLanguage()
  return (
    <MenuPopover
      label={t('language.label')}
      triggerLabel={t('language.current', { name: languageNames[current].native })}
      triggerClass={classNames(styles.trigger, styles[look])}
      trigger={
        <>
          <Globe size={20} strokeWidth={1.75} aria-hidden="true" />
          <span className={styles.name} lang={current}>
            {languageNames[current].native}
          </span>
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
        </>
      }
      align="end"
    >
      <LanguageList />
    </MenuPopover>
  )
}

/** The list itself; stands open in the mobile menu. */
export function LanguageList() {
  const { t } = useTranslation('shell')
  const format = useFormat()
  const choose = useChooseLanguage()
  const current = currentLanguage()
  const { read, all } = readByNatives(current)
  const [missing, setMissing] = useState<Language | null>(null)
  const list = useRef<HTMLDivElement>(null)
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
        {missing && t('language.not_here', { name: format.languageName(missing) })}
      </p>
      <p className={styles.readings}>
        {t('language.read_by_natives', { read: format.number(read), all: format.number(all) })}
      </p>
    </div>
  )
}
