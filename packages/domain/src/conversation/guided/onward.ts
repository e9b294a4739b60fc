import type { Talk } from '../conversation'
import { hear } from '../hearing/hear'
import { namesSomeoneApart } from '../hearing/who-and-not'
import { reflectionsIn } from '../reflections/read-reflections'
import type { Topic } from '../topics/topics'
import { isHeavy } from './holds'
import { correctedEchoes, echoes, moveLines, ofDeath, plainLines } from './listening-lines'
import { isUnsaid } from './said-in-talk'

/** Where nothing more particular is known these lead on: what words hold is named, and what can be told or done about it is offered. */
export const onwardLines = [
  'onward.ahead',
  'onward.way',
  'onward.changed',
  'onward.again',
  'onward.someone',
  'onward.someone_b',
  'onward.open',
  'onward.open_b',
  'onward.open_c',
] as const

type Onward = (typeof onwardLines)[number]

const end = '(?![\\p{L}\\p{M}])'
const start = '(?<![\\p{L}\\p{M}])'
const anyOf = (words: string, inflected = '') =>
  new RegExp(`${start}(?:${words})${end}${inflected && `|${start}(?:${inflected})`}`, 'iu')

/** A time to come; 'कल' and 'kal' are yesterday as well. */
const ahead = anyOf(
  'tomorrow|next (?:week|month|year|time|day|sunday|monday|tuesday|wednesday|thursday|friday|saturday)|(?:in|after) (?:\\d+|an?|one|two|three|four|five|six|ten|a few|few) (?:days?|weeks?|months?)|coming (?:week|month|sunday|monday)|agle|agli|aane wal[aei]|अगले|अगली|आने वाल[ाीे]|udya|उद्या|पुढच्या|पुढचा|पुढची|येत्या|આવતા|આવતી|આવતે|আগামী|সামনের|আসছে|adutha|nalaiku|naalaiku|repu|vache|vacche|nale|mundina',
  'அடுத்த|நாளைக்|நாளை|రేపు|వచ్చే|ನಾಳೆ|ಮುಂದಿನ',
)

/** Something does not go. */
const inTheWay = anyOf(
  "(?:i|we) (?:really |just |still )?(?:can'?t|cant|can ?not|cannot|couldn'?t|could not)|(?:i'?m|i am|we are) (?:not able|unable)|nahi+n? (?:\\S+ )?(?:paa?t[aei]|sakt[aei]|paa? rah[aei])|nhi (?:\\S+ )?(?:paa?t[aei]|sakt[aei]|paa? rah[aei])|नहीं (?:\\S+ )?(?:पाता|पाती|पाते|सकता|सकती|सकते|पा रहा|पा रही|पा रहे)|(?:शकत|जमत|येत) (?:नाही|नाहीये)|(?:શકતો|શકતી|શકતા|શકતું|શકાતું) નથી|(?:পারি|পারছি|পারতাম) না|পারিনি|mudiyala|mudiyale|mudila",
  '[\\p{L}\\p{M}]*(?:முடியல|முடியவில்ல|முடியலை|లేకపోతున్నా|లేకపోయా|లేకపోతున్నాను|ಆಗ್ತಿಲ್ಲ|ಆಗ್ತಾ ಇಲ್ಲ|ಆಗಲ್ಲ)',
)

/** 'I don't want to leave this house': nothing stands in the way of that. */
const unwanted = anyOf(
  "not want|don'?t want|dont wanna|nahi+n? chah\\p{L}*|नहीं चाह[\\p{L}\\p{M}]*|नको|નથી (?:જોઈતું|જવું|કરવું)|চাই না|vendam|venda|vaddu|beda",
  'வேண்டாம்|வேணாம்|వద్దు|ಬೇಡ',
)

