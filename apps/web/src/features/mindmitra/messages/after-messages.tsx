import { useTranslation } from 'react-i18next'
import { Notice } from '../../../components/ui/notice'
import { useCrisisSession } from '../../../safety/crisis-session'
import { Choices } from '../choices/choices'
import { isPacing } from '../choices/pacing'
import type { OpenConversation } from '../conversation/use-conversation'
import { BreathOffer } from '../help/breath-offer'
import { WaysOn } from '../help/ways-on'
import { Prompts } from '../prompts/prompts'
import { ConversationStatus } from './conversation-status'

/** What stands under the last message: what can be answered or opened there, and how sending goes. */
export function AfterMessages({ conversation }: { conversation: OpenConversation }) {
  const { t } = useTranslation('mindmitra')
  const { reading } = useCrisisSession()
  const { dialog, isInHelp } = conversation
  return (
    <>
      {conversation.messages.length === 0 && !isInHelp && <Prompts conversation={conversation} />}
      <Choices dialog={dialog} isWriting={conversation.isWriting} onChoose={conversation.choose} />
      {dialog?.state.open?.stay && <BreathOffer />}
      {isPacing(dialog) && <BreathOffer startsAtOnce />}
      {isInHelp && !dialog?.state.open && <WaysOn isPlanOffered={!reading.matched.includes('abuse')} />}
      <ConversationStatus {...conversation} />
      {!conversation.isKept && (
        <Notice tone="error" role="alert">
          {t('conversation.not_kept')}
        </Notice>
      )}
    </>
  )
}
