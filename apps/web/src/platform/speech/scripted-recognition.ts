import type { Recognition, RecognitionClass } from './speech-recognition'

type ScriptedResult = { text: string; isFinal?: boolean; confidence?: number }

/** A recognition in place of the browser's, for tests: what it hears, and when it ends, is scripted. */
export function scriptedRecognition({ availability }: { availability?: string } = {}) {
  const runs: ScriptedRun[] = []

  class ScriptedRun extends EventTarget implements Recognition {
    lang = ''
    continuous = false
    interimResults = false
    processLocally = false
    isOn = false
    results: object[] = []
    /** Thrown by the next start, as a browser does that is not allowed to listen. */
    static refusal: Error | null = null
    static available = availability === undefined ? undefined : async () => availability

    constructor() {
      super()
      runs.push(this)
    }

    start() {
      if (ScriptedRun.refusal) throw ScriptedRun.refusal
      this.isOn = true
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
  }

  const latest = () => {
    const run = runs.at(-1)
    if (!run) throw new Error('Nothing listens')
    return run
  }

  return {
    recognition: ScriptedRun as unknown as RecognitionClass,
    runs,
    latest,
    refuse: (error: Error) => {
      ScriptedRun.refusal = error
    },
    /** Tells all results of the present run, as the platform does with each event. */
    hear(...results: ScriptedResult[]) {
      const run = latest()
      run.results = results.map(({ text, isFinal = true, confidence = 0.9 }) =>
        Object.assign([{ transcript: text, confidence }], { isFinal }),
      )
      run.dispatchEvent(Object.assign(new Event('result'), { results: run.results, resultIndex: 0 }))
    },
    fail(error: string) {
      latest().dispatchEvent(Object.assign(new Event('error'), { error }))
      latest().end()
    },
    end: () => latest().end(),
  }
}
