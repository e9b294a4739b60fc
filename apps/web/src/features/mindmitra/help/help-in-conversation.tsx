import { CrisisPanel } from '../../../safety/crisis-panel'
import { foldPanel, useCrisisSession } from '../../../safety/crisis-session'
import { DistressNotice } from '../../../safety/distress-notice'
import type { HandOver } from '../../../safety/use-focus-hand-over'

type HelpInConversationProps = {
  /** True where the bubbles around it acknowledge and offer. */
  isReply?: boolean
  handOver: HandOver
}

/** The open panel, or the notice, in the flow of the conversation; folded it is the bar above the field. */
export function HelpInConversation({ isReply = false, handOver }: HelpInConversationProps) {
  const { reading, calls, isFolded } = useCrisisSession()
  const { tier, about } = reading
  const wording = calls % 2 === 1 ? 'a' : 'b'
  if (tier === 'none') return null
  if (tier === 'distress') return <DistressNotice about={about} wording={wording} />
  if (isFolded) return null
  return (
    <CrisisPanel
      key={calls}
      reading={{ ...reading, tier }}
      wording={wording}
      isInReply={isReply}
      handOver={handOver}
      onFold={() => {
        handOver.current = true
        foldPanel(true)
      }}
    />
  )
}
