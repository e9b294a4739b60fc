/** What is asked outside of every safety conversation, and its answers. */
export const asideChoices = {
  may_ask: ['may_ask', 'may_not_ask'],
  how_now: ['lighter', 'same', 'heavier', 'rather_not'],
} as const
