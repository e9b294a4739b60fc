import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import type { ComparedIds } from '../../../data/reading'
import styles from './reading-history.module.css'

type ChoiceBarProps = {
  /** Null while nobody is choosing. */
  chosen: readonly string[] | null
  onStart: () => void
  onStop: () => void
  onShow: (ids: ComparedIds) => void
}

/** Begins and ends the choice of two readings, and says how far it is. The button that was pressed keeps its place and focus. */
export function ChoiceBar({ chosen, onStart, onStop, onShow }: ChoiceBarProps) {
  const { t } = useTranslation('mindscan')
  const [one, other] = chosen ?? []
  return (
    <div className={styles.choice}>
      <Button variant="quiet" size="small" onClick={chosen ? onStop : onStart}>
        {t(chosen ? 'history.compare.stop' : 'history.compare.start')}
      </Button>
      <span role="status">{chosen && t(`history.compare.${countKeys[chosen.length] ?? 'chosen_two'}`)}</span>
      {chosen && (
        <Button size="small" disabled={!one || !other} onClick={() => one && other && onShow([one, other])}>
          {t('history.compare.show')}
        </Button>
      )}
    </div>
  )
}

const countKeys = ['chosen_none', 'chosen_one', 'chosen_two'] as const
