import { bodyPointAt, bodyPointCount, breathNumberAt, oppositeAt } from '@maitri/domain'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Kolam } from '../../../../components/kolam/kolam'
import { Button } from '../../../../components/ui/button'
import type { ActivityProps } from '../../player/activity'
import { ActivityLayout } from '../../player/activity-layout'
import { useSeconds } from '../../player/use-seconds'
import { SankalpaStep } from './sankalpa-step'
import styles from './yoga-nidra-activity.module.css'

/** Guided rest. Everything but the line at its two ends goes by itself. */
export function Activity(props: ActivityProps) {
  const { step, draft, onDraft, onKeep } = props
  const [line, setLine] = useState(() => (typeof draft === 'string' ? draft : ''))
  const [isBodySkipped, setIsBodySkipped] = useState(false)

  function write(text: string) {
    setLine(text)
    onDraft(text)
  }

  if (step === 1) {
    return <SankalpaStep line={line} onWrite={write} onKeep={(text) => onKeep({ kind: 'sankalpa', text })} />
  }
  if (step === 2) return <Body {...props} isSkipped={isBodySkipped} onSkip={setIsBodySkipped} />
  if (step === 3) return <Count {...props} />
  if (step === 4) return <Opposites {...props} />
  return <Return {...props} line={line} />
}

type BodyProps = ActivityProps & { isSkipped: boolean; onSkip: (isSkipped: boolean) => void }

function Body({ clock, isRunning, cues, isSkipped, onSkip }: BodyProps) {
  const { t } = useTranslation('tool_body')
  useSeconds(isRunning)
  const point = bodyPointAt(clock.elapsedMs())
  const words = t(`nidra.points.${point}` as 'nidra.points.1')
  useSaid(isSkipped ? t('nidra.stay_with_breath') : words, isRunning, cues)
  return (
    <ActivityLayout
      heading={isSkipped ? t('nidra.stay_with_breath') : words}
      note={t('nidra.eyes')}
      // Forty places in four minutes would conversation over the rest itself: the voice guidance names them.
      isSpoken={false}
      figure={
        <Kolam
          seed={`nidra:${isSkipped ? 0 : Math.ceil((point / bodyPointCount) * 6)}`}
          family="lotus49"
          className={styles.figure}
        />
      }
    >
      <Button variant="onstone" size="small" onClick={() => onSkip(!isSkipped)}>
        {isSkipped ? t('nidra.with_body') : t('nidra.skip_body')}
      </Button>
    </ActivityLayout>
  )
}

function Count({ clock, isRunning }: ActivityProps) {
  const { t } = useTranslation('tool_body')
  useSeconds(isRunning)
  const number = breathNumberAt(clock.elapsedMs())
  return (
    <ActivityLayout
      heading={t('nidra.count', { number })}
      note={t('nidra.count_note')}
      isSpoken={false}
      figure={<Kolam seed="nidra:breath" family="lotus49" className={styles.figure} />}
    />
  )
}

function Opposites({ clock, isRunning, cues }: ActivityProps) {
  const { t } = useTranslation('tool_body')
  useSeconds(isRunning)
  const opposite = oppositeAt(clock.elapsedMs())
  const words = t(`nidra.opposites.${opposite}`)
  useSaid(words, isRunning, cues)
  return (
    <ActivityLayout
      heading={words}
      note={t('nidra.eyes')}
      figure={<Kolam seed={`nidra:${opposite}`} family="lotus49" className={styles.figure} />}
    />
  )
}

function Return({ isRunning, cues, line }: ActivityProps & { line: string }) {
  const { t } = useTranslation('tool_body')
  useSaid(t('nidra.return'), isRunning, cues)
  return (
    <ActivityLayout
      heading={line.trim() || t('nidra.no_line')}
      note={t('nidra.return')}
      figure={<Kolam seed="tool:yoga-nidra" className={styles.figure} />}
    />
  )
}

/** Says each new sentence once while the exercise runs. */
function useSaid(words: string, isRunning: boolean, cues: ActivityProps['cues']) {
  useEffect(() => {
    if (isRunning) cues.say(words)
  }, [words, isRunning, cues])
}
