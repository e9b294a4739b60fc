let last = { at: 0, text: '' }

/** The time of a log line as pino wants it, written once for all lines of the same millisecond. */
export function isoTime(): string {
  const at = Date.now()
  if (at !== last.at) last = { at, text: `,"time":"${new Date(at).toISOString()}"` }
  return last.text
}
