import { Eraser, Infinity as Loop, PaintBucket, Pencil, Waypoints } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../../components/ui/class-names'
import { StoneChoices } from '../stone-choices'
import type { Tool } from './drawing-board'
import styles from './hand-choices.module.css'
import { type HandChoice, type Width, widths } from './pen-choices'
import { type Powder, powderClass, powders } from './powders'

const icons = { weave: Loop, free: Pencil, dots: Waypoints, fill: PaintBucket, rub: Eraser }

type HandChoicesProps = {
  tools: readonly Tool[]
  hasColours: boolean
  choice: HandChoice
  onChoose: (change: Partial<HandChoice>) => void
  /** Whether the person has done it already; a phone needs the room. */
  isHowKnown?: boolean
}

/** What the hand does, and with which colour. Every colour has its name. */
export function HandChoices({ tools, hasColours, choice, onChoose, isHowKnown = false }: HandChoicesProps) {
  const { t } = useTranslation('tool_drawing')
  const { tool, colour } = choice
  return (
    <>
      <StoneChoices
        tray="words"
        legend={t('kolam.tool.legend')}
        options={tools.map((value) => {
          const Icon = icons[value]
          return {
            value,
            label: t(`kolam.tool.${value}`),
            icon: <Icon size={18} strokeWidth={1.75} aria-hidden="true" />,
          }
        })}
        value={tool}
        onChange={(next) => onChoose({ tool: next })}
      />
      {tool !== 'free' && !isHowKnown && <p className={styles.how}>{t(`kolam.${tool}_how`)}</p>}
      {hasColours && tool !== 'rub' && (
        <StoneChoices<Powder>
          tray="signs"
          legend={t('kolam.colour.legend')}
          options={powders.map((powder) => ({
            value: powder,
            label: t(`kolam.colour.${powder}`),
            icon: <span className={classNames(styles.swatch, powderClass(powder))} />,
          }))}
          value={colour}
          onChange={(next) => onChoose({ colour: next })}
        />
      )}
    </>
  )
}

/** The brush, where lines are drawn in colour. */
export function WidthChoice({ hasColours, choice: { tool, width }, onChoose }: Omit<HandChoicesProps, 'tools'>) {
  const { t } = useTranslation('tool_drawing')
  if (!hasColours || tool === 'fill' || tool === 'rub') return null
  return (
    <StoneChoices<Width>
      tray="signs"
      legend={t('kolam.width.legend')}
      options={(Object.keys(widths) as Width[]).map((name) => ({
        value: name,
        label: t(`kolam.width.${name}`),
        icon: <span className={classNames(styles.nib, styles[name])} />,
      }))}
      value={width}
      onChange={(next) => onChoose({ width: next })}
    />
  )
}
