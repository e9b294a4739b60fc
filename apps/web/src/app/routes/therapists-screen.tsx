import { getRouteApi } from '@tanstack/react-router'
import { TherapistsPage } from '../../features/therapists/therapists-page'
import { bringsDraft } from '../../lib/return-path'

const route = getRouteApi('/guarded/therapists')

/** Filters, the open profile and its form stand in the address, so that Back undoes them. */
export function TherapistsScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <TherapistsPage
      search={search}
      onSearch={(change) => void navigate({ search: change, resetScroll: false })}
      // Whoever is led back here after signing in brings along what they began as a guest.
      bringsDraft={bringsDraft()}
    />
  )
}
