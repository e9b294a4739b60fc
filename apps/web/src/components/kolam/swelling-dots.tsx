import { useEffect, useRef } from 'react'
import { prefersStillness } from '../../lib/prefers-stillness'
import type { KolamFigure } from './figure'
import type { Point } from './grids'
import { reachIn, swellOf } from './swell'
import styles from './swelling-dots.module.css'

/** As many as are within reach at once in the largest figure. */
const places = Array.from({ length: 16 }, (_, index) => index)

/** What is left of the way after a frame: the light follows the finger and settles when it is gone. */
const lag = 0.78
const settled = 0.004
const growth = 1.3

type SwellingDotsProps = {
  figure: Pick<KolamFigure, 'dots' | 'viewBox'>
  /** Finds what listens to the pointer, from the dots outward. */
  area: string
}

/** The dots of a figure near the finger or the pointer swell like lamps in a draught. Stands in a box of the figure's size, and is none for whoever wants stillness. */
export function SwellingDots({ figure, area }: SwellingDotsProps) {
  const holder = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const box = holder.current
    const listener = box?.closest<HTMLElement>(area)
    if (!box || !listener) return
    return followPointer(box, listener, figure)
  }, [figure, area])
  return (
    <span ref={holder} className={styles.dots} aria-hidden="true">
      {places.map((place) => (
        <i key={place} />
      ))}
    </span>
  )
}

/** Draws without React, and only while something moves. */
function followPointer(box: HTMLElement, listener: HTMLElement, { dots, viewBox }: SwellingDotsProps['figure']) {
  const lights = [...box.children] as HTMLElement[]
  let frame = 0
  let strength = 0
  let wanted = 0
  let target: Point = [0, 0]
  let at: Point = target
  let rect = box.getBoundingClientRect()

  function draw() {
    const [left, top, width] = viewBox
    const scale = rect.width / width
    const reach = reachIn(rect.width)
    strength += (wanted - strength) * (1 - lag)
    at = [at[0] + (target[0] - at[0]) * (1 - lag), at[1] + (target[1] - at[1]) * (1 - lag)]
    const near = dots
      .map(([x, y]) => {
        const place: Point = [(x - left) * scale, (y - top) * scale]
        return { place, swell: strength * swellOf(place, at, reach) }
      })
      .filter(({ swell }) => swell > settled)
      .sort((one, two) => two.swell - one.swell)
    lights.forEach((light, index) => {
      const dot = near[index]
      light.style.opacity = dot ? Math.min(1, 1.6 * dot.swell).toFixed(3) : '0'
      if (dot)
        light.style.transform = `translate(${dot.place[0].toFixed(1)}px, ${dot.place[1].toFixed(1)}px) scale(${(1 + growth * dot.swell).toFixed(3)})`
    })
    const isStill = Math.abs(wanted - strength) < settled && Math.hypot(target[0] - at[0], target[1] - at[1]) < 0.5
    frame = isStill ? 0 : requestAnimationFrame(draw)
  }

  function feel(event: PointerEvent) {
    if (prefersStillness()) return
    if (!frame) rect = box.getBoundingClientRect()
    if (rect.width === 0) return
    target = [event.clientX - rect.left, event.clientY - rect.top]
    // A finger comes from nowhere.
    if (strength < settled) at = target
    wanted = 1
    frame ||= requestAnimationFrame(draw)
  }
  function release(event: PointerEvent) {
    // A mouse that was pressed is still there.
    if (event.type === 'pointerup' && event.pointerType === 'mouse') return
    wanted = 0
    frame ||= requestAnimationFrame(draw)
  }

  const ends = ['pointerup', 'pointercancel', 'pointerleave'] as const
  listener.addEventListener('pointerdown', feel)
  listener.addEventListener('pointermove', feel)
  for (const end of ends) listener.addEventListener(end, release)
  return () => {
    cancelAnimationFrame(frame)
    listener.removeEventListener('pointerdown', feel)
    listener.removeEventListener('pointermove', feel)
    for (const end of ends) listener.removeEventListener(end, release)
  }
}
