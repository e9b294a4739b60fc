import { expect, test } from 'vitest'
import { readPhrases } from '../../../bench/risk/phrases'
import type { Language } from '../../language'
import { namedIn, needsHelp, type RiskReading, readRisk } from '../../risk'
import type { ConversationState, Turn } from '../conversation'
import { converse, openConversation } from '../converse'
import type { FlowName } from '../flow'
import { openFlow } from './open-flow'
import { tierOfFlow } from './raised-by'
import { safetyFlows } from './safety-flows'
import { isUnsure, unsureNode } from './unsure'

const now = new Date(2026, 10, 22, 21, 0)
const guessed = ['crisis', 'imminent', 'overdose', 'abuse', 'child'] as const
const abouts = ['self', 'someone_else'] as const

/** A guess of the gate about words that no rule marks, whatever its weights are today. */
function guess(
  language: Language,
  name: FlowName,
  about: 'self' | 'someone_else' = 'self',
  text = 'my rent is due and I have no money for it',
): Turn {
  const tier = tierOfFlow[name]
  const reading: RiskReading = { tier, about, matched: tier === 'none' ? [] : [tier] }
  return openFlow(openConversation(language).state, { name, about, reading, text })
}

const say = (state: ConversationState, text: string, language: Language = 'en') =>
  converse(JSON.parse(JSON.stringify(state)), { text }, { language, now })
const tap = (state: ConversationState, choice: string) =>
  converse(state, { choice: `safety.choice.${choice}` }, { language: 'en', now })
const ids = (turn: Turn) => turn.say.map(({ id }) => id)
const at = ({ state: { open } }: Turn) => (open ? `${open.name}.${open.about}.${open.node}` : 'outside')

const claims = /^safety\.(?:crisis|imminent|overdose|abuse|child)\./

for (const name of guessed)
  for (const about of abouts) {
    test(`S11 ${name}, ${about}: a guess claims nothing, names the lines and people, and asks one question with a way out`, () => {
      const turn = guess('en', name, about)
      expect(at(turn)).toBe(`${name}.${about}.${unsureNode}`)
      expect(ids(turn)[0]).toBe('safety.unsure.opening.a')
      expect(ids(turn)).toContain(`safety.lines.${name}.a`)
      expect(ids(turn)).toContain('safety.unsure.people')
      expect(ids(turn).filter((id) => claims.test(id))).toEqual([])
      expect(ids(turn).at(-1)).toMatch(/^safety\.unsure\.(?:life|body|hurt)\./)
      expect(turn.choices.map(({ id }) => id.replace('safety.choice.', ''))).toEqual([
        'yes',
        'sometimes',
        'something_else',
        'cannot_talk',
        'leave',
      ])
      expect(turn.tier).toBe(tierOfFlow[name])
    })

    test(`S22 ${name}, ${about}: 'something else' leaves at once and answers what was written; the tier stays`, () => {
      for (const turn of [
        tap(guess('en', name, about).state, 'something_else'),
        say(guess('en', name, about).state, 'no'),
        say(guess('en', name, about).state, "it's something else"),
      ]) {
        expect(turn.state.open).toBeNull()
        expect(ids(turn)[0]).toBe('safety.misread.a')
        expect(ids(turn).filter((id) => id.startsWith('safety.'))).toHaveLength(1)
        expect(turn.state.guided?.name).toBe('listening.money')
        expect(turn.state.tier).toBe(tierOfFlow[name])
      }
    })

    test(`S22 ${name}, ${about}: a yes goes on past the question, and the people are named in full`, () => {
      for (const answer of ['yes', 'sometimes']) {
        const before = guess('en', name, about)
        const turn = tap(before.state, answer)
        expect(turn.state.open?.name).toBe(name)
        expect(turn.state.open && isUnsure(turn.state.open)).toBe(false)
        expect(turn.state.open?.openedBy).toEqual({ words: '', isPlain: true })
        expect(ids(turn).filter((id) => ids(before).includes(id))).toEqual([])
        const asked = ids(turn).at(-1) ?? ''
        if (name === 'crisis') expect(asked).toContain('.means.')
        if (name === 'abuse' && about === 'someone_else') expect(asked).toContain('.help.')
        if (name === 'child' && about === 'someone_else') expect(asked).toContain('.adult.')
        else expect(ids(turn).join(' ')).toMatch(/safety\.people\./)
      }
    })
  }

