import { type PointerEvent, type RefObject, useRef } from 'react'
import { addPlace, type Drawing, type Place, reachOf } from './drawing'
import { scaleOf, toImage, wash } from './paint'
import type { Powder, PowderColours } from './powders'
import { imagesOf } from './symmetry'

export type Pen = { colour: Powder; width: number }

type PenProps = {
  live: RefObject<HTMLCanvasElement | null>
  drawing: Pick<Drawing, 'grid' | 'symmetry'>
  pixels: number
  /** Null before the board was laid out: then nothing is painted. */
  colours: PowderColours | null
  pen: Pen
  /** Each place as the hand passes it; answers whether it belongs to a stroke that is painted at once. */
  onPlace: (place: Place, phase: 'down' | 'move') => boolean
  /** The hand was lifted; the points of the stroke, which are none where nothing was painted. */
  onLift: (points: number[]) => void
}

/** How much of the way to the hand each point goes: takes the tremble out of a line and hardly lags. */
const follow = 0.6

/** Follows one finger, pen or mouse. Strokes are painted as they grow, past React, piece by piece. */
export function usePen({ live, drawing, pixels, colours, pen, onPlace, onLift }: PenProps) {
  const hand = useRef<{ id: number; box: DOMRect; points: number[]; paint: (() => void) | null } | null>(null)

  function placeOf(event: { clientX: number; clientY: number }, box: DOMRect): Place {
    const step = box.width / (2 * reachOf(drawing.grid))
    return [
      (event.clientX - box.left) / step - reachOf(drawing.grid),
      (event.clientY - box.top) / step - reachOf(drawing.grid),
    ]
  }

  /** Paints what came since the last call. The curve is the one that the finished stroke has. */
  function painter(points: number[]): () => void {
    const context = live.current?.getContext('2d')
    if (!context || !colours) return () => undefined
    const scale = scaleOf(drawing.grid, pixels)
    const images = imagesOf[drawing.symmetry]
    const colour = colours[pen.colour]
    let count = 0
    const middle = (index: number): Place => [
      ((points[index] ?? 0) + (points[index + 2] ?? 0)) / 2,
      ((points[index + 1] ?? 0) + (points[index + 3] ?? 0)) / 2,
    ]
    return () => {
      if (points.length <= count) return
      const path = new Path2D()
      const from = Math.max(0, count - 4)
      path.moveTo(...(from === 0 ? ([points[0] ?? 0, points[1] ?? 0] as const) : middle(from)))
      for (let index = from + 2; index + 2 < points.length; index += 2)
        path.quadraticCurveTo(points[index] ?? 0, points[index + 1] ?? 0, ...middle(index))
      if (points.length === 2) path.lineTo(points[0] ?? 0, points[1] ?? 0)
      count = points.length
      for (const image of images) {
        toImage(context, image, scale)
        context.strokeStyle = colour
        context.lineWidth = pen.width
        context.lineCap = 'round'
        context.lineJoin = 'round'
        context.stroke(path)
      }
    }
  }

  function lift(points: number[]) {
    hand.current = null
    onLift(points)
    // What was drawn stands in the picture by the time this frame is shown.
    const context = live.current?.getContext('2d')
    if (context) wash(context)
  }

  function take(event: PointerEvent, phase: 'down' | 'move') {
    const now = hand.current
    if (!now) return
    const all = phase === 'move' ? (event.nativeEvent.getCoalescedEvents?.() ?? []) : []
    for (const one of all.length > 0 ? all : [event]) {
      const raw = placeOf(one, now.box)
      if (!onPlace(raw, phase)) continue
      const [x, y] = now.points.slice(-2)
      addPlace(
        now.points,
        x === undefined || y === undefined ? raw : [x + follow * (raw[0] - x), y + follow * (raw[1] - y)],
      )
    }
    if (now.points.length === 0) return
    now.paint ??= painter(now.points)
    now.paint()
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (hand.current || event.button !== 0) return
      event.currentTarget.setPointerCapture?.(event.pointerId)
      hand.current = {
        id: event.pointerId,
        box: event.currentTarget.getBoundingClientRect(),
        points: [],
        paint: null,
      }
      take(event, 'down')
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (hand.current?.id === event.pointerId) take(event, 'move')
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const now = hand.current
      if (now?.id !== event.pointerId) return
      // Smoothing lags behind; the line ends where the hand did.
      if (now.points.length > 2) addPlace(now.points, placeOf(event, now.box))
      lift(now.points)
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      if (hand.current?.id === event.pointerId) lift([])
    },
  }
}
