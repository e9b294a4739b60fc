import { useTranslation } from 'react-i18next'
import { useIsCard } from '../../player/cards'
import styles from './vichaar.module.css'

const lines = [
  ['happened', 'happened'],
  ['thought', 'thought'],
  ['feeling', 'feeling'],
  ['trap', 'traps_label'],
  ['for', 'for'],
  ['against', 'against'],
  ['fair', 'fair'],
  ['after', 'strength_after'],
  ['next', 'next'],
] as const

/** How somebody else filled it in: first, and at hand in every step, on a phone with the card that has room for it. */
export function WorkedExample({ onCard }: { onCard: number }) {
  const { t } = useTranslation('tool_writing')
  if (!useIsCard(onCard)) return null
  return (
    <details className={styles.example}>
      <summary>{t('thought.example')}</summary>
      <p>{t('thought.example_intro')}</p>
      <dl>
        {lines.map(([line, label]) => (
          <div key={line}>
            <dt>{t(`thought.${label}`)}</dt>
            <dd>{t(`thought.examples.${line}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
