/** The tiers of the crisis gate, most urgent first. */
export const riskTiers = ['imminent', 'medical', 'crisis', 'abuse', 'minor', 'distress', 'none'] as const

export type RiskTier = (typeof riskTiers)[number]

export type RiskReading = {
  tier: RiskTier
  /** Whom the words are about; 'someone_else' gets 'how to help someone' and the same lines. */
  about: 'self' | 'someone_else'
  /** Every tier that matched, most urgent first; empty for `none`. */
  matched: Exclude<RiskTier, 'none'>[]
}
