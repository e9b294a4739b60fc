import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { SharedRoutinePage } from '../../features/coping-tools/routines/share/shared-routine-page'
import { forgetAwaitedPlace } from '../../lib/awaited-place'
import { paths } from '../paths'

export function SharedRoutineRoute() {
  const code = useLocation({ select: ({ hash }) => hash })
  const navigate = useNavigate()
  useEffect(forgetAwaitedPlace, [])
  return (
    <SharedRoutinePage
      key={code}
      code={code}
      onSaved={() => void navigate({ to: paths.copingTools, search: { tab: 'routines' } })}
    />
  )
}
