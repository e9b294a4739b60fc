import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { OwnKolam } from '../../components/kolam/own-kolam'
import { useIsLost } from '../../components/sync/use-where-kept'
import { Button, ButtonLink } from '../../components/ui/button'
import { paths } from '../../config/paths'
import type { KeptCheckIn } from './draft'
import styles from './just-kept.module.css'
import { heavyUpTo, useMoodWords } from './use-mood-words'

type JustKeptProps = {
  record: KeptCheckIn
  isChanged: boolean
  ground: 'paper' | 'stone'
  onUndo: () => void
  onChange: () => void
  onAgain: () => void
}

/** The check-in that was just kept, with its kolam and the way back. Beside a heavy one stands who helps. */
export function JustKept({ record, isChanged, ground, onUndo, onChange, onAgain }: JustKeptProps) {
  const { t } = useTranslation(['check_in', 'frame'])
  const isLost = useIsLost()
  const { pointOf } = useMoodWords()
  const words = useRef<HTMLParagraphElement>(null)
  const { mood, note, feelings, tags } = record.body
  const isBare = note === '' && feelings.length === 0 && tags.length === 0
  const quiet = ground === 'stone' ? 'onstone' : 'secondary'

  // The button that was pressed is gone: what it did takes its place, and is read out.
  useEffect(() => {
    words.current?.focus({ preventScroll: true })
    // A form that was long has gone from above: its place may stand out of view.
    words.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <div className={styles.kept}>
      <OwnKolam seed={record.id} animate="draw" className={styles.figure} />
      <div className={styles.words}>
        <p ref={words} tabIndex={-1} className={styles.title}>
          {isLost ? pointOf(mood) : t(isChanged ? 'kept.changed' : 'kept.title', { point: pointOf(mood) })}
        </p>
        {isLost && <p>{t('frame:sync.memory_guest')}</p>}
        <p>{mood <= heavyUpTo ? t('kept.heavy') : t('kept.figure')}</p>
      </div>
      <div className={styles.actions}>
        {mood <= heavyUpTo && (
          <ButtonLink to={paths.help} variant={ground === 'stone' ? 'sun' : 'primary'}>
            {t('kept.heavy_help')}
          </ButtonLink>
        )}
        <Button variant={quiet} onClick={onChange}>
          {t(isBare ? 'kept.more' : 'kept.change')}
        </Button>
        {!isChanged && (
          <Button variant={quiet} onClick={onUndo}>
            {t('kept.undo')}
          </Button>
        )}
        <Button variant={quiet} onClick={onAgain}>
          {t('kept.again')}
        </Button>
      </div>
    </div>
  )
}
