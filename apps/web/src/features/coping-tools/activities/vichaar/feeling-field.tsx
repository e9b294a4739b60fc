import { useTranslation } from 'react-i18next'
import { Chip } from '../../../../components/ui/chip'
import type { SafetyCheck } from '../../../../safety/use-safety-check'
import { LineField } from '../../writings/words-field'
import styles from '../../writings/writing.module.css'
import type { ThoughtDraft } from './thought-draft'

const feelings = ['sad', 'afraid', 'ashamed', 'angry', 'guilty', 'lonely', 'tired', 'jealous'] as const

type FeelingFieldProps = {
  thought: ThoughtDraft
  onChange: (part: Partial<ThoughtDraft>) => void
  check: SafetyCheck
}

/** A name for the feeling, in one's own word or one of a few. */
export function FeelingField({ thought, onChange, check }: FeelingFieldProps) {
  const { t } = useTranslation('tool_writing')
  return (
    <div>
      <LineField
        label={t('thought.feeling')}
        value={thought.feeling}
        onWrite={(feeling) => onChange({ feeling })}
        check={check}
      />
      <div className={`${styles.chips} ${styles.row}`}>
        {feelings.map((feeling) => {
          const name = t(`thought.feelings.${feeling}`)
          return (
            <Chip key={feeling} isPressed={thought.feeling === name} onClick={() => onChange({ feeling: name })}>
              {name}
            </Chip>
          )
        })}
      </div>
    </div>
  )
}
