import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button'
import styles from './consent-sheet.module.css'

type ConsentSheetProps = {
  title: string
  /** The heading's level where it stands. */
  level?: 2 | 3
  agreeLabel: string
  onAgree: () => void
  /** The way that sends nothing to anyone. */
  otherLabel: string
  onOther: () => void
  /** What goes, to whom, and what happens with it. */
  children: ReactNode
}

/** Says to whom something would go before it goes, with the other way beside it (`docs/safety.md` P6). */
export function ConsentSheet({
  title,
  level = 3,
  agreeLabel,
  onAgree,
  otherLabel,
  onOther,
  children,
}: ConsentSheetProps) {
  const Heading = `h${level}` as const
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // It takes the place of the button that was pressed.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section aria-labelledby={headingId} className={styles.sheet}>
      <Heading id={headingId} ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </Heading>
      <div className={styles.words}>{children}</div>
      <div className={styles.actions}>
        <Button onClick={onAgree}>{agreeLabel}</Button>
        <Button variant="secondary" onClick={onOther}>
          {otherLabel}
        </Button>
      </div>
    </section>
  )
}
