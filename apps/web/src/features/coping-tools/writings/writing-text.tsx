import type { ToolWriting } from '@maitri/contracts'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { LaterPart } from '../../../components/ui/later-part'
import { Loading } from '../../../components/ui/loading'
import { useFormat } from '../../../lib/format'
import { ThingList } from '../activities/sach-ya-mithya/good-things'
import { ThoughtSummary } from '../activities/vichaar/thought-summary'
import styles from './writing.module.css'
import type { WritingOf } from './writing-kinds'

const DrawingPicture = lazy(async () => ({
  default: (await import('../activities/kolam-studio/drawing-picture')).DrawingPicture,
}))

/** A writing to read, whole. */
export function WritingText({ writing }: { writing: ToolWriting }) {
  const { t } = useTranslation('tool_writing')
  switch (writing.kind) {
    case 'small_step':
      return <StepText step={writing} />
    case 'thought_record':
      return <ThoughtSummary record={writing} />
    case 'worry':
      return <WorryText worry={writing} />
    case 'good_things':
      return <ThingList things={writing.things} />
    case 'kolam':
      return (
        <div className={styles.drawing}>
          <LaterPart place={<Loading label={t('list.waiting')} />}>
            <DrawingPicture drawing={writing} />
          </LaterPart>
          {writing.feeling.trim() && <p>{t('list.drawn_with', { feeling: writing.feeling })}</p>}
        </div>
      )
    case 'sankalpa':
      return <p className={styles.lead}>{writing.text}</p>
    case 'group_prompt':
      return <p className={styles.lead}>{writing.text}</p>
    case 'own_trap':
      return <p className={styles.lead}>{writing.name}</p>
  }
}

function StepText({ step }: { step: WritingOf<'small_step'> }) {
  const { t } = useTranslation('tool_writing')
  const format = useFormat()
  const ofTen = (value: number | null) => (value === null ? '' : t('of_ten', { value }))
  return (
    <Rows
      rows={[
        [t('step.action'), step.action],
        [t('step.area'), step.area ? t(`step.areas.${step.area}`) : ''],
        [t('step.size'), t('minutes', { count: step.minutes })],
        [t('list.planned'), step.plannedFor ? format.date(step.plannedFor, 'moment') : t('step.open_time')],
        [t('step.where'), step.where],
        [t('list.if_then'), step.ifThen],
        [t('step.mood'), ofTen(step.mood)],
        [t('step.energy'), ofTen(step.energy)],
        [t('list.done'), step.doneAt ? format.date(step.doneAt, 'moment') : ''],
        [t('list.pleasure'), ofTen(step.pleasure)],
        [t('list.mastery'), ofTen(step.mastery)],
      ]}
    />
  )
}

function WorryText({ worry }: { worry: WritingOf<'worry'> }) {
  const { t } = useTranslation('tool_writing')
  const format = useFormat()
  const pile = worry.canAct === null ? 'unsorted' : worry.canAct ? 'can_act' : 'not_now'
  return (
    <Rows
      rows={[
        [t('worry.slip'), worry.text],
        [t('list.sorted'), t(`worry.piles.${pile}`)],
        [t('worry.next'), worry.nextAction],
        [t('worry.letting_go'), worry.lettingGo],
        [t('list.worry_settled'), worry.settledAt ? format.date(worry.settledAt, 'moment') : ''],
      ]}
    />
  )
}

/** Names and words, without what was left empty. */
function Rows({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className={styles.summary}>
      {rows
        .filter(([, text]) => text.trim())
        .map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  )
}
