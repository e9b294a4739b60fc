import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCardPages } from './cards'
import styles from './pages.module.css'

/** What a page is never lower than, however little room there is. */
const leastHeight = 140
/** The row that says which page this is. */
const placeHeight = 40

/**
 * What people wrote has any length: on a phone what is taller than its room is laid out on pages side by side, which the player's Next and
 * Previous turn. Nothing in it scrolls down. Elsewhere it stands as it is.
 */
export function Pages({ children }: { children: ReactNode }) {
  const { t } = useTranslation('player')
  const { isPaged, page, showPage, setPageCount } = useCardPages()
  const box = useRef<HTMLDivElement>(null)
  const [count, setCount] = useState(1)
  const shown = Math.min(page, count - 1)

  useLayoutEffect(() => {
    const element = box.current
    if (!element || !isPaged) return undefined
    const measure = () => {
      const pages = layOut(element)
      // What was pressed may stand on another page now.
      if (pages > 1 && element.contains(document.activeElement))
        document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      setCount(pages)
      setPageCount(pages)
    }
    measure()
    const onChange = new MutationObserver(measure)
    onChange.observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
      attributeFilter: ['open', 'rows'],
    })
    // The words above change while they are read, and take another line: laid out before that is seen.
    const words = element.parentElement?.previousElementSibling
    if (words) onChange.observe(words, { childList: true, characterData: true, subtree: true })
    const onResize = new ResizeObserver(measure)
    const stage = element.closest('[data-stage]')
    if (stage) onResize.observe(stage)
    return () => {
      onChange.disconnect()
      onResize.disconnect()
      release(element)
      setCount(1)
      setPageCount(1)
    }
  }, [isPaged, setPageCount])

  useEffect(() => {
    if (box.current) box.current.scrollLeft = shown * stepOf(box.current)
  }, [shown])

  /** Where the focus goes, the page goes. */
  function follow() {
    const element = box.current
    if (!element || count === 1) return
    const at = Math.round(element.scrollLeft / stepOf(element))
    element.scrollLeft = at * stepOf(element)
    if (at !== shown) showPage(at)
  }

  return (
    <>
      <div ref={box} className={styles.pages} onScroll={follow}>
        {children}
      </div>
      {count > 1 && (
        <p className={styles.place} role="status">
          {t('card_of', { number: shown + 1, count })}
        </p>
      )}
    </>
  )
}

/** From the begin of one page to that of the next. */
function stepOf(element: HTMLElement): number {
  const { columnGap, paddingInline } = getComputedStyle(element)
  return element.clientWidth - 2 * Number.parseFloat(paddingInline) + Number.parseFloat(columnGap)
}

function release(element: HTMLElement): void {
  delete element.dataset.paged
  element.style.height = ''
}

/** Gives it pages where it is taller than its room; how many. */
function layOut(element: HTMLElement): number {
  const stage = element.closest('[data-stage]')
  const { scrollLeft } = element
  release(element)
  const over = stage ? stage.scrollHeight - stage.clientHeight : 0
  if (over <= 0) return 1
  const isSaid = element.nextElementSibling !== null
  element.style.height = `${Math.max(leastHeight, element.offsetHeight - over - (isSaid ? 0 : placeHeight))}px`
  element.dataset.paged = ''
  element.scrollLeft = scrollLeft
  return Math.max(1, Math.round(element.scrollWidth / stepOf(element)))
}
