import { type QuestionKind, questionKinds } from '../hearing/moves/move-words'
import { linesOf, questionOf, reflections } from '../reflections/reflections'
import { type Topic, topics } from '../topics/topics'
import { backLines } from './back-lines'
import { heardLines } from './heard-answers'

const letters = 'abcdefgh'
const wordings = (id: string, count: number) => [...letters.slice(0, count)].map((letter) => `${id}.${letter}`)

/** What listening answers to a move, in the order in which the lines are said. */
export const moveLines = {
  thanks: wordings('move.thanks', 3),
  unsure: wordings('move.unsure', 4),
  refusal: wordings('move.refusal', 3),
  just_listen: wordings('move.just_listen', 2),
  complaint: wordings('move.complaint', 3),
  good_news: wordings('move.good_news', 3),
  glad: wordings('move.glad', 4),
  agreement: wordings('move.agreement', 3),
  denial: wordings('move.denial', 2),
  ability: wordings('move.ability', 2),
  language: ['move.language'],
  apology: ['move.apology'],
  laughter: wordings('move.laughter', 2),
  light: ['move.light'],
  corrected: wordings('move.corrected', 2),
  heavy: [...'dafebc'].map((letter) => `move.heavy.${letter}`),
} as const

/** The person's own words, where nothing is known that fits them; the first only with a question behind it. */
export const echoes = ['move.echo', 'move.echo_b', 'move.echo_c']

/** A correction is owned with what was meant. */
export const correctedEchoes = ['move.corrected_echo', 'move.corrected_echo_b']

/** Said to a statement that nothing else fits. */
export const plainLines = [...'dcgbefha'].map((letter) => `move.plain.${letter}`)

export const gladQuestions = wordings('move.glad_ask', 2)

/** Nobody who lost someone is asked for the hardest part of it, nor for what made it easier. */
export const ofDeath: ReadonlySet<Topic | 'open'> = new Set(['grief', 'pet'])

/** The open questions of a topic; each is asked once in a talk. */
export const questionsOf = (topic: Topic | 'open') => [
  `topic.${topic}.ask`,
  ...(topic === 'open' ? [] : [`topic.${topic}.ask_b`]),
  ...(ofDeath.has(topic) ? [] : ['listening.hardest', 'listening.helped_before']),
]

/** Whether the opening of a topic says less than a line that takes up what was told. */
export const saysLittle = (topic: Topic | 'open') => topic === 'open' || topic === 'worry'

/** For a question that has no answer of its own. */
export const otherAnswers = wordings('question.other', 3)

/** Who could answer what a program cannot, by what the talk is about. */
const whoKnows: Record<Topic | 'open', 'doctor' | 'counsellor' | 'teacher' | 'law' | 'bank'> = {
  open: 'counsellor',
  loneliness: 'counsellor',
  exams: 'teacher',
  breakup: 'counsellor',
  marriage: 'counsellor',
  parents: 'counsellor',
  job_loss: 'law',
  work: 'law',
  money: 'bank',
  grief: 'counsellor',
  panic: 'doctor',
  worry: 'counsellor',
  sleep: 'doctor',
  baby: 'doctor',
  caring: 'doctor',
  body: 'doctor',
  alcohol: 'doctor',
  coming_out: 'counsellor',
  bullying: 'teacher',
  blackmail: 'law',
  discrimination: 'law',
  anger: 'counsellor',
  guilt: 'counsellor',
  abroad: 'counsellor',
  loan_app: 'law',
  low_after_birth: 'doctor',
  grave_illness: 'doctor',
  own_illness: 'doctor',
  infertility: 'doctor',
  in_laws: 'counsellor',
  couple: 'counsellor',
  farm: 'bank',
  habit: 'counsellor',
  drinker_at_home: 'doctor',
  caste: 'law',
  old_age: 'counsellor',
  friend_in_need: 'counsellor',
  friendship: 'counsellor',
  child_worry: 'counsellor',
  parents_fight: 'counsellor',
  result: 'teacher',
  envy: 'counsellor',
  pet: 'counsellor',
  retired: 'counsellor',
  harsh_boss: 'law',
  homesick: 'counsellor',
  theft: 'law',
  teen_phone: 'counsellor',
  owed: 'law',
  scam: 'law',
  stammer: 'doctor',
  harassment: 'law',
  privacy: 'counsellor',
  neighbours: 'law',
  direction: 'teacher',
  self_doubt: 'counsellor',
  low_mood: 'doctor',
}

