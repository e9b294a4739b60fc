import { expect, test } from 'vitest'
import type { Language } from '../../language'
import type { ConversationInput, Turn } from '../conversation'
import { converse, openConversation } from '../converse'

const now = new Date(2026, 10, 22, 21, 0)

/** Lets someone write and tap in a language; a choice begins with '>'. */
function talk(language: Language, ...inputs: string[]): Turn {
  let turn = openConversation(language)
  for (const input of inputs) {
    const given: ConversationInput = input.startsWith('>')
      ? { choice: `safety.choice.${input.slice(1)}` }
      : { text: input }
    turn = converse(JSON.parse(JSON.stringify(turn.state)), given, { language, now })
  }
  return turn
}

const ids = ({ say }: Turn) => say.map(({ id }) => id)
const at = ({ state }: Turn) =>
  state.open ? `${state.open.name}.${state.open.about}.${state.open.node}` : (state.guided?.name ?? 'ordinary')

/** A safety conversation that stands on a mistake of the gate, whatever the gate reads today. */
function mistaken(
  language: Language,
  name: 'crisis' | 'abuse' | 'imminent',
  about: 'self' | 'someone_else',
  words: string,
) {
  const { state } = openConversation(language)
  const node = { crisis: 'thinking', abuse: about === 'self' ? 'screen' : 'danger', imminent: 'done' }[name]
  return {
    ...state,
    tier: name,
    open: {
      name,
      node,
      about,
      openedBy: { words, isPlain: false },
      also: [],
      turn: 0,
      unclear: 0,
      slots: {},
      stay: null,
    },
  }
}

const corrections: [Language, string][] = [
  ['en', "no no, that's not what I meant, I'm talking about my landlord"],
  ['en', 'you got it wrong, i am so happy, i passed'],
  ['en', 'why are you asking me this? i was talking about my cousin'],
  ['hi', 'ऐसा नहीं है, मैं अपने मैनेजर की बात कर रहा हूँ'],
  ['hi', 'मैं तो बहुत ख़ुश हूँ, ये ख़ुशी के आँसू हैं'],
  ['hi', 'arre aisa kuch nahi, main apne landlord ki baat kar raha hu'],
  ['hi', 'mera matlab wo nahi tha, main to khush hu yaar'],
  ['mr', 'तसं नाही हो, मी माझ्या घरमालकाबद्दल बोलतोय'],
  ['mr', 'tasa nahi, mi gharmalka baddal boltoy'],
  ['gu', 'એવું નથી, હું મારા શેઠ વિશે વાત કરું છું'],
  ['gu', 'evu nathi, hu mara sheth ni vaat karu chu'],
  ['bn', 'সেরকম কিছু না, আমি আমার বাড়িওয়ালার কথা বলছি'],
  ['bn', 'serokom kichu na, ami amar bariwalar kotha bolchi'],
  ['ta', 'அப்படி இல்லை, நான் வீட்டுக்காரரைப் பற்றி பேசுகிறேன்'],
  ['ta', 'apdi illa, naan house owner pathi pesuren'],
  ['te', 'అలా కాదు, నేను ఇంటి యజమాని గురించి మాట్లాడుతున్నాను'],
  ['te', 'ala kadu, nenu maa owner gurinchi matladutunna'],
  ['kn', 'ಹಾಗೇನಿಲ್ಲ, ನಾನು ಮನೆ ಮಾಲೀಕರ ಬಗ್ಗೆ ಮಾತಾಡುತ್ತಿದ್ದೇನೆ'],
  ['kn', 'hagenilla, naanu mane owner bagge mathadtha idini'],
]

for (const name of ['crisis', 'abuse', 'imminent'] as const) {
  test.each(corrections)(
    `S9, S22 in %s: '%s' ends a mistaken ${name} and goes on with what was meant`,
    (language, text) => {
      const state = mistaken(language, name, 'self', 'my rent is due and I have no money for it')
      const turn = converse(state, { text }, { language, now })
      expect(turn.state.open).toBeNull()
      expect(ids(turn)[0]).toBe('safety.mistaken.a')
      expect(ids(turn).length).toBeGreaterThan(1)
      expect(turn.state.tier, 'the tier of the session stays').toBe(name)
    },
  )
}

const denials: [Language, string][] = [
  ['en', "no, I don't want to die"],
  ['en', 'nobody is dying'],
  ['hi', 'नहीं, मरना नहीं है'],
  ['hi', 'nahi yaar marna nahi hai'],
  ['mr', 'नाही, मरायचं नाही'],
  ['gu', 'ના, મરવું નથી'],
  ['bn', 'না, মরতে চাই না'],
  ['ta', 'சாகணும்னு இல்லை'],
  ['te', 'చావాలని లేదు'],
  ['kn', 'ಸಾಯಬೇಕು ಅಂತ ಇಲ್ಲ'],
  ['en', 'no'],
  ['hi', 'नहीं'],
  ['ta', 'இல்லை'],
]

test.each(denials)("in %s: a clear no, '%s', leads back to what was said before", (language, text) => {
  const state = mistaken(language, 'crisis', 'self', 'my rent is due and I have no money for it')
  const turn = converse(state, { text }, { language, now })
  expect(at(turn)).toBe('listening.money')
  expect(ids(turn)[0]).toBe('safety.no_thoughts.a')
  expect(turn.state.tier).toBe('crisis')
})

