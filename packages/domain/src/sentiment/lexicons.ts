import type { Language } from '../language'
import type { Script, Token } from '../text/tokens-of'
import { type CompiledLexicon, compileLexicon } from './compile-lexicon'
import { englishForms, withoutDoubledConsonants } from './english-forms'
import type { Entry } from './entry'
import type { LexiconChoice } from './find-hits'
import { hindiSoundKey, latinHindiForms } from './hindi-sounds'
import { bengali } from './lexicon/bengali'
import { emoji } from './lexicon/emoji'
import { english } from './lexicon/english'
import { gujarati } from './lexicon/gujarati'
import { hindi } from './lexicon/hindi'
import { kannada } from './lexicon/kannada'
import { latinHindi } from './lexicon/latin-hindi'
import type { Lexicon } from './lexicon/lexicon'
import { marathi } from './lexicon/marathi'
import { tamil } from './lexicon/tamil'
import { telugu } from './lexicon/telugu'

/** Compiled on first use, so that importing costs nothing. */
function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}

const asWritten = (lexicon: Lexicon) => once(() => compileLexicon(lexicon))

const compiled = {
  english: once(() => compileLexicon(english, englishForms, undefined, withoutDoubledConsonants)),
  latinHindi: once(() => compileLexicon(latinHindi, latinHindiForms, hindiSoundKey)),
  hindi: asWritten(hindi),
  marathi: asWritten(marathi),
  bengali: asWritten(bengali),
  gujarati: asWritten(gujarati),
  tamil: asWritten(tamil),
  telugu: asWritten(telugu),
  kannada: asWritten(kannada),
}

/** What an emoji says, by the emoji without tone and variation. */
export const emojiEntries: () => Map<string, Entry> = once(() => {
  const entries = new Map<string, Entry>()
  for (const [character, node] of compileLexicon(emoji).root.words) {
    if (node.entry) entries.set(character, { ...node.entry, emoji: true })
  }
  return entries
})

const oneLanguage: Partial<Record<Script, () => CompiledLexicon>> = {
  bengali: compiled.bengali,
  gujarati: compiled.gujarati,
  tamil: compiled.tamil,
  telugu: compiled.telugu,
  kannada: compiled.kannada,
}

/** For each token the lexicons of its script; Latin and Devanagari, which two languages share, are judged sentence by sentence. */
export function lexiconsFor(tokens: Token[], language: Language): (at: number) => LexiconChoice {
  const choices: LexiconChoice[] = []
  for (let from = 0; from < tokens.length; ) {
    let to = from
    while (to < tokens.length && tokens[to]?.kind !== 'sentence_break') to += 1
    const chosen = chooser(tokens.slice(from, to), language)
    for (let at = from; at <= to; at += 1) choices[at] = chosen(tokens[at]?.script ?? 'other')
    from = to + 1
  }
  return (at) => choices[at] ?? []
}

function chooser(sentence: Token[], language: Language): (script: Script) => LexiconChoice {
  const latin = once((): LexiconChoice => {
    const english = compiled.english()
    const hindi = compiled.latinHindi()
    const hindiWords = commonWords(sentence, 'latin', hindi)
    const englishWords = commonWords(sentence, 'latin', english)
    return hindiWords > 0 && hindiWords * 2 >= englishWords
      ? [
          { lexicon: hindi, isLikely: true },
          { lexicon: english, isLikely: hindiWords < englishWords },
        ]
      : [
          { lexicon: english, isLikely: true },
          { lexicon: hindi, isLikely: false },
        ]
  })
  const devanagari = once((): LexiconChoice => {
    const hindi = compiled.hindi()
    const marathi = compiled.marathi()
    const lead = commonWords(sentence, 'devanagari', marathi) - commonWords(sentence, 'devanagari', hindi)
    const isMarathi = lead > 0 || (lead === 0 && language === 'mr')
    const order = isMarathi ? [marathi, hindi] : [hindi, marathi]
    return order.map((lexicon, index) => ({ lexicon, isLikely: index === 0 }))
  })
  const single = new Map<Script, LexiconChoice>()
  return (script) => {
    if (script === 'latin') return latin()
    if (script === 'devanagari') return devanagari()
    const known = single.get(script)
    if (known) return known
    const lexicon = oneLanguage[script]?.()
    const choice = lexicon ? [{ lexicon, isLikely: true }] : []
    single.set(script, choice)
    return choice
  }
}

/** How many of the words of a sentence are a language's common ones that no neighbour shares. */
function commonWords(sentence: Token[], script: Script, lexicon: CompiledLexicon): number {
  let count = 0
  for (const token of sentence) {
    if (token.kind !== 'word' || token.script !== script) continue
    if (lexicon.formsOf(token.folded).some((form) => isCommon(lexicon.root.words.get(form)?.entry))) count += 1
  }
  return count
}

const isCommon = (entry: Entry | undefined) => entry !== undefined && !entry.ambiguous && entry.roles.includes('common')
