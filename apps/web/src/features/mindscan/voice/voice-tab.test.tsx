import { readSentimentInCloud, readSession, readSite, syncRecords, transcribe } from '@maitri/contracts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { scriptedRecognition } from '../../../platform/speech/scripted-recognition'
import { buildUser } from '../../../testing/build-user'
import type { FakeApi } from '../../../testing/fake-api'
import { fakeUpload } from '../../../testing/fake-upload'
import { exampleSite, renderApp, signedOutApi } from '../../../testing/render-app'

beforeEach(() => {
  localStorage.setItem('isAuthenticated', 'true')
  URL.createObjectURL ??= () => 'blob:recording'
  URL.revokeObjectURL ??= () => undefined
})

/** A recognition in the browser's place, for one test. */
function scriptRecognition(options?: { availability?: string }) {
  const script = scriptedRecognition(options)
  Object.assign(window, { SpeechRecognition: script.recognition })
  onTestFinished(() => {
    Reflect.deleteProperty(window, 'SpeechRecognition')
  })
  return script
}

async function openAsGuest() {
  const app = renderApp('/mindscan')
  await screen.findByRole('tab', { name: 'Record Voice' })
  return app
}

/** Someone with an account, where the operator set up what is named. */
async function openWithAccount(site: Partial<typeof exampleSite>) {
  localStorage.clear()
  const api = signedOutApi()
  api.answer(readSession, { user: buildUser() })
  api.answer(readSite, { ...exampleSite, ...site })
  const app = renderApp('/mindscan', api)
  await screen.findByRole('tab', { name: 'Record Voice' }, { timeout: 20_000 })
  return app
}

const startButton = () => screen.findByRole('button', { name: 'Start Recording' })

async function startSpeaking(app: Awaited<ReturnType<typeof openAsGuest>>) {
  await app.user.click(await startButton())
  await app.user.click(await screen.findByRole('button', { name: 'Agree and speak' }))
  await screen.findByText('The microphone is on')
}

const writtenWords = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text to analyse' })

