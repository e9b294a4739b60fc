import pino from 'pino'

/** Lines that wait for room are kept up to so many bytes; those beyond are left out. */
const keptMax = 1_000_000
/** How long the last lines may take when the process ends. */
const finishMs = 1_000

/**
 * Where the structured log goes: stdout, in blocks, since a line for every request would otherwise wait for the disk each time. A disk that
 * is full, or a reader that is gone, costs lines and nothing else.
 */
export function openLogDestination() {
  const destination = pino.destination({ dest: 1, sync: false, minLength: 16_000, maxLength: keptMax })
  // Unheard these events would end the process.
  destination.on('error', () => {})
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  setInterval(() => destination.flush(), 1000).unref()

  return {
    destination,
    /** Resolves once everything is written, or after a second: writing until it succeeds would wait for ever where there is no room. */
    flushed: () =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, finishMs)
        destination.flush(() => resolve())
      }),
  }
}
