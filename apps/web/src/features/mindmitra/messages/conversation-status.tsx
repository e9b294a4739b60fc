import { useTranslation } from 'react-i18next'
import { Strip } from '../../../components/kolam/strip'
import { sortChoices } from '../choices/sort-choices'
import type { OpenConversation } from '../conversation/use-conversation'
import styles from './conversation-status.module.css'

type ConversationStatusProps = Pick<OpenConversation, 'isWriting' | 'isEarly' | 'dialog'>

/**
 * The one region that speaks beside the messages: that Mindmitra writes, that words were sent too early, and then which answers there are. It
 * is always there, so that its words are heard.
 */
export function ConversationStatus({ isWriting, isEarly, dialog }: ConversationStatusProps) {
  const { t } = useTranslation('mindmitra')
  const { answers, isScale } = sortChoices(dialog?.choices ?? [])
  return (
    <div role="status" className={styles.sign}>
      {isWriting && (
        <>
          <Strip n={3} filled={3} spacing={18} className={styles.strip} />
          <span>{t(isEarly ? 'conversation.still_writing' : 'conversation.writing')}</span>
        </>
      )}
      {!isWriting && isScale && <span className="visually-hidden">{t('choices.announced_scale')}</span>}
      {!isWriting && !isScale && answers.length > 0 && (
        <span className="visually-hidden">
          {t('choices.announced', { answers: answers.map(({ label }) => label).join(', ') })}
        </span>
      )}
    </div>
  )
}