const noes: [Language, string][] = [
  ['en', 'no'],
  ['en', "no no it's nothing like that"],
  ['en', 'something else'],
  ['en', 'neither of them'],
  ['hi', 'नहीं, कुछ और है'],
  ['hi', 'कुछ और बात है'],
  ['hi', 'nahi kuch aur hai'],
  ['hi', 'aisa kuch nahi'],
  ['mr', 'नाही, वेगळं काही आहे'],
  ['mr', 'nahi, vegla kahi ahe'],
  ['gu', 'ના, વાત બીજી છે'],
  ['gu', 'na, vaat biji che'],
  ['bn', 'না, ব্যাপারটা অন্য'],
  ['bn', 'অন্য কিছু'],
  ['bn', 'na, onno kichu'],
  ['ta', 'இல்லை, இது வேற விஷயம்'],
  ['ta', 'illa, vera vishayam'],
  ['te', 'కాదు, వేరే విషయం'],
  ['te', 'ledu, vere vishayam'],
  ['kn', 'ಇಲ್ಲ, ಬೇರೆ ವಿಷಯ'],
  ['kn', 'illa, bere vishaya'],
]

test.each(noes)("in %s: '%s' leaves every guess, without one more question about it", (language, text) => {
  for (const name of guessed) {
    const turn = say(guess(language, name).state, text, language)
    expect(turn.state.open, name).toBeNull()
    expect(ids(turn)[0]).toBe('safety.misread.a')
    expect(ids(turn).length, 'what was written first is answered').toBeGreaterThan(1)
  }
})

const yeses: [Language, string][] = [
  ['en', 'yes'],
  ['en', 'sometimes'],
  ['en', 'not sure'],
  ['hi', 'हाँ'],
  ['hi', 'कभी कभी'],
  ['hi', 'haan'],
  ['hi', 'kabhi kabhi'],
  ['mr', 'हो'],
  ['mr', 'कधी कधी'],
  ['gu', 'હા'],
  ['gu', 'ક્યારેક'],
  ['bn', 'হ্যাঁ'],
  ['bn', 'মাঝে মাঝে'],
  ['ta', 'ஆமாம்'],
  ['ta', 'சில நேரம்'],
  ['te', 'అవును'],
  ['te', 'అప్పుడప్పుడు'],
  ['kn', 'ಹೌದು'],
  ['kn', 'ಕೆಲವೊಮ್ಮೆ'],
]

test.each(yeses)("in %s: '%s' is taken for it, and leads on", (language, text) => {
  for (const name of guessed) {
    const turn = say(guess(language, name).state, text, language)
    expect(turn.state.open?.name).toBe(name)
    expect(turn.state.open?.node).not.toBe(unsureNode)
  }
})

const otherMatters: [Language, FlowName, string][] = [
  ['en', 'abuse', 'my exam is on monday and chemistry is left'],
  ['en', 'crisis', 'i lost my job last week'],
  ['en', 'crisis', 'keep what close?? this is useless'],
  ['hi', 'abuse', 'मेरी परीक्षा सोमवार को है'],
  ['hi', 'imminent', 'usko loan ki baat bataunga bas'],
  ['te', 'crisis', 'nenu happy ga ne unna, nanna gurtochharu anthe'],
]

test.each(otherMatters)("in %s, %s: '%s' is plainly another matter and is gone on with", (language, name, text) => {
  const turn = say(guess(language, name).state, text, language)
  expect(turn.state.open).toBeNull()
  expect(ids(turn)[0]).toBe('safety.misread.a')
})

test('S15: what is unclear is asked once more in other words, and what is told then is listened to', () => {
  const first = guess('en', 'crisis')
  const unclear = say(first.state, 'hmm')
  expect(at(unclear)).toBe('crisis.self.unsure')
  expect(ids(unclear)).toEqual(['safety.unclear.a', 'safety.unsure.life.self.b'])
  const held = say(unclear.state, 'hmm')
  expect(at(held)).toBe('crisis.self.unsure')
  expect(ids(held).join(' ')).toContain('safety.lines.crisis')
  expect(say(unclear.state, 'the blue bus came at noon').state.open).toBeNull()
})

