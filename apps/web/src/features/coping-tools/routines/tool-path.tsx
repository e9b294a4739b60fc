import type { ToolId } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import { PathMark } from './path-mark'
import styles from './tool-path.module.css'
import { useLengthWords } from './use-length-words'

type ToolPathProps = {
  label: string
  tools: readonly ToolId[]
  /** With what to mind about each tool: for those who are about to begin. */
  hasSafety?: boolean
}

/** Tools from top to bottom, each a dot on one line. */
export function ToolPath({ label, tools, hasSafety = false }: ToolPathProps) {
  const { t } = useTranslation(['routines', 'coping_tools'])
  const lengthWords = useLengthWords()
  return (
    <ol aria-label={label} className={styles.path}>
      {tools.map((id, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tool may stand twice, and the order never changes here
        <li key={place} className={styles.row}>
          <PathMark isFirst={place === 0} isLast={place === tools.length - 1} />
          <div className={styles.words}>
            <p className={styles.title}>
              {t(`coping_tools:tools.${id}.title`)} <span className={styles.length}>{lengthWords([id])}</span>
            </p>
            {hasSafety && tools.indexOf(id) === place && (
              <p className={styles.safety}>{t(`coping_tools:tools.${id}.safety`)}</p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
