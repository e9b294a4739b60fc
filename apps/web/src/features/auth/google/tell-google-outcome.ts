import { type GoogleOutcome, googleChannelName, heard } from './google-channel'

/** Tells the page that opened the popup. Resolves once a page has heard it, which is never where none is left. */
export function tellGoogleOutcome(answer: GoogleOutcome): Promise<void> {
  const channel = new BroadcastChannel(googleChannelName)
  return new Promise((resolve) => {
    channel.addEventListener('message', ({ data }) => {
      if (data !== heard) return
      channel.close()
      resolve()
    })
    channel.postMessage(answer)
  })
}
