import { Buffer } from 'node:buffer'
import { expect, test } from 'vitest'
import request from './__fixtures__/request.json'
import { annotateRequest, annotateRequestLength } from './annotate-request'

const bytesOf = (length: number) => Uint8Array.from({ length }, (_, index) => (index * 31) % 256)

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

async function written(video: AsyncIterable<Uint8Array>) {
  const pieces: Buffer[] = []
  for await (const piece of annotateRequest(video)) pieces.push(piece)
  return pieces
}

test.each([0, 1, 2, 3, 4, 5, 100, 1000])(
  'a video of %i bytes is whole in the request, however it is cut',
  async (length) => {
    const video = bytesOf(length)
    for (const size of [1, 2, 3, 4, 7, 64, 1000]) {
      const text = Buffer.concat(await written(inPieces(video, size))).toString('utf8')
      expect(text).toHaveLength(annotateRequestLength(length))
      const inputContent = Buffer.from(video).toString('base64')
      expect(JSON.parse(text)).toEqual({ ...request, inputContent })
      expect(Object.keys(JSON.parse(text))).toEqual(Object.keys(request))
    }
  },
)

test('no piece is much larger than the piece of the video that came in', async () => {
  const pieces = await written(inPieces(bytesOf(300_000), 65_536))
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(90_000)
})
