import type { ConsentPurpose } from '@maitri/contracts'

/** What each purpose is called on this page, as a key of its words. */
export const choiceNames = { improvement: 'sharing', reminders: 'reminders' } as const satisfies Record<
  ConsentPurpose,
  string
>
