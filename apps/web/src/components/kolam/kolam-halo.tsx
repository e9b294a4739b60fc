import { initialOf } from '../../lib/initial-of'
import { Kolam } from './kolam'
import styles from './kolam-halo.module.css'

type KolamHaloProps = {
  name: string
  seed: string
  hue: 'marigold' | 'indigo' | 'lotus' | 'peacock' | 'tulsi' | 'brick'
}

/** In place of a portrait: a figure of one's own with the initial in the middle. The name beside it speaks to screen readers. */
export function KolamHalo({ name, seed, hue }: KolamHaloProps) {
  return (
    <span className={styles.halo} data-hue={hue} aria-hidden="true">
      <Kolam seed={seed} size="s" />
      <span className={styles.disc}>{initialOf(name)}</span>
    </span>
  )
}
