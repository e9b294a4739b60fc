import { conversationIds, languages } from '@maitri/domain'
import { expect, test } from 'vitest'
import { isTranslated } from './messages'
import { replyText } from './reply-text'

const safetyIds = conversationIds.filter((id) => id.startsWith('safety.'))

const letterOf: Record<string, RegExp> = {
  hi: /\p{Script=Devanagari}/u,
  mr: /\p{Script=Devanagari}/u,
  gu: /\p{Script=Gujarati}/u,
  bn: /\p{Script=Bengali}/u,
  ta: /\p{Script=Tamil}/u,
  te: /\p{Script=Telugu}/u,
  kn: /\p{Script=Kannada}/u,
}

/** Names that people read in Latin letters. */
const names = /\b(?:WhatsApp|Vandrevala(?: Foundation)?|Esc)\b/g

const translated = languages.filter((language) => language !== 'en' && isTranslated(language, 'safety_conversation'))

for (const language of translated) {
  test.each(safetyIds)(`S13, S22 in ${language}: %s has words of its own, short and in its script alone`, (id) => {
    const bubbles = replyText(id, language)
    expect(bubbles).not.toEqual(replyText(id, 'en'))
    for (const bubble of bubbles) {
      expect(bubble.split(/\s+/).length, bubble).toBeLessThanOrEqual(60)
      expect(bubble, 'every number is filled in').not.toMatch(/\{\{|\}\}/)
      const letters = bubble.replace(names, '').match(/\p{L}/gu) ?? []
      expect(letters.filter((letter) => !letterOf[language]?.test(letter))).toEqual([])
    }
  })

  test.each(safetyIds.filter((id) => id.startsWith('safety.choice.')))(
    `in ${language}: %s is a choice of one to five words`,
    (id) => {
      expect(replyText(id, language).join(' ').split(/\s+/).length).toBeLessThanOrEqual(5)
    },
  )

  test.each(safetyIds.filter((id) => /\?$/.test(replyText(id, 'en').join(' '))))(
    `in ${language}: %s asks as it does in English`,
    (id) => {
      expect(replyText(id, language).join(' ')).toMatch(/\?$/)
    },
  )
}