describe('speaking', () => {
  test('before the first recording of a session it is said where the sound goes, with writing beside it; later it is not', async () => {
    const script = scriptRecognition()
    const app = await openAsGuest()
    await app.user.click(await startButton())
    const sheet = await screen.findByRole('region', { name: 'Where your voice goes' })
    expect(script.runs, 'nothing listens before').toHaveLength(0)
    await app.user.click(within(sheet).getByRole('button', { name: 'Write instead' }))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: "What's on your mind?" }))
    await startSpeaking(app)
    await app.user.click(screen.getByRole('button', { name: 'Cancel' }))
    await app.user.click(await startButton())
    expect(await screen.findByText('The microphone is on')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Where your voice goes' })).toBeNull()
  })

  test('a browser that hears on the device is not told of, and is asked to keep the sound there', async () => {
    const script = scriptRecognition({ availability: 'available' })
    const app = await openAsGuest()
    await app.user.click(await startButton())
    await screen.findByText('The microphone is on')
    expect(script.latest().processLocally).toBe(true)
  })

  test('words appear while they are spoken, outlast pauses, and can be corrected before they are read', async () => {
    const script = scriptRecognition()
    const app = await openAsGuest()
    await app.user.type(screen.getByRole('textbox', { name: "What's on your mind?" }), 'Half a thought')
    await startSpeaking(app)
    act(() => script.hear({ text: 'I am so happy', isFinal: false }))
    expect(screen.getByText('I am so happy')).toBeTruthy()
    act(() => script.hear({ text: 'I am so happy today' }))
    act(() => script.end())
    await waitFor(() => expect(script.runs.length).toBe(2))
    act(() => script.hear({ text: 'and grateful for my sister', isFinal: false }))
    await app.user.click(screen.getByRole('button', { name: 'Stop Recording' }))
    const words = await writtenWords()
    expect(words.value).toBe('I am so happy today and grateful for my sister')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your words' }))
    await app.user.type(words, 's')
    await app.user.click(screen.getByRole('button', { name: 'Analyze My Mental Health' }))
    expect(await screen.findByText('What your words suggest')).toBeTruthy()
    await app.user.click(screen.getByRole('button', { name: 'New Mindscan' }))
    expect(document.activeElement).toBe(await startButton())
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: "What's on your mind?" })
    expect(box.value, 'what was written before is still there').toBe('Half a thought')
  })

  test('stopping before any word was heard says so, and the button that started it has the focus', async () => {
    scriptRecognition()
    const app = await openAsGuest()
    await startSpeaking(app)
    await app.user.click(screen.getByRole('button', { name: 'Stop Recording' }))
    expect(
      await screen.findByText("Couldn't transcribe audio. This may be due to your browser or microphone settings."),
    ).toBeTruthy()
    expect(document.activeElement).toBe(await startButton())
  })

  test('a failure is told by its name, and the words before it stay', async () => {
    const script = scriptRecognition()
    const app = await openAsGuest()
    await startSpeaking(app)
    act(() => script.hear({ text: 'the line broke here' }))
    act(() => script.fail('network'))
    expect(
      await screen.findByText(
        'Speech recognition error: network. Please try again or use a different browser like Chrome or Edge.',
      ),
    ).toBeTruthy()
    expect((await writtenWords()).value).toBe('the line broke here')
  })

  test('words in crisis bring help while someone still speaks', async () => {
    const script = scriptRecognition()
    const app = await openAsGuest()
    await startSpeaking(app)
    act(() => script.hear({ text: 'I want to die, I have no reason to live' }))
    expect(await screen.findByRole('region', { name: 'Help from a person' })).toBeTruthy()
    expect(screen.getByText('The microphone is on')).toBeTruthy()
  })

  test.each([
    ['the page is put away', () => void dispatchEvent(new Event('pagehide'))],
    ['another tab is opened', async () => fireEvent.click(screen.getByRole('tab', { name: 'Upload Audio' }))],
  ])('when %s nothing listens any more, and the words stay', async (_, leave) => {
    const script = scriptRecognition()
    const app = await openAsGuest()
    await startSpeaking(app)
    act(() => script.hear({ text: 'what I said', isFinal: false }))
    await act(async () => leave())
    expect(script.latest().isOn).toBe(false)
    expect((await writtenWords()).value).toBe('what I said')
  })

  test('words are kept when another screen is opened while someone speaks', async () => {
    const script = scriptRecognition()
    const app = await openAsGuest()
    await startSpeaking(app)
    act(() => script.hear({ text: 'what I said', isFinal: false }))
    await act(() => app.router.navigate({ to: '/help' }))
    expect(script.latest().isOn).toBe(false)
    await act(() => app.router.navigate({ to: '/mindscan' }))
    expect((await writtenWords()).value).toBe('what I said')
  })

  test('a browser without recognition recommends Chrome or Edge', async () => {
    await openAsGuest()
    expect(await screen.findByText(/can't turn speech into text. Please use Chrome or Edge/)).toBeTruthy()
  })
})

test('a search needs words', async () => {
  const app = await openAsGuest()
  await app.user.click(screen.getByRole('button', { name: 'Find Health Resources' }))
  expect(await screen.findByText('Please enter some text to search.')).toBeTruthy()
})

test('words that are changed pass the gate again', async () => {
  const app = await openAsGuest()
  await app.user.type(screen.getByRole('textbox', { name: "What's on your mind?" }), 'A long day at work')
  await app.user.click(screen.getByRole('button', { name: 'Use This Text' }))
  await app.user.type(await writtenWords(), ' and I want to die')
  await app.user.tab()
  expect(await screen.findByRole('region', { name: 'Help from a person' })).toBeTruthy()
})

