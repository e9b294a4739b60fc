/** History's own state: it crosses a reload in this tab, and lies in no storage. */
const { typed, ...state } = (history.state ?? {}) as { typed?: (string | null)[] }
// Taken out at once: whoever reloads the page later, or comes back to it, finds nothing of it.
if (typed) history.replaceState(state, '')
let left = typed ?? []

/** Leaves what was typed into the sign-in page for the page that takes its place. */
export const leaveTyped = (values: (FormDataEntryValue | null)[]): void =>
  history.replaceState({ ...history.state, typed: values }, '')

/** What the page before left, once. */
export function takeTyped(): (string | null)[] {
  const taken = left
  left = []
  return taken
}
