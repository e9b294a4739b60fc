import type { Language } from '@maitri/domain'
import type { Locator, Page } from '@playwright/test'
import { words } from '../apps/web/e2e/support/messages'

/** Who looks: somebody who has not come in, a guest on the first day, a guest with a week behind, somebody with an account. */
export const viewers = ['visitor', 'new guest', 'guest', 'account'] as const
export type Viewer = (typeof viewers)[number]

/** One picture of a sheet: an address, or what is pressed there. */
export type DrawnScreen = {
  name: string
  viewer: Viewer
  address: string
  act?: (page: Page, language: Language) => Promise<void>
}

/** An invented text with both sides, in each language. */
const said: Record<Language, string> = {
  en: 'Office has been heavy this month. I keep worrying about the deadline even at night, and I am not sleeping well. My sister called and that felt good.',
  hi: 'इस महीने दफ़्तर भारी रहा है। रात को भी चिंता रहती है और नींद ठीक से नहीं आती। कल बहन का फ़ोन आया, अच्छा लगा।',
  ta: 'இந்த மாதம் அலுவலக வேலை மிகவும் கடினமாக இருக்கிறது. இரவிலும் கவலையாக இருக்கிறது, தூக்கம் சரியாக இல்லை. அக்கா பேசியது சந்தோஷமாக இருந்தது.',
  kn: 'ಈ ತಿಂಗಳು ಆಫೀಸಿನಲ್ಲಿ ತುಂಬಾ ಒತ್ತಡ ಇತ್ತು. ರಾತ್ರಿಯೂ ಅದೇ ಚಿಂತೆ, ನಿದ್ದೆ ಸರಿಯಾಗಿ ಬರುತ್ತಿಲ್ಲ. ನಿನ್ನೆ ಅಕ್ಕ ಫೋನ್ ಮಾಡಿದಾಗ ಖುಷಿಯಾಯಿತು.',
  te: 'ఈ నెల ఆఫీసులో ఒత్తిడి చాలా ఎక్కువగా ఉంది. రాత్రి కూడా అదే ఆందోళన, నిద్ర సరిగ్గా పట్టడం లేదు. నిన్న అక్క ఫోన్ చేస్తే సంతోషంగా అనిపించింది.',
  mr: 'या महिन्यात ऑफिसमध्ये खूप ताण आहे. रात्रीसुद्धा काळजी वाटते आणि झोप नीट लागत नाही. काल बहिणीचा फोन आला, बरं वाटलं.',
  gu: 'આ મહિને ઑફિસમાં બહુ ટેન્શન છે. રાત્રે પણ ચિંતા રહે છે અને ઊંઘ બરાબર આવતી નથી. ગઈકાલે બહેનનો ફોન આવ્યો, સારું લાગ્યું.',
  bn: 'এই মাসে অফিসের চাপ খুব বেশি। রাতেও চিন্তা হয়, ঘুম ভালো হচ্ছে না। কাল দিদি ফোন করেছিল, ভালো লাগল।',
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const press = async (target: Locator) => target.first().click()

/** The kolam of an ending or a reading, and the words after it. */
const drawnMs = 3_500

async function read(page: Page, language: Language): Promise<void> {
  const word = words(language, 'mindscan')
  await page.locator('main textarea').first().fill(said[language])
  await press(button(page, word('entry.use')))
  await press(button(page, word('words.analyse')))
  await page.getByText(word('result.region'), { exact: true }).first().waitFor({ state: 'attached' })
  // Its figure grows beside the screen, after the words.
  await page.waitForTimeout(drawnMs)
}

async function say(page: Page, text: string): Promise<void> {
  await page.locator('main form textarea').fill(text)
  await page.locator('main form textarea').press('Enter')
  await page.locator('[data-message]').nth(1).waitFor()
}

const talk = (page: Page, language: Language) => say(page, said[language])

/** What stands where the server cannot answer there, after the tries that nobody sees. */
const unanswered = (path: string) => async (page: Page, language: Language) => {
  const body = JSON.stringify({ type: 'about:blank', title: 'Unavailable', status: 503, code: 'unavailable' })
  await page.route(`**${path}*`, (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body }),
  )
  await page.reload()
  await button(page, words(language, 'common')('try_again')).first().waitFor()
}

async function signInWrongly(page: Page): Promise<void> {
  await page.locator('input[type=email]').fill('ananya@example.in')
  await page.locator('input[type=password]').fill('not-the-password')
  await press(page.locator('form button[type=submit]'))
  await page.getByRole('alert').first().waitFor()
}

const searchNothing = (page: Page) => page.getByRole('searchbox').first().fill('zzzz')

/** Words in crisis, invented. */
const crisis: Record<Language, string> = {
  en: 'I do not want to live anymore',
  hi: 'मैं अब जीना नहीं चाहती',
  ta: 'எனக்கு வாழ பிடிக்கவில்லை, சாக வேண்டும்',
  kn: 'ನನಗೆ ಇನ್ನು ಬದುಕಲು ಇಷ್ಟವಿಲ್ಲ',
  te: 'నాకు ఇక బతకాలని లేదు',
  mr: 'मला आता जगायचं नाही',
  gu: 'મારે હવે જીવવું નથી',
  bn: 'আমি আর বাঁচতে চাই না',
}

