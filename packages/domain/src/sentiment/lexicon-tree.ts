import { foldWord } from '../text/fold-word'
import { type Entry, type Node, newEntry, newNode, type Role } from './entry'
import type { Lexicon } from './lexicon/lexicon'
import { type EmotionLabel, emotionLabels, topicNames } from './sentiment-result'

/** The form under which a listed word is kept. */
export type KeyOf = (word: string) => string

export type Phrase = { words: string[]; entry: Entry }

const weighingFrom = emotionLabels.indexOf('sad')
const effectOf = (label: EmotionLabel) =>
  label === 'surprised' || label === 'neutral' ? 0 : emotionLabels.indexOf(label) < weighingFrom ? 1 : -1

/** The items of a list of a lexicon. */
export const listed = (list: string): string[] =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

/**
 * A stem that ends in a bare consonant, or in Telugu and Kannada in a short u, stands before endings that begin with a
 * vowel of their own, too: 'விரக்தி*' needs nothing, 'எரிச்சல்*' finds 'எரிச்சலாக', 'విసుగు*' finds 'విసుగొచ్చింది'.
 */
const withoutOpenEnd = (stem: string) => stem.replace(/[\u094d\u09cd\u0acd\u0bcd\u0c4d\u0ccd\u0c41\u0cc1]$/, '')

/** The words of a lexicon as a tree, each phrase a way through it. */
export class LexiconTree {
  readonly root = newNode()
  readonly phrases: Phrase[] = []
  /** Every word that stands in it, as it is kept. */
  readonly vocabulary = new Set<string>()
  longestStem = 0

  constructor(
    lexicon: Lexicon,
    private readonly keyOf: KeyOf,
  ) {
    this.addFeelings(lexicon)
    for (const topic of topicNames) this.add(lexicon.topics[topic], (entry) => void entry.topics.push(topic))
    for (const [role, list] of rolesOf(lexicon)) this.add(list, (entry) => void entry.roles.push(role))
    this.markAmbiguous(lexicon.ambiguous)
  }

  private addFeelings({ feelings, lifts, weighs, missed }: Lexicon): void {
    for (const label of emotionLabels) {
      if (label === 'neutral') continue
      this.add(feelings[label], (entry) => {
        entry.emotions.push(label)
        entry.effect ||= effectOf(label)
      })
    }
    this.add(lifts, (entry) => {
      entry.effect = 1
    })
    this.add(weighs, (entry) => {
      entry.effect = -1
    })
    for (const [label, list] of Object.entries(missed)) {
      this.add(list, (entry) => {
        entry.missed = true
        if (label !== 'unnamed') entry.missedEmotions.push(label as EmotionLabel)
      })
    }
  }

  private add(list: string | undefined, describe: (entry: Entry) => void): void {
    for (const item of listed(list ?? '')) {
      const exact = item.startsWith('=')
      const faint = item.startsWith('~')
      const words = (exact || faint ? item.slice(1) : item).split(/\s+/)
      const node = words.reduce((parent, word) => this.child(parent, word), this.root)
      node.entry ??= { ...newEntry(), phrase: words.length > 1 }
      if (words.length > 1) this.phrases.push({ words, entry: node.entry })
      node.entry.exact ||= exact
      node.entry.faint ||= faint
      describe(node.entry)
    }
  }

  private child(node: Node, word: string): Node {
    if (word === '_') {
      node.any ??= newNode()
      return node.any
    }
    if (word === '..') {
      node.gap ??= newNode()
      return node.gap
    }
    const isStem = word.endsWith('*')
    const key = this.keyOf(isStem ? withoutOpenEnd(foldWord(word.slice(0, -1))) : foldWord(word))
    if (isStem) this.longestStem = Math.max(this.longestStem, key.length)
    else this.vocabulary.add(key)
    const children = isStem ? node.stems : node.words
    const found = children.get(key) ?? newNode()
    children.set(key, found)
    return found
  }

  private markAmbiguous(list: string): void {
    for (const word of listed(list)) {
      for (const node of [this.root.words.get(this.keyOf(foldWord(word))), this.root.stems.get(foldWord(word))]) {
        if (node?.entry) node.entry.ambiguous = true
      }
    }
  }
}

function rolesOf(lexicon: Lexicon): [Role, string][] {
  const { negations, unreal, others, contrasts } = lexicon
  return [
    ['plain', lexicon.plain],
    ['negates_next', negations.before],
    ['negates_previous', negations.after],
    ['solved', negations.solved],
    ['gone', negations.gone],
    ['nobody', negations.nobody],
    ['so', negations.so],
    ['never', negations.never],
    ['links', lexicon.links],
    ['subject', lexicon.subjects],
    ['wishes', lexicon.wishes],
    ['unreal_next', unreal.before],
    ['unreal_previous', unreal.after],
    ['condition', unreal.conditions],
    ['other_person', others.persons],
    ['excepted', others.excepted],
    ['compared', others.compared],
    ['everyone_else', others.everyoneElse],
    ['turns_to_self', others.turnsToSelf],
    ['stops', others.turnsToSelf],
    ['turns', contrasts.turns],
    ['concedes', contrasts.concedes],
    ['concedes_before', contrasts.concedesBefore],
    ['past', lexicon.past],
    ['once', lexicon.once],
    ['once_after', lexicon.onceAfter],
    ['past_verb', lexicon.pastVerbs],
    ['now', lexicon.now],
    ['intensifies', lexicon.intensifiers],
    ['diminishes', lexicon.diminishers],
    ['joins', lexicon.joins],
    ['stops', lexicon.stops],
    ['ends_clause', lexicon.clauseEnds],
    ['common', lexicon.common],
    ['self', lexicon.self],
    ['asks_about', lexicon.asksAbout],
    ['asks', lexicon.questions],
  ]
}
