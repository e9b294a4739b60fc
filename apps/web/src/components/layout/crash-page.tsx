import { teleManasNumber } from '@maitri/content/tele-manas-number'
import { publicPaths } from '@maitri/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readUnchecked } from '../../lib/api-client'
import { telLink } from '../../lib/tel-link'
import { Button, ExternalButtonLink } from '../ui/button'
import { MessagePage } from './message-page'

/** What stands where a screen broke: kind words, a second try, and help that needs nothing of the screen that broke. */
export function CrashPage({ reset }: { reset: () => void }) {
  const { t } = useTranslation(['shell', 'common'])
  const [isTrying, setIsTrying] = useState(false)

  async function tryAgain() {
    setIsTrying(true)
    try {
      // A part that did not arrive comes only with a new page; while the server is away that would cost this one, and the help on it.
      await readUnchecked(publicPaths.health)
      location.reload()
    } catch {
      setIsTrying(false)
      reset()
    }
  }

  return (
    <MessagePage heading={t('crash.heading')} text={t('crash.text')}>
      <Button busy={isTrying} busyLabel={t('pending')} onClick={() => void tryAgain()}>
        {t('crash.again')}
      </Button>
      <ExternalButtonLink href={telLink(teleManasNumber.tel)} variant="call">
        {t('common:call_number', { number: teleManasNumber.display })}
      </ExternalButtonLink>
      <p>{t('crash.help')}</p>
    </MessagePage>
  )
}
