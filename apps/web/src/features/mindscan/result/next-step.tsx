import { copingTool } from '@maitri/content/coping-tools'
import { Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ToolPicture } from '../../../components/picture/tool-picture'
import { ButtonLink } from '../../../components/ui/button'
import { paths } from '../../../config/paths'
import type { TextReading } from '../../../data/reading'
import styles from './next-step.module.css'
import { nextTool } from './next-tool'

/** The one thing that a reading ends with: a tool that fits, with its picture, begun by one press. */
export function NextStep({ reading }: { reading: TextReading }) {
  const { t } = useTranslation(['mindscan', 'coping_tools'])
  const { id, hue } = copingTool(nextTool(reading))
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
        icon={<Play size={20} strokeWidth={1.75} aria-hidden="true" />}
        className={styles.start}
      >
        {t('result.next.start', { tool })}
      </ButtonLink>
    </section>
  )
}
