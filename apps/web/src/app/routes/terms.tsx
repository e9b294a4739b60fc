import { TermsPage } from '../../features/legal/terms-page'

export function TermsRoute() {
  return <TermsPage />
}
