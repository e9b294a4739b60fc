import { useId } from 'react'
import styles from './lamp-figure.module.css'

export const gazeFigures = ['flame', 'dot'] as const
export type GazeFigure = (typeof gazeFigures)[number]

/** What the eyes rest on: a lamp whose flame sways slowly, or a dot that is still. Neither grows brighter or darker. */
export function LampFigure({ figure, isResting = false }: { figure: GazeFigure; isResting?: boolean }) {
  const glow = useId()
  return (
    <svg
      viewBox="0 0 200 220"
      className={styles.figure}
      data-resting={isResting || undefined}
      aria-hidden="true"
      focusable="false"
    >
      <radialGradient id={glow}>
        <stop className={styles.near} offset="0" />
        <stop className={styles.far} offset="1" />
      </radialGradient>
      <circle cx="100" cy="100" r="98" fill={`url(#${glow})`} />
      {figure === 'dot' ? (
        <circle className={styles.flame} cx="100" cy="100" r="13" />
      ) : (
        <>
          <path className={styles.bowl} d="M48 158q52 20 104 0q-10 42-52 42t-52-42z" />
          <path className={styles.wick} d="M100 166v-14" />
          <g className={styles.sway}>
            <path className={styles.flame} d="M100 50q32 48 22 80q-8 24-22 26q-14-2-22-26q-10-32 22-80z" />
            <path className={styles.core} d="M100 94q14 26 9 44q-4 12-9 13q-5-1-9-13q-5-18 9-44z" />
          </g>
        </>
      )}
    </svg>
  )
}
