import { deleteThread, readTherapists, readThread, sendTherapistMessage } from '@maitri/contracts'
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { belongTo } from '../../../safety/crisis-owner'
import { renderApp } from '../../../testing/render-app'
import { listed, signedInApi, therapistsApi } from '../testing/therapists-api'

// The first of a file opens the whole app for the first time, beside others' work.
configure({ asyncUtilTimeout: 25_000 })

beforeEach(() => belongTo('somebody else'))

const address = '/therapists?therapist=meera-iyer&form=message'
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
const write = async (text: string) => fireEvent.change(await field(), { target: { value: text } })
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send Message' }))
const sentAt = '2026-11-01T08:00:00.000Z'

test('a message is required; an example says that nobody will answer', async () => {
  const api = signedInApi()
  renderApp(address, api)
  await field()
  expect(screen.getByText(/^This is a sample profile, so nobody will reply/)).toBeTruthy()
  press()
  expect(await screen.findByText('Please write a message')).toBeTruthy()
  expect(document.activeElement).toBe(await field())
  expect(api.calls(sendTherapistMessage)).toEqual([])
})

test('a message whose answer was lost is sent once more with the same id, then stands in the thread', async () => {
  const api = signedInApi()
  api.disconnect(sendTherapistMessage)
  renderApp(address, api)
  await write('Do you have a quiet room?')
  press()
  expect(await screen.findByText(/it won't be sent twice/)).toBeTruthy()
  expect((await field()).value).toBe('Do you have a quiet room?')
  api.answer(sendTherapistMessage, ({ body }) => {
    const message = { id: body.id, author: 'person' as const, text: body.text, sentAt }
    api.answer(readThread, { messages: [message] })
    return message
  })
  press()
  const thread = within(await screen.findByRole('list', { name: 'Your messages' }))
  expect(thread.getByText('Do you have a quiet room?')).toBeTruthy()
  expect(screen.getByText('Message saved to your account. Nobody will reply.')).toBeTruthy()
  expect((await field()).value).toBe('')
  const [first, second, ...others] = api.calls(sendTherapistMessage)
  expect(second).toEqual(first)
  expect(others).toEqual([])
})

test('the thread is deleted after a question that says what the therapist keeps', async () => {
  const api = signedInApi()
  api.answer(readThread, {
    messages: [{ id: '0b8de3c4-5a0f-4d53-8a0e-4f6d2c1b9a70', author: 'person', text: 'tea', sentAt }],
  })
  api.answer(deleteThread, () => {
    api.answer(readThread, { messages: [] })
    return undefined
  })
  renderApp(address, api)
  fireEvent.click(await screen.findByRole('button', { name: 'Delete messages' }))
  expect(screen.getByText(/Emails they got stay with them/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Keep them' }))
  expect(api.calls(deleteThread)).toEqual([])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete messages' }))
  fireEvent.click(screen.getByRole('button', { name: 'Delete messages' }))
  fireEvent.click(screen.getByRole('button', { name: 'Yes, delete them' }))
  expect(await screen.findByText('Messages deleted.')).toBeTruthy()
  expect(screen.queryByText('tea')).toBeNull()
  expect(api.calls(deleteThread)).toMatchObject([{ params: { id: 'meera-iyer' } }])
})

test('a real therapist’s page says when an answer can be expected, and shows what came', async () => {
  const [first, ...others] = listed
  if (!first) throw new Error('The examples are not there')
  const api = signedInApi()
  api.answer(readTherapists, { therapists: [{ ...first, isExample: false, answersWithinHours: 48 }, ...others] })
  const id = '0b8de3c4-5a0f-4d53-8a0e-4f6d2c1b9a70'
  api.answer(readThread, { messages: [{ id, author: 'therapist', text: 'Yes, on the first floor.', sentAt }] })
  renderApp(address, api)
  expect(await screen.findByText('Expect a reply within 48 hours.')).toBeTruthy()
  expect(await screen.findByText('Yes, on the first floor.')).toBeTruthy()
  expect(screen.getByText(/^Dr\. Meera Iyer, Sun, 1 Nov, /)).toBeTruthy()
})

test('words that ask for help bring the lines and are not sent until the person presses again', async () => {
  const api = signedInApi()
  api.answer(sendTherapistMessage, ({ body }) => ({ id: body.id, author: 'person' as const, text: body.text, sentAt }))
  renderApp(address, api)
  await write('i want to die')
  press()
  expect(await screen.findByText(/^We haven't sent anything yet/)).toBeTruthy()
  expect(within(screen.getByRole('dialog')).getByRole('link', { name: /Call 14416/ })).toBeTruthy()
  expect(api.calls(sendTherapistMessage)).toEqual([])
  press()
  expect(await screen.findByText(/^Message saved to your account/)).toBeTruthy()
})

test('a guest is told what a message needs, and a draft of theirs stays on the device', async () => {
  const app = renderApp(address, therapistsApi())
  await write('Do you speak Tamil?')
  expect(screen.getByText(/^You need an account to send messages/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send Message' })).toBeNull()
  app.unmount()
  renderApp(address, therapistsApi())
  expect((await field()).value).toBe('Do you speak Tamil?')
})

test('what another tab writes in the same message stands here too, so that neither writes over the other', async () => {
  const api = therapistsApi()
  const { session } = renderApp(address, api)
  await session.ready()
  act(() => session.continueAsGuest())
  await write('Do you have')
  const name = 'therapistMessageDraft_meera-iyer_guest'
  await waitFor(() => expect(localStorage.getItem(name)).toContain('Do you have'))
  const newValue = JSON.stringify({ id: 'from-beside', text: 'Do you have a quiet room?' })
  localStorage.setItem(name, newValue)
  dispatchEvent(new StorageEvent('storage', { key: name, newValue }))
  await waitFor(async () => expect((await field()).value).toBe('Do you have a quiet room?'))
})
