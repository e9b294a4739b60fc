import type { Token } from '../text/tokens-of'
import type { CompiledLexicon } from './compile-lexicon'
import { type Entry, type Node, newEntry, type Role } from './entry'

/** An entry of a lexicon found in a text, over the tokens `from` to `to`, end exclusive. */
export type Hit = {
  from: number
  to: number
  entry: Entry
  /** Negated by an ending of its own: 'முடியவில்லை'. */
  negatedInside: boolean
  /** A verb after which 'gone' only says that it happened: 'విరిగి పోయింది'. */
  isCompleted: boolean
}

export const has = (hit: Hit | undefined, role: Role) => hit?.entry.roles.includes(role) ?? false

/** Whether an entry says something by itself or when negated. */
export const isFeeling = (entry: Entry) =>
  (entry.effect !== 0 || entry.missed || entry.emotions.length > 0) && !entry.roles.includes('plain')

/** The lexicons to try for a token, the likeliest first; only there do its ambiguous words count. */
export type LexiconChoice = { lexicon: CompiledLexicon; isLikely: boolean }[]

const negatedVerbEntry: Entry = { ...newEntry(), roles: ['negates_previous'] }

const longestGap = 3

/** The longest entry that begins at each token, from left to right, none overlapping. */
export function findHits(tokens: Token[], choiceFor: (at: number) => LexiconChoice, emoji: Map<string, Entry>): Hit[] {
  const hits: Hit[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    const hit =
      token?.kind === 'word'
        ? (longest(choiceFor(at).map(({ lexicon, isLikely }) => match(tokens, at, lexicon, isLikely))) ??
          negatedVerb(at, token.folded, choiceFor(at)))
        : token?.kind === 'emoji'
          ? emojiHit(at, emoji.get(token.folded))
          : undefined
    if (hit) hits.push(hit)
    at = hit ? hit.to : at + 1
  }
  return hits
}

const emojiHit = (at: number, entry: Entry | undefined): Hit | undefined =>
  entry && { from: at, to: at + 1, entry, negatedInside: false, isCompleted: false }

/** A verb that is in no list but carries its negation as an ending negates what stands before it: 'தூக்கம் வரவில்லை'. */
function negatedVerb(at: number, word: string, choice: LexiconChoice): Hit | undefined {
  const isNegated = choice.some(({ lexicon, isLikely }) => isLikely && lexicon.isNegated(word))
  return isNegated
    ? { from: at, to: at + 1, entry: negatedVerbEntry, negatedInside: false, isCompleted: false }
    : undefined
}

function longest(hits: (Hit | undefined)[]): Hit | undefined {
  let best: Hit | undefined
  for (const hit of hits) if (hit && (!best || hit.to > best.to)) best = hit
  return best
}

const isLeaf = (node: Node) => node.words.size === 0 && node.stems.size === 0 && !node.any && !node.gap

function match(tokens: Token[], start: number, lexicon: CompiledLexicon, isLikely: boolean): Hit | undefined {
  let best: Hit | undefined

  const keep = (node: Node, to: number, negatedInside: boolean) => {
    const entry = node.entry
    if (!entry || (entry.ambiguous && !isLikely) || (best && best.to >= to)) return
    best = { from: start, to, entry, negatedInside, isCompleted: lexicon.isCompleted(tokens[to - 1]?.folded ?? '') }
  }

  const isStrength = (word = '') => {
    const roles = lexicon.root.words.get(word)?.entry?.roles
    return roles?.includes('intensifies') || roles?.includes('diminishes')
  }

  const step = (node: Node, at: number, skipped = false) => {
    if (isLeaf(node) || tokens[at]?.kind !== 'word') return
    const candidates = lexicon.formsOf(tokens[at]?.folded ?? '')
    for (let index = 0; index < candidates.length; index += 1) {
      const next = node.words.get(candidates[index] ?? '')
      if (!next) continue
      if (index === 0 || !next.entry?.exact) keep(next, at + 1, false)
      step(next, at + 1, skipped)
    }
    if (node.stems.size > 0) stepOverStem(node, at, candidates[0] ?? '')
    if (node.any) {
      keep(node.any, at + 1, false)
      step(node.any, at + 1)
    }
    // 'felt so bad' is 'felt bad': one word of strength inside a phrase is passed over.
    if (node !== lexicon.root && !skipped && isStrength(candidates[0])) step(node, at + 1, true)
    if (node.gap)
      for (let skip = 0; skip <= longestGap && tokens[at + skip]?.kind === 'word'; skip += 1) step(node.gap, at + skip)
  }

  const stepOverStem = (node: Node, at: number, word: string) => {
    const found = lexicon.stemOf(node, word)
    if (!found) return
    const entry = found.next.entry
    // A phrase that weighs is listed with its negation: 'ನಿದ್ದೆ ಬರುವುದಿಲ್ಲ' is no sleep, not no lack of it.
    const canTurn = entry && !(entry.phrase && entry.effect < 0)
    const negatedInside = canTurn && lexicon.isNegated(word) && !lexicon.isNegated(word.slice(0, found.length))
    keep(found.next, at + 1, negatedInside ?? false)
    step(found.next, at + 1)
  }

  step(lexicon.root, start)
  return best
}
