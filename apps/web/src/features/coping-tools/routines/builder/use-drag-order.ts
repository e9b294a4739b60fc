import { type CSSProperties, type PointerEvent, type RefObject, useRef, useState } from 'react'
import { placeAt } from './chosen-tools'

type Drag = { from: number; to: number; byPx: number; rowPx: number }

/**
 * Rows of a list that are moved by a handle, with mouse, pen or finger. The order changes when the row is put down; until then rows are only
 * drawn elsewhere, so that the browser keeps the pointer with the handle.
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const start = useRef<{ y: number; middles: number[] } | null>(null)
  const [drag, setDrag] = useState<Drag | null>(null)

  function begin(from: number, event: PointerEvent<HTMLElement>) {
    if (!list.current || event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    const rows = [...list.current.children].map((row) => row.getBoundingClientRect())
    start.current = { y: event.clientY, middles: rows.map(({ top, height }) => top + height / 2) }
    setDrag({ from, to: from, byPx: 0, rowPx: rows[from]?.height ?? 0 })
  }

  function follow(event: PointerEvent<HTMLElement>) {
    if (!drag || !start.current) return
    const { y, middles } = start.current
    const byPx = event.clientY - y
    setDrag({ ...drag, byPx, to: placeAt(middles, drag.from, (middles[drag.from] ?? 0) + byPx) })
  }

  function putDown() {
    if (drag && drag.from !== drag.to) onMove(drag.from, drag.to)
    start.current = null
    setDrag(null)
  }

  return {
    draggedPlace: drag?.from ?? null,
    handle: (place: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => begin(place, event),
      onPointerMove: follow,
      onPointerUp: putDown,
      onPointerCancel: () => setDrag(null),
    }),
    styleOf: (place: number): CSSProperties | undefined =>
      drag ? { translate: `0 ${offset(drag, place)}px` } : undefined,
  }
}

/** How far a row is drawn from its place while one is dragged, in pixels. */
function offset({ from, to, byPx, rowPx }: Drag, place: number): number {
  if (place === from) return byPx
  if (place > from && place <= to) return -rowPx
  if (place < from && place >= to) return rowPx
  return 0
}
