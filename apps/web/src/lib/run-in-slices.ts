/** Half a frame: what moves goes on moving meanwhile. */
const sliceMs = 8

/** Runs slices of work to their end, giving the page its turn between them, and answers with what they return. Stops where it is aborted. */
export async function runInSlices<Result>(slices: Iterator<void, Result>, signal?: AbortSignal): Promise<Result> {
  for (;;) {
    const until = performance.now() + sliceMs
    while (performance.now() < until) {
      const { done, value } = slices.next()
      if (done) return value
    }
    await new Promise((turn) => setTimeout(turn))
    signal?.throwIfAborted()
  }
}
