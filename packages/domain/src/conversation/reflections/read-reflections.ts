import { labelReader } from '../../replies/word-tables'
import { type Reflection, reflections } from './reflections'
import { reflectionTables } from './words/tables'

const labelsIn = labelReader(reflectionTables)

/** What a message tells, in the order of `reflections`; empty where nothing of it is known. Linear in the text's length. */
export function reflectionsIn(text: string): readonly Reflection[] {
  const told = labelsIn(text)
  return reflections.filter((reflection) => told.has(reflection))
}
