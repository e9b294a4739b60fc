import type { Page } from '@playwright/test'

/** Everything the browser keeps for this origin, as text, and the state of this page in the tab's history, which outlasts a reload. */
export function everythingStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]
    for (const { name } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name ?? '')
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      for (const store of db.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve, reject) => {
          const request = db.transaction(store).objectStore(store).getAll()
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
        const text = (value: unknown): unknown =>
          value instanceof ArrayBuffer || ArrayBuffer.isView(value)
            ? new TextDecoder().decode(value as ArrayBuffer)
            : value
        found.push(
          name,
          store,
          rows.map((row) => JSON.stringify(row, (_, value) => text(value))),
          rows.filter((row) => row instanceof CryptoKey).length,
        )
      }
      db.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        if (request.url.includes('/api/')) found.push(request.url, await (await cache.match(request))?.text())
      }
    }
    return JSON.stringify(found)
  })
}
