import { readSession, readSite } from '@maitri/contracts'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildUser } from '../../../testing/build-user'
import { exampleSite, renderApp, signedOutApi } from '../../../testing/render-app'

const { createObjectURL, revokeObjectURL } = URL

beforeEach(() => {
  // What jsdom has not: it plays nothing, so the address of a video may be any.
  URL.createObjectURL = () => 'blob:video'
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

function buildVideo(type = 'video/mp4', size = 2_000): File {
  const video = new File(['video'], 'evening.mp4', { type })
  Object.defineProperty(video, 'size', { value: size })
  return video
}

/** By event rather than by the user's hand, which would leave out what the picker's filter does. */
const choose = (video: File) =>
  fireEvent.change(screen.getByLabelText('Video to upload'), { target: { files: [video] } })

test('before the camera is asked for, a sentence says why', async () => {
  await openVideoTab()
  expect(screen.getByText(/Maitri needs your camera and microphone/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Analyze Video' })).toBeNull()
})

test('a camera that cannot be used is said on the page', async () => {
  const { user } = await openVideoTab()
  await user.click(screen.getByRole('button', { name: 'Turn on camera' }))
  expect(
    await screen.findByText('Could not access camera. Please check your permissions or try a different browser.'),
  ).toBeDefined()
  expect(screen.getByRole('button', { name: 'Turn on camera' })).toBeDefined()
})

test.each([
  ['a file that is no video', buildVideo('audio/mpeg'), 'Please upload a valid video file'],
  ['more than 100 MB', buildVideo('video/mp4', 104_857_601), 'Video file size should be less than 100MB'],
])('%s is refused', async (_, video, text) => {
  await openVideoTab()
  choose(video)
  expect(await screen.findByText(text)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Analyze Video' })).toBeNull()
})

test('a video can be dropped', async () => {
  await openVideoTab()
  fireEvent.drop(screen.getByRole('region', { name: 'Upload a video' }), { dataTransfer: { files: [buildVideo()] } })
  expect(await screen.findByRole('button', { name: 'Analyze Video' })).toBeDefined()
})

test('an uncommon type is tried, with a warning; Reset gives it up', async () => {
  const { user } = await openVideoTab()
  choose(buildVideo('video/x-matroska'))
  expect(await screen.findByText(/This type of video is less common/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(await screen.findByRole('button', { name: 'Upload Video' })).toBeDefined()
})

test('a video that holds nothing is no video', async () => {
  const { user } = await openVideoTab()
  choose(buildVideo('video/mp4', 0))
  await user.click(await screen.findByRole('button', { name: 'Analyze Video' }))
  expect(await screen.findByText('Please upload or record a video first')).toBeDefined()
})

test('the video is found again after a look at the other tab', async () => {
  const { user } = await openVideoTab()
  choose(buildVideo())
  await screen.findByRole('button', { name: 'Analyze Video' })
  await user.click(screen.getByRole('tab', { name: 'Voice' }))
  await user.click(screen.getByRole('tab', { name: 'Video' }))
  expect(await screen.findByRole('button', { name: 'Analyze Video' })).toBeDefined()
})

test('where no service is set up, nothing is offered that would send the video', async () => {
  await openVideoTab({ isSignedIn: true })
  choose(buildVideo())
  await screen.findByRole('button', { name: 'Analyze Video' })
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('a guest hears that words need an account', async () => {
  await openVideoTab({ site: { transcription: 'gladia' } })
  choose(buildVideo())
  expect(await screen.findByText(/You need an account for us to hear what you say/)).toBeDefined()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('to whom the sound goes is said once a session, and agreed to for each video', async () => {
  const { user } = await openVideoTab({ isSignedIn: true, site: { transcription: 'gladia' } })
  choose(buildVideo())
  const box = await screen.findByRole('checkbox', { name: 'Also listen to what I say (Gladia)' })
  await user.click(box)
  expect(await screen.findByText(/we send the sound of this video to Gladia/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Keep it here' }))
  expect(box).toHaveProperty('checked', false)

  await user.click(box)
  await user.click(screen.getByRole('button', { name: 'Agree for this video' }))
  expect(box).toHaveProperty('checked', true)

  await user.click(screen.getByRole('button', { name: 'Reset' }))
  choose(buildVideo())
  const next = await screen.findByRole('checkbox', { name: 'Also listen to what I say (Gladia)' })
  expect(next, 'the next video is asked for anew').toHaveProperty('checked', false)
  await user.click(next)
  expect(next, 'without the sheet, which was read').toHaveProperty('checked', true)
})

test('an analysis can be cancelled, and the video stays', async () => {
  const { user } = await openVideoTab()
  choose(buildVideo())
  await user.click(await screen.findByRole('button', { name: 'Analyze Video' }))
  expect(await screen.findByRole('progressbar', { name: 'Analysing your video' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('button', { name: 'Analyze Video' })).toBeDefined()
})
