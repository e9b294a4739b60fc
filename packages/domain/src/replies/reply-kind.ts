import type { RiskReading, RiskTier } from '../risk'

/** What a ready answer can be about, ten of the specification and `exams`. */
export const presetTopics = [
  'anxiety',
  'stress',
  'depression',
  'breathing',
  'mindfulness',
  'sleep',
  'boundaries',
  'connections',
  'need_therapy',
  'types_of_therapy',
  'exams',
] as const

export type PresetTopic = (typeof presetTopics)[number]

/** The keyword rules in the order of the specification; where several match, the first one answers. */
export const ruleClasses = [
  'login',
  'greeting',
  'how_are_you',
  'sad',
  'positive',
  'help',
  'sleep',
  'meditation',
  'thanks',
  'exercise',
  'about_bot',
  'relationships',
  'work',
  'money',
  'self_care',
  'physical_health',
  'food',
  'therapy',
  'conditions',
] as const

export type RuleClass = (typeof ruleClasses)[number]

export type ReplyKind = 'crisis' | `preset:${PresetTopic}` | RuleClass | 'generic'

/** What a conversation is about, for follow-ups: the topic of a ready answer, a rule's class, or the help that was given. */
export type ReplyTopic = PresetTopic | RuleClass | 'crisis'

export type Reply = {
  kind: ReplyKind
  /** Names the words: `replyText(id, language)` of the content package. */
  id: string
  /** To be given back with the next text, so that 'tell me more' is understood. */
  topic?: ReplyTopic
}

export type HelpTier = Exclude<RiskTier, 'distress' | 'none'>

export type Whom = RiskReading['about']
