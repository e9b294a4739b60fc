import type { HelplineId } from '@maitri/content/helplines'
import type { RiskReading, RiskTier } from '@maitri/domain'

/** The tiers that open the panel; `distress` gets a notice. */
export type PanelTier = Exclude<RiskTier, 'distress' | 'none'>

/** The lines that stand in the panel; those that may stand first are free and open round the clock. */
type FirstLine = Extract<HelplineId, 'emergency' | 'tele_manas' | 'child' | 'women'>
type PanelLine = FirstLine | Extract<HelplineId, 'vandrevala'>

type OtherChoice = { line: PanelLine; channel: 'call' | 'whatsapp' }

export type HelpPlan = {
  first: FirstLine
  others: OtherChoice[]
  /** Where someone may be watched at home: a way to leave at once, and nobody at home is named. */
  hasQuickExit: boolean
}

const call = (line: PanelLine): OtherChoice => ({ line, channel: 'call' })
const whatsapp: OtherChoice = { line: 'vandrevala', channel: 'whatsapp' }

/** Which line stands first, and which others, by tier (`docs/safety.md` S11 and S14). */
const plans: Record<PanelTier, { first: FirstLine; others: OtherChoice[] }> = {
  imminent: { first: 'emergency', others: [call('tele_manas'), call('vandrevala'), whatsapp] },
  medical: { first: 'emergency', others: [call('tele_manas'), call('vandrevala'), whatsapp] },
  crisis: { first: 'tele_manas', others: [call('vandrevala'), whatsapp, call('emergency')] },
  abuse: { first: 'women', others: [call('emergency'), call('child')] },
  minor: { first: 'child', others: [call('tele_manas'), whatsapp, call('emergency')] },
}

/** The choices for a reading. What matched beside the tier adds its own line, so that a child in a crisis also sees 1098. */
export function helpPlan(tier: PanelTier, matched: RiskReading['matched']): HelpPlan {
  const { first, others } = plans[tier]
  const added = (
    [
      ['abuse', 'women'],
      ['minor', 'child'],
    ] as const
  )
    .filter(([also, line]) => matched.includes(also) && line !== first && !others.some((other) => other.line === line))
    .map(([, line]) => call(line))
  return { first, others: [...others, ...added], hasQuickExit: tier === 'abuse' || matched.includes('abuse') }
}
