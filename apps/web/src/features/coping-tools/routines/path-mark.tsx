import styles from './path-mark.module.css'

/** The line round one dot, in a box of 40 by 100: it crosses itself at the edges, or turns round the first and the last dot. */
const lines = {
  first: 'M20 100C4 74 2 22 20 22S36 74 20 100',
  middle: 'M20 0C4 26 4 74 20 100M20 0C36 26 36 74 20 100',
  last: 'M20 0C4 26 2 78 20 78S36 26 20 0',
  only: 'M20 22C4 22 4 78 20 78S36 22 20 22',
}

/** One dot of a line that runs from row to row; as high as its row. */
export function PathMark({ isFirst, isLast }: { isFirst: boolean; isLast: boolean }) {
  const edge = isFirst ? 'first' : 'last'
  const line = isFirst && isLast ? 'only' : isFirst || isLast ? edge : 'middle'
  return (
    <span className={styles.mark} aria-hidden="true">
      <svg viewBox="0 0 40 100" preserveAspectRatio="none" className={styles.line} aria-hidden="true" focusable="false">
        <path d={lines[line]} />
      </svg>
      <span className={styles.dot} />
    </span>
  )
}
