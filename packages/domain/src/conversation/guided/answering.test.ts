import { expect, test } from 'vitest'
import type { Language } from '../../language'
import { talk } from '../testing/talk'

test.each<[Language, string, string, string]>([
  ['en', 'my boss shouts at me every day', 'what do i do', 'topic.harsh_boss.do'],
  ['en', 'my father is in the icu since friday', 'how do i stay strong', 'topic.grave_illness.do'],
  ['en', 'my exam is on monday and chemistry is left', 'so what should i do now tell me', 'topic.exams.do'],
  ['hi', 'मेरा ब्रेकअप हो गया', 'क्या करूँ', 'topic.breakup.do'],
  ['hi', 'mera breakup ho gaya', 'kya karu', 'topic.breakup.do'],
  ['ta', 'எனக்கு தூக்கமே வரல', 'என்ன செய்யலாம்', 'topic.sleep.do'],
  ['te', 'నా ఉద్యోగం పోయింది', 'ఏం చేయాలి', 'topic.job_loss.do'],
])('%s: after "%s" the question "%s" gets something to do', (language, first, question, answer) => {
  expect(talk(language, first, question)[1]).toEqual([answer])
})

test('asked for the second time, what to do leads to the conversations that fit', () => {
  expect(talk('en', 'my boss shouts at me every day', 'what do i do', 'but what do i do').at(-1)).toEqual([
    'listening.try',
  ])
})

test.each<[string, string]>([
  ['should i block him or not?', 'question.decide_own'],
  ['i think i should block him or not', 'question.decide_own'],
  ['who made you', 'about_bot.a'],
  ['can u speak hindi?', 'move.language'],
  ['ok boring, just checking this app only', 'manner.testing'],
])('"%s" gets %s', (text, answer) => {
  expect(talk('en', 'my bf left me yesterday', text)[1]).toEqual([answer])
})

test('a complaint is owned, and what was said before it is answered instead of being asked again', () => {
  const [, first, second] = talk(
    'en',
    'my bf left me yesterday and i sat in the bus',
    'that is not what i said',
    'this is useless',
  )
  expect(first).toEqual(['move.complaint.a', 'topic.breakup.do'])
  expect(second).toEqual(['move.complaint.b', 'move.complaint_ask'])
})

test.each<[Language, string, string, string, string]>([
  [
    'en',
    'my boss shouts at me in the open office',
    'how do i tell him to stop',
    'are you even reading?',
    'question.what_say',
  ],
  [
    'en',
    'someone stole my bike last night',
    'i feel so angry at myself',
    'why are you repeating my words',
    'reflect.anger',
  ],
  ['hi', 'मेरी स्कूटी चोरी हो गई', 'मुझे बहुत गुस्सा आ रहा है', 'आप गलत समझ रहे हैं', 'topic.theft.do'],
])('in %s after "%s" and "%s" the complaint "%s" gets %s', (language, first, then, complaint, line) => {
  const [, before, reply] = talk(language, first, then, complaint)
  expect(reply?.[0]).toBe('move.complaint.a')
  expect([...(before ?? []), ...(reply ?? [])]).toContain(line)
})

test.each([
  ['en', 'i failed one paper', 'no exams now, i am working', 'exams'],
  ['en', 'i am alone with my parents here and my brother is in america', 'it is about papa', 'abroad'],
  ['te', 'అప్పు ఎలా తీర్చాలో తెలియడం లేదు', 'appulu levu naku, nenu hostel lo unna', 'money'],
  ['ta', 'வேலை போயிடுச்சு', 'வேலை போகல, மேனேஜர் திட்டுறாரு', 'job_loss'],
] as const)(
  'in %s after "%s" the correction "%s" closes %s for the whole talk',
  (language, first, correction, topic) => {
    const [, ...after] = talk(language, first, correction, 'what do i do')
    expect(after.flat().filter((id) => id.startsWith(`topic.${topic}.`))).toEqual([])
  },
)

