import { Download, Trash2, Volume2, VolumeX, Wind } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { KolamMark } from '../../../components/kolam/kolam-mark'
import { Button } from '../../../components/ui/button'
import { IconButton } from '../../../components/ui/icon-button'
import { IconLink } from '../../../components/ui/icon-link'
import { paths } from '../../../config/paths'
import { downloadText } from '../../../platform/download-text'
import type { OpenConversation } from '../conversation/use-conversation'
import { MemoryButton } from '../memory/memory-button'
import type { ReadAloud } from '../voice/use-read-aloud'
import styles from './chat-header.module.css'
import { useConversationText } from './use-conversation-text'

type ChatHeaderProps = { conversation: OpenConversation; readAloud: ReadAloud }

export function ChatHeader({ conversation, readAloud }: ChatHeaderProps) {
  const { t } = useTranslation('mindmitra')
  const textOf = useConversationText()
  const isEmpty = conversation.messages.length === 0 && conversation.waiting === null

  function save() {
    const { name, text } = textOf(conversation.shown)
    downloadText(name, text)
  }

  const VoiceIcon = readAloud.state === 'on' ? Volume2 : VolumeX
  return (
    <header className={styles.header}>
      <span className={`stone ${styles.sign}`}>
        <KolamMark size={30} />
      </span>
      <div className={styles.words}>
        <h1 tabIndex={-1} className={styles.name}>
          {t('name')}
        </h1>
        <p className={styles.what}>{t('what_it_is_short')}</p>
      </div>
      <div className={styles.actions}>
        <IconLink to={paths.panic} preload="viewport" label={t('panic')}>
          <Wind strokeWidth={1.75} aria-hidden="true" />
        </IconLink>
        {readAloud.state !== 'impossible' && (
          <IconButton label={t('voice.read_aloud')} aria-pressed={readAloud.state === 'on'} onClick={readAloud.toggle}>
            <VoiceIcon strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        )}
        <MemoryButton memory={conversation.memory} />
        <IconButton label={t('actions.export')} disabled={isEmpty} onClick={save}>
          <Download strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        <Button
          variant="quiet"
          size="small"
          className={styles.clear}
          icon={<Trash2 strokeWidth={1.75} aria-hidden="true" />}
          onClick={conversation.clear}
        >
          {t('actions.clear')}
        </Button>
      </div>
    </header>
  )
}
