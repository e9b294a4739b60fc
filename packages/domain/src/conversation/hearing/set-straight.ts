import { foldWord } from '../../text/fold-word'
import { deniedClause } from './denied-clause'
import { namesAnother } from './who-and-not'

/** What somebody meant, and where they say it what they did not mean: 'not my husband, my brother'. */
export type SetStraight = { meant: string; denied: string | null }

/** Longer messages tell a story of their own. */
const longest = 14
/** As many words have fewer letters than this; of more the patterns below would not be linear. */
const mostLetters = 300
const longestMeant = 8
/** 'I mean he never calls' goes on telling. */
const longestOfMean = 5

const plainWords = (text: string) => text.trim().split(/\s+/u).filter(Boolean)

/** What may stand before the correction itself. */
const opener =
  /^\s*(?:(?:no+|nope|nah|na|sorry|wait|arre|arey|oh|actually|nahi+n?|nhi|नहीं|अरे|माफ़ कीजिए|नाही|ना|না|ના|இல்ல|இல்லை|లేదు|కాదు|ಇಲ್ಲ|ಅಲ್ಲ|illa|kaadu|alla)[\s,.!]+)+/iu

/** 'I meant …' in the languages that say it first. */
const meantFirst =
  /^(?:(?:i|we)(?: had| have|'?ve| was| am|'?m)? (?:meant|talking about|speaking about|speaking of|talking of)(?: to say)?|what i meant (?:was|is)|mera matlab(?: hai| tha)?|mere kehne ka matlab|मेरा मतलब(?: है| था)?|माझा अर्थ|मला म्हणायचं होतं|મારો મતલબ(?: છે| હતો)?|હું કહેવા માંગતો હતો|আমি বলতে চেয়েছি(?:লাম)?|আমার কথা হলো|நான் சொன்னது|நான் சொல்ல வந்தது|naan sonnadhu|naan sonnathu|నా ఉద్దేశం|నేను చెప్పింది|naa uddesam|ನಾನು ಹೇಳಿದ್ದು|ನನ್ನ ಅರ್ಥ|nanu helidu)[\s:,]+(.+)$/iu

/** The same, in words that also only go on telling. */
const perhapsMeant = /^(?:i mean|i said|matlab|yaani|मतलब|यानी|म्हणजे|એટલે|মানে|அதாவது|అంటే|ಅಂದರೆ)[\s:,]+(.+)$/iu

/** 'My dog, i mean', 'என் தங்கச்சி சொன்னேன்'. */
const meantLast =
  /^(.+?)[\s,]+(?:i mean|i meant|bola tha|boli thi|kaha tha|kahi thi|बोला था|कहा था|कही थी|म्हणालो|म्हणाले|કહ્યું હતું|বলেছি|বলেছিলাম|சொன்னேன்|sonnen|అన్నాను|చెప్పాను|annanu|ಅಂದೆ|ಹೇಳಿದೆ|helide)[\s.!]*$/iu

