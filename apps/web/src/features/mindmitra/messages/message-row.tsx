import { Trash2 } from 'lucide-react'
import { memo, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../components/ui/button'
import { classNames } from '../../../components/ui/class-names'
import { IconButton } from '../../../components/ui/icon-button'
import type { Message } from '../../../data/conversation/message'
import { writtenIn } from '../../../lib/i18n/written-in'
import { destinationsOf } from '../engine/destinations'
import { LinkedNumbers } from './linked-numbers'
import styles from './message-row.module.css'

type MessageRowProps = {
  message: Message
  /** The name of its day, above the first message of that day; null above the others. */
  day: string | null
  /** True for the last bubble of a reply, under which its buttons stand. */
  isEnd: boolean
  /** The one message whose actions the Tab key reaches. */
  isActive: boolean
  onDelete: (id: string) => void
  /** Takes the message without its day. */
  ref?: Ref<HTMLDivElement> | undefined
}

/** How much of a message names the button that deletes it. */
const nameLength = 40

export const MessageRow = memo(function MessageRow({ message, day, isEnd, isActive, onDelete, ref }: MessageRowProps) {
  const { t } = useTranslation('mindmitra')
  const { id, sender, text, language } = message
  const tabIndex = isActive ? 0 : -1
  return (
    <>
      {day && <p className={styles.day}>{day}</p>}
      <div
        ref={ref}
        data-message={id}
        className={classNames(styles.row, sender === 'user' ? styles.mine : styles.reply, isActive && styles.active)}
      >
        <div className={styles.line}>
          <div
            className={styles.bubble}
            {...(language ? { lang: language, 'data-language': language } : writtenIn(text))}
          >
            <span className="visually-hidden">{t(sender === 'user' ? 'conversation.you' : 'name')}: </span>
            {sender === 'user' ? text : <LinkedNumbers text={text} tabIndex={tabIndex} />}
          </div>
          <IconButton
            className={styles.delete}
            label={t('conversation.delete', { text: shortened(text) })}
            tabIndex={tabIndex}
            onClick={() => onDelete(id)}
          >
            <Trash2 strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </div>
        {isEnd && message.replyId && <Destinations replyId={message.replyId} tabIndex={tabIndex} />}
      </div>
    </>
  )
})

type DestinationsProps = { replyId: string; tabIndex: number }

function Destinations({ replyId, tabIndex }: DestinationsProps) {
  const { t } = useTranslation('mindmitra')
  const screens = destinationsOf(replyId)
  if (screens.length === 0) return null
  return (
    <div className={styles.destinations}>
      {screens.map(({ name, to }) => (
        <ButtonLink key={name} to={to} variant="secondary" size="small" tabIndex={tabIndex}>
          {t(`open.${name}`)}
        </ButtonLink>
      ))}
    </div>
  )
}

function shortened(text: string): string {
  return text.length > nameLength ? `${text.slice(0, nameLength)}…` : text
}
