import { SafetyPlanPage } from '../../features/safety-plan/safety-plan-page'

export function SafetyPlanRoute() {
  return <SafetyPlanPage />
}
