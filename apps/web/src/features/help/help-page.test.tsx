import { readSession, readSite } from '@maitri/contracts'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLanguage } from '../../lib/i18n/i18n'
import { fakeApi } from '../../testing/fake-api'
import { renderApp } from '../../testing/render-app'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date('2026-11-21T22:00:00+05:30'))
})

afterEach(async () => {
  vi.useRealTimers()
  await setLanguage('en')
})

const heading = () => screen.findByRole('heading', { level: 1, name: 'You can talk to someone now' })
const addresses = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => /^(?:tel|sms|https):/.test(href))

/** Nobody is signed in and nothing answers: no server, no network. */
function unplugged() {
  const api = fakeApi()
  api.disconnect(readSession)
  api.disconnect(readSite)
  return api
}

test('the page stands with no session, no server and no network', async () => {
  renderApp('/help', unplugged())
  expect(await heading()).toBeDefined()
})

test('14416 comes first, then Vandrevala by call and WhatsApp, then 112', async () => {
  renderApp('/help', unplugged())
  await heading()
  expect(addresses().slice(0, 4)).toEqual(['tel:14416', 'tel:+919999666555', 'https://wa.me/919999666555', 'tel:112'])
})

test('each further line says what it is for and whether it is open', async () => {
  renderApp('/help', unplugged())
  await heading()
  const rows = within(screen.getByRole('region', { name: 'More helplines' })).getAllByRole('listitem')
  const shown = rows.map((row) => row.textContent)
  expect(shown[0]).toMatch(/Child Helpline.*Under 18.*Open 24 hours.*1098/)
  expect(shown[1]).toMatch(/Women Helpline.*Violence or fear at home.*Open 24 hours.*181/)
  expect(shown[2]).toMatch(/AASRA.*Says it is open 24 hours.*022-2754 6669/)
  expect(shown[3]).toMatch(/Cyber Crime Helpline.*Blackmail with pictures.*Says it is open 24 hours.*1930/)
  expect(shown[4]).toMatch(/Elderline.*For people over 60.*Hours vary.*14567/)
  expect(shown[5]).toMatch(/iCall.*English, Hindi, Marathi.*Opens 8:00 am on Monday.*9152987821/)
})

test('a line that is open says until when, and one that opens tomorrow says so', async () => {
  vi.setSystemTime(new Date('2026-11-20T12:00:00+05:30'))
  const day = renderApp('/help', unplugged())
  expect(await screen.findByText('Open now, until 9:00 pm')).toBeDefined()
  day.unmount()
  vi.setSystemTime(new Date('2026-11-20T22:00:00+05:30'))
  renderApp('/help', unplugged())
  expect(await screen.findByText('Opens 8:00 am tomorrow')).toBeDefined()
})

test('lines of the United States stand only under Outside India', async () => {
  renderApp('/help', unplugged())
  await heading()
  const abroad = addresses().filter((href) => /988|741741/.test(href))
  expect(abroad).toEqual(['tel:988', 'sms:988', 'sms:741741?body=HOME'])
  expect(screen.getByText('Outside India?').closest('details')?.open).toBe(false)
  for (const link of screen.getAllByRole('link', { hidden: true })) {
    if (/988|741741/.test(link.getAttribute('href') ?? '')) expect(link.closest('details')).not.toBeNull()
  }
})

test('the page says how to help someone, that it is a program, and when its numbers were checked', async () => {
  renderApp('/help', unplugged())
  await heading()
  expect(screen.getByRole('link', { name: 'How to help someone' }).getAttribute('href')).toBe('#helping-someone')
  expect(document.getElementById('helping-someone')?.textContent).toContain('Ask plainly')
  expect(screen.getByText(/a program, not a person and not a doctor/)).toBeDefined()
  expect(screen.getByText(/last checked on 21 November 2026, at a desk\. No test calls were made/)).toBeDefined()
})

test('Quick exit is on the page', async () => {
  renderApp('/help', unplugged())
  await heading()
  expect(screen.getAllByRole('button', { name: 'Quick exit' }).length).toBeGreaterThan(0)
})

test.each([
  ['hi', 'आप अभी किसी से बात कर सकते हैं', 'महिला हेल्पलाइन'],
  ['ta', 'இப்போதே ஒருவரிடம் பேசலாம்', 'மகளிர் உதவி எண்'],
] as const)('in %s the page and the names of the lines are in that language', async (language, title, women) => {
  await setLanguage(language)
  renderApp('/help', unplugged())
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
  expect(screen.getByRole('heading', { name: women })).toBeDefined()
  expect(addresses()[0]).toBe('tel:14416')
})
