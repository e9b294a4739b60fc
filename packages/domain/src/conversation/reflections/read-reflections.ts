import { lazy } from '../../lazy'
import { indexOfTables } from '../../replies/word-tables'
import { tokensOf } from '../../text/tokens-of'
import { isDenied, isOfAnother, isOwnDoing, type Spoken } from '../hearing/who-and-not'
import type { ReflectionWords } from './reflection-words'
import { type Reflection, reflections } from './reflections'
import { reflectionTables } from './words/tables'

const index = lazy(() =>
  // What is taken up is said back as a fact of somebody's life: a word that is only near is no ground for that.
  indexOfTables<ReflectionWords, Reflection>(
    reflectionTables,
    (words) => reflections.map((one) => [words[one], one] as const),
    { forgivesSlips: false },
  ),
)

/** What the person feels or does: where it is somebody else, nothing of it is taken up. */
const ofOneself: ReadonlySet<Reflection> = new Set([
  'reassure',
  'going_over',
  'watched',
  'unwanted',
  'crying',
  'anger',
  'afraid',
  'guilt',
  'shame',
  'exhausted',
  'hope',
  'numb',
  'forgets',
  'alone_there',
  'worthless',
  'did_it',
  'own_doing',
  'tried_hard',
  'stuck',
  'not_knowing',
  'new_place',
  'wish',
  'body',
  'sleepless',
])

/** What others do to the person: where it is their own doing, nobody is blamed for it. */
const ofOthers: ReadonlySet<Reflection> = new Set([
  'controlled',
  'humiliated',
  'compared',
  'blamed',
  'silence',
  'done_to_me',
  'said_to_me',
])

/** In the words of the others the negation is part of what is told: 'they never listen'. */
const deniable: ReadonlySet<Reflection> = new Set([
  'crying',
  'anger',
  'afraid',
  'guilt',
  'shame',
  'hope',
  'small_good',
  'controlled',
  'humiliated',
  'compared',
  'blamed',
  'pressure',
  'missing',
  'friend_there',
  'worthless',
  'did_it',
  'own_doing',
  'done_to_me',
  'wish',
  'body',
  'unfair',
])

/**
 * What a message tells, in the order of `reflections`; empty where nothing of it is known. What is denied, felt by somebody else or the person's
 * own doing is not told. Linear in the text's length.
 */
export function reflectionsIn(text: string): readonly Reflection[] {
  const tokens = tokensOf(text)
  const sighted = index().sight(tokens)
  const words = tokens.flatMap(({ kind, folded }) => (kind === 'word' ? [folded] : []))
  const spoken: Spoken = { words, clause: sighted.clause }
  const told = new Set(
    index()
      .sightings(sighted)
      .filter(({ label, at }) => isTold(spoken, label, at))
      .map(({ label }) => label),
  )
  return reflections.filter((reflection) => told.has(reflection))
}

function isTold(spoken: Spoken, told: Reflection, at: readonly number[]): boolean {
  if (deniable.has(told) && isDenied(spoken, at)) return false
  if (ofOneself.has(told) && isOfAnother(spoken, at)) return false
  return !(ofOthers.has(told) && isOwnDoing(spoken, at))
}
