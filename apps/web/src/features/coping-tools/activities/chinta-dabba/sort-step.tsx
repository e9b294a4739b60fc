import { type DragEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../../components/ui/chip'
import { classNames } from '../../../../components/ui/class-names'
import writing from '../../writings/writing.module.css'
import styles from './chinta-dabba.module.css'
import type { Slip, WorryBox } from './use-worries'

const piles = [
  { id: 'unsorted', canAct: null },
  { id: 'can_act', canAct: true },
  { id: 'not_now', canAct: false },
] as const

const targets = piles.filter(({ canAct }) => canAct !== null)

/** Can something be done, or not now? By button, or by dragging a slip to its pile. */
export function SortStep({ box }: { box: WorryBox }) {
  const { t } = useTranslation('tool_writing')
  const [over, setOver] = useState<string | null>(null)

  function drop(event: DragEvent, canAct: boolean | null) {
    event.preventDefault()
    setOver(null)
    const slip = box.waiting.find(({ id }) => id === event.dataTransfer.getData('text/plain'))
    if (slip) box.change(slip, { canAct })
  }

  return (
    <>
      <p className={writing.quiet}>{t('worry.sort_hint')}</p>
      {piles.map(({ id, canAct }) => {
        const slips = box.waiting.filter(({ worry }) => worry.canAct === canAct)
        if (id === 'unsorted' && slips.length === 0) return null
        return (
          <section
            key={id}
            aria-label={t(`worry.piles.${id}`)}
            className={classNames(styles.pile, over === id && styles.over)}
            onDragOver={(event) => {
              event.preventDefault()
              setOver(id)
            }}
            onDragLeave={() => setOver(null)}
            onDrop={(event) => drop(event, canAct)}
          >
            <h3 className={styles.pileName}>{t(`worry.piles.${id}`)}</h3>
            {slips.length === 0 ? (
              <p className={writing.quiet}>{t('worry.pile_empty')}</p>
            ) : (
              <ul className={styles.slips}>
                {slips.map((slip) => (
                  <SortedSlip key={slip.id} slip={slip} box={box} />
                ))}
              </ul>
            )}
          </section>
        )
      })}
    </>
  )
}

function SortedSlip({ slip, box }: { slip: Slip; box: WorryBox }) {
  const { t } = useTranslation('tool_writing')
  const { text, canAct } = slip.worry
  return (
    <li
      className={classNames(styles.slip, styles.drawn)}
      draggable
      onDragStart={(event) => event.dataTransfer.setData('text/plain', slip.id)}
    >
      <p className={styles.text}>{text}</p>
      <div className={writing.chips}>
        {targets.map((pile) => (
          <Chip
            key={pile.id}
            isPressed={canAct === pile.canAct}
            aria-label={t('worry.move_label', { pile: t(`worry.piles.${pile.id}`), text })}
            onClick={() => box.change(slip, { canAct: canAct === pile.canAct ? null : pile.canAct })}
          >
            {t(`worry.piles.${pile.id}`)}
          </Chip>
        ))}
      </div>
    </li>
  )
}
