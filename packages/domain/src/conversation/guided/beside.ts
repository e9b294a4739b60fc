import { readMessage } from '../../replies/read-message'
import { replyTo } from '../../replies/reply-to'
import type { ConverseOptions, OpenGuided } from '../conversation'
import { hear } from '../hearing/hear'
import { moveOf } from '../hearing/moves/move-of'
import type { QuestionKind } from '../hearing/moves/move-words'
import { reflectionsIn } from '../reflections/read-reflections'
import { linesOf, type Reflection } from '../reflections/reflections'
import { mannerIn } from '../topics/read-topic'
import { type Going, saying } from './go'
import type { Asking } from './guided-choices'

const longestAside = 6
const longestThanks = 3

/** 'Are you real?', 'thanks', 'you are useless': answered, and the question stays. */
export function besideThePoint(going: Going, text: string, options: ConverseOptions, isWriting: boolean): Going | null {
  if (text.trim().split(/\s+/u).length > longestAside) return null
  const manner = mannerIn(text)
  if (manner && manner !== 'off_topic') return saying(going, [`manner.${manner}`])
  const { kind, id } = replyTo(text, { language: options.language })
  const isThanks = kind === 'thanks' && (!isWriting || text.trim().split(/\s+/u).length <= longestThanks)
  return kind === 'about_bot' || isThanks ? { ...going, say: [{ id }] } : null
}

/** What these ask for is something to do; words of a feeling are no answer to them. */
const wantsPlan: ReadonlySet<string> = new Set(['step', 'topics', 'roads', 'ways', 'paper', 'rest', 'place', 'who'])

/** Messages to someone, where a feeling or a question is the answer. */
const messages: ReadonlySet<string> = new Set([
  'loneliness.lines',
  'gratitude.message',
  'anger.apology',
  'grief.act',
  'exam.act',
])

/** Feelings that stop a step; a step may well name the others ('tell her that I miss her'). */
const stopping: readonly Reflection[] = [
  'numb',
  'humiliated',
  'blamed',
  'dismissed',
  'help_refused',
  'guilt',
  'shame',
  'crying',
  'anger',
  'afraid',
  'exhausted',
]

/** Asked of Mindmitra whatever step is open; other questions may be what someone writes down. */
const askedOfMindmitra: ReadonlySet<QuestionKind> = new Set([
  'confide',
  'who_reads',
  'is_it_abuse',
  'am_i_ill',
  'am_i_bad',
  'is_it_dangerous',
  'gets_better',
  'is_it_normal',
  'calm_now',
  'your_view',
  'what_to_do',
  'what_say',
])

const fewestWords = 4

/**
 * What stands in the place of a step and is none: an objection, a question to Mindmitra, a feeling. The ids that take it up, without the question,
 * which stays; null where the words may be the answer.
 */
export function heardBeside({ name, node: id }: OpenGuided, node: Asking, text: string): readonly string[] | null {
  if (node.kind === 'choose') return null
  const move = moveOf(text)
  if (move.is === 'complaint' || move.is === 'refusal') return ['shared.objection']
  if (move.is === 'language') return ['move.language']
  const again = node.kind === 'scale' ? 'shared.unclear_scale' : 'shared.beside'
  const isMessage = messages.has(`${name}.${id}`)
  if (move.is === 'question' && move.kind && askedOfMindmitra.has(move.kind) && !isMessage)
    return [`question.${move.kind}`, again]
  const isPlan = node.kind === 'scale' || (wantsPlan.has(node.slot) && !isMessage)
  if (!isPlan || hear(text).words < fewestWords) return null
  const told = reflectionsIn(text)
  if (told.includes('plan')) return null
  const feeling = stopping.find((one) => told.includes(one))
  if (feeling) return [linesOf(feeling)[0] ?? '', again]
  return readMessage(text).rules.includes('sad') ? ['move.heavy.a', again] : null
}
