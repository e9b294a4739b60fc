import { readMessage } from '../../replies/read-message'
import type { OpenGuided, Talk, Turn } from '../conversation'
import { deniedClause } from '../hearing/denied-clause'
import { hear } from '../hearing/hear'
import { asksHow } from '../hearing/moves/asks-unmarked'
import { type Move, moveOf } from '../hearing/moves/move-of'
import type { QuestionKind } from '../hearing/moves/move-words'
import { asMeant, type SetStraight, setStraight } from '../hearing/set-straight'
import { namesAnother } from '../hearing/who-and-not'
import { reflectionsIn } from '../reflections/read-reflections'
import { isGeneral, questionOf, type Reflection, reflections } from '../reflections/reflections'
import { topicOpened } from '../topics/topic-opened'
import type { Topic } from '../topics/topics'
import { isAlreadyTold } from './already-told'
import { ended, enter, follow, type Going, saying } from './go'
import { linesForAnswer, noAnswer } from './heard-answers'
import {
  answerTo,
  asksSomething,
  correctedEchoes,
  echoes,
  gladQuestions,
  hasExpert,
  moveLines,
  otherAnswers,
  plainLines,
  questionsOf,
  toDo,
  whoCouldKnow,
} from './listening-lines'
import { choiceIn, partOf } from './part-of-words'
import { counted, fresh, isUnsaid, mayAsk, soundsNew, told, withTalk } from './said-in-talk'
import { goodToHear, lineOfTelling, notAsked, strongestOf } from './strongest'
import { saysNothingNew, talkOf } from './talk'
import { type Answering, type Opening, withTopic } from './topic-of-words'

/** Their opening says less than a line that takes up what was told. */
const saysLittle = (topic: Topic | 'open') => topic === 'open' || topic === 'worry'

/** What is given back is a statement of this many words. */
const fewestQuoted = 4
const mostQuoted = 20

/** 'We will eat biryani' within good news. */
const longestAside = 5

/** What is given back within a talk. */
const fewestEchoed = 5
const mostEchoed = 16

/** Nothing is asked twice, nor what was told before. */
const mayBeAsked = (talk: Talk) => (id: string) => isUnsaid(talk)(id) && !isAlreadyTold(id, talk.story ?? [])

export const isListening = ({ name }: Pick<OpenGuided, 'name'>) => name.startsWith('listening.')

/** An open question of the topic, after leave was given for it. Where all were asked, an ear. */
export function askOn(going: Going, from: OpenGuided, topic: Topic | 'open'): Turn {
  const question = questionsOf(topic).find(mayBeAsked(talkOf(going.state)))
  return question ? told(going, from, [question]) : enter(going, from, 'ear')
}

/** Only listens from now on, without a question, until the person asks something. */
export function onlyListen(going: Going, from: OpenGuided): Turn {
  return told(withTalk(going, { isQuiet: true }), from, [fresh(talkOf(going.state), moveLines.just_listen)])
}

/** Answers what someone wrote who is listened to: by what it does first, then by what it tells. No answer leads along a row of questions. */
export function listenTo(before: Going, guided: OpenGuided, text: string): Turn {
  const straight = setStraight(text, talkOf(before.state).story ?? [])
  if (straight && isCorrecting(before)) return corrected(before, guided, straight, text)
  const move = moveOf(text)
  const heard = isTelling(move) ? { ...guided, slots: { ...guided.slots, heard: text } } : guided
  const answering = withTopic(before, heard, text, move.is === 'question')
  const { going, from, topic, asked, isNew } = answering
  const unsaid = isUnsaid(talkOf(going.state))
  if (move.is === 'agreement' || move.is === 'denial' || move.is === 'unsure') {
    const line = linesForAnswer(asked, text).lines.find(unsaid)
    return line ? told(going, from, [line]) : moved(answering, move, text)
  }
  if (move.is === 'question') return answered(answering, move.kind, text)
  // What someone wishes to hear is no news; 'I got promoted, and I feel nothing' is not good.
  if (move.is === 'good_news' && isOnlyGood(text) && !linesForAnswer(asked, text).lines.some(unsaid))
    return gladly(answering)
  if (move.is === 'statement' && move.isMoneyDemanded && topic === 'blackmail' && unsaid('question.pay_them'))
    return answered(answering, 'pay_them', text)
  if (move.is === 'statement' || move.is === 'good_news') {
    if (isNew && topic !== 'open') return opened(answering, text)
    return isRepeated(talkOf(before.state), text) ? stale(answering, text) : received(answering, text)
  }
  return moved(answering, move, text)
}

