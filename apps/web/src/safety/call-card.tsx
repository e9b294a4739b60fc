import type { LucideIcon } from 'lucide-react'
import { classNames } from '../components/ui/class-names'
import styles from './call-card.module.css'

type CallCardProps = {
  /** A `tel:`, `sms:` or `wa.me` address. */
  href: string
  icon: LucideIcon
  /** What stands large: 'Call 14416', or a number. */
  title: string
  text: string
  /** The lamp is the first thing to do; the others are outlined. Both stand on stone. */
  look: 'lamp' | 'outline'
  /** Small cards name the line above its number. */
  isTextFirst?: boolean
  id?: string
}

/** One line of help as one large link: a press dials. */
export function CallCard({ href, icon: Icon, title, text, look, isTextFirst = false, id }: CallCardProps) {
  const opensElsewhere = href.startsWith('https:')
  return (
    <a
      id={id}
      href={href}
      className={classNames(styles.card, styles[look], isTextFirst && styles.textFirst)}
      {...(opensElsewhere ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      <Icon className={styles.icon} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span> <span className={styles.text}>{text}</span>
      </span>
    </a>
  )
}
