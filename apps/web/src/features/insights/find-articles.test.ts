import { expect, test } from 'vitest'
import { findArticles } from './find-articles'

const articles = [
  {
    id: 'sleep',
    title: 'When sleep does not come',
    content: 'It is past two, the fan turns.',
    tags: ['night', 'insomnia'],
  },
  { id: 'call', title: 'What happens when you call 14416', content: 'Tele-MANAS is free.', tags: ['help line'] },
  { id: 'moochu', title: 'மூச்சு', content: 'நிமிடத்திற்கு ஆறு மூச்சு', tags: ['stress'] },
]

test.each([
  ['', ['sleep', 'call', 'moochu']],
  ['  ', ['sleep', 'call', 'moochu']],
  ['SLEEP', ['sleep']],
  ['fan', ['sleep']],
  ['insomnia', ['sleep']],
  ['help line', ['call']],
  ['free 14416', ['call']],
  ['１４４１６', ['call']],
  ['ஆறு', ['moochu']],
  ['when', ['sleep', 'call']],
  ['sleep zebra', []],
])('the search %j finds %j', (query, found) => {
  expect(findArticles(query, articles).map(({ id }) => id)).toEqual(found)
})
