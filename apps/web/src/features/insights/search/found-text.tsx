import type { FoundLine } from './find-articles'
import styles from './found-text.module.css'

/** A sentence with the words in it that were looked for. */
export function FoundText({ line: { text, start, end } }: { line: FoundLine }) {
  return (
    <>
      {text.slice(0, start)}
      {end > start && <mark className={styles.found}>{text.slice(start, end)}</mark>}
      {text.slice(end)}
    </>
  )
}
