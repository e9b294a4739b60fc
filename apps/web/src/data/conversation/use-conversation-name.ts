import names from '@maitri/content/messages/en/conversation_names.json'
import type { ConversationName } from '@maitri/domain'
import { useTranslation } from 'react-i18next'

const isName = (conversation: string): conversation is ConversationName => Object.hasOwn(names.start, conversation)

/** What a guided conversation is called; one that this version does not know is just a conversation. */
export function useConversationName(): (conversation: string) => string {
  const { t } = useTranslation('conversation_names')
  return (conversation) => (isName(conversation) ? t(`start.${conversation}`) : t('unknown'))
}
