import type { GroupType } from '@maitri/contracts'

/** What the address of the community can name: a kind of group, and that one is being started; never what someone typed. */
export type CommunitySearch = { type?: GroupType; start?: true }

// Written out, so that the address can be read without the wire of groups, which the first screen does not need.
const types: Record<GroupType, GroupType> = { support: 'support', practice: 'practice', advocacy: 'advocacy' }

export function communitySearch(search: Record<string, unknown>): CommunitySearch {
  const type = Object.values(types).find((one) => one === search.type)
  return { ...(type && { type }), ...(search.start === true && { start: true as const }) }
}
