import type { SignInState } from '@maitri/contracts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { Part } from '../../part'
import type { Account } from '../account'
import { DetailsForm } from './details-form'
import { DetailsRows } from './details-rows'

type DetailsProps = { account: Account; signIn: SignInState }

/** Name, email and the day it began: rows, which Edit turns into fields in place. */
export function Details({ account, signIn }: DetailsProps) {
  const { t } = useTranslation(['account', 'crisis'])
  const edit = useRef<HTMLButtonElement>(null)
  const [isEditing, setIsEditing] = useState(false)

  function close() {
    setIsEditing(false)
    edit.current?.focus()
  }

  return (
    <Part
      heading={t('details.heading')}
      action={
        <Button ref={edit} variant="secondary" size="small" onClick={() => (isEditing ? close() : setIsEditing(true))}>
          {t(isEditing ? 'details.cancel' : 'details.edit')}
        </Button>
      }
    >
      {isEditing ? (
        <DetailsForm account={account} signIn={signIn} onSaved={close} />
      ) : (
        <DetailsRows account={account} signIn={signIn} />
      )}
    </Part>
  )
}
