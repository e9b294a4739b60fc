import type { ToolId } from '@maitri/contracts'
import { calmPictures } from './calm-pictures'
import { makingPictures } from './making-pictures'
import { Picture } from './picture'

const pictures = { ...calmPictures, ...makingPictures }

/** What a tool does. */
export function ToolPicture({ id, className }: { id: ToolId; className?: string | undefined }) {
  return <Picture className={className}>{pictures[id]}</Picture>
}
