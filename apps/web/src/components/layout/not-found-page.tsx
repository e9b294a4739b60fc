import { useTranslation } from 'react-i18next'
import { paths } from '../../config/paths'
import { ButtonLink } from '../ui/button'
import { MessagePage } from './message-page'

export function NotFoundPage() {
  const { t } = useTranslation('shell')
  return (
    <MessagePage heading={t('not_found.heading')} text={t('not_found.text')}>
      <ButtonLink to={paths.home}>{t('not_found.home')}</ButtonLink>
      <ButtonLink to={paths.help} variant="secondary">
        {t('not_found.help')}
      </ButtonLink>
    </MessagePage>
  )
}
