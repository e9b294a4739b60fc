import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HelpNowLink } from '../../../components/layout/help-now-link'
import { Button } from '../../../components/ui/button'
import { Dialog } from '../../../components/ui/dialog'
import styles from './filter-sheet.module.css'

type FilterSheetProps = {
  /** How many filters are chosen. */
  chosen: number
  /** How many therapists they leave. */
  found: number
  onReset: () => void
  /** The filters themselves. */
  children: ReactNode
}

/** On a phone the filters stand behind a button; what they leave is counted while they are open. */
export function FilterSheet({ chosen, found, onReset, children }: FilterSheetProps) {
  const { t } = useTranslation('therapists')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.sheet}>
      <Button
        variant="secondary"
        wide
        aria-haspopup="dialog"
        icon={<SlidersHorizontal size={20} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {chosen > 0 ? t('filters.chosen', { count: chosen }) : t('filters.label')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('filters.label')}
        closeLabel={t('filters.close')}
        headerAction={<HelpNowLink />}
        footer={
          <>
            <Button variant="secondary" onClick={onReset}>
              {t('reset')}
            </Button>
            <Button onClick={() => setIsOpen(false)}>{t('filters.show', { count: found })}</Button>
          </>
        }
      >
        {children}
      </Dialog>
    </div>
  )
}
