import type { CopingTool } from '@maitri/content/coping-tools'
import { Gamepad2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ToolPicture } from '../../../components/picture/tool-picture'
import styles from './tool-card.module.css'

type ToolCardProps = { tool: CopingTool; onOpen: () => void }

/** One tool as one button: its picture on the tint of what it is for, then what it is and how long it takes. */
export function ToolCard({ tool, onOpen }: ToolCardProps) {
  const { t } = useTranslation(['tool_library', 'coping_tools'])
  const { id, category, difficulty, hue, minutes } = tool
  return (
    <button type="button" className={styles.card} onClick={onOpen}>
      <span className={styles.tile} data-hue={hue} data-shared={`tool:${id}`}>
        <ToolPicture id={id} />
      </span>
      <span className={styles.title}>{t(`coping_tools:tools.${id}.title`)}</span>
      <span className={styles.minutes}>{t('minutes', { count: minutes })}</span>
      <span className={styles.subtitle}>{t(`coping_tools:tools.${id}.subtitle`)}</span>
      <span className={styles.facts}>
        {category === 'games' && <Gamepad2 size={16} strokeWidth={1.75} aria-hidden="true" />}
        <span className={styles.category}>{t(`categories.${category}`)}</span>
        <span>{t(`difficulties.${difficulty}`)}</span>
      </span>
    </button>
  )
}
