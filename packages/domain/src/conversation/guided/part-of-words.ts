import { readMessage } from '../../replies/read-message'
import { names } from '../hearing/answers/answer-kind'
import { deniedClause } from '../hearing/denied-clause'
import { namesAnother } from '../hearing/who-and-not'
import { reflectionsIn } from '../reflections/read-reflections'
import { isGeneral } from '../reflections/reflections'

const clauses =
  /[,.;:!?।\n]+|\s(?:and|but|because|so|aur|lekin|par|और|लेकिन|पर|मगर|आणि|पण|અને|પણ|আর|কিন্তু|ஆனா|ஆனால்|కానీ|ಆದ್ರೆ|ಆದರೆ|ಮತ್ತು)\s/iu

const fewestWords = 3
const mostWords = 12

const clauseWords = (text: string) => text.trim().split(/\s+/u)

/** What stands beside what is told and tells nothing. */
const byTheWay =
  /^(?:i (?:don'?t|dont|do not) know|idk|you know|u know|that'?s (?:all|it)|thats (?:all|it)|leave it|never ?mind|anyways?|it'?s (?:ok|okay|fine)|its (?:ok|okay|fine)|i think so|i guess|what to (?:say|do)|don'?t know|pata nahi|kya (?:bolu|kahu|batau)|bas (?:itna|yahi)|aur kya|chhodo|पता नहीं|क्या (?:बोलूँ|कहूँ|बताऊँ)|बस (?:इतना|यही)|और क्या|छोड़ो|माहीत नाही|काय (?:सांगू|बोलू)|ખબર નથી|શું કહું|জানি না|কী বলব|தெரியல|தெரியவில்லை|என்ன சொல்ல|తెలియదు|ఏం చెప్పాలి|ಗೊತ್ತಿಲ್ಲ|ಏನು ಹೇಳಲಿ)(?![\p{L}\p{M}])/iu

/** How much a clause tells of what happened to somebody: what weighs before what is only near it. */
function weightOf(clause: string): number {
  if (byTheWay.test(clause.trim())) return -1
  const told = reflectionsIn(clause)
  const isHeavy = readMessage(clause).rules.includes('sad') || told.some((one) => !isGeneral(one))
  const isConcrete = namesAnother(clause) || names('hour', clause) || names('duration', clause) || told.some(isGeneral)
  return (isHeavy ? 2 : 0) + (isConcrete ? 1 : 0)
}

/** The part of somebody's words that is given back: the clause of three to twelve words that weighs most, of several the last; else the whole. */
export function partOf(text: string): string {
  const parts = text
    .split(clauses)
    .map((part) => part.trim())
    .filter((part) => clauseWords(part).length >= fewestWords && clauseWords(part).length <= mostWords)
    .map((part) => ({ part, weight: weightOf(part) }))
  const most = Math.max(...parts.map(({ weight }) => weight))
  return parts.findLast(({ weight }) => weight === most)?.part ?? text
}

const or = /(?:^|\s)(?:or|ya|naki|kimba|या|अथवा|किंवा|की|કે|নাকি|না|அல்லது|இல்லனா|లేదా|లేక|ಅಥವಾ|ಇಲ್ಲ)(?=\s)/iu
const should =
  /(?:^|\s)(?:should|shud|shall|do i|can i|karu|karun|karoon|rakhu|rakhun|jau|jaun|du|dun|bolu|chahiye|करूँ|करूं|रखूँ|रखूं|जाऊँ|जाऊं|दूँ|दूं|बोलूँ|चाहिए|करू|ठेवू|जाऊ|देऊ|કરું|રાખું|જાઉં|આપું|করব|করবো|রাখব|যাব|দেব)(?=\s|$|[?.!,])|(?:லாமா|ட்டுமா|வா|ணுமா|ాలా|నా|ಲಾ|ಲೇ|ಕಾ)(?=\s|$|[?.!,])/iu
const mostAsked = 14

/** Asks for more than a yes or a no. */
const openQuestion =
  /(?<![\p{L}\p{M}])(?:what|why|when|where|who|whom|which|how|kya kar[a-z]*|kaise|kab|kaha|kahan|kyu|kyun|kis[ek]?|kay kar[a-z]*|kasa|shu|ki kor[a-z]*|enna|epdi|eppadi|yen|emi|ela|enu|hege|yake|क्या कर[\p{L}\p{M}]*|कैसे|कब|कहाँ|कहां|क्यों|किस[ेक]?|काय|कसं|कधी|શું|કેમ|ક્યારે|কী|কেন|কীভাবে|কখন|என்ன|எப்படி|ஏன்|ఏం|ఎలా|ఎందుకు|ಏನು|ಏನ್|ಹೇಗೆ|ಯಾಕೆ)(?![\p{L}\p{M}])/iu
const mostWhether = 8

/** Whether the last sentence of a text asks for a yes or a no to something that the person could do: 'block kar du kya?'. Linear in its length. */
export function asksWhether(text: string): boolean {
  const asked = text.split(/(?<=[.!?।\n])/u).findLast((part) => part.trim() !== '') ?? ''
  return should.test(asked) && !openQuestion.test(asked) && clauseWords(asked).length <= mostWhether
}

/** The clause of a text that asks which of two things to do, in the person's own words; null where none does. Linear in the length of the text. */
export function choiceIn(text: string): string | null {
  const asked = text
    .split(/(?<=[.!?।\n])|,/u)
    .map((part) => part.trim())
    .filter((part) => or.test(part) && should.test(part) && clauseWords(part).length <= mostAsked)
    .at(-1)
  return asked ? asked.replace(/[?.!।]+$/u, '') : null
}

const fewestMeant = 4
const mostMeant = 20

/** What stands behind the no of a correction, to be said back with it: its last sentence. Undefined where that is too short or too long. */
export function meantInstead(text: string): string | undefined {
  const rest = deniedClause(text)?.rest ?? text.replace(/^[^,.;!?।]*[,.;!?।]*\s*/u, '')
  const sentence = rest.split(/[.!?।\n]/u).findLast((part) => part.trim() !== '') ?? ''
  const { length } = clauseWords(sentence)
  return length >= fewestMeant && length <= mostMeant ? sentence.trim() : undefined
}
