import { useTranslation } from 'react-i18next'
import { citation } from '../reading-time'
import styles from './cited-text.module.css'

export const sourceAnchor = (number: number) => `source-${number}`

/** Where a source is named first; the list of sources leads back there. */
export const citationAnchor = (number: number) => `cited-${number}`

type CitedTextProps = {
  text: string
  /** The sources that this text is the first to name. */
  firstHere: ReadonlySet<number>
}

/** A text whose numbers in brackets lead to their sources. */
export function CitedText({ text, firstHere }: CitedTextProps) {
  const { t } = useTranslation('insights')
  const named = new Set<number>()
  return text.split(citation).map((part, index) => {
    // Every second part is a number that stood in brackets.
    if (index % 2 === 0) return part
    const number = Number(part)
    const isFirst = firstHere.has(number) && !named.has(number)
    named.add(number)
    return (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text
        key={index}
        id={isFirst ? citationAnchor(number) : undefined}
        href={`#${sourceAnchor(number)}`}
        aria-label={t('article.source_number', { number })}
        className={styles.citation}
      >
        [{number}]
      </a>
    )
  })
}
