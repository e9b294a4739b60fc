import { exampleGroup, exampleGroups } from '@maitri/content/groups'
import {
  type createGroup as createEndpoint,
  type Group,
  type GroupWithMembers,
  type GroupWords,
  isAccountName,
} from '@maitri/contracts'
import type * as z from 'zod/mini'
import {
  closeGroup,
  createGroup,
  editGroup,
  findGroup,
  joinGroup,
  keepExampleGroup,
  leaveGroup,
  listJoinedExamples,
  listOpenGroups,
  listOwnGroups,
  listPseudonyms,
  type StoredGroup,
} from '../db/groups'
import { isOwnedBy } from '../db/schema/owned'
import type { Store } from '../db/store'
import { AppError } from '../errors'
import type { RateLimits } from './rate-limits'
import { requireVerified } from './require-verified'
import type { Person } from './sessions'

export type Groups = ReturnType<typeof createGroups>

/** The name by which a person is known to the others of a group. */
type Member = Pick<Person, 'uid' | 'displayName' | 'email' | 'isEmailVerified'>
type NewGroup = z.output<(typeof createEndpoint)['body']>

type GroupsDependencies = {
  store: Store
  rateLimits: Pick<RateLimits, 'use'>
  /** Whether mail is sent at all, so that an address can be verified. */
  sendsMail: boolean
  now?: () => Date
}

const pageLength = 60

/** Peer groups: the six examples, and those that people create. A viewer's uid is null where nobody is signed in. */
export function createGroups({ store, rateLimits, sendsMail, now = () => new Date() }: GroupsDependencies) {
  /** The group as this viewer may see it: closed ones are their members' and their creator's alone. */
  async function find(id: string, viewer: string | null): Promise<StoredGroup | null> {
    const found = (await findGroup(store, id, viewer)) ?? unjoinedExample(id)
    return found && isSeen(found, viewer) ? found : null
  }

  async function requireGroup(id: string, viewer: string | null): Promise<StoredGroup> {
    const found = await find(id, viewer)
    if (!found) throw new AppError('not_found')
    return found
  }

  /** What stands before every other group: the examples, then what the viewer created or joined. */
  async function firstOf(viewer: string | null): Promise<StoredGroup[]> {
    const joined = await listJoinedExamples(store, viewer)
    const examples = exampleGroups.map(({ id }) => joined.find((group) => group.id === id) ?? unjoined(id))
    const own = viewer === null ? [] : await listOwnGroups(store, viewer)
    return [...examples, ...own.filter((group) => group.words !== null)]
  }

  const read = async (id: string, viewer: string) => presentGroup(await requireGroup(id, viewer), viewer)

  return {
    /** A page of groups. Whatever others create, the first has the examples and everything that is the viewer's own. */
    async list(viewer: string | null, after: string | undefined): Promise<{ groups: Group[]; next: string | null }> {
      const { groups: open, hasMore } = await listOpenGroups(store, viewer, { after, limit: pageLength })
      const first = after === undefined ? await firstOf(viewer) : []
      return {
        groups: [...first, ...open].map((group) => presentGroup(group, viewer)),
        next: hasMore ? (open.at(-1)?.id ?? null) : null,
      }
    },

    async read(id: string, viewer: string | null): Promise<GroupWithMembers> {
      const found = await requireGroup(id, viewer)
      return {
        group: presentGroup(found, viewer),
        pseudonyms: found.membership ? await listPseudonyms(store, id) : null,
      }
    },

    /** Repeating it answers what is stored, and does not count towards the limit of a day. */
    async create(person: Member, { id, pseudonym, ...words }: NewGroup): Promise<Group> {
      requirePseudonym(pseudonym, person)
      if (!(await findGroup(store, id, person.uid))) {
        if (sendsMail) requireVerified(person)
        await rateLimits.use('new-group', person.uid)
        await createGroup(store, person.uid, { id, words, pseudonym }, now())
      }
      const stored = await findGroup(store, id, person.uid)
      if (!stored || !isOwnedBy(stored, person.uid)) throw new AppError('conflict')
      return presentGroup(stored, person.uid)
    },

    async edit(uid: string, id: string, words: GroupWords): Promise<Group> {
      if (!(await editGroup(store, uid, id, words, now()))) throw new AppError('not_found')
      return await read(id, uid)
    },

    async close(uid: string, id: string): Promise<Group> {
      if (!(await closeGroup(store, uid, id, now()))) throw new AppError('not_found')
      return await read(id, uid)
    },

    /** Joins, or changes the pseudonym of who is in. */
    async join(person: Member, id: string, pseudonym: string): Promise<Group> {
      requirePseudonym(pseudonym, person)
      await rateLimits.use('group-joining', person.uid)
      if (exampleGroup(id)) await keepExampleGroup(store, id, now())
      const joining = await joinGroup(store, person.uid, { groupId: id, pseudonym }, now())
      if (joining === 'not_found') throw new AppError('not_found')
      if (joining === 'closed') throw new AppError('conflict')
      if (joining === 'taken') throw new AppError('conflict', { fields: [{ path: 'pseudonym', code: 'taken' }] })
      return await read(id, person.uid)
    },

    async leave(uid: string, id: string): Promise<Group> {
      const left = await requireGroup(id, uid)
      await leaveGroup(store, uid, id)
      const members = left.members - (left.membership ? 1 : 0)
      return presentGroup({ ...left, members, membership: null }, uid)
    },
  }
}

const isSeen = (group: StoredGroup, viewer: string | null) =>
  group.closedAt === null || group.membership !== null || (viewer !== null && isOwnedBy(group, viewer))

function requirePseudonym(pseudonym: string, person: Member): void {
  if (!isAccountName(pseudonym, person)) return
  throw new AppError('invalid_request', { fields: [{ path: 'pseudonym', code: 'account_name' }] })
}

/** An example group in which nobody is yet has no row. */
const unjoined = (id: string): StoredGroup => ({
  id,
  owner: null,
  words: null,
  closedAt: null,
  members: 0,
  membership: null,
})

const unjoinedExample = (id: string) => (exampleGroup(id) ? unjoined(id) : null)

function presentGroup(group: StoredGroup, viewer: string | null): Group {
  const { id, words, closedAt, members, membership } = group
  const example = exampleGroup(id)
  return {
    id,
    words,
    members: members + (example?.members ?? 0),
    closedAt,
    isOwn: viewer !== null && isOwnedBy(group, viewer),
    membership,
  }
}
