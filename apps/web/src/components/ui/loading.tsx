import styles from './loading.module.css'

/** Three dots that wait, and the words for those who cannot see them. */
export function Loading({ label }: { label: string }) {
  return (
    <div role="status" className={styles.loading}>
      <span className="visually-hidden">{label}</span>
      <span className={styles.dot} aria-hidden="true" />
      <span className={styles.dot} aria-hidden="true" />
      <span className={styles.dot} aria-hidden="true" />
    </div>
  )
}