test('S9, S22: plain words stay, a more urgent one raises, and what the words name is opened', () => {
  expect(at(say(guess('en', 'crisis').state, 'i want to die'))).toBe('crisis.self.means')
  expect(at(say(guess('en', 'abuse').state, 'no, i want to die'))).toBe('crisis.self.thinking')
  expect(at(say(guess('en', 'crisis').state, 'i will kill myself tonight'))).toMatch(/^imminent\.self\.done/)
  expect(at(say(guess('en', 'crisis').state, 'no, my husband beats me'))).toMatch(/^abuse\.self\.screen/)
  expect(at(say(guess('en', 'abuse').state, 'yes, he hits me'))).toMatch(/^abuse\.self\.screen/)
  expect(at(say(guess('en', 'abuse').state, 'no, not now, he comes back at night'))).toMatch(/^abuse\.self/)
  expect(at(say(guess('en', 'crisis').state, 'just joking'))).toMatch(/^crisis\.self/)
  expect(at(say(guess('en', 'crisis').state, 'i took 20 tablets'))).toMatch(/^overdose\.self/)
})

test("a picture that a guess took for blackmail is asked about, and 'yes' leads to what to do about it", () => {
  const turn = guess('en', 'abuse', 'self', 'he keeps my photos on his phone')
  expect(at(turn)).toBe('abuse.self.unsure')
  expect(ids(turn).join(' ')).not.toContain('photos')
  expect(at(tap(turn.state, 'yes'))).toBe('abuse.self.photos')
  expect(say(turn.state, 'no, it is a photo for the marriage proposal').state.open).toBeNull()
})

test("S8: 'it is me' turns a guess about someone else to the person who writes, who has said it", () => {
  expect(at(say(guess('en', 'abuse', 'someone_else').state, 'it is me, i am the victim'))).toBe('abuse.self.screen')
})

test('S11: words that the rules mark open as ever, and only those that they do not mark open with the question', () => {
  const opened = (text: string) => converse(openConversation('en').state, { text }, { language: 'en', now })
  expect(at(opened('i want to die'))).toBe('crisis.self.thinking')
  expect(at(opened('my husband beats me'))).toBe('abuse.self.screen')
  const guesses = readPhrases('tune')
    .filter(({ writer }) => writer !== 'lists')
    .map(({ text }) => text)
    .filter((text) => needsHelp(readRisk(text, 'en').tier) && !namedIn(text).isPlain)
    .slice(0, 60)
  expect(guesses.length).toBeGreaterThan(30)
  for (const text of guesses) {
    const turn = opened(text)
    const { open } = turn.state
    if (open?.name !== 'harm' && open?.name !== 'parents') expect(open?.node, text).toBe(unsureNode)
  }
})

/** What people wrote who were in no danger; whatever the gate takes it for, no reply says that it is so. */
test.each<[Language, string]>([
  ['en', 'what comes after only. papa wants me to get into engineering'],
  ['hi', 'mere papa ICU me hai 3 din se'],
  ['hi', 'घरवाले शादी के लिए बहुत दबाव डाल रहे हैं'],
  ['hi', 'ये क्या बोल रहे हो, कोई सबूत नहीं चाहिए मुझे'],
  ['hi', 'theek hai. biwi ko aaj raat bata dunga'],
  ['ta', 'நான் நல்ல அம்மா இல்லையோனு தோணுது'],
  ['en', 'keep what close?? this is useless'],
  ['te', 'nanna unte entha santoshinchevaro ani anipistundi'],
  ['kn', 'ಉಸಿರು ನಿಧಾನ ಬಿಡ್ತೀನಿ, ಅಕ್ಕಂಗೆ ಮೆಸೇಜ್ ಮಾಡ್ತೀನಿ'],
  ['bn', 'বাবা চায় আমি ডাক্তার হই'],
  ['mr', 'आई दवाखान्यात आहे, उद्या ऑपरेशन'],
  ['gu', 'ઘરના લગ્ન માટે બહુ કહે છે'],
])('in %s nothing is claimed of: %s', (language, text) => {
  const turn = converse(openConversation(language).state, { text }, { language, now })
  expect(ids(turn).filter((id) => claims.test(id))).toEqual([])
  const after = turn.state.open ? say(turn.state, 'no', language) : turn
  expect(after.state.open).toBeNull()
})

test('every conversation that a guess can open has the question, and those that rules alone open have none', () => {
  for (const [name, byWhom] of Object.entries(safetyFlows))
    for (const flow of Object.values(byWhom))
      expect(unsureNode in flow.nodes, name).toBe(name !== 'harm' && name !== 'parents')
})
