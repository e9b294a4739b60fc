import { HeartPulse, Wind } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import styles from './measure-tools.module.css'
import { type TapCounterKind, tapCounters } from './tap-count'
import { TapCounter } from './tap-counter'

const icons = { breath: Wind, pulse: HeartPulse }

type MeasureToolsProps = {
  /** The counter that is open; one at a time. */
  open: TapCounterKind | null
  onOpen: (kind: TapCounterKind | null) => void
  onCounted: (kind: TapCounterKind, rate: number) => void
  /** While a strap tells the heart rate there is no pulse to count. */
  withPulse: boolean
}

/** Ways to real values that need nothing but the person and a clock. */
export function MeasureTools({ open, onOpen, onCounted, withPulse }: MeasureToolsProps) {
  const { t } = useTranslation('stress')
  const lastOpen = useRef<TapCounterKind | null>(null)
  if (open)
    return (
      <TapCounter
        key={open}
        kind={open}
        onRate={(rate) => onCounted(open, rate)}
        onClose={() => {
          lastOpen.current = open
          onOpen(null)
        }}
      />
    )
  const kinds = (Object.keys(tapCounters) as TapCounterKind[]).filter((kind) => kind === 'breath' || withPulse)
  return (
    <div className={styles.tools}>
      {kinds.map((kind) => {
        const Icon = icons[kind]
        return (
          <Button
            key={kind}
            variant="tint"
            size="small"
            // Whoever closed a counter goes on where it was opened.
            autoFocus={lastOpen.current === kind}
            onClick={() => onOpen(kind)}
            icon={<Icon size={20} strokeWidth={1.75} aria-hidden="true" />}
          >
            {t(`measure.${kind}.open`)}
          </Button>
        )
      })}
    </div>
  )
}
