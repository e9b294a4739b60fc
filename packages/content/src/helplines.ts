import type { Language } from '@maitri/domain'
import { teleManasNumber } from './tele-manas-number'

export const helpNeeds = ['suicide', 'child', 'women', 'elder', 'blackmail', 'general'] as const

export type HelpNeed = (typeof helpNeeds)[number]

/** A language that is spoken on a line: the interface's eight, and those that only a line has. */
export type SpokenLanguage = Language | 'ml' | 'pa'

export type PhoneNumber = {
  /** What a `tel:` or `wa.me` link dials: digits, with a leading plus where the number is international. */
  tel: string
  /** The same number in the groups people read it in. */
  display: string
}

/** Minutes since midnight in India, `from` included, `until` excluded; 1440 is the end of the day. */
export type OpenHours = { from: number; until: number }

/** Monday first; an empty day is closed. */
export type WeekHours = readonly [
  readonly OpenHours[],
  readonly OpenHours[],
  readonly OpenHours[],
  readonly OpenHours[],
  readonly OpenHours[],
  readonly OpenHours[],
  readonly OpenHours[],
]

export type Helpline = {
  id: string
  country: 'IN' | 'US'
  /** A language without a name of its own here shows the English one: a name is translated only where the service itself uses it. */
  names: { en: string } & Partial<Record<Language, string>>
  number: PhoneNumber
  alternativeNumber: PhoneNumber | null
  whatsapp: PhoneNumber | null
  /** A number to text, and the word to begin with where one is asked for. */
  text: { tel: string; keyword: string | null } | null
  channels: readonly ('call' | 'whatsapp' | 'text' | 'chat' | 'video' | 'app')[]
  /** 'always' is round the clock; null where the hours differ from state to state. */
  hours: 'always' | WeekHours | null
  /** Those known for certain. `otherLanguages` says whether there are more. */
  languages: readonly SpokenLanguage[]
  otherLanguages: 'none' | 'more' | 'of_the_state'
  /** What it is made for first comes first. */
  needs: readonly [HelpNeed, ...HelpNeed[]]
  cost: 'free' | 'as_a_call'
  /** Who publishes the number, and where. */
  source: { publisher: string; url: string }
  /** The day of the last check, as YYYY-MM-DD. */
  lastVerified: string
  verification: 'desk'
  /** A line of the second tier is real, but its hours or its answering are less certain: it never counts as one of the two round-the-clock choices. */
  status: 'first_tier' | 'second_tier'
}

/** Last checked at a desk, no test call made (`docs/safety.md`). */
const checked = { lastVerified: '2026-11-21', verification: 'desk' } as const

const allEight: readonly Language[] = ['en', 'hi', 'kn', 'te', 'ta', 'mr', 'gu', 'bn']

const daytime: readonly OpenHours[] = [{ from: 8 * 60, until: 21 * 60 }]

