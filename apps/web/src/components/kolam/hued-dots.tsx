import type { Hue } from '../ui/hue'
import { dotsPath } from './dots-path'
import type { Point } from './grids'
import styles from './hued-dots.module.css'

/** The six hues in the order in which they take turns. */
export const sixHues: readonly Hue[] = ['marigold', 'lotus', 'tulsi', 'peacock', 'indigo', 'brick']

type HuedDotsProps = {
  dots: readonly Point[]
  hueOf: (dot: Point, index: number) => Hue
  /** Width of a dot in path units, of which a spacing has twenty. */
  width: number
}

/** Dots of a figure on stone, each in one of the six hues: many that belong together. Stands inside an SVG. */
export function HuedDots({ dots, hueOf, width }: HuedDotsProps) {
  return sixHues.map((hue) => (
    <path
      key={hue}
      data-hue={hue}
      className={styles.dots}
      strokeWidth={width}
      d={dotsPath(dots.filter((dot, index) => hueOf(dot, index) === hue))}
    />
  ))
}