/** There is something to correct once something was answered. */
const isCorrecting = ({ state }: Going) => (talkOf(state).replies ?? 0) > 0

const sinceThen =
  /(?<![\p{L}\p{M}])(?:since|for|ago|past|se|से|हुए|पासून|झाले|ধরে|থেকে)(?![\p{L}\p{M}])|થી|ஆச்சு|மாசமா|நாளா|வாரமா|నుంచి|నుండి|ಿಂದ/iu

/** What is somebody's own: where it is another's after all, the one who writes stands by. */
const ofOneself: ReadonlySet<Topic | 'open'> = new Set([
  'exams',
  'result',
  'panic',
  'sleep',
  'loneliness',
  'body',
  'homesick',
])

/**
 * A correction is owned in a line that says what was meant, and then that is answered: the topic is read anew from the message before, with what
 * was meant in its place.
 */
function corrected(before: Going, guided: OpenGuided, straight: SetStraight, text: string): Turn {
  const story = talkOf(before.state).story ?? []
  const meant = asMeant(story.at(-1) ?? '', straight)
  const isRead = meant !== straight.meant || topicOpened(meant) !== null
  const isTopicOpen = isRead && topicOpened(story.at(-1) ?? '') !== null
  const topics = isTopicOpen ? talkOf(before.state).topics.slice(0, -1) : talkOf(before.state).topics
  const anew = withTalk(before, { topics, isGlad: false })
  const name = isTopicOpen ? (`listening.${topics.at(-1) ?? 'open'}` as const) : guided.name
  const { going, from, topic } = withTopic(
    anew,
    { ...guided, name, slots: { ...guided.slots, heard: text } },
    meant,
    false,
  )
  const talk = talkOf(going.state)
  const unsaid = isUnsaid(talk)
  const sorry = fresh(talk, correctedEchoes)
  const shown = { ...from.slots, heard: straight.meant }
  const opening = `topic.${topic}.opening`
  const question = talk.isQuiet ? undefined : questionsOf(topic).find(mayBeAsked(talk))
  if (topic !== 'open' && unsaid(opening)) {
    const isTheirs = ofOneself.has(topic) && namesAnother(straight.meant)
    return told(
      going,
      from,
      [sorry, ...(isTheirs ? ['question.help_someone'] : [opening, ...(question ? [question] : [])])],
      shown,
    )
  }
  if (ofOneself.has(topic) && namesAnother(straight.meant) && unsaid('question.help_someone'))
    return told(going, from, [sorry, 'question.help_someone'], shown)
  // 'In two months' is no time that has passed.
  const telling = lineOfTelling(talk, meant, sinceThen.test(story.at(-1) ?? '') ? [] : ['duration'])
  if (telling) return told(going, from, [sorry, telling.line, ...(question ? [question] : [])], shown)
  const behind = strongestOf(going, topic, [meant])
  if (behind) return told(going, from, [sorry, ...behind.lines], shown)
  return told(going, from, [sorry, ...(question ? [question] : [])], shown)
}

const isOnlyGood = (text: string) => reflectionsIn(text).every((one) => goodToHear.includes(one) || isGeneral(one))

const isTelling = ({ is }: Move) => is === 'statement' || is === 'good_news'

