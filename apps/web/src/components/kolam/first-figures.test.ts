import { expect, test } from 'vitest'
import type { KolamFigure } from './figure'
import { kolam } from './kolam-figure'

const written = ({ viewBox, dots, line }: KolamFigure) => ({ viewBox, dots, line })
const file = (figures: unknown) => `${JSON.stringify(figures)}\n`

test('the figures drawn beforehand are those that grow from their seeds', async () => {
  const mark = written(kolam('maitri', { family: 'mark' }))
  const threshold = written(kolam('threshold', { family: 'lotus73', size: 'l' }))
  const seal = written(kolam('private', { family: 'square3', size: 'xs' }))
  await expect(file(mark)).toMatchFileSnapshot('./drawn/mark.json')
  await expect(file({ threshold, seal })).toMatchFileSnapshot('./drawn/first-screen.json')
})
