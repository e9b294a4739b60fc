import { ChevronDown, Globe } from 'lucide-react'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../lib/i18n/i18n'
import { languageNames } from '../../lib/i18n/language-names'
import { classNames } from '../ui/class-names'
import { LaterPart } from '../ui/later-part'
import { MenuPopover } from '../ui/menu-popover'
import styles from './language-picker.module.css'

const LanguageList = lazy(async () => ({ default: (await import('./language-list')).LanguageList }))

type LanguagePickerProps = { look?: 'outlined' | 'plain' }

/** The eight languages behind one button, each under its own name. They are loaded once somebody is about to press it. */
export function LanguagePicker({ look = 'plain' }: LanguagePickerProps) {
  const { t } = useTranslation('shell')
  const [isNear, setIsNear] = useState(false)
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
      onNear={() => setIsNear(true)}
    >
      {isNear && (
        <LaterPart>
          <LanguageList />
        </LaterPart>
      )}
    </MenuPopover>
  )
}
