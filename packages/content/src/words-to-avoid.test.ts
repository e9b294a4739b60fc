import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * `docs/safety.md` S13. A language that is offered without a list of its own fails the last test; the lists outside English
 * wait for a native speaker, like the texts.
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
  kn: [
    /ಆತ್ಮಹತ್ಯೆ(?:ಯ)? (?:ಅಪರಾಧ|ಪಾಪ)/,
    /(?:ಯಶಸ್ವಿ|ವಿಫಲ) (?:ಆತ್ಮಹತ್ಯೆ|ಪ್ರಯತ್ನ)/,
    /ಸ್ವಾರ್ಥ/,
    /(?:ಮಾತು|ಆಣೆ|ಭಾಷೆ) ಕೊಡಿ|ಪ್ರಮಾಣ ಮಾಡಿ/,
    /(?:ಸಕಾರಾತ್ಮಕ|ಪಾಸಿಟಿವ್|ಧನಾತ್ಮಕ)(?:ವಾಗಿ)? ಯೋಚ/,
    /ಹುಚ್ಚ|ತಲೆಕೆಟ್ಟ/,
    /ಬಲಿಪಶು|ಸಂತ್ರಸ್ತ|ಪೀಡಿತ/,
    /ವ್ಯಸನಿ|ಕುಡುಕ/,
    /ಸಾಮಾನ್ಯ(?:ರಂತೆ|ವಾಗಿಲ್ಲ| ಜನರ)|ನಾರ್ಮಲ್/,
    /ವಿಫಲ|ಸೋಲು|ಸೋತ|ಫೇಲ್/,
    /ಅನ್‌?ಲಾಕ್/,
  ],
  te: [
    /ఆత్మహత్య (?:నేరం|పాపం)/,
    /(?:విజయవంతమైన|విఫలమైన|విఫల) (?:ఆత్మహత్య|ప్రయత్న)/,
    /స్వార్థ/,
    /(?:మాట|ఒట్టు) (?:ఇవ్వండి|వేయండి)|ప్రమాణం చేయ/,
    /(?:సానుకూలంగా|పాజిటివ్‌?గా) (?:ఆలోచ|అనుకో)/,
    /పిచ్చి|వెర్రి/,
    /బాధితు|బలిపశు/,
    /బానిస|తాగుబోతు/,
    /మామూలు (?:మనిషి|మనుషుల)|నార్మల్/,
    /విఫల|ఓటమి|ఓడిపో|ఫెయిల్/,
    /అన్‌?లాక్/,
  ],
  mr: [
    /आत्महत्ये?(?:चा|चं|चे)? (?:गुन्हा|पाप)/,
    /(?:यशस्वी|अयशस्वी|विफल) (?:आत्महत्या|प्रयत्न)/,
    /स्वार्थी|आपमतलबी/,
    /(?:वचन|शब्द|शपथ) (?:द्या|घ्या|दे)(?![ा-्])/,
    /(?:सकारात्मक|पॉझिटिव्ह) (?:विचार|रहा|राहा)/,
    /वेड(?:ा|ी|े|सर)|पागल/,
    /पीडित|बळी/,
    /व्यसनी|दारुड/,
    /नॉर्मल|सामान्य माणस/,
    /अयशस्वी|अपयश|विफल|(?<!म)नापास|फेल/,
    /अनलॉक/,
  ],
  gu: [
    /આત્મહત્યા(?:નો|નું)? (?:ગુનો|પાપ)/,
    /(?:સફળ|નિષ્ફળ) (?:આત્મહત્યા|પ્રયાસ|પ્રયત્ન)/,
    /સ્વાર્થી|મતલબી/,
    /(?:વચન|સોગંદ) (?:આપો|આપ|ખાઓ)/,
    /(?:સકારાત્મક|હકારાત્મક|પોઝિટિવ) વિચાર/,
    /ગાંડ|પાગલ/,
    /પીડિત|ભોગ બન/,
    /વ્યસની|દારૂડિય/,
    /નોર્મલ|સામાન્ય માણસ/,
    /નિષ્ફળ|નાપાસ|ફેલ(?!ા)/,
    /અનલૉક|અનલોક/,
  ],
  bn: [
    /আত্মহত্যার? (?:অপরাধ|পাপ)/,
    /(?:সফল|ব্যর্থ) (?:আত্মহত্যা|চেষ্টা)/,
    /স্বার্থপর/,
    /কথা দিন(?!ের?)|(?:প্রতিজ্ঞা|শপথ) কর/,
    /(?:ইতিবাচক|পজিটিভ)(?:ভাবে)? (?:চিন্তা|ভাব)/,
    /পাগল|উন্মাদ/,
    /ভুক্তভোগী|শিকার|নির্যাতিত/,
    /নেশাখোর|আসক্ত|মাতাল/,
    /স্বাভাবিক মানুষ|নর্মাল/,
    /ব্যর্থ|ফেল\b|অকৃতকার্য/,
    /আনলক/,
  ],
}

