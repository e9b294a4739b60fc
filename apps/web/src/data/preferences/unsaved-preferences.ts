import { readStored, writeStored } from '../../lib/stored-value'

/** Chosen here and not yet with the account, so that a choice made offline is not undone by what the account still says. */
const key = 'unsavedPreferences'

export const readUnsavedPreferences = (): string | null => readStored(key)

/** Null forgets them: another person's choices must not become the next one's. */
export const keepUnsavedPreferences = (text: string | null): void => writeStored(key, text)
