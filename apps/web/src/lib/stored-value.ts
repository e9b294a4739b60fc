/** Reads local storage; null also where storage is blocked. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Writes local storage, or removes the key where the value is null. Where storage is blocked or full the app goes on without it. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Nothing here is lost to the person but a convenience of the next visit.
  }
}

/** Whether this browser keeps anything at all for the app. */
export function canStore(): boolean {
  try {
    return localStorage.length >= 0
  } catch {
    return false
  }
}

/** Notes something until this tab is closed. Where storage is blocked nothing is noted. */
export function noteForTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // Whoever notes something goes on without it.
  }
}
