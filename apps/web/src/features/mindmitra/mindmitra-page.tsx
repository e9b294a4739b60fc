import type { PresetTopic } from '@maitri/domain'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Brought, takeBrought } from '../../data/conversation/brought'
import { useConversationName } from '../../data/conversation/use-conversation-name'
import { useSessionStore } from '../../lib/session/session'
import { WaysOut } from './choices/ways-out'
import { Composer } from './composer/composer'
import { QuestionChips } from './composer/question-chips'
import { WaitingText } from './composer/waiting-text'
import { useConversation } from './conversation/use-conversation'
import { chatDraft } from './draft'
import { ChatHeader } from './header/chat-header'
import { UndoBar } from './header/undo-bar'
import { HelpBar } from './help/help-bar'
import { MessageList } from './messages/message-list'
import styles from './mindmitra-page.module.css'
import { ReadAloudNotice } from './voice/read-aloud-notice'
import { useReadAloud } from './voice/use-read-aloud'

type MindmitraPageProps = {
  /** A ready question to begin with: it stands in the field, and goes when the person sends it. */
  topic?: PresetTopic | null
}

export function MindmitraPage({ topic = null }: MindmitraPageProps) {
  const { t } = useTranslation('mindmitra')
  const nameOf = useConversationName()
  const session = useSessionStore()
  const [text, setText] = useState(() => chatDraft.find(session) || (topic ? t(`questions.topics.${topic}`) : ''))
  const conversation = useConversation()
  const field = useRef<HTMLTextAreaElement>(null)
  const readAloud = useReadAloud(conversation.shown)
  const handOver = useRef(false)
  const { waiting } = conversation

  // Words that still wait come back into the field with whoever comes back.
  const unsent = [waiting?.text, text].filter(Boolean).join('\n')
  useEffect(() => chatDraft.keep(session, unsent), [session, unsent])

  const { failedText } = conversation
  useEffect(() => {
    // Words that waited left the field; where they could not go they are back in it.
    if (failedText !== null)
      setText((current) => (current.includes(failedText) ? current : [failedText, current].filter(Boolean).join('\n')))
  }, [failedText])

  async function send(words: string) {
    if (!(await conversation.send(words))) return
    // What was written meanwhile stays.
    setText((current) => (current === words ? '' : current))
  }

  /** A ready question fills the field and goes; what was being written there comes back. */
  async function ask(question: string) {
    const draft = text === question ? '' : text
    setText(question)
    field.current?.focus({ preventScroll: true })
    const isGone = await conversation.send(question)
    setText((current) => (current === question && (isGone || draft !== '') ? draft : current))
  }

  /** Goes on from what another screen brought; words that were said here before are not said again, and help is not left for a conversation. */
  function takeUp(brought: Brought) {
    if ('words' in brought) {
      if (!conversation.messages.some(({ sender, text: said }) => sender === 'user' && said === brought.words))
        void ask(brought.words)
    } else if (!conversation.isInHelp && !conversation.dialog?.state.open)
      conversation.begin(`conversation.start.${brought.conversation}`, nameOf(brought.conversation))
  }
  const onBrought = useRef(takeUp)
  onBrought.current = takeUp
  const { isRead } = conversation
  useEffect(() => {
    const brought = isRead ? takeBrought(session) : null
    if (brought) onBrought.current(brought)
  }, [isRead, session])

  return (
    <div className={styles.page}>
      <ChatHeader conversation={conversation} readAloud={readAloud} />
      <MessageList conversation={conversation} handOver={handOver} />
      <QuestionChips
        isBeside={conversation.isInHelp || (conversation.dialog?.choices.length ?? 0) > 0}
        onAsk={(question) => void ask(question)}
      />
      <div className={styles.above}>
        <HelpBar handOver={handOver} />
        <WaysOut dialog={conversation.isWriting ? null : conversation.dialog} onChoose={conversation.choose} />
        <UndoBar removed={conversation.removed} onUndo={conversation.undo} />
        <ReadAloudNotice readAloud={readAloud} />
        {waiting && (
          <WaitingText
            check={conversation.check}
            text={waiting.text}
            secondsLeft={conversation.secondsLeft}
            onEdit={conversation.editWaiting}
            onSettle={conversation.settleWaiting}
            onCancel={() => {
              conversation.cancelWaiting()
              field.current?.focus()
            }}
          />
        )}
      </div>
      <div className={styles.foot}>
        <Composer
          field={field}
          text={text}
          onType={setText}
          onSend={() => void send(text)}
          conversation={conversation}
        />
      </div>
    </div>
  )
}
