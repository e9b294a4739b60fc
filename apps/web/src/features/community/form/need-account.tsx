import { useNavigate, useRouter } from '@tanstack/react-router'
import { UserRoundPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths'
import { Button } from '../../../components/ui/button'
import { Notice } from '../../../components/ui/notice'
import { awaitPlace } from '../../../lib/awaited-place'
import { useSessionStore } from '../../../lib/session/session'

/** What a guest needs for this, and the way there and back to the form. */
export function NeedAccount({ children }: { children: ReactNode }) {
  const { t } = useTranslation('community')
  const session = useSessionStore()
  const router = useRouter()
  const navigate = useNavigate()

  function go() {
    awaitPlace(router.state.location.href)
    session.leaveGuest()
    void navigate({ to: paths.getStarted })
  }

  return (
    <Notice
      tone="info"
      action={
        <Button size="small" icon={<UserRoundPlus size={20} strokeWidth={1.75} aria-hidden="true" />} onClick={go}>
          {t('form.sign_in')}
        </Button>
      }
    >
      {children}
    </Notice>
  )
}
