import { expect, test } from 'vitest'
import type { ToolRecord } from '../../../data/what-works'
import { yourTools } from './your-tools'

const record = (toolId: ToolRecord['toolId'], better: number, worse = 0): ToolRecord => ({
  toolId,
  timesUsed: better + worse,
  moods: { better, same: 0, worse },
  pairs: 0,
  less: 0,
  meanChange: null,
})

test('somebody new has none', () => {
  expect(yourTools({ favourites: [], used: [], records: [] })).toEqual([])
})

test('favourites first, then what was used last, then what helped, each once', () => {
  const mine = yourTools({
    favourites: ['jaali'],
    used: ['saans', 'jaali', 'saans', 'vichaar', 'bhramari'],
    records: [record('saans', 1), record('yoga-nidra', 3), record('vichaar', 0, 2), record('muscle-release', 1)],
  })
  expect(mine).toEqual([
    { id: 'jaali', why: 'favourite' },
    { id: 'saans', why: 'recent' },
    { id: 'yoga-nidra', why: 'helped' },
    { id: 'muscle-release', why: 'helped' },
  ])
})

test('never more than six', () => {
  const favourites = ['saans', 'jaali', 'vichaar', 'bhramari', 'yoga-nidra', 'kolam-studio', 'chinta-dabba'] as const
  expect(yourTools({ favourites, used: [], records: [] })).toHaveLength(6)
})
