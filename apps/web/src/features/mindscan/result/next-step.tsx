import { copingTool } from '@maitri/content/coping-tools'
import { type TipOpening, tipOpenings } from '@maitri/content/tip-openings'
import type { ToolId } from '@maitri/contracts'
import type { TipId } from '@maitri/domain'
import { Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ToolPicture } from '../../../components/picture/tool-picture'
import { ButtonLink } from '../../../components/ui/button'
import { paths } from '../../../config/paths'
import type { TextReading } from '../../../data/reading'
import styles from './next-step.module.css'
import { nextTool } from './next-tool'

function toolsOf(tip: TipId): ToolId[] {
  const opening: TipOpening = tipOpenings[tip]
  return 'tool' in opening ? [opening.tool] : []
}

/** The one thing that a reading ends with: a tool that fits, with its picture, begun by one press; none that a tip beside it opens too. */
export function NextStep({ reading, tips }: { reading: TextReading; tips: readonly TipId[] }) {
  const { t } = useTranslation(['mindscan', 'coping_tools'])
  const { id, hue } = copingTool(nextTool(reading, tips.flatMap(toolsOf)))
  const tool = t(`coping_tools:tools.${id}.title`)
  return (
    <section aria-labelledby="next-step" className={styles.step}>
      <p className={styles.label}>{t('result.next.label')}</p>
      <div className={styles.tile} data-hue={hue} data-shared={`tool:${id}`}>
        <ToolPicture id={id} />
      </div>
      <div>
        <h2 id="next-step" className={styles.title}>
          {tool}
        </h2>
        <p className={styles.text}>{t(`coping_tools:tools.${id}.subtitle`)}</p>
      </div>
      <ButtonLink
        to={paths.exercise}
        search={{ tool: id }}
        preload="render"
        icon={<Play size={20} strokeWidth={1.75} aria-hidden="true" />}
        className={styles.start}
      >
        {t('result.next.start', { tool })}
      </ButtonLink>
    </section>
  )
}
