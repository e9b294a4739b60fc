import type { ToolId } from '@maitri/contracts'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Strip } from '../../../components/kolam/strip'
import styles from './routine-card.module.css'
import { useLengthWords } from './use-length-words'

type RoutineCardProps = {
  name: string
  description: string
  tools: readonly ToolId[]
  /** What stands beside the length, for instance that it has not reached the account yet. */
  aside?: string | null
  actions: ReactNode
}

/** A routine at a glance: its name, its tools as dots on one line, how long it takes, and what can be done with it. */
export function RoutineCard({ name, description, tools, aside = null, actions }: RoutineCardProps) {
  const { t } = useTranslation(['routines', 'coping_tools'])
  const lengthWords = useLengthWords()
  const nameId = useId()
  return (
    <article aria-labelledby={nameId} className={styles.card}>
      <h3 id={nameId}>{name}</h3>
      {description && <p className={styles.description}>{description}</p>}
      <Strip n={tools.length} filled={tools.length} spacing={28} className={styles.strip} />
      <ol aria-label={t('card.tools')} className={styles.tools}>
        {tools.map((id, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tool may stand twice, and the order never changes here
          <li key={place}>{t(`coping_tools:tools.${id}.title`)}</li>
        ))}
      </ol>
      <p className={styles.length}>
        {t('length.tools', { count: tools.length })} · {lengthWords(tools)}
        {aside && ` · ${aside}`}
      </p>
      <div className={styles.actions}>{actions}</div>
    </article>
  )
}