test('an echo comes once in a talk, with a part of the words and a question behind it', () => {
  const replies = talk(
    'en',
    'my boss is rude to all of us',
    'yesterday it was about a kurta',
    'my mother lives on this salary too',
    'the lift was broken and we took the stairs',
    'there was a meeting about the parking',
  )
  const echoed = replies.filter((ids) => ids.includes('move.echo'))
  expect(echoed.length).toBeLessThanOrEqual(1)
  for (const ids of echoed) expect(ids.indexOf('move.echo')).toBeLessThan(ids.length - 1)
})

test('what a relative has is no question, and one word of a child no new topic', () => {
  const [, told, child] = talk(
    'en',
    'my father is in the icu since friday',
    'it was a heart attack, they say fifty fifty',
    'my daughter is small, she doesnt talk on the phone',
  )
  expect(told).not.toContain('question.is_it_dangerous')
  expect(child).not.toContain('topic.child_worry.opening')
})

test('what is told after good news is not cheered at for ever', () => {
  const replies = talk(
    'en',
    'i got the job today',
    'my amma heard it first on the phone',
    'now she has to stay there without me for months',
  )
  expect(replies.at(-1)?.some((id) => id.startsWith('move.glad'))).toBe(false)
})

test.each(['he left me for another girl', 'my father scolded me again'])(
  'what hurts is no answer to what made it easier: %s',
  (text) => {
    const said = talk('en', 'my bf left me yesterday', 'i sat in the bus', 'the seat was wet', text).flat()
    expect(said).not.toContain('heard.helps.a')
  },
)

test.each<[Language, string, string]>([
  ['en', 'my marks in the exam were lower than his', 'no exams bro i am working, he got the better job offer'],
  ['en', 'my exam results decide it all', 'forget exam. does this make me a bad friend to him?'],
  ['te', 'dabbu gurinchi tension ga undi', 'nenu dabbu gurinchi adagaledu, amma kosam edupostundi'],
])('%s: after "%s" the words "%s" end the topic they deny', (language, first, denial) => {
  const [opened = [], denied = [], after = []] = talk(language, first, denial, 'i do not know')
  const topic = opened.find((id) => id.startsWith('topic.'))?.split('.')[1]
  expect(topic).toBeDefined()
  expect([...denied, ...after].filter((id) => id.startsWith(`topic.${topic}.`))).toEqual([])
})

test.each<[Language, string, string, string]>([
  ['en', 'i cannot sleep since the exam', 'sleep is fine. i said i have no friends here', 'topic.sleep.'],
  ['en', 'i moved to pune and i only lie in bed, i cannot sleep', 'what? not sleep! friends!!', 'topic.sleep.'],
  ['hi', 'paise ki bahut tension hai', 'paise kahan se aaye? main dost ki baat kar raha hu', 'topic.money.'],
  ['hi', 'dost ko paise udhar diye the, wo phone nahi uthata', 'pata nahi', 'topic.money.'],
  ['hi', 'रिटायर होने के बाद मेरी कोई पहचान नहीं रही', 'पता नहीं', 'topic.grief.'],
  ['gu', 'દુકાન ધીમી ચાલે છે અને ભાડું ભરવાનું છે', 'ખબર નથી', 'topic.exams.'],
])('%s: after "%s" and "%s" nothing is said of what was not meant', (language, first, second, line) => {
  const [opened = [], ...later] = talk(language, first, second, 'i do not know')
  const said =
    ['topic.sleep.', 'topic.money.'].includes(line) && opened.some((id) => id.startsWith(line))
      ? later
      : [opened, ...later]
  expect(said.flat().filter((id) => id.startsWith(line))).toEqual([])
})

test('a good word beside something that weighs is no good news', () => {
  const [first = [], second = []] = talk(
    'en',
    'i got promoted 3 weeks ago, everyone congratulated me and honestly i feel nothing',
    'no i said its not nice, i dont feel anything about it',
  )
  expect([...first, ...second].filter((id) => /good_news|glad/.test(id))).toEqual([])
  expect(first).toContain('reflect.numb')
})

