import { collectionNames, recordCollections } from '@maitri/contracts'
import { openDB } from 'idb'
import { canStore, writeStored } from '../../lib/stored-value'

const guest = 'guest'

/** The local-storage names of the specification (`docs/rules.md`, section 3) under which a guest's things lie without saying whose they are. */
const guestNames = [
  'userProgress',
  ...collectionNames.flatMap((name) => recordCollections[name].guestStorageName ?? []),
]

/** What a device remembers for whoever uses it, and what tells that an exercise or a camera was used here. */
const deviceNames = ['mindscanCameraAllowed', 'playerSettings']

/**
 * Takes from this device all that one owner (an account's uid, or 'guest') keeps here; what others keep, and theme and language, stay. Rejects
 * where it could not. What the account keeps on the server is not touched.
 */
export async function deleteLocalData(owner: string, databaseName = 'maitri-records'): Promise<void> {
  const names = [...deviceNames, ...(owner === guest ? guestNames : []), ...namesOf(owner)]
  for (const name of names) writeStored(name, null)
  let isNew = false
  const db = await openDB(databaseName, undefined, {
    upgrade(_db, _from, _to, transaction) {
      // Nobody kept anything here; the tables are made where they are used.
      isNew = true
      transaction.done.catch(() => undefined)
      transaction.abort()
    },
  }).catch((error: unknown) => {
    if (isNew) return null
    throw error
  })
  if (!db) return
  try {
    const transaction = db.transaction(['records', 'cursors'], 'readwrite')
    const own = IDBKeyRange.bound([owner], [owner, []])
    await Promise.all([
      transaction.objectStore('records').delete(own),
      transaction.objectStore('cursors').delete(own),
      transaction.done,
    ])
  } finally {
    db.close()
  }
}

/** What is kept under `<name>_<owner>`: chats, the safety plan, joined groups, drafts of every kind. */
function namesOf(owner: string): string[] {
  return canStore() ? Object.keys(localStorage).filter((name) => name.endsWith(`_${owner}`)) : []
}
