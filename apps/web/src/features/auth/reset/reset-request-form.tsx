import { requestPasswordReset } from '@maitri/contracts'
import { Mail } from 'lucide-react'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { TextField } from '../../../components/ui/field'
import { useSite } from '../../../data/site'
import { callApi } from '../../../lib/api-client'
import { currentLanguage } from '../../../lib/i18n/i18n'
import { checkEmail } from '../credentials/check-credentials'
import { FormMessage } from '../form-message'
import { EntryHeading } from '../frame/entry-heading'
import { hasProblems, problemsOf } from '../problems'
import { useProblems } from '../use-problems'
import { useSubmission } from '../use-submission'
import styles from './reset.module.css'

type ResetRequestFormProps = {
  initialEmail?: string
  /** The way back to the sign-in form. */
  back: ReactNode
}

/** Asks for the link to choose a new password. The answer is the same whether or not the email has an account. */
export function ResetRequestForm({ initialEmail = '', back }: ResetRequestFormProps) {
  const { t } = useTranslation(['auth', 'common'])
  const form = useRef<HTMLFormElement>(null)
  const problems = useProblems<'email' | 'password'>(form)
  const { isBusy, submit } = useSubmission()
  const [email, setEmail] = useState(initialEmail)
  const [isSent, setIsSent] = useState(false)

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    const found = checkEmail(email)
    if (hasProblems(found)) return problems.show(found)
    await submit(
      async () => {
        problems.forgetAll()
        await callApi(requestPasswordReset, { body: { email, language: currentLanguage() } })
        setIsSent(true)
      },
      (error) => problems.show(problemsOf(error)),
    )
  }

  if (isSent) return <ResetSent email={email.trim()} back={back} onAgain={() => setIsSent(false)} />
  return (
    <>
      <EntryHeading title={t('reset.heading')} lead={t('reset.lead')} isFocused />
      <form ref={form} noValidate method="post" className={styles.form} onSubmit={send}>
        <TextField
          {...problems.of('email')}
          label={t('fields.email')}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          icon={<Mail size={20} strokeWidth={1.75} aria-hidden="true" />}
          required
          value={email}
          onChange={(event) => {
            setEmail(event.target.value)
            problems.forget('email')
          }}
        />
        <FormMessage message={problems.message} />
        <Button type="submit" size="large" wide busy={isBusy} busyLabel={t('common:processing')}>
          {t('reset.submit')}
        </Button>
        {back}
      </form>
    </>
  )
}

type ResetSentProps = { email: string; back: ReactNode; onAgain: () => void }

function ResetSent({ email, back, onAgain }: ResetSentProps) {
  const { t } = useTranslation('auth')
  const contact = useSite()?.supportEmail
  return (
    <>
      <EntryHeading title={t('reset.sent_heading')} isFocused />
      <div className={styles.form}>
        <p role="status">{t('reset.sent', { email })}</p>
        <p className={styles.note}>{contact ? t('reset.not_come_contact', { contact }) : t('reset.not_come')}</p>
        <Button variant="secondary" onClick={onAgain}>
          {t('reset.again')}
        </Button>
        {back}
      </div>
    </>
  )
}
