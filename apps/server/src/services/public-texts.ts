import type { GroupWords } from '@maitri/contracts'
import { checkPublicName, checkPublicText, type Language, type PublicTextReason } from '@maitri/domain'
import type { Review } from '../db/groups'
import { AppError, type RefusedField } from '../errors'

export type PublicTexts = ReturnType<typeof createPublicTexts>

type Written = { words?: GroupWords; pseudonym?: string }

/** What stands between somebody's words and everybody's screens (`docs/safety.md` S24); the names are nobody's to take. */
export function createPublicTexts({ reservedNames }: { reservedNames: readonly string[] }) {
  return {
    /**
     * How the words of a group are to be kept. Refuses with `text_refused` and a field for each that may not be shown to anyone. A pseudonym
     * that would have to wait is refused too: another one is at hand.
     */
    require({ words, pseudonym }: Written, language: Language): Review {
      const fields: RefusedField[] = []
      const held: PublicTextReason[] = []
      if (words) {
        for (const path of ['name', 'description', 'tags'] as const) {
          const text = path === 'tags' ? words.tags.join(', ') : words[path]
          const { verdict, reasons } = checkPublicText(text, language)
          if (verdict === 'refused') fields.push(...reasons.map((code) => ({ path, code })))
          else held.push(...reasons)
        }
      }
      if (pseudonym !== undefined) {
        const { reasons } = checkPublicName(pseudonym, language, reservedNames)
        fields.push(...reasons.map((code) => ({ path: 'pseudonym', code })))
      }
      if (fields.length > 0) throw new AppError('text_refused', { fields })
      const whole = words ? checkPublicText([words.name, words.description, ...words.tags].join('\n'), language) : null
      const reasons = [...new Set([...held, ...(whole?.reasons ?? [])])]
      return { review: reasons.length > 0 ? 'held' : 'clear', reasons }
    },
  }
}