/** The one register of help lines: no number of a help line is written anywhere else but inside sentences of the messages. */
export const helplines = [
  {
    id: 'emergency',
    country: 'IN',
    names: {
      en: 'Emergency',
      hi: 'आपातकालीन सेवा',
      ta: 'அவசர உதவி',
      kn: 'ತುರ್ತು ಸಹಾಯ',
      te: 'అత్యవసర సహాయం',
      mr: 'आपत्कालीन सेवा',
      gu: 'કટોકટી સેવા',
      bn: 'জরুরি সাহায্য',
    },
    number: { tel: '112', display: '112' },
    alternativeNumber: null,
    whatsapp: null,
    text: null,
    channels: ['call'],
    hours: 'always',
    languages: [],
    otherLanguages: 'of_the_state',
    needs: ['general', 'suicide', 'child', 'women', 'elder', 'blackmail'],
    cost: 'free',
    source: { publisher: 'Emergency Response Support System, Ministry of Home Affairs', url: 'https://112.gov.in' },
    ...checked,
    status: 'first_tier',
  },
  {
    id: 'tele_manas',
    country: 'IN',
    names: {
      en: 'Tele-MANAS',
      hi: 'टेली-मानस',
      ta: 'டெலி-மானஸ்',
      kn: 'ಟೆಲಿ-ಮಾನಸ್',
      te: 'టెలి-మానస్',
      mr: 'टेली-मानस',
      gu: 'ટેલિ-માનસ',
      bn: 'টেলি-মানস',
    },
    number: teleManasNumber,
    alternativeNumber: { tel: '18008914416', display: '1-800-891-4416' },
    whatsapp: null,
    text: null,
    channels: ['call', 'video', 'app'],
    hours: 'always',
    languages: allEight,
    otherLanguages: 'more',
    needs: ['suicide', 'general', 'child', 'women', 'elder', 'blackmail'],
    cost: 'free',
    source: { publisher: 'Ministry of Health and Family Welfare', url: 'https://telemanas.mohfw.gov.in' },
    ...checked,
    status: 'first_tier',
  },
  {
    id: 'vandrevala',
    country: 'IN',
    names: { en: 'Vandrevala Foundation', hi: 'वंद्रेवाला फ़ाउंडेशन', mr: 'वंद्रेवाला फाउंडेशन' },
    number: { tel: '+919999666555', display: '+91 9999 666 555' },
    alternativeNumber: null,
    whatsapp: { tel: '+919999666555', display: '+91 9999 666 555' },
    text: null,
    channels: ['call', 'whatsapp'],
    hours: 'always',
    languages: ['hi', 'en'],
    otherLanguages: 'more',
    needs: ['suicide', 'general', 'child', 'women', 'elder', 'blackmail'],
    cost: 'as_a_call',
    source: { publisher: 'Vandrevala Foundation', url: 'https://www.vandrevalafoundation.com' },
    ...checked,
    status: 'first_tier',
  },
  {
    id: 'child',
    country: 'IN',
    names: {
      en: 'Child Helpline',
      hi: 'चाइल्ड हेल्पलाइन',
      ta: 'குழந்தைகள் உதவி எண்',
      kn: 'ಮಕ್ಕಳ ಸಹಾಯವಾಣಿ',
      te: 'చైల్డ్ హెల్ప్‌లైన్',
      mr: 'चाइल्ड हेल्पलाइन',
      gu: 'ચાઇલ્ડ હેલ્પલાઇન',
      bn: 'চাইল্ড হেল্পলাইন',
    },
    number: { tel: '1098', display: '1098' },
    alternativeNumber: null,
    whatsapp: null,
    text: null,
    channels: ['call'],
    hours: 'always',
    languages: [],
    otherLanguages: 'of_the_state',
    needs: ['child'],
    cost: 'free',
    source: {
      publisher: 'Ministry of Women and Child Development, Mission Vatsalya',
      url: 'https://missionvatsalya.wcd.gov.in',
    },
    ...checked,
    status: 'first_tier',
  },
  {
    id: 'women',
    country: 'IN',
    names: {
      en: 'Women Helpline',
      hi: 'महिला हेल्पलाइन',
      ta: 'மகளிர் உதவி எண்',
      kn: 'ಮಹಿಳಾ ಸಹಾಯವಾಣಿ',
      te: 'మహిళా హెల్ప్‌లైన్',
      mr: 'महिला हेल्पलाइन',
      gu: 'મહિલા હેલ્પલાઇન',
      bn: 'মহিলা হেল্পলাইন',
    },
    number: { tel: '181', display: '181' },
    alternativeNumber: null,
    whatsapp: null,
    text: null,
    channels: ['call'],
    hours: 'always',
    languages: [],
    otherLanguages: 'of_the_state',
    needs: ['women'],
    cost: 'free',
    source: { publisher: 'Ministry of Women and Child Development', url: 'https://wcd.gov.in' },
    ...checked,
    status: 'first_tier',
  },
  {
    id: 'cyber',
    country: 'IN',
    names: {
      en: 'Cyber Crime Helpline',
      hi: 'साइबर क्राइम हेल्पलाइन',
      ta: 'சைபர் கிரைம் உதவி எண்',
      kn: 'ಸೈಬರ್ ಕ್ರೈಮ್ ಸಹಾಯವಾಣಿ',
      te: 'సైబర్ క్రైమ్ హెల్ప్‌లైన్',
      mr: 'सायबर क्राइम हेल्पलाइन',
      gu: 'સાયબર ક્રાઇમ હેલ્પલાઇન',
      bn: 'সাইবার ক্রাইম হেল্পলাইন',
    },
    number: { tel: '1930', display: '1930' },
    alternativeNumber: null,
    whatsapp: null,
    text: null,
    channels: ['call'],
    hours: 'always',
    languages: [],
    otherLanguages: 'of_the_state',
    needs: ['blackmail'],
    cost: 'free',
    source: {
      publisher: 'Indian Cyber Crime Coordination Centre, Ministry of Home Affairs',
      url: 'https://cybercrime.gov.in',
    },
    ...checked,
    status: 'second_tier',
  },
  {
    id: 'elderline',
    country: 'IN',
    names: { en: 'Elderline', hi: 'एल्डर लाइन', mr: 'एल्डर लाइन' },
    number: { tel: '14567', display: '14567' },
    alternativeNumber: null,
    whatsapp: null,
    text: null,
    channels: ['call'],
    hours: null,
    languages: [],
    otherLanguages: 'of_the_state',
    needs: ['elder'],
    cost: 'free',
    source: { publisher: 'Ministry of Social Justice and Empowerment', url: 'https://elderline.dosje.gov.in' },
    ...checked,
    status: 'second_tier',
  },
  {
    id: 'icall',
    country: 'IN',
    names: { en: 'iCall, TISS' },
    number: { tel: '+919152987821', display: '9152987821' },
    alternativeNumber: null,
    whatsapp: null,
    text: null,
    channels: ['call', 'chat'],
    hours: [daytime, daytime, daytime, daytime, daytime, daytime, []],
    languages: ['en', 'hi', 'mr', 'pa', 'ml', 'bn', 'kn'],
    otherLanguages: 'none',
    needs: ['general', 'suicide', 'women', 'elder'],
    cost: 'as_a_call',
    source: { publisher: 'Tata Institute of Social Sciences', url: 'https://icallhelpline.org' },
    ...checked,
    status: 'second_tier',
  },
  {
    id: 'aasra',
    country: 'IN',
    names: { en: 'AASRA', hi: 'आसरा' },
    number: { tel: '+912227546669', display: '022-2754 6669' },
    alternativeNumber: null,
    whatsapp: null,
    text: null,
    channels: ['call'],
    hours: 'always',
    languages: ['en', 'hi'],
    otherLanguages: 'none',
    needs: ['suicide', 'general'],
    cost: 'as_a_call',
    source: { publisher: 'AASRA', url: 'https://www.aasra.info' },
    ...checked,
    status: 'second_tier',
  },
  {
    id: 'us_988',
    country: 'US',
    names: { en: '988 Suicide & Crisis Lifeline' },
    number: { tel: '988', display: '988' },
    alternativeNumber: null,
    whatsapp: null,
    text: { tel: '988', keyword: null },
    channels: ['call', 'text'],
    hours: 'always',
    languages: ['en'],
    otherLanguages: 'none',
    needs: ['suicide', 'general'],
    cost: 'as_a_call',
    source: { publisher: '988 Suicide & Crisis Lifeline', url: 'https://988lifeline.org' },
    ...checked,
    status: 'first_tier',
  },
  {
    id: 'us_crisis_text_line',
    country: 'US',
    names: { en: 'Crisis Text Line' },
    number: { tel: '741741', display: '741741' },
    alternativeNumber: null,
    whatsapp: null,
    text: { tel: '741741', keyword: 'HOME' },
    channels: ['text'],
    hours: 'always',
    languages: ['en'],
    otherLanguages: 'none',
    needs: ['suicide', 'general'],
    cost: 'as_a_call',
    source: { publisher: 'Crisis Text Line', url: 'https://www.crisistextline.org' },
    ...checked,
    status: 'first_tier',
  },
] as const satisfies readonly Helpline[]

export type HelplineId = (typeof helplines)[number]['id']

/** The line of that id. */
export function helpline(id: HelplineId): Helpline {
  const line = helplines.find((candidate) => candidate.id === id)
  if (!line) throw new Error(`No help line ${id}`)
  return line
}

/** What the line is called in that language; the English name where the service has none of its own there. */
export function helplineName(line: Helpline, language: Language): string {
  return line.names[language] ?? line.names.en
}
