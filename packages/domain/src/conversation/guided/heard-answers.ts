import { answerKindOf, isShortWhile, names } from '../hearing/answers/answer-kind'
import { hear } from '../hearing/hear'
import { holds, isHeavy, type Wanted } from './holds'

/** What the questions of listening ask for. A test holds that each of them stands here. */
const asksFor: Readonly<Record<string, Wanted>> = {
  'topic.open.ask': 'happened',
  'topic.loneliness.ask': 'when',
  'topic.exams.ask': 'hardest',
  'topic.breakup.ask': 'miss',
  'topic.marriage.ask': 'wish',
  'topic.parents.ask': 'happened',
  'topic.job_loss.ask': 'hardest',
  'topic.work.ask': 'happened',
  'topic.money.ask': 'noted',
  'topic.grief.ask': 'tell',
  'topic.panic.ask': 'happened',
  'topic.worry.ask': 'thought',
  'topic.sleep.ask': 'days',
  'topic.baby.ask': 'days',
  'topic.caring.ask': 'days',
  'topic.body.ask': 'who_weighs',
  'topic.alcohol.ask': 'when',
  'topic.coming_out.ask': 'days',
  'topic.bullying.ask': 'happened',
  'topic.blackmail.ask': 'happened',
  'topic.discrimination.ask': 'happened',
  'topic.anger.ask': 'happened',
  'topic.guilt.ask': 'thought',
  'topic.abroad.ask': 'miss',
  'topic.loan_app.ask': 'happened',
  'topic.low_after_birth.ask': 'since',
  'topic.grave_illness.ask': 'days',
  'topic.own_illness.ask': 'hardest',
  'topic.infertility.ask': 'hardest',
  'topic.in_laws.ask': 'happened',
  'topic.couple.ask': 'noted',
  'topic.farm.ask': 'hardest',
  'topic.habit.ask': 'when',
  'topic.drinker_at_home.ask': 'days',
  'topic.caste.ask': 'happened',
  'topic.old_age.ask': 'when',
  'topic.friend_in_need.ask': 'happened',
  'topic.friendship.ask': 'happened',
  'topic.child_worry.ask': 'happened',
  'topic.parents_fight.ask': 'days',
  'topic.result.ask': 'who_weighs',
  'topic.envy.ask': 'thought',
  'topic.pet.ask': 'miss',
  'topic.retired.ask': 'when',
  'topic.harsh_boss.ask': 'happened',
  'topic.homesick.ask': 'when',
  'topic.theft.ask': 'noted',
  'topic.teen_phone.ask': 'happened',
  'topic.owed.ask': 'happened',
  'topic.owed.ask_b': 'hardest',
  'topic.scam.ask': 'noted',
  'topic.scam.ask_b': 'hardest',
  'topic.stammer.ask': 'hardest',
  'topic.stammer.ask_b': 'who_helps',
  'topic.harassment.ask': 'happened',
  'topic.harassment.ask_b': 'who_knows',
  'topic.privacy.ask': 'happened',
  'topic.privacy.ask_b': 'who_helps',
  'topic.neighbours.ask': 'happened',
  'topic.neighbours.ask_b': 'wish',
  'topic.direction.ask': 'thought',
  'topic.direction.ask_b': 'noted',
  'topic.self_doubt.ask': 'when',
  'topic.self_doubt.ask_b': 'who_weighs',
  'topic.low_mood.ask': 'since',
  'topic.low_mood.ask_b': 'helps',
  'topic.loneliness.ask_b': 'who_helps',
  'topic.exams.ask_b': 'hardest',
  'topic.breakup.ask_b': 'when',
  'topic.marriage.ask_b': 'who_helps',
  'topic.parents.ask_b': 'wish',
  'topic.job_loss.ask_b': 'who_knows',
  'topic.work.ask_b': 'who_helps',
  'topic.money.ask_b': 'noted',
  'topic.grief.ask_b': 'miss',
  'topic.panic.ask_b': 'noted',
  'topic.worry.ask_b': 'thought',
  'topic.sleep.ask_b': 'thought',
  'topic.baby.ask_b': 'who_helps',
  'topic.caring.ask_b': 'who_helps',
  'topic.body.ask_b': 'since',
  'topic.alcohol.ask_b': 'noted',
  'topic.coming_out.ask_b': 'who_helps',
  'topic.bullying.ask_b': 'who_knows',
  'topic.blackmail.ask_b': 'who_helps',
  'topic.discrimination.ask_b': 'who_knows',
  'topic.anger.ask_b': 'wish',
  'topic.guilt.ask_b': 'wish',
  'topic.abroad.ask_b': 'when',
  'topic.loan_app.ask_b': 'who_knows',
  'topic.low_after_birth.ask_b': 'who_helps',
  'topic.grave_illness.ask_b': 'noted',
  'topic.own_illness.ask_b': 'hardest',
  'topic.infertility.ask_b': 'noted',
  'topic.in_laws.ask_b': 'noted',
  'topic.couple.ask_b': 'noted',
  'topic.farm.ask_b': 'noted',
  'topic.habit.ask_b': 'noted',
  'topic.drinker_at_home.ask_b': 'who_knows',
  'topic.caste.ask_b': 'who_knows',
  'topic.old_age.ask_b': 'who_helps',
  'topic.friend_in_need.ask_b': 'noted',
  'topic.friendship.ask_b': 'miss',
  'topic.child_worry.ask_b': 'noted',
  'topic.parents_fight.ask_b': 'noted',
  'topic.result.ask_b': 'who_knows',
  'topic.envy.ask_b': 'wish',
  'topic.pet.ask_b': 'when',
  'topic.retired.ask_b': 'noted',
  'topic.harsh_boss.ask_b': 'who_knows',
  'topic.homesick.ask_b': 'miss',
  'topic.theft.ask_b': 'hardest',
  'topic.teen_phone.ask_b': 'noted',
  'listening.hardest': 'hardest',
  'listening.helped_before': 'helps',
  'listening.what_helps': 'helps',
  'question.wish': 'thought',
  'reflect.controlled_ask': 'afraid_at_home',
  'reflect.numb_ask': 'who_helps',
  'reflect.humiliated_ask': 'wish',
  'reflect.compared_ask': 'wish',
  'reflect.blamed_ask': 'wish',
  'reflect.dismissed_ask': 'wish',
  'reflect.left_with_it_ask': 'who_helps',
  'reflect.others_fine_ask': 'who_helps',
  'reflect.holds_it_in_ask': 'helps',
  'reflect.froze_ask': 'wish',
  'reflect.forgets_ask': 'when',
  'reflect.dreads_going_ask': 'when',
  'reflect.torn_ask': 'wish',
  'reflect.unheard_wish_ask': 'wish',
  'reflect.secret_ask': 'hardest',
  'reflect.silence_ask': 'thought',
  'reflect.shame_ask': 'who_weighs',
  'reflect.crying_ask': 'thought',
  'reflect.memory_ask': 'miss',
  'reflect.missing_ask': 'when',
  'reflect.small_good_ask': 'helps',
  'reflect.alone_there_ask': 'who_helps',
  'reflect.friend_there_ask': 'helps',
  'reflect.afraid_ask': 'hardest',
  'reflect.exhausted_ask': 'since',
  'reflect.help_refused_ask': 'who_helps',
  'reflect.pressure_ask': 'who_weighs',
  'reflect.guilt_ask': 'wish',
  'reflect.plan_ask': 'helps',
  'reflect.hope_ask': 'helps',
  'reflect.anger_ask': 'hardest',
}

