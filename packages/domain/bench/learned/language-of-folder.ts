import { type Language, languages } from '../../src/language'

/** The interface's language while a text of such a folder is typed. */
export const languageOfFolder = (folder: string): Language =>
  languages.find((language) => folder.startsWith(language)) ?? 'en'
