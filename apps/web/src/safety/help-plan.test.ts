import { helpline } from '@maitri/content/helplines'
import { isRoundTheClock } from '@maitri/content/order-helplines'
import { expect, test } from 'vitest'
import { helpPlan, type PanelTier } from './help-plan'

const tiers: PanelTier[] = ['imminent', 'medical', 'crisis', 'abuse', 'minor']

test.each([
  ['imminent', 'emergency'],
  ['medical', 'emergency'],
  ['crisis', 'tele_manas'],
  ['abuse', 'women'],
  ['minor', 'child'],
] as const)('for %s the first call goes to %s', (tier, line) => {
  expect(helpPlan(tier, [tier]).first).toBe(line)
})

test.each(tiers)('for %s at least two lines answer round the clock, and 112 is among them', (tier) => {
  const { first, others } = helpPlan(tier, [tier])
  const lines = new Set([first, ...others.map((other) => other.line)])
  expect([...lines].filter((line) => isRoundTheClock(helpline(line))).length).toBeGreaterThanOrEqual(2)
  expect(lines).toContain('emergency')
})

test('in a crisis one choice can be written to', () => {
  expect(helpPlan('crisis', ['crisis']).others).toContainEqual({ line: 'vandrevala', channel: 'whatsapp' })
})

test('abuse shows 181, 112 and 1098, and a way to leave at once', () => {
  const plan = helpPlan('abuse', ['abuse'])
  expect([plan.first, ...plan.others.map((other) => other.line)]).toEqual(['women', 'emergency', 'child'])
  expect(plan.hasQuickExit).toBe(true)
})

test('what matched beside the tier adds its line once, and abuse its way out', () => {
  const plan = helpPlan('crisis', ['crisis', 'abuse', 'minor'])
  expect(plan.others.map((other) => other.line)).toEqual(['vandrevala', 'vandrevala', 'emergency', 'women', 'child'])
  expect(plan.hasQuickExit).toBe(true)
  expect(helpPlan('minor', ['minor', 'abuse']).others.filter((other) => other.line === 'child')).toEqual([])
})
