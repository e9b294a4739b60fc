import { readSite, type SearchResults, searchResources } from '@maitri/contracts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { belongTo } from '../../../safety/crisis-owner'
import { ensureGate } from '../../../safety/gate'
import { useSafetyCheck } from '../../../safety/use-safety-check'
import { type FakeApi, fakeApi } from '../../../testing/fake-api'
import { exampleSite } from '../../../testing/render-app'
import { ResourcesPanel } from './resources-panel'

const found: SearchResults = {
  textResults: [
    {
      title: '<img src=x onerror=alert(1)> Slow breathing',
      link: 'https://www.example.org/breathing',
      snippet: 'Four <b>patterns</b>.',
    },
  ],
  videoResults: [
    { title: 'Five minute breathing', link: 'https://www.youtube.com/watch?v=abcdefghijk', source: 'youtube.com' },
  ],
}

let online = true
vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
beforeEach(() => {
  online = true
})
afterEach(() => {
  belongTo(null)
  belongTo('nobody')
})

/** What the page around the panel does: its gate reads the words first. */
function Page({ text, onClose }: { text: string; onClose: () => void }) {
  const gate = useSafetyCheck()
  return (
    <>
      <button type="button" onClick={() => gate.assess(text)}>
        Read
      </button>
      <ResourcesPanel text={text} onClose={onClose} />
    </>
  )
}

async function open(text: string, api: FakeApi = searching(found)) {
  await ensureGate()
  const onClose = vi.fn()
  const user = userEvent.setup()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page text={text} onClose={onClose} />
    </QueryClientProvider>,
  )
  const panel = await screen.findByRole('region', { name: 'Health resources' })
  return { api, user, onClose, panel: within(panel) }
}

function searching(results: SearchResults | Promise<SearchResults>) {
  const api = withSite(true)
  api.answer(searchResources, () => Promise.resolve(results))
  return api
}

function withSite(hasWebSearch: boolean) {
  const api = fakeApi()
  api.answer(readSite, { ...exampleSite, hasWebSearch })
  return api
}

const text = 'How do I sleep before the exam? Ask Ananya Rao in Koramangala.'

