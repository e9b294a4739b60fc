import { Check } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { Notice } from '../../../components/ui/notice'
import { useFormat } from '../../../lib/format'
import styles from './read-panel.module.css'
import { useReading } from './use-reading'

type ReadPanelProps = {
  /** When it was read; null where it was not, undefined while that is not known. */
  readAt: string | null | undefined
  readingTimeMs: number
  end: RefObject<HTMLElement | null>
  hasFailed: boolean
  onRead: () => void
  onUnread: () => void
}

/** Says when an article counts as read, counts it then, and takes the person's own word for either. */
export function ReadPanel({ readAt, readingTimeMs, end, hasFailed, onRead, onUnread }: ReadPanelProps) {
  const { t } = useTranslation('insights')
  const format = useFormat()
  /** Who takes the mark away is not overruled by the clock. */
  const [isTakenBack, setIsTakenBack] = useState(false)
  useReading({ end, readingTimeMs, isOn: readAt === null && !isTakenBack, onRead })

  function takeBack() {
    setIsTakenBack(true)
    onUnread()
  }

  return (
    <section aria-labelledby="read-panel" className={styles.panel}>
      <h2 id="read-panel" className={styles.title}>
        {t('read.title')}
      </h2>
      <p className={styles.rule}>{t('read.rule')}</p>
      <div role="status">
        {readAt && (
          <p className={styles.marked}>
            <Check size={18} strokeWidth={2} aria-hidden="true" />
            {t('read.marked', { date: format.calendarDay(localDay(readAt)) })}
          </p>
        )}
        {readAt === null && isTakenBack && <p>{t('read.undone')}</p>}
      </div>
      {hasFailed && (
        <Notice tone="error" role="alert">
          {t('not_kept')}
        </Notice>
      )}
      {readAt !== undefined && (
        <Button variant={readAt ? 'quiet' : 'tint'} size="small" onClick={readAt ? takeBack : onRead}>
          {t(readAt ? 'read.undo' : 'read.mark')}
        </Button>
      )}
    </section>
  )
}

/** The day of a moment where the person is. */
function localDay(moment: string): string {
  const at = new Date(moment)
  const [month, day] = [at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${at.getFullYear()}-${month}-${day}`
}
