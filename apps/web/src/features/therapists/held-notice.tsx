import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/ui/notice'
import type { HeldWords } from './use-held-words'

/** Why a press did not send anything. */
export function HeldNotice({ state, what }: { state: HeldWords['state']; what: 'booking' | 'message' }) {
  const { t } = useTranslation('booking')
  return (
    <div role="status">
      {state === 'held' && <Notice tone="info">{t(`held.${what}`)}</Notice>}
      {state === 'gate_missing' && <Notice tone="error">{t('gate_missing')}</Notice>}
    </div>
  )
}
