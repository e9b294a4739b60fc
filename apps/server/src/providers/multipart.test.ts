import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { readForm } from '../testing/provider-stand-in'
import { fileNameOf } from './file-name-of'
import { multipart } from './multipart'

const fileOf = (contentType: string, bytes: Buffer, byteLength: number | null) => ({
  contentType,
  byteLength,
  bytes: Readable.from([bytes]),
  signal: new AbortController().signal,
})

test('a form is as long as it says, and is read back as it was', async () => {
  const bytes = Buffer.from([0, 13, 10, 45, 45, 255, 1])
  const fields = { model: 'small', language: 'hi' }
  const form = multipart({ fields, fileField: 'file', file: fileOf('audio/ogg', bytes, bytes.length) })
  const chunks: Uint8Array[] = []
  for await (const chunk of form.bytes) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  expect(body).toHaveLength(form.byteLength ?? 0)
  expect(await readForm({ body, headers: { 'content-type': form.contentType } })).toEqual([
    { name: 'model', value: 'small' },
    { name: 'language', value: 'hi' },
    { name: 'file', value: { fileName: 'recording.ogg', contentType: 'audio/ogg', bytes } },
  ])
})

test('a form of a file of unknown length has none either', () => {
  expect(multipart({ fileField: 'file', file: fileOf('audio/ogg', Buffer.alloc(1), null) }).byteLength).toBeNull()
})

test.each([
  ['audio/mpeg', 'recording.mp3'],
  ['video/quicktime', 'recording.mov'],
  ['audio/x-m4a', 'recording.m4a'],
  ['audio/opus', 'recording.opus'],
  ['video/x-ms-wmv', 'recording.mswmv'],
])('a file of %s is called %s', (contentType, name) => {
  expect(fileNameOf(contentType)).toBe(name)
})
