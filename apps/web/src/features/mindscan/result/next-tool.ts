import type { ToolId } from '@maitri/contracts'
import { isHardFeeling } from '@maitri/domain'
import { isMarked, leadingWord, type TextReading } from '../../../data/reading'
import { onwardSearch } from './onward-search'

/**
 * The one tool that is offered after a reading: one that no tip beside it opens, where there is one that fits as well. Beside words that the gate
 * marks, the one that steadies (`docs/safety.md` S23). Deterministic.
 */
export function nextTool(reading: TextReading, opened: readonly ToolId[] = []): ToolId {
  if (isMarked(reading.body)) return 'paanch-indriya'
  const [first, ...others] = fitting(reading)
  return [first, ...others].find((tool) => !opened.includes(tool)) ?? first
}

/** Tools that fit a reading, the best first. */
function fitting(reading: TextReading): [ToolId, ...ToolId[]] {
  const { copingTools, mindmitra } = onwardSearch(reading)
  switch (copingTools.for) {
    case 'anxiety':
      return ['paanch-indriya', 'saans', 'bhramari']
    case 'outlook':
      return mindmitra.topic === 'depression'
        ? ['chhota-kadam', 'vichaar', 'jaali']
        : ['vichaar', 'chhota-kadam', 'jaali']
    case 'relaxation':
      if (mindmitra.topic === 'sleep') return ['yoga-nidra', 'muscle-release', 'saans']
      return mindmitra.topic === 'stress' ? ['muscle-release', 'saans', 'bhramari'] : ['saans', 'muscle-release']
    case 'mindfulness':
      return isLight(reading) ? ['sach-ya-mithya', 'kolam-studio'] : ['saans', 'paanch-indriya']
    default:
      return ['saans', 'muscle-release', 'bhramari']
  }
}

function isLight({ body }: TextReading): boolean {
  const own = leadingWord(body)
  return own ? !isHardFeeling(own) : body.sentiment === 'positive'
}
