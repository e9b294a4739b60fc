import { expect, test } from 'vitest'
import type { Language } from '../../language'
import { converse, openConversation } from '../converse'

const now = new Date(2026, 10, 23, 19)

/** The ids of the reply to the last of these messages. */
function lastReply(language: Language, ...texts: readonly string[]): string[] {
  let turn = openConversation(language)
  for (const text of texts) turn = converse(turn.state, { text }, { language, now })
  return turn.say.map(({ id }) => id.replace('conversation.', ''))
}

test.each<[Language, string, string]>([
  [
    'en',
    "my manager just sent 'we need to talk tomorrow 10am' on teams at 11 pm. what could it be",
    'topic.work.opening',
  ],
  ['hi', 'shaadi ko 5 saal ho gaye, bachcha nahi hua, har function me wahi sawal', 'topic.infertility.opening'],
  ['en', "papa's bypass surgery is on thursday, i'm the only son", 'topic.caring.opening'],
  ['hi', 'पापा का ऑपरेशन गुरुवार को है', 'topic.caring.opening'],
  ['ta', 'அப்பாவுக்கு வியாழக்கிழமை ஆபரேஷன்', 'topic.caring.opening'],
  ['en', "i have to give a speech at my cousin's sangeet and i go blank on stage", 'topic.stammer.opening'],
  ['en', 'i am 29 and single and every aunty at the wedding asks when', 'topic.marriage.opening'],
  ['hi', 'sab rishtedar poochte hai shaadi kab karoge', 'topic.marriage.opening'],
  ['en', 'no one in my pg talks to me. i eat in my room', 'topic.loneliness.opening'],
  ['hi', 'mere pati ki naukri chali gayi aur wo kisi se bolte hi nahi', 'topic.job_loss.opening'],
  ['en', 'i resigned today without another job. hands are still cold', 'topic.job_loss.opening'],
  ['en', 'i am a nurse, lost a patient last night, a 6 year old', 'topic.grief.opening'],
  ['te', 'స్టేజ్ మీద అంతా మర్చిపోతాను, భయం', 'topic.stammer.opening'],
  ['hi', 'saas ne kal pados wali ke saamne bola ki mujhme hi kami hai', 'topic.in_laws.opening'],
])('%s: "%s" opens what it is about', (language, text, opening) => {
  expect(lastReply(language, text)).toContain(opening)
})

test.each<[Language, string[]]>([
  [
    'en',
    [
      'today was actually so good i want to tell someone',
      'my daughter said her first full sentence. she is 4, she has speech delay',
    ],
  ],
  ['hi', ['आज का दिन बहुत अच्छा था', 'बेटी ने पहला शब्द बोला']],
  ['hi', ['pehli salary mili aaj']],
  ['mr', ['मुलाने आज पहिला शब्द बोलला']],
  ['gu', ['દીકરો પહેલી વાર બોલ્યો']],
  ['bn', ['মেয়ে আজ প্রথম কথা বলল']],
  ['ta', ['பாப்பா முதல் முறை பேசினா']],
  ['te', ['పాప మొదటిసారి మాట్లాడింది']],
  ['kn', ['ಮಗು ಮೊದಲ ಸಲ ಮಾತಾಡಿತು']],
])('%s: good news is met as such, whatever it is about: %j', (language, texts) => {
  expect(lastReply(language, ...texts).join()).toMatch(/move\.good_news/)
})

test.each<[string, string[], RegExp]>([
  [
    'nothing is put right with somebody who is happy',
    ['today was so good', 'no nothing is wrong. just happy'],
    /corrected|crying/,
  ],
  [
    'nothing is cheered with somebody whose normal report nobody believes',
    ['saas taane deti hai', 'test me dono ki report normal hai par koi nahi maanta'],
    /good_news|glad/,
  ],
])('%s', (_what, texts, wrong) => {
  expect(lastReply('en', ...texts).join()).not.toMatch(wrong)
})

test.each<[Language, string[], string]>([
  [
    'hi',
    ['canada aaye 6 mahine hue, yahan koi apna nahi hai', 'raat ko', 'yaad nahi. shayad diwali pe chacha se'],
    'corrected',
  ],
  [
    'en',
    [
      'my friend lost her job',
      "she isn't picking up. what do i message her",
      "that's not what i asked. she is my friend",
    ],
    'corrected_echo',
  ],
  ['en', ['i failed in maths', 'he just went quiet', 'why do you keep saying my words back to me'], 'who_reads'],
])('%s: %j is not answered by %s', (language, texts, wrong) => {
  expect(lastReply(language, ...texts).join()).not.toContain(wrong)
})

test.each<[Language, string, string, string]>([
  ['en', 'my friend lost her job today', 'what do i message her', 'question.reach_out'],
  ['hi', 'canada me koi apna nahi hai', 'chacha ko message karu kya?', 'question.reach_out'],
  ['en', 'he broke up with me on whatsapp', 'should i message him?', 'question.message_them'],
  ['en', 'my manager shouted at me', 'could they fire me? i was late twice', 'question.outcome'],
  ['en', 'i go blank on stage', 'do i sound silly', 'question.is_it_normal'],
])('%s: after "%s" the question "%s" gets %s', (language, first, question, answer) => {
  expect(lastReply(language, first, question)).toContain(answer)
})
