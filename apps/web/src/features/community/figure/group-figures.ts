import { type ExampleGroupId, exampleGroup } from '@maitri/content/groups'
import type { DrawnFigure } from '../../../components/kolam/kolam-drawing'
import drawn from './drawn/groups.json'

// What JSON is read as knows no tuples.
const figures = drawn as unknown as { together: DrawnFigure; examples: Record<ExampleGroupId, DrawnFigure> }

/**
 * The figure of the page, drawn beforehand like those of the examples: growing them would cost a phone its first paint. The test beside
 * this grows them anew and compares; `vitest -u` writes them after a change.
 */
export const togetherFigure = figures.together

/** An example group's own figure; null of a created one, which is grown from its id. */
export function exampleFigure(id: string): DrawnFigure | null {
  const example = exampleGroup(id)
  return example && figures.examples[example.id]
}
