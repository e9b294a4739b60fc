import { bodyPointAt, breathNumberAt, type NidraForm, oppositeAt } from '@maitri/domain'
import { useTranslation } from 'react-i18next'
import { Kolam } from '../../../../components/kolam/kolam'
import { Button } from '../../../../components/ui/button'
import { BodyFigure } from '../../body/body-figure'
import { nidraPlace } from '../../body/body-outline'
import type { ActivityProps } from '../../player/activity'
import { ActivityLayout } from '../../player/activity-layout'
import styles from './yoga-nidra-activity.module.css'

type BodyStepProps = Pick<ActivityProps, 'clock'> & {
  form: NidraForm
  isSkipped: boolean
  onSkip: (isSkipped: boolean) => void
}

/** The rotation of attention: the place that is named is a point of light on the body. */
export function BodyStep({ clock, form, isSkipped, onSkip }: BodyStepProps) {
  const { t } = useTranslation('tool_body')
  const point = bodyPointAt(clock.elapsedMs(), form)
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

type RestProps = Pick<ActivityProps, 'clock'> & { caption: string | undefined }

export function CountStep({ clock, caption }: RestProps) {
  const { t } = useTranslation('tool_body')
  const number = breathNumberAt(clock.elapsedMs(), clock.totalMs ?? undefined)
  return (
    <ActivityLayout
      heading={t('nidra.count', { number })}
      note={t('nidra.count_note')}
      caption={caption}
      isSpoken={false}
      figure={<Kolam seed="nidra:breath" family="lotus49" className={styles.figure} />}
    />
  )
}

export function OppositesStep({ clock, caption }: RestProps) {
  const { t } = useTranslation('tool_body')
  const opposite = oppositeAt(clock.elapsedMs(), clock.totalMs ?? undefined)
  return (
    <ActivityLayout
      heading={t(`nidra.opposites.${opposite}`)}
      note={t('nidra.eyes')}
      caption={caption}
      figure={<BodyFigure warm={[]} isWhole={opposite !== 'place'} />}
    />
  )
}

export function ReturnStep({ line, caption }: { line: string; caption: string | undefined }) {
  const { t } = useTranslation(['tool_body', 'coping_tools'])
  return (
    <ActivityLayout
      // A line that was only thought of is called back too: without a written one no heading denies it.
      heading={line.trim() || t('coping_tools:tools.yoga-nidra.steps.5.title')}
      note={t('nidra.return')}
      caption={caption}
      figure={<Kolam seed="tool:yoga-nidra" className={styles.figure} />}
    />
  )
}
