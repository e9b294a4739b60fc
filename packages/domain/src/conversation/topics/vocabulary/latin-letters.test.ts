import { expect, test } from 'vitest'
import { languagesInLatin } from './latin-language'
import { compared, entryInLatin, type SpokenInLatin } from './latin-letters'

test.each<[SpokenInLatin, string, string]>([
  ['hi', 'छोड़ दिया', 'chhod diya'],
  ['mr', 'नोकरी सगळं', 'nokri sagla'],
  ['mr', 'करतो वाटतं', 'karto watta'],
  ['bn', 'মেয়ে চাকরি', 'meye chakri'],
  ['bn', 'পরীক্ষা ঝগড়া', 'porikkha jhogra'],
  ['ta', 'குழந்தை தூக்கம்', 'kuzhandhai thookam'],
  ['ta', 'கல்யாணம் படிக்க', 'kalyaanam padikka'],
  ['te', 'నిద్ర ఉద్యోగం', 'nidhra udyogam'],
  ['kn', 'ಮದುವೆ ನಿದ್ದೆ', 'maduve nidde'],
  ['gu', 'નોકરી પૈસા', 'nokri paisa'],
])('%s: %s is known as it is typed: %s', (language, written, typed) => {
  const inLatin = entryInLatin(written, language)?.split(' ')
  expect(inLatin).toEqual(typed.split(' ').map((word) => compared(word, language)))
})

test('one short word is not looked for among the words of all languages', () => {
  expect(entryInLatin('झोप', 'mr')).toBeNull()
  expect(entryInLatin('मन नाही', 'mr')).toBe('man nahi')
})

test.each<[SpokenInLatin[], string]>([
  [['mr'], 'mala khup tension ahe'],
  [['hi'], 'mujhe bahut tension hai'],
  [['bn'], 'amar khub tension hochhe, ki korbo'],
  [['ta'], 'enakku romba tension ah irukku'],
  [['te'], 'naaku chala tension ga undi'],
  [['kn'], 'nange thumba tension aagtha ide'],
  [['gu'], 'mane bahu tension thay chhe'],
  [[], 'i am so tense about my boss'],
])('it is told of which language words in Latin letters are: %s', (languages, text) => {
  expect(languagesInLatin(text.replace(',', '').split(' '))).toEqual(languages)
})
