import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../../../components/ui/page-heading'
import { Panel } from '../../../../components/ui/panel'
import { useRecordActions } from '../../../../data/records/use-records'
import { responsesOf } from '../../feedback/feedback-answers'
import { FeedbackForm } from '../../feedback/feedback-form'
import { useLengthWords } from '../use-length-words'
import styles from './routine-completion.module.css'
import type { CompletedRoutine } from './use-complete-routine'

type RoutineCompletionProps = { completed: CompletedRoutine; onDone: () => void }

/** The end of a routine, and what it was like as a whole. It is counted already; an answer joins what is in the history. */
export function RoutineCompletion({ completed, onDone }: RoutineCompletionProps) {
  const { t } = useTranslation(['routines', 'exercise_feedback'])
  const lengthWords = useLengthWords()
  const { write } = useRecordActions('exercise-history')
  const { body } = completed
  const page = useRef<HTMLDivElement>(null)
  // The screen before it is gone, and with it the button that was pressed.
  useEffect(() => page.current?.querySelector('h1')?.focus(), [])
  return (
    <div ref={page} className={styles.page}>
      <PageHeading
        title={t('completion.heading', { name: body.name })}
        lead={t('completion.lead', {
          tools: t('length.tools', { count: body.toolCount }),
          length: lengthWords(completed.tools),
        })}
      />
      <Panel>
        <FeedbackForm
          doneId={completed.id}
          initial={responsesOf(null, null)}
          leaveLabel={t('exercise_feedback:skip')}
          onKeep={({ mood, effectiveness, notes }) =>
            write.mutateAsync({
              id: completed.id,
              occurredAt: completed.occurredAt,
              body: {
                ...body,
                feedback: {
                  ...(mood !== null && { mood }),
                  ...(effectiveness !== null && { effectiveness }),
                  ...(notes.trim() && { notes: notes.trim() }),
                },
              },
            })
          }
          onKept={onDone}
          onLeave={onDone}
        />
      </Panel>
    </div>
  )
}
