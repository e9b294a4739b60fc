import { type Preferences, updateAccount } from '@maitri/contracts'
import * as z from 'zod/mini'
import { callApi } from './api-client'
import { setLanguage } from './i18n'
import { readStored, writeStored } from './stored-value'
import { setTheme } from './theme'

const change = updateAccount.body.shape.preferences
type PreferenceChange = NonNullable<z.infer<typeof change>>

/** Chosen here and not yet with the account, so that a choice made offline is not undone by what the account still says. */
const key = 'unsavedPreferences'

function unsaved(): PreferenceChange {
  try {
    const parsed = z.safeParse(change, JSON.parse(readStored(key) ?? '{}'))
    return (parsed.success && parsed.data) || {}
  } catch {
    return {}
  }
}

/** Keeps a preference with the account; one that does not arrive is sent when the account is next confirmed. */
export async function savePreference(chosen: PreferenceChange): Promise<void> {
  const preferences = { ...unsaved(), ...chosen }
  writeStored(key, JSON.stringify(preferences))
  await callApi(updateAccount, { body: { preferences } }).then(
    () => writeStored(key, null),
    () => undefined,
  )
}

/** Lets the account's theme and language take effect, but for what was chosen here and is still on its way. */
export function applyPreferences(preferences: Pick<Preferences, 'theme' | 'language'>): void {
  const waiting = unsaved()
  setTheme(waiting.theme ?? preferences.theme)
  void setLanguage(waiting.language ?? preferences.language)
  if (Object.keys(waiting).length > 0) void savePreference({})
}

/** Another person's choices must not become the next one's. */
export function forgetUnsavedPreferences(): void {
  writeStored(key, null)
}
