import { hear } from './hear'
import { heardSpelling, phrasesFrom } from './phrases'

/** A longer first clause tells something of its own: 'he does not talk to me at all, and …'. */
const longestDenial = 4

/** 'What? Not sleep! Friends!': one word of surprise before the denial. */
const startled = /^\s*[\p{L}\p{M}]+\s*[?!]+\s*(?=\S)/u

/** In Kannada, Telugu and Tamil the no may be the end of its word. */
const deniesAtItsEnd = /(?:[^ಇ]ಲ್ಲ|(?:ಯ|ವ)ಲ್ಲ|కాదు|ல்லை)$/u

const denies = (word: string) =>
  deniesAtItsEnd.test(word) ||
  phrasesFrom(heardSpelling(word)).some(
    ({ words, kinds }) => words.length === 1 && (kinds.has('no') || kinds.has('notAfter')),
  )

/**
 * 'Not ragging, it's the loan': a short first clause that denies, and what stands after it; null where none does. Linear in the length of the
 * text.
 */
export function deniedClause(said: string): { denied: string; rest: string } | null {
  const text = said.replace(startled, '')
  const at = text.search(/[,.;!?।]/u)
  if (at < 0) return null
  const denied = text.slice(0, at).trim()
  const rest = text.slice(at + 1).trim()
  const words = denied.split(/\s+/u)
  const isDenied = words[0]?.toLowerCase() === 'not' || words.some(denies)
  // 'I don't know, sometimes it feels …' denies nothing.
  const isDoubt = hear(denied).answer === 'not_sure'
  return words.length <= longestDenial && rest !== '' && isDenied && !isDoubt ? { denied, rest } : null
}

/** Before what is not meant: 'it's not about the exam', 'nothing to do with work'; up to a word that turns to what is. */
const notAbout =
  /\b(?:(?:not|isnt|isn't|wasnt|wasn't|nothing) (?:about|regarding|because of|to do with)|(?:not|never) (?:talking|speaking) (?:about|of)|(?:dont|don't|didnt|didn't) mean|(?:didnt|didn't|did not|never) (?:ask|say|talk|tell you) (?:anything )?about|forget(?: about)?|where (?:did|does)|stop (?:with|asking about|talking about)|no(?= (?:exams?|marks|ragging|blackmail|drinking)\b))\b/iu
const turns = /\b(?:but|its|it's|only)\b/iu

/** After what is not meant: 'nikalne ki baat nahi', 'exam kaadu'. */
const aboutNot =
  /(?: (?:ki|ke|ka) (?:baat|bare|baare)(?: (?:me|mein))?(?: \p{L}+)? (?:nahi|nhi|nahin)| (?:kahan|kaha|kahaan|kidhar) se (?:aaya|aayi|aa gaya|aa gayi|aagaya)|(?:कहाँ|कहां|कुठून|क्यों|ક્યાંથી|কোথা থেকে|எங்கிருந்து|ఎక్కడి నుంచి|ఎక్కడ్నుంచి|ಎಲ್ಲಿಂದ) (?:से )?(?:आया|आयी|आई|आ गया|आली|आला|આવી|આવ્યું|આવ્યો|এল|এলো|আসল|வந்துச்சு|வந்தது|వచ్చింది|వచ్చాయి|ಬಂತು)|(?:की|के) (?:बात|बारे में)(?: [\p{L}\p{M}]+)? नहीं|(?:बद्दल|विषयी)(?: [\p{L}\p{M}]+)? (?:नाही|नव्हे)|(?:ની વાત|વિશે)(?: [\p{L}\p{M}]+)? (?:નથી|નહીં)|(?:নিয়ে|কথা)(?: [\p{L}\p{M}]+)? (?:নয়|না)|(?:பத்தி|பற்றி)(?: [\p{L}\p{M}]+)? (?:இல்ல|இல்லை|அல்ல)|(?:గురించి)(?: [\p{L}\p{M}]+)? (?:కాదు|అడగలేదు|చెప్పలేదు)|(?:ಬಗ್ಗೆ)(?: [\p{L}\p{M}]+)? (?:ಅಲ್ಲ|ಕೇಳಿಲ್ಲ|ಹೇಳಿಲ್ಲ)|(?:பத்தி|பற்றி)(?: [\p{L}\p{M}]+)? (?:கேக்கல|கேட்கல|சொல்லல|கேட்கவில்லை|சொல்லவில்லை)| (?:gurinchi|bagge|pathi|patthi|baddal|vishe|niye)(?: \p{L}+)? (?:kaadu|kadu|adagaledu|cheppaledu|alla|illa|illai|kelilla|helilla|kekala|ketkala|sollala|nahi|nahiye|nathi|noy|bolini)| (?:kaadu|kadu|alla|noy)| (?:కాదు|ಅಲ್ಲ|নয়|नव्हे))(?![\p{L}\p{M}])/iu

/** A text without what it says it is not about. Linear in the length of the text. */
export const withoutDenied = (text: string): string =>
  text
    .split(/(?<=[,.;!?।])/u)
    .map(meantIn)
    .join('')
    .trim()

/** 'Not sleep!', but not 'not sleeping'. */
const onlyDenied = /^\s*not (?!\p{L}+ing\b)\p{L}+\s*[!,.;]*$/iu

function meantIn(clause: string): string {
  if (onlyDenied.test(clause)) return ''
  const after = aboutNot.exec(clause)
  if (after) return clause.slice(after.index + after[0].length)
  const before = notAbout.exec(clause)
  if (!before) return clause
  const denied = clause.slice(before.index + before[0].length)
  const turn = turns.exec(denied)
  const end = /[,.;!?।]$/u.exec(clause)?.[0] ?? ''
  return clause.slice(0, before.index) + (turn ? denied.slice(turn.index) : end)
}
