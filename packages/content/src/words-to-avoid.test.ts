import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * `safety.md` S13, and design section 9. Only English, Hindi and Tamil are read so far: a language that is offered without a list of its
 * own fails the last test.
 */
const avoided: Record<string, RegExp[]> = {
  en: [
    /\bcommit(?:s|ted|ting)? suicide\b/i,
    /\b(?:successful|unsuccessful|failed) (?:suicide )?attempts?\b/i,
    /\bselfish/i,
    /\bpromise me\b/i,
    /\bthink positive/i,
    /\bnot going to hurt yourself\b/i,
    /\byou (?:have|are suffering from|suffer from) (?:\w+ )?(?:anxiety|depression|ptsd|bipolar|ocd|insomnia|addiction|schizophrenia|a \w+ disorder)\b/i,
    /\bstop taking (?:your|the|any)\b/i,
    /\b\d+ ?mg\b/i,
    /\bsuffer/i,
    /\bvictim/i,
    /\b(?:ab)?normal(?!is)/i,
    /\bcraz(?:y|ier|iest)\b/i,
    /\baddict/i,
    /\bfail/i,
    /\bstreak/i,
    /\bjourney/i,
    /\bunlock/i,
  ],
  hi: [
    /आत्महत्या कर(?:ना|ने|ने का)? (?:का )?(?:अपराध|पाप)/,
    /(?:सफल|असफल|विफल) (?:आत्महत्या|प्रयास|कोशिश)/,
    /स्वार्थी|खुदगर्ज|ख़ुदगर्ज/,
    /वादा कर(?:ो|ें|िए)/,
    /(?:सकारात्मक|पॉज़िटिव|पॉजिटिव) सोच/,
    /पागल|सनकी/,
    /पीड़ित|शिकार/,
    /नशेड़ी|नशेबाज/,
    /सामान्य|नॉर्मल|नार्मल/,
    /असफल|विफल|नाकाम|फ़ेल|फेल(?![ाे])/,
    /अनलॉक/,
  ],
  ta: [
    /தற்கொலை செய்து ?கொ(?:ண்ட|ள்ளும்) குற்ற/,
    /(?:வெற்றிகரமான|தோல்வியுற்ற|தோல்வியடைந்த) (?:தற்கொலை|முயற்சி)/,
    /சுயநல/,
    /சத்தியம் செய்/,
    /நேர்மறையாக (?:சிந்தி|யோசி|நினை)/,
    /பைத்திய/,
    /பாதிக்கப்பட்டவ/,
    /அடிமையான/,
    /இயல்பான|நார்மல/,
    /தோல்வி/,
  ],
}

/** Exact strings of the specification, which stand as they are. */
const quoted = new Set(['Google sign-in failed: {{message}}', 'Failed to extract search results from response'])

const folder = join(import.meta.dirname, '../messages')

function readStrings(language: string): { where: string; text: string }[] {
  const found: { where: string; text: string }[] = []
  for (const file of readdirSync(join(folder, language)).filter((name) => name.endsWith('.json'))) {
    const walk = (value: unknown, path: string) => {
      if (typeof value === 'string') found.push({ where: path, text: value })
      else for (const [key, inner] of Object.entries(value as object)) walk(inner, `${path}.${key}`)
    }
    walk(JSON.parse(readFileSync(join(folder, language, file), 'utf8')), `${language}/${file}`)
  }
  return found
}

const offered = readdirSync(folder)

test.each(offered)('no text in %s says what must not be said to someone in pain', (language) => {
  const patterns = avoided[language] ?? []
  const found = readStrings(language)
    .filter(({ text }) => !quoted.has(text) && patterns.some((pattern) => pattern.test(text)))
    .map(({ where, text }) => `${where}: ${text}`)
  expect(found).toEqual([])
})

test.each(offered)('in %s the words of help cheer, push and compare nobody', (language) => {
  const pushing = /!|\b(?:just|should|at least|don't worry|cheer up)\b/i
  const found = readStrings(language)
    .filter(({ where }) => /\/(?:crisis|help)\.json/.test(where))
    .filter(({ text }) => pushing.test(text))
  expect(found).toEqual([])
})

test.each(offered)('in %s no bubble of the crisis panel is longer than sixty words', (language) => {
  const words = ({ text }: { text: string }) => text.split(/\s+/).length
  const long = readStrings(language).filter((entry) => entry.where.includes('/crisis.json') && words(entry) > 60)
  expect(long).toEqual([])
})

test('every offered language has a list of words to avoid', () => {
  expect(offered.filter((language) => !avoided[language])).toEqual([])
})
