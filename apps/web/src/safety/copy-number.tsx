import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import styles from './copy-number.module.css'
import { usePanelWords } from './use-panel-words'

type CopyState = 'idle' | 'copied'

/** For a desk without a phone: takes the number along. Not shown where a finger dials, nor where the browser cannot copy. */
export function CopyNumber({ number }: { number: string }) {
  const { t } = usePanelWords()
  const [state, setState] = useState<CopyState>('idle')
  if (!navigator.clipboard) return null

  const copy = () =>
    navigator.clipboard.writeText(number).then(
      () => setState('copied'),
      // Refused by the browser: the number stands beside the button, large.
      () => setState('idle'),
    )
  const Icon = state === 'copied' ? Check : Copy
  return (
    <span className={styles.place}>
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('copy_number', { number })}
      </button>
      <span role="status">{state === 'copied' && t('number_copied', { number })}</span>
    </span>
  )
}
