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
