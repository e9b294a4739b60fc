import { expect, test } from 'vitest'
import type { Language } from '../../language'
import type { ConversationState, Turn } from '../conversation'
import { converse, openConversation } from '../converse'
import { tellsOfLenders } from './lenders'

const now = new Date(2026, 10, 22, 21, 0)

function talk(language: Language, ...texts: string[]): Turn {
  let turn = openConversation(language)
  for (const text of texts) turn = converse(JSON.parse(JSON.stringify(turn.state)), { text }, { language, now })
  return turn
}

const ids = ({ say }: Turn) => say.map(({ id }) => id)

const told: [Language, string][] = [
  ['en', 'recovery agents call me fifty times a day and use filthy words'],
  ['en', 'a loan app is threatening me, they messaged my whole contact list'],
  ['en', 'the loan guys came to my house and shouted in front of everyone'],
  ['en', 'credit card agents keep calling my office'],
  ['hi', 'लोन ऐप वाले दिन भर फ़ोन करते हैं और गाली देते हैं'],
  ['hi', 'रिकवरी एजेंट घर आकर सबके सामने बेइज़्ज़त करते हैं'],
  ['hi', 'recovery wale roz call karke dhamka rahe hain'],
  ['hi', 'emi nahi bhari to agent ghar aa gaye aur badnam kar rahe'],
  ['hi', 'bank ke recovery agent mere rishtedaro ko msg kar rahe h'],
  ['mr', 'वसुली एजंट रोज धमक्या देतात आणि घरी येतात'],
  ['mr', 'loan wale roj phone karun dhamki detat'],
  ['gu', 'લોનવાળા રોજ ફોન કરીને ગાળો બોલે છે'],
  ['gu', 'recovery agent ghare aavi ne dhamki aape che'],
  ['bn', 'লোনের লোকেরা রোজ ফোন করে গালি দেয়'],
  ['bn', 'recovery agent barite ese opoman kore'],
  ['ta', 'லோன் ஆப் ஆளுங்க தினமும் போன் பண்ணி மிரட்டுறாங்க'],
  ['ta', 'loan agent phone panni asingama thitturan'],
  ['te', 'లోన్ యాప్ వాళ్లు రోజూ ఫోన్ చేసి బెదిరిస్తున్నారు'],
  ['te', 'recovery agentlu intiki vachi paruvu teestunnaru'],
  ['kn', 'ಲೋನ್ ಆ್ಯಪ್ ನವರು ದಿನಾ ಫೋನ್ ಮಾಡಿ ಬೈತಾರೆ'],
  ['kn', 'loan agentgalu manege bandu avamana madtare'],
]

test.each(told)(
  "in %s: '%s' is told of those who collect debts, with the proof to keep and the cyber crime line",
  (language, text) => {
    const turn = talk(language, text)
    expect(turn.state.open, 'no violence at home').toBeNull()
    expect(turn.state.guided).toMatchObject({ name: 'money', node: 'lender' })
    expect(ids(turn)).toEqual(
      expect.arrayContaining([
        'conversation.money.lender',
        'conversation.money.lender_proof',
        'conversation.money.lender_ask',
      ]),
    )
    expect(turn.choices.map(({ id }) => id)).toContain('conversation.choice.report')
  },
)

test.each([
  ['en', 'i took a loan for my studies and the emi is due on friday'],
  ['en', 'my boss called me about the loan project'],
  ['en', 'papa shouts at me because of the loan he took'],
  ['hi', 'papa ke karz ki wajah se ghar me ladai hoti hai'],
  ['ta', 'கடன் வாங்கி வீடு கட்டினோம், கவலையா இருக்கு'],
] as const)("in %s: '%s' is something else", (_language, text) => expect(tellsOfLenders(text)).toBe(false))

test('what is asked about them is answered, each once, and the talk stays there', () => {
  const first = 'the recovery agents threaten me every day'
  for (const [text, answer] of [
    ['can they put me in jail', 'jail'],
    ['where do i complain about them', 'report'],
    ['should i pay them the extra money', 'pay'],
    ['what do i tell my parents', 'tell'],
  ]) {
    const turn = talk('en', first, text ?? '')
    expect(ids(turn), text).toContain(`conversation.money.lender_${answer}`)
    expect(turn.state.guided?.node).toBe('lender')
  }
  expect(ids(talk('hi', 'loan app wale dhamki dete hai, jail ho sakti hai kya'))).toContain(
    'conversation.money.lender_jail',
  )
})

test('once told, the talk about money is listened to and nothing is said twice', () => {
  const turn = talk(
    'en',
    'loan app agents call me daily and abuse me',
    'my salary was cut in march and it all went wrong',
  )
  expect(turn.state.guided?.name).toBe('listening.loan_app')
  const again = converse(turn.state, { text: 'the loan agents threaten me again' }, { language: 'en', now })
  expect(ids(again)).not.toContain('conversation.money.lender')
  const asked = converse(turn.state, { text: 'should i file a police complaint' }, { language: 'en', now })
  expect(ids(asked)).toContain('conversation.money.lender_report')
})

function abuseAt(node: string): ConversationState {
  const { state } = openConversation('hi')
  const openedBy = { words: '', isPlain: true }
  const open = {
    name: 'abuse',
    node,
    about: 'self',
    openedBy,
    also: [],
    turn: 0,
    unclear: 0,
    slots: {},
    stay: null,
  } as const
  return { ...state, tier: 'abuse', open: { ...open, also: [] } }
}

test.each([
  ['en', "no it's about the loan app"],
  ['en', 'they are recovery agents'],
  ['hi', 'ye ghar ki baat nahi, recovery agent hai'],
  ['hi', 'नहीं, लोन वाले हैं'],
  ['hi', 'wo banda phone pe hai, recovery agent'],
  ['mr', 'नाही, वसुली एजंट आहेत'],
  ['gu', 'ના, લોનવાળા છે'],
  ['bn', 'না, লোনের লোক'],
  ['ta', 'இல்ல, லோன் ஆப் காரங்க'],
  ['te', 'కాదు, లోన్ వాళ్ళు'],
  ['kn', 'ಅಲ್ಲ, ಲೋನ್ ನವರು'],
] as const)("in %s: '%s' ends a conversation about violence at home and begins there", (language, text) => {
  for (const node of ['screen', 'danger', 'help']) {
    const turn = converse(abuseAt(node), { text }, { language, now })
    expect(turn.state.open).toBeNull()
    expect(ids(turn).slice(0, 2)).toEqual(['safety.mistaken.a', 'conversation.money.lender'])
  }
})

test('violence is not passed over for a debt', () => {
  for (const text of [
    'my husband beats me because of the loan app calls',
    'i want to die, loan app agents threaten me',
    'the loan app will leak my nude photos',
  ])
    expect(talk('en', text).state.open, text).not.toBeNull()
})
