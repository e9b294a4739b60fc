import type { ToolId } from '@maitri/contracts'
import { classNames } from '../ui/class-names'
import { calmPictures } from './calm-pictures'
import { makingPictures } from './making-pictures'
import styles from './tool-picture.module.css'

const pictures = { ...calmPictures, ...makingPictures }

/**
 * What a tool does, as a line, one tone of it and one lamp, on its tint. It takes the colour of the text and moves once where it, or the
 * control it stands in, is pointed at or touched. Hidden from screen readers: the name beside it speaks.
 */
export function ToolPicture({ id, className }: { id: ToolId; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true" focusable="false" className={classNames(styles.picture, className)}>
      {pictures[id]}
    </svg>
  )
}
