import type { Finding } from './reading'

/** Digits by name, in English and as Hindi is typed and written: numbers are spelled out to get past a reader of digits. */
const digitNames: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'zero oh shunya shoonya sifar शून्य ज़ीरो जीरो શૂન્ય শূন্য பூஜ்யம் సున్నా ಸೊನ್ನೆ',
    'one ek एक એક এক ஒன்று ఒకటి ಒಂದು',
    'two do दो दोन બે দুই இரண்டு రెండు ಎರಡು',
    'three teen tin तीन ત્રણ তিন மூன்று మూడు ಮೂರು',
    'four char chaar चार ચાર চার நான்கு నాలుగు ನಾಲ್ಕು',
    'five paanch panch पांच पाँच पाच પાંચ পাঁচ ஐந்து ఐదు ಐದು',
    'six chhe chah cheh छह छः छे सहा છ ছয় ஆறு ఆరు ಆರು',
    'seven saat sat सात સાત সাত ஏழு ఏడు ಏಳು',
    'eight aath aat आठ આઠ আট எட்டு ఎనిమిది ಎಂಟು',
    'nine nau नौ नऊ નવ নয় ஒன்பது తొమ్మిది ಒಂಬತ್ತು',
  ].flatMap((names, digit) => names.split(' ').map((name) => [name, String(digit)])),
)

const mobile = /^(?:(?:00)?91|0)?[6-9]\d{9}$/
const landline = /^0\d{9,10}$/
const international = /^\d{9,14}$/

/**
 * Ways to reach someone elsewhere: telephone numbers, also spelled out or spread, addresses of the web, of mail and of payment, and handles.
 * `text` is folded by `plainLetters`. Linear: every repetition is bounded.
 */
export function findContact(text: string): Finding[] {
  const findings: Finding[] = []
  const lower = text.toLowerCase()
  if (hasPhone(lower)) findings.push({ reason: 'phone', verdict: 'refused' })
  if (hasLink(lower)) findings.push({ reason: 'link', verdict: 'refused' })
  if (hasHandle(lower)) findings.push({ reason: 'handle', verdict: 'refused' })
  return findings
}

function hasPhone(text: string): boolean {
  let digits = ''
  let hasPlus = false
  let repeat = 1
  const isNumber = () =>
    mobile.test(digits) || landline.test(digits) || (hasPlus && international.test(digits)) || hasMobileInside(digits)
  for (const [, gap = '', raw = ''] of text.matchAll(/([^\p{L}\p{M}\p{N}]{0,40})([\p{L}\p{M}]{1,40}|\p{N}{1,40})/gu)) {
    const piece = digitsOf(raw)
    const isSame = piece !== null && gap.length <= 5 && !/[+\n:]/.test(gap)
    if (!isSame) {
      if (isNumber()) return true
      digits = ''
      hasPlus = gap.endsWith('+') || /\+[ (]?$/.test(gap)
      repeat = 1
      if (raw === 'double' || raw === 'triple') repeat = raw === 'double' ? 2 : 3
      if (piece === null) continue
    }
    if (piece === '') {
      repeat = raw === 'double' ? 2 : 3
      continue
    }
    digits += (piece ?? '').repeat(repeat)
    repeat = 1
  }
  return isNumber()
}

/** The digits that a piece of text stands for: '' of 'double', null where it is no digit. */
function digitsOf(raw: string): string | null {
  if (raw === 'double' || raw === 'triple') return ''
  if (raw === 'o') return '0'
  const named = digitNames[raw]
  if (named !== undefined) return named
  if (!/^\p{Nd}+$/u.test(raw)) return null
  return [...raw].map((digit) => (digit <= '9' ? digit : String(((digit.codePointAt(0) ?? 0) - 6) & 0xf))).join('')
}

/** A mobile number in a run of other digits, such as '2 lines: 98... or 97...', never in years or times of ten digits and less. */
const hasMobileInside = (digits: string) =>
  digits.length >= 20 && digits.length <= 24 && /^(?:91)?[6-9]\d{9}(?:91)?[6-9]\d{9}$/.test(digits)

const endings =
  'com|in|org|net|me|ly|io|co|app|xyz|info|site|online|shop|club|live|link|gg|tk|ml|biz|store|top|vip|bet|win|ru|cc|tv|to|pk|uk|us|ai|dev|page|bio|gl|be|ee|chat|group|buzz|fun|world|blog|space|tech|website|click|pw|ws'
const domain = new RegExp(
  `(?<![\\p{L}\\p{N}@.])[a-z0-9][a-z0-9-]{0,62}(?:\\.[a-z0-9-]{1,62}){0,3}\\.(?:${endings})(?![a-z0-9-])(?!\\.[a-z])`,
  'u',
)
const spelledDot = new RegExp(
  `[a-z0-9]{2,40} ?(?:\\(dot\\)|\\[dot\\]|\\{dot\\}| dot |\\[\\.\\]|\\(\\.\\)| \\. | डॉट ) ?(?:${endings})(?![a-z0-9])`,
)

const hasLink = (text: string) =>
  /(?:https?|hxxps?|ftp):\/\/|www\s?\.|\b(?:t|wa)\s?\.\s?me\b|\bbit\s?\.\s?ly\b/.test(text) ||
  domain.test(text) ||
  spelledDot.test(text)

/** Said of places, not of people. */
const places = new Set([
  'home',
  'work',
  'night',
  'school',
  'college',
  'office',
  'campus',
  'hostel',
  'peace',
  'ease',
  'rest',
])

const payment =
  /[a-z0-9._-]{2,40}@(?:ok(?:axis|sbi|icici|hdfcbank)|ybl|ibl|axl|paytm|upi|apl|sbi|hdfcbank|icici|axisbank|ptyes|kotak|barodampay)\b/

function hasHandle(text: string): boolean {
  if (
    /[a-z0-9._%+-]{1,64}\s?(?:@|\(at\)|\[at\]| at the rate )\s?[a-z0-9-]{1,63}\s?(?:\.|\(dot\)|\[dot\]| dot )\s?[a-z]{2,24}/.test(
      text,
    )
  )
    return true
  if (payment.test(text)) return true
  if (/(?:gmail|yahoo|hotmail|outlook|proton(?:mail)?|rediffmail)\s?(?:\.|dot|\(dot\))\s?com/.test(text)) return true
  for (const [, name = ''] of text.matchAll(/(?<![\p{L}\p{N}])@\s?([a-z0-9_.]{3,40})/gu)) {
    if (/[a-z]/.test(name) && !/^\d+(?:am|pm)$/.test(name) && !places.has(name)) return true
  }
  return /\b(?:insta|instagram|ig|snap|snapchat|telegram|tg|discord|skype|fb|x|twitter|id|handle|username)\s?(?:id|is|name|handle|username)?\s?[:=-]\s?[a-z0-9][a-z0-9_.]{2,40}/.test(
    text,
  )
}
