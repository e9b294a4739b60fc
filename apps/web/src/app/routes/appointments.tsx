import { AppointmentsPage } from '../../features/therapists/appointments-page'

export function AppointmentsRoute() {
  return <AppointmentsPage />
}
