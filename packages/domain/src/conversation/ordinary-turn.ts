import { readMessage } from '../replies/read-message'
import type { Reply, ReplyKind } from '../replies/reply-kind'
import { replyTo } from '../replies/reply-to'
import type { RiskReading } from '../risk'
import type { ConversationState, ConverseOptions, Turn } from './conversation'
import { type Going, saying, start } from './guided/go'
import { hearOut } from './guided/guided-turn'
import { withTalk } from './guided/said-in-talk'
import { goodToHear } from './guided/strongest'
import { talkOf } from './guided/talk'
import { withoutDenied } from './hearing/denied-clause'
import { hear } from './hearing/hear'
import { isLightTalk } from './hearing/moves/is-light'
import { moveOf, questionIn } from './hearing/moves/move-of'
import type { QuestionKind } from './hearing/moves/move-words'
import { speaksOfOneself } from './hearing/who-and-not'
import { reflectionsIn } from './reflections/read-reflections'
import { isGeneral } from './reflections/reflections'
import { asksForFacts, isPanicNow, mannerIn, spokenChoiceIn, topicIn, wantsPerson } from './topics/read-topic'
import { turnOf } from './turn-of'

/** 'Ok, tell me more about the second one please'. */
const longestFollowUp = 9

/** Shorter messages than this tell too little to be given back. */
const fewestToldWords = 4

/** In longer messages 'talk tomorrow' is what somebody else wrote. */
const longestManner = 10

/** 'Is there anyone I can talk to' asks; in longer texts it is part of what is told. */
const longestRequest = 12

/** These are answered as they are, whatever was asked before. */
const alwaysOrdinary: ReadonlySet<ReplyKind> = new Set([
  'login',
  'greeting',
  'how_are_you',
  'positive',
  'thanks',
  'about_bot',
])

/** What is told in so many words is given back: a rule that knows one of them answers beside it ('it is like walking through mud'). */
const fewestWordsOfAStory = 7
const shortAnswersFit: ReadonlySet<ReplyKind> = new Set(['help', 'therapy'])

/** Canned replies that ask nothing. */
const asksNothing: ReadonlySet<ReplyKind> = new Set(['login', 'thanks'])

/**
 * Words where no conversation is open: ready answers and rules as `replyTo` has them, but a topic is listened to, and what answers the question
 * of the reply before, or what no rule knows, is given back and asked about instead of getting a generic line.
 */
export function ordinaryTurn(
  state: ConversationState,
  message: string,
  reading: RiskReading,
  options: ConverseOptions,
  today: string,
): Turn {
  const text = behindGreeting(message)
  const { lastReplyId, topic: lastTopic } = state
  const reply = replyTo(text, { language: options.language, lastReplyId, topic: lastTopic, random: options.random })
  const going: Going = { state, say: [], reading, today }
  const talk = talkOf(state)
  const heard = hear(text)
  const asked = questionIn(text)
  const isAsking = asked !== null && !answeredByArticles.has(asked)
  const isFollowUp =
    !isAsking && heard.words <= longestFollowUp && reply.kind !== 'generic' && readMessage(text).followUp !== null
  const answersQuestion = talk.isAsked && heard.answer !== null && heard.unknown === 0
  if (answersQuestion) return heard.answer === 'yes' ? begin(going) : start(withoutReply(going), 'between')
  if (isFollowUp) return replied(state, reply, reading)
  if (wantsPerson(text) && heard.words <= longestRequest) return start(withoutReply(going), 'between', {}, 'person')
  if (isPanicNow(text)) return start(withoutReply(going), 'panic')
  const manner = heard.words <= longestManner ? mannerIn(text) : null
  const topic = topicIn(withoutDenied(text))
  const isPreset = reply.kind.startsWith('preset:')
  // Who tells of themselves, or asks something that has an answer of its own, wants no article.
  const isToldOrAsked = isAsking || (heard.words > longestQuestion && !wantsKnowledge(text))
  if (isPreset && !isToldOrAsked && (topic === null || heard.words < fewestToldWords || asksForFacts(text)))
    return replied(state, reply, reading)
  const chosen = spokenChoiceIn(text)
  if (chosen === 'listen') return begin(withTalk(going, { isQuiet: true }))
  if (chosen === 'talk') return begin(going)
  if (isForListening(text)) return hearOut(withoutReply(going), text)
  if (chosen === 'calm' || chosen === 'person') return start(withoutReply(going), 'between', {}, chosen)
  if (chosen === 'small_step') return start(withoutReply(going), 'small_step')
  const isGlad = reply.kind === 'positive' && !isMixed(text)
  if (topic && !isGlad) return hearOut(withoutReply(going), text)
  if (manner) return ended(saying(going, [`manner.${manner}`]))
  if (reply.kind === 'positive' && !isGlad) return hearOut(withoutReply(going), text)
  if (reply.kind === 'sad' && isLightTalk(text)) return hearOut(withoutReply(going), text)
  if (alwaysOrdinary.has(reply.kind)) return replied(state, reply, reading)
  const isStory = heard.words >= fewestWordsOfAStory && !asksForFacts(text)
  const isTold = isStory && (!shortAnswersFit.has(reply.kind) || reflectionsIn(text).length > 0)
  if (reply.kind !== 'generic' && !talk.isAsked && !isTold) return replied(state, reply, reading)
  if (heard.words >= fewestToldWords && heard.unknown > 0) return hearOut(withoutReply(going), text)
  return heard.unknown > 0 ? begin(going) : start(withoutReply(going), 'between')
}

