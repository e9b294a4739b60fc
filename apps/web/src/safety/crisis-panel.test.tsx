import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setLanguage } from '../lib/i18n/i18n'
import { SessionContext } from '../lib/session/session'
import { createSessionStore, type SessionStore } from '../lib/session/session-store'
import { belongTo } from './crisis-owner'
import { ensureGate } from './gate'
import { useCrisisOwner } from './use-crisis-owner'
import { useSafetyCheck } from './use-safety-check'

Element.prototype.scrollIntoView ??= () => undefined

/** A field for free text as every screen has one: the gate is awaited, asked first, and its panel stands above. */
function Field() {
  useCrisisOwner()
  const { assess, panel } = useSafetyCheck()
  return (
    <form
      onSubmit={async (event) => {
        event.preventDefault()
        const text = String(new FormData(event.currentTarget).get('words'))
        await ensureGate()
        assess(text)
      }}
    >
      {panel}
      <input name="words" aria-label="Your words" />
      <button type="submit">Read</button>
    </form>
  )
}

let session: SessionStore

beforeEach(async () => {
  // Each test is another person in the same tab.
  belongTo('somebody else')
  session = createSessionStore({
    deviceKeys: {
      keep: async () => undefined,
      find: async () => null,
      findNameKey: async () => null,
      forgetAll: async () => undefined,
    },
  })
  session.continueAsGuest()
  const root = createRootRoute()
  const field = createRoute({ getParentRoute: () => root, path: '/', component: Field })
  const router = createRouter({
    routeTree: root.addChildren([field]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  render(
    <SessionContext value={session}>
      {/* Only this screen exists here; the app's own router is another type. */}
      <RouterProvider router={router as never} />
    </SessionContext>,
  )
  await screen.findByRole('textbox', { name: 'Your words' })
})

afterEach(() => setLanguage('en'))

async function write(words: string) {
  const user = userEvent.setup()
  const field = screen.getByRole('textbox', { name: 'Your words' })
  await user.clear(field)
  await user.type(field, `${words}{Enter}`)
  return user
}

const panel = () => screen.findByRole('region', { name: 'Help from a person' })
const links = async () =>
  within(await panel())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

test('a text of crisis shows the lines: 14416 first, then Vandrevala by call and WhatsApp, then 112', async () => {
  await write('i want to die')
  expect((await links()).slice(0, 4)).toEqual([
    'tel:14416',
    'tel:+919999666555',
    'https://wa.me/919999666555',
    'tel:112',
  ])
  expect(within(await panel()).getByRole('link', { name: /^Call 14416/ })).toBeDefined()
})

test('the panel asks, names a trusted person and a professional, and offers one small thing', async () => {
  await write('i want to die')
  const said = (await panel()).textContent
  expect(said).toContain('Are you thinking of ending your life?')
  expect(said).toContain('one person you trust')
  expect(said).toContain('doctor or counsellor')
  expect(said).toContain('One small thing')
})

test('the field stays enabled, and keeps the focus', async () => {
  await write('i want to die')
  await panel()
  const field = screen.getByRole('textbox', { name: 'Your words' })
  expect(field.hasAttribute('disabled')).toBe(false)
  expect(document.activeElement).toBe(field)
})

test('it is announced once, with the number', async () => {
  await write('i want to die')
  await panel()
  const announcements = screen.getAllByRole('status').filter((status) => status.textContent?.includes('Call 14416'))
  expect(announcements).toHaveLength(1)
})

test('taking it back does not clear it, and it cannot be dismissed', async () => {
  await write('i want to die')
  await write('just joking, all is well')
  const region = await panel()
  expect(within(region).getByRole('link', { name: /^Call 14416/ })).toBeDefined()
  expect(within(region).queryByRole('button', { name: /close|dismiss/i })).toBeNull()
})

test('said again, it speaks in other words', async () => {
  await write('i want to die')
  const first = (await panel()).textContent
  await write('i want to die')
  await screen.findByText(/it matters/, { selector: 'section p' })
  const second = (await panel()).textContent
  expect(second).not.toBe(first)
  expect(second).toContain('Are you having thoughts of killing yourself?')
})

test('folded, it keeps the call; unfolded, it is whole again', async () => {
  const user = await write('i want to die')
  await user.click(within(await panel()).getByRole('button', { name: 'Fold this away' }))
  expect(await links()).toEqual(['tel:14416'])
  expect(within(await panel()).getByRole('button', { name: 'Quick exit' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Show all help' }))
  expect((await links()).length).toBeGreaterThan(3)
})

test('folding and unfolding keep the focus at the button in the same place; a panel that opens by itself takes none', async () => {
  const user = await write('i want to die')
  await user.click(within(await panel()).getByRole('button', { name: 'Fold this away' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show all help' }))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fold this away' }))
  await user.keyboard('{Enter}')
  await write('i want to die')
  await screen.findByRole('button', { name: 'Fold this away' })
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your words' }))
})

test('someone who writes about another person learns how to help them, with the same lines', async () => {
  await write('my friend wants to die')
  const region = await panel()
  expect(within(region).getByRole('heading').textContent).toBe('You can help them reach a person now')
  expect(within(region).getByRole('link', { name: 'How to help someone' }).getAttribute('href')).toBe(
    '/help#helping-someone',
  )
  expect(await links()).toContain('tel:14416')
})

test('S14: violence at home shows 181, 112, WhatsApp, 1098 and Quick exit, and never sends to the family', async () => {
  await write('my husband beats me')
  const region = await panel()
  expect((await links()).slice(0, 4)).toEqual(['tel:181', 'tel:112', 'https://wa.me/919999666555', 'tel:1098'])
  expect(
    within(region)
      .getByRole('link', { name: /WhatsApp/ })
      .getAttribute('target'),
  ).toBe('_blank')
  expect(within(region).getByRole('button', { name: 'Quick exit' })).toBeDefined()
  expect(region.textContent).not.toMatch(/family|trust/i)
})

test('S14: where someone may be watched, folding keeps Quick exit and offers nothing that could be found', async () => {
  const user = await write('my husband beats me')
  await user.click(within(await panel()).getByRole('button', { name: 'Fold this away' }))
  expect(await links()).toEqual(['tel:181'])
  expect(within(await panel()).getByRole('button', { name: 'Quick exit' })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'My safety plan' })).toBeNull()
})

test.each([
  ['I am 13 and I want to die', ['tel:1098', 'tel:14416']],
  ['my father beats me, I am in class 7', ['tel:1098', 'tel:181', 'tel:112']],
  ['I am 14 and I will kill myself tonight', ['tel:112', 'tel:1098']],
  ['I already took 20 pills', ['tel:112']],
] as const)('S23: %s: %j first', async (words, first) => {
  await write(words)
  expect((await links()).slice(0, first.length)).toEqual(first)
})

test('the first call and the way to leave stand before anything else to read', async () => {
  await write('i want to die')
  const call = within(await panel()).getByRole('link', { name: /^Call 14416/ })
  const exit = within(await panel()).getByRole('button', { name: 'Quick exit' })
  const text = within(await panel()).getByText(/Tell one person you trust/)
  expect(call.compareDocumentPosition(exit) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(exit.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('words that only weigh get a notice with two lines', async () => {
  await write('i feel hopeless')
  const region = await panel()
  expect(await links()).toEqual(['tel:14416', 'https://wa.me/919999666555'])
  expect(within(region).queryByRole('button')).toBeNull()
})

test('nothing is shown for an ordinary text', async () => {
  await write('the tea was good today')
  await ensureGate()
  expect(screen.queryByRole('region')).toBeNull()
})

test('what was found lies in memory only', async () => {
  await write('i want to die')
  await panel()
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/crisis|imminent|tier/)
})

test('at a desk without a phone the number can be copied', async () => {
  const user = await write('i want to die')
  await user.click(within(await panel()).getByRole('button', { name: 'Copy 14416' }))
  expect(await navigator.clipboard.readText()).toBe('14416')
  expect(await screen.findByText('14416 is copied')).toBeDefined()
})

test.each([
  ['hi', 'मैं मरना चाहती हूँ', 'अभी किसी से बात कीजिए'],
  ['ta', 'நான் சாக விரும்புகிறேன்', 'இப்போது ஒருவரிடம் பேசுங்கள்'],
  ['hi', 'நான் சாக விரும்புகிறேன்', 'இப்போது ஒருவரிடம் பேசுங்கள்'],
  ['hi', 'i want to die', 'अभी किसी से बात कीजिए'],
] as const)(
  'in %s, for %s, the help is in the language of the words, and in that of the page for Latin letters',
  async (language, words, title) => {
    await setLanguage(language)
    await write(words)
    expect(await screen.findByRole('heading', { name: title })).toBeDefined()
    expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('tel:14416')
  },
)
