import { CircleAlert } from 'lucide-react'
import styles from './said-line.module.css'

type SaidLineProps = { said: { tone: 'plain' | 'error'; words: string } | null }

/** What an action came to, to read after its notice is gone. What went well was spoken by the notice; what did not is spoken here. */
export function SaidLine({ said }: SaidLineProps) {
  const isError = said?.tone === 'error'
  return (
    <>
      {/* Always there, so that what appears in it is announced. */}
      <div role="alert">
        {isError && (
          <p className={styles.error}>
            <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
            <span>{said.words}</span>
          </p>
        )}
      </div>
      {said && !isError && <p className={styles.plain}>{said.words}</p>}
    </>
  )
}
