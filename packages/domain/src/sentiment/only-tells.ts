import { foldWord } from '../text/fold-word'
import type { Token } from '../text/tokens-of'

// Own compilation, not yet read by native speakers.
const setOf = (words: string) => new Set(words.split(/\s+/).filter(Boolean).map(foldWord))

/** A sentence with one of these tells what was asked or said: 'she asked what was wrong', 'उसने पूछा कि क्या हुआ'. */
const reports = setOf(`
  पूछा पूछी पूछते पूछती बताया समझाया poocha pucha puchha poochha bataya samjhaya
  विचारलं विचारले विचारली सांगितलं सांगितले પૂછ્યું કહ્યું জিজ্ঞেস জিজ্ঞাসা
  கேட்டார் கேட்டாள் கேட்டான் கேட்டாங்க கேட்டார்கள் అడిగాడు అడిగింది అడిగారు ಕೇಳಿದರು ಕೇಳಿದ ಕೇಳಿದಳು ಕೇಳಿದ್ರು
`)

/** A question word before one of these exclaims: 'क्या दिन था', 'என்ன ஒரு நாள்'. */
const exclaims: readonly (readonly [asks: ReadonlySet<string>, then: ReadonlySet<string>])[] = [
  [
    setOf('क्या kya'),
    setOf('दिन बात मज़ा मजा शाम रात ख़ूबसूरत खूबसूरत सुंदर कमाल गज़ब din baat maza mazaa shaam raat khoobsurat kamaal gazab'),
  ],
  [setOf('काय'), setOf('दिवस मजा मज्जा सुंदर छान भारी')],
  [setOf('શું કેવી'), setOf('દિવસ વાત મજા સરસ સુંદર')],
  [setOf('কী কি'), setOf('সুন্দর দারুণ মজা অসাধারণ চমৎকার')],
  [setOf('என்ன'), setOf('ஒரு')],
  [setOf('ఏం ఏమి'), setOf('రోజు అందం ఆనందం')],
  [setOf('ಏನು'), setOf('ದಿನ ಚೆಂದ ಖುಷಿ')],
]

/** Whoever knows what asks nothing, unless it is denied: 'I know what to do now'. */
const knows = setOf('know knew learned learnt remember remembered')
const denies = setOf('not dont didnt never cant cannot couldnt doesnt')
const apostrophe = /'/g
const negationReach = 3

/** Whether the word at that place only tells or exclaims, although it is one that asks. Looks at its own sentence alone. */
export function onlyTells(tokens: readonly Token[], at: number): boolean {
  const next = wordAt(tokens, at + 1)
  if (exclaims.some(([asks, then]) => asks.has(wordAt(tokens, at)) && then.has(next))) return true
  if (knows.has(wordAt(tokens, at - 1)) && !isDenied(tokens, at - 1)) return true
  for (let before = at - 1; tokens[before] && tokens[before]?.kind !== 'sentence_break'; before--)
    if (reports.has(wordAt(tokens, before))) return true
  for (let after = at + 1; tokens[after] && tokens[after]?.kind !== 'sentence_break'; after++)
    if (reports.has(wordAt(tokens, after))) return true
  return false
}

function isDenied(tokens: readonly Token[], at: number): boolean {
  for (let before = at - 1; before >= at - negationReach; before--) {
    if (tokens[before]?.kind === 'sentence_break') return false
    if (denies.has(wordAt(tokens, before).replace(apostrophe, ''))) return true
  }
  return false
}

const wordAt = (tokens: readonly Token[], at: number) => tokens[at]?.folded ?? ''
