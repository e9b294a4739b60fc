import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/ui/button'
import { paths } from '../../config/paths'
import { setIsNew } from '../../lib/return-path'
import { useSessionStore } from '../../lib/session/session'
import rows from './rows.module.css'

/** A guest's way to an account. What they kept stays on the device until they are asked whether it moves. */
export function CreateAccount() {
  const { t } = useTranslation('account')
  const session = useSessionStore()
  const navigate = useNavigate()
  return (
    <>
      <div className={rows.actions}>
        <Button
          onClick={() => {
            setIsNew(true)
            session.leaveGuest()
            void navigate({ to: paths.getStarted })
          }}
        >
          {t('guest.create')}
        </Button>
      </div>
      <p className={rows.note}>{t('guest.create_note')}</p>
    </>
  )
}