/** 'My teacher not my boss'. */
const meantNot = /^(.+?),?\s+(?:and\s+)?not\s+(.+)$/iu
const saidSo = /^(?:i|we)\s+(?:said|say|meant|mean|told)\s+(?:it'?s\s+)?/iu

/** 'Not my husband, my brother', with or without the comma. */
const notFirst =
  /^not\s+(?:about\s+)?((?:my|the|our|his|her)\s+\S+?|\S+?)(?:\s*[,.;]\s*|\s+)((?:my|the|our|it'?s|its|about)\s+.+|.+)$/iu

/** 'Pati nahi bhai'. */
const thenNo =
  /^((?:\S+\s+)?\S+?)\s+(?:nahi+n?|nhi|नहीं|नाही|નહીં|નથી|না|নয়|இல்ல|இல்லை|illa|illai|కాదు|kaadu|kadu|ಅಲ್ಲ|alla)[\s,.]+(.+)$/iu

/** 'It is my daughter' where somebody else was named. */
const itIs = /^(?:actually\s+)?(?:it\s+is|it'?s|its|that'?s|thats|it\s+was)\s+(?:about\s+)?(my\s+.+)$/iu

const leading = /^(?:it'?s|its|it is|about|is)\s+/iu

/** Somebody's correction of what they wrote or of how it was taken; null where words correct nothing. `story` are the messages before. */
export function setStraight(text: string, story: readonly string[]): SetStraight | null {
  if (story.length === 0 || text.includes('?') || text.length > mostLetters) return null
  if (plainWords(text).length > longest) return null
  const rest = text.replace(opener, '').trim()
  const isOpened = rest !== text.trim()
  const found = readFrom(rest, text, story, isOpened)
  if (!found) return null
  const meant = trimmed(found.meant)
  const { length } = plainWords(meant)
  return length <= longestMeant && contentOf(meant).length > 0
    ? { meant, denied: found.denied && trimmed(found.denied) }
    : null
}

const trimmed = (text: string) =>
  text
    .replace(leading, '')
    .replace(/[\s.,!;।]+$/u, '')
    .trim()

function readFrom(rest: string, text: string, story: readonly string[], isOpened: boolean): SetStraight | null {
  const both = meantNot.exec(rest.replace(saidSo, ''))
  if (both && contentOf(both[1] ?? '').length > 0 && wasSaid(both[2] ?? '', story))
    return { meant: (both[1] ?? '').replace(opener, ''), denied: both[2] ?? '' }
  const said = meantFirst.exec(rest)
  if (said) return splitOff(said[1] ?? '')
  const perhaps = perhapsMeant.exec(rest)
  if (perhaps && plainWords(perhaps[1] ?? '').length <= longestOfMean && (isOpened || isThing(perhaps[1] ?? '')))
    return splitOff(perhaps[1] ?? '')
  const last = meantLast.exec(rest)
  if (last && (isOpened || isThing(last[1] ?? ''))) return { meant: last[1] ?? '', denied: null }
  const first = notFirst.exec(rest)
  if (first && wasSaid(first[1] ?? '', story)) return { meant: first[2] ?? '', denied: first[1] ?? '' }
  const denied = deniedNo(text, story)
  if (denied) return denied
  const is = itIs.exec(rest)
  const isOther = is && namesAnother(is[1] ?? '') && namesAnother(story.at(-1) ?? '')
  return isOther && !wasSaid(is[1] ?? '', story.slice(-1)) ? { meant: is[1] ?? '', denied: null } : null
}

function deniedNo(text: string, story: readonly string[]): SetStraight | null {
  const after = thenNo.exec(text.trim())
  if (after && plainWords(after[2] ?? '').length <= longestOfMean && wasSaid(after[1] ?? '', story))
    return { meant: after[2] ?? '', denied: after[1] ?? '' }
  const clause = deniedClause(text)
  if (!clause || plainWords(clause.rest).length > longestOfMean || !wasSaid(clause.denied, story)) return null
  return { meant: clause.rest, denied: clause.denied }
}

/** 'My brother', 'three weeks': a thing, and no sentence. */
const isThing = (text: string) => /^(?:my|the|our|about|\d|मेर|mer[aei]\b|என்|నా|ನನ್ನ|আমার|માર|माझ)/iu.test(text)

/** 'My teacher, not the boss'. */
function splitOff(said: string): SetStraight {
  const parts = /^(.+?),?\s+not\s+(.+)$/iu.exec(said)
  return parts ? { meant: parts[1] ?? '', denied: parts[2] ?? '' } : { meant: said, denied: null }
}

const small = new Set(
  'will would can could should shall may might must do does did have has had be been just so i he she they we you me him them my the our his her a an its it is am are were was that thats this what said say asked about koi kuch कोई कुछ not no nahi nahin nhi नहीं नहि नाही નથી નહીં না নেই இல்ல இல்லை illa లేదు కాదు kaadu ಇಲ್ಲ ಅಲ್ಲ alla मेरे मेरा मेरी mere mera meri என் నా ನನ್ನ আমার'.split(
    ' ',
  ),
)
const contentOf = (text: string) =>
  text
    .split(/[\s,.;!?।]+/u)
    .map((word) => foldWord(word).replaceAll("'", ''))
    .filter((word) => word !== '' && !small.has(word))

/** Whether one of these words stands in a message before. */
function wasSaid(text: string, story: readonly string[]): boolean {
  const known = new Set(story.flatMap(contentOf))
  return contentOf(text).some((word) => known.has(word))
}

/** The message before with what was meant in the place of what was not; what was meant alone where the place is not known. */
export function asMeant(before: string, { meant, denied }: SetStraight): string {
  const words = before.split(/\s+/u)
  const wrong = new Set(denied ? contentOf(denied) : [])
  const isWrong = (word: string) =>
    denied ? contentOf(word).some((one) => wrong.has(one)) : namesAnother(meant) && namesAnother(word)
  const at = words.findIndex(isWrong)
  if (at < 0 || words.filter(isWrong).length !== 1) return meant
  const from = small.has(foldWord(words[at - 1] ?? '')) ? at - 1 : at
  return [...words.slice(0, from), meant, ...words.slice(at + 1)].join(' ')
}
