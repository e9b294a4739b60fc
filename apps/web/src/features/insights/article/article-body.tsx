import type { ArticleText } from '@maitri/content/article-text'
import { useEffect, useRef } from 'react'
import type { Written } from '../../../data/articles/written-articles'
import styles from './article-body.module.css'
import { CitedText } from './cited-text'
import { firstCitations } from './first-citations'

type ArticleBodyProps = {
  written: Written<{ text: ArticleText }>
  /** The section that is read aloud at the moment. */
  spokenSection: number | null
}

const nothing: ReadonlySet<number> = new Set()

/** The text, by sections. What is read aloud stands on a tint, and comes into view when it begins. */
export function ArticleBody({ written: { text, language }, spokenSection }: ArticleBodyProps) {
  const first = firstCitations(text)
  const spoken = useRef<HTMLElement>(null)
  useEffect(() => {
    if (spokenSection !== null) spoken.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [spokenSection])

  return (
    <div lang={language} className={styles.body}>
      {text.sections.map(({ heading, blocks }, index) => (
        <section
          key={heading}
          ref={index === spokenSection ? spoken : undefined}
          data-is-spoken={index === spokenSection || undefined}
          className={styles.section}
        >
          <h2>{heading}</h2>
          {blocks.map((block) =>
            'text' in block ? (
              <p key={block.text}>
                <CitedText text={block.text} firstHere={first.get(block.text) ?? nothing} />
              </p>
            ) : (
              <ul key={block.list.join()} className={styles.list}>
                {block.list.map((item) => (
                  <li key={item}>
                    <CitedText text={item} firstHere={first.get(item) ?? nothing} />
                  </li>
                ))}
              </ul>
            ),
          )}
        </section>
      ))}
    </div>
  )
}
