import { useTranslation } from 'react-i18next'
import { ActivityLayout } from '../../player/activity-layout'
import { Cards } from '../../player/cards'
import { StoneChoices } from '../stone-choices'
import { type GazeFigure, gazeFigures } from './lamp-figure'
import styles from './path-of-lamps-activity.module.css'

export const restWays = ['closed', 'open'] as const

/** How the eyes look, and how they rest in between. */
export type GazeChoice = { figure: GazeFigure; rest: (typeof restWays)[number] }

type DistanceStepProps = { choice: GazeChoice; onChoose: (choice: GazeChoice) => void }

/** How far away, what to look at, and for whom it is not. */
export function DistanceStep({ choice, onChoose }: DistanceStepProps) {
  const { t } = useTranslation(['tool_lamps', 'coping_tools'])
  return (
    <ActivityLayout
      heading={t('coping_tools:tools.path-of-lamps.steps.1.title')}
      note={t('coping_tools:tools.path-of-lamps.steps.1.text')}
      shape="form"
    >
      <Cards>
        <div className={styles.choices}>
          <StoneChoices
            legend={t('gaze.figure')}
            options={gazeFigures.map((value) => ({ value, label: t(`gaze.${value}`) }))}
            value={choice.figure}
            onChange={(figure) => onChoose({ ...choice, figure })}
          />
          <StoneChoices
            legend={t('gaze.rest')}
            options={restWays.map((value) => ({ value, label: t(`gaze.${value}`) }))}
            value={choice.rest}
            onChange={(rest) => onChoose({ ...choice, rest })}
          />
        </div>
        <div className={styles.choices}>
          <p>{t('coping_tools:tools.path-of-lamps.safety')}</p>
          <p>{t('gaze.hear')}</p>
        </div>
      </Cards>
    </ActivityLayout>
  )
}
