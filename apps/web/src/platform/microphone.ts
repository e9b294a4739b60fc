export type Microphone = {
  stream: MediaStream
  /** How loud it is now, from 0 for silence to 1. */
  level: () => number
  /** The last 40 ms or so, samples from -1 to 1; null where this browser does not give them. The array is written anew each time. */
  samples: () => { samples: Float32Array; sampleRate: number } | null
  /** Ends every track: the browser's own sign goes out with it. */
  close: () => void
}

/** For sound that is measured: what makes speech clear takes a steady tone for noise, and evens out what is loud and soft. */
export const unchangedSound: MediaTrackConstraints = {
  echoCancellation: false,
  noiseSuppression: false,
  autoGainControl: false,
}

/** Asks for the microphone; the browser asks the person. Throws a `DOMException` where there is none or it is not allowed. */
export async function openMicrophone(audio: MediaTrackConstraints | true = true): Promise<Microphone> {
  // Undefined on a page over plain HTTP.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices) throw new DOMException('This page may not use the microphone', 'NotFoundError')
  const stream = await devices.getUserMedia({ audio })
  const meter = listen(stream)
  return {
    stream,
    level: () => levelOf(meter.samples()?.samples ?? silence),
    samples: meter.samples,
    close() {
      for (const track of stream.getTracks()) track.stop()
      meter.end()
    },
  }
}

/** Speech in a room stands some 40 dB under full scale; that range fills the meter. */
const quietestDecibels = -60
const loudestDecibels = -15

const silence = new Float32Array(1)

function listen(stream: MediaStream): { samples: Microphone['samples']; end: () => void } {
  if (typeof AudioContext === 'undefined') return { samples: () => null, end: () => undefined }
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 2048
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    samples() {
      analyser.getFloatTimeDomainData(samples)
      return { samples, sampleRate: context.sampleRate }
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
