import {
  type GroupType,
  type GroupWords,
  groupMaxTags,
  groupTagMaxLength,
  groupTypes,
  isAccountName,
  pseudonymKey,
  pseudonymMinLetters,
} from '@maitri/contracts'
import * as z from 'zod/mini'
import type { ShownGroup } from '../shown-group'

/** A group as it is being written; tags as they are typed, separated by commas. */
export const groupDraft = z.object({
  name: z.string(),
  description: z.string(),
  type: z.enum(groupTypes),
  tags: z.string(),
  pseudonym: z.string(),
})

export type GroupDraft = z.infer<typeof groupDraft>

/** What is wrong with a field of a draft. */
export type DraftProblems = {
  name?: 'name_missing'
  description?: 'description_missing'
  tags?: 'tags_too_many' | 'tags_too_long'
  pseudonym?: PseudonymProblem
}

export type PseudonymProblem = 'too_short' | 'account_name'

type Account = { displayName: string; email: string }

export const emptyDraft = (pseudonym: string): GroupDraft => ({
  name: '',
  description: '',
  type: 'support' satisfies GroupType,
  tags: '',
  pseudonym,
})

export const draftOf = ({ name, description, type, tags }: ShownGroup): GroupDraft => ({
  name,
  description,
  type,
  tags: tags.join(', '),
  pseudonym: '',
})

/** The tags of a comma-separated line: trimmed, none empty, none twice. */
export function tagsOf(text: string): string[] {
  const tags = text.split(',').map(tidyLine).filter(Boolean)
  const isFirst = (tag: string, index: number) =>
    tags.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === index
  return tags.filter(isFirst)
}

/** What goes to the server: pasted controls and runs of spaces are gone, lines of the description stay. */
export function groupInput({ name, description, type, tags }: GroupDraft): GroupWords {
  return {
    name: tidyLine(name),
    description: description.split('\n').map(tidyLine).join('\n').trim(),
    type,
    tags: tagsOf(tags),
  }
}

/** Without controls, and marks that turn the direction of words; one space where there were several. */
export const tidyLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()

/** What must change before it can be sent; a group that is only edited has no pseudonym. `account` is null of a guest. */
export function problemsOf(draft: GroupDraft, account: Account | null, isNew: boolean): DraftProblems {
  const { name, description, tags } = groupInput(draft)
  const pseudonym = isNew ? pseudonymProblem(draft.pseudonym, account) : null
  return {
    ...(name === '' && { name: 'name_missing' as const }),
    ...(description === '' && { description: 'description_missing' as const }),
    ...(tags.length > groupMaxTags && { tags: 'tags_too_many' as const }),
    ...(tags.some((tag) => tag.length > groupTagMaxLength) && { tags: 'tags_too_long' as const }),
    ...(pseudonym && { pseudonym }),
  }
}

export function pseudonymProblem(text: string, account: Account | null): PseudonymProblem | null {
  if (pseudonymKey(text).length < pseudonymMinLetters) return 'too_short'
  return account && isAccountName(text, account) ? 'account_name' : null
}
