import { readMessage } from '../../replies/read-message'
import { names, namesSomebody } from '../hearing/answers/answer-kind'
import { hear } from '../hearing/hear'
import { reflectionsIn } from '../reflections/read-reflections'
import { isGeneral, type Reflection } from '../reflections/reflections'

/** What a question of listening asks for. */
export type Wanted =
  | 'when'
  | 'since'
  | 'who_weighs'
  | 'who_helps'
  | 'hardest'
  | 'happened'
  | 'helps'
  | 'wish'
  | 'thought'
  | 'miss'
  | 'days'
  | 'tell'
  | 'afraid_at_home'
  | 'who_knows'
  | 'noted'

const goodAnyway: ReadonlySet<Reflection> = new Set(['small_good', 'friend_there', 'hope', 'plan', 'missing', 'memory'])

/** The general kinds that are no help to anybody. */
const heavyKinds: ReadonlySet<Reflection> = new Set(['worthless', 'done_to_me', 'stuck', 'lost', 'money_short'])

/** Whether words tell something that weighs: a feeling, or something that was done. Linear in their length. */
export const isHeavy = (text: string) =>
  readMessage(text).rules.includes('sad') ||
  reflectionsIn(text).some((one) => !goodAnyway.has(one) && (!isGeneral(one) || heavyKinds.has(one)))

/** What is wished, in the words for it, or as something that should be: 'that they ask me first', 'to rest'. */
const wishes =
  /(?<![\p{L}\p{M}])(?:want|wanted|wish|wished|would|i'?d|should|need|needed|hope|hoped|like|that|to|just|please|stop|leave|let|chahiye|chahta|chahti|chahte|kaash|kash|चाहिए|चाहता|चाहती|चाहते|काश|पाहिजे|हवं|हवा|हवी|हवे|જોઈએ|જોઈતું|જોઈતી|કાશ|চাই|চাইতাম|চেয়েছিলাম|উচিত)(?![\p{L}\p{M}])|(?:ணும்|வேண்டும்|num|nnum|ాలి|ాలని|aali|alani|ಬೇಕು|ಬೇಕಿತ್ತು|beku)(?![\p{L}\p{M}])|['"‘“]/iu

const fewestOfSentence = 3

/** Something is told, and it is more than how long or who. */
function isTold(text: string): boolean {
  const { words, unknown } = hear(text)
  const isBare = (words <= longestBare && names('duration', text)) || (words <= longestName && names('person', text))
  return words >= fewestOfSentence && unknown >= 2 && !isBare && !text.trim().endsWith('?')
}
const longestBare = 4
const longestName = 3

/**
 * Whether words hold what a question asks for: whom, when, a wish, something that does good, something that happened. Where they do not, no line
 * may say that they did. Linear in their length.
 */
export function holds(wanted: Wanted, text: string): boolean {
  if (wanted === 'when') return names('moment', text)
  if (wanted === 'since') return names('moment', text) || names('duration', text)
  if (wanted === 'who_weighs') return namesSomebody(text)
  // 'Everybody laughed at me' names no one who takes a part of the weight.
  if (wanted === 'who_knows') return namesSomebody(text) && !isHeavy(text) && !tellsOpinion.test(text)
  // 'He left me' says nothing that helps, even after the question what does.
  if (wanted === 'who_helps')
    return (
      namesSomebody(text) && !isHeavy(text) && !isNegative(text) && !tellsOpinion.test(text) && !namesAll.test(text)
    )
  if (wanted === 'helps')
    return !isHeavy(text) && !isNegative(text) && !names('duration', text) && !text.trim().endsWith('?')
  if (wanted === 'wish') return hear(text).words >= 2 && wishes.test(text) && !text.trim().endsWith('?')
  if (wanted === 'miss') return !isNegative(text) && !text.trim().endsWith('?') && !isOnlyTime(text)
  return isTold(text)
}

/** 'Everyone congratulates me' names nobody who helps. */
const namesAll =
  /(?<![\p{L}\p{M}])(?:everyone|everybody|people|sab|sabhi|log|सब|सभी|लोग|सगळे|सर्व|लोक|બધા|લોકો|সবাই|সকলে|লোকে)(?![\p{L}\p{M}])|எல்லார|எல்லோர|அனைவர|అందర|ఎల్లర|ಎಲ್ಲರ|ಎಲ್ರ/iu

/** 'My mother thinks I lie' names nobody who helps or knows. */
const tellsOpinion =
  /(?<![\p{L}\p{M}])(?:thinks?|thought|says?|said|believes?|doubts?|samajht[aei]|socht[aei]|keht[aei]|bolt[aei]|समझत[ाेी]|सोचत[ाेी]|कहत[ाेी]|बोलत[ाेी]|म्हणत(?:ो|े|ात)|વિચારે|કહે|ভাবে|ভাবেন|বলে|বলেন)(?![\p{L}\p{M}])|நினைக்கிற|நெனக்கிற|சொல்ற|சொல்கிற|అంటా|అంటుంద|అనుకుంటా|అనుకుంటుంద|ಅಂತಾ|ಹೇಳ್ತಾ|ಅನ್ಕೊಳ್ತಾ/iu

const isOnlyTime = (text: string) => hear(text).words <= longestBare && names('duration', text)

/** A no anywhere in it: what does not help is no help. */
const isNegative = (text: string) => negation.test(text)
const negation =
  /(?<![\p{L}\p{M}'])(?:no|not|never|nothing|nobody|none|can'?t|cannot|don'?t|doesn'?t|didn'?t|won'?t|isn'?t|nahi|nhi|nahin|nai|nathi|illa|illai|ledu|kadu|नहीं|नही|नाही|ના|નથી|નહીં|না|নেই|নয়|இல்ல|இல்லை|లేదు|లేను|కాదు|ಇಲ್ಲ|ಅಲ್ಲ)(?![\p{L}\p{M}])|(?:ல்ல|ல்லை|வில்லை|లేదు|ಲಿಲ್ಲ|ಿಲ್ಲ)(?![\p{L}\p{M}])/iu
