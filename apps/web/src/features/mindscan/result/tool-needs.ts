/** What a person may look for among the coping tools; each is one of the categories of the specification's section 3. */
export const toolNeeds = ['stress', 'anxiety', 'relaxation', 'mindfulness', 'outlook'] as const

export type ToolNeed = (typeof toolNeeds)[number]
