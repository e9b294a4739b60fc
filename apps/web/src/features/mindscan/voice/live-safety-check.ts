import type { RiskReading } from '@maitri/domain'
import { loadedGate } from '../../../safety/gate'

/**
 * Reads the words of one recording as they grow (`docs/safety.md` S1, S3): help comes while someone still speaks. What has called for help once
 * is not read again, so that the panel does not speak anew with every further word. Answers whether anything has called for help so far.
 */
export function createLiveSafetyCheck(assess: (text: string) => RiskReading): (text: string) => boolean {
  let heardUntil = 0
  let lastRead = ''
  return (text) => {
    const fresh = text.slice(heardUntil)
    if (fresh.trim() !== '' && fresh !== lastRead) {
      lastRead = fresh
      if (loadedGate().needsHelp(assess(fresh).tier)) heardUntil = text.length
    }
    return heardUntil > 0
  }
}