export const whoCouldKnow = (topic: Topic | 'open') => `question.who.${whoKnows[topic]}`

/** One thing to do now, by what the talk is about. */
export const toDo = (topic: Topic) => `topic.${topic}.do`

/** Where 'is it normal' is asked of a body, somebody has to look at it. */
const ofTheBody: ReadonlySet<Topic | 'open'> = new Set([
  'baby',
  'caring',
  'child_worry',
  'grave_illness',
  'own_illness',
  'infertility',
])

const ofLoss: ReadonlySet<Topic | 'open'> = new Set([...ofDeath, 'breakup'])

/** Where a message to the other can hurt the one who writes it. */
const ofLostLove: ReadonlySet<Topic> = new Set(['breakup', 'couple', 'blackmail', 'harassment', 'bullying', 'anger'])

/** What a question is answered with: being lesbian, gay, bisexual or trans is no illness, whatever is asked about it. */
export function answerTo(kind: QuestionKind, topic: Topic | 'open'): string {
  if (kind === 'police' && topic === 'theft') return toDo(topic)
  if (kind === 'is_right' && topic === 'teen_phone') return toDo(topic)
  if (kind === 'message_them' && topic !== 'open' && !ofLostLove.has(topic)) return 'question.reach_out'
  // Grief has no term after which it has to be looked at.
  if (kind === 'how_long' && ofLoss.has(topic)) return 'question.is_it_normal'
  if (kind === 'is_it_normal' && topic === 'pet') return 'question.see_vet'
  if (kind === 'is_it_normal' && ofTheBody.has(topic)) return 'question.is_it_normal_body'
  const asksOfIllness = kind === 'am_i_ill' || kind === 'am_i_bad' || kind === 'is_it_normal' || kind === 'gets_better'
  if (kind === 'which_one' && topic === 'exams') return toDo(topic)
  if (kind === 'where_to_go' && (topic === 'job_loss' || topic === 'money')) return toDo(topic)
  if (kind === 'what_to_do' && topic !== 'open') return toDo(topic)
  // Beside an illness nobody asks for papers and courts.
  if (kind === 'where_to_go' && ofTheBody.has(topic)) return 'question.whom_to_talk'
  // Of a body 'why' is no question to fate.
  if (kind === 'why_me' && (topic === 'panic' || topic === 'sleep')) return 'question.why_this'
  return topic === 'coming_out' && asksOfIllness ? 'question.no_illness' : `question.${kind}`
}

/** Answered by a program's guess they would only worry: for these it is said who knows. */
export const hasExpert = (topic: Topic | 'open') => whoKnows[topic] !== 'counsellor'

/** Whether the words of an id ask something. */
export const asksSomething = (id: string): boolean =>
  /[._]ask(?:_b)?$|glad_ask\.|denial\.|question\.(?:wish|what_say(?:_work)?)$|move\.complaint_ask$|shared\.(?:right|again)$|listening\.(?:hardest|helped_before|leave|what_helps|try)$/.test(
    id,
  )

/** Every line of listening that no node says. */
export const listeningLines: readonly string[] = [
  ...Object.values(moveLines).flat(),
  ...plainLines,
  ...reflections.flatMap((told) => [...linesOf(told), ...questionOf(told)]),
  ...gladQuestions,
  ...new Set([...topics, 'open' as const].flatMap(questionsOf)),
  ...otherAnswers,
  ...new Set(Object.values(whoKnows).map((who) => `question.who.${who}`)),
  ...questionKinds.map((kind) => `question.${kind}`),
  'question.no_illness',
  'question.is_it_normal_body',
  'question.what_say_work',
  'question.reach_out',
  'question.wish',
  'move.complaint_ask',
  'question.decide_own',
  ...echoes,
  ...correctedEchoes,
  ...topics.map(toDo),
  ...heardLines,
  ...backLines,
]
