import { wholeNumber } from '@maitri/content/frame-format'
import i18next from 'i18next'

/** Numbers inside sentences get the figures of every other number; those of i18next would be of each language's script. */
export function alignFiguresInWords(): void {
  i18next.services.formatter?.add('number', wholeNumber)
}
