import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '../../../components/ui/password-field'

type OwnPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel' | 'capsLockHint'>

/** A field for a password or a key, with the words of its eye. */
export function OwnPasswordField(props: OwnPasswordFieldProps) {
  const { t } = useTranslation('auth')
  return (
    <PasswordField
      {...props}
      showLabel={t('fields.show_password')}
      hideLabel={t('fields.hide_password')}
      capsLockHint={t('fields.caps_lock')}
    />
  )
}
