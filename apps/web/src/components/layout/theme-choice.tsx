import { type Theme, themes } from '@maitri/contracts'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { setTheme, useTheme } from '../../data/preferences/theme'
import { useSavePreference } from '../../data/preferences/use-save-preference'
import styles from './theme-choice.module.css'

const icons = { light: Sun, dark: Moon, system: Monitor }

/** Light, dark, or as the device; takes effect at once. */
export function ThemeChoice() {
  const { t } = useTranslation('frame')
  const theme = useTheme()
  const save = useSavePreference()
  const name = useId()
  const choose = (next: Theme) => {
    setTheme(next)
    save({ theme: next })
  }
  return (
    <fieldset className={styles.group}>
      <legend>{t('theme.label')}</legend>
      {themes.map((option) => {
        const Icon = icons[option]
        return (
          <label key={option} className={styles.option}>
            <input type="radio" name={name} value={option} checked={theme === option} onChange={() => choose(option)} />
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
            {t(`theme.${option}`)}
          </label>
        )
      })}
    </fieldset>
  )
}
