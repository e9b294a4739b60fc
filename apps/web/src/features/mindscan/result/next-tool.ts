import type { ToolId } from '@maitri/contracts'
import { isMarked, type TextReading } from '../../../data/reading'
import { onwardSearch } from './onward-search'

/** The one tool that is offered after a reading; beside words that the gate marks, the one that steadies (`docs/safety.md` S23). Deterministic. */
export function nextTool(reading: TextReading): ToolId {
  if (isMarked(reading.body)) return 'paanch-indriya'
  const { copingTools, mindmitra } = onwardSearch(reading)
  switch (copingTools.for) {
    case 'anxiety':
      return 'paanch-indriya'
    case 'outlook':
      return mindmitra.topic === 'depression' ? 'chhota-kadam' : 'vichaar'
    case 'relaxation':
      if (mindmitra.topic === 'sleep') return 'yoga-nidra'
      return mindmitra.topic === 'stress' ? 'muscle-release' : 'saans'
    case 'mindfulness':
      return reading.body.sentiment === 'positive' ? 'sach-ya-mithya' : 'saans'
    default:
      return 'saans'
  }
}
