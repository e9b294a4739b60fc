import styles from './picture.module.css'

const marigolds = [
  { x: 34, y: 55, size: 0.9 },
  { x: 60, y: 74, size: 1 },
  { x: 88, y: 82, size: 1.1 },
]

/** Where people sit round a lamp, those at the back first. */
const seats = [
  { x: 80, y: 42, size: 0.8 },
  { x: 38, y: 54, size: 0.9 },
  { x: 122, y: 54, size: 0.9 },
  { x: 30, y: 88, size: 1 },
  { x: 130, y: 88, size: 1 },
]

/** What is drawn where nothing is yet: each waits for what would stand there. */
export const emptyPictures = {
  // A doorway before sunrise: the dots are laid on the step, the line is not drawn.
  doorstep: (
    <>
      <path className={styles.toned} d="M46 70V42c0-6 5-8 8-12 4-7 14-10 26-14 12 4 22 7 26 14 3 4 8 6 8 12v28z" />
      <path className={styles.lamp} d="M58 70a22 22 0 0 1 44 0z" />
      <path d="M30 16h100M36 70V16M124 70V16" />
      <path className={styles.paper} d="M36 70h88l18 28H18z" />
      <path className={styles.toned} d="M14 98h132v12H14z" />
      {[
        [77, 80, 1.9, 15],
        [84, 80, 2.3, 18],
        [91, 80, 2.7, 21],
      ].map(([y = 0, x = 0, r, apart = 0]) =>
        [-1, 0, 1].map((place) => <circle key={place} className={styles.dot} cx={x + place * apart} cy={y} r={r} />),
      )}
    </>
  ),
  // A mat that is still rolled, and a lamp beside it.
  mat: (
    <>
      <path className={styles.faint} d="M10 106h140" />
      <path className={styles.toned} d="M40 58h58c10 0 17 11 17 24s-7 24-17 24H40z" />
      <path className={styles.faint} d="M72 58q8 24 0 48M88 58q8 24 0 48" />
      <g className={styles.turn}>
        <circle className={styles.paper} cx="40" cy="82" r="24" />
        <path d="M40 82c0-5 7-5 8 1s-7 11-14 7-7-17 3-20 20 5 18 16-17 19-28 12" />
      </g>
      <path className={styles.paper} d="M120 96h28c0 7-6 10-14 10s-14-3-14-10z" />
      <path className={styles.lamp} d="M134 68c8 9 9 17 0 24-9-7-8-15 0-24z" />
    </>
  ),
  // Palm leaves on a cord, as books once were.
  leaves: (
    <>
      <g className={styles.fanLeft}>
        <g transform="rotate(-13 34 76)">
          <rect className={styles.toned} x="18" y="66" width="124" height="20" rx="10" />
        </g>
      </g>
      <rect className={styles.paper} x="18" y="66" width="124" height="20" rx="10" />
      <g className={styles.fanRight}>
        <g transform="rotate(12 34 76)">
          <rect className={styles.paper} x="18" y="66" width="124" height="20" rx="10" />
          <path className={styles.faint} d="M52 73h76M52 79h58" />
        </g>
      </g>
      <path d="M35 78C22 62 22 40 36 34s22 10 10 16-28-4-24-22" />
      <circle className={styles.paper} cx="35" cy="78" r="3.5" />
      <circle className={styles.lamp} cx="22" cy="26" r="6" />
    </>
  ),
  // Two glasses of chai for whoever comes.
  chai: (
    <>
      <circle className={styles.lamp} cx="80" cy="50" r="17" />
      <g className={styles.rise}>
        <path className={styles.faint} d="M54 44c-6-7 6-11 0-18M106 44c-6-7 6-11 0-18" />
      </g>
      {[54, 106].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path className={styles.paper} d="M-19 50h38l-5 46h-28z" />
          <path className={styles.tone} d="M-17.5 62h35l-3.5 34h-28z" />
          <path d="M-19 50h38l-5 46h-28zM-17.5 62h35" />
          <path className={styles.faint} d="M-6 70l1 20M6 70l-1 20" />
        </g>
      ))}
      <path className={styles.toned} d="M16 96h128c-2 8-8 12-16 12H32c-8 0-14-4-16-12z" />
    </>
  ),
  // A letter on its way into the box at the corner.
  letterbox: (
    <>
      <path className={styles.faint} d="M18 110h124" />
      <path className={styles.paper} d="M42 46c0-20 16-32 38-32s38 12 38 32z" />
      <path className={styles.toned} d="M48 46h64v58H48z" />
      <path className={styles.paper} d="M42 104h76v6H42z" />
      <path className={styles.faint} d="M62 80h36v14H62z" />
      <g className={styles.drop}>
        <path className={styles.paper} d="M58 26h44v36H58z" />
        <path className={styles.faint} d="m59 27 21 16 21-16" />
        <circle className={styles.lamp} cx="80" cy="42" r="6" />
      </g>
      <path className={styles.paper} d="M54 60h52v8H54z" />
    </>
  ),
  // A circle round a lamp, with one place free.
  circle: (
    <>
      <ellipse className={styles.tone} cx="80" cy="82" rx="68" ry="30" />
      {seats.map(({ x, y, size }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
          <path className={styles.paper} d="M-17 22c0-17 6-25 17-25s17 8 17 25z" />
          <circle className={styles.paper} cy="-12" r="8" />
        </g>
      ))}
      <path className={styles.toned} d="M66 84h28c0 8-6 11-14 11s-14-3-14-11z" />
      <path className={styles.lamp} d="M80 54c9 10 10 18 0 26-10-8-9-16 0-26z" />
      <path className={styles.faint} strokeDasharray="1 6" d="M62 110c0-8 7-11 18-11s18 3 18 11" />
    </>
  ),
  // A glass over dots; the one that is looked for lies beside it.
  lens: (
    <>
      <path
        className={styles.specks}
        d={[12, 36, 60, 84, 108].map((y) => `M24 ${y}h0m24 0h0m24 0h0m24 0h0m24 0h0m24 0h0`).join('')}
      />
      <circle className={styles.lamp} cx="120" cy="36" r="6" />
      <g className={styles.seek}>
        <path strokeWidth="7" d="m84 80 26 26" />
        <circle className={styles.paper} cx="60" cy="56" r="32" />
        <path className={styles.tone} d="M60 24a32 32 0 0 1 0 64c16-12 16-52 0-64z" />
        {[40, 64].map((y) =>
          [44, 76].map((x) => <circle key={`${x} ${y}`} className={styles.ink} cx={x} cy={y + 4} r="3.4" />),
        )}
      </g>
    </>
  ),
  // A slate, wiped clean but for the first turn of a line.
  slate: (
    <>
      <g transform="rotate(-6 76 62)">
        <rect className={styles.paper} x="22" y="18" width="106" height="82" rx="9" />
        <rect className={styles.toned} x="34" y="30" width="82" height="58" rx="3" />
        {[51, 75, 99].map((x) => (
          <circle key={x} className={styles.ink} cx={x} cy="59" r="2.6" />
        ))}
        <path className={styles.draw} pathLength="1" d="M40 59c0-15 15-15 22 0s22 15 22 0" />
      </g>
      <g className={styles.pen}>
        <path className={styles.lampLined} d="m104 86 26-17 5 8-26 17z" />
      </g>
    </>
  ),
  // Three marigolds on a thread, and the needle that waits for the next.
  garland: (
    <>
      <path d="M8 20c10 34 42 66 92 62l12-2" />
      <path className={styles.faint} d="M112 80c14-4 20-16 12-21s-20 6-10 16" />
      <path d="m112 80 40-26c3-2 1-5-2-4z" />
      {marigolds.map(({ x, y, size }, index) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <path
            className={index === 2 ? styles.lampLined : styles.toned}
            d="M0-14c5-4 10-1 10 4 6 0 8 6 4 10 4 4 2 10-4 10 0 5-5 8-10 4-5 4-10 1-10-4-6 0-8-6-4-10-4-4-2-10 4-10 0-5 5-8 10-4z"
          />
          <circle className={styles.paper} r="4.5" />
        </g>
      ))}
    </>
  ),
  // A loom with its first rows.
  loom: (
    <>
      <path className={styles.faint} d="M48 24v46M59 24v46M70 24v46M80 24v46M90 24v46M101 24v46M112 24v46" />
      <path className={styles.toned} d="M42 70h76v28H42z" />
      <path d="M42 79q5-6 10 0t10 0 10 0 10 0 10 0 10 0 10 0 6-2M42 89q5 6 10 0t10 0 10 0 10 0 10 0 10 0 10 0 6 2" />
      <path className={styles.paper} d="M26 16h108v8H26zM26 98h108v8H26z" />
      <path className={styles.paper} d="M30 8h8v106h-8zM122 8h8v106h-8z" />
      <g className={styles.drift}>
        <path className={styles.lampLined} d="M56 58c10-10 30-10 42 0-12 10-32 10-42 0z" />
        <path d="M68 58h18" />
      </g>
    </>
  ),
  // A bird on a wire over which nothing comes at the moment.
  wire: (
    <>
      <path className={styles.tone} d="M0 104c30-10 60-12 90-6s50 6 70 0v22H0z" />
      <path d="M24 18v92M14 30h20M136 30v80M126 40h20" />
      <path className={styles.faint} d="M14 30C50 64 96 72 126 40M34 30c30 34 76 42 112 10" />
      <g className={styles.hover}>
        <path className={styles.toned} d="M58 66c6-4 8-9 9-15 2-11 10-17 19-15 6 1 9 5 10 10-1 14-10 21-22 20l-20 8z" />
        <path className={styles.lamp} d="m96 42 11 4-11 4z" />
        <path d="M70 56c6 4 13 2 17-4M76 66v7M83 64v7" />
        <circle className={styles.ink} cx="88" cy="44" r="1.8" />
      </g>
    </>
  ),
  // A milestone at a road that leads elsewhere.
  milestone: (
    <>
      <path className={styles.tone} d="M96 112c10-30 24-44 50-58l10 4c-16 16-22 32-24 54z" />
      <path className={styles.faint} d="M96 112c10-30 24-44 50-58M132 112c2-22 8-38 24-54" />
      <path className={styles.paper} d="M38 108V52c0-18 12-28 28-28s28 10 28 28v56z" />
      <path className={styles.lamp} d="M38 60v-8c0-18 12-28 28-28s28 10 28 28v8z" />
      <path d="M38 108V52c0-18 12-28 28-28s28 10 28 28v56M38 60h56" />
      <path className={styles.faint} d="M50 74h32M54 84h24M50 94h32" />
      <path d="M14 108h132M28 108c-1-6-4-9-8-11M28 108c0-7 1-10 4-13M104 108c1-6 3-8 6-10" />
    </>
  ),
}

export type EmptyPictureName = keyof typeof emptyPictures
