import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../../components/ui/class-names'
import { IconButton } from '../../../../components/ui/icon-button'
import { PathMark } from '../path-mark'
import styles from './chosen-list.module.css'
import { type ChosenTool, moved, withoutKey } from './chosen-tools'
import { useDragOrder } from './use-drag-order'

type ChosenListProps = { chosen: readonly ChosenTool[]; onChange: (chosen: readonly ChosenTool[]) => void }

/** The chosen tools in their order, each a dot on one line: moved by buttons, or dragged by the handle. */
export function ChosenList({ chosen, onChange }: ChosenListProps) {
  const { t } = useTranslation(['routines', 'coping_tools'])
  const list = useRef<HTMLOListElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [told, setTold] = useState('')
  const titleOf = ({ toolId }: ChosenTool) => t(`coping_tools:tools.${toolId}.title`)

  function move(from: number, to: number) {
    const one = chosen[from]
    if (!one || to < 0 || to >= chosen.length) return
    onChange(moved(chosen, from, to))
    setTold(t('builder.moved', { tool: titleOf(one), place: to + 1, count: chosen.length }))
  }

  function takeOut(one: ChosenTool) {
    onChange(withoutKey(chosen, one.key))
    setTold(t('builder.taken_out', { tool: titleOf(one) }))
    // The button that was pressed goes with its row.
    heading.current?.focus()
  }

  const drag = useDragOrder(list, move)
  return (
    <section aria-labelledby="chosen-tools" className={styles.chosen}>
      <h3 id="chosen-tools" ref={heading} tabIndex={-1}>
        {t('builder.chosen')}
      </h3>
      {chosen.length === 0 && <p className={styles.empty}>{t('builder.chosen_empty')}</p>}
      <ol ref={list} aria-labelledby="chosen-tools" className={styles.list}>
        {chosen.map((one, index) => {
          const name = { tool: titleOf(one), place: index + 1 }
          return (
            <li
              key={one.key}
              className={classNames(styles.row, drag.draggedPlace === index && styles.dragged)}
              style={drag.styleOf(index)}
            >
              <PathMark isFirst={index === 0} isLast={index === chosen.length - 1} />
              <span className={styles.title}>{name.tool}</span>
              <span className={styles.actions}>
                <IconButton
                  label={t('builder.up', name)}
                  aria-disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowUp size={20} strokeWidth={1.75} aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={t('builder.down', name)}
                  aria-disabled={index === chosen.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  <ArrowDown size={20} strokeWidth={1.75} aria-hidden="true" />
                </IconButton>
                <IconButton label={t('builder.remove', name)} onClick={() => takeOut(one)}>
                  <X size={20} strokeWidth={1.75} aria-hidden="true" />
                </IconButton>
                {/* The buttons beside it do the same for those who do not drag. */}
                <span className={styles.grip} title={t('builder.drag')} aria-hidden="true" {...drag.handle(index)}>
                  <GripVertical size={20} strokeWidth={1.75} />
                </span>
              </span>
            </li>
          )
        })}
      </ol>
      <p role="status" className="visually-hidden">
        {told}
      </p>
    </section>
  )
}
