import { paths } from '../../config/paths'

export type Place = 'today' | 'mindscan' | 'mindmitra' | 'tools' | 'you'

/** The five places of the bottom bar, in order. */
export const places = [
  { key: 'today', to: paths.home },
  { key: 'mindscan', to: paths.mindscan },
  { key: 'mindmitra', to: paths.mindmitra },
  { key: 'tools', to: paths.copingTools },
  { key: 'you', to: paths.profile },
] as const satisfies readonly { key: Place; to: string }[]

/** What lies behind You: it lists them. */
const behindYou: readonly string[] = [
  paths.profile,
  paths.months,
  paths.therapists,
  paths.insights,
  paths.community,
  paths.moderation,
  paths.safetyPlan,
]

/** The place that a page belongs to; null for those that belong to none, for instance help. */
export function placeOf(path: string): Place | null {
  const isAt = (start: string) => path === start || path.startsWith(`${start}/`)
  if (path === paths.home) return 'today'
  if (behindYou.some(isAt)) return 'you'
  return places.find(({ to }) => to !== paths.home && isAt(to))?.key ?? null
}
