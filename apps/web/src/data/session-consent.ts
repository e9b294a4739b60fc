import { useSessionStore } from '../lib/session/session'
import { createSessionMemory } from './session-memory'

/** To whom something would go that is kept here otherwise (`docs/safety.md` P6). */
export type Recipient = 'speech' | 'transcription' | 'sentiment'

export type Choice = 'send' | 'keep'

const choices = createSessionMemory<Partial<Record<Recipient, Choice>>>()

/** What the person chose after they were told to whom it goes; asked once a session, and null before. */
export function useChoice(recipient: Recipient): { find: () => Choice | null; choose: (choice: Choice) => void } {
  const session = useSessionStore()
  return {
    find: () => choices.find(session)?.[recipient] ?? null,
    choose: (choice) => choices.keep(session, { ...choices.find(session), [recipient]: choice }),
  }
}
