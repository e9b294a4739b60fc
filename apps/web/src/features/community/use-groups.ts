import {
  type Group,
  type GroupList,
  type GroupWithMembers,
  listGroups,
  listOwnGroups,
  readGroup,
  readOwnGroup,
} from '@maitri/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type GuestMembership, useGuestGroups } from '../../data/groups/guest-groups'
import { useHiddenGroups } from '../../data/groups/hidden-groups'
import { ownerOf } from '../../data/records/owner-records'
import { ApiError, callApi } from '../../lib/api-client'
import { useSession } from '../../lib/session/session'
import { bareExamples, type ShownGroup, useShowGroup } from './shown-group'

/** Groups as they can be shown now: the examples always, since their words come with the page. */
export type GroupsView = {
  state: 'waiting' | 'failed' | 'ready'
  groups: ShownGroup[]
  /** Whether it is known what the person joined, so that they can join or leave. */
  canAct: boolean
  /** Whether somebody looks after created groups here, and whether the person is one of them. */
  isModerated: boolean
  isModerator: boolean
  retry: () => void
}

/** One group: what an address can name, asked for on its own. */
export type GroupView =
  | { state: 'waiting' | 'failed' | 'not_found'; group: null; retry: () => void }
  | {
      state: 'waiting' | 'failed' | 'ready'
      group: ShownGroup
      /** Null for everybody but its members, and before it is known. */
      pseudonyms: string[] | null
      canAct: boolean
      retry: () => void
    }

/** An account asks as itself; a guest asks as everybody, and what they joined lies on the device. */
function useViewer() {
  const session = useSession()
  return { owner: ownerOf(session), isGuest: session.state !== 'signed_in' }
}

const listKey = (owner: string | null) => ['groups', owner]
const groupKey = (owner: string | null, id: string) => ['group', owner, id]

// Offline it says at once that nothing was asked, and shows what came with the page.
const networkMode = 'always'

/** Search and kinds look at what is here, so the newest groups are all loaded: about six hundred. */
const mostPages = 10

async function loadGroups(endpoint: typeof listGroups | typeof listOwnGroups, signal: AbortSignal): Promise<GroupList> {
  const first = await callApi(endpoint, { query: {} }, { signal })
  const groups = [...first.groups]
  let { next } = first
  for (let pages = 1; pages < mostPages && next !== null; pages += 1) {
    const page = await callApi(endpoint, { query: { after: next } }, { signal })
    groups.push(...page.groups)
    next = page.next
  }
  return { ...first, groups, next }
}

export function useGroups(): GroupsView {
  const { owner, isGuest } = useViewer()
  const joinedHere = useGuestGroups()
  const hiddenHere = useHiddenGroups()
  const show = useShowGroup()
  const query = useQuery({
    queryKey: listKey(owner),
    queryFn: ({ signal }) => loadGroups(isGuest ? listGroups : listOwnGroups, signal),
    networkMode,
  })
  const found = query.data?.groups ?? bareExamples
  const groups = found
    .map((group) => show(isGuest ? withGuest(group, joinedHere, hiddenHere) : group))
    .filter((group) => group !== null)
  return {
    state: query.data ? 'ready' : query.isError ? 'failed' : 'waiting',
    groups,
    canAct: isGuest || query.data !== undefined,
    isModerated: query.data?.isModerated ?? true,
    isModerator: query.data?.isModerator ?? false,
    retry: () => void query.refetch(),
  }
}

export function useGroup(id: string): GroupView {
  const { owner, isGuest } = useViewer()
  const joinedHere = useGuestGroups()
  const hiddenHere = useHiddenGroups()
  const show = useShowGroup()
  const query = useQuery({
    queryKey: groupKey(owner, id),
    queryFn: ({ signal }) => callApi(isGuest ? readGroup : readOwnGroup, { params: { id } }, { signal }),
    networkMode,
  })
  const retry = () => void query.refetch()
  const found = query.data?.group ?? bareExamples.find((example) => example.id === id)
  const group = found ? show(isGuest ? withGuest(found, joinedHere, hiddenHere) : found) : null
  const state = query.data ? 'ready' : query.isError ? 'failed' : 'waiting'
  if (group) {
    const pseudonyms = query.data?.pseudonyms ?? null
    return { state, group, pseudonyms, canAct: isGuest || query.data !== undefined, retry }
  }
  const isGone = query.error instanceof ApiError && query.error.code === 'not_found'
  return { state: isGone ? 'not_found' : state === 'failed' ? 'failed' : 'waiting', group: null, retry }
}

/** A guest is counted here, on the device where they joined, and nowhere else. */
function withGuest(group: Group, joinedHere: readonly GuestMembership[], hiddenHere: readonly string[]): Group {
  const isHidden = hiddenHere.includes(group.id)
  const membership = joinedHere.find(({ id }) => id === group.id)
  return membership ? { ...group, members: group.members + 1, membership, isHidden } : { ...group, isHidden }
}

/** What is known of groups, to show an action before the server has answered, and to take it back. */
export function useKnownGroups() {
  const { owner } = useViewer()
  const queryClient = useQueryClient()

  function change(id: string, action: (group: Group) => Group) {
    queryClient.setQueryData<GroupList>(
      listKey(owner),
      (list) => list && { ...list, groups: list.groups.map((group) => (group.id === id ? action(group) : group)) },
    )
    queryClient.setQueryData<GroupWithMembers>(
      groupKey(owner, id),
      (one) => one && { ...one, group: action(one.group) },
    )
  }

  /** Asks for everything anew, for instance where a group turned out to be closed. */
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: listKey(owner) }),
      queryClient.invalidateQueries({ queryKey: ['group', owner] }),
    ])

  return {
    change,
    refresh,
    /** Lets no answer that is on its way undo what is shown from here on. */
    holdAnswers: () => queryClient.cancelQueries({ queryKey: listKey(owner) }),
    /** Puts in what the server answered; who else is there is asked for anew. */
    async settle(group: Group): Promise<void> {
      change(group.id, () => group)
      await queryClient.invalidateQueries({ queryKey: groupKey(owner, group.id) })
    },
    /** Puts a new group right after the examples, where the newest stand; a list that could not be had is asked for again. */
    add(group: Group): void {
      if (!queryClient.getQueryData(listKey(owner))) void refresh()
      queryClient.setQueryData<GroupList>(listKey(owner), (list) => {
        if (!list) return list
        const others = list.groups.filter(({ id }) => id !== group.id)
        const examples = others.filter(({ words }) => words === null)
        return { ...list, groups: [...examples, group, ...others.filter(({ words }) => words !== null)] }
      })
    },
  }
}
