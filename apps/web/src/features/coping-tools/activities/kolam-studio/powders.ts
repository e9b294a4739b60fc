import { classNames } from '../../../../components/ui/class-names'
import styles from './powders.module.css'

/** The colours of the studio, as they are kept; each is one of the tokens' hues, light enough for stone. */
export const powders = ['flour', 'marigold', 'lotus', 'peacock', 'tulsi', 'indigo', 'brick'] as const
export type Powder = (typeof powders)[number]

/** Gives an element the colour as its text colour. */
export const powderClass = (powder: Powder): string => classNames(styles.powder, styles[powder])

/** A powder by the name it was kept under; what is not known is flour. */
export const powderNamed = (name: string): Powder => powders.find((powder) => powder === name) ?? 'flour'

/** The colours as a canvas takes them, in the theme that holds where `host` stands. */
export function powderColours(host: Element): Record<Powder, string> {
  const probe = host.appendChild(document.createElement('span'))
  const colours = powders.map((powder) => {
    probe.className = powderClass(powder)
    return [powder, getComputedStyle(probe).color] as const
  })
  probe.remove()
  return Object.fromEntries(colours) as Record<Powder, string>
}
