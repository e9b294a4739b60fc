import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Whoever answered by the keyboard finds the focus on the first of the next answers, or in the field where there are none, and not on a page
 * without it. `asked` names what is asked now; it is empty while nothing is.
 */
export function useFocusOnNext(group: RefObject<HTMLElement | null>, asked: string): void {
  const before = useRef(asked)
  const answeredByKey = useRef(false)

  useLayoutEffect(() => {
    if (before.current === asked) return
    before.current = asked
    if (!answeredByKey.current || asked === '') return
    answeredByKey.current = false
    if (document.activeElement !== document.body) return
    const first = group.current?.querySelector<HTMLElement>('a, button, input')
    const next = first ?? document.getElementById('mindmitra-message')
    next?.focus({ preventScroll: true })
  }, [group, asked])

  useLayoutEffect(() => {
    // A click without a pointer, which is Enter or the space bar.
    const note = ({ detail, target }: MouseEvent) => {
      if ((target as Element | null)?.closest('[data-answers]')) answeredByKey.current = detail === 0
    }
    addEventListener('click', note, true)
    return () => removeEventListener('click', note, true)
  }, [])
}
