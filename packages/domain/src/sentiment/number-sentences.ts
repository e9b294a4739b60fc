import type { Token } from '../text/tokens-of'

/** For each token, which sentence it stands in, from 0. */
export function numberSentences(tokens: readonly Token[]): number[] {
  let sentence = 0
  return tokens.map((token) => {
    if (token.kind === 'sentence_break') sentence += 1
    return sentence
  })
}
