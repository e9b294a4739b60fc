/**
 * The code of a shared routine that someone opened before they were in. It waits in this tab's memory while they sign in or go on without an
 * account; an address would hand a name that a person wrote to whoever reads addresses.
 */
let awaited: string | null = null

export const awaitRoutine = (code: string): void => {
  awaited = code
}

export const awaitedRoutine = (): string | null => awaited

export const forgetAwaitedRoutine = (): void => {
  awaited = null
}
