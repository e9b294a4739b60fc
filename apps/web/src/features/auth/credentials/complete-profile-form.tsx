import { completeProfile } from '@maitri/contracts'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { ApiError, callApi } from '../../../lib/api-client'
import { currentLanguage } from '../../../lib/i18n/i18n'
import { useSessionStore } from '../../../lib/session/session'
import { FormMessage } from '../form-message'
import { EntryHeading } from '../frame/entry-heading'
import { useProblems } from '../use-problems'
import { useSubmission } from '../use-submission'
import styles from './credentials-form.module.css'
import { type Choices, NewPersonChoices, noChoices } from './new-person-choices'

/** The one step after a first Google sign-in: age and choices, as on the sign-up form. */
export function CompleteProfileForm({ email }: { email: string }) {
  const { t } = useTranslation(['auth', 'common'])
  const session = useSessionStore()
  const form = useRef<HTMLFormElement>(null)
  const problems = useProblems<'isAdult'>(form)
  const { isBusy, submit } = useSubmission()
  const [choices, setChoices] = useState<Choices>(noChoices)
  const say = ({ code }: ApiError) => problems.show({ form: code, fields: {} })

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!choices.isAdult) return problems.show({ form: null, fields: { isAdult: 'not_adult' } })
    await submit(async () => {
      problems.forgetAll()
      const { user } = await callApi(completeProfile, {
        body: { isAdult: true, consents: choices.consents, language: currentLanguage() },
      })
      if (!user) throw new ApiError('internal')
      await session.accept(user)
    }, say)
  }

  return (
    <>
      <EntryHeading title={t('profile.heading')} lead={t('profile.lead', { email })} isFocused />
      <form ref={form} noValidate method="post" className={styles.form} onSubmit={send}>
        <NewPersonChoices
          choices={choices}
          error={problems.of('isAdult').error}
          onChange={(next) => {
            setChoices(next)
            problems.forget('isAdult')
          }}
        />
        <FormMessage message={problems.message} />
        <Button type="submit" size="large" wide busy={isBusy} busyLabel={t('common:processing')}>
          {t('profile.submit')}
        </Button>
        <Button variant="quiet" onClick={() => void submit(session.signOut, say)}>
          {t('profile.leave')}
        </Button>
      </form>
    </>
  )
}
