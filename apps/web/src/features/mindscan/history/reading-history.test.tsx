import type { TextAnalysis } from '@maitri/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { buildTextAnalysis, buildVideoAnalysis } from '../../../testing/build-analysis'
import { renderApp } from '../../../testing/render-app'
import { readText } from '../read-text'
import { derivedId, mindscanWith, rows, strained } from './testing/mindscan-with'

/** What is seen on a row, all of which its name says after what it does. */
const seenOn = (row: HTMLElement | undefined) => row?.lastElementChild?.textContent

test('one list holds words and videos, with what each of them is; words that need help stay unseen', async () => {
  mindscanWith([
    readText(strained, 'en'),
    { ...readText('I want to die, I have no reason to live', 'en'), heardBy: 'browser' },
    buildVideoAnalysis({ transcription: 'The rain was loud' }),
  ])
  const [video, spoken, typed] = await rows()
  expect(seenOn(video)).toMatch(/Mostly joy in this video\..*“The rain was loud”.*Video, 0:42/)
  expect(seenOn(spoken)).toMatch(/^What you wrote matters more than any word count\.Spoken/)
  expect(seenOn(typed)).toMatch(
    /It sounds like a lot is weighing on you.*“Office has been heavy this month\. I keep….*Typed/,
  )
  expect(document.body.textContent).not.toContain('reason to live')
})

