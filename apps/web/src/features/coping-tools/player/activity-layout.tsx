import type { ReactNode } from 'react'
import { classNames } from '../../../components/ui/class-names'
import styles from './activity-layout.module.css'
import { useIsCard } from './cards'

/** What is said beyond the heading, which stands above it: a sentence of its own that says the same is not repeated. */
function beyond(heading: ReactNode, caption: string): string {
  if (typeof heading !== 'string') return caption
  const [, first = '', rest = ''] = /^([^.।?!]+[.।?!]?)\s*(.*)$/su.exec(caption) ?? []
  const plain = (text: string) => text.replace(/[.।?!]$/u, '')
  return plain(first) === plain(heading) ? rest : caption
}

type ActivityLayoutProps = {
  /** What to do now, in a few words. */
  heading: ReactNode
  /** A count beside it, for instance of a breath's seconds. Screen readers are told by words, not by every count. */
  count?: ReactNode
  /** One or two sentences more. */
  note?: ReactNode
  /** What is said just now, where it stands on the screen: large, in the place of the note. */
  caption?: string | undefined
  /** 'figure' puts what is drawn in the middle, with the words above it or at its left; 'form' puts the words above what is filled in. */
  shape?: 'figure' | 'form'
  /** Whether a change of the heading is told to screen readers at once. */
  isSpoken?: boolean
  /** Whether the heading is read from farther off, as in a panic. */
  isLarge?: boolean
  /** Whether a phone has no room for the words beside what is worked on: there they are spoken, and the step's name stands below. */
  isWordless?: boolean
  /** Whether a phone has no room for the sentences below the heading. */
  isNoteless?: boolean
  /** A drawing that takes what room is left. */
  figure?: ReactNode
  /** What is touched or filled in. */
  children?: ReactNode
}

/** How every activity stands in the player: words, and beside or below them what is drawn, touched or written. */
export function ActivityLayout({
  heading,
  count,
  note,
  caption,
  shape = 'figure',
  isSpoken = true,
  isLarge = false,
  isWordless = false,
  isNoteless = false,
  figure,
  children,
}: ActivityLayoutProps) {
  const isFirstCard = useIsCard(0)
  const shownCaption = caption && beyond(heading, caption)
  return (
    <div
      className={classNames(
        styles.layout,
        styles[shape],
        isLarge && styles.large,
        isWordless && styles.wordless,
        isNoteless && styles.noteless,
      )}
    >
      <div className={styles.words}>
        <div className={styles.line}>
          <h2 className={styles.heading} aria-live={isSpoken ? 'polite' : undefined}>
            {heading}
          </h2>
          {count !== undefined && (
            <p className={styles.count} aria-hidden="true">
              {count}
            </p>
          )}
        </div>
        {shownCaption ? (
          <p className={styles.caption}>{shownCaption}</p>
        ) : (
          note && isFirstCard && <p className={styles.note}>{note}</p>
        )}
      </div>
      {(figure || children) && (
        <div className={styles.stage}>
          {figure && <div className={styles.drawing}>{figure}</div>}
          {children}
        </div>
      )}
    </div>
  )
}
