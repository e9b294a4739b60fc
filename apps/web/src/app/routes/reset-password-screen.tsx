import { useSearch } from '@tanstack/react-router'
import { EntryFrame } from '../../features/auth/frame/entry-frame'
import { ResetPassword } from '../../features/auth/reset/reset-password'

export function ResetPasswordScreen() {
  const { token } = useSearch({ from: '/open/reset-password' })
  return (
    <EntryFrame>
      <ResetPassword token={token} />
    </EntryFrame>
  )
}
