import { asideId, asides, conversationIds, conversationTextIds, languages, slotsIn } from '@maitri/domain'
import { expect, test } from 'vitest'
import { replyText } from './reply-text'

const safetyIds = conversationTextIds.filter((id) => id.startsWith('safety.'))
const guidedIds = conversationTextIds.filter((id) => id.startsWith('conversation.'))

/** Every slot that the words can name, filled with as many words as it can take. */
const filled = Object.fromEntries(Object.values(slotsIn).flatMap((slots) => slots.map((slot) => [slot, '12'] as const)))

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
const names = /\b(?:WhatsApp|Vandrevala(?: Foundation)?|Esc|cybercrime\.gov\.in)\b/g

const translated = languages.filter((language) => language !== 'en')

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

/** A second wording has the slots of the first. */
const slotKey = (id: string) => id.replace('conversation.', '').replace('_again', '')

/** How many words the person's own may take in these: as `own-words.ts` shortens them; the numbers of a scale take none. */
function quotedWords(id: string): number {
  const slots = (slotsIn[slotKey(id)] ?? []).filter((slot) => !/^(?:before|after|day)$/.test(slot))
  return slots.length * Math.min(24, Math.floor(36 / Math.max(1, slots.length)))
}

/** Names that people read in Latin letters. */
const latinNames =
  /\b(?:WhatsApp|Vandrevala(?: Foundation)?|Esc|EMI|PF|ANM|ASHA|cybercrime\.gov\.in|cms\.rbi\.org\.in)\b/g

for (const language of languages) {
  test(`S13 in ${language}: every guided conversation has words of its own, short and in its script alone`, () => {
    for (const id of guidedIds) {
      const bubbles = replyText(id, language, filled)
      if (language !== 'en') expect(bubbles, id).not.toEqual(replyText(id, 'en', filled))
      for (const bubble of bubbles) {
        expect(bubble.split(/\s+/).length + quotedWords(id), `${id}: ${bubble}`).toBeLessThanOrEqual(60)
        expect(bubble, id).not.toMatch(/\{\{|\}\}/)
        expect(bubble, id).not.toMatch(/!|\b(?:should|at least|don't worry|cheer up)\b/i)
        const script = letterOf[language]
        const letters = bubble.replace(latinNames, '').match(/\p{L}/gu) ?? []
        if (script)
          expect(
            letters.filter((letter) => !script.test(letter)),
            `${id}: ${bubble}`,
          ).toEqual([])
      }
    }
  })

  test(`in ${language}: a choice is one to six words, and what asks in English asks`, () => {
    const isChoice = (id: string) => /^conversation\.(?:choice|aside)\./.test(id)
    for (const id of guidedIds.filter(isChoice)) {
      expect(replyText(id, language).join(' ').split(/\s+/).length, id).toBeLessThanOrEqual(6)
    }
    for (const id of guidedIds.filter((one) => !isChoice(one))) {
      const asks = (inLanguage: typeof language) => /\?$/.test(replyText(id, inLanguage, filled).join(' '))
      expect(asks(language), id).toBe(asks('en'))
    }
  })

  test(`in ${language}: the menu and the asides have names of their own`, () => {
    const names = conversationIds.map(({ id }) => replyText(id, language).join(' '))
    expect(new Set(names).size).toBe(names.length)
    expect(asides.map((aside) => replyText(asideId(aside), language).join(' '))).not.toContain('')
  })
}

test('the words name the slots that fill them', () => {
  for (const id of guidedIds) {
    const text = replyText(id, 'en').join(' ')
    const named = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)
    expect([...named].sort(), id).toEqual([...(slotsIn[slotKey(id)] ?? [])].sort())
  }
})

/** The questions about safety stand as their design has them. */
test.each([
  ['panic.chest', 'Chest pain or pressure, fainting, weakness on one side, or could you have taken something?'],
  ['hard_talk.safe', 'Could this person hurt you, lock you in, or take your phone or money for saying this?'],
  ['urge.cut', 'Have you cut down or stopped in the last few days after using it daily?'],
  ['urge.signs', 'Shaking, sweating, vomiting, confusion, seeing things, or a fit?'],
  [
    'new_mother.safe',
    'Any thoughts of harming yourself or the baby, hearing or believing strange things, or hardly needing sleep?',
  ],
  ['coming_out.safe', 'If they found out, could you be hit, locked in, sent away or forced to marry?'],
  ['anger.safe', 'Might you hurt someone, or is someone hurting you?'],
  ['gratitude.fine', 'That is fine.'],
])('%s is exact', (id, text) => {
  expect(replyText(`conversation.${id}`, 'en')).toEqual([text])
})

test.each(languages)(
  "in %s a line that leads under 'Try something' names what stands there as it is called there",
  (language) => {
    const button = `'${replyText('conversation.choice.try', language).join(' ')}'`
    const cards = conversationIds.map(({ id }) => `'${replyText(id, language).join(' ')}'`)
    const leading = guidedIds.filter((id) => replyText(id, language, filled).some((bubble) => bubble.includes(button)))
    expect(leading.length).toBeGreaterThan(10)
    const unnamed = leading.filter(
      (id) => !replyText(id, language, filled).some((bubble) => cards.some((card) => bubble.includes(card))),
    )
    expect(unnamed).toEqual([])
  },
)
