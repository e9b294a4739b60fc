import { lampPlaces, newLampGame } from '@maitri/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { randomFrom } from '../../../../components/kolam/random'
import type { ActivityProps } from '../../player/activity'
import { ActivityLayout } from '../../player/activity-layout'
import { DistanceStep, type GazeChoice } from './distance-step'
import { GazeStep } from './gaze-step'
import { LampFigure } from './lamp-figure'
import styles from './path-of-lamps-activity.module.css'
import { PathStep } from './path-step'

/** Tool 10: a flame to rest the eyes on, and a path of lamps to remember. What was remembered is kept nowhere. */
export function Activity(props: ActivityProps) {
  const { step } = props
  const { t } = useTranslation(['tool_lamps', 'coping_tools'])
  const [choice, setChoice] = useState<GazeChoice>({ figure: 'flame', rest: 'closed' })
  const [random] = useState(() => randomFrom(newSeed()))
  const [places] = useState(() => lampPlaces(random))
  const [game, setGame] = useState(() => newLampGame(random))

  if (step === 1) return <DistanceStep choice={choice} onChoose={setChoice} />
  if (step === 2 || step === 4) return <GazeStep key={step} {...props} choice={choice} hasRests={step === 2} />
  if (step === 3) return <PathStep {...props} places={places} game={game} random={random} onGame={setGame} />
  return (
    <ActivityLayout
      heading={t('coping_tools:tools.path-of-lamps.steps.5.title')}
      note={t('coping_tools:tools.path-of-lamps.steps.5.text')}
      figure={<LampFigure figure={choice.figure} isResting />}
    >
      {game.longest !== null && <p className={styles.quiet}>{t('path.longest', { count: game.longest })}</p>}
    </ActivityLayout>
  )
}

/** Every time other lamps. */
function newSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
  return seed
}