/** What weighs, where a good word stands beside it. */
const heavyRules: ReadonlySet<string> = new Set(['sad', 'sleep', 'conditions'])

/** 'I got promoted, everyone congratulated me, and I feel nothing': a good word in a longer message, and something that is not. */
const isMixed = (text: string): boolean =>
  hear(text).words > longestQuestion &&
  (readMessage(text).rules.some((rule) => heavyRules.has(rule)) ||
    reflectionsIn(text).some((one) => !goodToHear.includes(one) && !isGeneral(one)))

/** A longer message with somebody in it tells. */
const longestQuestion = 9

/** These have an article of their own: 'how can I manage exam stress'. */
const answeredByArticles: ReadonlySet<QuestionKind> = new Set([
  'what_to_do',
  'remember',
  'sleep_now',
  'stop_thinking',
  'calm_now',
  'stop_habit',
  'move_on',
  'is_it_normal',
  'am_i_ill',
  'make_friends',
  'help_someone',
])

const greeting =
  /^\s*(?:(?:hi+|hey+|hello+|helo|hii|namaste|namaskar|namaskaram|vanakkam|good (?:morning|evening|afternoon|night)|salaam|नमस्ते|नमस्कार|हाय|हैलो|હાય|નમસ્તે|নমস্কার|হাই|வணக்கம்|ஹாய்|నమస్తే|నమస్కారం|హాయ్|ನಮಸ್ಕಾರ|ನಮಸ್ತೆ|ಹಾಯ್)[\s.,!…-]+)+/iu

/** What is told behind a greeting is what is answered. */
function behindGreeting(text: string): string {
  const rest = text.replace(greeting, '')
  return rest.split(/\s+/u).length >= fewestToldWords ? rest : text
}

/** Asks for something to know in general: 'tips for exam stress', 'what are the signs of …'; a story has somebody in it. */
const wantsKnowledge = (text: string) => asksForFacts(text) && !speaksOfOneself(text)

/** What asks for listening, complains about it, brings good news or asks what listening can answer. */
function isForListening(text: string): boolean {
  const move = moveOf(text)
  if (move.is === 'question') return move.kind !== null
  if (move.is === 'request') return move.for === 'ability'
  return move.is === 'just_listen' || move.is === 'complaint' || move.is === 'language' || move.is === 'good_news'
}

function replied(state: ConversationState, { kind, id, topic }: Reply, reading: RiskReading): Turn {
  const { lastReplyId: _last, topic: _topic, ...rest } = state
  const isAsked = !kind.startsWith('preset:') && !asksNothing.has(kind)
  const isGlad = kind === 'positive' || (talkOf(state).isGlad ?? false)
  const talk = { ...talkOf(state), isAsked, ...(isGlad && { isGlad }) }
  const next = { ...rest, lastReplyId: id, talk, ...(topic && { topic }) }
  return turnOf(next, [{ id }], reading)
}

/** A conversation takes the place of what a reply had asked. */
function withoutReply(going: Going): Going {
  const { lastReplyId: _last, topic: _topic, ...rest } = going.state
  return { ...going, state: { ...rest, talk: { ...talkOf(going.state), isAsked: false } } }
}

const begin = (going: Going) => start(withoutReply(going), 'listening.open', {}, 'begin')
const ended = ({ state, say, reading }: Going) => turnOf(state, say, reading)
