import type { SessionState, SignInState } from '@maitri/contracts'
import { replacePassword } from '../db/credentials'
import { endEverywhere, endSession, listSessions } from '../db/sessions'
import type { Store } from '../db/store'
import { findPasswordHash, findUser } from '../db/users'
import { AppError } from '../errors'
import type { EmailAddresses } from './email-addresses'
import { hashPassword } from './password-hashing'
import { requireStrongPassword } from './password-rules'
import type { Session } from './sessions'

export type AccountActions = ReturnType<typeof createAccountActions>

type AccountActionsDependencies = { store: Store; emailAddresses: EmailAddresses; now: () => Date }

/** How a person signs in, and where they are signed in now. */
export function createAccountActions({ store, emailAddresses, now }: AccountActionsDependencies) {
  async function list({ account, sessionId }: Session): Promise<{ sessions: SessionState[] }> {
    const sessions = await listSessions(store, account.uid, now())
    return {
      sessions: sessions.map(({ id, begunAt, lastUsedAt }) => ({
        id,
        begunAt: begunAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        isThis: id === sessionId,
      })),
    }
  }

  return {
    async signInState(uid: string): Promise<SignInState> {
      return {
        hasPassword: (await findPasswordHash(store.db, uid)) !== null,
        isEmailVerified: (await findUser(store.db, uid))?.isEmailVerified ?? false,
        pendingEmail: await emailAddresses.findPending(uid),
      }
    },

    /**
     * To be called once the person has given the password they have. Every session ends, so that whoever knew the old password is out;
     * answers the token of the one that begins here. Someone who only ever came through Google has none to change: theirs is set by a
     * link that is mailed.
     */
    async changePassword({ account }: Session, password: string): Promise<string> {
      if ((await findPasswordHash(store.db, account.uid)) === null) throw new AppError('conflict')
      requireStrongPassword(password, { email: account.email, name: account.displayName })
      const begun = await replacePassword(store, account.uid, await hashPassword(password), now())
      if (!begun) throw new AppError('conflict')
      return begun.token
    },

    listSessions: list,

    async endSession(session: Session, id: string) {
      if (id === session.sessionId) throw new AppError('conflict')
      if (!(await endSession(store, session.account.uid, id))) throw new AppError('not_found')
      return list(session)
    },

    /** Ends every session and open link of the person, and no browser shows their reminders any more. */
    endEverywhere: (uid: string) => endEverywhere(store, uid),
  }
}
