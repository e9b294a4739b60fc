import { type FurtherLanguage, furtherLanguages } from '@maitri/contracts'
import { type Language, languages } from '@maitri/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../../components/ui/select-field'
import { useChooseLanguage } from '../../../../data/preferences/use-choose-language'
import { useFormat } from '../../../../lib/format'
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
  const { t } = useTranslation(['account', 'frame'])
  const choose = useChooseLanguage()
  const format = useFormat()
  const [missing, setMissing] = useState<Language | null>(null)
  const own = languages.map((value) => ({ value, label: labelOf(languageNames[value]) }))
  const others = furtherLanguages.map((value) => ({ value, label: labelOf(furtherLanguageNames[value]) }))
  const hint = missing
    ? t('frame:language.not_here', { name: format.languageName(missing) })
    : further
      ? t('preferences.further', { language: furtherLanguageNames[further].english })
      : undefined
  return (
    <SelectField<Language | FurtherLanguage>
      label={t('preferences.language')}
      hint={hint}
      options={onFurther ? [...own, ...others] : own}
      value={further ?? currentLanguage()}
      onChange={(chosen) => {
        if (isLanguage(chosen)) return void choose(chosen).then((isChosen) => setMissing(isChosen ? null : chosen))
        onFurther?.(chosen)
        void setLanguage('en')
      }}
    />
  )
}
