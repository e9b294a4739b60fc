import { useMutation } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ApiError, type ApiErrorCode } from '../../lib/api-client'
import { useSessionStore } from '../../lib/session/session'
import { Button } from '../ui/button'
import type { ButtonLook } from '../ui/button-look'
import { Notice } from '../ui/notice'

/** The way out. It says when it did not work; once it did, the guard leads to the sign-in page. */
export function SignOut(look: Pick<ButtonLook, 'variant' | 'wide'>) {
  const { t } = useTranslation(['frame', 'errors'])
  const session = useSessionStore()
  // Offline it fails at once: one that waited for the network would sign out long after the person looked away.
  const signOut = useMutation({ mutationFn: session.signOut, networkMode: 'always' })
  return (
    // Stays open: where signing out fails, the person must see it.
    <div data-stays-open>
      <Button
        {...look}
        icon={<LogOut size={20} strokeWidth={1.75} aria-hidden="true" />}
        busy={signOut.isPending}
        busyLabel={t('account.signing_out')}
        onClick={() => signOut.mutate()}
      >
        {t('account.sign_out')}
      </Button>
      {signOut.isError && (
        <Notice tone="error" role="alert">
          {isOutOfReach(signOut.error) ? t('account.sign_out_failed') : t(`errors:${codeOf(signOut.error)}`)}
        </Notice>
      )}
    </div>
  )
}

function codeOf(error: Error): ApiErrorCode {
  return error instanceof ApiError ? error.code : 'internal'
}

function isOutOfReach(error: Error): boolean {
  const code = codeOf(error)
  return code === 'network' || code === 'unavailable'
}