/** The three seconds that a tool counts before it begins, and a first breath. */
const leadInMs = 6_500

/** Begins a tool and goes on by so many cards. */
const play = (cards: number) => async (page: Page, language: Language) => {
  const word = words(language, 'player')
  const begin = button(page, word('start.begin'))
  const pause = button(page, word('pause'))
  // The figure that breathes is the screen; without motion it is words and dots.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await begin.or(pause).first().waitFor()
  if (await begin.isVisible()) await begin.click()
  await page.waitForTimeout(leadInMs)
  for (let card = 0; card < cards; card += 1) await press(button(page, word('next')))
}

async function finish(page: Page, language: Language): Promise<void> {
  const word = words(language, 'player')
  await play(0)(page, language)
  const complete = button(page, word('complete'))
  for (let card = 0; card < 30 && !(await complete.isVisible()); card += 1) await press(button(page, word('next')))
  await press(complete)
  await page.getByRole('heading', { name: words(language, 'exercise_feedback')('heading') }).waitFor()
  await page.waitForTimeout(drawnMs)
}

const seen = (viewer: Viewer, screens: Record<string, string | [string, NonNullable<DrawnScreen['act']>]>) =>
  Object.entries(screens).map(([name, screen]): DrawnScreen => {
    if (typeof screen === 'string') return { name, viewer, address: screen }
    return { name, viewer, address: screen[0], act: screen[1] }
  })

/** Every screen, and what it becomes under the hand. */
export const screensToDraw: readonly DrawnScreen[] = [
  ...seen('visitor', {
    'sign in': '/get-started',
    'sign up': ['/get-started', (page) => press(page.getByRole('tab').nth(1))],
    'wrong password': ['/get-started', signInWrongly],
    'reset password': '/reset-password',
    'a link that is over': '/reset-password?token=abc',
    help: '/help',
    'panic now': '/panic',
    insights: '/insights',
    privacy: '/privacy',
  }),
  ...seen('new guest', {
    'today, first visit': '/',
    'progress, empty': '/profile?tab=progress',
    'month, empty': '/months',
    'routines, empty': '/coping-tools?tab=routines',
    'saved articles, empty': '/insights?show=saved',
  }),
  ...seen('guest', {
    today: '/',
    mindscan: '/mindscan',
    reading: ['/mindscan', read],
    'stress monitor': ['/mindscan', (page, language) => press(page.getByText(words(language, 'stress')('heading')))],
    'video to choose': [
      '/mindscan',
      (page, language) => press(page.getByRole('tab', { name: words(language, 'mindscan')('tabs.video') })),
    ],
    mindmitra: '/mindmitra',
    talk: ['/mindmitra', talk],
    'help in the talk': ['/mindmitra', (page, language) => say(page, crisis[language])],
    tools: '/coping-tools',
    'a tool': '/coping-tools?tool=saans',
    routines: '/coping-tools?tab=routines',
    'a new routine': '/coping-tools?tab=routines&new=saans',
    'player, breath': ['/coping-tools/exercise?tool=saans', play(0)],
    'player, senses': ['/coping-tools/exercise?tool=paanch-indriya', play(1)],
    'player, leaving': [
      '/coping-tools/exercise?tool=paanch-indriya',
      async (page, language) => {
        await play(1)(page, language)
        await press(button(page, words(language, 'player')('exit')))
        await page.getByRole('dialog').waitFor()
      },
    ],
    'player, finished': ['/coping-tools/exercise?tool=jaali', finish],
    therapists: '/therapists',
    'a therapist': '/therapists?therapist=meera-iyer',
    'an article': '/insights/your-rights',
    community: '/community',
    'a group': '/community/anxiety-support-circle',
    month: '/months',
    progress: '/profile?tab=progress',
    'safety plan': '/safety-plan',
    worry: '/worry',
    'not found': '/not-a-page',
    'no tool found': ['/coping-tools', searchNothing],
    'no therapist found': ['/therapists', searchNothing],
    'therapists, 503': ['/therapists', unanswered('/api/therapists')],
    'privacy, guest': '/profile?tab=privacy',
    'check-in, ended': ['/', (page) => press(page.getByRole('radio').nth(8))],
    'check-in, heavy': ['/', (page) => press(page.getByRole('radio').nth(1))],
  }),
  ...seen('account', {
    you: '/profile',
    account: '/profile?tab=account',
    'privacy and data': '/profile?tab=privacy',
    'help and support': '/profile?tab=help',
    'sign out': '/profile?tab=logout',
    'appointments, empty': '/therapists/appointments',
    booking: '/therapists?therapist=meera-iyer&form=schedule',
    'a new group': '/community?start=true',
    'a message': '/therapists?therapist=meera-iyer&form=message',
    'signed-in devices': '/profile?tab=account&part=sessions',
    'delete account': [
      '/profile?tab=privacy',
      async (page, language) => {
        await press(button(page, words(language, 'data')('delete.action')))
        await page.getByRole('dialog').waitFor()
      },
    ],
    'account, 503': ['/profile?tab=account&part=keys', unanswered('/api/me/provider-keys')],
    offline: ['/profile?tab=progress', (page) => page.context().setOffline(true)],
  }),
]
