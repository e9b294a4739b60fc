/** Where someone was going before they were in, and whether what they wrote there as a guest comes along. */
type ReturnPath = { href: string; bringsDraft: boolean }

/**
 * It waits in this tab's memory while they sign in or go on without an account; the sign-in page's own address would hand what it names to
 * whoever reads addresses.
 */
let kept: ReturnPath | null = null

/** `bringsDraft` only where the guest who wrote it is the one who signs in: someone else must not be handed it. */
export const setReturnPath = (href: string, bringsDraft = false): void => {
  kept = { href, bringsDraft }
}

export const returnPath = (): string | null => kept?.href ?? null

/** Whether who comes back here brings what was written before they were in. */
export const bringsDraft = (): boolean => kept?.bringsDraft ?? false

export const clearReturnPath = (): void => {
  kept = null
}

let isNew = false

/** Whoever asked for an account finds the form for a new one at the sign-in page, rather than that of those who have one. */
export const setIsNew = (next: boolean): void => {
  isNew = next
}

export const wantsAccount = (): boolean => isNew
