import { readSite } from '@maitri/contracts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { scriptedRecognition } from '../../platform/speech/scripted-recognition'
import { openChat, pass, prepareChat, repliesIn, send } from '../../testing/open-chat'
import { exampleSite, signedOutApi } from '../../testing/render-app'

beforeEach(prepareChat)

test('the greeting stands alone, says what Mindmitra is, and names no other company', async () => {
  const { log } = await openChat()
  expect(log.textContent).toContain("Hello! I'm Mindmitra, your mental wellness companion. How are you feeling today?")
  expect(log.textContent).not.toContain('Google')
  expect(
    screen.getByText('A program with prepared answers. Not a person, not a doctor.', { exact: false }),
    'safety S21',
  ).toBeTruthy()
})

test.each([
  ['configured', /powered by Google Assistant\. How are you feeling today\?/],
  ['missing_key', /API key is not configured properly\. Some features may not work correctly\./],
] as const)('where the dialog service is %s the conversation begins so', async (dialog, words) => {
  const api = signedOutApi()
  api.answer(readSite, { ...exampleSite, dialog })
  const { log } = await openChat('/mindmitra', api)
  await waitFor(() => expect(log.textContent).toMatch(words))
})

test('a chip fills the field and sends; its ready answer comes after 1.2 seconds', async () => {
  const chat = await openChat()
  await chat.user.click(screen.getByRole('button', { name: 'Managing anxiety' }))
  await screen.findByText('Mindmitra is typing')
  expect(chat.said()).toEqual([expect.stringContaining('Managing anxiety')])
  expect(chat.field.value).toBe('')
  await pass(1_300)
  expect(repliesIn(chat.log)[0]).toContain("Anxiety is your body's alarm.")
  expect(screen.queryByText('Mindmitra is typing')).toBeNull()
})

test('a chip leaves what was being written', async () => {
  const chat = await openChat()
  await chat.user.type(chat.field, 'half a thou')
  await chat.user.click(screen.getByRole('button', { name: 'Better sleep' }))
  await waitFor(() => expect(chat.said()[0]).toContain('Better sleep'))
  expect(chat.field.value).toBe('half a thou')
})

test('the chips stand in the four groups of the specification', async () => {
  await openChat()
  const groups = ['Mental Wellness', 'Self-Care', 'Relationships', 'Getting Help'].map((name) =>
    within(screen.getByRole('group', { name }))
      .getAllByRole('button')
      .map((chip) => chip.textContent),
  )
  expect(groups).toEqual([
    ['Managing anxiety', 'Stress relief', 'Depression signs'],
    ['Breathing exercises', 'Mindfulness', 'Better sleep'],
    ['Setting boundaries', 'Building connections'],
    ['When to seek therapy', 'Types of therapy'],
  ])
})

test('an address with a topic offers its question, and sends nothing by itself', async () => {
  const { field, said } = await openChat('/mindmitra?topic=sleep')
  expect(field.value).toBe('Better sleep')
  expect(said()).toEqual([])
})

test('Enter sends, Shift and Enter begins a line, and blanks are ignored', async () => {
  const chat = await openChat()
  await chat.user.type(chat.field, '   {Enter}')
  expect(chat.said()).toEqual([])
  await chat.user.clear(chat.field)
  await chat.user.type(chat.field, 'one{Shift>}{Enter}{/Shift}two{Enter}')
  await waitFor(() => expect(chat.said()).toHaveLength(1))
  expect(chat.said()[0]).toContain('one\ntwo')
})

test('while Mindmitra writes, words stay in the field, which stays open, and it says so', async () => {
  const chat = await openChat()
  await send(chat, 'I feel low today')
  await screen.findByText('Mindmitra is typing')
  await send(chat, 'and one more thing')
  expect((await screen.findByText(/Mindmitra is still typing/)).closest('[role=status]')).toBeTruthy()
  expect(chat.field.value).toBe('and one more thing')
  expect(chat.field.disabled).toBe(false)
  expect(chat.said()).toHaveLength(1)
})

test('words within five seconds wait, can be changed, and go by themselves as they then are', async () => {
  const chat = await openChat()
  await send(chat, 'I feel low today')
  await pass(1_600)
  await send(chat, 'my job is hard')
  expect(await screen.findByText(/^Please wait [1-5] seconds between messages to avoid rate limits\.$/)).toBeTruthy()
  expect(chat.field.disabled).toBe(false)
  const waiting = screen.getByRole('textbox', { name: 'Message waiting to send' })
  await chat.user.click(waiting)
  await chat.user.paste(' these days')
  expect(chat.said().join()).not.toContain('my job')
  await pass(4_000)
  await waitFor(() => expect(chat.said().join()).toContain('my job is hard these days'))
  expect(screen.queryByText(/Please wait/)).toBeNull()
})

test('waiting words can be taken back', async () => {
  const chat = await openChat()
  await send(chat, 'I feel low today')
  await pass(1_600)
  await send(chat, 'my job is hard')
  await chat.user.click(await screen.findByRole('button', { name: "Don't send" }))
  expect(screen.queryByText(/Please wait/)).toBeNull()
  await pass(5_000)
  expect(chat.said().join()).not.toContain('my job')
  expect(document.activeElement).toBe(chat.field)
})

