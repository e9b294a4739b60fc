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

async function read(page: Page, language: Language): Promise<void> {
  const word = words(language, 'mindscan')
  await page.locator('main textarea').first().fill(said[language])
  await press(button(page, word('entry.use')))
  await press(button(page, word('words.analyse')))
  await page.getByText(word('result.region'), { exact: true }).first().waitFor({ state: 'attached' })
}

async function talk(page: Page, language: Language): Promise<void> {
  await page.locator('main form textarea').fill(said[language])
  await page.locator('main form textarea').press('Enter')
  await page.locator('[data-message]').nth(1).waitFor()
}

/** The three seconds that a tool counts before it begins, and a first breath. */
const leadInMs = 6_500

/** The kolam of an ending, and the words after it. */
const drawnMs = 3_500

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
    'reset password': '/reset-password',
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
    tools: '/coping-tools',
    'a tool': '/coping-tools?tool=saans',
    routines: '/coping-tools?tab=routines',
    'a new routine': '/coping-tools?tab=routines&new=saans',
    'player, breath': ['/coping-tools/exercise?tool=saans', play(0)],
    'player, senses': ['/coping-tools/exercise?tool=paanch-indriya', play(1)],
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
  }),
]
