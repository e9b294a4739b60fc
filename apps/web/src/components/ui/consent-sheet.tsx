import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button'
import styles from './consent-sheet.module.css'

type ConsentSheetProps = {
  title: string
  agreeLabel: string
  onAgree: () => void
  /** The way that sends nothing to anyone. */
  otherLabel: string
  onOther: () => void
  /** What goes, to whom, and what happens with it. */
  children: ReactNode
}

/** Says to whom something would go before it goes, with the other way beside it (`safety.md` P6). */
export function ConsentSheet({ title, agreeLabel, onAgree, otherLabel, onOther, children }: ConsentSheetProps) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // It takes the place of the button that was pressed.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section aria-labelledby={headingId} className={styles.sheet}>
      <h3 id={headingId} ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <div className={styles.words}>{children}</div>
      <div className={styles.acts}>
        <Button onClick={onAgree}>{agreeLabel}</Button>
        <Button variant="secondary" onClick={onOther}>
          {otherLabel}
        </Button>
      </div>
    </section>
  )
}
