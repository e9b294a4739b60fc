export type Microphone = {
  stream: MediaStream
  /** How loud it is now, from 0 for silence to 1. */
  level: () => number
  /** Ends every track: the browser's own sign goes out with it. */
  close: () => void
}

/** Asks for the microphone; the browser asks the person. Throws a `DOMException` where there is none or it is not allowed. */
export async function openMicrophone(): Promise<Microphone> {
  // Undefined on a page over plain HTTP.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices) throw new DOMException('This page may not use the microphone', 'NotFoundError')
  const stream = await devices.getUserMedia({ audio: true })
  const meter = measureLevel(stream)
  return {
    stream,
    level: meter.level,
    close() {
      for (const track of stream.getTracks()) track.stop()
      meter.end()
    },
  }
}

/** Speech in a room stands some 40 dB under full scale; that range fills the meter. */
const quietestDecibels = -60
const loudestDecibels = -15

function measureLevel(stream: MediaStream): { level: () => number; end: () => void } {
  if (typeof AudioContext === 'undefined') return { level: () => 0, end: () => undefined }
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 1024
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    level() {
      analyser.getFloatTimeDomainData(samples)
      return levelOf(samples)
    },
    end: () => void context.close(),
  }
}

/** The loudness of samples between -1 and 1, from 0 for silence to 1 for a loud voice nearby. */
export function levelOf(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  const decibels = 10 * Math.log10(sum / samples.length + Number.EPSILON)
  return Math.min(Math.max((decibels - quietestDecibels) / (loudestDecibels - quietestDecibels), 0), 1)
}

/** On phones one page cannot hear twice: while the system's recognition listens, a second use of the microphone would silence it. */
export const canHearTwice = (userAgent: string = navigator.userAgent): boolean =>
  !/\b(?:Android|iPhone|iPad)\b/.test(userAgent)
