import { bodySkippedScript, yogaNidraScript } from '@maitri/content/narration'
import { bodyPointAt, breathNumberAt, oppositeAt } from '@maitri/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Kolam } from '../../../../components/kolam/kolam'
import { Button } from '../../../../components/ui/button'
import { BodyFigure } from '../../body/body-figure'
import { nidraPlace } from '../../body/body-outline'
import { useNarration } from '../../narration/use-narration'
import type { ActivityProps } from '../../player/activity'
import { ActivityLayout } from '../../player/activity-layout'
import { SankalpaStep } from './sankalpa-step'
import styles from './yoga-nidra-activity.module.css'

type NidraProps = ActivityProps & { line: string }

/** Guided rest. Everything but the line at its two ends goes by itself. */
export function Activity(props: ActivityProps) {
  const { step, draft, onDraft, onKeep } = props
  const [line, setLine] = useState(() => (typeof draft === 'string' ? draft : ''))
  const [isBodySkipped, setIsBodySkipped] = useState(false)
  const script = step === 2 && isBodySkipped ? bodySkippedScript : yogaNidraScript[step]
  const caption = useNarration(props, script, line)

  function write(text: string) {
    setLine(text)
    onDraft(text)
  }

  if (step === 1) {
    return (
      <SankalpaStep
        line={line}
        caption={caption}
        onWrite={write}
        onKeep={(text) => onKeep({ kind: 'sankalpa', text })}
      />
    )
  }
  if (step === 2) return <Body {...props} isSkipped={isBodySkipped} onSkip={setIsBodySkipped} />
  if (step === 3) return <Count {...props} caption={caption} />
  if (step === 4) return <Opposites {...props} caption={caption} />
  return <Return {...props} line={line} caption={caption} />
}

type BodyProps = ActivityProps & { isSkipped: boolean; onSkip: (isSkipped: boolean) => void }

function Body({ clock, isSkipped, onSkip }: BodyProps) {
  const { t } = useTranslation('tool_body')
  const point = bodyPointAt(clock.elapsedMs())
  const place = nidraPlace(point)
  return (
    <ActivityLayout
      heading={isSkipped ? t('nidra.stay_with_breath') : t(`nidra.points.${point}` as 'nidra.points.1')}
      note={t('nidra.eyes')}
      // Forty places in four minutes would talk over the rest itself: the voice guidance names them.
      isSpoken={false}
      figure={
        isSkipped ? (
          <Kolam seed="nidra:0" family="lotus49" className={styles.figure} />
        ) : (
          <BodyFigure warm={[]} point={place} isWhole={place === null} />
        )
      }
    >
      <Button variant="onstone" size="small" onClick={() => onSkip(!isSkipped)}>
        {isSkipped ? t('nidra.with_body') : t('nidra.skip_body')}
      </Button>
    </ActivityLayout>
  )
}

type CaptionedProps = Pick<ActivityProps, 'clock'> & { caption: string | undefined }

function Count({ clock, caption }: CaptionedProps) {
  const { t } = useTranslation('tool_body')
  return (
    <ActivityLayout
      heading={t('nidra.count', { number: breathNumberAt(clock.elapsedMs()) })}
      note={t('nidra.count_note')}
      caption={caption}
      isSpoken={false}
      figure={<Kolam seed="nidra:breath" family="lotus49" className={styles.figure} />}
    />
  )
}

function Opposites({ clock, caption }: CaptionedProps) {
  const { t } = useTranslation('tool_body')
  const opposite = oppositeAt(clock.elapsedMs())
  return (
    <ActivityLayout
      heading={t(`nidra.opposites.${opposite}`)}
      note={t('nidra.eyes')}
      caption={caption}
      figure={<BodyFigure warm={[]} isWhole={opposite !== 'place'} />}
    />
  )
}

function Return({ line, caption }: NidraProps & { caption: string | undefined }) {
  const { t } = useTranslation('tool_body')
  return (
    <ActivityLayout
      heading={line.trim() || t('nidra.no_line')}
      note={t('nidra.return')}
      caption={caption}
      figure={<Kolam seed="tool:yoga-nidra" className={styles.figure} />}
    />
  )
}
