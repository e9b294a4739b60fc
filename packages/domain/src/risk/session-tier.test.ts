import { expect, test } from 'vitest'
import { riskTiers } from './risk-tier'
import { needsHelp, raiseTier } from './session-tier'

test('S1: every tier but distress and none needs help', () => {
  expect(riskTiers.filter(needsHelp)).toEqual(['imminent', 'medical', 'crisis', 'abuse', 'minor'])
})

test('S9: the tier of a session never falls', () => {
  for (const session of riskTiers) {
    for (const next of riskTiers) {
      const raised = raiseTier(session, next)
      expect(riskTiers.indexOf(raised)).toBe(Math.min(riskTiers.indexOf(session), riskTiers.indexOf(next)))
    }
  }
  expect(raiseTier('crisis', 'none')).toBe('crisis')
})
