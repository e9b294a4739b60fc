import { getRouteApi } from '@tanstack/react-router'
import { TherapistsPage } from '../../features/therapists/therapists-page'
import { therapistsSearch } from '../../features/therapists/therapists-search'
import { returnPath } from '../../lib/return-path'

const route = getRouteApi('/guarded/therapists')

/** Filters, the open profile and its form stand in the address, so that Back undoes them. */
export function TherapistsRoute() {
  const search = therapistsSearch(route.useSearch())
  const navigate = route.useNavigate()
  return (
    <TherapistsPage
      search={search}
      onSearch={(change) => void navigate({ search: (now) => change(therapistsSearch(now)), resetScroll: false })}
      // Whoever is led back here after signing in brings along what they began as a guest.
      bringsDraft={returnPath() !== null}
    />
  )
}
