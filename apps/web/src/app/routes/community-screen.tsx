import { getRouteApi } from '@tanstack/react-router'
import { CommunityPage } from '../../features/community/community-page'
import { bringsDraft } from '../../lib/return-path'

const route = getRouteApi('/guarded/community')

/** The kind of group and the open form stand in the address, so that Back undoes them. */
export function CommunityScreen() {
  const { type = null, start } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <CommunityPage
      view={{ type, isStarting: start === true }}
      onView={(next) => {
        const search = { ...(next.type && { type: next.type }), ...(next.isStarting && { start: true as const }) }
        void navigate({ search, resetScroll: false })
      }}
      // Whoever is led back here after signing in brings along what they began as a guest.
      bringsDraft={bringsDraft()}
    />
  )
}
