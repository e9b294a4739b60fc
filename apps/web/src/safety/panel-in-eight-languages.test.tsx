import english from '@maitri/content/messages/en/crisis.json'
import { type Language, languages } from '@maitri/domain'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setLanguage } from '../lib/i18n/i18n'
import { belongTo } from './crisis-owner'
import { ensureGate } from './gate'
import { useSafetyCheck } from './use-safety-check'

/** What people write, by whom it is about and how urgent it is, each in its own script. None stands in the lists word for word. */
const written: Record<Language, Record<'crisis' | 'friend' | 'imminent' | 'abuse' | 'medical', string>> = {
  en: {
    crisis: 'i want to die',
    friend: 'my friend wants to die',
    imminent: 'i will kill myself tonight',
    abuse: 'my husband beats me',
    medical: 'i took 30 sleeping pills',
  },
  hi: {
    crisis: 'मैं मरना चाहती हूँ',
    friend: 'मेरा दोस्त मरना चाहता है',
    imminent: 'मैं आज रात अपनी जान दे दूँगा',
    abuse: 'मेरा पति मुझे मारता है',
    medical: 'मैंने ज़हर खा लिया',
  },
  kn: {
    crisis: 'ನಾನು ಸಾಯಬೇಕು',
    friend: 'ನನ್ನ ಗೆಳೆಯ ಸಾಯಬೇಕು ಅಂತಾನೆ',
    imminent: 'ನಾನು ಇಂದು ರಾತ್ರಿ ಸಾಯುತ್ತೇನೆ',
    abuse: 'ನನ್ನ ಗಂಡ ನನ್ನನ್ನು ಹೊಡೆಯುತ್ತಾನೆ',
    medical: 'ನಾನು ವಿಷ ಕುಡಿದಿದ್ದೇನೆ',
  },
  te: {
    crisis: 'నాకు చనిపోవాలని ఉంది',
    friend: 'నా స్నేహితుడు చనిపోవాలని అనుకుంటున్నాడు',
    imminent: 'నేను ఈ రాత్రి చనిపోతాను',
    abuse: 'నా భర్త నన్ను కొడతాడు',
    medical: 'నేను విషం తాగాను',
  },
  ta: {
    crisis: 'நான் சாக விரும்புகிறேன்',
    friend: 'என் நண்பன் சாக விரும்புகிறான்',
    imminent: 'இன்று இரவு தற்கொலை செய்யப் போகிறேன்',
    abuse: 'என் கணவர் என்னை அடிக்கிறார்',
    medical: 'நான் விஷம் குடித்துவிட்டேன்',
  },
  mr: {
    crisis: 'मला मरायचं आहे',
    friend: 'माझ्या मित्राला मरायचं आहे',
    imminent: 'मी आज रात्री जीव देणार आहे',
    abuse: 'माझा नवरा मला मारतो',
    medical: 'मी विष घेतलं आहे',
  },
  gu: {
    crisis: 'મારે મરી જવું છે',
    friend: 'મારા મિત્રને મરી જવું છે',
    imminent: 'હું આજે રાતે જીવ આપી દઈશ',
    abuse: 'મારો પતિ મને મારે છે',
    medical: 'મેં ઝેર પી લીધું છે',
  },
  bn: {
    crisis: 'আমি মরে যেতে চাই',
    friend: 'আমার বন্ধু মরে যেতে চায়',
    imminent: 'আমি আজ রাতে আত্মহত্যা করব',
    abuse: 'আমার স্বামী আমাকে মারে',
    medical: 'আমি বিষ খেয়েছি',
  },
}

let assess: ReturnType<typeof useSafetyCheck>['assess']

function Screen() {
  const gate = useSafetyCheck()
  assess = gate.assess
  return (
    <>
      {gate.panel}
      <textarea aria-label="words" />
    </>
  )
}

beforeEach(() => belongTo('somebody else'))

afterEach(async () => {
  belongTo(null)
  await setLanguage('en')
})

