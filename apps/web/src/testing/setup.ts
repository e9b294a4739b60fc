import { onlineManager } from '@tanstack/react-query'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { startI18n } from '../lib/i18n/i18n'

await startI18n('en')

// Screens and their words are loaded when first asked for; on a busy machine that takes longer than the default second.
configure({ asyncUtilTimeout: 10_000 })

// What jsdom has not, and the app takes for granted.
window.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined
HTMLElement.prototype.hidePopover ??= () => undefined
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false
}
window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** What went to the console as an error: a test that makes one fails. */
const complaints: unknown[][] = []
console.error = (...complaint: unknown[]) => complaints.push(complaint)

beforeEach(() => {
  complaints.length = 0
  localStorage.clear()
  sessionStorage.clear()
  // All files share react-query, and it remembers that a test took the network away.
  onlineManager.setOnline(true)
})

afterEach(() => {
  cleanup()
  expect(complaints, 'errors on the console').toEqual([])
})

// All files of a worker share its window and what comes from npm; our own modules, and what they remember, are new to each.
afterAll(() => vi.resetModules())
