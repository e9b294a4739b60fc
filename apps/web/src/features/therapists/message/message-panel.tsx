import type { ListedTherapist } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import { Loading } from '../../../components/ui/loading'
import { useDraft } from '../../../data/use-draft'
import { useSession } from '../../../lib/session/session'
import { FormHeading } from '../form-heading'
import { messageDraft, messageOf } from './message-draft'
import { MessageForm } from './message-form'
import styles from './message-panel.module.css'
import { Thread } from './thread'

type MessagePanelProps = { therapist: ListedTherapist; bringsDraft: boolean; onBack: () => void }

/** The thread with one therapist, when an answer can be expected, and the next message. */
export function MessagePanel({ therapist, bringsDraft, onBack }: MessagePanelProps) {
  const { t } = useTranslation(['booking', 'common'])
  const isGuest = useSession().state !== 'signed_in'
  const { id, name, isExample, answersWithinHours } = therapist
  const own = useDraft({
    name: `therapistMessageDraft_${id}`,
    schema: messageDraft,
    begin: () => messageOf(''),
    bringsDraft,
    words: ['text'],
  })
  return (
    <div className={styles.panel}>
      <FormHeading title={t('message.title', { name })} onBack={onBack} />
      <p className={styles.note}>
        {isExample
          ? t('message.answer_example')
          : answersWithinHours === null
            ? t('message.answer_unknown')
            : t('message.answer', { count: answersWithinHours })}
      </p>
      {!isGuest && <Thread therapist={therapist} />}
      {own.draft ? (
        <MessageForm therapist={therapist} isGuest={isGuest} own={{ ...own, draft: own.draft }} />
      ) : (
        <Loading label={t('common:loading')} />
      )}
    </div>
  )
}
