import { classNames } from '../../../../components/ui/class-names'
import styles from './powders.module.css'

/** The colours of the studio, as they are kept; each is one of the tokens' hues, light enough for stone. */
export const powders = ['flour', 'marigold', 'lotus', 'peacock', 'tulsi', 'indigo', 'brick'] as const
export type Powder = (typeof powders)[number]

/** Gives an element the colour as its text colour. */
export const powderClass = (powder: Powder): string => classNames(styles.powder, styles[powder])

/** A powder by the name it was kept under; what is not known is flour. */
export const powderNamed = (name: string): Powder => powders.find((powder) => powder === name) ?? 'flour'

export type PowderColours = Record<Powder, string>

/**
 * The colours as a canvas takes them, in the theme that holds where `host` stands. Asked after layout, for instance by a ResizeObserver, it costs
 * little; within a task that changed the page the browser lays the page out first.
 */
export function powderColours(host: Element): PowderColours {
  const probes = powders.map((powder) => {
    const probe = document.createElement('span')
    probe.className = powderClass(powder)
    return [powder, probe] as const
  })
  // Side by side: one at a time the browser would look at the styles of the page seven times.
  const shelf = host.appendChild(document.createElement('span'))
  shelf.append(...probes.map(([, probe]) => probe))
  const colours = probes.map(([powder, probe]) => [powder, getComputedStyle(probe).color] as const)
  shelf.remove()
  return Object.fromEntries(colours) as PowderColours
}
