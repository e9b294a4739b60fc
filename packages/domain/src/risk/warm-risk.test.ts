import { beforeEach, expect, test, vi } from 'vitest'

// What was loaded stays loaded: each test begins with a gate that has read nothing.
beforeEach(() => {
  vi.resetModules()
})

test.each([0, 1, 40, 400])('a text is read whole when warming was left after %i slices', async (slices) => {
  const { readRisk, warmRisk } = await import('.')
  const warming = warmRisk('ta')
  for (let i = 0; i < slices; i++) warming.next()
  expect(readRisk('i want to die', 'ta').tier).toBe('crisis')
  expect(readRisk('main marna chahta hu', 'ta').tier).toBe('crisis')
  expect(readRisk('எனக்கு சாகணும்', 'ta').tier).toBe('crisis')
  expect(readRisk('मैं मरना चाहती हूँ', 'ta').tier).toBe('crisis')
})

test('warming goes on after a text came between, and comes to its end', async () => {
  const { readRisk, warmRisk } = await import('.')
  const warming = warmRisk('en')
  warming.next()
  readRisk('hello', 'en')
  expect([...warming].length).toBeLessThan(50)
})
