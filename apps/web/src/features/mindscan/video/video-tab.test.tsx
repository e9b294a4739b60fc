import { readSession, readSite } from '@maitri/contracts'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildUser } from '../../../testing/build-user'
import { exampleSite, renderApp, signedOutApi } from '../../../testing/render-app'

const { createObjectURL, revokeObjectURL } = URL

beforeEach(() => {
  // What jsdom has not: it plays nothing, so the address of a film may be any.
  URL.createObjectURL = () => 'blob:film'
  URL.revokeObjectURL = () => undefined
})

afterEach(() => {
  URL.createObjectURL = createObjectURL
  URL.revokeObjectURL = revokeObjectURL
})

type Setting = { isSignedIn?: boolean; site?: Partial<typeof exampleSite> }

async function openVideoTab({ isSignedIn = false, site = {} }: Setting = {}) {
  const api = signedOutApi()
  api.answer(readSite, { ...exampleSite, ...site })
  if (isSignedIn) api.answer(readSession, { user: buildUser() })
  else localStorage.setItem('isAuthenticated', 'true')
  const app = renderApp('/mindscan', api)
  await app.user.click(await screen.findByRole('tab', { name: 'Video' }))
  await screen.findByRole('button', { name: 'Upload Video' })
  return app
}

function buildFilm(type = 'video/mp4', size = 2_000): File {
  const film = new File(['film'], 'evening.mp4', { type })
  Object.defineProperty(film, 'size', { value: size })
  return film
}

/** By event rather than by the user's hand, which would leave out what the picker's filter does. */
const choose = (film: File) => fireEvent.change(screen.getByLabelText('Film to upload'), { target: { files: [film] } })

test('before the camera is asked for, a sentence says why', async () => {
  await openVideoTab()
  expect(screen.getByText(/Maitri asks for your camera and microphone/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Analyze Video' })).toBeNull()
})

test('a camera that cannot be used is said on the page', async () => {
  const { user } = await openVideoTab()
  await user.click(screen.getByRole('button', { name: 'Turn on the camera' }))
  expect(
    await screen.findByText('Could not access camera. Please check your permissions or try a different browser.'),
  ).toBeDefined()
  expect(screen.getByRole('button', { name: 'Turn on the camera' })).toBeDefined()
})

test.each([
  ['a file that is no film', buildFilm('audio/mpeg'), 'Please upload a valid video file'],
  ['more than 100 MB', buildFilm('video/mp4', 104_857_601), 'Video file size should be less than 100MB'],
])('%s is refused', async (_, film, text) => {
  await openVideoTab()
  choose(film)
  expect(await screen.findByText(text)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Analyze Video' })).toBeNull()
})

test('a film can be dropped', async () => {
  await openVideoTab()
  fireEvent.drop(screen.getByRole('region', { name: 'Upload a film' }), { dataTransfer: { files: [buildFilm()] } })
  expect(await screen.findByRole('button', { name: 'Analyze Video' })).toBeDefined()
})

test('an uncommon type is tried, with a warning; Reset gives it up', async () => {
  const { user } = await openVideoTab()
  choose(buildFilm('video/x-matroska'))
  expect(await screen.findByText(/This type of film is less common/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(await screen.findByRole('button', { name: 'Upload Video' })).toBeDefined()
})

test('a film that holds nothing is no film', async () => {
  const { user } = await openVideoTab()
  choose(buildFilm('video/mp4', 0))
  await user.click(await screen.findByRole('button', { name: 'Analyze Video' }))
  expect(await screen.findByText('Please upload or record a video first')).toBeDefined()
})

test('the film is found again after a look at the other tab', async () => {
  const { user } = await openVideoTab()
  choose(buildFilm())
  await screen.findByRole('button', { name: 'Analyze Video' })
  await user.click(screen.getByRole('tab', { name: 'Voice' }))
  await user.click(screen.getByRole('tab', { name: 'Video' }))
  expect(await screen.findByRole('button', { name: 'Analyze Video' })).toBeDefined()
})

test('where no service is set up, nothing is offered that would send the film', async () => {
  await openVideoTab({ isSignedIn: true })
  choose(buildFilm())
  await screen.findByRole('button', { name: 'Analyze Video' })
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('a guest hears that words need an account', async () => {
  await openVideoTab({ site: { transcription: 'gladia' } })
  choose(buildFilm())
  expect(await screen.findByText(/Hearing what you say needs an account/)).toBeDefined()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('to whom the sound goes is said once a session, and agreed to for each film', async () => {
  const { user } = await openVideoTab({ isSignedIn: true, site: { transcription: 'gladia' } })
  choose(buildFilm())
  const box = await screen.findByRole('checkbox', { name: 'Also hear what I say (Gladia)' })
  await user.click(box)
  expect(await screen.findByText(/the sound of this film is sent to Gladia/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Keep it here' }))
  expect(box).toHaveProperty('checked', false)

  await user.click(box)
  await user.click(screen.getByRole('button', { name: 'I agree for this film' }))
  expect(box).toHaveProperty('checked', true)

  await user.click(screen.getByRole('button', { name: 'Reset' }))
  choose(buildFilm())
  const next = await screen.findByRole('checkbox', { name: 'Also hear what I say (Gladia)' })
  expect(next, 'the next film is asked for anew').toHaveProperty('checked', false)
  await user.click(next)
  expect(next, 'without the sheet, which was read').toHaveProperty('checked', true)
})

test('an analysis can be cancelled, and the film stays', async () => {
  const { user } = await openVideoTab()
  choose(buildFilm())
  await user.click(await screen.findByRole('button', { name: 'Analyze Video' }))
  expect(await screen.findByRole('progressbar', { name: 'Reading your film' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('button', { name: 'Analyze Video' })).toBeDefined()
})
