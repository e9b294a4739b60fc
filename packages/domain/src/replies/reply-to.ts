import type { Language } from '../language'
import { needsHelp, readRisk } from '../risk'
import { pick } from './pick'
import { type FollowUp, readMessage } from './read-message'
import { idsOfCrisis, idsOfKind, kindOfId, siblingsOf } from './reply-ids'
import {
  type HelpTier,
  presetTopics,
  type Reply,
  type ReplyKind,
  type ReplyTopic,
  type RuleClass,
  ruleClasses,
} from './reply-kind'

export type ReplyContext = {
  /** The interface's language; a hint only, all eight are always read. */
  language: Language
  /** The id of the reply before this one, which is not given again. */
  lastReplyId?: string | undefined
  /** The topic of the reply before this one. */
  topic?: string | undefined
  /** From 0 included to 1 excluded; without it the first choice is taken. */
  random?: (() => number) | undefined
}

/** Pleasantries, which leave the topic of a conversation as it was. */
const passing: ReadonlySet<ReplyKind> = new Set(['greeting', 'how_are_you', 'thanks'] as const)

/**
 * The reply of Mindmitra to a message: the crisis gate first, then ready answers, then the keyword rules in the order of the
 * specification, then a generic reply. Pure, and linear in the length of the text; never the id of the reply just given.
 */
export function replyTo(text: string, context: ReplyContext): Reply {
  // First: the help lines must appear whatever else the words match (safety S1).
  const risk = readRisk(text, context.language)
  if (needsHelp(risk.tier)) return crisisReply(idsOfCrisis(risk.tier as HelpTier, risk.about), context)
  const { followUp, preset, rules } = readMessage(text)
  const continued = followUp && nextOfTopic(followUp, context)
  if (continued) return continued
  if (preset) return { ...replyOf(`preset:${preset}`, context), topic: preset }
  const [rule, beside] = rules
  if (rule) return { ...replyOf(rule, context), topic: topicAfter(rule, beside, context) }
  const topic = knownTopic(context)
  return { ...replyOf('generic', context), ...(topic && { topic }) }
}

/** 'Hi, I cannot sleep' is greeted, and 'tell me more' then tells about sleep. */
function topicAfter(rule: RuleClass, beside: RuleClass | undefined, context: ReplyContext): ReplyTopic {
  if (!passing.has(rule)) return rule
  return beside ?? knownTopic(context) ?? rule
}

function replyOf(kind: Exclude<ReplyKind, 'crisis'>, { lastReplyId, random }: ReplyContext): Reply {
  const ids = idsOfKind(kind)
  // A ready answer is whole; asked for again, it goes on with its parts.
  const id = kind.startsWith('preset:') ? idAfter(ids, lastReplyId) : pick(ids, lastReplyId, random)
  return { kind, id }
}

function crisisReply(ids: readonly string[], { lastReplyId, random }: ReplyContext): Reply {
  return { kind: 'crisis', id: pick(ids, lastReplyId, random), topic: 'crisis' }
}

function nextOfTopic(followUp: FollowUp, context: ReplyContext): Reply | null {
  const topic = knownTopic(context)
  if (!topic) return null
  const lastReplyId = context.lastReplyId ?? ''
  if (topic === 'crisis') {
    const isCrisis = kindOfId(lastReplyId) === 'crisis'
    return crisisReply(isCrisis ? siblingsOf(lastReplyId) : idsOfCrisis('crisis', 'self'), context)
  }
  const kind = kindOfTopic(topic, lastReplyId)
  const ids = idsOfKind(kind)
  const asked = ids.find((id) => id.endsWith(`.${followUp}`))
  const id = asked && asked !== lastReplyId ? asked : idAfter(ids, ids.includes(lastReplyId) ? lastReplyId : ids[0])
  return { kind, id, topic }
}

/** The reply told after that one; after the last the second, since the first is the whole answer again. */
function idAfter(ids: readonly string[], last: string | undefined): string {
  const at = last === undefined ? -1 : ids.indexOf(last)
  return ids[at + 1] ?? ids[1] ?? ''
}

/** 'sleep' names a ready answer and a rule: the reply just given says which. */
function kindOfTopic(topic: Exclude<ReplyTopic, 'crisis'>, lastReplyId: string): Exclude<ReplyKind, 'crisis'> {
  const isRule = (name: string): name is RuleClass => ruleClasses.some((rule) => rule === name)
  const isPreset = presetTopics.some((name) => name === topic)
  if (isRule(topic) && (!isPreset || kindOfId(lastReplyId) === topic)) return topic
  return `preset:${topic}` as Exclude<ReplyKind, 'crisis'>
}

/** The topic given, or that of the reply just given; null where neither is known. */
function knownTopic({ topic, lastReplyId }: ReplyContext): ReplyTopic | null {
  const names: readonly ReplyTopic[] = [...presetTopics, ...ruleClasses, 'crisis']
  const given = topic ?? (lastReplyId ? kindOfId(lastReplyId) : null)
  const name = given?.replace('preset:', '')
  return names.find((known) => known === name) ?? null
}
