import { publicTextReasons } from '@maitri/domain'
import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { moment, recordId } from './fields'
import { line, lines, name } from './text'

/** The specification's three kinds of community, in the order of their filters. */
export const groupTypes = ['support', 'practice', 'advocacy'] as const
export type GroupType = (typeof groupTypes)[number]

/** The most characters of a group's name. */
export const groupNameMaxLength = 80
/** The most characters of a group's description. */
export const groupDescriptionMaxLength = 600
/** The most characters of one tag. */
export const groupTagMaxLength = 30
/** The most tags of a group. */
export const groupMaxTags = 8
/** The fewest letters and digits of a pseudonym. */
export const pseudonymMinLetters = 2
/** The most characters of a pseudonym. */
export const pseudonymMaxLength = 40

/** What two spellings of one pseudonym have in common: letters, marks and digits, without case, spaces and signs. */
export const pseudonymKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** Whether a pseudonym is the account's name, its address, or the part before the @. */
export function isAccountName(pseudonym: string, account: { displayName: string; email: string }): boolean {
  const { displayName, email } = account
  const own = [displayName, email, email.split('@')[0] ?? email]
  return own.some((name) => pseudonymKey(name) === pseudonymKey(pseudonym))
}

/** What its creator says of a group. */
export const groupWords = z.object({
  name: line(groupNameMaxLength, 1),
  description: lines(groupDescriptionMaxLength).check(z.trim(), z.minLength(1)),
  type: z.enum(groupTypes),
  tags: z.array(line(groupTagMaxLength, 1)).check(z.maxLength(groupMaxTags)),
})

export type GroupWords = z.infer<typeof groupWords>

/** What the others of a group read; never the account's name or address. */
export const pseudonym = line(pseudonymMaxLength, 0).check(
  z.refine((text) => pseudonymKey(text).length >= pseudonymMinLetters),
)

/** The most open groups of one account. */
export const openGroupsMax = 2
/** Reports by so many verified accounts hide a group until a moderator has looked. */
export const reportsUntilHidden = 3

/**
 * Why nobody but its creator sees a group: no moderator is named here, the creator's address is not verified or they may not write for
 * others, it waits for a moderator, or a moderator hid or removed it.
 */
export const reviewStates = ['unmoderated', 'unverified', 'suspended', 'waiting', 'hidden', 'removed'] as const
export type ReviewState = (typeof reviewStates)[number]

/** A rule by which a text was held or taken down. */
export const publicTextReason = z.enum(publicTextReasons)

/** A group as one person sees it. */
export const group = z.object({
  /** Of a created group a UUID made on the device; of an example group its name in `packages/content`. */
  id: z.string(),
  /** Null of the example groups, whose words stand in `packages/content`. */
  words: z.nullable(groupWords),
  /** Who really joined; of an example group the specification's number plus who really joined. */
  members: z.int(),
  /** From then on nobody can join, and only its members and its creator see it. */
  closedAt: z.nullable(moment),
  /** Whether the person created it. */
  isOwn: z.boolean(),
  /** Told to its creator alone; null where others see it. */
  review: z.nullable(z.object({ state: z.enum(reviewStates), reasons: z.array(publicTextReason) })),
  /** Whether the person hid it for themselves. */
  isHidden: z.boolean(),
  /** Null where the person is no member, or nobody is signed in. */
  membership: z.nullable(z.object({ pseudonym: z.string(), joinedAt: moment })),
})

export type Group = z.infer<typeof group>

/** A group with its members, who see one another by pseudonym in the order in which they joined; null for everybody else. */
export const groupWithMembers = z.object({
  group,
  pseudonyms: z.nullable(z.array(z.string())),
})

export type GroupWithMembers = z.infer<typeof groupWithMembers>

const params = z.object({ id: name(60) })
const groups = z.object({
  groups: z.array(group),
  /** What to ask for the next page with; null on the last. */
  next: z.nullable(z.string()),
  /** Whether a moderator is named here; where none is, a created group is seen by its creator alone. */
  isModerated: z.boolean(),
  isModerator: z.boolean(),
})
export type GroupList = z.infer<typeof groups>
/** The id of the last group of the page before; none for the first page, which has the examples and what is the person's own. */
const page = z.object({ after: z.optional(recordId) })

export const listGroups = endpoint({
  method: 'GET',
  path: '/api/groups',
  access: 'public',
  summary: 'The groups that can be joined, in pages: the six examples, then created ones, newest first',
  query: page,
  response: groups,
})
export const listOwnGroups = endpoint({
  method: 'GET',
  path: '/api/me/groups',
  access: 'person',
  summary: 'The same groups; the first page has all that the person joined or created, closed ones too',
  query: page,
  response: groups,
})
export const readGroup = endpoint({
  method: 'GET',
  path: '/api/groups/{id}',
  access: 'public',
  summary: 'One group',
  params,
  response: groupWithMembers,
})
export const readOwnGroup = endpoint({
  method: 'GET',
  path: '/api/me/groups/{id}',
  access: 'person',
  summary: 'One group, with its members where the person is one of them',
  params,
  response: groupWithMembers,
})
/**
 * Words that other people would read are refused with `text_refused`: each of `fields` names one, with the rule as its code. `quota_reached`
 * where the account has as many open groups as one may. `id` is made on the device, so that a repeated request creates
 * once. The creator joins at once.
 */
export const createGroup = endpoint({
  method: 'POST',
  path: '/api/groups',
  access: 'person',
  summary: 'Start a group',
  body: z.object({ id: recordId, ...groupWords.shape, pseudonym }),
  response: group,
})
/** Only its creator can; everybody else is told that there is none. */
export const editGroup = endpoint({
  method: 'PATCH',
  path: '/api/groups/{id}',
  access: 'person',
  summary: 'Change the words of a group',
  params,
  body: groupWords,
  response: group,
})
/** Closing twice changes nothing the second time. */
export const closeGroup = endpoint({
  method: 'POST',
  path: '/api/groups/{id}/close',
  access: 'person',
  summary: 'Close a group for good',
  params,
  response: group,
})
/**
 * Joins, or changes the pseudonym of who is in; repeating it changes nothing. Refuses a pseudonym with the field `pseudonym`: by
 * `invalid_request` where it is the account's name or address, by `conflict` where somebody in this group has it. `conflict` without a
 * field says that the group is closed.
 */
export const joinGroup = endpoint({
  method: 'PUT',
  path: '/api/groups/{id}/membership',
  access: 'person',
  summary: 'Join a group, or change the pseudonym there',
  params,
  body: z.object({ pseudonym }),
  response: group,
})
/** Leaving twice changes nothing the second time. */
export const leaveGroup = endpoint({
  method: 'DELETE',
  path: '/api/groups/{id}/membership',
  access: 'person',
  summary: 'Leave a group',
  params,
  response: group,
})

/** What somebody can say is wrong with a group. */
export const reportReasons = ['harm', 'hate', 'sexual', 'selling', 'contact', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** Once for each person and group; repeating it changes nothing. One's own group is refused as `conflict`. */
export const reportGroup = endpoint({
  method: 'POST',
  path: '/api/groups/{id}/report',
  access: 'person',
  summary: 'Tell the moderators of a group',
  params,
  body: z.object({ reason: z.enum(reportReasons) }),
})
export const hideGroup = endpoint({
  method: 'PUT',
  path: '/api/groups/{id}/hidden',
  access: 'person',
  summary: 'Hide a group for oneself',
  params,
})
export const unhideGroup = endpoint({
  method: 'DELETE',
  path: '/api/groups/{id}/hidden',
  access: 'person',
  summary: 'Show a group that one hid',
  params,
})
