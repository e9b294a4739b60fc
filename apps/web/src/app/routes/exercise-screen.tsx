import { getRouteApi } from '@tanstack/react-router'
import { paths } from '../../config/paths'
import { ExercisePage } from '../../features/coping-tools/player/exercise-page'

const route = getRouteApi('/guarded/coping-tools/exercise')

export function ExerciseScreen() {
  const { tool, before, now = false } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <ExercisePage
      key={tool}
      toolId={tool}
      before={before ?? null}
      isImmediate={now}
      onLeave={() => void navigate({ to: paths.copingTools })}
    />
  )
}
