import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { TextField } from '../../../../components/ui/field'
import { ensureGate } from '../../../../safety/gate'
import { useCrisisGate } from '../../../../safety/use-crisis-gate'
import { ActivityLayout } from '../../player/activity-layout'
import styles from './yoga-nidra-activity.module.css'

type SankalpaStepProps = { line: string; onWrite: (line: string) => void; onKeep: (line: string) => void }

/** One line to carry through the rest, or none. */
export function SankalpaStep({ line, onWrite, onKeep }: SankalpaStepProps) {
  const { t } = useTranslation(['tool_body', 'coping_tools'])
  const gate = useCrisisGate()
  const [state, setState] = useState<'open' | 'kept' | 'gate_missing'>('open')

  async function keep() {
    const text = line.trim()
    try {
      await ensureGate()
    } catch {
      return setState('gate_missing')
    }
    gate.assess(text)
    onKeep(text)
    setState('kept')
  }

  return (
    <ActivityLayout
      heading={t('coping_tools:tools.yoga-nidra.steps.1.title')}
      note={t('coping_tools:tools.yoga-nidra.steps.1.text')}
      shape="form"
    >
      {gate.panel}
      <div className={styles.line}>
        <TextField
          label={t('nidra.sankalpa')}
          hint={t('nidra.sankalpa_hint')}
          error={state === 'gate_missing' && t('nidra.gate_missing')}
          maxLength={300}
          value={line}
          onChange={(event) => {
            onWrite(event.target.value)
            setState('open')
          }}
        />
        <Button variant="onstone" disabled={line.trim() === '' || state === 'kept'} onClick={keep}>
          {state === 'kept' ? t('nidra.kept') : t('nidra.keep')}
        </Button>
      </div>
    </ActivityLayout>
  )
}
