import { Buffer } from 'node:buffer'

// The specification's features and settings as far as the service knows them: one that it does not know refuses the whole request.
const settings = JSON.stringify({
  features: ['FACE_DETECTION', 'SPEECH_TRANSCRIPTION'],
  videoContext: {
    faceDetectionConfig: { includeBoundingBoxes: true, includeAttributes: true },
    speechTranscriptionConfig: { languageCode: 'en-US', enableAutomaticPunctuation: true },
  },
})

const head = '{"inputContent":"'
const tail = `",${settings.slice(1)}`

/** Bytes of the request for a video of `videoBytes` bytes. */
export const annotateRequestLength = (videoBytes: number) => head.length + 4 * Math.ceil(videoBytes / 3) + tail.length

/**
 * The request's JSON, in pieces: the video goes through it as base64 in whole threes of bytes and is never held whole, neither as bytes
 * nor as text.
 */
export async function* annotateRequest(video: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let before = head
  let rest = Buffer.alloc(0)
  for await (const chunk of video) {
    const bytes = Buffer.concat([rest, chunk])
    const whole = bytes.length - (bytes.length % 3)
    if (whole > 0) {
      yield Buffer.from(before + bytes.toString('base64', 0, whole), 'latin1')
      before = ''
    }
    rest = bytes.subarray(whole)
  }
  yield Buffer.from(before + rest.toString('base64') + tail, 'latin1')
}
