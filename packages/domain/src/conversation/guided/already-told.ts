import { names } from '../hearing/answers/answer-kind'
import { hear } from '../hearing/hear'
import { namesAnother } from '../hearing/who-and-not'
import { reflectionsIn } from '../reflections/read-reflections'
import type { Reflection } from '../reflections/reflections'
import { wantedBy } from './heard-answers'
import type { Wanted } from './holds'

/** What happened is told in these, where more than a few words say it. */
const events: readonly Reflection[] = [
  'humiliated',
  'compared',
  'blamed',
  'dismissed',
  'help_refused',
  'silence',
  'froze',
  'controlled',
  'said_to_me',
  'done_to_me',
  'own_doing',
]

/** The kinds of telling that answer a question of this sort. */
const toldBy: Partial<Record<Wanted, readonly Reflection[]>> = {
  happened: events,
  who_helps: ['friend_there', 'left_with_it', 'help_refused'],
  who_knows: ['secret', 'did_it'],
  thought: ['afraid', 'worthless'],
  miss: ['missing', 'memory'],
  tell: ['memory'],
  helps: ['small_good', 'friend_there'],
  wish: ['wish', 'unheard_wish'],
}

/** Somebody saw these, where it was told before whom: 'in front of the whole class'. */
const asksForWitness: ReadonlySet<string> = new Set(['topic.bullying.ask_b', 'topic.discrimination.ask_b'])
const before =
  /(?<![\p{L}\p{M}])(?:front|infront|saamne|samne|सामने|समोर|સામે|সামনে|munnadi|முன்னாடி|முன்னால|முன்னே|mundu|ముందు|munde|ಮುಂದೆ|ಎದುರು)/iu

/** 'My wife does not know', 'maine bhai ko bataya'. */
const knowing =
  /(?<![\p{L}\p{M}])(?:knows?|knew|told|pata|maloom|bataya|batayi|पता|मालूम|बताया|जानत|सांगित|माहीत|माहिती|ખબર|કહ્યું|জানে|বলেছি|জানিয়েছি|தெரிய|சொன்ன|சொல்லல|తెలుసు|తెలియ|చెప్పాను|చెప్పలేదు|ಗೊತ್ತ|ಹೇಳಿದ|ಹೇಳಿಲ್ಲ)/iu

/** What the nights are like is told with the hours of it. */
const asksForNights: ReadonlySet<string> = new Set(['topic.sleep.ask', 'topic.baby.ask'])

const places =
  /(?<![\p{L}\p{M}])(?:bus|metro|train|lift|office|class|classroom|market|mall|hall|theatre|temple|car|road|bed|kitchen|hostel|मेट्रो|ट्रेन|लिफ़्ट|लिफ्ट|ऑफ़िस|ऑफिस|क्लास|बाज़ार|बाजार|मंदिर|गाड़ी|બસમાં|ટ્રેનમાં|ઓફિસમાં|ક્લાસમાં|বাসে|ট্রেনে|অফিসে|ক্লাসে|பஸ்|ட்ரெயின்|ஆபீஸ்|கிளாஸ்|బస్సు|ట్రైన్|ఆఫీసు|క్లాసు|ಬಸ್|ಟ್ರೈನ್|ಆಫೀಸ್|ಕ್ಲಾಸ್)/iu

/** Fewer words name a thing and tell nothing of it: 'my boss shouts at me' has no story yet. */
const fewestTold = 5
const fewestOfEvent = 8

/**
 * Whether a talk has told already what a question asks for: when, since how long, who, where, what happened. Linear in the length of the messages.
 */
export function isAlreadyTold(question: string, story: readonly string[]): boolean {
  const wanted = wantedBy(question)
  return wanted !== undefined && story.some((text) => tells(question, wanted, text))
}

function tells(question: string, wanted: Wanted, text: string): boolean {
  if (wanted === 'when') return names('hour', text)
  if (wanted === 'since') return names('duration', text)
  if (question === 'topic.panic.ask_b') return places.test(text)
  if (wanted === 'who_knows' && knowing.test(text) && namesAnother(text)) return true
  const told = reflectionsIn(text)
  if (wanted === 'who_weighs') return namesAnother(text) && told.some((one) => events.includes(one))
  if (hear(text).words < (wanted === 'happened' ? fewestOfEvent : fewestTold)) return false
  if (asksForWitness.has(question)) return before.test(text)
  if (asksForNights.has(question)) return told.includes('sleepless') && (names('hour', text) || /\d/u.test(text))
  const kinds = toldBy[wanted] ?? []
  // A question of a telling's own follows that telling.
  return told.some((one) => kinds.includes(one) && !question.startsWith(`reflect.${one}`))
}
