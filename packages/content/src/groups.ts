import type { GroupType } from '@maitri/contracts'

/** An example group: its name, description and tags stand in the namespace `community`, under `groups.<id>`. */
export type ExampleGroup = {
  id: string
  type: GroupType
  /** The specification's number; who really joined comes on top of it. */
  members: number
  /** The ground of its tile. */
  hue: 'peacock' | 'marigold' | 'lotus' | 'indigo' | 'tulsi' | 'brick'
}

/** The specification's six groups, section 3, in its order. No real person stands behind their numbers, and each is marked as an example. */
export const exampleGroups = [
  { id: 'anxiety-support-circle', type: 'support', members: 1243, hue: 'peacock' },
  { id: 'mindfulness-meditation-group', type: 'practice', members: 956, hue: 'indigo' },
  { id: 'depression-recovery-network', type: 'support', members: 1876, hue: 'tulsi' },
  { id: 'mental-health-advocates', type: 'advocacy', members: 742, hue: 'brick' },
  { id: 'ptsd-peer-support', type: 'support', members: 689, hue: 'lotus' },
  { id: 'art-therapy-collective', type: 'practice', members: 512, hue: 'marigold' },
] as const satisfies readonly ExampleGroup[]

export type ExampleGroupId = (typeof exampleGroups)[number]['id']

/** The example group of that id; null where there is none. */
export function exampleGroup(id: string): (typeof exampleGroups)[number] | null {
  return exampleGroups.find((one) => one.id === id) ?? null
}
