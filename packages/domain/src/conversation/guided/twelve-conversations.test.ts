import { expect, test } from 'vitest'
import { replyText } from '../../../../content/src/reply-text'
import type { Turn } from '../conversation'
import { converse, openConversation } from '../converse'

const now = new Date(2026, 10, 22, 11)

/** What someone writes, and the kind of the reply that it gets. */
const conversations: readonly (readonly (readonly [string, string])[])[] = [
  [
    ['my manager shouted at me in the meeting', 'topic.harsh_boss.ask_b'],
    ['everybody laughed at me there', 'onward.open'],
    ['should i quit my job?', 'question.decide'],
    ['i could not say anything back', 'reflect.froze_ask'],
    ['thanks', 'move.thanks'],
    ['bye', 'manner.goodbye'],
  ],
  [
    ['my grandmother died last month', 'topic.grief.ask'],
    ['she used to make laddoos every evening', 'reflect.memory'],
    ['i miss her so much', 'reflect.missing'],
    ['is it normal to feel nothing', 'question.is_it_normal'],
    ['idk', 'move.unsure'],
  ],
  [
    ['i have no friends in my new hostel', 'topic.loneliness.ask'],
    ['just listen please', 'move.just_listen'],
    ['they sit together at dinner every night', 'move.plain'],
    ['i watch videos till one', 'move.plain'],
    ['you already asked me that', 'reflect.alone_there_b'],
    ['the fan makes a noise', 'move.plain'],
  ],
  [
    ['i got the job today', 'move.glad_ask'],
    ['my sister danced in the kitchen', 'move.glad'],
    ['we will eat biryani', 'move.glad'],
    ['thank you', 'move.thanks'],
  ],
  [
    ['i think i am gay and nobody knows', 'topic.coming_out.ask'],
    ['am i ill?', 'question.no_illness'],
    ['should i tell my sister first?', 'question.tell_them'],
    ['how do i tell her?', 'question.what_say'],
    ['not now', 'listening.not_now'],
  ],
  [
    ['आई आजारी आहे आणि मीच तिची काळजी घेते', 'topic.caring.ask'],
    ['हो. भाऊ फक्त पैसे पाठवतो, येत नाही', 'reflect.left_with_it'],
  ],
  [
    ['mujhe raat bhar neend nahi aati', 'topic.sleep.ask_b'],
    ['subah sar bhaari rehta hai', 'reflect.body'],
    ['kaise sou main?', 'question.sleep_now'],
    ['pata nahi', 'move.unsure'],
    ['bas suno', 'move.just_listen'],
    ['kal bhi chai pi thi', 'move.plain'],
  ],
  [
    ['मेरे नंबर कम आए हैं परीक्षा में', 'topic.result.ask'],
    ['घर में सब चुप हैं', 'heard.who_weighs'],
    ['लोग क्या कहेंगे?', 'question.people_say'],
    ['बस सुनिए', 'move.just_listen'],
    ['आज खाना नहीं बना', 'move.plain'],
  ],
  [
    ['माझी नोकरी गेली दोन दिवसांपूर्वी', 'topic.job_loss.ask'],
    ['घरी अजून कळलं नाही', 'onward.open'],
    ['आईला सांगू का?', 'question.tell_them'],
    ['माहीत नाही', 'move.unsure'],
    ['फक्त ऐका', 'move.just_listen'],
  ],
  [
    ['আমার চাকরি চলে গেছে গত মাসে', 'topic.job_loss.ask'],
    ['বাড়িতে কেউ জানে না', 'reflect.secret'],
    ['আমার দোষ কি?', 'question.my_fault'],
    ['জানি না', 'move.unsure'],
  ],
  [
    ['எனக்கு தூக்கமே வரல ரொம்ப நாளா', 'topic.sleep.ask'],
    ['காலைல தலை வலிக்குது', 'reflect.body'],
    ['என் தப்பா?', 'question.my_fault'],
    ['தெரியல', 'move.unsure'],
  ],
  [
    ['నా ఉద్యోగం పోయింది పోయిన వారం', 'topic.job_loss.ask'],
    ['ఇంట్లో ఇంకా చెప్పలేదు', 'reflect.secret'],
    ['చెప్పాలా?', 'question.tell_them'],
    ['ఏం లేదు', 'move.unsure'],
  ],
  [
    ['ನನ್ನ ಕೆಲಸ ಹೋಯ್ತು ಹೋದ ವಾರ', 'topic.job_loss.ask'],
    ['ಮನೇಲಿ ಇನ್ನೂ ಹೇಳಿಲ್ಲ', 'reflect.secret'],
    ['ನನ್ನ ತಪ್ಪಾ?', 'question.my_fault'],
    ['ಗೊತ್ತಿಲ್ಲ', 'move.unsure'],
  ],
]

const turnsOf = (talk: (typeof conversations)[number]) => {
  let { state } = openConversation('en')
  return talk.map(([text]) => {
    const turn = converse(state, { text }, { language: 'en', now })
    state = turn.state
    return turn
  })
}

/** A faint guess of the learned reader is none of this test: its line stands beside the answer. */
const idsOf = (turn: Turn) =>
  turn.say.map(({ id }) => id.replace('conversation.', '')).filter((id) => id !== 'listening.more_to_say')

/** The id of what a reply says last, without the letter of its wording. */
const kindOf = (turn: Turn) =>
  idsOf(turn)
    .at(-1)
    ?.replace(/\.[a-h]$/, '')

const asks = ({ say, language }: Turn) => {
  const last = say.at(-1)
  return last !== undefined && /\?$/.test(replyText(last.id, language, last.values).join(' '))
}

test.each(conversations.map((talk) => [talk[0]?.[0] ?? '', talk] as const))(
  "a talk that begins with '%s' answers what is said, says nothing twice and asks in at most half of its replies",
  (_first, talk) => {
    const turns = turnsOf(talk)
    expect(turns.map(kindOf)).toEqual(talk.map(([, kind]) => kind))
    const said = turns.flatMap(idsOf)
    expect(new Set(said).size).toBe(said.length)
    expect(turns.filter(asks).length).toBeLessThanOrEqual(turns.length / 2)
  },
)
