import { createRoute } from '@tanstack/react-router'
import { paths } from '../../config/paths'
import { monthNamed } from '../../features/check-in/month/month-days'
import { guardedRoute } from './guarded'
import { loadScreen } from './load-screen'

export const monthsRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: paths.months,
  staticData: { titleKey: 'titles.profile' },
  validateSearch: ({ month }: Record<string, unknown>): { month?: string | undefined } => ({
    month: typeof month === 'string' && monthNamed(month) ? month : undefined,
  }),
  component: loadScreen('check_in', () => import('./months-screen'), 'MonthsScreen'),
})
