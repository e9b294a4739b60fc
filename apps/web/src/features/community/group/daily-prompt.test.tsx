import { exampleGroup } from '@maitri/content/groups'
import english from '@maitri/content/messages/en/group_prompts.json'
import { listGroups, readGroup } from '@maitri/contracts'
import { configure, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { recordsOf } from '../../../data/records/records-of'
import { renderApp, signedOutApi } from '../../../testing/render-app'

// The first of a file opens the whole app for the first time, beside others' work.
configure({ asyncUtilTimeout: 25_000 })

test('a group asks one of its questions; the answer is kept as a private writing with the question', async () => {
  localStorage.setItem('isAuthenticated', 'true')
  const api = signedOutApi()
  api.answer(listGroups, { groups: [], next: null, isModerated: true, isModerator: false })
  api.refuse(readGroup, 'unavailable', 503)
  const { user } = renderApp('/community/anxiety-support-circle', api)
  const prompt = within(await screen.findByRole('region', { name: 'Question of the day' }))
  const question = english.prompts['anxiety-support-circle'].find((one) => prompt.queryByText(one))
  const field = prompt.getByLabelText<HTMLTextAreaElement>('Your answer')
  await user.type(field, 'The one about the exam')
  await user.click(prompt.getByRole('button', { name: 'Save for myself' }))
  expect(await prompt.findByText(/^Saved\./)).toBeTruthy()
  expect(field.value).toBe('')
  const kept = await recordsOf('guest').list('tool-writings')
  expect(kept.map(({ body }) => body)).toEqual([{ kind: 'group_prompt', question, text: 'The one about the exam' }])

  const related = within(screen.getByRole('region', { name: 'Tools and articles that go with it' }))
  const links = (await related.findAllByRole('link')).map((link) => link.getAttribute('href'))
  const { tools, articles } = exampleGroup('anxiety-support-circle') ?? { tools: [], articles: [] }
  expect(links).toEqual([
    ...tools.map((tool) => `/coping-tools/exercise?tool=${tool}`),
    ...articles.map((article) => `/insights/${article}`),
  ])
})
