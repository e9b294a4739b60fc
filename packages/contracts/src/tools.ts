/** The twelve coping tools, in the order in which they are shown. */
export const toolIds = [
  'saans',
  'paanch-indriya',
  'muscle-release',
  'yoga-nidra',
  'chhota-kadam',
  'vichaar',
  'bhramari',
  'kolam-studio',
  'chinta-dabba',
  'path-of-lamps',
  'jaali',
  'sach-ya-mithya',
] as const

export type ToolId = (typeof toolIds)[number]

/** The specification's six categories, section 3. */
export const toolCategories = [
  'stress_relief',
  'mindfulness',
  'relaxation',
  'anxiety_management',
  'positive_psychology',
  'games',
] as const

export type ToolCategory = (typeof toolCategories)[number]

/** The routines that come with Maitri; their tools stand in the content. */
export const readyRoutineIds = ['panic_now', 'morning', 'exam_break', 'after_conflict', 'sleep', 'sunday_slow'] as const

export type ReadyRoutineId = (typeof readyRoutineIds)[number]
