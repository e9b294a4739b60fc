import { useTranslation } from 'react-i18next'

/** What a guest is told of a browser that keeps nothing. */
export function MemoryNote() {
  const { t } = useTranslation('frame')
  return t('sync.memory_guest')
}
