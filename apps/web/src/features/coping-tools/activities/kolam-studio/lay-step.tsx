import type { Dispatch } from 'react'
import { useTranslation } from 'react-i18next'
import { ActivityLayout } from '../../player/activity-layout'
import { StoneChoices } from '../stone-choices'
import { BoardGround, MirrorSample } from './board-figures'
import type { Drawing } from './drawing'
import { DrawingPicture } from './drawing-picture'
import styles from './kolam-studio.module.css'
import type { StudioAction } from './studio-state'

const grids = [5, 7, 9] as const
const symmetries = ['none', 'two', 'four', 'turn'] as const

type LayStepProps = {
  words: { heading: string; note: string }
  drawing: Drawing
  action: Dispatch<StudioAction>
}

/** The first step: how many dots, and how the picture repeats itself. */
export function LayStep({ words, drawing, action }: LayStepProps) {
  const { t } = useTranslation('tool_drawing')
  return (
    <ActivityLayout
      {...words}
      figure={
        drawing.strokes.length > 0 ? (
          <DrawingPicture drawing={drawing} className={styles.preview} />
        ) : (
          <div className={styles.preview} aria-hidden="true">
            <BoardGround drawing={drawing} guide={null} />
            <MirrorSample drawing={drawing} />
          </div>
        )
      }
    >
      <div className={styles.tools}>
        <StoneChoices
          isTray
          legend={t('kolam.grid.legend')}
          options={grids.map((grid) => ({ value: grid, label: t(`kolam.grid.${grid}`) }))}
          value={drawing.grid}
          onChange={(grid) => action({ kind: 'lay', grid })}
        />
        <StoneChoices
          isTray
          legend={t('kolam.symmetry.legend')}
          options={symmetries.map((symmetry) => ({ value: symmetry, label: t(`kolam.symmetry.${symmetry}`) }))}
          value={drawing.symmetry}
          onChange={(symmetry) => action({ kind: 'lay', symmetry })}
        />
        {drawing.strokes.length > 0 && <p className={styles.said}>{t('kolam.whole')}</p>}
      </div>
    </ActivityLayout>
  )
}
