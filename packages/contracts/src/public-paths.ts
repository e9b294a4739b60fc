/** What the first screen asks for before it has the schemas, which are larger than all else it needs of the wire. */
export const publicPaths = { session: '/api/session', site: '/api/site', health: '/api/health' } as const
