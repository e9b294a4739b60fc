import { withoutRuns } from './english-forms'

const soundPairs: [RegExp, string][] = [
  [/([a-z])\1+/g, '$1'],
  [/chh/g, 'ch'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q/g, 'k'],
]

/** One key for the ways in which Hindi is written in Latin letters: 'acchaa', 'acha' and 'achha'; 'pareshaan' and 'pareshan'. */
export function hindiSoundKey(word: string): string {
  let key = word.replaceAll('ee', 'i').replaceAll('oo', 'u')
  for (const [pattern, sound] of soundPairs) key = key.replace(pattern, sound)
  return key
}

export function latinHindiForms(word: string): string[] {
  return withoutRuns(word).map(hindiSoundKey)
}
