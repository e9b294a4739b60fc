import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/ui/notice'

/** Why a press did not send anything: help stands above the words. */
export function HeldNotice({ isHeld, what }: { isHeld: boolean; what: 'booking' | 'message' }) {
  const { t } = useTranslation('booking')
  return <div role="status">{isHeld && <Notice tone="info">{t(`held.${what}`)}</Notice>}</div>
}
