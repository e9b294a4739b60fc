import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HelpNowLink } from '../../../../components/layout/help-now-link'
import { Button } from '../../../../components/ui/button'
import { Dialog } from '../../../../components/ui/dialog'
import { Group } from '../../../../components/ui/group'
import { CheckedTextArea, CheckedTextField } from '../../../../safety/checked-field'
import { useSafetyCheck } from '../../../../safety/use-safety-check'
import { useLengthWords } from '../use-length-words'
import type { RoutineWords } from '../use-own-routines'
import { ChosenList } from './chosen-list'
import { toolsOf } from './chosen-tools'
import styles from './routine-builder.module.css'
import { type BuilderTarget, routineInput, whatIsMissing } from './routine-draft'
import { ToolChoice } from './tool-choice'
import { useRoutineDraft } from './use-routine-draft'

type RoutineBuilderProps = {
  target: BuilderTarget
  /** Rejects where it could not be kept: then everything stays as it was written. */
  onSave: (words: RoutineWords, begun: RoutineWords) => Promise<unknown>
  onClose: () => void
}

type Step = 'editing' | 'saving' | 'asking'

/** A routine is made or changed: tools at left, their order at right, and what is still missing beside Save. */
export function RoutineBuilder({ target, onSave, onClose }: RoutineBuilderProps) {
  const { t } = useTranslation('routines')
  const formId = useId()
  const lengthWords = useLengthWords()
  const check = useSafetyCheck()
  const { draft, begun, isChanged, change, drop } = useRoutineDraft(target)
  const [step, setStep] = useState<Step>('editing')
  const [problem, setProblem] = useState<'save_failed' | null>(null)
  const missing = whatIsMissing(draft)
  const tools = toolsOf(draft.chosen)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (step === 'saving' || missing.length > 0) return
    setStep('saving')
    setProblem(null)
    const found = await Promise.all([draft.name, draft.description].map(check.read))
    if (found.includes('unread')) return setStep('editing')
    try {
      await onSave(routineInput(draft), routineInput(begun))
    } catch {
      setProblem('save_failed')
      return setStep('editing')
    }
    drop()
    onClose()
  }

  function askToClose() {
    // Whoever asks a second time is let go; what was written waits in this tab.
    if (step === 'asking' || !isChanged) onClose()
    else setStep('asking')
  }

  function goOnEditing() {
    setStep('editing')
    document.getElementById(`${formId}-name`)?.focus()
  }

  return (
    <Dialog
      isOpen
      onClose={askToClose}
      title={t('routine' in target ? 'builder.title_edit' : 'builder.title_new')}
      closeLabel={t('builder.close')}
      headerAction={<HelpNowLink />}
      size="large"
      footer={
        step === 'asking' ? (
          <Group aria-label={t('builder.leave')} className={styles.ask}>
            <p>{t('builder.leave')}</p>
            <Button autoFocus onClick={goOnEditing}>
              {t('builder.leave_keep')}
            </Button>
            <Button
              variant="secondary"
              onClick={() => {
                drop()
                onClose()
              }}
            >
              {t('builder.leave_drop')}
            </Button>
          </Group>
        ) : (
          <div className={styles.end}>
            <p className={styles.total}>
              {t('builder.total')} <strong>{lengthWords(tools)}</strong>
            </p>
            <div role="status" id={`${formId}-missing`} className={styles.missing}>
              {missing.map((key) => (
                <p key={key}>{t(`builder.${key}`)}</p>
              ))}
            </div>
            <Button
              type="submit"
              form={formId}
              busy={step === 'saving'}
              disabled={missing.length > 0}
              aria-describedby={`${formId}-missing`}
            >
              {t('builder.save')}
            </Button>
          </div>
        )
      }
    >
      {check.panel}
      <form id={formId} onSubmit={(event) => void save(event)} className={styles.form}>
        <div className={styles.words}>
          <CheckedTextField
            check={check}
            id={`${formId}-name`}
            label={t('builder.name')}
            hint={t('builder.name_hint')}
            maxLength={100}
            autoComplete="off"
            data-initial-focus
            value={draft.name}
            error={problem && t('actions.save_failed')}
            onChange={(event) => change({ name: event.target.value })}
          />
          <CheckedTextArea
            check={check}
            label={t('builder.description')}
            hint={t('builder.description_hint')}
            rows={2}
            maxLength={500}
            value={draft.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        </div>
        <ToolChoice chosen={draft.chosen} onChange={(chosen) => change({ chosen })} />
        <ChosenList chosen={draft.chosen} onChange={(chosen) => change({ chosen })} />
      </form>
    </Dialog>
  )
}