test('a kind can be chosen where there are both, and only there', async () => {
  const { user, unmount } = mindscanWith([buildTextAnalysis(), buildVideoAnalysis(), buildTextAnalysis()])
  expect(await rows()).toHaveLength(3)
  const kinds = within(screen.getByRole('group', { name: 'Which results' }))
  await user.click(kinds.getByRole('button', { name: 'Videos' }))
  expect(await rows()).toHaveLength(1)
  expect(kinds.getByRole('button', { name: 'Videos', pressed: true })).toBeTruthy()
  await user.click(kinds.getByRole('button', { name: 'Words' }))
  expect(await rows()).toHaveLength(2)
  unmount()
  mindscanWith([buildTextAnalysis()])
  expect(await rows()).toHaveLength(1)
  expect(screen.queryByRole('group', { name: 'Which results' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Compare two' })).toBeNull()
})

test('ten readings are shown, and more on a press', async () => {
  const { user } = mindscanWith(Array.from({ length: 12 }, () => buildTextAnalysis()))
  expect(await rows()).toHaveLength(10)
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await rows()).toHaveLength(12)
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('an account hears that its readings follow it', async () => {
  mindscanWith([])
  const history = await screen.findByRole('region', { name: 'Earlier results' })
  expect(within(history).getByText(/^Saved to your account/)).toBeTruthy()
})

test('a guest hears that readings stay where they are, which in a window without IndexedDB is the page', async () => {
  localStorage.setItem('isAuthenticated', 'true')
  renderApp('/mindscan')
  const history = await screen.findByRole('region', { name: 'Earlier results' })
  expect(await within(history).findByText(/^This browser can't save anything/)).toBeTruthy()
})

test('a reading that was not right asks for the own word, which then leads beside what was measured', async () => {
  const { user, server } = mindscanWith([readText(strained, 'en')], `?reading=${derivedId(0)}`)
  await user.click(await screen.findByRole('button', { name: 'Not right' }))
  expect(document.activeElement, 'who says so is led to the words').toBe(
    screen.getByRole('group', { name: 'How would you say it?' }),
  )
  await user.click(
    within(await screen.findByRole('region', { name: 'Hard and quiet' })).getByRole('button', { name: 'Numb' }),
  )
  expect(await screen.findByRole('heading', { name: 'You said: Numb.' })).toBeTruthy()
  expect(screen.getByText(/^What we measured/)).toBeTruthy()
  await waitFor(() => expect(server.sent('analyses').at(-1)?.body).toMatchObject({ ownWord: 'numb' }))
})

test('that a reading felt right is kept with it, and can be changed and taken back', async () => {
  const { user, server } = mindscanWith([readText(strained, 'en')], `?reading=${derivedId(0)}`)
  const ask = within(await screen.findByRole('group', { name: 'Does this feel right to you?' }))
  const press = (name: string) => user.click(ask.getByRole('button', { name }))
  await press('Feels right')
  expect(await ask.findByRole('button', { name: 'Feels right', pressed: true })).toBeTruthy()
  await press('Not right')
  expect(await ask.findByRole('button', { name: 'Not right', pressed: true })).toBeTruthy()
  expect(ask.getByRole('button', { name: 'Feels right', pressed: false })).toBeTruthy()
  await press('Not right')
  await waitFor(() => expect(ask.queryByRole('button', { pressed: true })).toBeNull())
  await waitFor(() => {
    const sent = server.sent('analyses').map(({ body }) => body as TextAnalysis)
    expect(sent.at(-1)).not.toHaveProperty('verdict')
    expect(sent.some(({ verdict }) => verdict === 'felt_right')).toBe(true)
    expect(sent.at(-1)).toMatchObject({ kind: 'text', text: strained })
  })
})

test('an earlier video opens with its own result, and its words in crisis bring the help lines', async () => {
  mindscanWith(
    [buildVideoAnalysis({ transcription: 'I want to die, I have no reason to live' })],
    `?reading=${derivedId(0)}`,
  )
  expect(await screen.findByRole('region', { name: 'Help from a person' })).toBeTruthy()
  expect(await screen.findByRole('group', { name: 'Does this feel right to you?' })).toBeTruthy()
})

test('a reading says who heard its words, and that simpler rules answered where a service failed', async () => {
  mindscanWith([{ ...readText(strained, 'en'), heardBy: 'google', usedFallback: true }], `?reading=${derivedId(0)}`)
  expect(await screen.findByText('Your words, as Google Speech heard them.')).toBeTruthy()
  expect(
    screen.getByText('Using simplified local analysis due to API connectivity issues. Results may be less accurate.'),
  ).toBeTruthy()
})

test('a score from the cloud says whose it is, in the caption and in the raw results, and no word would change it', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const own = readText(strained, 'en')
  const { user } = mindscanWith([{ ...own, score: -0.6, sentimentSource: 'cloud' }], `?reading=${derivedId(0)}`)
  const caption = (await screen.findByText(/^Counted:/)).textContent
  expect(screen.getByText("Google's score -0.60."), 'at its scale').toBeTruthy()
  expect(caption).toContain('Google scored the overall mood')
  expect(caption).not.toMatch(/would change the result|could change the result/)
  await user.click(screen.getByRole('button', { name: 'Log raw results' }))
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ analysisMethod: 'cloud' }))
  log.mockRestore()
})

test("Google's score, which the person agreed to, stands also where too few words are known here", async () => {
  const own = readText('Kal sab theek hoga, log milenge', 'en')
  expect(own.enough).toBe(false)
  mindscanWith([{ ...own, score: 0.7, sentiment: 'positive', sentimentSource: 'cloud' }], `?reading=${derivedId(0)}`)
  expect(await screen.findByRole('heading', { name: 'A first impression of what you said.' })).toBeTruthy()
  expect(screen.getByText("Google's score 0.70.")).toBeTruthy()
  expect(screen.getByRole('meter', { name: 'From heavy to light' })).toHaveProperty('value', 0.7)
  expect(screen.queryByText(/no score/)).toBeNull()
})

test('a question in the words offers resources, opens them under the result, and gives the focus back', async () => {
  const { user } = mindscanWith(
    [readText('How can I sleep better when I am anxious about exams?', 'en')],
    `?reading=${derivedId(0)}`,
  )
  const result = await screen.findByRole('region', { name: 'A first impression of what you said.' })
  const offer = within(result).getByRole('button', { name: 'Find Health Resources' })
  await user.click(offer)
  const panel = await screen.findByRole('region', { name: 'Health resources' })
  await user.click(within(panel).getByRole('button', { name: 'Close health resources' }))
  expect(document.activeElement).toBe(offer)
})

test('the chat goes on from the words of a reading, and its address carries none of them', async () => {
  const { user, router } = mindscanWith([readText(strained, 'en')], `?reading=${derivedId(0)}`)
  await user.click(await screen.findByRole('link', { name: 'Chat with Mindmitra' }))
  await waitFor(() => expect(router.state.location.href).toBe('/mindmitra'))
  expect((await screen.findAllByText(strained)).length).toBeGreaterThan(0)
})

test('each tip is for the topic that was heard, and opens in one tap', async () => {
  const grief = 'It is four months since papa died. His chair is still there and I feel so sad in the evenings.'
  const { user, router } = mindscanWith(
    [{ ...readText(grief, 'en'), suggestions: ['say_their_name', 'one_proper_meal', 'gentle_routine'] }],
    `?reading=${derivedId(0)}`,
  )
  const tips = (await screen.findByText('Three things that may help')).nextElementSibling as HTMLElement
  const opener = (title: string) =>
    within(within(tips).getByRole('heading', { name: title }).closest('li') as HTMLElement).getByRole('link')
  expect(opener('Eat one proper meal').getAttribute('href')).toBe('/insights/after-someone-dies')
  expect(opener('Fix one time a day').getAttribute('href')).toBe('/coping-tools/exercise?tool=chhota-kadam')
  await user.click(opener('Say their name'))
  await waitFor(() => expect(router.state.location.href).toBe('/mindmitra'))
  expect((await screen.findAllByText('Missing someone')).length).toBeGreaterThan(0)
})

test('how a recording sounded is told beside the earlier ones, in plain facts', async () => {
  const voice = {
    speechSeconds: 60,
    pauses: 10,
    pauseSeconds: 6,
    loudnessVariation: 5,
    pitchVariation: 3,
    wordsPerMinute: 140,
  }
  const spoken = (changes: Partial<typeof voice> = {}) => ({
    ...readText(strained, 'en'),
    heardBy: 'browser' as const,
    voice: { ...voice, ...changes },
  })
  mindscanWith([spoken(), spoken(), spoken({ wordsPerMinute: 110 })], `?reading=${derivedId(2)}`)
  const facts = within(await screen.findByRole('region', { name: 'How it sounded' }))
  expect(facts.getByText(/110 words a minute/).textContent).toContain('A little slower than your last 2')
  expect(facts.getByText(/10 pauses, 6 sec in all/).textContent).toContain('About the same as your last 2')
  expect(facts.getByText(/not how you feel/)).toBeTruthy()
})

test('S23: beside words that need help nothing is told of the voice', async () => {
  const voice = {
    speechSeconds: 60,
    pauses: 10,
    pauseSeconds: 6,
    loudnessVariation: 5,
    pitchVariation: 3,
    wordsPerMinute: 140,
  }
  mindscanWith([{ ...readText('I want to die, I have no reason to live', 'en'), voice }], `?reading=${derivedId(0)}`)
  await screen.findByRole('heading', { name: 'What you wrote matters more than any word count.' })
  expect(screen.queryByRole('region', { name: 'How it sounded' })).toBeNull()
})
