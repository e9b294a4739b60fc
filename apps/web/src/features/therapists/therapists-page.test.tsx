import { readTherapists } from '@maitri/contracts'
import { configure, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setLanguage } from '../../lib/i18n/i18n'
import { renderApp } from '../../testing/render-app'
import { listed, therapistsApi } from './testing/therapists-api'

// The first of a file opens the whole app for the first time, beside others' work.
configure({ asyncUtilTimeout: 25_000 })

afterEach(() => setLanguage('en'))

const list = () => screen.findByRole('list', { name: 'Therapists' })
const names = async () =>
  within(await list())
    .getAllByRole('button')
    .map(({ textContent }) => listed.find(({ name }) => textContent?.includes(name))?.name)
const choose = (label: string, choice: string) => {
  const [field] = screen.getAllByRole('combobox', { name: label })
  const option = within(field as HTMLElement).getByRole<HTMLOptionElement>('option', { name: choice })
  fireEvent.change(field as HTMLElement, { target: { value: option.value } })
}

test('each of the six says who they are, how and when they work, and that they are an example', async () => {
  renderApp('/therapists', therapistsApi())
  const rows = within(await list()).getAllByRole('button')
  expect(rows).toHaveLength(6)
  expect(rows[0]?.textContent).toMatch(
    /^MIDr\. Meera Iyer Sample profileAnxiety & DepressionLanguages: English, Tamil, KannadaCity: ChennaiNext available: \w{3}, \d+:\d\d [ap]mRating: 4\.9Fee per session: ₹2,400$/,
  )
  expect(rows[5]?.textContent).toContain('Fully booked for the next four weeks')
  expect(screen.getByText(/These are sample profiles, not real therapists\./)).toBeTruthy()
  const free = within(screen.getByRole('region', { name: 'Free public help' }))
  expect(free.getByRole('link', { name: 'Call 14416' }).getAttribute('href')).toBe('tel:14416')
  expect(free.getByRole('heading', { name: 'District Mental Health Programme' })).toBeTruthy()
})

test('filters combine, stand in the address, and are counted; nothing found can be undone at once', async () => {
  const { router, user } = renderApp('/therapists', therapistsApi())
  await list()
  choose('Availability', 'Weekends')
  await vi.waitFor(() => expect(router.state.location.search).toEqual({ days: 'weekends' }))
  choose('Language', 'Tamil')
  expect(await names()).toEqual(['Dr. Meera Iyer'])
  expect(screen.getByText('1 therapist')).toBeTruthy()
  expect(router.state.location.search).toEqual({ days: 'weekends', language: 'Tamil' })
  choose('Fee', 'Above ₹3,000')
  expect(await screen.findByText('No therapists match your criteria')).toBeTruthy()
  const field = await screen.findByRole<HTMLInputElement>('searchbox', {
    name: 'Name, topic, city or language',
  })
  await user.click(screen.getByRole('button', { name: 'Reset All Filters' }))
  expect(await names()).toHaveLength(6)
  expect(router.state.location.search).toEqual({})
  expect(document.activeElement).toBe(field)
})

test('an address names what it can and the rest is left out; a reading leads to its specialty', async () => {
  renderApp('/therapists?specialty=anxiety&language=Klingon&fee=tuppence', therapistsApi())
  expect(await names()).toEqual(['Dr. Meera Iyer'])
  const fields = screen.getAllByRole<HTMLSelectElement>('combobox')
  expect(fields.map(({ value }) => value)).toEqual(['Anxiety & Depression', '', '', '', '', ''])
})

test('a search goes through name, specialty and approach, and stays out of the address', async () => {
  const { router, user } = renderApp('/therapists', therapistsApi())
  await list()
  await user.type(screen.getByRole('searchbox', { name: 'Name, topic, city or language' }), 'EMDR{Enter}')
  expect(await screen.findByText('1 therapist')).toBeTruthy()
  expect(await names()).toEqual(['Dr. Arjun Deshpande'])
  expect(router.state.location.href).toBe('/therapists')
})

test('a list that does not come says so, tries again, and leaves the free help', async () => {
  const api = therapistsApi()
  api.refuse(readTherapists, 'internal', 500)
  const { user } = renderApp('/therapists', api)
  expect(await screen.findByText(/couldn't load the therapists\. You can still use the free help below\./)).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Free public help' })).toBeTruthy()
  api.answer(readTherapists, { therapists: listed })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await names()).toHaveLength(6)
})

test('a profile has four tabs, its open days, its next time and what is not watched; its row gets the focus back', async () => {
  const { router, user } = renderApp('/therapists', therapistsApi())
  const [row] = within(await list()).getAllByRole('button')
  await user.click(row as HTMLElement)
  const profile = within(await screen.findByRole('dialog', { name: 'Dr. Meera Iyer Sample profile' }))
  expect(router.state.location.search).toEqual({ therapist: 'meera-iyer' })
  expect(profile.getByText(/^I’m a clinical psychologist in Chennai/)).toBeTruthy()
  expect(profile.getByText('Open on Mon, Tue, Thu, Fri and Sat')).toBeTruthy()
  expect(profile.getByText(/^Next available: \w{3}, \d+:\d\d [ap]m$/)).toBeTruthy()
  expect(profile.getByText(/Nobody checks bookings and messages for emergencies/)).toBeTruthy()
  expect(profile.getByRole('link', { name: 'help now' }).getAttribute('href')).toBe('/help')
  await user.click(profile.getByRole('tab', { name: 'Approach' }))
  expect(profile.getByText(/behavioural activation/)).toBeTruthy()
  await user.keyboard('{ArrowRight}')
  expect(profile.getByText('Rehabilitation Council of India, number Sample 0001')).toBeTruthy()
  await user.keyboard('{ArrowRight}')
  expect(profile.getByText('HDFC ERGO')).toBeTruthy()
  await user.click(profile.getByRole('button', { name: 'Close profile' }))
  await vi.waitFor(() => expect(router.state.location.search).toEqual({}))
})

test('a picture comes from the profile itself or is drawn: none is loaded from elsewhere, and a broken one is drawn too', async () => {
  const [first, second, ...others] = listed
  if (!first || !second) throw new Error('The examples are not there')
  const api = therapistsApi()
  api.answer(readTherapists, {
    therapists: [
      { ...first, image: 'data:image/png;base64,AAAA' },
      { ...second, image: 'https://pictures.example/arjun.jpg' },
      ...others,
    ],
  })
  renderApp('/therapists', api)
  const rows = within(await list()).getAllByRole('button')
  const [picture] = document.querySelectorAll<HTMLImageElement>('main img')
  expect(document.querySelectorAll('main img')).toHaveLength(1)
  expect(rows[1]?.textContent).toMatch(/^AD/)
  fireEvent.error(picture as HTMLElement)
  expect(document.querySelectorAll('main img')).toHaveLength(0)
  expect(rows[0]?.textContent).toMatch(/^MI/)
})

test('the sample profiles speak the person’s language, in the list and in full', async () => {
  await setLanguage('ta')
  const { user } = renderApp('/therapists', therapistsApi())
  const row = await screen.findByRole('button', { name: /Meera Iyer/ })
  expect(row.textContent).toContain('பதற்றமும் மனச்சோர்வும்')
  expect(row.textContent).toContain('சென்னை')
  expect(row.textContent).toContain('கன்னடம்')
  await user.click(row)
  const profile = within(await screen.findByRole('dialog'))
  expect(profile.getByText(/^நான் சென்னையில்/)).toBeTruthy()
  expect(profile.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('ஆங்கிலம், தமிழ், கன்னடம்')
})
