import { execFileSync } from 'node:child_process'
import { type Language, languages } from '../../src/language'
import { readRisk } from '../../src/risk/read-risk'
import { readPhrases } from './phrases'

const batches = 20
const readingsPerBatch = 25

/** Microseconds for 200 words of calm phrases, by language. */
export function measureCost(): { language: Language; microsecondsPer200Words: number }[] {
  const phrases = readPhrases('train').filter(({ label }) => label === 'calm.everyday')
  return languages.map((language) => {
    const sample = phrases.filter(({ folder }) => folder === language).map(({ text }) => text)
    return { language, microsecondsPer200Words: microsecondsPer200Words(sample.join('. '), language) }
  })
}

/** The quickest batch: what else the machine does is no property of the gate. */
function microsecondsPer200Words(sample: string, language: Language): number {
  const words = sample.split(' ')
  const text = Array.from({ length: 200 }, (_, i) => words[i % words.length]).join(' ')
  const times = Array.from({ length: batches }, () => {
    const startedAt = performance.now()
    for (let i = 0; i < readingsPerBatch; i++) readRisk(text, language)
    return (performance.now() - startedAt) / readingsPerBatch
  })
  return Math.round(Math.min(...times) * 1000)
}

/** Processor time in milliseconds until the first text of a script has been read, in a process that has read none of it. */
export type FirstUseRow = { script: string; milliseconds: number }

const firstTexts = {
  latin: 'i want to die',
  devanagari: 'मैं मरना चाहती हूँ',
  bengali: 'আমি মরে যেতে চাই',
  gujarati: 'મારે મરી જવું છે',
  tamil: 'எனக்கு சாகணும்',
  telugu: 'చనిపోవాలని ఉంది',
  kannada: 'ನನಗೆ ಸಾಯಬೇಕು',
}
const processes = 5

/** What a person waits for who writes before the gate was warmed, by script. */
export function measureFirstUse(): FirstUseRow[] {
  const runs = Array.from({ length: processes }, firstUseInNewProcess)
  return Object.keys(firstTexts).map((script) => ({
    script,
    milliseconds: Math.round(Math.min(...runs.map((run) => run[script] ?? 0)) * 10) / 10,
  }))
}

/** Loads the same sources in a process of its own, since what was loaded once stays loaded. */
function firstUseInNewProcess(): Record<string, number> {
  const gate = JSON.stringify(new URL('../../src/risk/read-risk.ts', import.meta.url).href)
  const program = `
    const { readRisk } = await import(${gate})
    const times = {}
    for (const [script, text] of Object.entries(${JSON.stringify(firstTexts)})) {
      const before = process.cpuUsage()
      readRisk(text, 'en')
      const { user, system } = process.cpuUsage(before)
      times[script] = (user + system) / 1000
    }
    console.log(JSON.stringify(times))`
  const arguments_ = ['--import', 'tsx', '--input-type=module', '--eval', program]
  return JSON.parse(execFileSync(process.execPath, arguments_, { encoding: 'utf8' })) as Record<string, number>
}
