import { readPastedChat } from '@maitri/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../components/ui/chip'
import styles from './person-words.module.css'

const mostSpeakers = 6

type WhoseLinesProps = { text: string; onType: (text: string) => void }

/** Where the words are a chat: whose lines they are. Only those stay to be read; the whole chat can be brought back. */
export function WhoseLines({ text, onType }: WhoseLinesProps) {
  const { t } = useTranslation('mindscan')
  /** The chat as it was pasted, and whose lines of it stand in the text now. */
  const [chosen, setChosen] = useState<{ whole: string; speaker: string } | null>(null)
  const whole = chosen?.whole ?? text
  const chat = readPastedChat(whole)
  if (!chat) return null

  function choose(speaker: string | null) {
    setChosen(speaker === null ? null : { whole, speaker })
    onType(speaker === null ? whole : (chat?.linesOf(speaker) ?? whole))
  }

  return (
    <fieldset className={styles.chat}>
      <legend>{t('words.chat')}</legend>
      {chat.speakers.slice(0, mostSpeakers).map((speaker) => (
        <Chip key={speaker} isPressed={chosen?.speaker === speaker} onClick={() => choose(speaker)}>
          {speaker}
        </Chip>
      ))}
      <Chip isPressed={chosen === null} onClick={() => choose(null)}>
        {t('words.whole_chat')}
      </Chip>
    </fieldset>
  )
}
