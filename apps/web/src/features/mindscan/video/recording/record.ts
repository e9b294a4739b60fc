import type { ChosenVideo } from '../chosen-video'
import type { Camera } from './open-camera'
import { chooseRecordingType, nameOfRecording } from './recording-type'
import { samplePreview } from './sample-preview'

/** The specification's section 9. The slices do not keep time, so a timer of its own ends the recording. */
export const recordingMaxSeconds = 60
const sliceMs = 1_000

export type RecordingProblem = 'recording_unsupported' | 'recording_start' | 'recording_error'

/** The browser could not begin to record. */
export class RecordingError extends Error {
  override name = 'RecordingError'
  readonly problem: RecordingProblem

  constructor(problem: RecordingProblem, cause: unknown) {
    super(problem, { cause })
    this.problem = problem
  }
}

type Heard = {
  /** The recording, when it was stopped or its minute was over. */
  onEnded: (video: ChosenVideo) => void
  onError: (problem: RecordingProblem) => void
}

export type Recording = {
  /** Ends it and keeps it. */
  stop: () => void
  /** Ends it and forgets it. */
  cancel: () => void
}

/** Records a camera that `preview` is showing, for a minute at most. Throws `RecordingError`. */
export function startRecording(camera: Camera, preview: HTMLVideoElement, { onEnded, onError }: Heard): Recording {
  const recorder = createRecorder(camera.stream)
  const slices: Blob[] = []
  let isOver = false
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) slices.push(data)
  })
  try {
    recorder.start(sliceMs)
  } catch (cause) {
    throw new RecordingError('recording_start', cause)
  }
  const startedAt = performance.now()
  const samples = samplePreview(preview)
  const timer = setTimeout(stop, recordingMaxSeconds * 1_000)

  recorder.addEventListener('error', () => {
    if (isOver) return
    cancel()
    onError('recording_error')
  })
  recorder.addEventListener('stop', async () => {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    const recordedSeconds = Math.min((performance.now() - startedAt) / 1_000, recordingMaxSeconds)
    const type = recorder.mimeType || 'video/webm'
    const file = new File(slices, nameOfRecording(type), { type })
    onEnded({ file, samples: await samples.end(), recordedSeconds, hasSound: camera.hasSound })
  })

  function stop() {
    if (recorder.state !== 'inactive') recorder.stop()
  }

  function cancel() {
    isOver = true
    clearTimeout(timer)
    void samples.end()
    stop()
  }

  return { stop, cancel }
}

function createRecorder(stream: MediaStream): MediaRecorder {
  try {
    const mimeType = chooseRecordingType((type) => MediaRecorder.isTypeSupported(type))
    return new MediaRecorder(stream, mimeType ? { mimeType } : {})
  } catch (cause) {
    throw new RecordingError('recording_unsupported', cause)
  }
}