test('what a search found is listed to read and to watch, as text, in new tabs that learn nothing', async () => {
  const { panel } = await open(text)
  const link = await panel.findByRole('link', { name: /Slow breathing/ })
  expect(link.textContent).toContain('<img src=x onerror=alert(1)>')
  expect(panel.getByText('Four <b>patterns</b>.')).toBeDefined()
  expect(panel.getByText('example.org')).toBeDefined()
  expect(panel.getByText('Video, youtube.com')).toBeDefined()
  for (const one of panel.getAllByRole('link')) {
    expect([one.getAttribute('target'), one.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
  }
  expect(document.querySelector('img')).toBeNull()
})

test('only topic words are sent, and the panel says so', async () => {
  const { panel, api } = await open(text)
  await panel.findByRole('link', { name: /Slow breathing/ })
  expect(api.calls(searchResources)).toEqual([{ body: { words: ['exam stress', 'sleep'], language: 'en' } }])
  expect(panel.getByText('About exam stress and sleep.')).toBeDefined()
  expect(panel.getByText('We send only the topic words, never your text.')).toBeDefined()
})

test('while the search is under way the panel says that it looks', async () => {
  let answer: (results: SearchResults) => void = () => undefined
  const { panel } = await open(
    text,
    searching(
      new Promise((resolve) => {
        answer = resolve
      }),
    ),
  )
  expect(await panel.findByText('Looking for resources')).toBeDefined()
  await act(async () => answer(found))
  expect(await panel.findByRole('link', { name: /Slow breathing/ })).toBeDefined()
  expect(panel.queryByText('Looking for resources')).toBeNull()
})

test('without a search set up, the built-in resources answer without an apology', async () => {
  const { panel, api } = await open('My stress is too much', withSite(false))
  expect(await panel.findByRole('link', { name: /Tele-MANAS/ })).toBeDefined()
  expect(panel.getByText('From our own list, Indian services first.')).toBeDefined()
  expect(panel.queryByText(/Could not retrieve/)).toBeNull()
  expect(panel.getByText('We sent nothing of your text.')).toBeDefined()
  expect(panel.getByRole('link', { name: /How to make stress your friend/ })).toBeDefined()
  expect(api.calls(searchResources)).toEqual([])
})

test.each([
  ['provider_failed', 'Could not retrieve search results. Try again later.'],
  ['too_many_requests', 'Could not retrieve search results. Try again later.'],
] as const)('a search refused as %s leads to the built-in resources and a notice', async (code, words) => {
  const api = withSite(true)
  api.refuse(searchResources, code, 502)
  const { panel, user } = await open('panic attacks at night', api)
  expect(await panel.findByText(words)).toBeDefined()
  expect(panel.getByRole('link', { name: /Anxiety disorders: fact sheet/ })).toBeDefined()
  api.answer(searchResources, found)
  await user.click(panel.getByRole('button', { name: 'Try again' }))
  expect(await panel.findByRole('link', { name: /Slow breathing/ })).toBeDefined()
  expect(panel.queryByText(words)).toBeNull()
})

test('a search that was answered and could not be read says so', async () => {
  const api = withSite(true)
  api.refuse(searchResources, 'provider_failed', 502, { provider: { provider: 'search', kind: 'invalid_response' } })
  const { panel } = await open('breathing for calm', api)
  expect(await panel.findByText('Failed to extract search results from response')).toBeDefined()
  expect(panel.getByRole('link', { name: /Breathing exercises for stress/ })).toBeDefined()
})

test('a lost server leads to the built-in resources and a notice', async () => {
  const api = withSite(true)
  api.disconnect(searchResources)
  const { panel } = await open('I feel low, signs of depression', api)
  expect(await panel.findByText('Could not retrieve search results. Try again later.')).toBeDefined()
  expect(panel.getByRole('link', { name: /I had a black dog/ })).toBeDefined()
})

test('where nothing was found, that is said, and the built-in resources stand below', async () => {
  const { panel } = await open(text, searching({ textResults: [], videoResults: [] }))
  expect(await panel.findByText(/We found no results for this/)).toBeDefined()
  expect(panel.getByRole('link', { name: /Manodarpan/ })).toBeDefined()
})

test('a search without videos says so in their place', async () => {
  const { panel } = await open(text, searching({ ...found, videoResults: [] }))
  expect(await panel.findByText('We found no videos on this.')).toBeDefined()
})

test('offline, the built-in resources are there at once and nothing is asked', async () => {
  online = false
  const { panel, api } = await open('anxious and worried', withSite(true))
  expect(panel.getByText(/You're offline/)).toBeDefined()
  expect(panel.getByRole('link', { name: /Anxiety disorders/ })).toBeDefined()
  expect(api.calls(searchResources)).toEqual([])
})

test('words that name no topic lead to mental health, and the panel says why', async () => {
  const { panel, api } = await open('The train to Mysuru leaves at nine.')
  expect(await panel.findByText(/We didn't recognise a topic/)).toBeDefined()
  expect(api.calls(searchResources)).toEqual([{ body: { words: ['mental health'], language: 'en' } }])
})

test('the link to search on the web carries the topic words only, and says that it leaves Maitri', async () => {
  const { panel } = await open(text)
  const link = panel.getByRole('link', { name: /Search on the web/ })
  expect(link.getAttribute('href')).toBe('https://duckduckgo.com/?q=exam%20stress%20sleep%20mental%20health')
  expect(panel.getByText(/This opens DuckDuckGo/)).toBeDefined()
  expect(panel.getByText('This is general information, not medical advice.')).toBeDefined()
})

test('other words can be searched; they pass the gate, and only their topics go', async () => {
  const { panel, api, user } = await open(text)
  const field = panel.getByLabelText('Look for something else')
  await user.click(panel.getByRole('button', { name: 'Find Health Resources' }))
  expect(panel.getByText('Please enter some text to search.')).toBeDefined()
  expect(document.activeElement).toBe(field)
  await user.type(field, 'ananya drinks and shouts, her anger{Enter}')
  expect(await panel.findByText('About anger.')).toBeDefined()
  expect(JSON.stringify(api.calls(searchResources))).not.toMatch(/ananya|shouts/)
  expect((field as HTMLInputElement).value).toBe('ananya drinks and shouts, her anger')
  expect(panel.queryByText(/someone to talk to/i)).toBeNull()
})

test('after words in crisis, typed into the search box, people to talk to come first', async () => {
  const { panel, user } = await open(text)
  await user.type(panel.getByLabelText('Look for something else'), 'i want to die{Enter}')
  expect(await panel.findByRole('heading', { name: 'First, someone to talk to' })).toBeDefined()
  const [first] = panel.getAllByRole('link')
  expect(first?.getAttribute('href')).toBe('tel:14416')
})

test('after words in crisis, read by the page, people to talk to come first', async () => {
  const { panel, user } = await open('i want to die', withSite(false))
  await user.click(screen.getByRole('button', { name: 'Read' }))
  expect(panel.getAllByRole('link')[0]?.getAttribute('href')).toBe('tel:14416')
})

test('the panel takes the focus when it opens, and can be closed', async () => {
  const { panel, user, onClose } = await open(text)
  expect(document.activeElement?.textContent).toBe('Health resources')
  await user.click(panel.getByRole('button', { name: 'Close health resources' }))
  expect(onClose).toHaveBeenCalledOnce()
})
