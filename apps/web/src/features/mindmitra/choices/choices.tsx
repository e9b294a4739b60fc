import { lazy, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { Group } from '../../../components/ui/group'
import { LaterPart } from '../../../components/ui/later-part'
import type { Dialog } from '../engine/respond'
import styles from './choices.module.css'
import { isPacing } from './pacing'
import { ScaleAnswer } from './scale-answer'
import { sortChoices } from './sort-choices'
import { useFocusOnNext } from './use-focus-on-next'

/** With the register of the tools and their words, which most conversations never need. */
const OfferCard = lazy(async () => ({ default: (await import('./offer-card')).OfferCard }))

type ChoicesProps = {
  dialog: Dialog | null
  /** What was asked is still being written. */
  isWriting: boolean
  onChoose: (id: string) => void
}

/** The answers to what Mindmitra asked last, beside writing freely, and what it offers. */
export function Choices({ dialog, isWriting, onChoose }: ChoicesProps) {
  const { t } = useTranslation('mindmitra')
  const group = useRef<HTMLDivElement>(null)
  const open = isWriting ? null : dialog
  // Where the breath moves already it is not offered beside it.
  const offer = isPacing(open) ? undefined : open?.offer
  const { answers, isScale } = sortChoices(open?.choices ?? [])
  // A turn anew, also where the same is asked twice.
  useFocusOnNext(group, open ? `${open.state.lastSaid.join()} ${answers.map(({ id }) => id).join()}` : '')
  if (!open || (answers.length === 0 && !isScale && !offer)) return null
  const buttons = answers.map(({ id, label }) => (
    <Button
      key={id}
      variant={isScale ? 'quiet' : 'secondary'}
      size="small"
      lang={open.language}
      data-language={open.language}
      className={styles.answer}
      onClick={() => onChoose(id)}
    >
      {label}
    </Button>
  ))
  return (
    <Group ref={group} aria-label={t('choices.label')} data-answers className={styles.choices}>
      {offer && (
        <LaterPart>
          <OfferCard offer={offer} />
        </LaterPart>
      )}
      {isScale ? (
        <ScaleAnswer key={open.state.lastSaid.join()} onAnswer={(number) => onChoose(`${number}`)}>
          {buttons}
        </ScaleAnswer>
      ) : (
        answers.length > 0 && <div className={styles.answers}>{buttons}</div>
      )}
    </Group>
  )
}
