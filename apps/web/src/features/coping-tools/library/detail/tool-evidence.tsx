import type { CopingTool } from '@maitri/content/coping-tools'
import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../../components/ui/tag'
import styles from './tool-evidence.module.css'

const grades = ['A', 'B', 'C', 'D'] as const

/** The grade with what it means, and the sources: as links where an address is certain, else as they are printed. */
export function ToolEvidence({ tool: { id, grade, sources } }: { tool: CopingTool }) {
  const { t } = useTranslation(['tool_library', 'coping_tools'])
  return (
    <section className={styles.evidence}>
      <div className={styles.heading}>
        <h3>{t('detail.evidence')}</h3>
        <Tag hue="indigo">{t('detail.grade', { grade })}</Tag>
      </div>
      <p>{t(`coping_tools:tools.${id}.evidence`)}</p>
      <p className={styles.meaning}>
        {grade}: {t(`detail.grades.${grade}`)}
      </p>
      <details className={styles.more}>
        <summary>{t('detail.grades_title')}</summary>
        <dl className={styles.grades}>
          {grades.map((each) => (
            <div key={each}>
              <dt>{each}</dt>
              <dd>{t(`detail.grades.${each}`)}</dd>
            </div>
          ))}
        </dl>
      </details>
      <h4>{t('detail.sources')}</h4>
      {sources.length === 0 ? (
        <p className={styles.meaning}>{t('detail.no_sources')}</p>
      ) : (
        <ul className={styles.sources}>
          {sources.map(({ id: source, reference, url }) => (
            <li key={source}>
              {url ? (
                <a href={url} target="_blank" rel="noopener noreferrer">
                  <span lang="en">{reference}</span>
                  <ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" />
                  <span className="visually-hidden">, {t('detail.new_tab')}</span>
                </a>
              ) : (
                <span lang="en">{reference}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
