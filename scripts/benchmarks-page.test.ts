import { expect, test } from 'vitest'
import { presentBenchmarks } from './benchmarks-page'

test('what was missed comes first, and how busy the machine was is said', () => {
  const figures = [
    { name: 'a rate', figure: '12 /s' },
    { name: 'start (within 3 s)', figure: '1.20 s', holds: true },
    { name: 'idle | memory (at most 150 MB)', figure: '214 MB', holds: false },
  ]
  const machine = { day: '2026-11-22', cores: 2, processor: 'some', node: 'v20', load: 7.31, leftOut: ['Web'] }
  const page = presentBenchmarks([{ title: 'Server', figures }], machine)
  const order = ['1 of 2 promises missed', 'load of up to 7.3 on 2 cores', 'Not measured in this run: Web', '## Missed']
  const places = [...order, 'idle \\| memory', '## Kept', 'start (within 3 s)', '## Further figures', 'a rate'].map(
    (text) => page.indexOf(text),
  )
  expect(places.every((place) => place >= 0)).toBe(true)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})
