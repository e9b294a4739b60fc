import { useTranslation } from 'react-i18next'
import { useConversationName } from '../../../data/conversation/use-conversation-name'
import { useRemembered } from '../../../data/conversation/use-remembered'
import { ownerOf } from '../../../data/records/owner-records'
import { useSession } from '../../../lib/session/session'
import { type ConversationRecord, conversationRecords } from './conversation-records'
import styles from './what-works-section.module.css'

/** Which conversations were had, and how heavy it was before and after; only what may be remembered, and only on this device. */
export function ConversationsThatWork() {
  const { t } = useTranslation('tool_library')
  const nameOf = useConversationName()
  const { remembered } = useRemembered(ownerOf(useSession()) ?? 'guest')
  const records = conversationRecords(remembered?.done ?? [])
  if (records.length === 0) return null
  return (
    <>
      <h3 className={styles.further}>{t('works.conversations')}</h3>
      <p className={styles.lead}>{t('works.conversations_lead')}</p>
      <dl className={styles.tools}>
        {records.map((record) => (
          <div key={record.conversation} className={styles.tool}>
            <dt>{nameOf(record.conversation)}</dt>
            <dd>
              <Words record={record} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Words({ record: { times, meanChange } }: { record: ConversationRecord }) {
  const { t } = useTranslation('tool_library')
  return (
    <p>
      {t('works.times', { count: times })} {meanChange !== null && felt(meanChange)}
    </p>
  )

  function felt(mean: number): string {
    const change = Math.round(Math.abs(mean) * 10) / 10
    if (change === 0) return t('works.felt_same')
    return t(mean < 0 ? 'works.felt_lighter' : 'works.felt_heavier', { change })
  }
}
