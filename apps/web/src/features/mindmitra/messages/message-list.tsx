import { ArrowDown } from 'lucide-react'
import { type KeyboardEvent, lazy, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { LaterPart } from '../../../components/ui/later-part'
import { Notice } from '../../../components/ui/notice'
import { useCrisisSession } from '../../../safety/crisis-session'
import type { HandOver } from '../../../safety/use-focus-hand-over'
import type { OpenConversation } from '../conversation/use-conversation'
import { HelpInConversation } from '../help/help-in-conversation'
import { AfterMessages } from './after-messages'
import { dayOf, useDayName } from './days'
import { Greeting } from './greeting'
import styles from './message-list.module.css'
import { MessageRow } from './message-row'
import { type OldMessagesProps, oldCount } from './recent'
import { useStickToEnd } from './use-stick-to-end'

/** With the library for long lists, which most conversations never need. Where it cannot be fetched every message is drawn. */
const OldMessages = lazy(async () => {
  const module = await import('./old-messages').catch(() => null)
  return { default: module?.OldMessages ?? AllMessages }
})

function AllMessages({ messages, rowOf }: OldMessagesProps) {
  return (
    <ol className={styles.list}>
      {messages.map(({ id }, index) => (
        <li key={id}>{rowOf(index)}</li>
      ))}
    </ol>
  )
}

/** The conversation: announced politely, kept at its end unless the reader went up. */
export function MessageList({ conversation, handOver }: { conversation: OpenConversation; handOver: HandOver }) {
  const { t } = useTranslation('mindmitra')
  const { shown, helpIds, isRead } = conversation
  const dayName = useDayName()
  const last = shown.at(-1)
  const { isFolded } = useCrisisSession()
  const { box, content, hasNew, isHeld, goToEnd, bringToTop, heedScroll } = useStickToEnd(shown)
  const [activeId, setActiveId] = useState<string | null>(null)
  const helpStart = useRef<HTMLDivElement>(null)
  const isPanelInReply = !isFolded && last !== undefined && helpIds.includes(last.id)

  // The acknowledgement and the call are in view together: the end of the help would hide its beginning. Where the call is in the bar, the
  // question at the end is what matters.
  const isHelpShown = shown.some(({ id }) => id === helpIds[0])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each help anew, as soon as it stands there
  useLayoutEffect(() => {
    if (!isHelpShown || !helpStart.current) return
    if (isFolded) goToEnd()
    else bringToTop(helpStart.current)
  }, [isHelpShown, helpIds, bringToTop, goToEnd])

  const active = activeId !== null && shown.some(({ id }) => id === activeId) ? activeId : last?.id

  const heed = ({ target }: { target: EventTarget }) => {
    const row = (target as Element).closest<HTMLElement>('[data-message]')
    if (row?.dataset.message) setActiveId(row.dataset.message)
  }

  function rowOf(index: number): ReactNode {
    const message = shown[index]
    if (!message) return null
    const before = shown[index - 1]
    return (
      <MessageRow
        ref={message.id === helpIds[0] ? helpStart : undefined}
        message={message}
        day={before && dayOf(message) !== dayOf(before) ? dayName(message) : null}
        isEnd={message.replyId !== shown[index + 1]?.replyId}
        isActive={message.id === active}
        onDelete={conversation.deleteMessage}
      />
    )
  }

  const old = oldCount(shown.length)
  return (
    <div className={styles.frame}>
      <div ref={box} className={styles.scroller} onScroll={heedScroll}>
        <div ref={content} className={styles.content}>
          <div
            role="log"
            aria-label={t('conversation.label')}
            aria-busy={!isRead}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
            tabIndex={0}
            className={styles.log}
            onKeyDown={walk}
            onFocus={heed}
            onPointerUp={heed}
          >
            <ol className={styles.list}>
              <li className={styles.note}>{t('what_it_is')}</li>
              <Greeting day={dayName(shown[0])} />
            </ol>
            {old > 0 && (
              <LaterPart>
                <OldMessages messages={shown.slice(0, old)} box={box} activeId={active} isHeld={isHeld} rowOf={rowOf} />
              </LaterPart>
            )}
            <ol className={styles.list}>
              {shown.slice(old).map((message, index) =>
                message.id === helpIds[1] && isPanelInReply ? (
                  // The panel says what this bubble says, with one tap for each number.
                  <li key={message.id} aria-live="off">
                    <HelpInConversation isReply handOver={handOver} />
                  </li>
                ) : (
                  <li key={message.id}>{rowOf(old + index)}</li>
                ),
              )}
              {conversation.waiting && (
                <li className={styles.temporary}>
                  <Notice tone="error">{t('waiting.cooldown', { seconds: conversation.waiting.seconds })}</Notice>
                </li>
              )}
            </ol>
          </div>
          {!isPanelInReply && <HelpInConversation handOver={handOver} />}
          <AfterMessages conversation={conversation} />
        </div>
      </div>
      {hasNew && (
        <Button
          variant="secondary"
          size="small"
          className={styles.newMessage}
          icon={<ArrowDown strokeWidth={1.75} aria-hidden="true" />}
          onClick={goToEnd}
        >
          {t('conversation.new_message')}
        </Button>
      )}
    </div>
  )
}

/** Up and down go from message to message, so that a long conversation is one stop of the Tab key. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  const from = (event.target as Element).closest('[data-message]')
  if (!step || !from) return
  const rows = [...event.currentTarget.querySelectorAll('[data-message]')]
  const next = rows[rows.indexOf(from) + step]
  if (!next) return
  event.preventDefault()
  next.querySelector<HTMLElement>('a, button')?.focus()
  next.scrollIntoView({ block: 'nearest' })
}
