import { musclePrefix, nidraScripts, scanned } from '@maitri/content/narration'
import { useTranslation } from 'react-i18next'
import { BodyFigure } from '../../body/body-figure'
import { musclePlaces } from '../../body/body-outline'
import type { ActivityProps } from '../../player/activity'
import { ActivityLayout } from '../../player/activity-layout'

/** The body scan: the part that attention is at is named and warm. */
export function ScanStep({ step, clock, guide, caption }: ActivityProps & { caption: string | undefined }) {
  const { t } = useTranslation(['tool_body', 'coping_tools'])
  const seconds = clock.elapsedMs() / 1000
  const id = nidraScripts.scan[step].findLast(({ atSeconds }) => atSeconds <= seconds)?.says[0] ?? ''
  const groups = scanned[id.replace(musclePrefix, '')] ?? []
  const [part] = groups
  return (
    <ActivityLayout
      heading={
        part ? t(`muscles.groups.${part}`) : t(`coping_tools:tools.yoga-nidra.steps.${step === 5 ? 5 : 2}.title`)
      }
      // Without a voice as well, what to notice is said.
      note={guide?.words[id]}
      caption={caption}
      figure={
        <BodyFigure
          warm={groups.flatMap((group) => musclePlaces[group])}
          isWhole={step === 4 && id.endsWith('_quiet')}
        />
      }
    />
  )
}
