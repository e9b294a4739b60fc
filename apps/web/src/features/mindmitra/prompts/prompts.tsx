import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { useConversationName } from '../../../data/conversation/use-conversation-name'
import { useRecords } from '../../../data/records/use-records'
import { partOfDay } from '../../../lib/part-of-day'
import { useNow } from '../../../lib/use-now'
import type { OpenConversation } from '../conversation/use-conversation'
import styles from './prompts.module.css'
import { promptsFor } from './prompts-for'

/** On the empty page: conversations to begin with, from the time of day and the last check-in, and the step that was planned. */
export function Prompts({ conversation }: { conversation: Pick<OpenConversation, 'begin' | 'memory'> }) {
  const { t } = useTranslation('mindmitra')
  const nameOf = useConversationName()
  const now = useNow()
  const checkIns = useRecords('check-ins')
  const step = conversation.memory.remembered?.step?.text
  const last = checkIns.state === 'ready' ? checkIns.records[0] : undefined
  return (
    <section aria-label={t('prompts.label')} className={styles.prompts}>
      {step && <p className={styles.step}>{t('prompts.planned', { step })}</p>}
      {/* Its place is kept until the device was asked, so that nothing moves when it has answered. */}
      <div className={styles.names}>
        {checkIns.state !== 'waiting' &&
          promptsFor(now, partOfDay(now), last).map((name) => (
            <Button
              key={name}
              variant="secondary"
              size="small"
              onClick={() => conversation.begin(`conversation.start.${name}`, nameOf(name))}
            >
              {nameOf(name)}
            </Button>
          ))}
      </div>
    </section>
  )
}
