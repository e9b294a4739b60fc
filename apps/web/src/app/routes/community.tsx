import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { CommunityPage } from '../../features/community/community-page'
import { awaitedPlace, forgetAwaitedPlace } from '../../lib/awaited-place'
import { useSession } from '../../lib/session/session'

const route = getRouteApi('/guarded/community')

/** The kind of group and the open form stand in the address, so that Back undoes them. */
export function CommunityRoute() {
  const { type = null, start } = route.useSearch()
  const navigate = route.useNavigate()
  // Whoever is led back here after signing in brings along what they began as a guest.
  const [bringsDraft] = useState(() => awaitedPlace() !== null)
  const { state } = useSession()
  const isIn = state === 'signed_in' || state === 'guest'
  // Whoever has just left guest mode is still shown this page for a moment, and is only on the way.
  useEffect(() => {
    if (isIn) forgetAwaitedPlace()
  }, [isIn])
  return (
    <CommunityPage
      view={{ type, isStarting: start === true }}
      onView={(next) => {
        const search = { ...(next.type && { type: next.type }), ...(next.isStarting && { start: true as const }) }
        void navigate({ search, resetScroll: false })
      }}
      bringsDraft={bringsDraft}
    />
  )
}
