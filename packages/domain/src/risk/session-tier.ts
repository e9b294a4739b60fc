import { type RiskTier, riskTiers } from './risk-tier'

/** Whether help is shown for the tier: every one but `distress` and `none`. */
export function needsHelp(tier: RiskTier): boolean {
  return tier !== 'distress' && tier !== 'none'
}

/** The tier of a session after one more text: it only ever rises, since 'just joking' is often said out of fear (S9). */
export function raiseTier(session: RiskTier, next: RiskTier): RiskTier {
  return riskTiers.indexOf(next) < riskTiers.indexOf(session) ? next : session
}
