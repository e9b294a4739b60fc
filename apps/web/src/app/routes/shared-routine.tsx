import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { SharedRoutinePage } from '../../features/coping-tools/routines/share/shared-routine-page'
import { forgetAwaitedRoutine } from '../../lib/awaited-routine'
import { paths } from '../paths'

export function SharedRoutineRoute() {
  const code = useLocation({ select: ({ hash }) => hash })
  const navigate = useNavigate()
  useEffect(forgetAwaitedRoutine, [])
  return (
    <SharedRoutinePage
      key={code}
      code={code}
      onSaved={() => void navigate({ to: paths.copingTools, search: { tab: 'routines' } })}
    />
  )
}
