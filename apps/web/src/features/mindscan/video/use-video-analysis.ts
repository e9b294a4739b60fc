import { type Dispatch, useCallback, useEffect, useRef } from 'react'
import type { VideoReading } from '../../../data/reading'
import { useRecordActions } from '../../../data/records/use-records'
import { currentLanguage } from '../../../lib/i18n/i18n'
import { newId } from '../../../lib/new-id'
import { ensureGate } from '../../../safety/gate'
import { hasArrived } from '../has-arrived'
import type { AnalysisDependencies, Asked } from './analyse-video'
import { dependencies } from './analysis-dependencies'
import { type ChosenVideo, checkVideo } from './chosen-video'
import { useRestingFace } from './face/resting-face'
import type { VideoAction } from './video-state'

type Options = {
  dispatch: Dispatch<VideoAction>
  /** Shows help where the words of a video need it. */
  assess: (text: string) => unknown
  onFresh: (id: string) => void
}

/** Reads a video and keeps the reading; what runs is given up when the screen goes. */
export function useVideoAnalysis({ dispatch, assess, onFresh }: Options, own: AnalysisDependencies = dependencies) {
  const { write } = useRecordActions('analyses')
  const { find } = useRestingFace()
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
        restingFace: find,
        onWords: assess,
        signal,
        onProgress: (progress) => dispatch({ type: 'progressed', progress }),
      })
      if (outcome.kind === 'nothing') return dispatch({ type: 'refused', problem: outcome })
      const reading: VideoReading = { id: newId(), occurredAt: new Date().toISOString(), body: outcome.body }
      write.mutate(reading)
      dispatch({ type: 'done', reading, wordsMissing: outcome.wordsMissing })
      onFresh(reading.id)
    } catch (error) {
      // Cancelled: the video stands there again already.
      if (!signal.aborted) throw error
    }
  }

  function cancel() {
    stop()
    dispatch({ type: 'cancelled' })
  }

  return { start, cancel, isNotKept: write.isError }
}
