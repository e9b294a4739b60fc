import { createRoute } from '@tanstack/react-router'
import { paths } from '../../config/paths'
import { guardedRoute } from './guarded'
import { loadScreen } from './load-screen'

export const appointmentsRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: paths.appointments,
  staticData: { titleKey: 'titles.appointments' },
  component: loadScreen('booking', () => import('../../features/therapists/appointments-page'), 'AppointmentsPage'),
})
