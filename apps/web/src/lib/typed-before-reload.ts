/** From history's own state, which crosses a reload in this tab and lies in no storage. Taken out, so that no later reload or return finds it. */
function takeFromHistory(): (string | null)[] {
  const { typed, ...state } = (history.state ?? {}) as { typed?: (string | null)[] }
  if (typed) history.replaceState(state, '')
  return typed ?? []
}

// At once: also where the page that comes shows no form.
let left = takeFromHistory()

/** Leaves what was typed into the sign-in page for the page that takes its place. */
export const leaveTyped = (values: (FormDataEntryValue | null)[]): void =>
  history.replaceState({ ...history.state, typed: values }, '')

/** What the page before left, once. */
export function takeTyped(): (string | null)[] {
  const taken = left.length > 0 ? left : takeFromHistory()
  left = []
  return taken
}
