import { digitNames, fillers } from './lexicon/digit-names'
import type { Finding } from './reading'

const mobile = /^(?:(?:00)?91|0)?[6-9]\d{9}$/
const landline = /^0\d{9,10}$/
const international = /^\d{9,14}$/

/**
 * Ways to reach someone elsewhere: telephone numbers, also spelled out or spread, addresses of the web, of mail and of payment, and handles.
 * `text` is folded by `plainLetters`. Linear: every repetition is bounded.
 */
export function findContact(text: string): Finding[] {
  const findings: Finding[] = []
  const lower = lettersAsDigits(text.toLowerCase())
  if (hasPhone(lower) || hasCallNumber(lower)) findings.push({ reason: 'phone', verdict: 'refused' })
  if (hasLink(lower)) findings.push({ reason: 'link', verdict: 'refused' })
  if (hasHandle(lower)) findings.push({ reason: 'handle', verdict: 'refused' })
  return findings
}

/** Letters that stand for digits inside a number: '9OOO l2345' is '9000 12345'. */
function lettersAsDigits(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])[0-9oil|]{3,20}(?![\p{L}\p{N}])/gu, (run) =>
    /[0-9]/.test(run) || /^o+[il|]?\d*$/.test(run) ? run.replace(/o/g, '0').replace(/[il|]/g, '1') : run,
  )
}

function hasPhone(text: string): boolean {
  let digits = ''
  let hasPlus = false
  let repeat = 1
  let spoken = ''
  const isNumber = () =>
    mobile.test(digits) ||
    landline.test(digits) ||
    (hasPlus && international.test(digits)) ||
    hasMobileInside(digits) ||
    isSpokenNumber(spoken, digits)
  for (const [, gap = '', raw = ''] of text.matchAll(/([^\p{L}\p{M}\p{N}]{0,40})([\p{L}\p{M}]{1,40}|\p{N}{1,40})/gu)) {
    // 'nine eight, then seven': what stands between digits said aloud parts no number.
    if (spoken !== '' && repeat === 1 && fillers.has(raw)) continue
    // A lone 'o' behind a bracket or a comma is a letter again.
    const piece = raw === 'o' && gap.length > 1 ? null : digitsOf(raw)
    const isSame = piece !== null && gap.length <= 5 && !/[+\n:]/.test(gap)
    if (!isSame) {
      if (isNumber()) return true
      digits = ''
      spoken = ''
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
    if (!/\p{Nd}/u.test(raw)) spoken += (piece ?? '').repeat(repeat)
    repeat = 1
  }
  return isNumber()
}

/** What people say before a number, in each script and in Latin letters. */
const callWord =
  /(?<![\p{L}\p{M}])(?:call|phone|ring|text|whatsapp|number|num|no|mobile|mob|cell|contact|zoom|meeting id|फोन|फ़ोन|कॉल|नंबर|मोबाइल|नंबर|ફોન|કોલ|નંબર|ফোন|কল|নম্বর|নাম্বার|போன்|ஃபோன்|அழை|நம்பர்|எண்|ఫోన్|కాల్|నంబర్|నెంబర్|ಫೋನ್|ಕರೆ|ಕಾಲ್|ನಂಬರ್)(?![\p{L}])/u

/** A number in parts with words between them, beside a word of calling: all digits together are one mobile number or the number of a meeting. */
function hasCallNumber(text: string): boolean {
  if (!callWord.test(text)) return false
  const digits = (text.match(/\p{Nd}{2,}/gu) ?? []).map((part) => digitsOf(part) ?? '').join('')
  return mobile.test(digits) || (/\b(?:zoom|meeting id)\b/.test(text) && /^\d{9,11}$/.test(digits))
}

const leastSpoken = 3
const leastDigits = 7

/** A run of digits of which several are said in words; counting up, as in a breathing exercise, is none. */
function isSpokenNumber(spoken: string, digits: string): boolean {
  if (spoken.length < leastSpoken || digits.length < leastDigits) return false
  const steps = [...digits].slice(1).filter((digit, index) => Math.abs(Number(digit) - Number(digits[index])) === 1)
  return steps.length < digits.length - 2
}

/** The digits that a piece of text stands for: '' of 'double', null where it is no digit. */
function digitsOf(raw: string): string | null {
  if (raw === 'double' || raw === 'triple') return ''
  if (raw === 'o') return '0'
  const named = digitNames.get(raw)
  if (named !== undefined) return named
  if (!/^\p{Nd}+$/u.test(raw)) return null
  return [...raw].map((digit) => (digit <= '9' ? digit : String(((digit.codePointAt(0) ?? 0) - 6) & 0xf))).join('')
}

/** A mobile number in a run of other digits, such as '2 lines: 98... or 97...', never in years or times of ten digits and less. */
const hasMobileInside = (digits: string) =>
  digits.length >= 20 && digits.length <= 24 && /^(?:91)?[6-9]\d{9}(?:91)?[6-9]\d{9}$/.test(digits)

const endings =
  'com|in|org|net|me|ly|io|co|app|xyz|info|site|online|shop|club|live|link|gg|tk|ml|biz|store|top|vip|bet|win|ru|cc|tv|to|pk|uk|us|ai|dev|page|bio|gl|be|ee|chat|group|buzz|fun|world|blog|space|tech|website|click|pw|ws|example|mobi|pro'
const domain = new RegExp(
  `(?<![\\p{L}\\p{N}@.])[a-z0-9][a-z0-9-]{0,62}(?:\\.[a-z0-9-]{1,62}){0,3}\\.(?:${endings})(?![a-z0-9-])(?!\\.[a-z])`,
  'u',
)
/** 'dot' as it is said in each script, and as it is bracketed. */
const dot =
  '\\(dot\\)|\\[dot\\]|\\{dot\\}|<dot>|\\*dot\\*| dot | d0t | punto |\\[\\.\\]|\\(\\.\\)| \\. |_dot_|-dot-| (?:डॉट|डाट|ડોટ|ડૉટ|ডট|டாட்|డాట్|ಡಾಟ್) '
// 'From dot to dot' is no address.
const spelledEndings = `कॉम|काम|इन|ओआरजी|કોમ|કૉમ|ઇન|কম|কোম|ইন|காம்|இன்|కామ్|ఇన్|ಕಾಮ್|ಇನ್|${endings.replace('|to|', '|')}`
const spelledDot = new RegExp(
  `[\\p{L}\\p{M}\\p{N}]{2,40} ?(?:${dot}) ?(?:${spelledEndings})(?![\\p{L}\\p{M}\\p{N}])`,
  'u',
)

const hasLink = (text: string) =>
  /(?:https?|hxxps?|ftp):\/\/|www\s?\.|\b(?:t|wa)\s?\.\s?me\b|\bbit\s?\.?\s?ly\b|\bh\s?t\s?t\s?p\s?s?\s?:|\bw\s?w\s?w\s?(?:\.|dot\b)|\b(?:telegram|discord|wa|t|insta|facebook|fb|youtu)\s(?:dot\s)?(?:me|gg|com|be)\s?(?:\/|slash\b)|\b(?:slash|forward slash)\s(?:join|group|invite|chat)\b/.test(
    text,
  ) ||
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
  if (
    /(?:gmail|g mail|gee mail|yahoo|hotmail|outlook|proton(?:mail)?|rediffmail)\s?(?:\.|dot|\(dot\)|\[dot\])\s?com/.test(
      text,
    )
  )
    return true
  for (const [, name = ''] of text.matchAll(/(?<![\p{L}\p{N}])@\s?([a-z0-9_.]{3,40})/gu)) {
    if (/[a-z]/.test(name) && !/^\d+(?:am|pm)$/.test(name) && !places.has(name)) return true
  }
  if (hasAccount(text)) return true
  return /\b(?:insta|instagram|ig|snap|snapchat|telegram|tg|discord|skype|fb|x|twitter|id|handle|username)\s?(?:id|is|name|handle|username)?\s?[:=-]\s?[a-z0-9][a-z0-9_.]{2,40}/.test(
    text,
  )
}

