import { act, screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { belongTo } from '../safety/crisis-owner'
import { renderApp, signedOutApi } from './render-app'

/** Somebody who has been here, with nothing of who came before, on a clock that the test moves on. For `beforeEach`. */
export function prepareChat() {
  localStorage.setItem('isAuthenticated', 'true')
  belongTo('someone before')
  sessionStorage.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  return () => vi.useRealTimers()
}

/** The chat in the whole app, as soon as what was said before is there. */
export async function openChat(path = '/mindmitra', api = signedOutApi()) {
  const app = renderApp(path, api)
  const field = (await screen.findByRole('textbox', { name: 'Your message' })) as HTMLTextAreaElement
  const log = screen.getByRole('log', { name: 'Conversation with Mindmitra' })
  await waitFor(() => expect(log.getAttribute('aria-busy')).toBe('false'))
  return { ...app, field, log, said: () => saidIn(log) }
}

export type Chat = Awaited<ReturnType<typeof openChat>>

/** All bubbles, with who said them. */
const saidIn = (log: HTMLElement) => [...log.querySelectorAll('[data-message]')].map((row) => row.textContent ?? '')

export const repliesIn = (log: HTMLElement) => saidIn(log).filter((text) => text.startsWith('Mindmitra: '))

export async function send({ user, field }: Pick<Chat, 'user' | 'field'>, text: string) {
  await user.click(field)
  await user.paste(text)
  await user.keyboard('{Enter}')
}

/** Moves the test's clock on. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
