import type { CopingTool } from '@maitri/content/coping-tools'
import { useTranslation } from 'react-i18next'
import styles from './tool-steps.module.css'

const steps = [1, 2, 3, 4, 5] as const

/** The five steps with their times. */
export function ToolSteps({ tool: { id, stepSeconds, isUntimed } }: { tool: CopingTool }) {
  const { t } = useTranslation(['tool_library', 'coping_tools'])

  function timeOf(seconds: number): string {
    const minutes = Math.floor(seconds / 60)
    const rest = seconds % 60
    if (minutes === 0) return t('detail.seconds', { count: rest })
    if (rest === 0) return t('minutes', { count: minutes })
    return t('detail.minutes_seconds', { minutes, seconds: rest })
  }

  return (
    <section>
      <h3>{t('detail.steps')}</h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <div className={styles.heading}>
              <strong>{t(`coping_tools:tools.${id}.steps.${step}.title`)}</strong>
              <span className={styles.time}>{timeOf(stepSeconds[step - 1] ?? 0)}</span>
            </div>
            <p className={styles.text}>{t(`coping_tools:tools.${id}.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      {isUntimed && <p className={styles.note}>{t('detail.untimed')}</p>}
    </section>
  )
}
