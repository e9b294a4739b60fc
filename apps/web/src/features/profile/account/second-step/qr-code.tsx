import { encode } from 'uqr'
import styles from './second-step.module.css'

const quietZone = 4

/** A text as a QR code, dark on white in every theme: cameras want it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .filter(Boolean)
    .join('')
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect className={styles.qrLight} width={size} height={size} />
      <path className={styles.qrDark} d={path} />
    </svg>
  )
}
