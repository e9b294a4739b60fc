import { paths } from '../../config/paths'

/** What the router tells of a place: its path and its search, read already. */
export type Place = { pathname: string; search: Record<string, unknown> }

/** A screen of one thing, by the path that comes before its id. */
const onePath = { article: `${paths.insights}/`, group: `${paths.community}/` }

/**
 * The one thing that a screen is about, as `data-shared` names it on every picture of that thing; null where it is about none. A picture
 * that two screens share grows from the one into the other.
 */
export function sharedKey({ pathname, search }: Place): string | null {
  const { tool, therapist } = search
  if ((pathname === paths.copingTools || pathname === paths.exercise) && typeof tool === 'string') return `tool:${tool}`
  if (pathname === paths.therapists && typeof therapist === 'string') return `therapist:${therapist}`
  for (const [kind, before] of Object.entries(onePath))
    if (pathname.startsWith(before)) return `${kind}:${decodeURIComponent(pathname.slice(before.length))}`
  return null
}
