import { type Transcription, transcribe } from '@maitri/contracts'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../lib/api-client'
import { sendFile } from '../../../lib/send-file'
import { ensureGate } from '../../../safety/gate'
import { type TranscriptionProblem, transcriptionProblem } from './transcription-problem'

export type Transcribing =
  | { state: 'idle'; problem: TranscriptionProblem | null }
  /** `share` of the file that has left this device, 0 to 1; at 1 the service listens. */
  | { state: 'sending'; share: number }

/** Sends a recording to the service and waits for its words. Leaving the page cancels it, here and at the service. */
export function useTranscription(onTranscribed: (transcription: Transcription) => void) {
  const [transcribing, setTranscribing] = useState<Transcribing>({ state: 'idle', problem: null })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const fail = (problem: TranscriptionProblem) => setTranscribing({ state: 'idle', problem })

  async function send(file: File | null) {
    if (!file) return fail({ key: 'no_file' })
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setTranscribing({ state: 'sending', share: 0 })
    try {
      // Before the sound goes anywhere: its words must not arrive unread.
      await ensureGate().catch(() => {
        throw new ApiError('network')
      })
      const onProgress = (share: number) => {
        if (!signal.aborted) setTranscribing({ state: 'sending', share })
      }
      const transcription = await sendFile(transcribe, file, { query: {} }, { signal, onProgress })
      if (signal.aborted) return
      if (transcription.text.trim() === '') return fail({ key: 'empty' })
      setTranscribing({ state: 'idle', problem: null })
      onTranscribed(transcription)
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      fail(transcriptionProblem(error))
    }
  }

  return {
    transcribing,
    send: (file: File | null) => void send(file),
    cancel() {
      running.current?.abort()
      setTranscribing({ state: 'idle', problem: null })
    },
  }
}
