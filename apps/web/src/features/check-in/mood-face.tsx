import styles from './mood-face.module.css'

/** A face in line: its mouth bends as far as the point goes, and heavy points close the eyes a little. The word beside it speaks. */
export function MoodFace({ mood }: { mood: number | null }) {
  // A straight mouth is the middle; each point bends it a little more.
  const bend = mood === null ? 0 : (mood - 5) * 1.25
  const ends = 30 - bend / 2
  return (
    <svg viewBox="0 0 48 48" className={styles.face} aria-hidden="true" focusable="false">
      <circle cx="24" cy="24" r="21" />
      {mood !== null && (
        <>
          {mood <= 2 ? (
            <path d="M14.5 20 q2.5 2 5 0 M28.5 20 q2.5 2 5 0" />
          ) : (
            <path className={styles.eyes} d="M17 19.5 h0 M31 19.5 h0" />
          )}
          <path d={`M15.5 ${ends} Q24 ${ends + 1.6 * bend} 32.5 ${ends}`} />
        </>
      )}
    </svg>
  )
}
