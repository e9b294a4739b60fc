import { useTranslation } from 'react-i18next'
import { NeedAccount } from '../../components/layout/need-account'
import { PageHeading } from '../../components/ui/page-heading'
import { useSession } from '../../lib/session/session'
import { Appointments } from './appointments/appointments'

/** My appointments; a guest learns what they need. */
export function AppointmentsPage() {
  const { t } = useTranslation('booking')
  const session = useSession()
  return (
    <div className="page">
      <PageHeading title={t('title')} lead={t('lead')} />
      {session.state === 'signed_in' ? (
        <Appointments />
      ) : (
        <NeedAccount action={t('schedule.create_account')}>{t('appointments.guest')}</NeedAccount>
      )}
    </div>
  )
}
