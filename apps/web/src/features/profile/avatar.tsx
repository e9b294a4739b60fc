import { initialOf } from '../../lib/initial-of'
import styles from './avatar.module.css'

/** The person's initial on its tint; drawn here, so that no picture is asked for anywhere. */
export function Avatar({ name }: { name: string }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {initialOf(name)}
    </span>
  )
}
