import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names'
import styles from './dialog.module.css'
import type { Hue } from './hue'
import { IconButton } from './icon-button'
import { useCloseOnBack } from './use-close-on-back'

type DialogProps = {
  isOpen: boolean
  /** Asked for by Escape or the close button; the dialog stays until `isOpen` is false. */
  onClose: () => void
  title: ReactNode
  /** The name of the close button. */
  closeLabel: string
  /** Stands in the header beside the close button; help belongs here, in every dialog. */
  headerAction?: ReactNode
  /** Actions, kept in view at the bottom. */
  footer?: ReactNode
  /** 'full' takes the whole of a phone's screen, where the others are sheets. */
  size?: 'small' | 'medium' | 'large' | 'full' | undefined
  /** The address says that it is open: then the way back closes it without more. */
  isInAddress?: boolean
  className?: string | undefined
  /** Whose tint it wears, where `className` uses it. */
  hue?: Hue | undefined
  /** What is marked `data-initial-focus` takes the focus at first, otherwise the title. */
  children: ReactNode
}

/**
 * The browser's own modal dialog, on a phone a sheet from below: it keeps the focus inside and gives it back. A click beside it does not close it, since that would
 * lose what was typed.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  closeLabel,
  headerAction,
  footer,
  size = 'medium',
  isInAddress = false,
  className,
  hue,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useCloseOnBack(isOpen && !isInAddress, onClose)

  // With the page itself: what passes into it takes its picture before anything else is done.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!isOpen || !element) return
    element.showModal()
    // Left to itself the browser takes the first button, and the title would go unread.
    const first = element.querySelector<HTMLElement>('[data-initial-focus]') ?? element.querySelector('h2')
    first?.focus()
  }, [isOpen])

  // Closing gives the focus back to where it was, also when the dialog was taken off the page while open; then it costs no layout of that page.
  useEffect(() => {
    const element = dialog.current
    if (!isOpen || !element) return
    return () => element.close()
  }, [isOpen])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={classNames(styles.dialog, styles[size], className)}
      data-hue={hue}
      onCancel={(event) => {
        if (event.target !== dialog.current) return
        event.preventDefault()
        onClose()
      }}
      // A second Escape closes a dialog whatever the page says; then the page must follow. The event comes late: a dialog that was
      // closed and opened again meanwhile is left alone.
      onClose={(event) => {
        if (event.target === dialog.current && isOpen && !dialog.current.open) onClose()
      }}
    >
      {isOpen && (
        <>
          <header className={styles.header}>
            <h2 id={titleId} tabIndex={-1} className={styles.title}>
              {title}
            </h2>
            <div className={styles.headerActions}>
              {headerAction}
              <IconButton label={closeLabel} onClick={onClose}>
                <X size={20} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            </div>
          </header>
          {/* What must stay in view whatever is scrolled; empty most of the time. */}
          <div data-dialog-bar />
          <div data-dialog-body className={styles.body}>
            {children}
          </div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </>
      )}
    </dialog>
  )
}
