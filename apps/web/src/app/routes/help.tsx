import { HelpPage } from '../../features/help/help-page'

export function HelpRoute() {
  return <HelpPage />
}
