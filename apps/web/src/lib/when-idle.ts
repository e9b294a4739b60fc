/** Runs something once the page has nothing else to do; answers what calls it off. Safari has no `requestIdleCallback`. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(run)
  return () => cancelIdleCallback(asked)
}
