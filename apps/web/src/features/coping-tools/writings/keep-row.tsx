import { Check } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsLost } from '../../../components/sync/use-where-kept'
import { Button } from '../../../components/ui/button'
import type { Keeping } from './use-keeping'
import styles from './writing.module.css'

/** The last action of a tool in which people write: keeping it, with the words that it is kept. */
export function KeepRow({ keeping: { state, keep } }: { keeping: Keeping }) {
  const { t } = useTranslation(['tool_writing', 'frame'])
  const isLost = useIsLost()
  const told = useRef<HTMLParagraphElement>(null)

  function keepAndTell() {
    keep()
    // The button is done with; without this the focus would be nowhere.
    told.current?.focus()
  }

  return (
    <div className={styles.keepRow}>
      {state !== 'nothing' && (
        <Button
          variant="sun"
          disabled={state === 'kept'}
          icon={<Check size={20} strokeWidth={1.75} aria-hidden="true" />}
          onClick={keepAndTell}
        >
          {t(state === 'changed' ? 'keep.change' : 'keep.keep')}
        </Button>
      )}
      <p ref={told} role="status" tabIndex={-1} className={styles.quiet}>
        {state === 'nothing'
          ? t('keep.nothing')
          : state === 'kept'
            ? isLost
              ? t('frame:sync.memory_guest')
              : t('keep.kept')
            : t('keep.also')}
      </p>
    </div>
  )
}
