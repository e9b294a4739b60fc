import { languages, replyIds } from '@maitri/domain'
import { expect, test } from 'vitest'
import { type HelplineId, helpline } from './helplines'
import { replyText } from './reply-text'

const numberOf = (id: HelplineId) => helpline(id).number.display
const crisisIds = (tier: string) => replyIds.filter((id) => id.startsWith(`crisis.${tier}.`))
const whole = (id: string) => replyText(id, 'en').join(' ')

test.each(replyIds)('%s has words, in bubbles of at most sixty', (id) => {
  const bubbles = replyText(id, 'en')
  expect(bubbles.length).toBeGreaterThan(0)
  for (const bubble of bubbles) {
    expect(bubble.trim()).not.toBe('')
    expect(bubble.split(/\s+/).length, bubble).toBeLessThanOrEqual(60)
    expect(bubble, 'every number is filled in').not.toMatch(/\{\{|\}\}/)
  }
})

test('no two replies say the same', () => {
  const texts = replyIds.map(whole)
  expect(new Set(texts).size).toBe(texts.length)
})

test.each(replyIds)('%s cheers, pushes and praises nobody', (id) => {
  expect(whole(id)).not.toMatch(
    /!|\b(?:just|should|must not|at least|don't worry|cheer up|well done|great job|so proud|calm down now|everything happens)\b/i,
  )
})

test('every language answers in its own words', () => {
  expect(new Set(languages.map((language) => replyText('sad.a', language).join())).size).toBe(languages.length)
})

test.each(['sad', 'sad.z', 'sad.a.b', 'constructor', '__proto__.a', ''])('%s is no reply and throws', (id) => {
  expect(() => replyText(id, 'en')).toThrow()
})

test.each(replyIds.filter((id) => id.startsWith('crisis.')))(
  'S11: %s gives two numbers that answer at any hour, a way to write, a trusted person, a professional, and stays',
  (id) => {
    const [opening, ...rest] = replyText(id, 'en')
    const text = whole(id)
    const roundTheClock = (['emergency', 'tele_manas', 'vandrevala', 'child', 'women'] as const).filter((line) =>
      text.includes(numberOf(line)),
    )
    expect(roundTheClock.length).toBeGreaterThanOrEqual(2)
    expect(text).toContain('WhatsApp')
    expect(text).toContain(numberOf('vandrevala'))
    expect(opening).toMatch(/\?$/)
    expect(text).toMatch(/trust|feel safe with|someone close|friend/i)
    expect(text).toMatch(/\bdoctor|counsellor|psychologist/i)
    expect(rest.at(-1)).toMatch(/\bchat\b|\bwrit|\bplan it here|come back/i)
  },
)

test.each([...crisisIds('imminent'), ...crisisIds('medical')])('S11: %s puts 112 first', (id) => {
  const firstNumber = /\d[\d -]*\d/.exec(whole(id))?.[0]
  expect(firstNumber).toBe(numberOf('emergency'))
})

test.each(crisisIds('abuse'))('S14: %s names 181, 112 and 1098, and never sends anyone to the family', (id) => {
  const text = whole(id)
  for (const line of ['women', 'emergency', 'child'] as const) expect(text).toContain(numberOf(line))
  expect(text).not.toMatch(/\b(?:family|parents|mother|father|husband|relative)\b/i)
  if (id.includes('.self.')) expect(text).toContain('Quick exit')
})

test.each(crisisIds('minor'))('%s names the line for children', (id) => {
  expect(whole(id)).toContain(numberOf('child'))
})

test.each(replyIds.filter((id) => id.startsWith('about_bot.')))('S21: %s says that this is a program', (id) => {
  expect(whole(id)).toMatch(/\bprogram\b/)
})

/** Each language's own name of the button, which the words name. */
const quickExit: Record<string, string> = {
  en: 'Quick exit',
  hi: 'तुरंत बाहर',
  kn: 'ತಕ್ಷಣ ಹೊರಗೆ',
  te: 'వెంటనే బయటకు',
  ta: 'உடனே வெளியேறு',
  mr: 'लगेच बाहेर',
  gu: 'તરત બહાર',
  bn: 'এখনই বেরোন',
}

for (const language of languages) {
  const crisis = replyIds.filter((id) => id.startsWith('crisis.'))
  const shape = (id: string, inLanguage: typeof language) =>
    replyText(id, inLanguage).map((bubble) => bubble.match(/\+?\d[\d -]*\d/g)?.filter((found) => found !== '18') ?? [])

  test.each(crisis)(
    `S4, S11 in ${language}: %s asks first, and gives the same numbers as in English, in bubbles of at most sixty words`,
    (id) => {
      const bubbles = replyText(id, language)
      expect(bubbles[0]).toMatch(/\?$/)
      expect(bubbles.join(' ')).toContain('WhatsApp')
      for (const bubble of bubbles) expect(bubble.split(/\s+/).length, bubble).toBeLessThanOrEqual(60)
      expect(shape(id, language).map((numbers) => numbers.sort())).toEqual(
        shape(id, 'en').map((numbers) => numbers.sort()),
      )
      if (language !== 'en') expect(bubbles).not.toEqual(replyText(id, 'en'))
    },
  )

  test.each([...crisisIds('imminent'), ...crisisIds('medical')])(`S11 in ${language}: %s puts 112 first`, (id) => {
    expect(/\d[\d -]*\d/.exec(replyText(id, language).join(' '))?.[0]).toBe(numberOf('emergency'))
  })

  test.each(crisisIds('abuse').filter((id) => id.includes('.self.')))(
    `S14 in ${language}: %s names Quick exit as its button does`,
    (id) => {
      expect(replyText(id, language).join(' ')).toContain(quickExit[language])
    },
  )
}
