import { expect, test } from 'vitest'
import { contrast, readPalettes } from './check-contrast'

test('black on white is the strongest contrast and a colour on itself the weakest', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
  expect(contrast('#0B6B6D', '#0B6B6D')).toBe(1)
})

test('the order of the two colours does not matter', () => {
  expect(contrast('#777777', '#FFFFFF')).toBe(contrast('#FFFFFF', '#777777'))
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
})

const tokens = (chosen: string, device: string) => `
:root { --paper: #FAF5EA; --ink: #1D1F4A; }
:root[data-theme='dark'] { --paper: ${chosen}; }
@media (prefers-color-scheme: dark) { :root:not([data-theme='light']) { --paper: ${device}; } }`

test('the dark theme keeps the colours it does not change', () => {
  const { dark } = readPalettes(tokens('#12142F', '#12142F'))
  expect(Object.fromEntries(dark)).toEqual({ paper: '#12142F', ink: '#1D1F4A' })
})

test('a dark theme chosen by hand that differs from that of the device is refused', () => {
  expect(() => readPalettes(tokens('#12142F', '#000000'))).toThrow('differ')
})
