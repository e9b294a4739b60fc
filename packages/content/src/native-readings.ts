import type { Language } from '@maitri/domain'
import readings from '../native-readings.json'

/** Who has read a file of `messages/<language>` as a native speaker, and on which day, as YYYY-MM-DD. */
export type NativeReading = { by: string; on: string }

export type TranslatedLanguage = Exclude<Language, 'en'>

/** The readings of each language by the name of the file; a file that nobody has read has none. */
export const nativeReadings: Record<TranslatedLanguage, Partial<Record<string, NativeReading>>> = readings.read

/** How many files of words native speakers have read in a language, and how many it has; for English those of the other seven together. */
export function readByNatives(language: Language): { read: number; all: number } {
  const counted = language === 'en' ? Object.values(nativeReadings) : [nativeReadings[language]]
  const read = counted.reduce((sum, files) => sum + Object.keys(files).length, 0)
  return { read, all: counted.length * readings.parts }
}
