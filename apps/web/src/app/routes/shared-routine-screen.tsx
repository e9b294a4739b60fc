import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { paths } from '../../config/paths'
import { SharedRoutinePage } from '../../features/coping-tools/routines/share/shared-routine-page'
import { clearReturnPath } from '../../lib/return-path'

export function SharedRoutineScreen() {
  const code = useLocation({ select: ({ hash }) => hash })
  const navigate = useNavigate()
  useEffect(clearReturnPath, [])
  return (
    <SharedRoutinePage
      key={code}
      code={code}
      onSaved={() => void navigate({ to: paths.copingTools, search: { tab: 'routines' } })}
    />
  )
}
