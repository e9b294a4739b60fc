import type { CopingTool } from '@maitri/content/coping-tools'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { ToolPicture } from '../../../../components/picture/tool-picture'
import { Notice } from '../../../../components/ui/notice'
import type { ToolRecord } from '../../../../data/what-works'
import { StrainScale } from '../../feedback/strain-scale'
import { WhatWorksWords } from '../../feedback/what-works-words'
import styles from './tool-detail.module.css'
import { ToolEvidence } from './tool-evidence'
import { ToolSteps } from './tool-steps'

type ToolDetailProps = {
  tool: CopingTool
  record: ToolRecord | undefined
  before: number | null
  onBefore: (before: number | null) => void
}

/** What a tool is, its steps, what to mind, what is known of it, and what one's own notes say. */
export function ToolDetail({ tool, record, before, onBefore }: ToolDetailProps) {
  const { t } = useTranslation(['tool_library', 'coping_tools'])
  const { id, hue, category, minutes, difficulty, gameType } = tool
  // What is seen at once first: the rest is drawn right after it, in tasks of its own.
  const isWhole = useDeferredValue(true, false)
  const facts = [
    [t('detail.category'), t(`categories.${category}`)],
    [t('detail.length'), t('minutes', { count: minutes })],
    [t('detail.difficulty'), t(`difficulties.${difficulty}`)],
    ...(gameType ? [[t('detail.game'), t(`game_types.${gameType}`)]] : []),
  ]
  return (
    <div className={styles.detail}>
      <div className={styles.aside}>
        <div className={styles.tile} data-hue={hue} data-shared={`tool:${id}`}>
          <ToolPicture id={id} />
        </div>
        <dl className={styles.facts}>
          {facts.map(([term, fact]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.words}>
        <p className={styles.subtitle}>{t(`coping_tools:tools.${id}.subtitle`)}</p>
        <p>{t(`coping_tools:tools.${id}.description`)}</p>
        {isWhole && (
          <>
            <Notice tone="info">
              <strong>{t('detail.safety')}</strong> {t(`coping_tools:tools.${id}.safety`)}
            </Notice>
            <ToolSteps tool={tool} />
            <StrainScale label={t('detail.before')} hint={t('detail.before_hint')} value={before} onChange={onBefore} />
            {record && (
              <section>
                <h3>{t('works.heading')}</h3>
                <WhatWorksWords record={record} />
              </section>
            )}
            <ToolEvidence tool={tool} />
          </>
        )}
      </div>
    </div>
  )
}
