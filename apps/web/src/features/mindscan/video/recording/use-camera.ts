import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { ChosenVideo } from '../chosen-video'
import { mayStartByItself, rememberCamera } from './camera-consent'
import { type Camera, closeCamera, openCamera } from './open-camera'
import { type Recording, RecordingError, type RecordingProblem, startRecording } from './record'

export type CameraProblem = 'camera' | RecordingProblem

export type CameraState =
  | { state: 'off'; problem: CameraProblem | null }
  | { state: 'opening' }
  | { state: 'on'; camera: Camera; problem: CameraProblem | null }
  | { state: 'recording'; camera: Camera; startedAt: number }

/** Opening the tab starts the camera after this, as the specification's section 4 says. */
const startAfterMs = 300

/**
 * The camera of one screen. Every track ends when recording stops, when the screen goes, and when the page is hidden, whatever else
 * happens; a recording that runs then is kept.
 */
export function useCamera(preview: RefObject<HTMLVideoElement | null>, onRecorded: (video: ChosenVideo) => void) {
  const [state, setState] = useState<CameraState>({ state: 'off', problem: null })
  const open = useRef<{ camera: Camera; recording: Recording | null } | null>(null)
  /** Counts the asks, so that an answer to an earlier one is told apart; and whether one is waiting for the person. */
  const asked = useRef(0)
  const isAsking = useRef(false)
  const wasUsed = useRef(false)

  const close = useCallback((problem: CameraProblem | null = null) => {
    asked.current += 1
    isAsking.current = false
    open.current?.recording?.cancel()
    if (open.current) closeCamera(open.current.camera)
    open.current = null
    setState({ state: 'off', problem })
  }, [])

  const start = useCallback(async () => {
    asked.current += 1
    const ask = asked.current
    wasUsed.current = true
    isAsking.current = true
    setState({ state: 'opening' })
    try {
      const camera = await openCamera()
      // Closed while the browser was asking.
      if (ask !== asked.current) return closeCamera(camera)
      isAsking.current = false
      rememberCamera(true)
      open.current = { camera, recording: null }
      setState({ state: 'on', camera, problem: null })
    } catch {
      if (ask !== asked.current) return
      isAsking.current = false
      rememberCamera(false)
      setState({ state: 'off', problem: 'camera' })
    }
  }, [])

  function record() {
    const here = open.current
    if (!here || !preview.current) return
    const { camera } = here
    try {
      here.recording = startRecording(camera, preview.current, {
        onEnded(video) {
          here.recording = null
          close()
          onRecorded(video)
        },
        onError(problem) {
          here.recording = null
          setState({ state: 'on', camera, problem })
        },
      })
      setState({ state: 'recording', camera, startedAt: Date.now() })
    } catch (error) {
      if (!(error instanceof RecordingError)) throw error
      setState({ state: 'on', camera, problem: error.problem })
    }
  }

  useEffect(() => {
    let isHere = true
    const timer = setTimeout(async () => {
      if (!(await mayStartByItself())) return
      if (isHere && !wasUsed.current) await start()
    }, startAfterMs)
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [start])

  useEffect(() => {
    function hide() {
      if (open.current?.recording) {
        open.current.recording.stop()
        closeCamera(open.current.camera)
      } else if (open.current || isAsking.current) close()
    }
    const whenHidden = () => document.visibilityState === 'hidden' && hide()
    document.addEventListener('visibilitychange', whenHidden)
    window.addEventListener('pagehide', hide)
    return () => {
      document.removeEventListener('visibilitychange', whenHidden)
      window.removeEventListener('pagehide', hide)
      hide()
    }
  }, [close])

  return { state, start, close, record, stop: () => open.current?.recording?.stop() }
}
