import { getRouteApi, useLocation } from '@tanstack/react-router'
import { InsightsPage } from '../../features/insights/library/insights-page'
import { searchOf, viewOf } from '../../features/insights/library/insights-view'

const route = getRouteApi('/open/insights')

/** Category and filter stand in the address, so that Back undoes them; behind the '#' stands the article that was read. */
export function InsightsScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const hash = useLocation({ select: ({ hash }) => hash })
  return (
    <InsightsPage
      view={viewOf(search)}
      onView={(view) => void navigate({ search: searchOf(view), resetScroll: false })}
      returnedFrom={hash || null}
    />
  )
}
