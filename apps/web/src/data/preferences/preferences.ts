import { type Preferences, updateAccount } from '@maitri/contracts'
import * as z from 'zod/mini'
import { callApi } from '../../lib/api-client'
import { setLanguage } from '../../lib/i18n/i18n'
import { createServerClock } from '../records/server-clock'
import { setTheme } from './theme'
import { keepUnsavedPreferences, readUnsavedPreferences } from './unsaved-preferences'

const { preferences: change, chosenAt: moments } = updateAccount.body.shape
const waiting = z.object({ preferences: change, chosenAt: moments })
export type PreferenceChange = NonNullable<z.infer<typeof change>>
type Unsaved = { preferences: PreferenceChange; chosenAt: NonNullable<z.infer<typeof moments>> }

const clock = createServerClock()

function unsaved(): Unsaved {
  try {
    const stored: unknown = JSON.parse(readUnsavedPreferences() ?? '{}')
    // An earlier version of the app kept the preferences alone.
    const { preferences = z.parse(change, stored) ?? {}, chosenAt = {} } = z.parse(waiting, stored)
    return { preferences, chosenAt }
  } catch {
    return { preferences: {}, chosenAt: {} }
  }
}

/**
 * Keeps a preference with the account; one that does not arrive is sent with the network, or when the account is next confirmed, with the moment at
 * which it was chosen: what another device chose later stands.
 */
export async function savePreference(chosen: PreferenceChange): Promise<void> {
  const before = unsaved()
  const now = clock.now().toISOString()
  const body: Unsaved = {
    preferences: { ...before.preferences, ...chosen },
    chosenAt: { ...before.chosenAt, ...Object.fromEntries(Object.keys(chosen).map((name) => [name, now])) },
  }
  const sent = JSON.stringify(body)
  keepUnsavedPreferences(sent)
  await callApi(updateAccount, { body }).then(
    ({ preferences }) => {
      // What was chosen meanwhile is still on its way.
      if (readUnsavedPreferences() !== sent) return
      keepUnsavedPreferences(null)
      const standing: Record<string, unknown> = preferences
      const isOvertaken = Object.entries(body.preferences).some(([name, value]) => standing[name] !== value)
      if (isOvertaken) applyPreferences(preferences)
    },
    () => addEventListener('online', sendUnsaved, { once: true }),
  )
}

/** Nothing waits any more where it was sent meanwhile, or whoever chose it has left. */
function sendUnsaved() {
  if (Object.keys(unsaved().preferences).length > 0) void savePreference({})
}

/** The account's preferences, with what was chosen here and is still on its way. */
export const withUnsaved = (preferences: Preferences): Preferences => ({
  ...preferences,
  ...withoutGaps(unsaved().preferences),
})

/** Lets the account's theme and language take effect, but for what was chosen here and is still on its way. */
export function applyPreferences(preferences: Pick<Preferences, 'theme' | 'language'>): void {
  const { preferences: waiting } = unsaved()
  setTheme(waiting.theme ?? preferences.theme)
  void setLanguage(waiting.language ?? preferences.language)
  sendUnsaved()
}

type Gapless<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> }

const withoutGaps = (change: PreferenceChange) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Gapless<PreferenceChange>
