import { type MouseEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { classNames } from './class-names'
import { Group } from './group'
import styles from './menu-popover.module.css'

type MenuPopoverProps = {
  /** The button's words or icons. */
  trigger: ReactNode
  /** The button's name where its words do not say enough. */
  triggerLabel?: string | undefined
  triggerClass?: string | undefined
  /** Names the list that opens. */
  label: string
  /** Which edges of button and list meet. */
  align?: 'start' | 'end' | undefined
  className?: string | undefined
  /** Called when somebody is about to open it, also more than once: by the pointer or a press. */
  onNear?: () => void
  /** Links and buttons; choosing one closes the list, except inside an element with `data-stays-open`. */
  children: ReactNode
}

const gapPx = 8
const edgePx = 8

/** A button and the list it opens, over the page. The browser closes it on Escape and on a click elsewhere. */
export function MenuPopover({
  trigger,
  triggerLabel,
  triggerClass,
  label,
  align = 'end',
  className,
  onNear,
  children,
}: MenuPopoverProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  const place = useCallback(() => {
    if (button.current && list.current) placeBeside(list.current, button.current.getBoundingClientRect(), align)
  }, [align])

  // Placed by hand until CSS anchors are everywhere.
  useEffect(() => {
    if (!isOpen) return
    place()
    addEventListener('resize', place)
    addEventListener('scroll', place, { passive: true, capture: true })
    return () => {
      removeEventListener('resize', place)
      removeEventListener('scroll', place, { capture: true })
    }
  }, [isOpen, place])

  function closeOnChoice(event: MouseEvent<HTMLDivElement>) {
    const { target } = event
    if (!(target instanceof Element) || !target.closest('a, button') || target.closest('[data-stays-open]')) return
    list.current?.hidePopover()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-label={triggerLabel}
        className={classNames(styles.trigger, triggerClass)}
        onPointerEnter={onNear}
        onClick={onNear}
      >
        {trigger}
      </button>
      <Group
        ref={list}
        id={id}
        popover="auto"
        aria-label={label}
        className={classNames(styles.list, className)}
        onBeforeToggle={(event) => event.newState === 'open' && place()}
        onToggle={(event) => setIsOpen(event.newState === 'open')}
        onClick={closeOnChoice}
      >
        {children}
      </Group>
    </>
  )
}

/** Below the button, or above it where only there is room. */
function placeBeside(list: HTMLElement, button: DOMRect, align: 'start' | 'end') {
  const { width, height } = sizeOf(list)
  const { clientWidth, clientHeight } = document.documentElement
  const wanted = align === 'end' ? button.right - width : button.left
  const left = Math.max(edgePx, Math.min(wanted, clientWidth - width - edgePx))
  const below = clientHeight - button.bottom - gapPx - edgePx
  const above = button.top - gapPx - edgePx
  const isBelow = height <= below || below >= above
  list.style.setProperty('left', `${left}px`)
  list.style.setProperty('top', isBelow ? `${button.bottom + gapPx}px` : 'auto')
  list.style.setProperty('bottom', isBelow ? 'auto' : `${clientHeight - button.top + gapPx}px`)
  list.style.setProperty('max-height', `${isBelow ? below : above}px`)
}

/** Also of a list that is about to open: placed only after that, it would be seen at the wrong place for a moment. */
function sizeOf(list: HTMLElement): { width: number; height: number } {
  list.style.setProperty('display', 'grid')
  list.style.removeProperty('max-height')
  const size = { width: list.offsetWidth, height: list.offsetHeight }
  list.style.removeProperty('display')
  return size
}

type MenuRowProps = { icon?: ReactNode; aside?: ReactNode; children: ReactNode }

/** What stands in a row of the list: inside a link or button with the class `menuRowClass`. */
export function MenuRow({ icon, aside, children }: MenuRowProps) {
  return (
    <>
      {icon}
      <span className={styles.words}>{children}</span>
      {aside && <span className={styles.aside}>{aside}</span>}
    </>
  )
}

export const menuRowClass = styles.row
