import type { Token } from '../text/tokens-of'
import type { WeighedHit } from './weighed-hit'

/** In words: what is longer is told, not only named. */
const longestQuoted = 4
const opening = /(?:^|[\s(])["'‘“]$/
const closing = /^[?!.,…]?["'’”](?:$|[\s).,;:!?])/

/** What lifts between quotation marks, alone or with few words, is somebody else's word, often an irony: 'my aunt calls my kurti "brave"'. It is shown and not counted. */
export function settleQuoted(text: string, tokens: readonly Token[], weighed: readonly WeighedHit[]): void {
  for (const one of weighed) {
    if (one.effect < 0 || one.weight === 0 || !isQuoted(text, tokens, one)) continue
    one.weight = 0
    one.emotions = []
    one.reasons.push('of_others')
  }
}

function isQuoted(text: string, tokens: readonly Token[], { hit }: WeighedHit): boolean {
  for (let from = hit.from; from > hit.from - longestQuoted && tokens[from]?.kind === 'word'; from -= 1) {
    if (!opening.test(text.slice(Math.max(0, (tokens[from]?.start ?? 0) - 2), tokens[from]?.start))) continue
    for (let to = hit.to - 1; to < from + longestQuoted && tokens[to]?.kind === 'word'; to += 1)
      if (closing.test(text.slice(tokens[to]?.end, (tokens[to]?.end ?? 0) + 3))) return true
    return false
  }
  return false
}
