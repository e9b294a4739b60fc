/** What the popup tells the page that opened it: signed in, or the code of why not. */
export type GoogleOutcome = { ok: true } | { error: string }

export const googleChannelName = 'auth'
/** What the page answers the popup. */
export const heard = 'heard'

/** Calls back with every answer of a popup and says that it was heard; the returned function stops that. */
export function onGoogleOutcome(listener: (answer: GoogleOutcome) => void): () => void {
  const channel = new BroadcastChannel(googleChannelName)
  channel.addEventListener('message', ({ data }) => {
    if (!isGoogleOutcome(data)) return
    listener(data)
    channel.postMessage(heard)
  })
  return () => channel.close()
}

function isGoogleOutcome(data: unknown): data is GoogleOutcome {
  if (typeof data !== 'object' || data === null) return false
  return ('ok' in data && data.ok === true) || ('error' in data && typeof data.error === 'string')
}
