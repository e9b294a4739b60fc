import type { ModeratedGroup, ModerationDecision } from '@maitri/contracts'
import type { PublicTextReason } from '@maitri/domain'
import { decide, findModerated, listSettled, listWaiting } from '../db/moderation'
import type { Store } from '../db/store'
import { AppError } from '../errors'
import type { Person } from './sessions'

type Caller = Pick<Person, 'email' | 'isEmailVerified'>

export type Moderators = ReturnType<typeof createModerators>

/** Who moderates: accounts whose verified address the operator named. */
export function createModerators(addresses: readonly string[]) {
  return {
    isModerated: addresses.length > 0,
    includes: ({ email, isEmailVerified }: Caller) => isEmailVerified && addresses.includes(email.toLowerCase()),
  }
}

export type Moderation = ReturnType<typeof createModeration>

type ModerationDependencies = { store: Store; moderators: Moderators; now?: () => Date }
type Decision = { decision: ModerationDecision; reason: PublicTextReason | null }

/** What moderators read and decide. To everybody else there is nothing here. */
export function createModeration({ store, moderators, now = () => new Date() }: ModerationDependencies) {
  function requireModerator(caller: Caller) {
    if (!moderators.includes(caller)) throw new AppError('not_found')
  }

  return {
    async queue(caller: Caller) {
      requireModerator(caller)
      return { waiting: await listWaiting(store), settled: await listSettled(store) }
    },

    async decide(caller: Caller, id: string, decision: Decision): Promise<ModeratedGroup> {
      requireModerator(caller)
      if (!(await decide(store, { id, ...decision }, now()))) throw new AppError('not_found')
      const group = await findModerated(store, id)
      if (!group) throw new AppError('not_found')
      return group
    },
  }
}
