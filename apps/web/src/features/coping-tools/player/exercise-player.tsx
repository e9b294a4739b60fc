import { Suspense, useState } from 'react'
import { ownerOf } from '../../../data/records/owner-records'
import { useSession } from '../../../lib/session/session'
import type { ExercisePlayerProps } from './exercise-end'
import { openActivity } from './open-activity'
import { OpenPlayer } from './open-player'
import { PlayerFrame } from './player-frame'

/** An exercise on stone: what to do, how long, and the way through its five steps. Nothing begins to count before its code is there. */
export function ExercisePlayer(props: ExercisePlayerProps) {
  const owner = ownerOf(useSession()) ?? 'guest'
  const [opening] = useState(() => openActivity(props.tool.id, owner))
  return (
    // Stays while what is in it comes and changes: the tile that was pressed grows into it.
    <div className="stone" data-shared={`tool:${props.tool.id}`}>
      <Suspense fallback={<PlayerFrame toolId={props.tool.id} />}>
        <OpenPlayer {...props} opening={opening} />
      </Suspense>
    </div>
  )
}
