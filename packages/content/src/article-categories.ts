/** The specification's five categories, section 3, in the order of their buttons. */
export const articleCategories = ['Technology', 'Treatment', 'Practice', 'Research', 'Wellness'] as const

export type ArticleCategory = (typeof articleCategories)[number]
