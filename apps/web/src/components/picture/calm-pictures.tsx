import type { ToolId } from '@maitri/contracts'
import type { ReactNode } from 'react'
import styles from './picture.module.css'

/** Where a finger begins, how it turns and how long it is. */
const fingers = [
  { x: 60, y: 90, turn: -58, length: 34 },
  { x: 63, y: 78, turn: -14, length: 46 },
  { x: 75, y: 76, turn: -4, length: 54 },
  { x: 87, y: 76, turn: 5, length: 52 },
  { x: 98, y: 79, turn: 15, length: 42 },
]

/** The pictures of the tools that calm: breath, senses, body, rest. */
export const calmPictures = {
  // A breath that rises and falls, and the one before it.
  saans: (
    <g className={styles.drift}>
      <path className={styles.tone} d="M-8 82C20 82 34 34 60 34s26 58 50 58 34-26 58-26v66H-8z" />
      <path className={styles.faint} d="M-8 66c22 0 34-30 52-46" />
      <path d="M-8 82C20 82 34 34 60 34s26 58 50 58 34-26 58-26" />
      <circle className={styles.lamp} cx="60" cy="34" r="7" />
    </g>
  ),
  // A hand whose five fingers light up one after the other.
  'paanch-indriya': (
    <>
      {fingers.map(({ x, y, turn, length }, index) => (
        <g key={turn} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <rect className={styles.paper} x="-7" y={-length} width="14" height={length + 10} rx="7" />
          <circle className={styles.lamp} cy={9 - length} r="4" style={{ animationDelay: `${index * 120}ms` }} />
        </g>
      ))}
      <path className={styles.paper} stroke="none" d="M55 74h51v20H55z" />
      <path className={styles.toned} d="M55 82v6c0 14 10 22 26 22s26-8 26-24v-8" />
    </>
  ),
  // A fist that tightens, and the strain that leaves it.
  'muscle-release': (
    <>
      <g className={styles.rays}>
        <path d="M42 28 34 18M80 22V8M118 28l8-10" />
      </g>
      <g className={styles.tighten}>
        <path className={styles.toned} d="M48 60v22c0 16 12 28 30 28h8c16 0 26-12 26-28V60z" />
        {[48, 64, 80, 96].map((x) => (
          <rect key={x} className={styles.paper} x={x} y="34" width="16" height="38" rx="8" />
        ))}
        <path className={styles.paper} d="M48 74c0-8 8-10 16-7l22 8c8 3 6 14-3 13l-14-1" />
      </g>
    </>
  ),
  // Somebody who lies under the moon, and breathes.
  'yoga-nidra': (
    <>
      <path className={styles.lamp} d="M118 18a20 20 0 1 0 14 32 17 17 0 0 1-14-32z" />
      <path className={styles.tone} d="M14 96h132v14H14z" />
      <path d="M14 96h132" />
      <circle className={styles.paper} cx="34" cy="82" r="11" />
      <path className={`${styles.toned} ${styles.rise}`} d="M47 94c4-18 30-22 50-12 14 6 26 8 40 8v4z" />
      <path className={styles.faint} d="M62 58c6-6 12 6 18 0s12 6 18 0" />
    </>
  ),
  // A bee that hums on its way.
  bhramari: (
    <>
      <path className={styles.faint} d="M12 96c12-16 22 12 34-4s4-24-6-18-2 22 14 12" />
      <g className={styles.hover}>
        <g transform="rotate(-28 86 40)">
          <ellipse className={`${styles.toned} ${styles.wing}`} cx="86" cy="36" rx="13" ry="22" />
        </g>
        <g transform="rotate(18 108 42)">
          <ellipse className={`${styles.toned} ${styles.wing}`} cx="108" cy="38" rx="12" ry="20" />
        </g>
        <ellipse className={styles.paper} cx="96" cy="72" rx="34" ry="22" />
        <path className={styles.lamp} d="M82 52c-5 12-5 28 0 40l12 2c-6-14-6-30 0-44z" />
        <path d="M82 52c-5 12-5 28 0 40M94 50c-6 14-6 30 0 44M108 51c-5 14-5 28 0 42M126 60c4-4 8-8 14-8" />
        <circle cx="120" cy="68" r="1.5" />
      </g>
    </>
  ),
  // Three lamps along a path; the nearest is the brightest.
  'path-of-lamps': (
    <>
      <path className={styles.tone} d="M24 120 70 34h20l46 86z" />
      <path className={styles.faint} d="M24 120 70 34M136 120 90 34" />
      {[
        { x: 80, y: 96, size: 1 },
        { x: 62, y: 64, size: 0.68 },
        { x: 88, y: 42, size: 0.46 },
      ].map(({ x, y, size }, index) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <path className={styles.paper} d="M-22 0h44c0 12-10 18-22 18S-22 12-22 0z" />
          <path
            className={styles.lamp}
            d="M0-34c10 12 12 22 0 30-12-8-10-18 0-30z"
            style={{ animationDelay: `${index * 160}ms` }}
          />
        </g>
      ))}
    </>
  ),
} satisfies Partial<Record<ToolId, ReactNode>>
