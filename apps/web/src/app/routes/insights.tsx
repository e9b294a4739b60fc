import { InsightsPage } from '../../features/insights/insights-page'

export function InsightsRoute() {
  return <InsightsPage />
}
