import type { Language } from '../language'
import { lookAlikes } from '../risk/words/disguises'
import { checkPublicText } from './check-public-text'
import { plainLetters } from './read-public-words'
import { type PublicTextReading, readingOf } from './reading'

/** Who a name may not pretend to be: those who run or moderate this place, or treat people. */
const offices =
  'admin administrator administration admins moderator moderators moderation mod mods maitri mindmitra official officials staff support helpdesk superuser sysadmin webmaster owner dr doctor doctors dr. psychiatrist psychologist psychotherapist therapist therapists counsellor counselor counsellors counselors clinician nurse police telemanas helpline vaidya daktar doktor एडमिन अॅडमिन ॲडमिन प्रशासक मॉडरेटर संचालक मैत्री माइंडमित्र डॉ डॉक्टर डाक्टर चिकित्सक मनोचिकित्सक मनोवैज्ञानिक थेरेपिस्ट काउंसलर परामर्शदाता समुपदेशक वैद्य पुलिस पोलीस એડમિન સંચાલક મોડરેટર મૈત્રી ડૉ ડો ડૉક્ટર ડોક્ટર ચિકિત્સક થેરાપિસ્ટ কাউন্সেলর অ্যাডমিন এডমিন মডারেটর মৈত্রী ডা ডাঃ ডাক্তার চিকিৎসক থেরাপিস্ট நிர்வாகி அட்மின் மாடரேட்டர் மைத்ரி டாக்டர் மருத்துவர் ஆலோசகர் అడ్మిన్ మోడరేటర్ మైత్రి డాక్టర్ వైద్యుడు వైద్యులు థెరపిస్ట్ కౌన్సెలర్ ಅಡ್ಮಿನ್ ಮಾಡರೇಟರ್ ಮೈತ್ರಿ ಡಾ ಡಾಕ್ಟರ್ ವೈದ್ಯ ವೈದ್ಯರು ಥೆರಪಿಸ್ಟ್ ಕೌನ್ಸೆಲರ್'

let skeletons: ReadonlySet<string> | null = null

/** Names at least this long are also found inside a word, as in 'MaitriTeam'. */
const insideFrom = 6
const hasInside = ['maitri', 'mindmitra', 'moderator', 'administrator', 'psychologist', 'psychiatrist', 'therapist']

/**
 * Whether others may read this as someone's name: `checkPublicText`, and no name of an office or of `reserved` people, such as the therapists,
 * in whatever letters look alike.
 */
export function checkPublicName(name: string, language: Language, reserved: readonly string[] = []): PublicTextReading {
  const reading = checkPublicText(name, language)
  if (!isReserved(name, reserved)) return reading
  return readingOf([
    ...reading.reasons.map((reason) => ({ reason, verdict: 'refused' as const })),
    { reason: 'reserved_name', verdict: 'refused' },
  ])
}

function isReserved(name: string, reserved: readonly string[]): boolean {
  skeletons ??= new Set(offices.split(' ').map(skeletonOf))
  const known = skeletons
  const words = name.split(/[^\p{L}\p{M}\p{N}@$!|]+/u).map(skeletonOf)
  const whole = skeletonOf(name)
  if (words.some((word) => known.has(word)) || known.has(whole)) return true
  if (hasInside.some((office) => whole.includes(skeletonOf(office)))) return true
  return reserved.some((person) => {
    const theirs = skeletonOf(person.replace(/^\s*(?:dr|mr|mrs|ms)\b\.?/i, ''))
    return theirs.length >= insideFrom && whole.includes(theirs)
  })
}

const signs: Readonly<Record<string, string>> = {
  м: 'm',
  в: 'b',
  н: 'h',
  0: 'o',
  1: 'i',
  l: 'i',
  '|': 'i',
  '!': 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
}

/** What names that look alike have in common: letters of other alphabets and digits as Latin ones, `l` as `i`, `rn` as `m`, `vv` as `w`. */
function skeletonOf(text: string): string {
  let out = ''
  const source = plainLetters(text).normalize('NFKD').toLowerCase()
  for (const letter of source) {
    if (/[\u0300-\u036f]/.test(letter)) continue
    const plain = lookAlikes[letter] ?? letter
    const known = signs[plain] ?? plain
    if (/[\p{L}\p{M}\p{N}]/u.test(known) && !out.endsWith(known)) out += known
  }
  return out.replaceAll('rn', 'm').replaceAll('vv', 'w')
}
