import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { TextField } from '../../../../components/ui/field'
import rows from '../../rows.module.css'
import { QrCode } from './qr-code'
import styles from './second-step.module.css'

type AppSetupProps = {
  secret: string
  uri: string
  isBusy: boolean
  error: string | null
  onCode: (code: string) => void
  onCancel: () => void
}

/** The secret for an authenticator app, as QR code and as text, and the field for its first code. */
export function AppSetup({ secret, uri, isBusy, error, onCode, onCancel }: AppSetupProps) {
  const { t } = useTranslation('second_step')
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [isEmpty, setIsEmpty] = useState(false)
  useEffect(() => field.current?.focus(), [])

  function send(event: FormEvent) {
    event.preventDefault()
    setIsEmpty(code.trim() === '')
    if (code.trim() !== '') onCode(code)
  }

  return (
    <form noValidate method="post" className={rows.form} onSubmit={send}>
      <p>{t('app.scan')}</p>
      <QrCode text={uri} label={t('app.qr')} />
      <p>
        {t('app.secret')} <span className={styles.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</span>
      </p>
      <TextField
        ref={field}
        name="code"
        label={t('app.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        value={code}
        error={isEmpty ? t('empty') : (error ?? undefined)}
        required
        onChange={({ target }) => setCode(target.value)}
      />
      <div className={rows.actions}>
        <Button type="submit" busy={isBusy}>
          {t('app.confirm')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
