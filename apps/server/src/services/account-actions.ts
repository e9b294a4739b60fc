import type { SessionState, SignInState } from '@maitri/contracts'
import { endSession, endSessions, listSessions } from '../db/sessions'
import type { Store } from '../db/store'
import { AppError } from '../errors'
import type { Auth } from './auth'
import type { EmailAddresses } from './email-addresses'
import { requireStrongPassword } from './password-rules'
import type { Session } from './sessions'

export type AccountActions = ReturnType<typeof createAccountActions>

type AccountActionsDependencies = { auth: Auth; store: Store; emailAddresses: EmailAddresses; now: () => Date }

/** How a person signs in, and where they are signed in now. */
export function createAccountActions({ auth, store, emailAddresses, now }: AccountActionsDependencies) {
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
      const { internalAdapter } = await auth.$context
      const user = await internalAdapter.findUserById(uid)
      return {
        hasPassword: (await internalAdapter.findCredentialAccount(uid)) !== null,
        isEmailVerified: user?.emailVerified ?? false,
        pendingEmail: await emailAddresses.findPending(uid),
      }
    },

    /**
     * To be called once the person has given the password they have. Every other session ends, so that whoever knew the old password is
     * out. Someone who only ever came through Google has none to change: theirs is set by a link that is mailed.
     */
    async changePassword({ account, sessionId }: Session, password: string): Promise<void> {
      const { internalAdapter, password: hashing } = await auth.$context
      if (!(await internalAdapter.findCredentialAccount(account.uid))) throw new AppError('conflict')
      requireStrongPassword(password, { email: account.email, name: account.displayName })
      await internalAdapter.updatePassword(account.uid, await hashing.hash(password))
      await endSessions(store, account.uid, sessionId)
    },

    listSessions: list,

    async endSession(session: Session, id: string) {
      if (id === session.sessionId) throw new AppError('conflict')
      if (!(await endSession(store, session.account.uid, id))) throw new AppError('not_found')
      return list(session)
    },

    endEverySession: (uid: string) => endSessions(store, uid, null),
  }
}
