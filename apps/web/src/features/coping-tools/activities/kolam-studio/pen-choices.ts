import type { StepNumber } from '../../player/activity'
import type { Tool } from './drawing-board'
import type { Powder } from './powders'

/** Widths of the brush in steps of the grid. */
export const widths = { fine: 0.09, middle: 0.18, large: 0.42 } as const
export type Width = keyof typeof widths

export type HandChoice = { tool: Tool; colour: Powder; width: Width }

type DrawingStep = Extract<StepNumber, 2 | 3 | 4>

/** What each step offers, and what it begins with. */
export const stepTools: Record<DrawingStep, { tools: readonly Tool[]; hasColours: boolean; first: HandChoice }> = {
  2: {
    tools: ['weave', 'free', 'dots', 'rub'],
    hasColours: false,
    first: { tool: 'weave', colour: 'flour', width: 'middle' },
  },
  3: {
    tools: ['free', 'fill', 'rub'],
    hasColours: true,
    first: { tool: 'fill', colour: 'marigold', width: 'large' },
  },
  4: {
    tools: ['free', 'dots', 'fill', 'rub'],
    hasColours: true,
    first: { tool: 'free', colour: 'flour', width: 'fine' },
  },
}

export const isDrawingStep = (step: StepNumber): step is DrawingStep => step > 1 && step < 5
