const key = 'isGooglePopup'

/**
 * Marks a window as one that was opened for Google. On its way back from there it has lost its opener and its name to the opener policy;
 * the session storage of its tab stays.
 */
export function markPopup(popup: Window): void {
  try {
    popup.sessionStorage.setItem(key, 'true')
  } catch {
    // Where storage is blocked nobody can stay signed in either.
  }
}

/** Whether this window was opened for Google, and not by hand. */
export function isGooglePopup(): boolean {
  try {
    return Boolean(window.opener) || sessionStorage.getItem(key) === 'true'
  } catch {
    return false
  }
}
