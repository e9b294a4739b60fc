/** The shapes of thoughts that are offered (`docs/exercises.md`, tool 6). A person adds their own beside them and takes none away. */
export const thinkingTraps = [
  'mind_reading',
  'catastrophe',
  'all_or_nothing',
  'always_never',
  'only_the_bad',
  'good_does_not_count',
  'feeling_is_fact',
  'must',
  'label',
  'my_fault',
  'comparing',
] as const

export type ThinkingTrap = (typeof thinkingTraps)[number]

/** The trap of an id; null where a record holds a name that the person gave. */
export function findThinkingTrap(name: string): ThinkingTrap | null {
  return thinkingTraps.find((trap) => trap === name) ?? null
}
