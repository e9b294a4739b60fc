import { useTranslation } from 'react-i18next'
import styles from './diya-ghat.module.css'

type DiyaGhatProps = {
  /** How many lamps stand on each step, from the uppermost. */
  rows: readonly number[]
  lit: number
}

const between = 24
const stepHeight = 34
const edge = 10
const water = 22

/** Lamps on the steps down to the water, lit from the uppermost; each lays its light on the river. */
export function DiyaGhat({ rows, lit }: DiyaGhatProps) {
  const { t } = useTranslation('tool_lamps')
  const count = rows.reduce((sum, row) => sum + row, 0)
  const width = Math.max(...rows) * between + 2 * edge + 2 * between * (rows.length - 1)
  const shore = rows.length * stepHeight
  const lamps = rows.flatMap((row, step) =>
    Array.from({ length: row }, (_, index) => ({
      x: width / 2 + (index - (row - 1) / 2) * between,
      y: (step + 1) * stepHeight,
    })),
  )
  return (
    <figure className={styles.ghat}>
      <svg viewBox={`0 0 ${width} ${shore + water}`} aria-hidden="true" focusable="false">
        {rows.map((_, step) => {
          const inset = (rows.length - 1 - step) * between
          const y = (step + 1) * stepHeight
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          return <path key={step} className={styles.step} d={`M${inset} ${y}H${width - inset}`} />
        })}
        {lamps.map(({ x, y }, index) => (
          <g key={`${x} ${y}`} className={index < lit ? styles.lit : styles.unlit}>
            <path className={styles.bowl} d={`M${x - 8} ${y - 8}q8 3 16 0q-2 7.5-8 7.5t-8-7.5z`} />
            {index < lit && (
              <>
                <circle className={styles.glow} cx={x} cy={y - 15} r="11" />
                <path className={styles.flame} d={`M${x} ${y - 23}q5 7.5 3 11q-3 4-6 0q-2-3.5 3-11z`} />
                <path className={styles.glint} d={`M${x} ${shore + 4}v${water - 8}`} />
              </>
            )}
          </g>
        ))}
      </svg>
      <figcaption className={styles.count} role="status">
        {t('ghat.lit', { lit, count })}
      </figcaption>
    </figure>
  )
}
