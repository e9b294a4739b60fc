import { exampleGroups } from '@maitri/content/groups'
import { expect, test } from 'vitest'
import type { KolamFigure } from '../../../components/kolam/figure'
import { kolam, kolamSet } from '../../../components/kolam/kolam-figure'

const written = ({ viewBox, dots, line }: KolamFigure) => ({ viewBox, dots, line })

test('the figures drawn beforehand are those that grow from the ids of the examples, and that of the page', async () => {
  const ids = exampleGroups.map(({ id }) => id)
  const examples = kolamSet(ids.map((id) => `group:${id}`)).map((figure, index) => [ids[index], written(figure)])
  const together = written(kolam('together', { family: 'lotus49', size: 'l' }))
  const file = `${JSON.stringify({ together, examples: Object.fromEntries(examples) })}\n`
  await expect(file).toMatchFileSnapshot('./drawn/groups.json')
})
