import { Navigate, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { HelpNowLink } from '../../../components/layout/help-now-link'
import { Button } from '../../../components/ui/button'
import { paths } from '../../../config/paths'
import { isGooglePopup } from '../../../lib/session/popup-mark'
import styles from './popup-done.module.css'
import { tellGoogleOutcome } from './tell-google-outcome'

/** Where Google's window ends. Whoever comes to its address by hand signed in nowhere, and is led home. */
export function PopupDone() {
  return isGooglePopup() ? <Answer /> : <Navigate to={paths.home} replace />
}

/** Tells the page that opened the window, and closes it once that page heard. The words are for where none did, or the browser keeps it open. */
function Answer() {
  const { t } = useTranslation('auth')
  const error = useLocation({ select: ({ search }) => (search as { error?: unknown }).error })
  // Google did its part; the page that opened the window asks for the rest.
  const code = error === undefined ? null : String(error)
  const hasFailed = code !== null && code !== 'second_step'

  useEffect(() => {
    void tellGoogleOutcome(code === null ? { ok: true } : { error: code }).then(() => window.close())
  }, [code])

  return (
    <div className={styles.done}>
      <h1>{t('google.continue')}</h1>
      <p role="status">{t(hasFailed ? 'popup.failed' : 'popup.done')}</p>
      <Button variant="secondary" onClick={() => window.close()}>
        {t('popup.close')}
      </Button>
      <HelpNowLink />
    </div>
  )
}