/** It was otherwise once. */
const changed = anyOf(
  'used to|no longer|any ?more|not like before|earlier (?:he|she|they|we|i|it|everyone)|pehle (?:ais[aie]|jais[aie]|to|wo|hum|main|mai|sab)|पहले (?:ऐस[ाीे]|जैस[ाीे]|तो|हम|मैं|वो|वह|सब)|पूर्वी|पहिल्यासारख[\\p{L}\\p{M}]*|आधी (?:असं|तो|ती|मी|आम्ही|सगळं)|પહેલાં? (?:આવું|જેવું|તો|હું|અમે|બધું|બધાં?)|আগে (?:এমন|তো|সে|ও|আমি|আমরা|সব)|আগের মতো|munnadi (?:ellam|madhiri)',
  'முன்னாடி (?:எல்லாம்|மாதிரி|அப்படி)|முன்பெல்லாம்|முன்பு போல|ఇంతకుముందు|మునుపటిలా|అప్పట్లో|ముందు (?:ఇలా|అలా)|ಮೊದಲೆಲ್ಲಾ|ಮುಂಚೆಯೆಲ್ಲಾ|ಮುಂಚೆ (?:ಹೀಗೆ|ಎಲ್ಲಾ)|ಮೊದಲಿನ ?(?:ತರ|ಹಾಗೆ)',
)

/** It comes back. */
const again = anyOf(
  'every (?:day|single|night|time|week|weekend|month|evening|morning|function|sunday|meeting)|always|each time|again and again|all the time|daily|(?:he|she|they|it|who) keeps?|roz|roj|har (?:baar|bar|din|raat|hafte)|hamesha|baar baar|bar bar|रोज़|रोज|हर (?:बार|दिन|रात|हफ़्ते|हफ्ते)|हमेशा|बार[- ]बार|दररोज|नेहमी|प्रत्येक (?:वेळी|वेळेस)|सारखं सारखं|રોજ|દરરોજ|હંમેશા|હંમેશાં|દર વખતે|વારંવાર|রোজ|প্রতিদিন|সবসময়|প্রতিবার|বারবার|dhinamum|eppavum|eppovum|roju|prati sari|yavagalu|dina',
  'தினமும்|எப்பவும்|எப்பவுமே|எப்போதும்|ஒவ்வொரு|రోజూ|ప్రతి|ఎప్పుడూ|పదే పదే|ದಿನಾ|ಪ್ರತಿ|ಯಾವಾಗಲೂ|ಯಾವಾಗ್ಲೂ|ಪದೇ ಪದೇ',
)

/** The lines that lead on from these words, the one that names most of what they hold first. Linear in the length of the text. */
export function aheadOf(text: string): readonly Onward[] {
  const told = reflectionsIn(text)
  const someone = namesSomeoneApart(text)
  const fits: Partial<Record<Onward, boolean>> = {
    'onward.ahead': ahead.test(text),
    'onward.way': inTheWay.test(text) || (told.includes('wish') && !unwanted.test(text)),
    'onward.changed': changed.test(text),
    'onward.again': again.test(text),
    'onward.someone': someone,
    'onward.someone_b': someone && (isHeavy(text) || told.length > 0),
  }
  return onwardLines.filter((line) => fits[line] ?? true)
}

/** Grief is not worked on. */
const mourning: readonly Onward[] = ['onward.open_c']

/** Lines that take in what was said and lead nowhere. */
const bare: ReadonlySet<string> = new Set([
  ...echoes,
  ...plainLines,
  ...moveLines.heavy,
  ...moveLines.corrected,
  ...correctedEchoes,
  ...['hardest', 'happened', 'days', 'thought', 'noted', 'wish'].flatMap((what) => [
    `heard.${what}.a`,
    `heard.${what}.b`,
  ]),
  ...['said_to_me', 'wish', 'duration', 'waiting'].flatMap((what) => [`reflect.${what}`, `reflect.${what}_b`]),
])

const isPlain = (line: string) => plainLines.includes(line)
const isEcho = (line: string) => echoes.includes(line)

/** Fewer words hold nothing to lead on from. */
const fewestWords = 4

/**
 * The lines of a reply with one behind them that leads on, where they do nothing but take in what was said; in the place of one that fits any words.
 * Each once in a talk, twice running only behind what leads nowhere at all, and never for somebody who only wants to be heard.
 */
export function leadingOn(
  talk: Talk,
  topic: Topic | 'open',
  lines: readonly string[],
  text: string,
  lastSaid: readonly string[],
): readonly string[] {
  if (talk.isQuiet || hear(text).words < fewestWords || !lines.every((line) => bare.has(line))) return lines
  const wasLedOn = lastSaid.some((id) => id.startsWith('conversation.onward.'))
  if (wasLedOn && !lines.some((line) => isPlain(line) || isEcho(line))) return lines
  const fitting = ofDeath.has(topic) ? mourning : aheadOf(text)
  const onward = fitting.find(isUnsaid(talk))
  return onward ? [...lines.filter((line) => !isPlain(line)), onward] : lines
}
