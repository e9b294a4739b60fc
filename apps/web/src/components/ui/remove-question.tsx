import { Button } from './button'
import { Group } from './group'
import styles from './remove-question.module.css'

export type RemoveWords = {
  /** Says what would be removed. */
  label: string
  question: string
  removeLabel: string
  keepLabel: string
}

type RemoveQuestionProps = RemoveWords & { onRemove: () => void; onKeep: () => void }

/** Asks in a row before the row is removed. */
export function RemoveQuestion({ label, question, removeLabel, keepLabel, onRemove, onKeep }: RemoveQuestionProps) {
  return (
    <Group aria-label={label} className={styles.question}>
      <p>{question}</p>
      <Button variant="danger" size="small" onClick={onRemove}>
        {removeLabel}
      </Button>
      {/* The answer that loses nothing takes the focus of the button that was pressed. */}
      <Button variant="quiet" size="small" autoFocus onClick={onKeep}>
        {keepLabel}
      </Button>
    </Group>
  )
}
