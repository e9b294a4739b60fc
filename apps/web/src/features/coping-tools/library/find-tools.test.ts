import { expect, test } from 'vitest'
import { findTools } from './find-tools'

const tools = [
  { id: 'saans', texts: ['Saans', 'Six breaths a minute', 'A slow, even breath.', 'Settle', 'Shoulders down.'] },
  {
    id: 'kolam',
    texts: ['Kolam Studio', 'Draw, colour, breathe', 'Dots and lines.', 'Choose a grid', 'Five or seven.'],
  },
  { id: 'moochu', texts: ['மூச்சு', 'நிமிடத்திற்கு ஆறு மூச்சு'] },
]

test.each([
  ['', ['saans', 'kolam', 'moochu']],
  ['   ', ['saans', 'kolam', 'moochu']],
  ['saans', ['saans']],
  ['BREATH', ['saans', 'kolam']],
  ['slow breath', ['saans']],
  ['breath slow', ['saans']],
  ['shoulders', ['saans']],
  ['grid', ['kolam']],
  ['ｋｏｌａｍ', ['kolam']],
  ['ஆறு', ['moochu']],
  ['breath zebra', []],
])('the search %j finds %j', (query, found) => {
  expect(findTools(query, tools)).toEqual(found)
})

test('what answers the need comes first, each tool once, and only among those that are looked through', () => {
  expect(findTools('grid', tools, ['moochu', 'kolam', 'elsewhere'])).toEqual(['moochu', 'kolam'])
  expect(findTools('breath', tools, ['kolam'])).toEqual(['kolam', 'saans'])
  expect(findTools('', tools, ['kolam'])).toEqual(['saans', 'kolam', 'moochu'])
})