const both = (id: string) => [`heard.${id}.a`, `heard.${id}.b`]

/** What is said to an answer that names what was asked for. */
const named: Record<Wanted, readonly string[]> = {
  when: both('when'),
  since: both('since'),
  who_weighs: both('who_weighs'),
  who_helps: both('who_helps'),
  hardest: both('hardest'),
  happened: both('happened'),
  helps: both('helps'),
  wish: both('wish'),
  thought: both('thought'),
  miss: both('miss'),
  days: both('days'),
  tell: both('miss'),
  afraid_at_home: [],
  who_knows: ['heard.who_knows.a'],
  noted: both('noted'),
}

const wantsPerson = (wanted: Wanted) => wanted === 'who_helps' || wanted === 'who_weighs' || wanted === 'who_knows'

/** The lines for an answer that names no thing: 'no one', 'all the time', a plain no. Null where the answer is of another sort. */
function linesForShort(wanted: Wanted, text: string): readonly string[] | null {
  const { answer, unknown, beginsWithNo } = hear(text)
  const isNo = beginsWithNo || (answer === 'no' && unknown === 0)
  if (wanted === 'afraid_at_home') return answer === 'yes' ? ['question.is_it_abuse'] : isNo ? ['heard.not_afraid'] : []
  if (wanted === 'tell' && unknown === 0) return answer === 'yes' ? ['heard.tell'] : isNo ? ['heard.not_tell'] : []
  const kind = answerKindOf(text)
  if (kind === 'nobody' && wantsPerson(wanted)) return both('nobody')
  if (kind === 'always' && wanted === 'when') return ['heard.always.a']
  if (kind === 'everything') return ['heard.everything.a']
  if (kind === 'nothing' || isNo) {
    if (wanted === 'helps') return ['heard.nothing.a']
    if (unknown === 0) return wantsPerson(wanted) ? both('nobody') : []
  }
  // A bare yes names nothing.
  return unknown === 0 && answer !== null ? [] : null
}

