import type { CountedPart } from '@maitri/contracts'
import { paths } from '../../config/paths'

const places: readonly [path: string, part: CountedPart][] = [
  [paths.mindscan, 'mindscan'],
  [paths.therapists, 'therapists'],
  [paths.copingTools, 'coping_tools'],
  [paths.mindmitra, 'mindmitra'],
  [paths.insights, 'insights'],
  [paths.community, 'community'],
  [paths.profile, 'profile'],
]

/** Which counted part an address belongs to; null of every other one, help and the safety plan among them. */
export function countedPartOf(pathname: string): CountedPart | null {
  if (pathname === paths.home) return 'home'
  return places.find(([path]) => pathname === path || pathname.startsWith(`${path}/`))?.[1] ?? null
}
