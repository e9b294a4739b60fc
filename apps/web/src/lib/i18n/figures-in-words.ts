import { formatFor } from '@maitri/content/format'
import i18next from 'i18next'

/** Numbers inside sentences get the figures of every other number; those of i18next would be of each language's script. */
export function alignFiguresInWords(): void {
  i18next.services.formatter?.add('number', (value: number, language = 'en') => formatFor(language).number(value))
}
