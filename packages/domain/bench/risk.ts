import { brotliCompressSync } from 'node:zlib'
import type { Language } from '../src/language'
import { phraseSets } from '../src/risk/__phrases__'
import { type Misses, missesOf } from '../src/risk/__phrases__/misses'
import { lexiconOf } from '../src/risk/lexicon'
import { readRisk } from '../src/risk/read-risk'

/** One line of the table: shares from 0 to 1; `lexiconBytes` is brotli of the words alone. */
export type RiskRow = {
  language: Language
  part: 'tuning' | 'held_out'
  direct: number
  indirect: number
  misspelt: number
  codeMixed: number
  falseAlarms: number
  microsecondsPer200Words: number
  lexiconBytes: number
}

/** The crisis gate on this repository's phrase sets, per language and part (S7). */
export function measureRisk(): RiskRow[] {
  return phraseSets.flatMap((set) => {
    const microseconds = microsecondsPer200Words(Object.values(set.tuning.calm).flat().join('. '), set.language)
    const lexiconBytes = brotliCompressSync(JSON.stringify(lexiconOf[set.language])).length
    return (['tuning', 'held_out'] as const).map((part): RiskRow => {
      const misses = missesOf(set[part], set.language)
      return {
        language: set.language,
        part,
        direct: 1 - shareOf(misses.direct),
        indirect: 1 - shareOf(misses.indirect),
        misspelt: 1 - shareOf(misses.misspelt),
        codeMixed: 1 - shareOf(misses.code_mixed),
        falseAlarms: shareOf(misses.calm),
        microsecondsPer200Words: microseconds,
        lexiconBytes,
      }
    })
  })
}

function shareOf({ count, missed }: Misses['calm']): number {
  return missed.length / count
}

const batches = 20
const readingsPerBatch = 25

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
