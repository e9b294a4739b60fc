import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsPhone } from '../../../../components/layout/use-is-phone'
import { Button } from '../../../../components/ui/button'
import type { SafetyCheck } from '../../../../safety/use-safety-check'
import { WordsField } from '../../writings/words-field'
import { BoxFigure } from './box-figure'
import styles from './drop-slip.module.css'
import type { WorryBox } from './use-worries'

type DropSlipProps = {
  box: WorryBox
  /** What is being written and not yet in the box. */
  text: string
  onWrite: (text: string) => void
  check: SafetyCheck
  /** Whether the box stands open whatever is written. */
  isOpen: boolean
  children?: ReactNode
}

/** Write, fold, drop, shut: the lid lifts while there are words on the slip, the slip falls in, and the lid comes down by itself. */
export function DropSlip({ box, text, onWrite, check, isOpen, children }: DropSlipProps) {
  const { t } = useTranslation('tool_writing')
  const field = useRef<HTMLDivElement>(null)
  const isPhone = useIsPhone()
  const [drops, setDrops] = useState(0)

  function drop() {
    const worry = text.trim()
    field.current?.querySelector('textarea')?.focus()
    if (worry === '') return
    void check.read(worry)
    box.add(worry)
    onWrite('')
    setDrops(drops + 1)
  }

  return (
    <div className={styles.place}>
      <div ref={field} className={styles.slip}>
        <WordsField
          label={t('worry.slip')}
          hint={!isPhone && t('worry.slip_hint')}
          rows={2}
          value={text}
          onWrite={onWrite}
          check={check}
          className={styles.paper}
          onKeyDown={(event) => {
            // While a word of an Indian script is still being composed, Enter belongs to the keyboard.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            drop()
          }}
        />
        <Button variant="sun" onClick={drop}>
          {t('worry.put_in')}
        </Button>
      </div>
      <div className={styles.box}>
        <BoxFigure isOpen={isOpen || text.trim() !== ''} slips={box.waiting.length} drops={drops} />
        <div className={styles.words}>
          <p role="status">
            {box.waiting.length === 0 ? t('worry.none') : t('worry.count', { count: box.waiting.length })}
          </p>
          {children}
        </div>
      </div>
    </div>
  )
}
