import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../../testing/render-app'

class Utterance {
  voice: SpeechSynthesisVoice | null = null
  lang = ''
  rate = 1
  volume = 1
  onstart = () => undefined
  onend = () => undefined
  onerror = () => undefined
  constructor(readonly text: string) {}
}

const voices = [
  { name: 'Heera', voiceURI: 'heera', lang: 'en-IN', localService: true },
  { name: 'Far away', voiceURI: 'far', lang: 'en-GB', localService: false },
]

/** A device that speaks: each sentence begins and ends at once, so that what is said is told in order. */
function speech(found: readonly object[]) {
  const said: Utterance[] = []
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => found,
    cancel: vi.fn(),
    speak(utterance: Utterance) {
      said.push(utterance)
      if (utterance.volume > 0) setTimeout(() => [utterance.onstart(), utterance.onend()])
    },
  })
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', synthesis)
  return {
    said: () => said.filter(({ volume }) => volume > 0).map(({ text }) => text),
    last: () => said.at(-1),
    synthesis,
  }
}

beforeEach(() => {
  localStorage.setItem('isAuthenticated', 'true')
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = async (tool: string) => {
  renderApp(`/coping-tools/exercise?tool=${tool}`)
  return await screen.findByRole('button', { name: 'Start' }, { timeout: 8_000 })
}
const begin = async (start: HTMLElement) => {
  await act(async () => void fireEvent.click(start))
  await vi.advanceTimersByTimeAsync(3_100)
  await screen.findByRole('button', { name: 'Pause' })
  await vi.advanceTimersByTimeAsync(300)
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const voiceSwitch = () => screen.getByRole('switch', { name: /^Voice guidance/ })

test('Muscle Release is spoken unless that is switched off, with the voice and pace that were chosen before', async () => {
  const { said, last, synthesis } = speech(voices)
  const start = await open('muscle-release')
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Which voice' })).toBeTruthy())
  expect(voiceSwitch()).toHaveProperty('checked', true)
  expect(said()).toEqual([])
  fireEvent.click(screen.getByRole('radio', { name: 'Slow' }))
  press('Listen')
  expect(said()).toEqual(['Lie down, or sit with your back resting.'])
  expect(last()?.rate).toBe(0.75)
  expect(last()?.voice?.name).toBe('Heera')

  await begin(start)
  expect(said().slice(-2)).toEqual(['Lie down, or sit with your back resting.', 'Let your hands lie open.'])
  // What stands on the screen is for who hears nothing, or wants it.
  expect(screen.queryByText(/Let your hands lie open/)).toBeNull()
  press('Next')
  await vi.advanceTimersByTimeAsync(300)
  expect(said().at(-1)).toBe('Tighten, half strength.')
  await vi.advanceTimersByTimeAsync(7_300)
  expect(said().slice(-3)).toEqual(['Let go.', 'Open your hands.', 'Let the fingers go soft.'])
  const before = said().length
  press('Pause')
  expect(synthesis.cancel).toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(said()).toHaveLength(before)
  press('Resume')
  await vi.advanceTimersByTimeAsync(300)
  expect(said().slice(before)).toEqual(['Let go.', 'Open your hands.', 'Let the fingers go soft.'])
})

test('Saans says nothing unless it is asked to, and a routine or a panic is not asked', async () => {
  const { said } = speech(voices)
  const start = await open('saans')
  expect(voiceSwitch()).toHaveProperty('checked', false)
  expect(screen.queryByRole('combobox')).toBeNull()
  await begin(start)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(said()).toEqual([])
})

test.each([
  ['vichaar', 'Take your time. A few words are enough.', 'Now the feeling, and how strong it is.'],
  [
    'chhota-kadam',
    'How are you now? No number is wrong. Take a moment. I will be quiet.',
    'Choose one part of life, the one that calls you today. I will be quiet.',
  ],
  [
    'chinta-dabba',
    'Here is a box for what goes round in your head.',
    'Now look at each slip. Can you do something about it now, or not now? Both are fine. I will be quiet.',
  ],
])('%s offers a voice, is silent without it, and with it says what comes', async (tool, opening, second) => {
  const { said } = speech(voices)
  const start = await open(tool)
  expect(voiceSwitch()).toHaveProperty('checked', false)
  fireEvent.click(voiceSwitch())
  await begin(start)
  expect(said().join(' ')).toBe(opening)
  press('Next')
  await vi.advanceTimersByTimeAsync(600)
  expect(said().join(' ')).toBe(`${opening} ${second}`)
})

test('a voice asks for nothing more once help came up for what was written', async () => {
  const { said } = speech(voices)
  const start = await open('vichaar')
  fireEvent.click(voiceSwitch())
  await begin(start)
  await vi.advanceTimersByTimeAsync(9_000)
  const before = said()
  expect(before.join(' ')).toMatch(/^Take your time\..*I will be quiet while you write\.$/)
  const field = screen.getByRole('textbox', { name: 'What happened' })
  fireEvent.change(field, { target: { value: 'I want to kill myself' } })
  fireEvent.blur(field)
  await waitFor(() => expect(screen.getAllByRole('link', { name: /14416/ }).length).toBeGreaterThan(0))
  for (let step = 1; step < 4; step += 1) press('Next')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(said()).toEqual(before)
})

test('where the device has no voice, the page says so and shows the words large', async () => {
  speech([])
  const start = await open('muscle-release')
  expect(await screen.findByText(/This device has no voice for English/)).toBeTruthy()
  // How the words will stand there, in the place of a preview, and no switch for what cannot be.
  expect(screen.getByText('Lie down, or sit with your back resting. Let your hands lie open.')).toBeTruthy()
  expect(screen.queryByRole('switch')).toBeNull()
  await begin(start)
  expect(screen.getByText('Lie down, or sit with your back resting. Let your hands lie open.')).toBeTruthy()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(screen.getByText(/^You can leave out any part/)).toBeTruthy()
})

test('without a voice the words stand there in a tool whose voice was never switched on, and announce no silence', async () => {
  speech([])
  const start = await open('saans')
  expect(await screen.findByText(/This device has no voice for English/)).toBeTruthy()
  await begin(start)
  expect(screen.getByText('Sit or stand as you are. Let your shoulders drop.')).toBeTruthy()
  for (let step = 1; step < 4; step += 1) press('Next')
  expect(await screen.findByText('Now on your own, with the line.')).toBeTruthy()
  press('Voice and sound')
  expect(screen.getByText(/This device has no voice for English/)).toBeTruthy()
  expect(screen.queryByRole('switch', { name: 'Show the words' })).toBeNull()
})

test('what is only a silence leaves the note of the step in its place', async () => {
  speech([])
  const start = await open('yoga-nidra')
  await screen.findByText(/This device has no voice for English/)
  await begin(start)
  press('Next')
  press('Next')
  expect(await screen.findByText(/^Now the breath, just as it comes/)).toBeTruthy()
  await vi.advanceTimersByTimeAsync(17_000)
  expect(screen.queryByText(/quiet/)).toBeNull()
  expect(screen.queryByText(/^Now the breath/)).toBeNull()
})

test("a voice on a server says where its words go, and never says the person's own line", async () => {
  const { said } = speech(voices.slice(1))
  const start = await open('yoga-nidra')
  await waitFor(() => expect(screen.getByText(/goes to the company that made it/)).toBeTruthy())
  await begin(start)
  fireEvent.change(await screen.findByLabelText('One line to carry (optional)'), { target: { value: 'Rest is mine.' } })
  await vi.advanceTimersByTimeAsync(65_000)
  expect(said()).toContain('Say your line three times, without a sound.')
  expect(said()).not.toContain('Rest is mine.')
})

test("a voice on this device says the person's own line", async () => {
  const { said } = speech(voices.slice(0, 1))
  await begin(await open('yoga-nidra'))
  fireEvent.change(await screen.findByLabelText('One line to carry (optional)'), { target: { value: 'Rest is mine.' } })
  await vi.advanceTimersByTimeAsync(65_000)
  expect(said().slice(-2)).toEqual(['Say your line three times, without a sound.', 'Rest is mine.'])
})

test('the focus that began it goes into the exercise, not to the page', async () => {
  speech([])
  await begin(await open('saans'))
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Saans' }))
})

test('the end is felt, also where no sound was wanted', async () => {
  const vibrate = vi.fn()
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate })
  speech([])
  await begin(await open('saans'))
  expect(vibrate).not.toHaveBeenCalled()
  for (let step = 1; step < 5; step += 1) press('Next')
  press('Complete')
  await screen.findByRole('heading', { name: 'How was that?' }, { timeout: 8_000 })
  expect(vibrate).toHaveBeenLastCalledWith([220, 140, 220])
  Reflect.deleteProperty(navigator, 'vibrate')
})
