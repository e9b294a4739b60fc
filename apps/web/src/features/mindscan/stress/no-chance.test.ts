import { expect, test } from 'vitest'

const sources = import.meta.glob<string>('./**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })

test('no number of the monitor is drawn by chance, but for the demo (docs/safety.md S20)', () => {
  const drawing = Object.entries(sources)
    .filter(([path]) => !path.includes('.test.') && !path.startsWith('./demo/'))
    .filter(([, source]) => /Math\.random|getRandomValues/.test(source))
  expect(drawing.map(([path]) => path)).toEqual([])
  expect(Object.keys(sources).length).toBeGreaterThan(15)
})
