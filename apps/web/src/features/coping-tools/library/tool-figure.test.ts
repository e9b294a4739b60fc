import { toolIds } from '@maitri/contracts'
import { expect, test } from 'vitest'
import { kolamSet } from '../../../components/kolam/kolam-figure'

test('the figures drawn beforehand are those that grow from the ids of the tools', async () => {
  const grown = kolamSet(toolIds.map((id) => `tool:${id}`))
  const drawn = grown.map(({ viewBox, dots, line }, index) => [toolIds[index], { viewBox, dots, line }])
  await expect(`${JSON.stringify(Object.fromEntries(drawn))}\n`).toMatchFileSnapshot('./drawn/tools.json')
})
