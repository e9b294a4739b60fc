/** The name in the tab's storage, followed by the owner. */
export const dialogStorage = 'mindmitraDialog'

/** Forgets where everybody's conversation stands, for instance when somebody leaves in a hurry or signs out. Every first visit loads this, so it stands alone. */
export function forgetDialogs(): void {
  try {
    for (const place of Object.keys(sessionStorage))
      if (place.startsWith(`${dialogStorage}_`)) sessionStorage.removeItem(place)
  } catch {
    // Where storage is blocked nothing lies there.
  }
}
