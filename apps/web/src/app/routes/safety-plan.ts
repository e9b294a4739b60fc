import { createRoute } from '@tanstack/react-router'
import { paths } from '../../config/paths'
import { loadScreen } from './load-screen'
import { openRoute } from './root'

export const safetyPlanRoute = createRoute({
  getParentRoute: () => openRoute,
  path: paths.safetyPlan,
  staticData: { titleKey: 'titles.safety_plan' },
  component: loadScreen('safety_plan', () => import('../../features/safety-plan/safety-plan-page'), 'SafetyPlanPage'),
})
