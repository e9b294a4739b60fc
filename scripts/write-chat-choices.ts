import { writeFileSync } from 'node:fs'
import { replyText } from '../packages/content/src/reply-text'
import { conversationTextIds, languages } from '../packages/domain/src/index'

/**
 * Writes what the chat offers to press today as calm phrases, for people quote and retype buttons: `choices.tsv` of each language of the gate's
 * training. `npm run train:risk` runs it first.
 */
const isOffered = (id: string) => /^(safety|conversation)\.(choice|aside|start)\./.test(id)

/** Said by themselves they tell of danger, so they teach no calm. */
const grave = new Set([
  'safety.choice.hurt',
  'safety.choice.touched',
  'safety.choice.photos',
  'safety.choice.dying',
  'safety.choice.scared',
  'conversation.choice.being_hurt',
  'conversation.choice.one_unsafe',
  'conversation.choice.body_signs',
  'conversation.choice.might_hurt',
  'conversation.choice.kept_away',
])
const bereaved = 'conversation.choice.by_suicide'

const offered = conversationTextIds.filter((id) => isOffered(id) && !grave.has(id))
for (const language of languages) {
  const lines = offered.map((id) => {
    const label = id === bereaved ? 'calm.bereavement' : 'calm.everyday'
    return `${label}\t${replyText(id, language).join(' ')}`
  })
  const file = new URL(`../packages/domain/phrases/risk/train/${language}/choices.tsv`, import.meta.url)
  writeFileSync(file, `${[...new Set(lines)].join('\n')}\n`)
}
