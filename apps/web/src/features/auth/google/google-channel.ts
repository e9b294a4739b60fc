/** What the popup tells the page that opened it: signed in, or the code of why not. */
export type GoogleOutcome = { ok: true } | { error: string }

const channelName = 'auth'

export function tellGoogleOutcome(answer: GoogleOutcome): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(answer)
  channel.close()
}

/** Calls back with every answer of a popup; the returned function stops that. */
export function onGoogleOutcome(listener: (answer: GoogleOutcome) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }) => {
    if (isGoogleOutcome(data)) listener(data)
  })
  return () => channel.close()
}

function isGoogleOutcome(data: unknown): data is GoogleOutcome {
  if (typeof data !== 'object' || data === null) return false
  return ('ok' in data && data.ok === true) || ('error' in data && typeof data.error === 'string')
}
