import { setConsent } from '@maitri/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import { ThemeChoice } from '../../../../components/layout/theme-choice'
import { useWhereKept } from '../../../../components/sync/use-where-kept'
import { Notice } from '../../../../components/ui/notice'
import { Switch } from '../../../../components/ui/switch'
import { paths } from '../../../../config/paths'
import { accountQuery } from '../../../../data/account-query'
import { type PreferenceChange, savePreference, withUnsaved } from '../../../../data/preferences/preferences'
import { callApi } from '../../../../lib/api-client'
import { currentLanguage } from '../../../../lib/i18n/i18n'
import { useSession } from '../../../../lib/session/session'
import { Part } from '../../part'
import type { Account } from '../account'
import { LanguageChoice } from './language-choice'
import styles from './preferences.module.css'

/** Each takes effect at once. Without an account, or out of the server's reach, only what the device decides by itself. */
export function Preferences({ account }: { account: Account | null }) {
  const { t } = useTranslation('account')
  const queryClient = useQueryClient()
  // The query tells its readers a moment later; a switch must not fall back in between.
  const [, showChosen] = useReducer((count: number) => count + 1, 0)
  const whereKept = useWhereKept()
  const isGuest = useSession().state !== 'signed_in'
  const preferences = account && withUnsaved(account.preferences)

  /** Shown at once; what does not reach the server is sent later. */
  function choose(chosen: PreferenceChange) {
    void savePreference(chosen)
    // An answer that is on its way does not know of it.
    void queryClient.cancelQueries({ queryKey: accountQuery.queryKey })
    queryClient.setQueryData(accountQuery.queryKey, (known) =>
      known ? { ...known, preferences: withUnsaved(known.preferences) } : known,
    )
    showChosen()
  }

  return (
    <Part
      heading={t('preferences.heading')}
      lead={isGuest ? whereKept(t('preferences.lead_guest')) : t('preferences.lead')}
    >
      <div className={styles.device}>
        <ThemeChoice />
        <LanguageChoice
          further={preferences?.furtherLanguage ?? null}
          onFurther={preferences ? (furtherLanguage) => choose({ furtherLanguage, language: 'en' }) : null}
        />
      </div>
      {preferences && (
        <div>
          <Switch
            label={t('preferences.notifications')}
            hint={t('preferences.notifications_hint')}
            checked={preferences.notifications}
            onChange={(event) => choose({ notifications: event.target.checked })}
          />
          <Sharing isGiven={preferences.dataSharingConsent} />
        </div>
      )}
    </Part>
  )
}

/** Withdraws the consent of the sign-up form by one press (`docs/safety.md` P1). It is given where it is asked for in full, among the choices. */
function Sharing({ isGiven }: { isGiven: boolean }) {
  const { t } = useTranslation(['account', 'auth'])
  const queryClient = useQueryClient()
  const change = useMutation({
    // A consent is recorded with its moment: one that does not arrive is refused at once, rather than given unseen when the network is back.
    networkMode: 'always',
    mutationFn: (granted: false) =>
      callApi(setConsent, { params: { purpose: 'improvement' }, body: { granted, language: currentLanguage() } }),
    onSuccess: (changed) => queryClient.setQueryData(accountQuery.queryKey, changed),
  })
  if (!isGiven)
    return (
      <p>
        <Link to={paths.profile} search={{ tab: 'privacy' }}>
          {t('auth:consents.improvement.label')}
        </Link>
      </p>
    )
  return (
    <>
      <Switch
        label={t('auth:consents.improvement.label')}
        hint={t('auth:consents.improvement.text')}
        checked={isGiven}
        disabled={change.isPending}
        onChange={() => change.mutate(false)}
      />
      {change.isError && (
        <Notice tone="error" role="alert">
          {t('preferences.sharing_failed')}
        </Notice>
      )}
    </>
  )
}