/** A short answer may well use words that were used before. */
const isRepeated = (talk: Talk, text: string) => hear(text).words >= fewestQuoted && saysNothingNew(talk, text)

/**
 * The first words of a topic: its opening, what they tell beside it, and its question. Words without a topic are given back, once in a talk, where
 * they are a short statement.
 */
function opened({ going, from, topic, isCorrected }: Opening, text: string): Turn {
  const talk = talkOf(going.state)
  const words = text.trim().split(/\s+/u).length
  const telling = lineOfTelling(talk, text, saysLittle(topic) ? [] : reflections.filter(isGeneral))
  const first = telling && saysLittle(topic) ? [] : [`topic.${topic}.opening`]
  const sorry = isCorrected ? [fresh(talk, moveLines.corrected)] : []
  const lines = [...sorry, ...first, ...(telling ? [telling.line] : [])]
  if (topic === 'open' && (talk.replies ?? 0) === 0 && words >= fewestQuoted && words <= mostQuoted) {
    const ids = ['shared.wrote', ...lines, 'shared.right']
    return follow(saying(counted(going, ids), ids, from.slots), { ...from, node: 'right', unclear: 0 }, { stays: true })
  }
  const own = topic === 'open' && telling ? questionOf(telling.told) : []
  const questions = own.length > 0 ? own : questionsOf(topic)
  const question = mayAsk(going) || (talk.replies ?? 0) === 0 ? questions.find(mayBeAsked(talk)) : undefined
  return told(going, from, [...lines, ...(question && !talk.isQuiet ? [question] : [])])
}

/** The first words of a talk. */
export function heardFirst(before: Going, text: string): Turn {
  const talk = talkOf(before.state)
  const guided: OpenGuided = { name: `listening.${talk.topics.at(-1) ?? 'open'}`, node: 'ear', slots: {}, unclear: 0 }
  const isFirst = (talk.replies ?? 0) === 0 && talk.topics.length === 0
  if (!isFirst || talk.isGlad || moveOf(text).is !== 'statement') return listenTo(before, guided, text)
  return opened(withTopic(before, { ...guided, slots: { heard: text } }, text, false), text)
}

/** Whether words within good news are still of that mood. */
const isLight = (text: string) => reflectionsIn(text).every(isGeneral) && !readMessage(text).rules.includes('sad')

