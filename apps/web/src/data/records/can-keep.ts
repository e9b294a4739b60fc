const probe = 'storageProbe'

let isKept: boolean | null = null

/** Whether local storage takes anything; tried once a page. False where it is blocked or full. */
export function canKeep(): boolean {
  isKept ??= tryOut()
  return isKept
}

function tryOut(): boolean {
  try {
    localStorage.setItem(probe, 'x'.repeat(1_000))
    localStorage.removeItem(probe)
    return true
  } catch {
    return false
  }
}
