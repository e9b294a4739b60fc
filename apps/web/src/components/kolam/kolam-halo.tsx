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

/** The first letter as a reader sees it: in Indic scripts a letter with its vowel sign is one. */
function initialOf(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim())
  return first?.segment.toLocaleUpperCase() ?? ''
}
