/** The screens that the sign-in page leads to: it names no other, so that the first load does not grow with them. */
export const firstPaths = {
  home: '/',
  getStarted: '/get-started',
  help: '/help',
  panic: '/panic',
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
} as const
