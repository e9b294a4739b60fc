import type { ToolId } from '@maitri/contracts'
import type { ReactNode } from 'react'
import styles from './picture.module.css'

/** The pictures of the tools that think, sort and make. */
export const makingPictures = {
  // Stairs, and the first of them.
  'chhota-kadam': (
    <>
      <path className={styles.toned} d="M14 104V92h38V72h36V52h36V32h24v72z" />
      <circle className={`${styles.lamp} ${styles.step}`} cx="33" cy="81" r="9" />
    </>
  ),
  // Scales that come to rest.
  vichaar: (
    <>
      <path d="M80 26v78M54 106h52" />
      <g className={styles.weigh}>
        <path d="M30 46 130 34M30 46 16 78M30 46l14 32M130 34l-14 32M130 34l14 32" />
        <path
          className={styles.toned}
          d="M12 78h36c0 10-8 16-18 16s-18-6-18-16zM112 66h36c0 10-8 16-18 16s-18-6-18-16z"
        />
      </g>
      <circle className={styles.lamp} cx="80" cy="28" r="7" />
    </>
  ),
  // Dots, a line that goes round them, and the hand's pen.
  'kolam-studio': (
    <>
      <path className={styles.tone} d="M22 14h100v92H22z" />
      {[38, 72, 106].map((x) =>
        [30, 60, 90].map((y) => <circle key={`${x} ${y}`} className={styles.dot} cx={x} cy={y} r="3" />),
      )}
      <path
        className={styles.draw}
        pathLength="1"
        d="M38 108c-24-6-24-30 0-34s44-6 44-28-32-24-34 0 22 26 44 30 34 26 14 30-26-18-4-34 36-20 30-44"
      />
      <g className={styles.pen}>
        <path className={styles.paper} d="m132 28 18-20 9 8-18 20-11 3z" />
        <path className={styles.lamp} d="m132 28 9 8-11 3z" />
      </g>
    </>
  ),
  // A slip goes into the box, and the lid waits.
  'chinta-dabba': (
    <>
      <g className={styles.drop}>
        <path className={styles.paper} d="m64 26 24-8 14 42-24 8z" />
        <path className={styles.faint} d="m74 34 12-4M77 44l12-4M80 54l12-4" />
      </g>
      <path className={styles.paper} stroke="none" d="M36 64a44 14 0 0 0 88 0v6H36z" />
      <path className={styles.toned} d="M36 64v34c0 8 20 14 44 14s44-6 44-14V64" />
      <path d="M36 64c0 8 20 14 44 14s44-6 44-14-20-13-44-13" />
      <path className={styles.faint} d="M36 84c0 8 20 14 44 14s44-6 44-14" />
      <path className={styles.paper} d="M106 26c4-9 18-10 30-4s20 15 16 22-17 6-29 1-21-12-17-19z" />
      <circle className={styles.lamp} cx="132" cy="24" r="5" />
    </>
  ),
  // A stone screen, one of whose tiles turns.
  jaali: (
    <>
      <path className={styles.toned} d="M24 12h112v96H24z" />
      {[36, 60, 84].map((y) => (
        <path key={y} d={`M24 ${y}q14 -14 28 0t28 0 28 0 28 0`} />
      ))}
      {[52, 80, 108].map((x) => (
        <path key={x} d={`M${x} 12q-14 12 0 24t0 24 0 24 0 24`} />
      ))}
      <path className={`${styles.lamp} ${styles.turn}`} d="m80 44 5 11 11 5-11 5-5 11-5-11-11-5 11-5z" />
    </>
  ),
  // Two cards: one is true, the other is not.
  'sach-ya-mithya': (
    <>
      <g className={styles.fanLeft}>
        <g transform="rotate(-10 58 61)">
          <rect className={styles.paper} x="30" y="22" width="56" height="78" rx="8" />
        </g>
        <path d="m46 54 20 18M68 50 44 76" />
      </g>
      <g className={styles.fanRight}>
        <g transform="rotate(8 104 61)">
          <rect className={styles.toned} x="76" y="22" width="56" height="78" rx="8" />
        </g>
        <path d="m90 62 10 12 20-24" />
        <circle className={styles.lamp} cx="124" cy="34" r="4" />
      </g>
    </>
  ),
} satisfies Partial<Record<ToolId, ReactNode>>