/** Exact strings of the specification, and of the first-aid question, which stand as they are. */
const quoted = new Set([
  'Addiction & Recovery',
  'Are you awake and breathing normally?',
  'Are they awake and breathing normally?',
  'Google sign-in failed: {{message}}',
  'Failed to transcribe audio: API error {{status}}',
  'Failed to transcribe audio: No response received from server',
  'Failed to transcribe audio: {{message}}',
  'Failed to extract search results from response',
  'Failed to start recording. Please try refreshing the page.',
  'Failed to convert video for analysis. Please try a different video file.',
  'Failed to analyze video: {{message}}. Please try again with a different video.',
  'Failed to analyze video. Please try again with a different video.',
])

const messages = join(import.meta.dirname, '../messages')
const articles = join(import.meta.dirname, '../articles')
const narration = join(import.meta.dirname, '../narration')

function readStrings(language: string): { where: string; text: string }[] {
  const found: { where: string; text: string }[] = []
  for (const folder of [messages, articles, narration]
    .map((kind) => join(kind, language))
    .filter((path) => existsSync(path))) {
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
      const walk = (value: unknown, path: string) => {
        if (typeof value === 'string') found.push({ where: path, text: value })
        else for (const [key, inner] of Object.entries(value as object)) walk(inner, `${path}.${key}`)
      }
      walk(JSON.parse(readFileSync(join(folder, file), 'utf8')), `${language}/${file}`)
    }
  }
  return found
}

const offered = readdirSync(messages)

test.each(offered)('S13: no text in %s says what must not be said to someone in pain', (language) => {
  const patterns = avoided[language] ?? []
  const found = readStrings(language)
    .filter(({ text }) => !quoted.has(text) && patterns.some((pattern) => pattern.test(text)))
    .map(({ where, text }) => `${where}: ${text}`)
  expect(found).toEqual([])
})

test.each(offered)('S13: in %s the words of help cheer, push and compare nobody', (language) => {
  const pushing = /!|\b(?:just|should|at least|don't worry|cheer up)\b/i
  const found = readStrings(language)
    .filter(({ where }) => /\/(?:crisis|help|safety_conversation)\.json/.test(where))
    .filter(({ text }) => pushing.test(text))
  expect(found).toEqual([])
})

test.each(offered)('S11: in %s no bubble of help is longer than sixty words', (language) => {
  const words = ({ text }: { text: string }) => text.split(/\s+/).length
  const long = readStrings(language).filter(
    (entry) => /\/(?:crisis|safety_conversation)\.json/.test(entry.where) && words(entry) > 60,
  )
  expect(long).toEqual([])
})

test.each(['hi', 'mr', 'gu'])('in %s nobody is asked which of two genders is meant', (language) => {
  const bothForms = /(?:ा\/\S*ी|ो\/\S*(?:े|ी)|ો\/\S*ી)(?!\p{L})/u
  expect(readStrings(language).filter(({ text }) => bothForms.test(text))).toEqual([])
})

test('S13: every offered language has a list of words to avoid', () => {
  expect(offered.filter((language) => !avoided[language])).toEqual([])
})