/** What stands before the name of an account: a place where accounts are, or the word itself in each script. */
const accountWords =
  /(?<![\p{L}\p{M}])(?:insta(?:gram)?|ig|snap(?:chat)?|telegram|tg|discord|facebook|fb|twitter|youtube|gmail|mail|e-?mail|id|handle|username|user name|account|upi|gpay|paytm|phonepe|आईडी|आयडी|इंस्टा|इन्स्टा|इंस्टाग्राम|इन्स्टाग्राम|टेलीग्राम|टेलिग्राम|जीमेल|ईमेल|यूपीआई|આઈડી|ઇન્સ્ટા|ઇન્સ્ટાગ્રામ|ટેલિગ્રામ|જીમેલ|ઈમેલ|আইডি|ইনস্টা|ইনস্টাগ্রাম|টেলিগ্রাম|জিমেইল|ইমেল|ইমেইল|ஐடி|இன்ஸ்டா|இன்ஸ்டாகிராம்|டெலிகிராம்|ஜிமெயில்|மின்னஞ்சல்|ఐడీ|ఐడి|ఇన్‌స్టా|ఇన్స్టా|టెలిగ్రామ్|జీమెయిల్|ఈమెయిల్|ಐಡಿ|ಇನ್‌ಸ್ಟಾ|ಇನ್ಸ್ಟಾ|ಟೆಲಿಗ್ರಾಂ|ಟೆಲಿಗ್ರಾಮ್|ಜಿಮೇಲ್|ಇಮೇಲ್)[\p{M}\p{L}]{0,6}(?![a-z0-9_.])/u
const accountName = /(?<![a-z0-9_.])(?=[a-z0-9_.]{4,40}(?![a-z0-9_.]))[a-z0-9]+[_.][a-z0-9_.]*[a-z0-9](?![a-z0-9_.])/

/** A word built like an account's name in a text that names a place of accounts; alone it may be a pseudonym. */
const hasAccount = (text: string) => accountWords.test(text) && accountName.test(text.replace(/\d+\.\d+/g, ' '))
