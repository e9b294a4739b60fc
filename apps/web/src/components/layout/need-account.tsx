import { useNavigate, useRouter } from '@tanstack/react-router'
import { UserRoundPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../config/paths'
import { setIsNew, setReturnPath } from '../../lib/return-path'
import { useSessionStore } from '../../lib/session/session'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'

type NeedAccountProps = {
  /** What the button that leads to the sign-in page says. */
  action: string
  /** Asked first; the way stays closed while it answers no. */
  mayGo?: () => Promise<boolean>
  /** What an account is needed for, and what becomes of what was begun. */
  children: ReactNode
}

/** What a guest needs for this, and the way there and back to this very place. */
export function NeedAccount({ action, mayGo, children }: NeedAccountProps) {
  const session = useSessionStore()
  const router = useRouter()
  const navigate = useNavigate()

  async function go() {
    if (mayGo && !(await mayGo())) return
    setReturnPath(router.state.location.href, true)
    setIsNew(true)
    session.leaveGuest()
    void navigate({ to: paths.getStarted })
  }

  return (
    <Notice
      tone="info"
      action={
        <Button
          size="small"
          icon={<UserRoundPlus size={20} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => void go()}
        >
          {action}
        </Button>
      }
    >
      {children}
    </Notice>
  )
}
