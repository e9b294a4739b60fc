import type { OpenGuided, Turn } from '../conversation'
import { hear } from '../hearing/hear'
import { asksHow } from '../hearing/moves/asks-unmarked'
import type { QuestionKind } from '../hearing/moves/move-words'
import { questionOf } from '../reflections/reflections'
import type { Topic } from '../topics/topics'
import { enter, follow, type Going, saying } from './go'
import { answerTo, hasExpert, otherAnswers, saysLittle, toDo, whoCouldKnow } from './listening-lines'
import { asksWhether, choiceIn } from './part-of-words'
import { counted, fresh, isUnsaid, mayAsk, mayBeAsked, told } from './said-in-talk'
import { lineOfTelling, notAsked } from './strongest'
import { talkOf } from './talk'
import type { Opening } from './topic-of-words'

/** What is grave is met before what was asked. */
const opensFirst: ReadonlySet<Topic | 'open'> = new Set([
  'grief',
  'pet',
  'blackmail',
  'loan_app',
  'grave_illness',
  'low_after_birth',
  'coming_out',
  'caste',
])

/** Of an animal these are for a vet. */
const forAnimals: ReadonlySet<QuestionKind | null> = new Set([
  null,
  'decide',
  'see_doctor',
  'is_it_dangerous',
  'is_it_normal',
  'recovery',
  'medicine',
  'what_to_do',
])
const animals =
  /(?<![\p{L}\p{M}])(?:dogs?|dogg(?:y|ie)|pupp(?:y|ies)|cats?|kittens?|cows?|buffalo|goats?|parrots?|rabbits?|kutt[ae]|billi|gaay|gai|bakri|कुत्त\p{M}*|बिल्ली|गाय|भैंस|बकरी|कुत्र\p{M}*|मांजर|કૂતર\p{M}*|બિલાડી|ગાય|কুকুর\p{M}*|বিড়াল\p{M}*|গরু|நாய்|பூனை|மாடு|ఆవు|కుక్క|పిల్లి(?!ల)|ನಾಯಿ|ಬೆಕ್ಕು|ಹಸು)(?![\p{L}\p{M}])/iu
const isGone = /(?<![\p{L}\p{M}])(?:died|dead|passed away|lost|mar ga\p{L}*|गुज़र|मर ग\p{M}*|இறந்|செத்து|చనిపో|ಸತ್ತ|মারা)/iu
const namesAnimal = (text: string): boolean => animals.test(text) && !isGone.test(text)

const atWork =
  /(?<![\p{L}\p{M}])(?:boss|manager|hr|supervisor|team ?lead|बॉस|मैनेजर|साहेब|બોસ|મેનેજર|সাহেব|বস|ম্যানেজার|மேனேஜர்|பாஸ்|మేనేజర్|బాస్|ಬಾಸ್|ಮ್ಯಾನೇಜರ್)/iu

/** Sentences to begin a talk with; with a boss they are others than at home. */
const waysToSay = (text: string): readonly string[] =>
  atWork.test(text) ? ['question.what_say_work', 'question.what_say'] : ['question.what_say']

/** Fewer words behind a question tell nothing. */
const fewestBehind = 4

/** 'Keep my own money? I just want one thank you': what is told behind a question. Null where nothing is. */
function behindQuestion(text: string): string | null {
  const rest = text.split(/[?？]/u).at(-1)?.trim() ?? ''
  return text.includes('?') && hear(rest).words >= fewestBehind ? rest : null
}

/**
 * A question is answered; one that has no answer of its own is taken by what it tells ('why does he shout at me in front of all'), or opened up.
 * Whether to pay is only about blackmail where the talk is.
 */
export function answerQuestion({ going, from, topic, isNew }: Opening, kind: QuestionKind | null, text: string): Turn {
  const talk = talkOf(going.state)
  const unsaid = isUnsaid(talk)
  // In the middle of a talk the answer comes first, unless something grave is told with the question.
  const opens = (talk.replies ?? 0) === 0 || opensFirst.has(topic)
  const opening = isNew && opens && !saysLittle(topic) ? [`topic.${topic}.opening`] : []
  const isOther = kind === null || (kind === 'pay_them' && topic !== 'blackmail')
  const choice = kind === null || kind === 'decide' ? choiceIn(text) : null
  if (choice && unsaid('question.decide_own'))
    return told(going, from, [...opening, 'question.decide_own'], { ...from.slots, asked: choice })
  if (forAnimals.has(kind) && (talk.story ?? []).some(namesAnimal) && unsaid('question.see_vet'))
    return told(going, from, ['question.see_vet'])
  const toSay = kind === 'what_say' ? waysToSay(text).find(unsaid) : undefined
  if (toSay) return rehearsing(going, from, [...opening, toSay])
  if (!isOther && unsaid(answerTo(kind, topic))) {
    const calming = kind === 'calm_now' ? { ...going, offer: { tool: 'saans' } } : going
    return told(calming, from, [...opening, answerTo(kind, topic)])
  }
  if (!isOther && kind !== 'what_to_do' && unsaid(`question.${kind}`))
    return told(going, from, [...opening, `question.${kind}`])
  // 'How do I stay strong' has no answer of its own, and something that can be done.
  const doing = topic !== 'open' && unsaid(toDo(topic)) ? toDo(topic) : null
  const asksToDo = kind === 'what_to_do' || (kind === null && asksHow(text))
  if (doing && asksToDo) return told(going, from, [...opening, doing])
  if (kind === 'what_to_do' && topic !== 'open') return enter(counted(going, ['listening.try']), from, 'try')
  const behind = behindQuestion(text)
  // 'Should I eat less?' is for a doctor, and nothing to try out.
  const isForDoctor = whoCouldKnow(topic) === 'question.who.doctor'
  if (kind === null && !isForDoctor && asksWhether(text) && unsaid('question.decide'))
    return told(going, from, [...opening, 'question.decide'])
  const telling = behind ? lineOfTelling(talk, behind) : lineOfTelling(talk, text, notAsked)
  if (telling) {
    const own = mayAsk(going) ? questionOf(telling.told).filter(mayBeAsked(talk)) : []
    return told(going, from, [...opening, telling.line, ...own])
  }
  if (asksToDo && unsaid('question.what_to_do')) return told(going, from, [...opening, 'question.what_to_do'])
  const who = hasExpert(topic) ? [whoCouldKnow(topic)].filter(unsaid) : []
  if (doing && who.length === 0) return told(going, from, [...opening, doing])
  const wish = who.length === 0 && !talk.isGlad && mayAsk(going) && unsaid('question.wish') ? ['question.wish'] : []
  return told(going, from, [...opening, fresh(talk, otherAnswers), ...who, ...wish])
}

/** A talk with someone can be practised after the sentences to begin with. */
export function rehearsing(going: Going, from: OpenGuided, ids: readonly string[]): Turn {
  return follow(saying(counted(going, ids), ids), { ...from, node: 'rehearse', unclear: 0 }, { stays: true })
}
