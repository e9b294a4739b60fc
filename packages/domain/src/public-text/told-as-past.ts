import { readRisk } from '../risk'
import { findConcepts, type Places } from './concepts'
import { readPublicWords } from './read-public-words'

/** The learned reader has learned what people say of themselves; of a title of few words it has to be surer. */
export const titleCaution = 1.5

/** 'Now' and 'today' in each language and in Latin letters. */
const now =
  /(?<![\p{L}\p{M}])(?:now|today|these days|ab|aaj|aj|ata|aata|have|aaje|ekhon|akhon|ipo|ippo|ippodhu|ippo than|innaikku|inniki|ippudu|ivala|ee roju|eega|iga|ivattu|अब|आज|आता|હવે|આજે|હમણાં|এখন|আজ|இப்போது|இப்போ|இப்ப|இன்று|இன்னைக்கு|ఇప్పుడు|ఈరోజు|ఈ రోజు|ఇవాళ|ಈಗ|ಇವತ್ತು|ಇಂದು)(?![\p{L}\p{M}])/iu

/** How each language says that something was so, for a while or once. */
const was = new RegExp(
  [
    '(?<![a-z])(?:used to|once|was|were|had|wanted|tried|thought|planned|ago|since|before|did|survived)(?![a-z])',
    '(?<![a-z])(?:tha|thi|thii|hua karta|chuka|chuki|aadat|adat|ek somoy|ek samay|hot[oaeiu]|hat[oiau]|thatu|thato|korto|[a-z]+aycho|vatayche|vataychi|vataycha|[a-z]{3,}(?:tam|ilam|chilo|chen|dhen|then|nen|chanaga|nchedi|evadini|edanni|ndedi|kunna|kunnanu|ittu|idde|iddini|idda))(?![a-z])',
    '(?<![\\p{L}\\p{M}])(?:था|थी|थे|चुका|चुकी|चुके|आदत|होतो|होते|होती|होतं|होता|હતો|હતી|હતું|હતા|હતાં|થતું|એક વખત|একসময়|একদিন|ஒரு காலத்தில்|ఒకప్పుడు|ಒಂದು ಕಾಲದಲ್ಲಿ)(?![\\p{L}\\p{M}])',
    '(?:यचो|वाटायचं|वाटायचे|वाटायची|তাম|ছিলাম|চেয়েছি|েছিল|ந்தேன்|த்தேன்|ச்சேன்|ட்டேன்|ன்னேன்|ச்சார்|ந்தது|చేది|ేవాడిని|ేదాన్ని|ించింది|కున్నా|కున్నాను|ండేది|ಿತ್ತು|ತಿದ್ದೆ|ಿದ್ದೆ|ಿದ್ದೆನು|ಕೊಂಡಿದ್ದೆ)(?![\\p{L}\\p{M}])',
  ].join('|'),
  'iu',
)

/** 'over' where a good end is named behind what is dark, 'perhaps' where only the order of the words says so, else null. */
export type PastTold = 'over' | 'perhaps' | null

/**
 * How surely what is dark in a text is told as past. 'I wanted to die. Three years later I have hope' is over. 'I used to want to die, now I
 * teach' may be: a past stands before a 'now' behind which the gate finds nothing. So may 'six months without' and 'thoughts that we beat'. Words
 * that say it is back, a farewell, or a call to go along make it no story.
 */
export function pastToldIn(text: string, places: Places): PastTold {
  if (places.has('stillNow') || places.has('deathCompany')) return null
  if (places.has('once') && places.has('since') && !places.has('company')) {
    const clauses = text.split(/[.,;:!?।…\n–—]+/).filter((clause) => clause.trim() !== '')
    const lastDark = clauses.findLastIndex(isDark)
    const lastGood = clauses.findLastIndex((clause) => findConcepts(readPublicWords(clause)).has('since'))
    if (lastGood > lastDark) return 'over'
    return lastGood === lastDark ? 'perhaps' : null
  }
  if (places.has('shadow') && places.has('beaten')) return 'perhaps'
  if (places.has('ownHarm') && places.has('ceased') && places.has('span')) return 'perhaps'
  return !places.has('company') && hasBetterNow(text) ? 'perhaps' : null
}

function hasBetterNow(text: string): boolean {
  const found = now.exec(text)
  if (!found) return false
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)]
  const wordsAfter = after.match(/[\p{L}\p{M}]+/gu)?.length ?? 0
  if (!was.test(before) || wordsAfter < 2 || readRisk(after, 'en').tier !== 'none') return false
  // 'I used to want to live, now no more': what is dark has to stand in the part that is past.
  return isDark(before) || !isDark(text)
}

const isDark = (text: string) => readRisk(text, 'en', titleCaution).matched.includes('crisis')
