import { Shuffle } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../components/ui/icon-button'
import { randomPseudonym } from '../../data/groups/random-pseudonym'
import { CheckedTextField } from '../../safety/checked-field'
import type { SafetyCheck } from '../../safety/use-safety-check'

type PseudonymFieldProps = {
  id: string
  label: string
  hint: ReactNode
  error: ReactNode
  maxLength: number
  value: string
  onChange: (value: string) => void
  check: SafetyCheck
}

/** A name for one group, with another one at the press of a button. */
export function PseudonymField({ value, onChange, ...field }: PseudonymFieldProps) {
  const { t } = useTranslation('community')
  return (
    <CheckedTextField
      {...field}
      value={value}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
      trailing={
        <IconButton label={t('pseudonym.another')} onClick={() => onChange(randomPseudonym())}>
          <Shuffle size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      }
    />
  )
}
