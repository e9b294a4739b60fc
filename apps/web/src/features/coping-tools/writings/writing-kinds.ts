import type { ToolWriting } from '@maitri/contracts'

export type WritingKind = ToolWriting['kind']

export type WritingOf<Kind extends WritingKind> = Extract<ToolWriting, { kind: Kind }>

/** The kinds in the order in which the list shows them. */
export const writingKinds = [
  'small_step',
  'thought_record',
  'worry',
  'good_things',
  'kolam',
  'sankalpa',
  'own_trap',
  'group_prompt',
] as const satisfies readonly WritingKind[]

/** The words by which a person knows a writing again; empty for a kolam and for what was left without words. */
export function nameOf(writing: ToolWriting): string {
  switch (writing.kind) {
    case 'small_step':
      return writing.action
    case 'thought_record':
      return [writing.thought, writing.happened, writing.fairThought, writing.feeling].find((text) => text.trim()) ?? ''
    case 'worry':
    case 'sankalpa':
      return writing.text
    case 'good_things':
      return writing.things.map(({ what, why }) => what.trim() || why.trim()).join(', ')
    case 'group_prompt':
      return writing.question
    case 'own_trap':
      return writing.name
    case 'kolam':
      return writing.feeling
  }
}
