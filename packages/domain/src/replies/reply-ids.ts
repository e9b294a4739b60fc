import { riskTiers } from '../risk'
import { type HelpTier, type PresetTopic, presetTopics, type ReplyKind, ruleClasses, type Whom } from './reply-kind'

const letters = (prefix: string, count: number) =>
  [...'abcdefghij'.slice(0, count)].map((letter) => `${prefix}.${letter}`)

/** The whole answer first; then one closer look at each of the three things it names. */
const presetParts = ['answer', 'first', 'second', 'third']

/** The ids of the replies of a kind in the order in which they are told; for `crisis` those of the tier and of whom it is about. */
export function idsOfKind(kind: Exclude<ReplyKind, 'crisis'>): string[] {
  if (kind.startsWith('preset:')) return presetParts.map((part) => `${kind.replace(':', '.')}.${part}`)
  return letters(kind, kind === 'generic' ? 10 : 5)
}

export function idsOfCrisis(tier: HelpTier, about: Whom): string[] {
  return letters(`crisis.${tier}.${about}`, 2)
}

const helpTiers = riskTiers.filter((tier): tier is HelpTier => tier !== 'distress' && tier !== 'none')

const kinds = [...presetTopics.map((topic) => `preset:${topic}` as const), ...ruleClasses, 'generic' as const]

/** Every id that `replyTo` can give. */
export const replyIds: readonly string[] = [
  ...helpTiers.flatMap((tier) => [...idsOfCrisis(tier, 'self'), ...idsOfCrisis(tier, 'someone_else')]),
  ...kinds.flatMap(idsOfKind),
]

/** The replies that stand beside the one of that id, itself included; empty for an unknown id. */
export function siblingsOf(id: string): string[] {
  const group = id.slice(0, id.lastIndexOf('.') + 1)
  return group === ''
    ? []
    : replyIds.filter((other) => other.startsWith(group) && !other.slice(group.length).includes('.'))
}

/** The kind that an id belongs to; null for an unknown id. */
export function kindOfId(id: string): ReplyKind | null {
  if (!replyIds.includes(id)) return null
  const [head, topic] = id.split('.')
  return (head === 'preset' ? `preset:${topic as PresetTopic}` : head) as ReplyKind
}
