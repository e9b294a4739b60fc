import type { HelplineId } from '@maitri/content/helplines'
import type { RiskReading, RiskTier } from '@maitri/domain'

/** The tiers that open the panel; `distress` gets a notice. */
export type PanelTier = Exclude<RiskTier, 'distress' | 'none'>

export type PanelReading = RiskReading & { tier: PanelTier }

/** The lines that stand in the panel; those that may stand first are free and open round the clock. */
type FirstLine = Extract<HelplineId, 'emergency' | 'tele_manas' | 'child' | 'women'>
type PanelLine = FirstLine | Extract<HelplineId, 'vandrevala'>

type Choice = { line: PanelLine; channel: 'call' | 'whatsapp' }

export type HelpPlan = {
  first: FirstLine
  others: Choice[]
  /** Where someone may be watched at home: nothing is offered that could be found there, and nobody at home is named. */
  mayBeWatched: boolean
}

const call = (line: PanelLine): Choice => ({ line, channel: 'call' })
const whatsapp: Choice = { line: 'vandrevala', channel: 'whatsapp' }

/** Which line stands first, and which others, by tier: `docs/safety.md` S11 and S14. Who cannot speak can write in every tier. */
const plans: Record<PanelTier, { first: FirstLine; others: readonly Choice[] }> = {
  imminent: { first: 'emergency', others: [call('tele_manas'), call('vandrevala'), whatsapp] },
  medical: { first: 'emergency', others: [call('tele_manas'), call('vandrevala'), whatsapp] },
  crisis: { first: 'tele_manas', others: [call('vandrevala'), whatsapp, call('emergency')] },
  abuse: { first: 'women', others: [call('emergency'), whatsapp, call('child')] },
  minor: { first: 'child', others: [call('tele_manas'), whatsapp, call('emergency')] },
}

/**
 * The choices for a reading. What matched beside the tier adds its own line, and for a child 1098 stands first wherever 112 does not
 * (`docs/safety.md` S23).
 */
export function helpPlan({ tier, matched }: Pick<PanelReading, 'tier' | 'matched'>): HelpPlan {
  const plan = plans[tier]
  const isChild = matched.includes('minor')
  const first = isChild && plan.first !== 'emergency' ? 'child' : plan.first
  const wanted = [
    ...(isChild ? [call('child')] : []),
    ...(plan.first !== first ? [call(plan.first)] : []),
    ...plan.others,
    ...(matched.includes('abuse') ? [call('women')] : []),
  ]
  const nameOf = ({ line, channel }: Choice) => `${line} ${channel}`
  const others = wanted.filter(
    (choice, at) =>
      nameOf(choice) !== nameOf(call(first)) && wanted.findIndex((one) => nameOf(one) === nameOf(choice)) === at,
  )
  return { first, others, mayBeWatched: matched.includes('abuse') || tier === 'abuse' }
}
