import { ArrowUp } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { IconButton } from '../../../components/ui/icon-button'
import { Notice } from '../../../components/ui/notice'
import { useFieldCheck } from '../../../safety/use-field-check'
import type { OpenConversation } from '../conversation/use-conversation'
import styles from './composer.module.css'
import { Dictation } from './dictation'

type ComposerProps = {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  onType: (text: string) => void
  onSend: () => void
  conversation: Pick<OpenConversation, 'isWriting' | 'isInHelp' | 'waiting' | 'secondsLeft' | 'failedText' | 'check'>
}

/** The field is always enabled, whatever waits or was said (`docs/safety.md` S12); what cannot go yet stays in it. */
export function Composer({ field, text, onType, onSend, conversation }: ComposerProps) {
  const { t } = useTranslation('mindmitra')
  /** What stood in the field when someone began to speak. */
  const writtenBefore = useRef('')
  const leaving = useFieldCheck(conversation.check, text)
  const isHeld = conversation.waiting !== null && !conversation.isInHelp
  const canGo = text.trim() !== '' && !isHeld && (!conversation.isWriting || conversation.isInHelp)

  function send(event: FormEvent) {
    event.preventDefault()
    onSend()
  }

  function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    leaving.onKeyDown(event)
    // Enter also ends a word in many Indian keyboards; only the one after that sends.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onSend()
  }

  return (
    <>
      <div role="alert" className={styles.problem}>
        {conversation.failedText !== null && (
          <Notice
            tone="error"
            action={
              <Button variant="secondary" size="small" onClick={onSend}>
                {t('compose.again')}
              </Button>
            }
          >
            {t('compose.failed')}
          </Notice>
        )}
      </div>
      <form onSubmit={send} className={styles.composer}>
        <label htmlFor="mindmitra-message" className="visually-hidden">
          {t('compose.label')}
        </label>
        <textarea
          ref={field}
          id="mindmitra-message"
          rows={1}
          enterKeyHint="send"
          className={styles.field}
          value={text}
          placeholder={t(conversation.isInHelp ? 'compose.placeholder_in_help' : 'compose.placeholder')}
          onChange={(event) => onType(event.target.value)}
          onBlur={leaving.onBlur}
          onKeyDown={sendByEnter}
        />
        <Dictation
          onStart={() => {
            writtenBefore.current = text.trimEnd()
          }}
          onWords={(words) => onType([writtenBefore.current, words].filter(Boolean).join(' '))}
        />
        <IconButton
          type="submit"
          className={styles.send}
          label={isHeld ? t('compose.send_waits', { seconds: conversation.secondsLeft }) : t('compose.send')}
          aria-disabled={!canGo || undefined}
        >
          <ArrowUp strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </form>
    </>
  )
}
