import { TherapistsPage } from '../../features/therapists/therapists-page'

export function TherapistsRoute() {
  return <TherapistsPage />
}
