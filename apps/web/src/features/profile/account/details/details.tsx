import type { SignInState } from '@maitri/contracts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { dropFormDraft, hasFormDraft } from '../../../../data/use-form-draft'
import { useSessionStore } from '../../../../lib/session/session'
import { Part } from '../../part'
import type { Account } from '../account'
import { DetailsForm } from './details-form'
import { DetailsRows } from './details-rows'
import { detailsDraft } from './use-details-form'

type DetailsProps = { account: Account; signIn: SignInState }

/** Name, email and the day it began: rows, which Edit turns into fields in place. */
export function Details({ account, signIn }: DetailsProps) {
  const { t } = useTranslation(['account', 'crisis'])
  const edit = useRef<HTMLButtonElement>(null)
  const session = useSessionStore()
  /** 'found' where something was begun before: nobody pressed anything, so that the focus stays where it is. */
  const [editing, setEditing] = useState<'pressed' | 'found' | null>(() =>
    hasFormDraft(session, detailsDraft.name) ? 'found' : null,
  )

  function close() {
    setEditing(null)
    edit.current?.focus()
  }

  function cancel() {
    dropFormDraft(session, detailsDraft.name)
    close()
  }

  return (
    <Part
      heading={t('details.heading')}
      action={
        <Button
          ref={edit}
          variant="secondary"
          size="small"
          onClick={() => (editing ? cancel() : setEditing('pressed'))}
        >
          {t(editing ? 'details.cancel' : 'details.edit')}
        </Button>
      }
    >
      {editing ? (
        <DetailsForm takesFocus={editing === 'pressed'} account={account} signIn={signIn} onSaved={close} />
      ) : (
        <DetailsRows account={account} signIn={signIn} />
      )}
    </Part>
  )
}
