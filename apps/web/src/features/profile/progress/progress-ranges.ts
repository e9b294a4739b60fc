/** How far back My Progress looks, in the order of the specification's list; the first one where the address names none. */
export const progressRanges = ['7d', '30d', '3m', '6m', 'all'] as const
export type ProgressRange = (typeof progressRanges)[number]
