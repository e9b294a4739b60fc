import { foldWord } from '../text/fold-word'
import type { Token } from '../text/tokens-of'
import type { WeighedHit } from './weighed-hit'

// Own compilation, not yet read by native speakers.
const listOf = (words: string) => words.split(/\s+/).filter(Boolean).map(foldWord)

/** How the words for laughing and smiling begin. */
const laughs = listOf(`
  laugh smil giggl grin chuckl hasa hasi hase hasta haste hasti hasna hasne hansa hansi hanse hanst hansn muskur muskar
  हँस हंस मुस्कुर मुस्कर हस हास्य હસ હાસ્ય સ્મિત হাস হেস சிரி சிரிச் சிரித் புன்னகை నవ్వ నవ్వు చిరునవ్వు ನಗ ನಕ್ಕ ಮುಗುಳ್ನ
`)

/** Beside one of these the laughter is shared. */
const shared = new Set(
  listOf(`
    we us our together with cousins
    हम हमने हमें साथ मिलकर ham hum humne saath sath milkar आम्ही सोबत बरोबर અમે સાથે আমরা সঙ্গে সাথে একসঙ্গে
    நாங்க நாங்கள் நாம கூட சேர்ந்து మేము మనం కలిసి ನಾವು ಜೊತೆ ಒಟ್ಟಿಗೆ
  `),
)

const makes = new Set(listOf('make makes made making'))

/**
 * Who laughs or smiles may wear a mask, or mock the speaker: 'I smile at everything', 'सब मेरी बोली पर हँसते हैं'. It counts where it is shared, strong
 * ('I laughed so much') or beside another word that lifts; else it is shown and not counted.
 */
export function settleLaughter(tokens: readonly Token[], weighed: readonly WeighedHit[]): void {
  const lifting = weighed.filter((one) => one.effect > 0 && one.weight > 0)
  const laughter = lifting.filter(({ hit }) => hit.to - hit.from === 1 && isLaughter(tokens[hit.from]?.folded ?? ''))
  if (laughter.length < lifting.length) return
  for (const one of laughter) {
    if (one.reasons.includes('intensified') || isGiven(tokens, one.hit.from) || isShared(tokens, one.hit.from)) continue
    one.weight = 0
    one.emotions = []
    one.reasons.push('of_others')
  }
}

const isLaughter = (word: string) => laughs.some((beginning) => word.startsWith(beginning))

/** 'She makes me laugh.' */
const isGiven = (tokens: readonly Token[], at: number) =>
  tokens[at - 1]?.folded === 'me' && makes.has(tokens[at - 2]?.folded ?? '')

/** Looks at its own sentence alone. */
function isShared(tokens: readonly Token[], at: number): boolean {
  for (const step of [-1, 1])
    for (let near = at + step; tokens[near] && tokens[near]?.kind !== 'sentence_break'; near += step)
      if (shared.has(tokens[near]?.folded ?? '')) return true
  return false
}
