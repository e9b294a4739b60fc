/** What the popup tells the page that opened it: signed in, or the code of why not. */
export type GoogleAnswer = { ok: true } | { error: string }

const channelName = 'auth'

export function tellGoogleAnswer(answer: GoogleAnswer): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(answer)
  channel.close()
}

/** Calls back with every answer of a popup; the returned function stops that. */
export function onGoogleAnswer(listener: (answer: GoogleAnswer) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }) => {
    if (isGoogleAnswer(data)) listener(data)
  })
  return () => channel.close()
}

function isGoogleAnswer(data: unknown): data is GoogleAnswer {
  if (typeof data !== 'object' || data === null) return false
  return ('ok' in data && data.ok === true) || ('error' in data && typeof data.error === 'string')
}
