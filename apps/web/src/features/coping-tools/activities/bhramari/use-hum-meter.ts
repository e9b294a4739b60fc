import { type HeardMoment, hearSound } from '@maitri/domain'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Microphone, openMicrophone, unchangedSound } from '../../../../platform/microphone'

const everyMs = 50

export type MeterState = 'off' | 'asking' | 'on' | 'refused' | 'missing'

export type HumMeter = {
  state: MeterState
  start: () => void
  stop: () => void
  /** What was heard since the last call, in the order of the clock. Only levels and pitches; the sound itself is kept nowhere. */
  takeMoments: () => HeardMoment[]
  /** How loud it is now, 0 to 1, and whether that is a hum. */
  now: () => { level: number; isHum: boolean }
}

/** Listens to a hum while it is wanted. A pause, leaving, and a hidden page end every track of the microphone. */
export function useHumMeter({ atMs, isRunning }: { atMs: () => number; isRunning: boolean }): HumMeter {
  const [state, setState] = useState<MeterState>('off')
  const microphone = useRef<Microphone | null>(null)
  const moments = useRef<HeardMoment[]>([])
  const isHum = useRef(false)
  const latestAt = useRef(atMs)
  latestAt.current = atMs
  // A later press or the way out makes an answer that is still to come too late.
  const attempt = useRef(0)

  const end = useCallback((to: MeterState) => {
    attempt.current += 1
    microphone.current?.close()
    microphone.current = null
    setState(to)
  }, [])
  const stop = useCallback(() => end('off'), [end])

  async function start() {
    attempt.current += 1
    const mine = attempt.current
    setState('asking')
    try {
      const opened = await openMicrophone(unchangedSound)
      if (mine !== attempt.current) return opened.close()
      microphone.current = opened
      for (const track of opened.stream.getTracks()) track.addEventListener('ended', () => end('missing'))
      setState('on')
    } catch (error) {
      if (mine !== attempt.current) return
      setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'missing')
    }
  }

  useEffect(() => {
    if (state !== 'on') return
    moments.current = []
    const timer = setInterval(() => {
      const heard = microphone.current?.samples()
      if (!heard) return
      const sound = hearSound(heard.samples, heard.sampleRate)
      isHum.current = sound.pitchHz !== null
      moments.current.push({ atMs: latestAt.current(), ...sound })
    }, everyMs)
    return () => clearInterval(timer)
  }, [state])

  useEffect(() => {
    if (!isRunning) stop()
  }, [isRunning, stop])

  useEffect(() => {
    const stopHidden = () => {
      if (document.visibilityState === 'hidden') stop()
    }
    addEventListener('pagehide', stop)
    document.addEventListener('visibilitychange', stopHidden)
    return () => {
      removeEventListener('pagehide', stop)
      document.removeEventListener('visibilitychange', stopHidden)
      stop()
    }
  }, [stop])

  return {
    state,
    start: () => void start(),
    stop,
    takeMoments: useCallback(() => moments.current.splice(0), []),
    now: useCallback(() => ({ level: microphone.current?.level() ?? 0, isHum: isHum.current }), []),
  }
}
