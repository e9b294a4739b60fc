import type { Dispatch } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../../components/ui/chip'
import { useNow } from '../../../../lib/use-now'
import { ActivityLayout } from '../../player/activity-layout'
import { StoneChoices } from '../stone-choices'
import { BoardGround, MirrorSample } from './board-figures'
import { dayOf } from './day-dots'
import type { Drawing } from './drawing'
import { DrawingPicture } from './drawing-picture'
import { KeptKolams } from './kept-kolams'
import styles from './kolam-studio.module.css'
import type { StudioAction } from './studio-state'

const grids = [5, 7, 9, 11, 13] as const
const symmetries = ['none', 'two', 'four', 'turn'] as const

type LayStepProps = {
  words: { heading: string; note: string }
  drawing: Drawing
  action: Dispatch<StudioAction>
}

/** The first step: how many dots, and how the picture repeats itself. */
export function LayStep({ words, drawing, action }: LayStepProps) {
  const { t } = useTranslation('tool_drawing')
  const today = dayOf(useNow())
  return (
    <ActivityLayout
      heading={words.heading}
      note={drawing.day === today ? t('kolam.day_note') : words.note}
      figure={
        drawing.strokes.length > 0 || drawing.weave?.length ? (
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
          tray="words"
          legend={t('kolam.grid.legend')}
          options={grids.map((grid) => ({ value: grid, label: t(`kolam.grid.${grid}`) }))}
          value={drawing.grid}
          onChange={(grid) => action({ kind: 'lay', grid })}
        />
        <StoneChoices
          tray="words"
          legend={t('kolam.symmetry.legend')}
          options={symmetries.map((symmetry) => ({ value: symmetry, label: t(`kolam.symmetry.${symmetry}`) }))}
          value={drawing.symmetry}
          onChange={(symmetry) => action({ kind: 'lay', symmetry })}
        />
        <div className={styles.wayBack}>
          <Chip
            isPressed={drawing.day === today}
            className={styles.guide}
            onClick={() => drawing.day === today || action({ kind: 'day', day: today })}
          >
            {t('kolam.day')}
          </Chip>
          <KeptKolams onOpen={(id, picture) => action({ kind: 'open', id, picture })} />
        </div>
        {drawing.strokes.length > 0 && <p className={styles.said}>{t('kolam.whole')}</p>}
      </div>
    </ActivityLayout>
  )
}
