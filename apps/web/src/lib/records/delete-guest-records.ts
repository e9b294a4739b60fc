import { openDB } from 'idb'
import { canStore, writeStored } from '../stored-value'

/** Where a guest's things lie that are not records: the local-storage names of `product.md` section 4. */
const guestKeys = [
  'mindmitraMessages_guest',
  'safetyPlan_guest',
  'exerciseHistory',
  'exerciseFeedback',
  'savedRoutines',
  'userProgress',
  'recentActivities',
]

/** Takes from this device all that a guest kept here; what accounts keep, and theme and language, stay. Rejects where it could not. */
export async function deleteGuestRecords(databaseName = 'maitri-records'): Promise<void> {
  for (const key of [...guestKeys, ...guestStorages()]) writeStored(key, null)
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
    const ofGuest = IDBKeyRange.bound(['guest'], ['guest', []])
    await Promise.all([
      transaction.objectStore('records').delete(ofGuest),
      transaction.objectStore('cursors').delete(ofGuest),
      transaction.done,
    ])
  } finally {
    db.close()
  }
}

/** What `createOwnStorage` keeps for a guest, under any name: the drafts of tools among them. */
function guestStorages(): string[] {
  return canStore() ? Object.keys(localStorage).filter((key) => key.endsWith('_guest')) : []
}
