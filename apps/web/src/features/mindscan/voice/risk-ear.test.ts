import type { RiskReading } from '@maitri/domain'
import { readRisk } from '@maitri/domain/risk'
import { beforeAll, expect, test } from 'vitest'
import { ensureGate } from '../../../components/crisis-help/gate'
import { createRiskEar } from './risk-ear'

beforeAll(async () => {
  await ensureGate()
})

function listen() {
  const read: string[] = []
  const ear = createRiskEar((text): RiskReading => {
    read.push(text)
    return readRisk(text, 'en')
  })
  return { ear, read }
}

test('words in crisis are heard while someone speaks, also where the pause falls between them', () => {
  const { ear } = listen()
  expect(ear('today was long')).toBe(false)
  expect(ear('today was long and I want to')).toBe(false)
  expect(ear('today was long and I want to kill myself')).toBe(true)
})

test('what has called for help is not read again; what comes after it is', () => {
  const { ear, read } = listen()
  ear('I want to die')
  expect(ear('I want to die')).toBe(true)
  ear('I want to die and then my mother called')
  expect(read).toEqual(['I want to die', ' and then my mother called'])
})

test('nothing is read where nothing was heard', () => {
  const { ear, read } = listen()
  expect(ear('')).toBe(false)
  expect(read).toEqual([])
})
