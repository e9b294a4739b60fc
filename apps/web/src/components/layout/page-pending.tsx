import { useTranslation } from 'react-i18next'
import { Loading } from '../ui/loading'

export function PagePending() {
  const { t } = useTranslation('shell')
  return <Loading label={t('pending')} />
}
