import { exampleGroup, exampleGroups } from '@maitri/content/groups'
import {
  type createGroup as createEndpoint,
  type Group,
  type GroupList,
  type GroupWithMembers,
  type GroupWords,
  isAccountName,
  type ReportReason,
} from '@maitri/contracts'
import type * as z from 'zod/mini'
import { joinGroup, leaveGroup, listPseudonyms } from '../db/group-members'
import { dropHide, putHide, putReport } from '../db/group-reports'
import {
  closeGroup,
  createGroup,
  editGroup,
  findGroup,
  keepExampleGroup,
  listJoinedExamples,
  listOpenGroups,
  listOwnGroups,
  type StoredGroup,
} from '../db/groups'
import { isSuspended } from '../db/moderation'
import { isOwnedBy } from '../db/schema/owned'
import type { Store } from '../db/store'
import { AppError } from '../errors'
import { groupViewOf } from './group-view'
import type { Moderators } from './moderation'
import type { PublicTexts } from './public-texts'
import type { RateLimits } from './rate-limits'
import { requireVerified } from './require-verified'
import type { Person } from './sessions'

export type Groups = ReturnType<typeof createGroups>

/** The name by which a person is known to the others of a group. */
type Member = Pick<Person, 'uid' | 'displayName' | 'email' | 'isEmailVerified' | 'language'>
type Viewer = Pick<Person, 'uid' | 'email' | 'isEmailVerified'>
type NewGroup = z.output<(typeof createEndpoint)['body']>

type GroupsDependencies = {
  store: Store
  rateLimits: Pick<RateLimits, 'use'>
  /** Whether mail is sent at all, so that an address can be verified. */
  sendsMail: boolean
  moderators: Moderators
  publicTexts: PublicTexts
  now?: () => Date
}

const pageLength = 60

/** Peer groups: the six examples, and those that people create. A viewer's uid is null where nobody is signed in. */
export function createGroups({
  store,
  rateLimits,
  sendsMail,
  moderators,
  publicTexts,
  now = () => new Date(),
}: GroupsDependencies) {
  const { isModerated } = moderators

  const { reviewOf, isSeen, presentGroup } = groupViewOf(isModerated)

  async function requireWriter(uid: string): Promise<void> {
    if (await isSuspended(store, uid)) throw new AppError('writing_suspended')
  }

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
    const own = viewer === null ? [] : await listOwnGroups(store, viewer, isModerated)
    return [...examples, ...own.filter((group) => group.words !== null)]
  }

  const read = async (id: string, viewer: string) => presentGroup(await requireGroup(id, viewer), viewer)

  return {
    /** A page of groups. Whatever others create, the first has the examples and everything that is the viewer's own. */
    async list(person: Viewer | null, after: string | undefined): Promise<GroupList> {
      const viewer = person?.uid ?? null
      const page = { after, limit: pageLength, isModerated }
      // Nobody looks at once for what they just did, where nobody is signed in.
      const { groups: open, hasMore } =
        viewer === null
          ? await store.readFromReplica((source) => listOpenGroups(source, null, page))
          : await listOpenGroups(store, viewer, page)
      const first = after === undefined ? await firstOf(viewer) : []
      return {
        groups: [...first, ...open].map((group) => presentGroup(group, viewer)),
        next: hasMore ? (open.at(-1)?.id ?? null) : null,
        isModerated,
        isModerator: person !== null && moderators.includes(person),
      }
    },

    async read(id: string, viewer: string | null): Promise<GroupWithMembers> {
      const found = await requireGroup(id, viewer)
      return {
        group: presentGroup(found, viewer),
        pseudonyms: found.membership ? await listPseudonyms(store, id) : null,
      }
    },

    /** What its creator wrote of a group, for a viewer who may see it; nothing of an example, whose words are Maitri's own. */
    async publicWords(id: string, viewer: string | null): Promise<string[]> {
      const words = (await find(id, viewer))?.words
      return words ? [words.name, words.description, ...words.tags] : []
    },

    /** Repeating it answers what is stored, and does not count towards the limit of a day. */
    async create(person: Member, { id, pseudonym, ...words }: NewGroup): Promise<Group> {
      requirePseudonym(pseudonym, person)
      if (!(await findGroup(store, id, person.uid))) {
        if (sendsMail) requireVerified(person)
        await requireWriter(person.uid)
        const reading = publicTexts.require({ words, pseudonym }, person.language)
        await rateLimits.use('new-group', person.uid)
        const isMade = await createGroup(store, person.uid, { id, words, pseudonym, ...reading }, now())
        if (!isMade) throw new AppError('quota_reached')
      }
      const stored = await findGroup(store, id, person.uid)
      if (!stored || !isOwnedBy(stored, person.uid)) throw new AppError('conflict')
      return presentGroup(stored, person.uid)
    },

    async edit({ uid, language }: Member, id: string, words: GroupWords): Promise<Group> {
      const before = await requireGroup(id, uid)
      if (!isOwnedBy(before, uid)) throw new AppError('not_found')
      if (before.closedAt !== null) throw new AppError('conflict')
      await requireWriter(uid)
      const reading = publicTexts.require({ words }, language)
      if (!(await editGroup(store, uid, id, { words, ...reading }, now()))) throw new AppError('conflict')
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
      const before = exampleGroup(id) ? null : await findGroup(store, id, person.uid)
      if (before && reviewOf(before) !== null && !isOwnedBy(before, person.uid)) throw new AppError('not_found')
      await requireWriter(person.uid)
      publicTexts.require({ pseudonym }, person.language)
      if (exampleGroup(id)) await keepExampleGroup(store, id, now())
      const joining = await joinGroup(store, person.uid, { groupId: id, pseudonym }, now())
      if (joining === 'not_found') throw new AppError('not_found')
      if (joining === 'full') throw new AppError('quota_reached')
      if (joining === 'closed') throw new AppError('conflict')
      if (joining === 'taken') throw new AppError('conflict', { fields: [{ path: 'pseudonym', code: 'taken' }] })
      return await read(id, person.uid)
    },

    /** Also out of a group that nobody sees any more, which then is not found. */
    async leave(uid: string, id: string): Promise<Group> {
      const before = (await findGroup(store, id, uid)) ?? unjoinedExample(id)
      if (before?.membership) await leaveGroup(store, uid, id)
      if (!before || !isSeen(before, uid)) throw new AppError('not_found')
      const left = before
      const members = left.members - (left.membership ? 1 : 0)
      return presentGroup({ ...left, members, membership: null }, uid)
    },

    /** Tells the moderators, once for each person and group. */
    async report({ uid, isEmailVerified }: Member, id: string, reason: ReportReason): Promise<undefined> {
      const reported = await requireGroup(id, uid)
      if (reported.words === null || isOwnedBy(reported, uid)) throw new AppError('conflict')
      await rateLimits.use('report', uid)
      await putReport(store, uid, { groupId: id, reason, isVerified: isEmailVerified }, now())
    },

    async hide(uid: string, id: string): Promise<undefined> {
      await requireGroup(id, uid)
      if (exampleGroup(id)) await keepExampleGroup(store, id, now())
      await putHide(store, uid, id, now())
    },

    async unhide(uid: string, id: string): Promise<undefined> {
      await requireGroup(id, uid)
      await dropHide(store, uid, id)
    },
  }
}

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
  review: 'clear',
  reasons: [],
  isWriterVerified: false,
  isWriterSuspended: false,
  isHidden: false,
})

const unjoinedExample = (id: string) => (exampleGroup(id) ? unjoined(id) : null)