/** 'It's not nice', 'I'm not happy about it'; elsewhere a no at the beginning says as much. */
const deniesGladness = /\b(?:not|isnt|isn't|wasnt|wasn't|dont|don't|no)\b.*\b(?:nice|good|happy|glad|great|feel)\b/iu

/** A longer message that brings nothing good any more is another matter. */
function isStillGlad(talk: Talk, text: string): boolean {
  const isFirst = !moveLines.glad.some((line) => (talk.said ?? []).includes(line))
  if (deniesGladness.test(text)) return false
  return isFirst || hear(text).words <= longestAside || readMessage(text).rules.includes('positive')
}

/**
 * Something told: an answer to what was asked or what it carries is taken up by a line not said yet, else it is received. Every second time at most a
 * question follows, its own first.
 */
function received({ going, from, topic, asked, isCorrected = false }: Answering, text: string): Turn {
  const talk = talkOf(going.state)
  if (talk.isGlad) {
    if (isLight(text) && isStillGlad(talk, text)) return told(going, from, [fresh(talk, moveLines.glad)])
    return received({ going: withTalk(going, { isGlad: false }), from, topic, asked }, text)
  }
  const isWrong = isCorrected || deniesWhatWasSaid(going, text)
  // A correction answers no question.
  const { lines, isShort, isExact } = isWrong ? noAnswer : linesForAnswer(asked, text)
  const answer = lines.filter(soundsNew(talk)).find(isUnsaid(talk))
  const short = isShort ? answer : undefined
  const found = short ? undefined : lineOfTelling(talk, text)
  const telling = found && isGeneral(found.told) && isExact && answer ? undefined : found
  const own = telling ? questionOf(telling.told) : []
  const isGood = telling !== undefined && good.includes(telling.told)
  const questions = own.length > 0 || isGood ? own : questionsOf(topic)
  const question = mayAsk(going) ? questions.find(mayBeAsked(talk)) : undefined
  const ownWords = isWrong ? undefined : echoOf(talk, from, text, going.state.lastSaid, question !== undefined)
  const line = short ?? telling?.line ?? answer ?? ownWords ?? fresh(talk, linesFor(text).filter(soundsNew(talk)))
  const sorry = isWrong ? [fresh(talk, moveLines.corrected)] : []
  // Whoever was misunderstood gets an answer to what they said before, not the next question.
  const behind = isWrong && !telling && !answer ? strongestOf(going, topic, talk.story ?? []) : null
  if (behind) return told(going, from, [...sorry, ...behind.lines])
  const heard = sorry.length > 0 && !telling && !answer ? sorry : [...sorry, line]
  const shown = ownWords ? { ...from.slots, heard: partOf(text) } : from.slots
  return told(going, from, question ? [...heard, question] : heard, shown)
}

/** After these no question looks for a trouble. */
const good: readonly Reflection[] = [...goodToHear, 'did_it']

/** 'No, he never did' after a line that took something up: that line was wrong. */
function deniesWhatWasSaid({ state }: Going, text: string): boolean {
  const isClaim = state.lastSaid.some((id) => /\.reflect\.|\.opening$/u.test(id))
  if (isClaim && deniedClause(text) !== null) return true
  return isClaim && !asksSomething(state.lastSaid.at(-1) ?? '') && hear(text).beginsWithNo
}

/** A question is not given back as if it told something. */
const asking =
  /[?？]|(?:^|\s)(?:what|why|how|who|when|where|shud|should|shall|tell me|does|kya|kyu|kyun|kaise|kahan|kaha|kab|kay|kasa|shu|keno|kivabe|enna|epdi|eppadi|enduku|ela|yaake|hege|batao|bolo|kaho|sollu|cheppu|क्या|क्यों|कैसे|कहाँ|कब|बताओ|बताइए|काय|कसं|कधी|શું|કેમ|ક્યાં|কি|কী|কেন|কীভাবে|என்ன|ஏன்|எப்படி|ఏం|ఎందుకు|ఎలా|ಏನು|ಯಾಕೆ|ಹೇಗೆ)(?=\s|$)|(?:^|\s)(?:na|no|ka|का|ना|न)$/iu

/**
 * A part of the person's own words: up to three times in a talk and never in two replies running, never of words that correct or deny. The first
 * wording leads on to a question; the others stand alone.
 */
function echoOf(
  talk: Talk,
  { slots }: OpenGuided,
  text: string,
  lastSaid: readonly string[],
  isAsking: boolean,
): string | undefined {
  const words = text.trim().split(/\s+/u).length
  // Whoever only wants to be heard needs no proof of it.
  if (moveLines.just_listen.some((line) => (talk.said ?? []).includes(line))) return undefined
  if (lastSaid.some((id) => /move\.echo|shared\.wrote/u.test(id))) return undefined
  const isOwn =
    slots.heard === text &&
    !asking.test(partOf(text)) &&
    words >= fewestEchoed &&
    words <= mostEchoed &&
    !hear(text).beginsWithNo
  return isOwn ? echoes.filter((one) => isAsking || one !== echoes[0]).find(isUnsaid(talk)) : undefined
}

/** What fits any words: only sad ones are called heavy. */
const linesFor = (text: string): readonly string[] =>
  readMessage(text).rules.includes('sad') ? [...moveLines.heavy, ...plainLines] : plainLines

/** Where words come again it is asked, once in a talk, what would help. */
function stale(answering: Answering, text: string): Turn {
  const { going, from } = answering
  const id = 'listening.what_helps'
  if (!mayAsk(going) || !isUnsaid(talkOf(going.state))(id)) return received(answering, text)
  return enter(counted(going, [id]), from, 'what_helps')
}

function gladly({ going, from }: Answering): Turn {
  const talk = talkOf(going.state)
  const question = mayAsk(going) || (talk.replies ?? 0) === 0 ? gladQuestions.find(isUnsaid(talk)) : undefined
  const ids = [fresh(talk, moveLines.good_news), ...(question && !talk.isQuiet ? [question] : [])]
  return told(withTalk(going, { isGlad: true }), from, ids)
}

/**
 * A question is answered; one that has no answer of its own is taken by what it tells ('why does he shout at me in front of all'), or opened up.
 * Whether to pay is only about blackmail where the talk is.
 */
function answered({ going, from, topic, isNew }: Opening, kind: QuestionKind | null, text: string): Turn {
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

/** 'Keep my own money? I just want one thank you': what is told behind a question. Null where nothing is. */
function behindQuestion(text: string): string | null {
  const rest = text.split(/[?？]/u).at(-1)?.trim() ?? ''
  return text.includes('?') && hear(rest).words >= fewestQuoted ? rest : null
}

/** A move has an answer of its own and asks for nothing. */
function moved(
  answering: Opening,
  move: Exclude<Move, { is: 'question' } | { is: 'good_news' } | { is: 'statement' }>,
  text: string,
): Turn {
  const { going, from } = answering
  const talk = talkOf(going.state)
  if (move.is === 'goodbye' || move.is === 'rude') {
    const heard = saying(going, [`manner.${move.is}`])
    return move.is === 'goodbye' ? ended(heard) : follow(heard, { ...from, node: 'ear' }, { stays: true })
  }
  if (move.is === 'request' && move.for !== 'ability')
    return follow(saying(going, [`manner.${move.for}`]), { ...from, node: 'ear' }, { stays: true })
  if (move.is === 'just_listen') return onlyListen(going, from)
  if (move.is === 'complaint') return owned(answering, text)
  if (move.is === 'apology') return forgiven(answering, text)
  return told(going, from, [fresh(talk, moveLines[move.is === 'request' ? 'ability' : move.is])])
}

/** A talk with someone can be practised after the sentences to begin with. */
function rehearsing(going: Going, from: OpenGuided, ids: readonly string[]): Turn {
  return follow(saying(counted(going, ids), ids), { ...from, node: 'rehearse', unclear: 0 }, { stays: true })
}

/**
 * A complaint is owned in a sentence, and the strongest thing said so far is answered: the question left open, then what the words tell, then
 * something that can be done. Nothing is asked again. Where nothing is left to answer it is asked once what would help.
 */
function owned({ going, from, topic, isNew }: Opening, text: string): Turn {
  const talk = talkOf(going.state)
  const sorry = fresh(talk, moveLines.complaint)
  const next = withTalk(going, { isGlad: false })
  const found = strongestOf(next, topic, talk.story ?? [text], isNew)
  if (found?.isToSay) return rehearsing(next, from, [sorry, ...found.lines])
  if (found) return told(next, from, [sorry, ...found.lines])
  const ask = 'move.complaint_ask'
  if (!talk.isQuiet && isUnsaid(talk)(ask)) return told(next, from, [sorry, ask])
  return told(withTalk(next, { isQuiet: true }), from, [sorry])
}

/** 'Sorry I got angry, I only want to be useful again': nothing to be sorry for, and what it tells is answered. */
function forgiven({ going, from, topic }: Opening, text: string): Turn {
  const talk = talkOf(going.state)
  const found = hear(text).words > longestAside ? strongestOf(going, topic, [text]) : null
  return told(going, from, [fresh(talk, moveLines.apology), ...(found?.lines ?? [])])
}
