import type { TFunction } from 'i18next'

/** A name of the stored data in plain words: 'updatedAt' and 'updated-at' are 'Updated at'. */
export function plainName(name: string): string {
  const words = keyOf(name).replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What a part of the stored data is called. One that has no words of its own yet is called by its name. */
export const partWords = (t: TFunction<'data'>, part: string): string =>
  (t as LooseWords)(`parts.${keyOf(part)}`, { defaultValue: plainName(part) })

/** What a collection of records is called. */
export const collectionWords = (t: TFunction<'data'>, collection: string): string =>
  (t as LooseWords)(`collections.${keyOf(collection)}`, { defaultValue: plainName(collection) })

/** The server names the parts, so that no type knows their keys. */
type LooseWords = (key: string, options: { defaultValue: string }) => string

const keyOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll('-', '_')