test("'emi' in Telugu is what, and no loan", () => {
  const [reply = []] = talk('te', 'emi cheyali teliyatledu')
  expect(reply.filter((id) => id.startsWith('topic.'))).toEqual([])
  expect(talk('en', 'my emi is due tomorrow')[0]).toContain('topic.money.opening')
})

test.each<[Language, string, string, string[]]>([
  [
    'en',
    'my baby son is 3 months old and wakes every hour',
    "is it normal that he doesn't sleep",
    ['question.is_it_normal_body'],
  ],
  [
    'en',
    'my baby son is 3 months old and wakes every hour',
    'what should i give him',
    ['question.other.a', 'question.who.doctor'],
  ],
  ['en', 'my mother died in march', 'how long does it last', ['question.is_it_normal']],
  ['en', 'my scooter was stolen from the parking', 'will a lock help', ['question.does_it_help']],
  ['en', 'i want to resign, my manager is horrible', 'how do i tell my boss', ['question.what_say_work']],
  ['en', 'mujhe neend nahi aati 2 mahine se', 'boss ko kaise bolu ki chutti chahiye', ['question.what_say_work']],
  ['hi', 'मुझे नींद नहीं आती', 'कौन सी दवा लूँ', ['question.medicine']],
  ['ta', 'எனக்கு தூக்கமே வரல', 'என்ன மாத்திரை குடுக்கணும்', ['question.medicine']],
])('%s: after "%s" the question "%s" gets a direct first sentence', (language, first, question, answer) => {
  expect(talk(language, first, question)[1]).toEqual(answer)
})

test.each<[Language, string, string, string[]]>([
  ['en', 'my exam stress is too much', "no i meant my sister's exam", ['move.corrected_echo', 'question.help_someone']],
  ['en', 'my dad died', 'my dog i mean', ['move.corrected_echo', 'topic.pet.opening', 'topic.pet.ask']],
  ['en', 'my son is using phone all day', 'its my daughter', ['move.corrected_echo', 'topic.child_worry.do']],
  ['en', 'i cant sleep since 3 days', 'sorry i mean 3 weeks', ['move.corrected_echo', 'reflect.duration']],
  ['hi', 'मेरे पति बहुत पीते हैं', 'पति नहीं, भाई', ['move.corrected_echo', 'topic.drinker_at_home.do']],
  ['ta', 'என் கணவர் குடிக்கிறார்', 'கணவர் இல்ல, தம்பி', ['move.corrected_echo', 'topic.drinker_at_home.do']],
])('%s: after "%s" the correction "%s" is owned and answered', (language, first, correction, answer) => {
  expect(talk(language, first, correction)[1]?.slice(0, answer.length)).toEqual(answer)
})

test.each<[Language, string, string]>([
  ['en', 'my cat has not eaten for two days', 'is it serious?'],
  ['en', 'my cat has not eaten for two days', 'should i force feed her'],
  ['en', 'mera kutta do din se kuch nahi kha raha', 'kya karu'],
  ['hi', 'मेरी बिल्ली दो दिन से खा नहीं रही', 'क्या वो ठीक हो जाएगी?'],
])('%s: after "%s" the question "%s" is one for a vet', (language, first, question) => {
  expect(talk(language, first, question)[1]).toEqual(['question.see_vet'])
})

test('after a death nobody is sent to a vet', () => {
  expect(talk('en', 'my dog died yesterday', 'what do i do')[1]).toEqual(['topic.pet.do'])
})

test('a time ahead that is put right is not called long', () => {
  const [, reply] = talk('en', 'exam is in 2 weeks and i havent started', 'sorry, i mean 2 months')
  expect(reply?.[0]).toBe('move.corrected_echo')
  expect(reply).not.toContain('reflect.duration')
})

test('in the middle of a talk a question gets its answer before any opening, unless something grave is told with it', () => {
  const loud = 'my roommate plays loud music till 2am and i have class at 8'
  expect(talk('en', loud, 'how do i tell the warden')[1]).toEqual(['question.what_say'])
  expect(talk('en', loud, 'my father died, should i go home or stay here?')[1]?.[0]).toBe('topic.grief.opening')
})
