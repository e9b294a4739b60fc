import { expect, test, vi } from 'vitest'

test('a text sent the moment the gate is there is read whole, in a language that is not the page’s', async () => {
  const { ensureGate, loadedGate } = await import('./gate')
  await ensureGate()
  expect(loadedGate().readRisk('எனக்கு சாகணும்', 'en').tier).toBe('crisis')
})

test('a text is never let past a gate that is not there', async () => {
  vi.resetModules()
  const { loadedGate } = await import('./gate')
  expect(() => loadedGate()).toThrow('ensureGate')
})
