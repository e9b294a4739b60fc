import { expect, test } from 'vitest'
import { kolam } from '../../../components/kolam/kolam-figure'

test('the figure drawn beforehand is the one that grows', async () => {
  const { viewBox, dots, line } = kolam('together', { family: 'lotus49', size: 'l' })
  await expect(`${JSON.stringify({ viewBox, dots, line })}\n`).toMatchFileSnapshot('./drawn/together.json')
})
