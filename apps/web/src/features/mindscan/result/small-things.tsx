import styles from './small-things.module.css'

type SmallThing = { id: string; title: string; text: string }

/** What may help, counted, each with one sentence. */
export function SmallThings({ things, heading: Heading }: { things: readonly SmallThing[]; heading: 'h3' | 'h4' }) {
  return (
    <ol className={styles.things}>
      {things.map(({ id, title, text }) => (
        <li key={id}>
          <Heading>{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