describe('a file', () => {
  test.each([
    [null, "We can't turn recordings into text here yet."],
    ['gladia', 'You need an account to turn audio files into text.'],
  ] as const)('where the service is %s for a guest, it says so and offers writing', async (transcription, words) => {
    const api = signedOutApi()
    api.answer(readSite, { ...exampleSite, transcription })
    const app = renderApp('/mindscan', api)
    await app.user.click(await screen.findByRole('tab', { name: 'Upload Audio' }))
    expect(await screen.findByText(words, { exact: false })).toBeTruthy()
    await app.user.click(screen.getByRole('button', { name: 'Write instead' }))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: "What's on your mind?" }))
  })

  const sound = new File(['la'], 'evening.mp3', { type: 'audio/mpeg' })

  async function openUpload() {
    const network = fakeUpload()
    const app = await openWithAccount({ transcription: 'gladia' })
    await app.user.click(screen.getByRole('tab', { name: 'Upload Audio' }))
    const send = await screen.findByRole('button', { name: 'Transcribe Audio' })
    const input = screen.getByLabelText(/Choose an audio file/)
    return { ...app, network, input, send }
  }

  async function sendSound() {
    const app = await openUpload()
    await app.user.upload(app.input, sound)
    await app.user.click(screen.getByRole('button', { name: 'Transcribe Audio' }))
    await app.user.click(await screen.findByRole('button', { name: 'Agree and send' }))
    await waitFor(() => expect(app.network.sent).toHaveLength(1))
    return app
  }

  test('must be chosen, be audio and be small enough', async () => {
    const { user, send, input } = await openUpload()
    await user.click(send)
    expect(await screen.findByText('Please select an audio file first')).toBeTruthy()
    fireEvent.drop(input, { dataTransfer: { files: [new File(['x'], 'a.pdf', { type: 'application/pdf' })] } })
    expect(await screen.findByText(/not an audio file/)).toBeTruthy()
    const large = Object.defineProperty(new File(['x'], 'a.wav', { type: 'audio/wav' }), 'size', { value: 2 ** 30 })
    fireEvent.drop(input, { dataTransfer: { files: [large] } })
    expect(await screen.findByText('Audio file size should be less than 100MB')).toBeTruthy()
  })

  test('that waits is still there after a look at the Video tab', async () => {
    const { input, user } = await openUpload()
    await user.upload(input, sound)
    await user.click(screen.getByRole('tab', { name: 'Video' }))
    await waitFor(() => expect(screen.queryByRole('tab', { name: 'Upload Audio' })).toBeNull())
    await user.click(screen.getByRole('tab', { name: 'Voice' }))
    expect(await screen.findByLabelText('Listen to your recording')).toBeTruthy()
    expect(screen.getByText(/^evening\.mp3/)).toBeTruthy()
  })

  test('can be dropped, is listened to first, and goes only after it was said where', async () => {
    const { network, input, user } = await openUpload()
    fireEvent.drop(input, { dataTransfer: { files: [sound] } })
    expect(await screen.findByLabelText('Listen to your recording')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Transcribe Audio' }))
    expect(await screen.findByText(/pass it on to Gladia/)).toBeTruthy()
    expect(network.sent).toHaveLength(0)
  })

  test('is sent with its progress, and its words arrive with where they came from', async () => {
    const { network, user, api } = await sendSound()
    expect(network.latest()).toMatchObject({ address: transcribe.path, body: sound })
    act(() => network.progress(1, 2))
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('50')
    act(() => network.progress(2, 2))
    expect(screen.getByText(/Turning it into text now/)).toBeTruthy()
    act(() =>
      network.answer({
        text: 'I feel calm and grateful today',
        source: 'gladia',
        language: 'en',
        durationSeconds: 3,
        confidence: 0.9,
        wordCount: 6,
      }),
    )
    expect((await writtenWords()).value).toBe('I feel calm and grateful today')
    await user.click(screen.getByRole('button', { name: 'Analyze My Mental Health' }))
    await screen.findByText('What your words suggest')
    expect(await stored(api)).toMatchObject({ heardBy: 'gladia', usedFallback: false })
  })

  test('that says words in crisis brings help before anything is read from it, and does not wait here any more', async () => {
    const { network, user } = await sendSound()
    act(() =>
      network.answer({
        text: 'I want to die, I have no reason to live',
        source: 'gladia',
        language: 'en',
        durationSeconds: 4,
        confidence: 0.9,
        wordCount: 10,
      }),
    )
    expect(await screen.findByRole('region', { name: 'Help from a person' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'New Recording' }))
    await user.click(await screen.findByRole('tab', { name: 'Upload Audio' }))
    expect(screen.queryByText(/^evening\.mp3/)).toBeNull()
  })

  test('can be called back while it is on its way, and stays', async () => {
    const { network, user } = await sendSound()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(network.latest().isAborted).toBe(true)
    expect(screen.getByLabelText('Listen to your recording')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  const failures: [string, (network: ReturnType<typeof fakeUpload>) => void][] = [
    [
      'Failed to transcribe audio: API error 402',
      (network) =>
        network.refuse('provider_failed', 502, {
          provider: { provider: 'gladia', kind: 'payment_required', status: 402 },
        }),
    ],
    ['Failed to transcribe audio: No response received from server', (network) => network.lose()],
    [
      "Failed to transcribe audio: That's too big to send. Please try something smaller.",
      (network) => network.refuse('payload_too_large', 413),
    ],
    [
      'No transcription returned from the API',
      (network) =>
        network.answer({
          text: ' ',
          source: 'gladia',
          language: null,
          durationSeconds: 1,
          confidence: null,
          wordCount: 0,
        }),
    ],
  ]
  test.each(failures)('that fails is told as "%s", and stays', async (words, fail) => {
    const { network } = await sendSound()
    act(() => fail(network))
    expect((await screen.findByRole('alert')).textContent).toBe(words)
    expect(screen.getByLabelText('Listen to your recording')).toBeTruthy()
  })
})

/** The reading as it was sent to be kept. */
async function stored(api: FakeApi) {
  const writes = () => api.calls(syncRecords).flatMap(({ body }) => body.writes)
  await waitFor(() => expect(writes().length).toBeGreaterThan(0))
  return writes().at(-1)?.body
}

describe('a recording for the service', () => {
  /** A browser whose microphone is refused in this way, for one test; null is a browser without one. */
  function refuseMicrophone(name: string | null) {
    const mediaDevices = name && { getUserMedia: () => Promise.reject(new DOMException('refused', name)) }
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices ?? undefined })
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, 'mediaDevices')
    })
  }

  test.each([
    [null, "We couldn't use the microphone. It may be missing, or another app is using it. You can type instead."],
    [
      'NotReadableError',
      "We couldn't use the microphone. It may be missing, or another app is using it. You can type instead.",
    ],
    [
      'NotAllowedError',
      'Speech recognition error: not-allowed. Please try again or use a different browser like Chrome or Edge.',
    ],
  ])('where the microphone is refused (%s), it says so', async (name, words) => {
    refuseMicrophone(name)
    scriptRecognition()
    const app = await openWithAccount({ transcription: 'gladia' })
    await app.user.click(await screen.findByRole('radio', { name: 'Gladia, from a recording you send' }))
    await app.user.click(await startButton())
    expect(await screen.findByText(words)).toBeTruthy()
  })

  test('is the way that is offered first where the browser cannot listen', async () => {
    await openWithAccount({ transcription: 'openai-compatible' })
    const way = await screen.findByRole<HTMLInputElement>('radio', { name: /^Maitri's speech service/ })
    expect(way.checked).toBe(true)
  })
})

