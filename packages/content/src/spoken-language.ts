import type { Language } from '@maitri/domain'

/** Languages as profiles name them, in English, with the code by which a device knows their names. */
const codes: ReadonlyMap<string, string> = new Map([
  ['Assamese', 'as'],
  ['Bengali', 'bn'],
  ['Bhojpuri', 'bho'],
  ['English', 'en'],
  ['Gujarati', 'gu'],
  ['Hindi', 'hi'],
  ['Kannada', 'kn'],
  ['Kashmiri', 'ks'],
  ['Konkani', 'kok'],
  ['Maithili', 'mai'],
  ['Malayalam', 'ml'],
  ['Manipuri', 'mni'],
  ['Marathi', 'mr'],
  ['Nepali', 'ne'],
  ['Odia', 'or'],
  ['Punjabi', 'pa'],
  ['Sindhi', 'sd'],
  ['Tamil', 'ta'],
  ['Telugu', 'te'],
  ['Urdu', 'ur'],
])

/** What a language that a profile names in English is called in `reader`'s language; as it is written where no name is known. */
export function spokenLanguage(name: string, reader: Language): string {
  const code = codes.get(name)
  // The tables behind `Intl` say 'Bangla' in English, and the language picker 'Bengali': in English a profile's own name stands.
  if (code === undefined || reader === 'en') return name
  return new Intl.DisplayNames([`${reader}-IN`, 'en'], { type: 'language' }).of(code) ?? name
}
