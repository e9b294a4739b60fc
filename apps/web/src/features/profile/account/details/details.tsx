import type { SignInState } from '@maitri/contracts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VersionChoice } from '../../../../components/sync/version-choice'
import { Button } from '../../../../components/ui/button'
import { useToast } from '../../../../components/ui/toast'
import { dropFormDraft, hasFormDraft } from '../../../../data/use-form-draft'
import { useSessionStore } from '../../../../lib/session/session'
import { Part } from '../../part'
import type { Account } from '../account'
import { DetailsForm } from './details-form'
import { DetailsRows } from './details-rows'
import { detailsDraft } from './use-details-form'
import { useSaveName } from './use-save-name'

type DetailsProps = { account: Account; signIn: SignInState }

/** Name, email and the day it began: rows, which Edit turns into fields in place. */
export function Details({ account, signIn }: DetailsProps) {
  const { t } = useTranslation(['account', 'frame'])
  const edit = useRef<HTMLButtonElement>(null)
  const session = useSessionStore()
  /** 'found' where something was begun before: nobody pressed anything, so that the focus stays where it is. */
  const [editing, setEditing] = useState<'pressed' | 'found' | null>(() =>
    hasFormDraft(session, detailsDraft.name) ? 'found' : null,
  )

  /** What another device had made of the name while it was changed here. */
  const [otherName, setOtherName] = useState<string | null>(null)
  const saveName = useSaveName()
  const showToast = useToast()

  function close() {
    setEditing(null)
    edit.current?.focus()
  }

  function saved(other: string | null) {
    setOtherName(other)
    close()
  }

  async function use(name: string) {
    try {
      await saveName(name)
      setOtherName(null)
    } catch {
      showToast({ tone: 'error', message: t('frame:earlier.failed') })
    }
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
        <DetailsForm takesFocus={editing === 'pressed'} account={account} signIn={signIn} onSaved={saved} />
      ) : (
        <DetailsRows account={account} signIn={signIn} />
      )}
      {otherName !== null && (
        <VersionChoice
          part={t('details.name')}
          saved={account.displayName}
          other={otherName}
          onKeep={() => setOtherName(null)}
          onUse={() => void use(otherName)}
        />
      )}
    </Part>
  )
}
