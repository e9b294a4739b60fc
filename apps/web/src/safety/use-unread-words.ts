import { teleManasNumber } from '@maitri/content/tele-manas-number'
import { useTranslation } from 'react-i18next'

/** What is said, everywhere alike, where the gate could not be loaded and so words wait. */
export function useUnreadWords(): string {
  const { t } = useTranslation()
  return t('unread', { number: teleManasNumber.display })
}
