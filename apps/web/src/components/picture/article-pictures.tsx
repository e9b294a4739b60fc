import type { ArticleId } from '@maitri/content/articles'
import type { ReactNode } from 'react'
import styles from './picture.module.css'

/** What an article is about. */
export const articlePictures = {
  // A door that stands ajar, and the light that falls through it.
  'finding-help': (
    <>
      <path className={styles.faint} d="M12 98h136" />
      <path className={styles.toned} d="M50 98V18h60v80" />
      <path className={styles.lamp} d="M84 34v64h26V26z" />
      <path className={styles.tone} d="M84 98h26l28 18H70z" />
      <g className={styles.ajar}>
        <path className={styles.paper} d="M50 18 84 30v74L50 98z" />
        <path className={styles.faint} d="m57 34 19 7v20l-19-4zM57 68l19 3v19l-19-3z" />
        <circle className={styles.ink} cx="79" cy="68" r="2.2" />
      </g>
      <path d="M44 98V12h72v86" />
    </>
  ),
  // A receiver off its hook; its cord runs in loops.
  'calling-tele-manas': (
    <>
      <path
        className={styles.draw}
        pathLength="1"
        d="M122 66c10 8 12 22 2 28s-26-4-16-13 12 21-5 22-22-17-8-22 8 22-9 22-20-18-7-22 6 21-12 21H22"
      />
      <g className={styles.weigh}>
        <path
          className={styles.toned}
          d="M26 52C40 20 108 14 130 42l4 12c1 4-1 7-5 8l-14 4c-4 1-7-1-8-5l-2-9c-14-9-40-6-48 4l-1 9c0 4-3 6-7 6l-15-2c-4 0-7-3-7-7z"
        />
        <path className={styles.faint} d="m30 60 16 2M112 58l16-5" />
      </g>
      <circle className={styles.lamp} cx="22" cy="103" r="6" />
    </>
  ),
  // An umbrella that holds off the rain.
  'your-rights': (
    <>
      <path
        className={styles.faint}
        d="m20 20-5 10M44 8l-5 10M126 12l-5 10M146 30l-5 10M12 54l-5 10M152 62l-5 10M70 4l-3 6"
      />
      <g className={styles.sway}>
        <path d="M80 60v38c0 10 14 10 14 0" />
        <path
          className={styles.paper}
          d="M24 70c2-34 26-52 56-52s54 18 56 52c-5-8-16-8-22 0-6-9-18-9-23 0-5-8-17-8-22 0-5-9-17-9-23 0-6-8-17-8-22 0z"
        />
        <path
          className={styles.tone}
          d="M46 70c2-26 14-44 34-52 20 8 30 26 34 52-6-9-18-9-23 0-5-8-17-8-22 0-5-9-17-9-23 0z"
        />
        <path d="M24 70c2-34 26-52 56-52s54 18 56 52c-5-8-16-8-22 0-6-9-18-9-23 0-5-8-17-8-22 0-5-9-17-9-23 0-6-8-17-8-22 0zM46 70c2-26 14-44 34-52M114 70c-2-26-14-44-34-52" />
        <circle className={styles.lamp} cx="80" cy="14" r="6" />
      </g>
    </>
  ),
  // A lamp on a leaf, on the water at night.
  'after-someone-dies': (
    <>
      <path className={styles.tone} d="M0 76h160v44H0z" />
      <path className={styles.faint} d="M8 76h30M122 76h30M20 90h24M112 92h34M48 104h22M92 106h28" />
      <g className={styles.float}>
        <path
          className={styles.toned}
          d="M38 72c14 20 70 20 84 0-8 1-16-2-21-7-6 5-15 6-21 1-6 5-15 4-21-1-5 5-13 8-21 7z"
        />
        <path className={styles.paper} d="M66 58h28c0 8-6 12-14 12s-14-4-14-12z" />
        <path className={styles.lamp} d="M80 22c11 13 12 23 0 34-12-11-11-21 0-34z" />
      </g>
      <path className={styles.lampLine} d="M70 96h20M74 106h12M77 115h6" />
      <path className={styles.star} d="m124 20 3 7 7 3-7 3-3 7-3-7-7-3 7-3zM34 26l2 4 4 2-4 2-2 4-2-4-4-2 4-2z" />
    </>
  ),
  // Books to the chin, and a pencil behind them.
  'exam-pressure': (
    <>
      <path className={styles.faint} d="M10 108h140" />
      <g className={styles.sway}>
        <path className={styles.paper} d="m120 108 8-72 10 1-8 71z" />
        <path className={styles.lampLined} d="m128 36 7-16 3 17z" />
      </g>
      <rect className={styles.toned} x="22" y="86" width="92" height="22" rx="4" />
      <rect className={styles.paper} x="34" y="66" width="82" height="20" rx="4" />
      <rect className={styles.toned} x="26" y="48" width="76" height="18" rx="4" />
      <path className={styles.faint} d="M34 92v10M46 72v8M38 53v8" />
      <g className={styles.hover}>
        <path
          className={styles.paper}
          d="M62 42c-10-7-22-7-32 0V16c10-7 22-7 32 0 10-7 22-7 32 0v26c-10-7-22-7-32 0z"
        />
        <path d="M62 16v26" />
        <path
          className={styles.faint}
          d="M38 22c6-3 12-3 17 0M38 30c6-3 12-3 17 0M69 22c6-3 12-3 17 0M69 30c6-3 12-3 17 0"
        />
      </g>
    </>
  ),
  // Two who speak; where they meet there is light.
  'talking-with-parents': (
    <>
      <g className={styles.fanLeft}>
        <path
          className={styles.toned}
          d="M16 52c0-20 17-34 42-34s42 14 42 34-17 34-42 34c-5 0-9 0-13-1L24 98l3-20c-7-6-11-15-11-26z"
        />
      </g>
      <g className={styles.fanRight}>
        <path
          className={styles.paper}
          d="M146 66c0-17-14-28-34-28S78 49 78 66s14 28 34 28c4 0 8 0 11-1l17 11-3-17c6-5 9-12 9-21z"
        />
      </g>
      <path d="M78 66c0-13 8-23 21-27 4 19-5 36-20 41-1-4-1-9-1-14z" className={styles.lampLined} />
      <path className={styles.faint} d="M34 44h30M34 56h22M112 62h18M112 74h12" />
    </>
  ),
  // A window at night, the moon in it, and a glass of water on the sill.
  'when-sleep-does-not-come': (
    <>
      <path className={styles.toned} d="M40 96V46c0-6 5-8 8-13 5-8 16-13 32-18 16 5 27 10 32 18 3 5 8 7 8 13v50z" />
      <path className={styles.lamp} d="M92 34a19 19 0 1 0 15 29 16 16 0 0 1-15-29z" />
      <path className={styles.star} d="m62 46 2 5 5 2-5 2-2 5-2-5-5-2 5-2zM62 74l2 4 4 2-4 2-2 4-2-4-4-2 4-2z" />
      <path d="M80 15v81M40 66h80" />
      <path className={styles.paper} d="M24 96h112v9H24z" />
      <path className={styles.paper} d="M120 72h18l-3 24h-12z" />
      <path className={styles.tone} d="M121 82h16l-2 14h-12z" />
    </>
  ),
  // A lotus that opens as slowly as a breath.
  'slow-breathing': (
    <>
      <path className={styles.faint} d="M14 92h26M120 92h26M30 104h100" />
      <g className={styles.bloom}>
        <path
          className={styles.toned}
          d="M80 92C50 96 26 84 16 60c18-2 36 4 48 18zM80 92c30 4 54-8 64-32-18-2-36 4-48 18z"
        />
        <path
          className={styles.paper}
          d="M80 92C56 84 42 64 42 36c16 6 28 18 34 34zM80 92c24-8 38-28 38-56-16 6-28 18-34 34z"
        />
        <path className={styles.toned} d="M80 92C62 76 58 42 80 16c22 26 18 60 0 76z" />
        <path className={styles.lamp} d="M80 84c-8-9-9-20 0-32 9 12 8 23 0 32z" />
      </g>
    </>
  ),
  // A phone laid aside; what grows beside it gets the light.
  'phone-and-mood': (
    <>
      <path className={styles.faint} d="M8 108h144" />
      <circle className={styles.lamp} cx="118" cy="30" r="15" />
      <g transform="rotate(-12 54 66)">
        <rect className={styles.paper} x="30" y="20" width="50" height="88" rx="10" />
        <rect className={styles.tone} x="36" y="31" width="38" height="62" rx="3" />
        <path d="M50 101h10" />
        <path className={styles.faint} d="M43 44h24M43 54h16M43 64h20" />
      </g>
      <g className={styles.sway}>
        <path d="M116 108V64" />
        <path
          className={styles.toned}
          d="M116 92c-14 2-22-5-24-18 13-2 22 5 24 18zM116 78c0-13 8-20 22-20 0 13-8 21-22 20z"
        />
        <path className={styles.paper} d="M116 66c-7-6-7-13 0-20 7 7 7 14 0 20z" />
      </g>
      <path className={styles.paper} d="M102 92h28l-4 16h-20z" />
    </>
  ),
  // A peepal leaf, like a heart; its veins are drawn like a circuit.
  'machines-and-feelings': (
    <>
      <g className={styles.sway}>
        <path
          className={styles.toned}
          d="M80 26c14-16 44-10 48 16 4 26-24 42-42 52-4 3-5 12-6 22-1-10-2-19-6-22-18-10-46-26-42-52 4-26 34-32 48-16z"
        />
        <path d="M80 8v86M80 44l14-10h12M80 44 66 34H54M80 62l18-8h16M80 62l-18-8H46M80 80l14-8h8M80 80l-14-8h-8" />
        {[
          [106, 34],
          [54, 34],
          [46, 54],
          [102, 72],
          [58, 72],
        ].map(([x, y]) => (
          <circle key={`${x} ${y}`} className={styles.paper} cx={x} cy={y} r="3.2" />
        ))}
        <circle className={styles.lamp} cx="114" cy="54" r="5.5" />
      </g>
    </>
  ),
} satisfies Record<ArticleId, ReactNode>
