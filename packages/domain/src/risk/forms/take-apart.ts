import { lazy } from '../../lazy'
import { glued } from '../lexicon'
import { spellOut } from '../lexicon/spell-out'
import { foldPlain } from '../words/fold-plain'
import { foldRoman } from '../words/fold-roman'
import type { Words } from '../words/words'

const shortestRun = 7
const longestRun = 80
const longestPiece = 10

const pieces = lazy(() => new Set(spellOut(glued).map(foldPlain)))

/** 'iwanttodie', '#killmyself': runs without spaces that are made of listed words only, taken apart (S5). */
export function takeApart(words: Words): Words {
  let result: Words | null = null
  for (let at = 0; at < words.plain.length; at++) {
    const word = words.plain[at] ?? ''
    const isRun = words.roman[at] !== '' && word.length >= shortestRun && word.length <= longestRun
    const parts = isRun ? partsOf(word) : null
    if (parts === null) {
      if (result !== null) push(result, words, at, word, words.roman[at] ?? '')
      continue
    }
    result ??= {
      plain: words.plain.slice(0, at),
      roman: words.roman.slice(0, at),
      sentence: words.sentence.slice(0, at),
      clause: words.clause.slice(0, at),
    }
    for (const part of parts) push(result, words, at, part, foldRoman(part))
  }
  return result ?? words
}

/** The listed words a run is made of, each place reached by the longest word that ends there; null when something is left over. */
function partsOf(run: string): string[] | null {
  const known = pieces()
  if (known.has(run)) return null
  const from: (number | undefined)[] = [0]
  for (let end = 1; end <= run.length; end++) {
    for (let start = Math.max(0, end - longestPiece); start < end; start++) {
      // 'iwanttodie' reads 'iwantodie' here: two words may share the letter that was doubled between them.
      const isReached = from[start] !== undefined || (start > 0 && start + 1 < end && from[start + 1] !== undefined)
      if (!isReached || !known.has(run.slice(start, end))) continue
      from[end] = start
      break
    }
  }
  if (from[run.length] === undefined) return null
  const parts: string[] = []
  for (let end = run.length; end > 0; ) {
    const start = from[end] ?? 0
    parts.unshift(run.slice(start, end))
    end = from[start] === undefined ? start + 1 : start
  }
  return parts
}

function push(result: Words, source: Words, at: number, plain: string, roman: string): void {
  result.plain.push(plain)
  result.roman.push(roman)
  result.sentence.push(source.sentence[at] ?? 0)
  result.clause.push(source.clause[at] ?? 0)
}
