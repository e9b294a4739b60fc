import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { Notice } from '../../../components/ui/notice'
import { GoogleMark } from './google-mark'
import type { GoogleFailure, useGoogleSignIn } from './use-google-sign-in'

type GoogleSignInButtonProps = { google: ReturnType<typeof useGoogleSignIn> }

export function GoogleSignInButton({ google: { signIn, start } }: GoogleSignInButtonProps) {
  const { t } = useTranslation('auth')
  const failureMessage = useFailureWords()
  return (
    <>
      <Button variant="secondary" wide icon={<GoogleMark />} onClick={() => void start()}>
        {t('google.continue')}
      </Button>
      {signIn.state === 'waiting' && (
        <Notice tone="info" role="status">
          {t('google.waiting')}
        </Notice>
      )}
      {signIn.state === 'failed' && (
        <Notice tone={signIn.reason === 'google_not_configured' ? 'info' : 'error'} role="alert">
          {failureMessage(signIn.reason)}
        </Notice>
      )}
      {signIn.state === 'failed' && signIn.reason === 'address_unproven' && (
        <Button variant="secondary" wide onClick={() => void start({ startsEmpty: true })}>
          {t('start_empty')}
        </Button>
      )}
    </>
  )
}

/** The specification's catalogue for Google, section 8. */
function useFailureWords(): (reason: GoogleFailure) => string {
  const { t } = useTranslation(['auth', 'errors'])
  return (reason) => {
    switch (reason) {
      case 'closed':
        return t('errors:google.popup_closed')
      case 'network':
        return t('errors:google.network')
      case 'google_not_configured':
      case 'address_unproven':
        return t(`errors:${reason}`)
      case 'blocked':
        return t('errors:google.other', { message: t('errors:google.popup_blocked') })
      case 'took_too_long':
        return t('errors:google.other', { message: t('google.took_too_long') })
      default:
        return t('errors:google.other', { message: t(`errors:${reason}`) })
    }
  }
}
