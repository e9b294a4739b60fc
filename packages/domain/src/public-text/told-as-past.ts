import { readRisk } from '../risk'
import type { Places } from './concepts'

/** 'Now' and 'today' in each language and in Latin letters. */
const now =
  /(?<![\p{L}\p{M}])(?:now|today|these days|ab|aaj|aj|ata|aata|have|aaje|ekhon|akhon|ipo|ippo|ippodhu|ippo than|innaikku|inniki|ippudu|ivala|ee roju|eega|iga|ivattu|अब|आज|आता|હવે|આજે|હમણાં|এখন|আজ|இப்போது|இப்போ|இப்ப|இன்று|இன்னைக்கு|ఇప్పుడు|ఈరోజు|ఈ రోజు|ఇవాళ|ಈಗ|ಇವತ್ತು|ಇಂದು)(?![\p{L}\p{M}])/iu

/** How each language says that something was so, for a while or once. */
const was = new RegExp(
  [
    '(?<![a-z])(?:used to|once|was|were|had|wanted|tried|thought|planned|ago|since|before|did|survived)(?![a-z])',
    '(?<![a-z])(?:tha|thi|thii|hua karta|chuka|chuki|aadat|adat|ek somoy|ek samay|hot[oaeiu]|hat[oiau]|thatu|thato|korto|[a-z]+(?:yach|ych)[oeia]|[a-z]{3,}(?:tam|ilam|chilo|chen|dhen|then|nen|chanaga|nchedi|evadini|edanni|ndedi|kunna|kunnanu|ittu|idde|iddini|idda))(?![a-z])',
    '(?<![\\p{L}\\p{M}])(?:था|थी|थे|चुका|चुकी|चुके|आदत|होतो|होते|होती|होतं|होता|હતો|હતી|હતું|હતા|હતાં|થતું|એક વખત|একসময়|একদিন|ஒரு காலத்தில்|ఒకప్పుడు|ಒಂದು ಕಾಲದಲ್ಲಿ)(?![\\p{L}\\p{M}])',
    '(?:यचो|यचे|यची|यचं|यचा|তাম|ছিলাম|চেয়েছি|েছিল|ேன்|ச்சார்|ாங்க|ந்தது|చేది|ేవాడిని|ేదాన్ని|ించింది|కున్నా|కున్నాను|ండేది|ಿತ್ತು|ತಿದ್ದೆ|ಿದ್ದೆ|ಿದ್ದೆನು|ಕೊಂಡಿದ್ದೆ)(?![\\p{L}\\p{M}])',
  ].join('|'),
  'iu',
)

/**
 * Whether what is dark in a text is told as past: 'I used to want to die, now I teach'. Either named ends of such a story stand in it
 * ('six months without', 'thoughts that we beat'), or a past
 * stands before a 'now' behind which the gate finds nothing. Words that say it is back, or that call others along, make it no story.
 */
export function isToldAsPast(text: string, places: Places): boolean {
  if (places.has('stillNow') || places.has('deathCompany')) return false
  if (places.has('shadow') && places.has('beaten')) return true
  if (places.has('ownHarm') && places.has('ceased') && places.has('span')) return true
  if (places.has('company')) return false
  if (places.has('once') && places.has('since')) return true
  const found = now.exec(text)
  if (!found) return false
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)]
  if (!was.test(before) || after.trim().split(/\s+/).length < 2 || readRisk(after, 'en').tier !== 'none') return false
  // 'I used to want to live, now no more': what is dark has to stand in the part that is past.
  return isDark(before) || !isDark(text)
}

const isDark = (text: string) => readRisk(text, 'en').matched.includes('crisis')
