import { type Dispatch, useCallback, useEffect, useRef } from 'react'
import { ensureGate } from '../../../components/crisis-help/gate'
import { currentLanguage } from '../../../lib/i18n'
import { newId } from '../../../lib/new-id'
import { useRecordActs } from '../../../lib/records/use-records'
import { hasArrived } from '../has-arrived'
import type { VideoReading } from '../reading'
import type { Asked, Senses } from './analyse-video'
import { type ChosenVideo, checkVideo } from './chosen-video'
import { senses } from './senses'
import type { VideoAct } from './video-state'

type Options = {
  dispatch: Dispatch<VideoAct>
  /** Shows help where the words of a video need it. */
  assess: (text: string) => unknown
}

/** Reads a video and keeps the reading; what runs is given up when the screen goes. */
export function useVideoAnalysis({ dispatch, assess }: Options, own: Senses = senses) {
  const { write } = useRecordActs('analyses')
  const running = useRef<AbortController | null>(null)
  const stop = useCallback(() => running.current?.abort(), [])
  useEffect(() => stop, [stop])

  async function start(video: ChosenVideo, agreed: Pick<Asked, 'words' | 'cloud'>) {
    const problem = checkVideo(video)
    if (problem) return dispatch({ type: 'refused', problem: { key: problem } })
    stop()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    dispatch({ type: 'started' })
    // No word is read without the gate, and none of a video can be known beforehand.
    const arrived = await Promise.all([hasArrived(ensureGate()), import('./analyse-video').catch(() => null)])
    const [hasGate, module] = arrived
    if (signal.aborted) return
    if (!hasGate || !module) return dispatch({ type: 'refused', problem: { key: 'gate_missing' } })
    try {
      const outcome = await module.analyseVideo(video, own, {
        ...agreed,
        language: currentLanguage(),
        onWords: assess,
        signal,
        onProgress: (progress) => dispatch({ type: 'progressed', progress }),
      })
      if (outcome.kind === 'nothing') return dispatch({ type: 'refused', problem: outcome })
      const reading: VideoReading = { id: newId(), occurredAt: new Date().toISOString(), body: outcome.body }
      write.mutate(reading)
      dispatch({ type: 'done', reading, wordsMissing: outcome.wordsMissing })
    } catch (error) {
      // Cancelled: the film stands there again already.
      if (!signal.aborted) throw error
    }
  }

  function cancel() {
    stop()
    dispatch({ type: 'cancelled' })
  }

  return { start, cancel, isNotKept: write.isError }
}
