import { useTranslation } from 'react-i18next'
import { Button, ExternalButtonLink } from '../ui/button'
import { MessagePage } from './message-page'

/** What stands where a screen broke: kind words, a second try, and help that needs nothing of the screen that broke. */
export function CrashPage({ reset }: { reset: () => void }) {
  const { t } = useTranslation('shell')
  return (
    <MessagePage heading={t('crash.heading')} text={t('crash.text')}>
      <Button onClick={reset}>{t('crash.again')}</Button>
      <ExternalButtonLink href="tel:14416" variant="call">
        {t('footer.call')}
      </ExternalButtonLink>
      <p>{t('crash.help')}</p>
    </MessagePage>
  )
}
