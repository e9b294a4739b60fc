import type { RiskReading } from '@maitri/domain'
import { readRisk } from '@maitri/domain/risk'
import { beforeAll, expect, test } from 'vitest'
import { ensureGate } from '../../../safety/gate'
import { createLiveSafetyCheck } from './live-safety-check'

beforeAll(async () => {
  await ensureGate()
})

function listen() {
  const read: string[] = []
  const check = createLiveSafetyCheck((text): RiskReading => {
    read.push(text)
    return readRisk(text, 'en')
  })
  return { check, read }
}

test('words in crisis are heard while someone speaks, also where the pause falls between them', () => {
  const { check } = listen()
  expect(check('today was long')).toBe(false)
  expect(check('today was long and I want to')).toBe(false)
  expect(check('today was long and I want to kill myself')).toBe(true)
})

test('what has called for help is not read again; what comes after it is', () => {
  const { check, read } = listen()
  check('I want to die')
  expect(check('I want to die')).toBe(true)
  check('I want to die and then my mother called')
  expect(read).toEqual(['I want to die', ' and then my mother called'])
})

test('nothing is read where nothing was heard', () => {
  const { check, read } = listen()
  expect(check('')).toBe(false)
  expect(read).toEqual([])
})
