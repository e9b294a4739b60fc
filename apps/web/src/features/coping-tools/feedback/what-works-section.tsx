import { useTranslation } from 'react-i18next'
import { hasNotes, type ToolRecord } from '../../../data/what-works'
import { ConversationsThatWork } from './conversations-that-work'
import styles from './what-works-section.module.css'
import { WhatWorksWords } from './what-works-words'

/** What someone's own notes say, tool by tool; never a grade. */
export function WhatWorksSection({ records }: { records: readonly ToolRecord[] }) {
  const { t } = useTranslation(['tool_library', 'coping_tools'])
  return (
    <section aria-labelledby="what-works" className={styles.section}>
      <h2 id="what-works">{t('works.heading')}</h2>
      {records.some(hasNotes) ? (
        <>
          <p className={styles.lead}>{t('works.lead')}</p>
          <dl className={styles.tools}>
            {records.map((record) => (
              <div key={record.toolId} className={styles.tool}>
                <dt>{t(`coping_tools:tools.${record.toolId}.title`)}</dt>
                <dd>
                  <WhatWorksWords record={record} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p className={styles.lead}>{t('works.empty')}</p>
      )}
      <ConversationsThatWork />
    </section>
  )
}
