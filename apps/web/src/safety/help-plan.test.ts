import { helpline } from '@maitri/content/helplines'
import { isRoundTheClock } from '@maitri/content/order-helplines'
import { expect, test } from 'vitest'
import { helpPlan, type PanelTier } from './help-plan'

const tiers: PanelTier[] = ['imminent', 'medical', 'crisis', 'abuse', 'minor']
const linesOf = (tier: PanelTier, matched: PanelTier[] = [tier]) => {
  const { first, others } = helpPlan({ tier, matched })
  return [first, ...others.map(({ line, channel }) => (channel === 'call' ? line : `${line} by ${channel}`))]
}

test.each([
  ['imminent', 'emergency'],
  ['medical', 'emergency'],
  ['crisis', 'tele_manas'],
  ['abuse', 'women'],
  ['minor', 'child'],
] as const)('S11: for %s the first call goes to %s', (tier, line) => {
  expect(linesOf(tier)[0]).toBe(line)
})

test.each(tiers)(
  'S11: for %s at least two lines answer round the clock, 112 is among them, and one can be written to',
  (tier) => {
    const { first, others } = helpPlan({ tier, matched: [tier] })
    const lines = new Set([first, ...others.map((other) => other.line)])
    expect([...lines].filter((line) => isRoundTheClock(helpline(line))).length).toBeGreaterThanOrEqual(2)
    expect(lines).toContain('emergency')
    expect(others).toContainEqual({ line: 'vandrevala', channel: 'whatsapp' })
  },
)

test('S14: abuse shows 181, 112, a way to write for who cannot speak, and 1098', () => {
  expect(linesOf('abuse')).toEqual(['women', 'emergency', 'vandrevala by whatsapp', 'child'])
  expect(helpPlan({ tier: 'abuse', matched: ['abuse'] }).mayBeWatched).toBe(true)
})

test.each<[PanelTier, PanelTier[], string[]]>([
  ['crisis', ['crisis', 'minor'], ['child', 'tele_manas']],
  ['abuse', ['abuse', 'minor'], ['child', 'women', 'emergency']],
  ['imminent', ['imminent', 'crisis', 'minor'], ['emergency', 'child', 'tele_manas']],
  ['medical', ['medical', 'minor'], ['emergency', 'child']],
])('S23: for a child 1098 comes first, after 112 where life is in danger: %s, %j', (tier, matched, first) => {
  expect(linesOf(tier, matched).slice(0, first.length)).toEqual(first)
})

test('what matched beside the tier adds its line once, and abuse that one may be watched', () => {
  expect(linesOf('crisis', ['crisis', 'abuse', 'minor'])).toEqual([
    'child',
    'tele_manas',
    'vandrevala',
    'vandrevala by whatsapp',
    'emergency',
    'women',
  ])
  expect(helpPlan({ tier: 'crisis', matched: ['crisis', 'abuse'] }).mayBeWatched).toBe(true)
  expect(helpPlan({ tier: 'crisis', matched: ['crisis'] }).mayBeWatched).toBe(false)
})