describe('sentiment in the cloud', () => {
  const words =
    'Today was a long day and the meeting went on, yet my sister called and that felt good to me in the end.'

  async function analyse(text: string) {
    const app = await openWithAccount({ hasCloudSentiment: true })
    const box = screen.getByRole('textbox', { name: "What's on your mind?" })
    await app.user.click(box)
    await app.user.paste(text)
    await app.user.click(screen.getByRole('button', { name: 'Use This Text' }))
    await app.user.click(await screen.findByRole('button', { name: 'Analyze My Mental Health' }))
    return app
  }
  const result = () => screen.findByText('What your words suggest')

  test('is told of before the first text, and gives the label by its score', async () => {
    const app = await analyse(words)
    app.api.answer(readSentimentInCloud, { score: -0.6, magnitude: 1.2 })
    const sheet = await screen.findByRole('region', { name: 'Send your words to Google?' })
    expect(app.api.calls(readSentimentInCloud)).toHaveLength(0)
    await app.user.click(within(sheet).getByRole('button', { name: 'Send to Google' }))
    await result()
    expect(app.api.calls(readSentimentInCloud)).toEqual([{ body: { text: words, language: 'en' } }])
    expect(await stored(app.api)).toMatchObject({
      score: -0.6,
      sentiment: 'negative',
      sentimentSource: 'cloud',
      usedFallback: false,
    })
  })

  test('that fails leaves the reading of this device, which says so', async () => {
    const app = await analyse(words)
    app.api.refuse(readSentimentInCloud, 'provider_failed', 502)
    await app.user.click(await screen.findByRole('button', { name: 'Send to Google' }))
    await result()
    expect(await stored(app.api)).toMatchObject({ usedFallback: true, sentimentSource: 'device', heardBy: 'typed' })
    expect(
      screen.getByText('Using simplified local analysis due to API connectivity issues. Results may be less accurate.'),
    ).toBeTruthy()
  })

  test('is not asked again, and gets nothing, where the person keeps it on this device', async () => {
    const app = await analyse(words)
    await app.user.click(await screen.findByRole('button', { name: 'Keep on this device' }))
    await result()
    expect(await stored(app.api)).toMatchObject({ usedFallback: false })
    await app.user.click(screen.getByRole('button', { name: 'New Mindscan' }))
    await app.user.type(screen.getByRole('textbox', { name: "What's on your mind?" }), 'Another long day')
    await app.user.click(screen.getByRole('button', { name: 'Use This Text' }))
    await app.user.click(await screen.findByRole('button', { name: 'Analyze My Mental Health' }))
    await result()
    expect(app.api.calls(readSentimentInCloud)).toHaveLength(0)
  })

  test('never sees words in crisis, and nobody is asked about them', async () => {
    const app = await analyse(`${words} I want to die.`)
    await result()
    expect(app.api.calls(readSentimentInCloud)).toHaveLength(0)
  })
})