test('the button No leads back as well, and to the conversation that was interrupted', () => {
  const before = talk('en', 'I lost my job last week and feel useless about it')
  expect(at(before)).toBe('listening.job_loss')
  const { guided, ...rest } = before.state
  const open = mistaken('en', 'crisis', 'self', 'that my wife finds out').open
  const turn = converse(
    { ...rest, guided: null, paused: guided ?? null, tier: 'crisis', open },
    { choice: 'safety.choice.no' },
    { language: 'en', now },
  )
  expect(at(turn)).toBe('listening.job_loss')
  expect(turn.state.paused ?? null).toBeNull()
})

test('plain words are not taken back by a bare no, in fun, or by a bare denial', () => {
  for (const text of [
    'no',
    "I don't want to die",
    'just joking',
    'lol not like that',
    'i was joking, that is not what i meant',
  ])
    expect(talk('en', 'i want to kill myself', text).state.open, text).not.toBeNull()
  expect(talk('hi', 'main marna chahta hu', 'nahi').state.open).not.toBeNull()
})

test('what takes something back and names danger is no way out', () => {
  const state = mistaken('en', 'crisis', 'self', 'my rent is due')
  for (const text of [
    "that's not what I meant, I'm talking about ending my life",
    'you got it wrong, i already took 20 tablets',
    'nobody is dying but i want to kill myself',
  ])
    expect(converse(state, { text }, { language: 'en', now }).state.open, text).not.toBeNull()
})

test("'nobody is dying, my father beats us' opens what was meant", () => {
  const state = mistaken('en', 'crisis', 'someone_else', 'he drinks')
  const turn = converse(state, { text: 'nobody is dying, my father beats us every night' }, { language: 'en', now })
  expect(at(turn)).toMatch(/^abuse\.self/)
  expect(ids(turn)[0]).toBe('safety.mistaken.a')
})

test.each([
  ['en', 'it is me, i am the victim'],
  ['hi', 'victim main hu'],
  ['hi', 'मेरे साथ हो रहा है'],
  ['hi', 'mere saath ho raha hai'],
  ['mr', 'माझ्यासोबत होतंय'],
  ['gu', 'મારી સાથે થાય છે'],
  ['bn', 'আমার সঙ্গে হচ্ছে'],
  ['ta', 'எனக்குத்தான் நடக்குது'],
  ['ta', 'enakku thaan nadakuthu'],
  ['te', 'నాకే జరుగుతోంది'],
  ['kn', 'ನನಗೇ ಆಗುತ್ತಿದೆ'],
  ['kn', 'nange aagtide'],
] as const)("S8 in %s: '%s' turns words about someone else to the person who writes", (language, text) => {
  const turn = converse(mistaken(language, 'abuse', 'someone_else', 'he threatens'), { text }, { language, now })
  expect(turn.state.open?.about).toBe('self')
  expect(ids(turn)[0]).toBe('safety.meant_you')
})

test.each([
  ['en', 'if I call 1098 will he know?', 'find_out'],
  ['hi', 'call karu to papa ko pata chal jayega kya', 'find_out'],
  ['ta', 'போன் பண்ணா அப்பாவ அரெஸ்ட் பண்ணுவாங்களா', 'find_out'],
  ['en', 'should i pay him the money', 'pay'],
  ['bn', 'টাকা দেব না দেব না', 'pay'],
  ['en', 'i am a man, is 181 for women only?', 'for_men'],
] as const)("in %s: '%s' gets an answer inside the conversation", (language, text, answer) => {
  const turn = converse(mistaken(language, 'abuse', 'self', 'he threatens me'), { text }, { language, now })
  expect(ids(turn)).toContain(`safety.asks.${answer}`)
  expect(turn.state.open?.name).toBe('abuse')
})

test('pictures held against someone are answered with what to do about them, not with the home', () => {
  const turn = talk('en', 'a man has my private photos and wants money or he will leak them')
  expect(at(turn)).toBe('abuse.self.photos')
  expect(ids(turn)).toContain('safety.photos.first')
  const child = talk('en', 'i am 14 and a man will leak my private photos')
  expect(ids(child).join(' ')).toMatch(/child/)
})

test('nothing like that is a no to a question about danger where violence was told plainly', () => {
  for (const [language, told, text] of [
    ['hi', 'papa mummy ko maarte hai', 'nahi aisa kuch nahi, bas gussa aata hai papa pe'],
    ['en', 'my husband beats me every day', 'nothing like that, i just feel angry with him'],
  ] as const) {
    const turn = talk(language, told, text)
    expect(at(turn)).toMatch(/^(?:abuse\.self\.(?!screen)|parents\.self\.after)/)
  }
})

test.each<[Language, string]>([
  ['en', 'no no, my uncle is in the hospital and we wait outside'],
  ['hi', 'नहीं नहीं, मेरे चाचा अस्पताल में भर्ती हैं'],
  ['hi', 'aap samjhe nahi, main rishte wali photo ki baat kar rahi hu'],
  ['ta', 'இல்ல இல்ல, எங்க மாமா ஆஸ்பத்திரில இருக்காரு'],
  ['te', 'మీకు అర్థం కాలేదు, నేను కొత్త ఉద్యోగం గురించి చెప్పాను'],
])('in %s a no with something else told ends what no plain words had raised: %s', (language, text) => {
  const turn = converse(mistaken(language, 'abuse', 'self', 'a line about home'), { text }, { language, now })
  expect(turn.state.open).toBeNull()
  expect(ids(turn)[0]).toMatch(/^safety\.mistaken/)
})

test('a no to the question about danger with what goes on at home beside it ends nothing', () => {
  for (const text of ['no, not now, he comes back at night', 'no no he beats me only when he drinks']) {
    const turn = converse(mistaken('en', 'abuse', 'self', 'a line about home'), { text }, { language: 'en', now })
    expect(ids(turn).join(' ')).not.toContain('mistaken')
  }
})
