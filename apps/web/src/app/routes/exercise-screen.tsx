import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../config/paths'
import { ExercisePage } from '../../features/coping-tools/player/exercise-page'
import { useSetPageTitle } from '../../lib/page-title'

const route = getRouteApi('/guarded/coping-tools/exercise')

export function ExerciseScreen() {
  const { tool, before, now = false } = route.useSearch()
  const navigate = route.useNavigate()
  const { t } = useTranslation('coping_tools')
  useSetPageTitle(t(`tools.${tool}.title`))
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