test('a question opens the resources with its reading, and leaves the person at the reading', async () => {
  const app = await openAsGuest()
  await app.user.click(screen.getByRole('textbox', { name: "What's on your mind?" }))
  await app.user.paste('How can I sleep better when I am anxious about exams?')
  await app.user.click(screen.getByRole('button', { name: 'Use This Text' }))
  await app.user.click(await screen.findByRole('button', { name: 'Analyze My Mental Health' }))
  const panel = await screen.findByRole('region', { name: 'Health resources' })
  expect(document.activeElement?.tagName).toBe('H2')
  expect(panel.contains(document.activeElement)).toBe(false)
  await app.user.click(within(panel).getByRole('button', { name: 'Close health resources' }))
  expect(screen.queryByRole('region', { name: 'Health resources' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Find Health Resources' }))
})

test('words that were not read yet can be searched with, and the panel closes again', async () => {
  const app = await openAsGuest()
  await app.user.type(screen.getByRole('textbox', { name: "What's on your mind?" }), 'exam stress')
  await app.user.click(screen.getByRole('button', { name: 'Find Health Resources' }))
  const panel = await screen.findByRole('region', { name: 'Health resources' })
  await app.user.click(within(panel).getByRole('button', { name: 'Close health resources' }))
  expect(screen.queryByRole('region', { name: 'Health resources' })).toBeNull()
})
