import { expect, test, vi } from 'vitest'

test('a text sent the moment the gate is there is read whole, in a language that is not the page’s', async () => {
  const { ensureGate, loadedGate } = await import('./gate')
  await ensureGate()
  expect(loadedGate().readRisk('எனக்கு சாகணும்', 'en').tier).toBe('crisis')
})

test('the gate comes after the screen that has a field, without being awaited', async () => {
  vi.resetModules()
  const { loadGateAfterScreen, loadedGate } = await import('./gate')
  loadGateAfterScreen()
  expect(() => loadedGate()).toThrow('ensureGate')
  await vi.waitFor(() => expect(loadedGate().readRisk('I want to die', 'en').tier).toBe('crisis'), 10_000)
})

test('a text is never let past a gate that is not there', async () => {
  vi.resetModules()
  const { loadedGate } = await import('./gate')
  expect(() => loadedGate()).toThrow('ensureGate')
})
