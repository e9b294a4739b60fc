import type { Page } from '@playwright/test'
import { type Reply, readForm, startProviderStandIn } from '../../server/src/testing/provider-stand-in'
import { continueAsGuest, expect, signUp, test } from './support/test'

/** A recogniser that the page cannot tell from the browser's, and a look at every track that the page was given. */
async function scriptSpeech(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const speech = { run: null as ScriptedRun | null, runs: 0, tracks: [] as MediaStreamTrack[] }
    class ScriptedRun extends EventTarget {
      lang = ''
      isOn = false
      start() {
        this.isOn = true
        speech.run = this
        speech.runs += 1
      }
      stop() {
        this.end()
      }
      abort() {
        this.end()
      }
      end() {
        if (!this.isOn) return
        this.isOn = false
        this.dispatchEvent(new Event('end'))
      }
      hear(text: string, isFinal: boolean) {
        const results = [Object.assign([{ transcript: text, confidence: 0.9 }], { isFinal })]
        this.dispatchEvent(Object.assign(new Event('result'), { results }))
      }
    }
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await ask(constraints)
      speech.tracks.push(...stream.getTracks())
      return stream
    }
    Object.assign(window, { speech, SpeechRecognition: ScriptedRun, webkitSpeechRecognition: ScriptedRun })
  })
}

type Speech = {
  run: { lang: string; isOn: boolean; end(): void; hear(text: string, isFinal: boolean): void }
  runs: number
  tracks: MediaStreamTrack[]
}
const speechOf = (page: Page) => ({
  hear: (text: string, isFinal: boolean) =>
    page.evaluate(([words, end]) => (window as unknown as { speech: Speech }).speech.run.hear(words, end), [
      text,
      isFinal,
    ] as const),
  end: () => page.evaluate(() => (window as unknown as { speech: Speech }).speech.run.end()),
  state: () =>
    page.evaluate(() => {
      const { run, runs, tracks } = (window as unknown as { speech: Speech }).speech
      return {
        lang: run.lang,
        isOn: run.isOn,
        runs,
        live: tracks.filter((track) => track.readyState === 'live').length,
      }
    }),
})

async function startSpeaking(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Recording' }).click()
  await page.getByRole('button', { name: 'Agree and speak' }).click()
  await expect(page.getByText('The microphone is on')).toBeVisible()
}

const words = (page: Page) => page.getByRole('textbox', { name: 'Text to analyse' })

test('someone speaks with long pauses, and every word is there to be read; nothing leaves for another origin', async ({
  page,
  app,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol !== 'data:' && protocol !== 'blob:' && origin !== app.url) foreign.push(request.url())
  })
  await scriptSpeech(page)
  await continueAsGuest(page, '/mindscan')
  await startSpeaking(page)
  const speech = speechOf(page)
  expect(await speech.state()).toEqual({ lang: 'en-US', isOn: true, runs: 1, live: 1 })
  await expect(page.getByText('We can hear you.'), 'the browser’s test tone is heard').toBeVisible()

  const sentences = ['Office has been heavy this month', 'I am not sleeping well', 'my sister called']
  for (const [index, sentence] of sentences.entries()) {
    await speech.hear(sentence, true)
    await speech.end()
    await expect.poll(async () => (await speech.state()).runs).toBe(index + 2)
  }
  await speech.hear('and that felt good', false)
  await expect(page.getByText('and that felt good')).toBeVisible()
  await page.getByRole('button', { name: 'Stop Recording' }).click()
  await expect(words(page)).toHaveValue(`${sentences.join(' ')} and that felt good`)
  expect(await speech.state()).toMatchObject({ isOn: false, live: 0 })

  await page.getByRole('button', { name: 'Analyze My Mental Health' }).click()
  await expect(page.getByText('What your words suggest')).toBeVisible()
  expect(foreign).toEqual([])
})

test('the microphone is off as soon as the tab or the screen is left, and the words so far are kept', async ({
  page,
}) => {
  await scriptSpeech(page)
  await continueAsGuest(page, '/mindscan')
  await startSpeaking(page)
  const speech = speechOf(page)
  await speech.hear('what I said', false)
  await page.getByRole('tab', { name: 'Video' }).click()
  await expect.poll(speech.state).toMatchObject({ isOn: false, live: 0 })
  await page.getByRole('tab', { name: 'Voice' }).click()
  await expect(words(page)).toHaveValue('what I said')

  await page.getByRole('button', { name: 'New Recording' }).click()
  await page.getByRole('button', { name: 'Start Recording' }).click()
  await expect(page.getByText('The microphone is on')).toBeVisible()
  await speech.hear('and more', false)
  await page.getByRole('link', { name: 'Help now' }).first().click()
  await expect(page).toHaveURL('/help')
  await expect.poll(speech.state).toMatchObject({ isOn: false, live: 0 })
  await page.goBack()
  await expect(words(page)).toHaveValue('and more')
})

test('a recording is listened to, sent to the service as it is, and a failure keeps it', async ({
  page,
  person,
  startApp,
  openElsewhere,
}) => {
  let reply: Reply = { status: 500, text: 'broken' }
  const service = await startProviderStandIn(() => reply)
  try {
    const app = await startApp({
      TRANSCRIPTION_PROVIDER: 'openai',
      OPENAI_AUDIO_URL: service.url,
    })
    await page.close()
    const own = await openElsewhere(app)
    await signUp(own, person)
    await own.goto('/mindscan')
    await own.getByRole('radio', { name: /Maitri's speech service/ }).check()
    await own.getByRole('button', { name: 'Start Recording' }).click()
    await expect(own.getByRole('timer')).toHaveText('00:02')
    await own.getByRole('tab', { name: 'Video' }).click()
    await expect(own.getByRole('timer')).toBeHidden()
    await own.getByRole('tab', { name: 'Voice' }).click()
    await expect(own.getByLabel('Listen to your recording'), 'a look at another tab ends it and keeps it').toBeVisible()
    expect(service.requests, 'nothing goes before the person sends it').toHaveLength(0)

    await own.getByRole('button', { name: 'Send recording' }).click()
    await own.getByRole('button', { name: 'Agree and send' }).click()
    await expect(own.getByText('Failed to transcribe audio: API error 500')).toBeVisible()

    reply = { status: 200, json: { text: 'I feel calm and grateful today', language: 'english', duration: 2 } }
    await own.getByRole('button', { name: 'Send recording' }).click()
    await expect(words(own)).toHaveValue('I feel calm and grateful today')
    const form = await readForm(service.requests.at(-1) ?? { body: Buffer.alloc(0), headers: {} })
    const file = form?.find(({ name }) => name === 'file')?.value
    if (typeof file !== 'object') throw new Error('No file arrived')
    expect(file.fileName).toMatch(/\.webm$/)
    expect(file.bytes.subarray(0, 4).toString('hex'), 'the beginning of a WebM file').toBe('1a45dfa3')
    await own.getByRole('button', { name: 'Analyze My Mental Health' }).click()
    await expect(own.getByText('What your words suggest')).toBeVisible()

    await own.getByRole('button', { name: 'New Mindscan' }).click()
    await own.getByRole('tab', { name: 'Upload Audio' }).click()
    await own
      .getByLabel('Choose an audio file')
      .setInputFiles({ name: 'evening.webm', mimeType: 'audio/webm', buffer: file.bytes })
    await own.getByRole('button', { name: 'Transcribe Audio' }).click()
    await expect(words(own), 'asked once a session, the file goes at once').toHaveValue(
      'I feel calm and grateful today',
    )
  } finally {
    await service.close()
  }
})
