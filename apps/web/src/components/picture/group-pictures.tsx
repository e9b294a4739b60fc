import type { ExampleGroupId } from '@maitri/content/groups'
import type { ReactNode } from 'react'
import styles from './picture.module.css'

const heaps = [
  { x: 38, isLamp: false },
  { x: 80, isLamp: true },
  { x: 122, isLamp: false },
]

/** What the groups are for that come with the product. */
export const groupPictures = {
  // A tangle that runs out into a calm line.
  'anxiety-support-circle': (
    <>
      <path className={styles.tone} d="M8 60a40 40 0 0 1 80 0 40 40 0 0 1-80 0z" />
      <path
        className={styles.draw}
        pathLength="1"
        d="M30 70C10 50 40 22 56 38s-20 48-32 28 36-44 48-24-24 50-38 32 24-52 40-32-6 48-24 40-6-38 10-36 16 24 30 26 14-14 24-14 8 14 18 14h8"
      />
      <circle className={styles.lamp} cx="146" cy="72" r="6" />
    </>
  ),
  // Somebody who sits before the rising sun.
  'mindfulness-meditation-group': (
    <>
      <circle className={styles.lamp} cx="80" cy="52" r="36" />
      <path className={styles.faint} d="M10 96h34M116 96h34" />
      <g className={styles.rise}>
        <circle className={styles.paper} cx="80" cy="36" r="13" />
        <path className={styles.toned} d="M80 53c16 0 22 9 23 22l5 11H52l5-11c1-13 7-22 23-22z" />
        <path className={styles.paper} d="M80 84c16-6 34-4 44 6 5 6 1 12-7 12H43c-8 0-12-6-7-12 10-10 28-12 44-6z" />
        <path d="M60 70c0 8 2 14 8 18M100 70c0 8-2 14-8 18M58 102c6-8 14-12 22-12s16 4 22 12" />
      </g>
      <path className={styles.tone} d="M26 102h108v8H26z" />
    </>
  ),
  // A seedling, and the drop that it gets.
  'depression-recovery-network': (
    <>
      <path className={styles.faint} d="M14 112h132" />
      <g className={styles.sway}>
        <path d="M80 82V44" />
        <path
          className={styles.toned}
          d="M80 62C58 66 46 54 44 34c22-2 34 8 36 28zM80 52c0-20 12-30 32-30 0 20-12 32-32 30z"
        />
        <path className={styles.faint} d="M80 62C70 50 60 42 52 38M80 52c8-10 16-18 24-22" />
        <path className={styles.lamp} d="M80 44c-6-6-6-13 0-20 6 7 6 14 0 20z" />
      </g>
      <path className={styles.paper} d="M46 76h68v10H46z" />
      <path className={styles.toned} d="M51 86h58l-9 26H60z" />
      <g className={styles.drop}>
        <path className={styles.paper} d="M136 26c7 9 9 15 9 20a9 9 0 0 1-18 0c0-5 2-11 9-20z" />
      </g>
    </>
  ),
  // A horn on a pole, and what it calls into the lane.
  'mental-health-advocates': (
    <>
      <path d="M50 66v46M36 112h28" />
      <g className={styles.weigh}>
        <path className={styles.paper} d="M30 46c0-6 4-9 9-9h17v30H39c-5 0-9-3-9-9z" />
        <path className={styles.toned} d="M56 38c18-2 32-10 42-24v76c-10-14-24-22-42-24z" />
        <ellipse className={styles.paper} cx="98" cy="52" rx="9" ry="38" />
        <circle className={styles.lamp} cx="99" cy="52" r="6" />
      </g>
      <g className={styles.leave}>
        <path d="M120 38c6 8 6 20 0 28" />
        <path className={styles.faint} d="M132 28c12 14 12 34 0 48M144 18c18 20 18 48 0 68" />
      </g>
    </>
  ),
  // A pot that broke, and was joined with gold.
  'ptsd-peer-support': (
    <>
      <path className={styles.faint} d="M14 110h132" />
      <path className={styles.toned} d="M60 22h40v12c22 6 36 20 36 40 0 22-22 36-56 36S24 96 24 74c0-20 14-34 36-40z" />
      <path className={styles.paper} d="M54 14h52c4 0 4 10 0 10H54c-4 0-4-10 0-10z" />
      <path className={styles.faint} d="M60 34c10 4 30 4 40 0" />
      <g className={styles.seams}>
        <path d="m76 36-8 16 14 10-10 16 16 10-6 20M68 52 44 58l-10 18M82 62l24-6 14 14 14-2M88 88l22 2 8 10" />
      </g>
    </>
  ),
  // Bowls of powder, and a brush.
  'art-therapy-collective': (
    <>
      <g transform="translate(44 38)">
        <path
          className={styles.draw}
          pathLength="1"
          d="M-5-15a7 7 0 1 1 10 0L-15 5a7 7 0 1 1 0-10L5 15a7 7 0 1 1-10 0L15-5a7 7 0 1 1 0 10z"
        />
        <path className={styles.dots} d="M0 0h0m20 0h0m-40 0h0m20 20h0m0-40h0" />
      </g>
      <g className={styles.pen}>
        <path className={styles.paper} d="m104 42 36-34 7 7-36 34z" />
        <path className={styles.toned} d="m104 42 7 7c-4 8-13 12-24 10 8-3 9-13 17-17z" />
      </g>
      {heaps.map(({ x, isLamp }) => (
        <g key={x} transform={`translate(${x} 86)`}>
          <path className={isLamp ? styles.lampLined : styles.toned} d="M-16 0c4-8 8-18 16-18S12-8 16 0z" />
          <path className={styles.paper} d="M-19 0h38c0 14-8 24-19 24S-19 14-19 0z" />
        </g>
      ))}
    </>
  ),
} satisfies Record<ExampleGroupId, ReactNode>
