import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { Part } from '../../part'
import { NoPasswordYet } from './no-password-yet'
import { PasswordForm } from './password-form'

/** The form that a press unfolds; for someone who comes in with Google the way to a password. */
export function PasswordPart({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const { t } = useTranslation('account')
  const toggle = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  if (!hasPassword)
    return (
      <Part heading={t('password.heading')}>
        <NoPasswordYet email={email} />
      </Part>
    )
  return (
    <Part
      heading={t('password.heading')}
      action={
        <Button ref={toggle} variant="secondary" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'password.close' : 'password.change')}
        </Button>
      }
    >
      {isOpen && (
        <PasswordForm
          email={email}
          onSaved={() => {
            setIsOpen(false)
            toggle.current?.focus()
          }}
        />
      )}
    </Part>
  )
}
