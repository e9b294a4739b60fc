import { transcribe } from '@maitri/contracts'
import { expect, onTestFinished, test } from 'vitest'
import { fakeUpload } from '../testing/fake-upload'
import { expectPerson } from './api-client'
import { sendFile } from './send-file'

const sound = new Blob(['la la'], { type: 'audio/webm;codecs=opus' })
const heard = { text: 'la la', source: 'gladia', language: 'en', durationSeconds: 1, confidence: 0.9, wordCount: 2 }

test('the file is the body, under its own type, for the person whose call it is', async () => {
  expectPerson('user-ananya')
  onTestFinished(() => expectPerson(null))
  const network = fakeUpload()
  const answer = sendFile(transcribe, sound, { query: { language: 'hi' } })
  expect(network.latest()).toMatchObject({
    method: 'POST',
    address: '/api/transcriptions?language=hi',
    body: sound,
    headers: { 'content-type': 'audio/webm;codecs=opus', 'maitri-person': 'user-ananya' },
  })
  network.answer(heard)
  expect(await answer).toEqual(heard)
})

test('how much has left is told, up to all of it', async () => {
  const network = fakeUpload()
  const shares: number[] = []
  const answer = sendFile(transcribe, sound, { query: {} }, { onProgress: (share) => shares.push(share) })
  network.progress(1, 4)
  network.progress(4, 4)
  network.answer(heard)
  await answer
  expect(shares).toEqual([0.25, 1, 1])
})

test('a refusal carries its code and which service failed, as with every other call', async () => {
  const network = fakeUpload()
  const answer = sendFile(transcribe, sound, { query: {} })
  network.refuse('provider_failed', 502, { provider: { provider: 'gladia', kind: 'payment_required', status: 402 } })
  await expect(answer).rejects.toMatchObject({ code: 'provider_failed', provider: { status: 402 } })
})

test('an answer of another form is no answer', async () => {
  const network = fakeUpload()
  const answer = sendFile(transcribe, sound, { query: {} })
  network.answer({ words: 'la la' })
  await expect(answer).rejects.toMatchObject({ code: 'internal' })
})

test('a lost connection is told as such, and cancelling ends the request', async () => {
  const network = fakeUpload()
  const lost = sendFile(transcribe, sound, { query: {} })
  network.lose()
  await expect(lost).rejects.toMatchObject({ code: 'network' })
  const controller = new AbortController()
  const cancelled = sendFile(transcribe, sound, { query: {} }, { signal: controller.signal })
  controller.abort()
  await expect(cancelled).rejects.toMatchObject({ code: 'network' })
  expect(network.latest().isAborted).toBe(true)
})
