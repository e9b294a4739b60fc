import { type CurrentUser, signIn, signUp } from '@maitri/contracts'
import { ApiError, callApi } from '../../../lib/api-client'
import { currentLanguage } from '../../../lib/i18n/i18n'
import type { CredentialsMode } from './check-credentials'
import type { Choices } from './new-person-choices'

export { checkCredentials } from './check-credentials'

type Typed = { name: string; email: string; password: string }

/** Signs in, or makes the account that was asked for. Returns whose it is; null where a second step is asked for. Throws `ApiError`. */
export async function sendCredentials(
  mode: CredentialsMode,
  { name, email, password }: Typed,
  { consents }: Choices,
): Promise<CurrentUser | null> {
  if (mode === 'sign_up') {
    const body = { name, email, password, isAdult: true, consents, language: currentLanguage() } as const
    return required((await callApi(signUp, { body })).user)
  }
  const { user, needsSecondStep } = await callApi(signIn, { body: { email, password } })
  return needsSecondStep ? null : required(user)
}

function required(user: CurrentUser | null): CurrentUser {
  if (!user) throw new ApiError('internal')
  return user
}
