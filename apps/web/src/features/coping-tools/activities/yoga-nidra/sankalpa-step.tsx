import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { CheckedTextField } from '../../../../safety/checked-field'
import { useSafetyCheck } from '../../../../safety/use-safety-check'
import { ActivityLayout } from '../../player/activity-layout'
import styles from './yoga-nidra-activity.module.css'

type SankalpaStepProps = {
  line: string
  caption: string | undefined
  onWrite: (line: string) => void
  onKeep: (line: string) => void
}

/** One line to carry through the rest, or none. */
export function SankalpaStep({ line, caption, onWrite, onKeep }: SankalpaStepProps) {
  const { t } = useTranslation(['tool_body', 'coping_tools'])
  const check = useSafetyCheck()
  const [state, setState] = useState<'open' | 'kept'>('open')

  async function keep() {
    const text = line.trim()
    if ((await check.read(text)) === 'unread') return
    onKeep(text)
    setState('kept')
  }

  return (
    <ActivityLayout
      heading={t('coping_tools:tools.yoga-nidra.steps.1.title')}
      note={t('coping_tools:tools.yoga-nidra.steps.1.text')}
      caption={caption}
      shape="form"
    >
      {check.panel}
      <div className={styles.line}>
        <CheckedTextField
          check={check}
          label={t('nidra.sankalpa')}
          hint={t('nidra.sankalpa_hint')}
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
