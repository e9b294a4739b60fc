import { DoorOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../components/ui/icon-button'
import { quickExit } from './quick-exit'

/** Quick exit without its words, where a phone has no room for them: in the header of every page. */
export function QuickExitIcon() {
  const { t } = useTranslation('common')
  return (
    <IconButton label={t('quick_exit')} onClick={quickExit}>
      <DoorOpen size={20} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  )
}
