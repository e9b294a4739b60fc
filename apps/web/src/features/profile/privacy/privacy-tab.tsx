import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { DeleteGuest } from '../../../components/layout/delete-guest'
import { GuestMove } from '../../../components/local-data/guest-move'
import { useLocalData } from '../../../components/local-data/use-local-data'
import { useWhereKept } from '../../../components/sync/use-where-kept'
import { Loading } from '../../../components/ui/loading'
import { PageHeading } from '../../../components/ui/page-heading'
import { paths } from '../../../config/paths'
import { guestOwner } from '../../../data/local-data/local-data'
import { useSession } from '../../../lib/session/session'
import { CreateAccount } from '../create-account'
import { Part } from '../part'
import { BringBackPart } from './bring-back/bring-back-part'
import { Choices } from './choices/choices'
import { ClearDevice } from './clear-device'
import { DeleteAccountPart } from './delete-account/delete-account-part'
import { AccountDownload, GuestDownload } from './download/download-part'
import { HerePart } from './here-part'
import styles from './privacy-tab.module.css'

/** Privacy & Data of the specification; a guest sees what applies. */
export function PrivacyTab() {
  const { t } = useTranslation(['data', 'common'])
  const whereKept = useWhereKept()
  const session = useSession()
  const uid = session.state === 'signed_in' ? session.user.uid : null
  // Counted before anything is shown: the list of what lies here is as long as it is.
  const isCounting = useLocalData(uid ?? guestOwner).isPending
  return (
    <>
      <PageHeading title={t('title')} lead={uid ? t('lead') : whereKept(t('lead_guest'))} />
      {isCounting ? <Loading label={t('common:loading')} /> : uid ? <OfAccount uid={uid} /> : <OfGuest />}
    </>
  )
}

function OfAccount({ uid }: { uid: string }) {
  return (
    <>
      <Choices />
      <HerePart owner={uid} />
      <GuestMove />
      <AccountDownload uid={uid} />
      <BringBackPart owner={uid} />
      <ClearDevice uid={uid} />
      <DeleteAccountPart uid={uid} />
    </>
  )
}

function OfGuest() {
  const { t } = useTranslation('data')
  return (
    <>
      <HerePart owner={guestOwner}>
        <CreateAccount />
      </HerePart>
      <GuestDownload />
      <BringBackPart owner={guestOwner} />
      <Part heading={t('clear.heading')}>
        <div className={styles.deletion}>
          <DeleteGuest />
        </div>
      </Part>
      <p>
        <Link to={paths.privacy} className="lone-link">
          {t('choices.privacy')}
        </Link>
      </p>
    </>
  )
}
