import { helpLine } from '@maitri/content/help-lines'
import { readHealth } from '@maitri/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../lib/api-client'
import { telAddress } from '../crisis-help/help-addresses'
import { Button, ExternalButtonLink } from '../ui/button'
import { MessagePage } from './message-page'

/** What stands where a screen broke: kind words, a second try, and help that needs nothing of the screen that broke. */
export function CrashPage({ reset }: { reset: () => void }) {
  const { t } = useTranslation(['shell', 'common'])
  const { number } = helpLine('tele_manas')
  const [isTrying, setIsTrying] = useState(false)

  async function tryAgain() {
    setIsTrying(true)
    try {
      // A part that did not arrive comes only with a new page; while the server is away that would cost this one, and the help on it.
      await callApi(readHealth, {})
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
      <ExternalButtonLink href={telAddress(number)} variant="call">
        {t('common:call_number', { number: number.display })}
      </ExternalButtonLink>
      <p>{t('crash.help')}</p>
    </MessagePage>
  )
}
