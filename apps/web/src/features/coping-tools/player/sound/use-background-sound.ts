import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { PlayerSettings } from '../player-settings'
import { type PlayingSound, playLoop } from './play-loop'
import { soundLoop } from './sound-loop'
import { useHasPressed } from './use-has-pressed'

type BackgroundSound = {
  chosen: Pick<PlayerSettings, 'background' | 'volume' | 'isHeardHidden'>
  isRunning: boolean
  audio: () => AudioContext
}

/** The sound under an exercise: while it runs, and behind another page or a locked screen only where that is wanted. */
export function useBackgroundSound({ chosen, isRunning, audio }: BackgroundSound): void {
  const { background, volume, isHeardHidden } = chosen
  const isVisible = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible')
  const hasPressed = useHasPressed()
  const playing = useRef<PlayingSound | null>(null)
  const volumeNow = useRef(volume)
  volumeNow.current = volume

  const isWanted = isRunning && hasPressed && (isVisible || isHeardHidden)
  useEffect(() => {
    if (!isWanted || background === 'none') return
    let isOver = false
    void soundLoop(background).then((samples) => {
      if (!isOver) playing.current = playLoop(audio(), samples, volumeNow.current)
    })
    return () => {
      isOver = true
      playing.current?.end()
      playing.current = null
    }
  }, [isWanted, background, audio])

  useEffect(() => playing.current?.setVolume(volume), [volume])
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
