import type { ToolWriting } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import styles from '../../writings/writing.module.css'
import { findThinkingTrap } from './thinking-traps'

type ThoughtRecord = Extract<ToolWriting, { kind: 'thought_record' }>

/** A thought record to read, without what was left empty. */
export function ThoughtSummary({ record }: { record: ThoughtRecord }) {
  const { t } = useTranslation('tool_writing')
  const { strength, strengthAfter, belief } = record
  const ofHundred = (value: number | null) => (value === null ? '' : t('of_hundred', { value }))
  const rows = [
    [t('thought.happened'), record.happened],
    [t('thought.thought'), record.thought],
    [t('thought.feeling'), record.feeling],
    strength !== null && strengthAfter !== null
      ? [t('thought.strength'), t('thought.before_after', { before: strength, after: strengthAfter })]
      : [t('thought.strength'), ofHundred(strength ?? strengthAfter)],
    [t('list.traps'), record.traps.map(trapName).join(', ')],
    [t('thought.for'), record.evidenceFor],
    [t('thought.against'), record.evidenceAgainst],
    [t('thought.fair'), record.fairThought],
    [t('thought.belief'), ofHundred(belief)],
    [t('thought.next'), record.nextAction],
  ] as const
  return (
    <dl className={styles.summary}>
      {rows
        .filter(([, text]) => text?.trim())
        .map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  )

  function trapName(trap: string): string {
    const known = findThinkingTrap(trap)
    return known ? t(`thought.traps.${known}.name`) : trap
  }
}
