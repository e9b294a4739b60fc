import type { Token } from '../text/tokens-of'
import type { WeighedHit } from './weighed-hit'

const setOf = (words: string) => new Set(words.split(' '))

const exclaims = setOf('oh wow gee well yeah just how so')
const praises = setOf(
  'great lovely wonderful perfect fantastic brilliant nice awesome amazing superb excellent congratulations congrats',
)
const likes = setOf('love loved loving adore enjoy enjoyed appreciate')
/** Words before and after praise in which its clause is looked at. */
const clauseReach = 8
const whatIsLiked = setOf('being getting when how')

/**
 * Praise by the usual signs of irony, where what weighs follows in the same thought, is not counted: 'Great, another night of shouting', 'I
 * love being ignored', 'What a wonderful day to be yelled at', 'Best day ever, lost my job'. Own list of English signs; elsewhere nothing changes.
 */
export function settleIrony(tokens: readonly Token[], weighed: readonly WeighedHit[]): void {
  let next: WeighedHit | undefined
  for (const said of [...weighed].reverse()) {
    if (said.weight === 0) continue
    if (said.effect > 0 && next && next.effect < 0 && isMockedBy(tokens, said, next)) {
      said.weight = 0
      said.emotions = []
    } else next = said
  }
}

function isMockedBy(tokens: readonly Token[], praise: WeighedHit, next: WeighedHit): boolean {
  if (isAlone(tokens, praise)) return next.sentence - praise.sentence <= 1
  return next.sentence === praise.sentence && (isLiked(tokens, praise) || isExclaimed(tokens, praise))
}

/** 'Great, …', 'Oh lovely. …': nothing else stands in its clause. */
function isAlone(tokens: readonly Token[], { hit }: WeighedHit): boolean {
  if (hit.to - hit.from !== 1 || !praises.has(wordAt(tokens, hit.from))) return false
  const before = exclaims.has(wordAt(tokens, hit.from - 1)) ? hit.from - 2 : hit.from - 1
  return isBreak(tokens[before]) && isBreak(tokens[hit.to]) && hit.to < tokens.length
}

/** 'Love being …', 'love it when …'. */
function isLiked(tokens: readonly Token[], { hit }: WeighedHit): boolean {
  if (!likes.has(wordAt(tokens, hit.from))) return false
  const next = wordAt(tokens, hit.to)
  return whatIsLiked.has(next === 'it' ? wordAt(tokens, hit.to + 1) : next)
}

/** 'What a … to', 'best … ever,'. */
function isExclaimed(tokens: readonly Token[], { hit }: WeighedHit): boolean {
  const clause = tokens.slice(clauseFrom(tokens, hit.from), clauseTo(tokens, hit.to)).map(({ folded }) => folded)
  const isWhatA = clause[0] === 'what' && (clause[1] === 'a' || clause[1] === 'an')
  return (isWhatA && clause.includes('to')) || (clause[0] === 'best' && clause.at(-1) === 'ever')
}

const isBreak = (token: Token | undefined) => token === undefined || token.kind.endsWith('_break')

const wordAt = (tokens: readonly Token[], at: number) => tokens[at]?.folded ?? ''

function clauseFrom(tokens: readonly Token[], at: number): number {
  let from = at
  while (from > Math.max(0, at - clauseReach) && !isBreak(tokens[from - 1])) from -= 1
  return from
}

function clauseTo(tokens: readonly Token[], at: number): number {
  let to = at
  while (to < Math.min(tokens.length, at + clauseReach) && !isBreak(tokens[to])) to += 1
  return to
}
