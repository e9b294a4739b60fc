import type { LegalSection } from '@maitri/content/legal-section'
import type { ReactNode } from 'react'
import { PageHeading } from '../../components/ui/page-heading'
import styles from './legal-page.module.css'

/** One part of a legal text, as it stands in the messages. Each kind of content may be empty. */
type LegalPageProps = {
  heading: string
  lead: string
  updated: string
  /** The name of the list of sections. */
  contents: string
  sections: readonly LegalSection[]
  /** What a section shows below its words, by the section's id. */
  additions?: Partial<Record<string, ReactNode>>
}

/** Headed sections that can be linked to, printed, and read by people. */
export function LegalPage({ heading, lead, updated, contents, sections, additions = {} }: LegalPageProps) {
  return (
    <article className={`page ${styles.page}`}>
      <PageHeading title={heading} lead={lead} />
      <p className={styles.updated}>{updated}</p>
      <div className={styles.columns}>
        <nav aria-label={contents} className={styles.contents}>
          <ul>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.heading}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.sections}>
          {sections.map((section) => (
            <Section key={section.id} section={section} addition={additions[section.id]} />
          ))}
        </div>
      </div>
    </article>
  )
}

function Section({ section, addition }: { section: LegalSection; addition: ReactNode }) {
  const { id, heading, paragraphs, points, items } = section
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.section}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length > 0 && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {items.length > 0 && (
        <dl className={styles.items}>
          {items.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {addition}
    </section>
  )
}
