import { tokensOf } from '../text/tokens-of'
import type { Sighted, Sighting } from './phrase-index'
import { type PresetTopic, presetTopics, type RuleClass, ruleClasses } from './reply-kind'
import { indexOfTables } from './word-tables'
import type { ReplyWords } from './words/reply-words'
import { replyTables } from './words/tables'

export const followUps = ['more', 'first', 'second', 'third'] as const

export type FollowUp = (typeof followUps)[number]

/** What the words of a message ask for, without regard to what was said before. */
export type Message = {
  followUp: FollowUp | null
  preset: PresetTopic | null
  /** The rules that match, in the order of the specification. */
  rules: RuleClass[]
}

type Label =
  | { does: 'preset'; topic: PresetTopic }
  | { does: 'rule'; rule: RuleClass }
  | { does: 'troubled' | 'idiom' | 'not_before' | 'not_around' | 'filler' }
  | { does: 'follow_up'; which: FollowUp }

const index = indexOfTables<ReplyWords, Label>(replyTables, (words) => [
  ...presetTopics.map((topic) => [words.presets[topic], { does: 'preset', topic }] as const),
  ...ruleClasses.map((rule) => [words.rules[rule], { does: 'rule', rule }] as const),
  [words.troubled, { does: 'troubled' }],
  [words.idioms, { does: 'idiom' }],
  [words.not, { does: words.notStands === 'before' ? 'not_before' : 'not_around' }],
  ...followUps.map((which) => [words.followUp[which], { does: 'follow_up', which }] as const),
  [words.followUp.filler, { does: 'filler' }],
])

/** Reads a message of any of the languages, in time linear in its length. */
export function readMessage(text: string): Message {
  const sighted = index.sight(tokensOf(text))
  const found = index.sightings(sighted)
  const followUp = followUpIn(found, sighted.senses.length)
  if (followUp) return { followUp, preset: null, rules: [] }
  const meant = outermost(found, sighted.senses.length)
  return { followUp: null, preset: presetIn(meant), rules: rulesIn(meant, found, sighted) }
}

/** A message is a follow-up when nothing else is in it: 'ok, tell me more about that' is, 'tell me more about sleep' is not. */
function followUpIn(found: readonly Sighting<Label>[], words: number): FollowUp | null {
  const covered = new Set<number>()
  let chosen: FollowUp | null = null
  for (const { label, at } of found) {
    if (label.does !== 'follow_up' && label.does !== 'filler') continue
    for (const word of at) covered.add(word)
    if (label.does === 'follow_up' && (chosen === null || chosen === 'more')) chosen = label.which
  }
  return covered.size === words ? chosen : null
}

const isBesideThePoint = ({ does }: Label) =>
  does === 'filler' || does === 'follow_up' || does === 'not_before' || does === 'not_around'

/** Leaves out what lies within longer phrases: 'work' within 'it does not work', 'help' within 'thanks for your help'. */
function outermost(found: readonly Sighting<Label>[], words: number): Sighting<Label>[] {
  const longest = new Uint8Array(words)
  const telling = found.filter(({ label }) => !isBesideThePoint(label))
  for (const { at } of telling) for (const word of at) longest[word] = Math.max(longest[word] ?? 0, at.length)
  return telling.filter(({ at }) => at.some((word) => (longest[word] ?? 0) <= at.length))
}

/** The ready answer whose question is met by the most words, the earliest of equals. */
function presetIn(meant: readonly Sighting<Label>[]): PresetTopic | null {
  let topic: PresetTopic | null = null
  let words = 0
  for (const { label, at } of meant) {
    if (label.does !== 'preset' || at.length <= words) continue
    topic = label.topic
    words = at.length
  }
  return topic
}

function rulesIn(meant: readonly Sighting<Label>[], found: readonly Sighting<Label>[], sighted: Sighted): RuleClass[] {
  const matched = new Set<RuleClass>()
  const isNegated = negations(found, sighted)
  let isTroubled = false
  for (const { label, at } of meant) {
    if (label.does === 'troubled') isTroubled ||= !isNegated(at)
    if (label.does !== 'rule') continue
    if (label.rule === 'positive' && isNegated(at)) matched.add('sad')
    else if (label.rule !== 'sad' || !isNegated(at)) matched.add(label.rule)
  }
  const inOrder = ruleClasses.filter((rule) => matched.has(rule))
  return isTroubled && !matched.has('sad') ? [...inOrder, 'sad'] : inOrder
}

const reachBefore = 3
const reachAround = 2

/** Whether a negation of the same clause, and not of the phrase itself, belongs to the words at these places. */
function negations(found: readonly Sighting<Label>[], { clause }: Sighted): (at: readonly number[]) => boolean {
  const before = new Set<number>()
  const around = new Set<number>()
  for (const { label, at } of found) {
    if (label.does === 'not_before') for (const word of at) before.add(word)
    if (label.does === 'not_around') for (const word of at) around.add(word)
  }
  if (before.size + around.size === 0) return () => false
  return (at) => {
    const first = at[0] ?? 0
    const last = at.at(-1) ?? first
    const counts = (word: number, among: ReadonlySet<number>) =>
      among.has(word) && clause[word] === clause[first] && !at.includes(word)
    for (let word = first - reachBefore; word < first; word++) if (counts(word, before)) return true
    for (let word = first - reachAround; word <= last + reachAround; word++) if (counts(word, around)) return true
    return false
  }
}
