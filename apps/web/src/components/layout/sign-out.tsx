import { useMutation } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ownerOf } from '../../data/records/owner-records'
import { recordsOf } from '../../data/records/records-of'
import { ApiError, type ApiErrorCode } from '../../lib/api-client'
import { useSessionStore } from '../../lib/session/session'
import { Button } from '../ui/button'
import type { ButtonLook } from '../ui/button-look'
import { Notice } from '../ui/notice'

/** How long signing out waits for what is still to be sent before it asks. */
const sendTimeoutMs = 4_000

/**
 * The way out. What waits is sent first; where that cannot be, it asks. It says when signing out did not work; once it did, the guard leads to
 * the sign-in page.
 */
export function SignOut(look: Pick<ButtonLook, 'variant' | 'wide'>) {
  const { t } = useTranslation(['frame', 'errors'])
  const session = useSessionStore()
  const [waiting, setWaiting] = useState(0)
  // Offline it fails at once: one that waited for the network would sign out long after the person looked away.
  const signOut = useMutation({
    networkMode: 'always',
    async mutationFn({ isAsked }: { isAsked: boolean }) {
      const left = isAsked ? 0 : await sendWaiting(ownerOf(session.get()))
      setWaiting(left)
      if (left === 0) await session.signOut()
    },
  })
  return (
    // Stays open: where signing out fails, the person must see it.
    <div data-stays-open>
      {waiting > 0 ? (
        <Notice
          tone="info"
          role="alert"
          action={
            <>
              <Button variant="secondary" size="small" onClick={() => setWaiting(0)}>
                {t('account.stay')}
              </Button>
              <Button variant="quiet" size="small" onClick={() => signOut.mutate({ isAsked: true })}>
                {t('account.sign_out_anyway')}
              </Button>
            </>
          }
        >
          {t('account.sign_out_waiting', { count: waiting })}
        </Notice>
      ) : (
        <Button
          {...look}
          icon={<LogOut size={20} strokeWidth={1.75} aria-hidden="true" />}
          busy={signOut.isPending}
          busyLabel={t('account.signing_out')}
          onClick={() => signOut.mutate({ isAsked: false })}
        >
          {t('account.sign_out')}
        </Button>
      )}
      {signOut.isError && (
        <Notice
          tone="error"
          role="alert"
          action={
            isOutOfReach(signOut.error) && (
              <Button variant="secondary" size="small" onClick={() => void session.leave()}>
                {t('account.lock')}
              </Button>
            )
          }
        >
          {isOutOfReach(signOut.error)
            ? `${t('account.sign_out_failed')} ${t('account.lock_note')}`
            : t(`errors:${codeOf(signOut.error)}`)}
        </Notice>
      )}
    </div>
  )
}

/** How many records still wait after a try to send them. */
async function sendWaiting(owner: string | null): Promise<number> {
  if (owner === null) return 0
  const records = recordsOf(owner)
  if ((await records.countWaiting()) === 0) return 0
  const timeout = new Promise((resolve) => setTimeout(resolve, sendTimeoutMs))
  await Promise.race([records.sync().catch(() => undefined), timeout])
  return records.countWaiting()
}

function codeOf(error: Error): ApiErrorCode {
  return error instanceof ApiError ? error.code : 'internal'
}

function isOutOfReach(error: Error): boolean {
  const code = codeOf(error)
  return code === 'network' || code === 'unavailable'
}
