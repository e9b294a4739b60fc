import { copingTool } from '@maitri/content/coping-tools'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ToolPicture } from '../../../components/picture/tool-picture'
import { paths } from '../../../config/paths'
import type { YourTool } from './your-tools'
import styles from './your-tools-row.module.css'

/** One press from the page into what one came for: no search and no dialog between. */
export function YourToolsRow({ tools }: { tools: readonly YourTool[] }) {
  const { t } = useTranslation(['tool_library', 'coping_tools'])
  const headingId = useId()
  if (tools.length === 0) return null
  return (
    <section aria-labelledby={headingId} className={styles.place}>
      <h2 id={headingId} className={styles.heading}>
        {t('yours.heading')}
      </h2>
      <ul className={styles.row}>
        {tools.map(({ id, why }) => (
          <li key={id}>
            <Link to={paths.exercise} search={{ tool: id }} className={styles.tool}>
              <span className={styles.tile} data-hue={copingTool(id).hue} data-shared={`tool:${id}`}>
                <ToolPicture id={id} />
              </span>
              <span className={styles.words}>
                <strong className={styles.title}>{t(`coping_tools:tools.${id}.title`)}</strong>
                <span className={styles.why}>
                  {t(`yours.${why}`)} · {t('minutes', { count: copingTool(id).minutes })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
