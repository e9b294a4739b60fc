/** What a microphone may be recorded as, best first; where none is supported, the browser chooses. */
const types = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4', 'audio/ogg;codecs=opus']

export type SoundRecorder = {
  /** Ends the recording and gives what was recorded. */
  stop: () => Promise<File>
  cancel: () => void
}

/** Records a stream until it is stopped. Throws where the browser cannot record. */
export function startSoundRecorder(stream: MediaStream, onFailed: () => void): SoundRecorder {
  const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type))
  const recorder = new MediaRecorder(stream, mimeType ? { mimeType } : {})
  const parts: Blob[] = []
  let isCancelled = false
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  recorder.addEventListener('error', () => {
    if (!isCancelled) onFailed()
  })
  const stopped = new Promise<File>((resolve) => {
    recorder.addEventListener('stop', () => resolve(fileOf(parts, recorder.mimeType)))
  })
  recorder.start(1_000)
  return {
    stop() {
      if (recorder.state !== 'inactive') recorder.stop()
      return stopped
    },
    cancel() {
      isCancelled = true
      if (recorder.state !== 'inactive') recorder.stop()
    },
  }
}

/** Services look at the ending of a name before they look at the sound. */
function fileOf(parts: Blob[], type: string): File {
  const ending = type.startsWith('audio/mp4') ? 'm4a' : type.startsWith('audio/ogg') ? 'ogg' : 'webm'
  return new File(parts, `recording.${ending}`, { type: type || 'audio/webm' })
}