/** Their second line calls what was told heavy. */
const callsItHeavy: ReadonlySet<Wanted> = new Set(['hardest', 'happened', 'thought', 'days'])

/** Any sentence may answer these, so that what it tells says more than that it is an answer. */
const sentences: ReadonlySet<Wanted> = new Set(['hardest', 'happened', 'thought', 'days', 'noted', 'tell'])

type AnswerLines = { lines: readonly string[]; isShort: boolean; isExact: boolean }
export const noAnswer: AnswerLines = { lines: [], isShort: false, isExact: false }

/**
 * The lines that fit an answer to a question of listening, in the order in which they are said; empty where the id asks nothing or nothing fits.
 * `isShort` where the answer names no thing, so that nothing else of it has to be taken up; `isExact` where it holds the very thing
 * that was asked for.
 */
export function linesForAnswer(question: string, text: string): AnswerLines {
  const wanted = asksFor[question]
  if (!wanted) return noAnswer
  const short = linesForShort(wanted, text)
  if (!short && wanted === 'when' && !names('moment', text) && names('duration', text))
    return { lines: isShortWhile(text) ? named.noted : named.since, isShort: false, isExact: true }
  if (!short && !holds(wanted, text)) return noAnswer
  if (wanted === 'since' && isShortWhile(text)) return { lines: named.noted, isShort: false, isExact: true }
  if (short) return { lines: short, isShort: true, isExact: true }
  const lines = callsItHeavy.has(wanted) && !isHeavy(text) ? named[wanted].slice(0, 1) : named[wanted]
  return { lines, isShort: false, isExact: !sentences.has(wanted) }
}

/** What a question of listening asks for; nothing where the id is none. */
export const wantedBy = (question: string): Wanted | undefined => asksFor[question]

export const questionsHeard: readonly string[] = Object.keys(asksFor)

/** Every line that only stands here. */
export const heardLines: readonly string[] = [
  ...new Set([
    ...Object.values(named).flat(),
    ...both('nobody'),
    'heard.always.a',
    'heard.everything.a',
    'heard.nothing.a',
    'heard.not_afraid',
    'heard.tell',
    'heard.not_tell',
  ]),
]
