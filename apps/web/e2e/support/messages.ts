import { readFileSync } from 'node:fs'
import type { Namespace } from '@maitri/content/messages'
import type { Language } from '@maitri/domain'

/** Looks words up by their key, as the app does: `words('hi', 'auth')('mode.login')`. */
export function words(language: Language, namespace: Namespace): (key: string) => string {
  const file = new URL(`../../../../packages/content/messages/${language}/${namespace}.json`, import.meta.url)
  const messages: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return (key) => {
    const found = key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], messages)
    if (typeof found !== 'string') throw new Error(`${language}/${namespace} has no words for ${key}`)
    return found
  }
}
