import { Suspense, useState } from 'react'
import { PagePending } from '../../../components/layout/page-pending'
import { ownerOf } from '../../../data/records/owner-records'
import { useSession } from '../../../lib/session/session'
import type { ExercisePlayerProps } from './exercise-end'
import { openActivity } from './open-activity'
import { OpenPlayer } from './open-player'

/** An exercise on stone: what to do, how long, and the way through its five steps. Nothing begins to count before its code is there. */
export function ExercisePlayer(props: ExercisePlayerProps) {
  const owner = ownerOf(useSession()) ?? 'guest'
  const [opening] = useState(() => openActivity(props.tool.id, owner))
  return (
    <Suspense fallback={<PagePending />}>
      <OpenPlayer {...props} opening={opening} />
    </Suspense>
  )
}
