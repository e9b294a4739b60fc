import { getRouteApi } from '@tanstack/react-router'
import { paths } from '../../config/paths'
import { RoutinePage } from '../../features/coping-tools/routines/run/routine-page'

const route = getRouteApi('/guarded/coping-tools/routine')

export function RoutineScreen() {
  const { id = '', ready } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <RoutinePage
      key={ready ?? id}
      source={ready ? { ready } : { id }}
      onLeave={() => void navigate({ to: paths.copingTools, search: { tab: 'routines' } })}
    />
  )
}
