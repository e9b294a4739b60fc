import { CrisisPanel } from '../../../components/crisis-help/crisis-panel'
import { foldPanel, useCrisisSession } from '../../../components/crisis-help/crisis-session'
import { DistressNotice } from '../../../components/crisis-help/distress-notice'
import type { HandOver } from '../../../components/crisis-help/use-focus-hand-over'

type HelpInTalkProps = {
  /** True where the bubbles around it acknowledge and offer. */
  isReply?: boolean
  handOver: HandOver
}

/** The open panel, or the notice, in the flow of the talk; folded it is the bar above the field. */
export function HelpInTalk({ isReply = false, handOver }: HelpInTalkProps) {
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
