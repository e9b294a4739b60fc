/**
 * The address that someone opened, or left, before they were in: a shared routine, or a booking that needs an account. It waits in this
 * tab's memory while they sign in or go on without an account; the sign-in page's own address would hand what it names to whoever reads
 * addresses.
 */
let kept: string | null = null

export const setReturnPath = (href: string): void => {
  kept = href
}

export const returnPath = (): string | null => kept

export const clearReturnPath = (): void => {
  kept = null
}
