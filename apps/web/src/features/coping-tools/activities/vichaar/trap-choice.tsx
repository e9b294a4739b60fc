import type { ToolWriting } from '@maitri/contracts'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { Chip } from '../../../../components/ui/chip'
import { classNames } from '../../../../components/ui/class-names'
import { useRecords } from '../../../../data/records/use-records'
import type { SafetyCheck } from '../../../../safety/use-safety-check'
import { LineField } from '../../writings/words-field'
import styles from '../../writings/writing.module.css'
import { findThinkingTrap, thinkingTraps } from './thinking-traps'
import type { ThoughtDraft } from './thought-draft'
import own from './vichaar.module.css'

type TrapChoiceProps = {
  thought: ThoughtDraft
  onChange: (part: Partial<ThoughtDraft>) => void
}

/** As many as the contract takes. */
const mostTraps = 20

/** The eleven shapes with an example each; a phone shows the examples of those that were chosen. */
export function TrapChoice({ thought, onChange }: TrapChoiceProps) {
  const { t } = useTranslation('tool_writing')

  return (
    <fieldset className={styles.group}>
      <legend>{t('thought.traps_label')}</legend>
      <p className={classNames(styles.quiet, own.hint)}>{t('thought.traps_hint')}</p>
      <ul className={own.traps}>
        {thinkingTraps.map((trap) => (
          <li key={trap}>
            <Chip isPressed={thought.traps.includes(trap)} onClick={() => onChange(turned(thought, trap))}>
              {t(`thought.traps.${trap}.name`)}
            </Chip>
            <p className={styles.quiet}>{t(`thought.traps.${trap}.example`)}</p>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

type OwnTrapsProps = TrapChoiceProps & { check: SafetyCheck; onKeep: (writing: ToolWriting) => string }

/** Traps that the person named, and a field for another. */
export function OwnTraps({ thought, onChange, check, onKeep }: OwnTrapsProps) {
  const { t } = useTranslation('tool_writing')
  const writings = useRecords('tool-writings')
  const kept = writings.state === 'ready' ? writings.records : []
  const ownNames = kept.flatMap(({ body }) => (body.kind === 'own_trap' ? [body.name] : []))
  const chosenNames = thought.traps.filter((trap) => findThinkingTrap(trap) === null)
  const names = [...new Set([...ownNames, ...chosenNames])]

  function add() {
    const name = thought.ownTrap.trim()
    if (name === '') return
    void check.read(name)
    if (!names.includes(name)) onKeep({ kind: 'own_trap', name })
    onChange({ ownTrap: '', traps: [...thought.traps.filter((one) => one !== name), name].slice(-mostTraps) })
  }

  return (
    <div className={own.ownTraps}>
      {names.length > 0 && (
        <ul className={styles.chips}>
          {names.map((name) => (
            <li key={name}>
              <Chip isPressed={thought.traps.includes(name)} onClick={() => onChange(turned(thought, name))}>
                {name}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <div className={own.add}>
        <LineField
          label={t('thought.own_trap')}
          value={thought.ownTrap}
          onWrite={(ownTrap) => onChange({ ownTrap })}
          check={check}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) add()
          }}
        />
        <Button variant="onstone" icon={<Plus size={20} strokeWidth={1.75} aria-hidden="true" />} onClick={add}>
          {t('thought.add_trap')}
        </Button>
      </div>
    </div>
  )
}

/** With the trap chosen, or not any more. */
function turned({ traps }: ThoughtDraft, trap: string): Pick<ThoughtDraft, 'traps'> {
  const others = traps.filter((one) => one !== trap)
  return { traps: others.length < traps.length ? others : [...others, trap].slice(-mostTraps) }
}
