import type { Message } from './message'

/** Which of the added messages go before which index of the list, by their moments; the last place first, so that the earlier indices stay true. */
export function byPlace(there: readonly Message[], added: readonly Message[]): [number, Message[]][] {
  const places = new Map<number, Message[]>()
  for (const message of added) {
    const index = there.filter(({ sentAt }) => sentAt <= message.sentAt).length
    places.set(index, [...(places.get(index) ?? []), message])
  }
  return [...places].sort(([one], [other]) => other - one)
}