test('the topic is carried on, and no reply comes twice running', async () => {
  const chat = await openChat()
  await send(chat, 'Managing anxiety')
  await pass(5_100)
  await send(chat, 'the second one')
  await pass(5_100)
  expect(repliesIn(chat.log).at(-1)).toContain('Back to the room')
  await send(chat, 'tell me more')
  await pass(1_600)
  expect(repliesIn(chat.log).at(-1)).toContain('A time for worry')
})

test('Clear Chat actions at once, and can be undone', async () => {
  const chat = await openChat()
  await send(chat, 'I feel low today')
  await pass(1_600)
  const before = chat.said()
  await chat.user.click(screen.getByRole('button', { name: 'Clear Chat' }))
  expect(chat.said()).toEqual([])
  expect(chat.log.textContent).toContain('How are you feeling today?')
  await chat.user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(chat.said()).toEqual(before)
  await waitFor(() => expect(localStorage.getItem('mindmitraMessages_guest')).toContain('I feel low today'))
})

test('one message goes, and can come back; the offer ends after half a minute', async () => {
  const chat = await openChat()
  await send(chat, 'I feel low today')
  await pass(1_600)
  await chat.user.click(screen.getByRole('button', { name: 'Delete this message: I feel low today' }))
  expect(chat.said().join()).not.toContain('I feel low today')
  await chat.user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(chat.said()[0]).toContain('I feel low today')
  await chat.user.click(screen.getByRole('button', { name: 'Delete this message: I feel low today' }))
  await send(chat, 'I begin anew')
  await pass(31_000)
  const counted: unknown = JSON.parse(localStorage.getItem('recentActivities') ?? '[]')
  expect(counted, 'one conversation a day, also where the words that began it are gone').toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(localStorage.getItem('mindmitraMessages_guest')).not.toContain('I feel low today')
})

test('the conversation is there after a reload, and another tab is heard', async () => {
  const first = await openChat()
  await send(first, 'I feel low today')
  await pass(1_600)
  const said = first.said()
  first.unmount()
  const again = await openChat()
  await waitFor(() => expect(again.said()).toEqual(said))
  const more = { id: 'x', text: 'from the other tab', sender: 'user', sentAt: new Date().toISOString() }
  const stored = JSON.parse(localStorage.getItem('mindmitraMessages_guest') ?? '[]') as object[]
  localStorage.setItem('mindmitraMessages_guest', JSON.stringify([...stored, more]))
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'mindmitraMessages_guest' })))
  await waitFor(() => expect(again.said().at(-1)).toContain('from the other tab'))
})

test('a browser that is full is said, and the conversation goes on', async () => {
  const chat = await openChat()
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await send(chat, 'I feel low today')
  expect(await screen.findByText(/We couldn't save your last messages/)).toBeTruthy()
  full.mockRestore()
  await pass(1_600)
  expect(chat.said().length).toBeGreaterThan(1)
})

test('a reply that names a screen has the button to it', async () => {
  const chat = await openChat()
  await send(chat, 'Depression signs')
  await pass(1_300)
  expect(screen.getByRole('link', { name: 'Open Help now' }).getAttribute('href')).toBe('/help')
})

test('the arrow keys go from message to message, and Tab reaches one of them', async () => {
  const chat = await openChat()
  await send(chat, 'Managing anxiety')
  await pass(1_300)
  const inTabOrder = chat.log.querySelectorAll('[data-message] button:not([tabindex="-1"])')
  expect(inTabOrder).toHaveLength(1)
  act(() => (inTabOrder[0] as HTMLElement).focus())
  await chat.user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Delete this message: Managing anxiety')
})

test('what was being written is still there after a look at the help lines', async () => {
  const { user, field, router } = await openChat()
  await user.type(field, 'half a thou')
  await act(() => router.navigate({ to: '/help' }))
  await act(() => router.navigate({ to: '/mindmitra' }))
  expect(((await screen.findByRole('textbox', { name: 'Your message' })) as HTMLTextAreaElement).value).toBe(
    'half a thou',
  )
})

test('dictated words come after what is written, after it was said where the sound goes', async () => {
  const platform = scriptedRecognition()
  vi.stubGlobal('SpeechRecognition', platform.recognition)
  const { user, field } = await openChat()
  await user.type(field, 'today')
  await user.click(await screen.findByRole('button', { name: 'Speak instead of typing' }))
  expect(await screen.findByRole('heading', { name: 'Where your voice goes' })).toBeTruthy()
  expect(platform.runs).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Agree and speak' }))
  await screen.findByText('The microphone is on')
  act(() => platform.hear({ text: 'was long' }))
  expect(field.value).toBe('today was long')
  await user.click(screen.getByRole('button', { name: 'Stop listening' }))
  await screen.findByRole('button', { name: 'Speak instead of typing' })
  expect(field.value).toBe('today was long')
  vi.unstubAllGlobals()
})

test('reading aloud and dictation are absent where the browser has neither', async () => {
  await openChat()
  expect(screen.queryByRole('button', { name: 'Read replies aloud' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Speak instead of typing' })).toBeNull()
})
