import { useSearch } from '@tanstack/react-router'
import { ConfirmEmailPage } from '../../features/profile/confirm-email/confirm-email-page'

export function ConfirmEmailRoute() {
  const { token } = useSearch({ strict: false })
  return <ConfirmEmailPage token={token} />
}
