import { expect, test } from 'vitest'
import { heldBreathAt, noBreathYet, turnHeldBreath } from './held-breath'

test('there is no breath before the first press', () => {
  expect(heldBreathAt(noBreathYet, 5_000)).toBeNull()
  expect(turnHeldBreath(noBreathYet, false, 5_000)).toBe(noBreathYet)
})

test('the figure opens while the finger holds, and closes from where it is when it lets go', () => {
  const held = turnHeldBreath(noBreathYet, true, 1_000)
  expect(heldBreathAt(held, 3_000)).toMatchObject({ round: 0, phase: 'in', elapsedMs: 2_000, openness: 0.5 })
  expect(heldBreathAt(held, 60_000)).toMatchObject({ openness: 1, phaseMs: 59_000 })
  const letGo = turnHeldBreath(held, false, 3_000)
  expect(heldBreathAt(letGo, 3_000)).toMatchObject({ round: 0, phase: 'out', openness: 0.5 })
  expect(heldBreathAt(letGo, 4_500)?.openness).toBeCloseTo(0.25)
  const again = turnHeldBreath(letGo, true, 4_500)
  expect(heldBreathAt(again, 4_500)).toMatchObject({ round: 1, phase: 'in' })
  expect(heldBreathAt(again, 4_500)?.openness).toBeCloseTo(0.25)
})
