import { languages } from '@maitri/domain'
import i18next from 'i18next'
import { afterEach, expect, test, vi } from 'vitest'
import { alignFiguresInWords } from './figures-in-words'
import { loadWords, setLanguage, startI18n } from './i18n'

afterEach(async () => {
  vi.restoreAllMocks()
  await setLanguage('en')
  localStorage.removeItem('preferredLanguage')
})

test.each(languages)('a number inside a sentence has the digits of every other number, in %s', async (language) => {
  alignFiguresInWords()
  await loadWords(language, ['community'])
  await setLanguage(language)
  expect(i18next.t('community:card.sample_members', { count: 1243 })).toContain('1,243')
})

test.each([
  [['hi-IN', 'en'], null, 'hi'],
  [['en-IN', 'hi'], null, 'en'],
  [['fr', 'ta'], null, 'ta'],
  [['hi-IN'], 'en', 'en'],
  [['hi-IN'], 'no language', 'hi'],
] as const)(
  'to a browser of %j where %s was chosen the app speaks %s, and nothing is stored',
  async (tags, chosen, spoken) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags)
    if (chosen === null) localStorage.removeItem('preferredLanguage')
    else localStorage.setItem('preferredLanguage', chosen)
    await startI18n()
    expect(i18next.language).toBe(spoken)
    expect(localStorage.getItem('preferredLanguage')).toBe(chosen)
  },
)
