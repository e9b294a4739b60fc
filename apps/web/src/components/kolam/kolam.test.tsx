import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Kolam } from './kolam'
import { KolamHalo } from './kolam-halo'
import { Strip } from './strip'

const svgIn = (container: HTMLElement) => container.querySelector('svg')
const lineIn = (container: HTMLElement) => container.querySelector('path.line, path[class*="line"]')

test('a figure is hidden from screen readers, for the name beside it speaks', () => {
  const { container } = render(<Kolam seed="tool:saans" />)
  expect(svgIn(container)?.getAttribute('aria-hidden')).toBe('true')
  expect(lineIn(container)).toBeTruthy()
})

test('what is waiting or empty is dots without a line', () => {
  const { container } = render(<Kolam seed="tool:saans" dotsOnly />)
  expect(lineIn(container)).toBeNull()
  expect(container.querySelectorAll('path')).toHaveLength(1)
})

test('a line is drawn the first time it is seen, and stands from then on', () => {
  const first = render(<Kolam seed="drawn once" animate="draw" />)
  const line = lineIn(first.container)
  expect(line?.getAttribute('class')).toContain('drawing')
  // jsdom knows no CSS animation, so React listens for the prefixed name there.
  if (line) fireEvent(line, new Event('webkitAnimationEnd', { bubbles: true }))
  expect(line?.getAttribute('class')).not.toContain('drawing')
  first.unmount()

  const again = render(<Kolam seed="drawn once" animate="draw" />)
  expect(lineIn(again.container)?.getAttribute('class')).not.toContain('drawing')
})

test.each([
  [0, 0, 5],
  [3, 3, 2],
  [3.4, 4, 1],
  [5, 5, 0],
  [9, 5, 0],
])('of five dots with %s filled, %s are reached and %s are not', (filled, reached, idle) => {
  const { container } = render(<Strip n={5} filled={filled} />)
  const dots = (name: string) =>
    container.querySelector(`path[class*="${name}"]`)?.getAttribute('d')?.match(/M/g)?.length ?? 0
  expect([dots('dots'), dots('idle')]).toEqual([reached, idle])
  expect(lineIn(container) !== null).toBe(filled > 0)
})

test('only a part of a dot fades out', () => {
  expect(render(<Strip n={5} filled={3} />).container.querySelector('linearGradient')).toBeNull()
  expect(render(<Strip n={5} filled={3.5} />).container.querySelector('linearGradient')).toBeTruthy()
})

test('a halo carries the whole first letter of an Indic name', () => {
  const { container } = render(<KolamHalo name="किरण" seed="voice:kiran" hue="indigo" />)
  expect(container.textContent).toBe('कि')
})
