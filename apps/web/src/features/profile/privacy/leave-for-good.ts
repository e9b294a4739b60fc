import { type DeletionReceipt, deleteAccount as deleteAccountEndpoint, readSession } from '@maitri/contracts'
import { deleteLocalData } from '../../../data/local-data/delete-local-data'
import { setSignInNotice } from '../../../data/sign-in-notice'
import { ApiError, callApi } from '../../../lib/api-client'
import type { SessionStore } from '../../../lib/session/session-store'

/** An account with much in it takes a while, and must not look undone because nobody waited. */
const timeoutMs = 60_000

/**
 * Deletes the account on the server, then what lies here of it, and leaves; the sign-in page tells what was done. Throws `ApiError` where the
 * account is still there, so that it can be tried again.
 */
export async function deleteAccount(uid: string, password: string | null, session: SessionStore): Promise<void> {
  const receipt = await eraseOnServer(password)
  await leave(uid, session, (isDeviceCleared) => ({ after: 'deletion', receipt, isDeviceCleared }))
}

/** Signs out, then takes away what lies here of the account. Throws `ApiError`, and clears nothing, where nobody could be signed out. */
export async function clearDevice(uid: string, session: SessionStore): Promise<void> {
  await session.signOut()
  await leave(uid, session, (isDeviceCleared) => ({ after: 'clearing', isDeviceCleared }))
}

async function leave(
  uid: string,
  session: SessionStore,
  words: (isDeviceCleared: boolean) => Parameters<typeof setSignInNotice>[0],
): Promise<void> {
  const isDeviceCleared = await deleteLocalData(uid).then(
    () => true,
    () => false,
  )
  setSignInNotice(words(isDeviceCleared))
  await session.forget()
}

/** Null where the answer was lost on the way and nobody is signed in any more: it was done, or the session ended otherwise. */
async function eraseOnServer(password: string | null): Promise<DeletionReceipt | null> {
  try {
    return await callApi(deleteAccountEndpoint, { body: { password } }, { timeoutMs })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'network') throw error
    const { user } = await callApi(readSession, {})
    if (user) throw error
    return null
  }
}
