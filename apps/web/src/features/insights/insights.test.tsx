import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../testing/render-app'

beforeEach(() => {
  localStorage.setItem('isAuthenticated', 'true')
  // jsdom lays nothing out: the end of a text never comes into view.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const list = () => screen.findByRole('list', { name: 'Insights' })
const titles = () =>
  within(screen.getByRole('list', { name: 'Insights' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
const expectTitles = (expected: readonly string[]) => waitFor(() => expect(titles()).toEqual(expected))
const expectCount = (count: number) => waitFor(() => expect(titles()).toHaveLength(count))
const chip = (name: string) => screen.findByRole('button', { name })
const counted = (): Record<string, unknown>[] => JSON.parse(localStorage.getItem('recentActivities') ?? '[]')

function search(words: string) {
  const field = screen.getByRole('searchbox', { name: 'Search insights' })
  fireEvent.change(field, { target: { value: words } })
  fireEvent.submit(field)
}

test('ten articles stand there; category, search and filter go together, and only closed lists stand in the address', async () => {
  const { user, router } = renderApp('/insights')
  await expectCount(10)
  const first = within(await list()).getAllByRole('article')[0] as HTMLElement
  expect(first.textContent).toMatch(/^Treatment4 min readWhere to find help in India.*….*21 November 2026Read$/)

  await user.click(await chip('Practice'))
  await waitFor(() => expect(router.state.location.search).toEqual({ category: 'Practice' }))
  await expectTitles(['How to tell your parents', "When sleep doesn't come"])
  search('INSOMNIA')
  await expectTitles(["When sleep doesn't come"])
  expect(await screen.findByText('1 insight')).toBeTruthy()
  expect(router.state.location.href).toBe('/insights?category=Practice')

  search('xylophone')
  expect(
    await screen.findByText('No insights found matching your criteria. Try adjusting your search or filters.'),
  ).toBeTruthy()

  await user.click(await chip('Saved for later'))
  await waitFor(() => expect(router.state.location.search).toEqual({ category: 'Practice', show: 'saved' }))
  expect(await screen.findByText("Nothing saved yet. Open an article and choose 'Save for later'.")).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show all insights' }))
  await expectCount(10)
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  expect(screen.getByRole('searchbox', { name: 'Search insights' })).toHaveProperty('value', '')
})

test('an article names its sources and leads to them, to a tool, to its neighbours and back to the list as it was', async () => {
  const { user, router } = renderApp('/insights?category=Research')
  await user.click(await screen.findByRole('link', { name: "What slow breathing does, and what it doesn't" }))
  const heading = await screen.findByRole('heading', {
    level: 1,
    name: "What slow breathing does, and what it doesn't",
  })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  await waitFor(() => expect(document.title).toBe("What slow breathing does, and what it doesn't · Maitri"))

  const [citation] = await screen.findAllByRole('link', { name: 'Source 1' })
  const source = document.querySelector(`main li${citation?.getAttribute('href')}`) as HTMLElement
  const [out, back] = within(source).getAllByRole('link')
  expect(out?.getAttribute('href')).toMatch(/^https:\/\//)
  expect(out?.getAttribute('target')).toBe('_blank')
  expect(out?.getAttribute('rel')).toBe('noopener noreferrer')
  expect(document.querySelector(back?.getAttribute('href') ?? '')).toBe(citation)
  for (const { hash } of document.querySelectorAll<HTMLAnchorElement>('main a[href^="#"]'))
    expect(document.querySelectorAll(`[id="${hash.slice(1)}"]`), hash).toHaveLength(1)

  expect(screen.getByRole('link', { name: 'See Saans' }).getAttribute('href')).toBe('/coping-tools?tool=saans')
  expect(screen.queryByRole('group', { name: 'Reading aloud' }), 'no voice, no button').toBeNull()

  const related = within(screen.getByRole('region', { name: 'On the same topic' })).getAllByRole('link')
  expect(related).toHaveLength(3)
  expect(related.map(({ textContent }) => textContent)).toContain('When the exam is all anyone talks about')

  await user.click(screen.getByRole('link', { name: /^Next insight/ }))
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Your phone and your mood: what the studies say' }),
  ).toBeTruthy()
  await user.click(screen.getByRole('link', { name: /^Previous insight/ }))
  await user.click(await screen.findByRole('link', { name: 'Back to Insights' }))
  await expectTitles(["What slow breathing does, and what it doesn't"])
  expect(router.state.location.href).toBe('/insights?category=Research#slow-breathing')
  const link = screen.getByRole('link', { name: "What slow breathing does, and what it doesn't" })
  await waitFor(() => expect(document.activeElement).toBe(link))
  await waitFor(() => expect(document.title).toBe('Insights · Maitri'))
})

test('what was looked for is still there after an article, and stands in no address', async () => {
  const { user, router } = renderApp('/insights')
  await list()
  search('thirteenth day')
  await expectTitles(['After someone dies'])
  await user.click(screen.getByRole('link', { name: 'After someone dies' }))
  const back = await screen.findByRole('link', { name: 'Back to Insights' })
  expect(router.state.location.href).toBe('/insights/after-someone-dies')
  await user.click(back)
  await expectTitles(['After someone dies'])
  expect(screen.getByRole('searchbox', { name: 'Search insights' })).toHaveProperty('value', 'thirteenth day')
  search('')
  await expectCount(10)
})

test('whole texts are looked through, with other words for the same thing, and the sentence is shown', async () => {
  renderApp('/insights')
  await list()
  search('sabziwala')
  await expectTitles(['After someone dies'])
  expect(within(await list()).getByText('sabziwala').tagName).toBe('MARK')
  for (const [words, first] of [
    ['money', 'Where to find help in India, and what it costs'],
    ['panic', "What slow breathing does, and what it doesn't"],
    ['depression', 'Where to find help in India, and what it costs'],
  ] as const) {
    search(words)
    await waitFor(() => expect(titles()[0], words).toBe(first))
  }
  search('')
  await expectCount(10)
})

test("an article is saved and marked as read by the person's word, once, found under both, and both are undone", async () => {
  const { user } = renderApp('/insights/your-rights')
  await user.click(await screen.findByRole('button', { name: 'Save for later' }))
  expect(await screen.findByRole('button', { name: 'Save for later', pressed: true })).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Mark as read' }))
  expect(await screen.findByText(/^Read on .*\. It counts in your progress\.$/)).toBeTruthy()
  expect(counted()).toMatchObject([
    { type: 'insight', itemId: 'your-rights', title: 'Your rights in mental healthcare, in plain words' },
  ])

  await user.click(screen.getByRole('link', { name: 'Back to Insights' }))
  for (const filter of ['Saved for later', 'Read']) {
    await user.click(await chip(filter))
    await expectTitles(['Your rights in mental healthcare, in plain words'])
  }
  const [card] = within(await list()).getAllByRole('article')
  expect(card?.textContent).toMatch(/^Treatment5 min readReadSaved/)
  expect(card?.querySelector('h2 a')?.getAttribute('lang'), 'the articles are in English').toBe('en')

  await user.click(screen.getByRole('link', { name: 'Your rights in mental healthcare, in plain words' }))
  await user.click(await screen.findByRole('button', { name: 'Mark as not read' }))
  expect(await screen.findByText('Marked as not read.')).toBeTruthy()
  expect(counted()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Save for later' }))
  expect(await screen.findByRole('button', { name: 'Save for later', pressed: false })).toBeTruthy()
})

test('an address without an article says so and leads back', async () => {
  renderApp('/insights/ten-steps-to-joy?category=Wellness')
  expect(await screen.findByRole('heading', { name: "We can't find this article" })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Insights' }).getAttribute('href')).toBe(
    '/insights?category=Wellness',
  )
  await waitFor(() => expect(document.title).toBe("We can't find this article · Maitri"))
})
