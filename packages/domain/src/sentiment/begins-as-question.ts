import type { Token } from '../text/tokens-of'

const setOf = (words: string) => new Set(words.split(' '))

/** What people say before they ask. */
const openers = setOf(
  'so and but or ok okay please pls plz hey hi hello also then now oh doctor sir madam maam well actually maybe',
)
const auxiliaries =
  'am is are was were do does did dont doesnt didnt can cant cannot could couldnt should shouldnt will wont would wouldnt have has must may isnt'
/** A question word asks where one of these follows: 'what a day' and 'when I come home' do not ask. */
const after: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['what', setOf(`${auxiliaries} to else helps causes happens happened if kind type exercises about`)],
  ['how', setOf(`${auxiliaries} to long much many often soon come about`)],
  ['why', setOf(auxiliaries)],
  ['when', setOf(auxiliaries)],
  ['where', setOf(auxiliaries)],
  ['who', setOf(auxiliaries)],
  ['which', setOf(`${auxiliaries} one exercise exercises`)],
])
const alone = setOf('whats hows wheres whos whens whys')
const inverted = setOf(auxiliaries)
const persons = setOf('i we he she they you my there anyone anybody someone somebody people')
const things = setOf('it this that these')
/** What people ask about: 'can therapy help', 'does meditation work'. */
const matters = setOf(
  'therapy counselling counseling meditation medicine medicines tablets yoga breathing exercise sleep stress anxiety depression grief alcohol time talking music walking journaling',
)
const asksOfMatters = setOf('can could does do will would is are')
/** 'Did it again' and 'do this' tell, 'does it' asks. */
const tells = setOf('do did dont didnt cant have must')

/**
 * Whether a sentence of a text begins as English asks, with or without a question mark: a question word with its verb, or a verb before
 * its subject. Phrases that ask wherever they stand are in the lexicons.
 */
export function beginsAsQuestion(tokens: readonly Token[]): boolean {
  let isBeginning = true
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'sentence_break') isBeginning = true
    else if (token.kind === 'word' && isBeginning && !openers.has(plain(token))) {
      isBeginning = false
      if (asks(plain(token), plain(tokens[at + 1]))) return true
    }
  }
  return false
}

function asks(first: string, second: string): boolean {
  if (alone.has(first) || after.get(first)?.has(second)) return true
  if (asksOfMatters.has(first) && matters.has(second)) return true
  return inverted.has(first) && (persons.has(second) || (things.has(second) && !tells.has(first)))
}

const plain = (token: Token | undefined) => (token?.kind === 'word' ? token.folded.replace(/'/g, '') : '')
