import { type Preferences, updateAccount } from '@maitri/contracts'
import * as z from 'zod/mini'
import { callApi } from '../../lib/api-client'
import { setLanguage } from '../../lib/i18n/i18n'
import { setTheme } from './theme'
import { keepUnsavedPreferences, readUnsavedPreferences } from './unsaved-preferences'

const change = updateAccount.body.shape.preferences
export type PreferenceChange = NonNullable<z.infer<typeof change>>

function unsaved(): PreferenceChange {
  try {
    const parsed = z.safeParse(change, JSON.parse(readUnsavedPreferences() ?? '{}'))
    return (parsed.success && parsed.data) || {}
  } catch {
    return {}
  }
}

/** Keeps a preference with the account; one that does not arrive is sent with the network, or when the account is next confirmed. */
export async function savePreference(chosen: PreferenceChange): Promise<void> {
  const preferences = { ...unsaved(), ...chosen }
  const sent = JSON.stringify(preferences)
  keepUnsavedPreferences(sent)
  await callApi(updateAccount, { body: { preferences } }).then(
    // What was chosen meanwhile is still on its way.
    () => readUnsavedPreferences() === sent && keepUnsavedPreferences(null),
    () => addEventListener('online', sendUnsaved, { once: true }),
  )
}

/** Nothing waits any more where it was sent meanwhile, or whoever chose it has left. */
function sendUnsaved() {
  if (Object.keys(unsaved()).length > 0) void savePreference({})
}

/** The account's preferences, with what was chosen here and is still on its way. */
export const withUnsaved = (preferences: Preferences): Preferences => ({ ...preferences, ...withoutGaps(unsaved()) })

/** Lets the account's theme and language take effect, but for what was chosen here and is still on its way. */
export function applyPreferences(preferences: Pick<Preferences, 'theme' | 'language'>): void {
  const waiting = unsaved()
  setTheme(waiting.theme ?? preferences.theme)
  void setLanguage(waiting.language ?? preferences.language)
  sendUnsaved()
}

type Gapless<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> }

const withoutGaps = (change: PreferenceChange) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Gapless<PreferenceChange>
