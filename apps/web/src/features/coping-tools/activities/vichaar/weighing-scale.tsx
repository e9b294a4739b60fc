import { useTranslation } from 'react-i18next'
import styles from './weighing-scale.module.css'
import { leanOf, weightOf } from './weight-of'

/** The thought on a balance: each point for and against it lies in its pan. It leans, and nobody says who is right. */
export function WeighingScale({ evidenceFor, evidenceAgainst }: { evidenceFor: string; evidenceAgainst: string }) {
  const { t } = useTranslation('tool_writing')
  const [left, right] = [weightOf(evidenceFor), weightOf(evidenceAgainst)]
  const lean = leanOf(evidenceFor, evidenceAgainst)
  return (
    <div className={styles.place}>
      <svg viewBox="0 0 240 120" className={styles.scale} aria-hidden="true" focusable="false">
        <path d="M120 22v88M92 112h56" />
        <g className={styles.beam} style={{ transform: `rotate(${lean}deg)` }}>
          <path d="M40 22h160" />
          <Pan at={40} points={left} lean={lean} />
          <Pan at={200} points={right} lean={lean} />
        </g>
        <circle className={styles.pivot} cx="120" cy="22" r="5" />
      </svg>
      <p role="status">{t('thought.weighed', { for: left, against: right })}</p>
    </div>
  )
}

/** As many stones as a pan holds. */
const mostStones = 6

function Pan({ at, points, lean }: { at: number; points: number; lean: number }) {
  return (
    // It hangs straight however the beam leans.
    <g className={styles.pan} style={{ transform: `translate(${at}px, 22px) rotate(${-lean}deg)` }}>
      <path d="M0 0L-26 46M0 0L26 46M-30 46h60q-6 16-30 16t-30-16z" />
      {Array.from({ length: Math.min(points, mostStones) }, (_, stone) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a stone is its place
          key={stone}
          className={styles.stone}
          cx={-16 + (stone % 3) * 16}
          cy={39 - Math.floor(stone / 3) * 12}
          r="6"
        />
      ))}
    </g>
  )
}
