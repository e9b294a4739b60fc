import { type FurtherLanguage, furtherLanguages } from '@maitri/contracts'
import { type Language, languages } from '@maitri/domain'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../../components/ui/select-field'
import { useChooseLanguage } from '../../../../data/preferences/use-choose-language'
import { furtherLanguageNames } from '../../../../lib/i18n/further-language-names'
import { currentLanguage, isLanguage, setLanguage } from '../../../../lib/i18n/i18n'
import { languageNames } from '../../../../lib/i18n/language-names'

type LanguageChoiceProps = {
  further: FurtherLanguage | null
  /** Null where there is no account to keep it with: then only the languages of the interface are offered. */
  onFurther: ((chosen: FurtherLanguage) => void) | null
}

const labelOf = ({ native, english }: { native: string; english: string }) =>
  native === english ? english : `${native} (${english})`

/** The eight languages of the interface and the specification's further ones; for those it says what the choice means. */
export function LanguageChoice({ further, onFurther }: LanguageChoiceProps) {
  const { t } = useTranslation('account')
  const choose = useChooseLanguage()
  const own = languages.map((value) => ({ value, label: labelOf(languageNames[value]) }))
  const others = furtherLanguages.map((value) => ({ value, label: labelOf(furtherLanguageNames[value]) }))
  return (
    <SelectField<Language | FurtherLanguage>
      label={t('preferences.language')}
      hint={further ? t('preferences.further', { language: furtherLanguageNames[further].english }) : undefined}
      options={onFurther ? [...own, ...others] : own}
      value={further ?? currentLanguage()}
      onChange={(chosen) => {
        if (isLanguage(chosen)) return void choose(chosen)
        onFurther?.(chosen)
        void setLanguage('en')
      }}
    />
  )
}