/** The panel after a text, in the language of the page. */
async function panelAfter(language: Language, ...texts: string[]) {
  await setLanguage(language)
  await i18next.loadNamespaces('crisis')
  const root = createRootRoute()
  const home = createRoute({ getParentRoute: () => root, path: '/', component: Screen })
  const router = createRouter({
    routeTree: root.addChildren([home]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  // Only this screen exists here; the app's own router is another type.
  render(<RouterProvider router={router as never} />)
  await screen.findByRole('textbox')
  await ensureGate()
  for (const text of texts) assess(text)
  return (await screen.findByRole('heading')).closest('section') as HTMLElement
}

const dialled = (panel: HTMLElement) =>
  within(panel)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => /^(?:tel|https):/.test(href))

test.each(languages)(
  'S3, S4, S11, S12 in %s: the page’s language, 14416 first, one by WhatsApp, the field stays open',
  async (language) => {
    const panel = await panelAfter(language, written[language].crisis)
    const heading = within(panel).getByRole('heading').textContent ?? ''
    expect(heading).toBe(i18next.t('crisis:heading.self.crisis'))
    if (language !== 'en') expect(heading).not.toBe(english.heading.self.crisis)
    expect(dialled(panel)).toEqual(['tel:14416', 'tel:+919999666555', 'https://wa.me/919999666555', 'tel:112'])
    expect((screen.getByRole('textbox') as HTMLTextAreaElement).disabled).toBe(false)
  },
)

test.each(languages.flatMap((language) => (['imminent', 'medical'] as const).map((tier) => ({ language, tier }))))(
  'S11 in $language: $tier puts 112 first',
  async ({ language, tier }) => {
    const panel = await panelAfter(language, written[language][tier])
    expect(within(panel).getByRole('heading').textContent).toBe(i18next.t(`crisis:heading.self.${tier}`))
    expect(dialled(panel)[0]).toBe('tel:112')
  },
)

test.each(languages)(
  'S8 in %s: who writes of someone else learns how to help them, with the same lines',
  async (language) => {
    const panel = await panelAfter(language, written[language].friend)
    expect(within(panel).getByRole('heading').textContent).toBe(i18next.t('crisis:heading.someone_else.crisis'))
    expect(within(panel).getByRole('link', { name: i18next.t('crisis:how_to_help') })).toBeDefined()
    expect(dialled(panel)[0]).toBe('tel:14416')
  },
)

test.each(languages)('S14 in %s: violence shows 181, 112, a way to write, 1098 and the way out', async (language) => {
  const panel = await panelAfter(language, written[language].abuse)
  expect(dialled(panel)).toEqual(['tel:181', 'tel:112', 'https://wa.me/919999666555', 'tel:1098'])
  expect(within(panel).getByRole('button', { name: i18next.t('common:quick_exit') })).toBeDefined()
  // What is written down could be found by the person who is feared.
  expect(within(panel).queryByRole('link', { name: i18next.t('crisis:safety_plan') })).toBeNull()
})

test.each(languages)(
  'S9, S15 in %s: said again it speaks in other words, and taking it back clears nothing',
  async (language) => {
    const once = (await panelAfter(language, written[language].crisis)).textContent
    cleanup()
    belongTo('another person')
    const twice = (await panelAfter(language, written[language].crisis, written[language].crisis)).textContent
    expect(twice).not.toBe(once)
    cleanup()
    const takenBack = await panelAfter(language, 'just joking, all is well')
    expect(dialled(takenBack)[0]).toBe('tel:14416')
  },
)

test.each(languages)('S4: what is written in %s is answered in it under an English interface', async (language) => {
  await panelAfter('en', written[language].crisis)
  const said = i18next.getFixedT(language, 'crisis')
  const heading = await screen.findByRole('heading', { name: said('heading.self.crisis') })
  const panel = heading.closest('section') as HTMLElement
  expect(panel.lang).toBe(language === 'en' ? '' : language)
  expect(
    within(panel).getByRole('link', {
      name: new RegExp(`${i18next.getFixedT(language, 'common')('call_number', { number: '14416' })}`),
    }),
  ).toBeDefined()
  expect(dialled(panel)[0]).toBe('tel:14416')
})

test('what is written in Latin letters is answered in the language of the page, also after words in another script', async () => {
  await panelAfter('hi', written.ta.crisis)
  await screen.findByRole('heading', { name: i18next.getFixedT('ta', 'crisis')('heading.self.crisis') })
  assess('main marna chahti hu')
  await screen.findByRole('heading', { name: i18next.getFixedT('hi', 'crisis')('heading.self.crisis') })
})

test('S16: nothing of it is kept in the browser', async () => {
  await panelAfter('en', written.en.imminent)
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/crisis|imminent|tier/)
})
