import { useSearch } from '@tanstack/react-router'
import { ConfirmEmailPage } from '../../features/profile/confirm-email/confirm-email-page'

export function ConfirmEmailScreen() {
  const { token } = useSearch({ from: '/open/auth/confirm-email' })
  return <ConfirmEmailPage token={token} />
}
