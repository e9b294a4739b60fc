import { expect, test } from 'vitest'
import { languages } from '../language'
import { topicsMax, topicWordList } from './topic-word'
import { topicName, topicQuery, topicWords } from './topic-words'

test.each([
  ['My boards start Monday and I cannot sleep', ['exam stress', 'sleep']],
  ['How can I deal with stress at the office?', ['work stress']],
  ['panic attacks at night, my breath gets short', ['panic attacks', 'breathing']],
  ['I feel so lonely since we broke up', ['loneliness', 'relationships']],
  ['neend nahi aati aur ghabrahat hoti hai', ['sleep', 'anxiety']],
  ['signs of depression', ['depression']],
  ['My self-esteem is low', ['self-esteem']],
  ['Meditation or yoga to relax?', ['relaxation', 'meditation', 'yoga']],
  ['waking at 3, bills', ['sleep', 'money worries']],
  ['I am up at night counting what we owe', ['sleep', 'money worries']],
  ['my husband drinks every night', ['alcohol', 'family conflict']],
  ['he hits me and then says sorry', ['violence at home']],
  ['ghar mein maarpeet hoti hai', ['violence at home']],
])('%s is about %j', (text, expected) => {
  const found = topicWords(text, 'en')
  expect(found).toEqual(expect.arrayContaining(expected.slice()))
})

test.each([
  ['hi', 'मुझे नींद नहीं आती, परीक्षा की चिंता है', 'sleep'],
  ['kn', 'ನನಗೆ ನಿದ್ದೆ ಬರುವುದಿಲ್ಲ', 'sleep'],
  ['te', 'నాకు నిద్ర పట్టడం లేదు', 'sleep'],
  ['ta', 'எனக்கு தூக்கமே வரவில்லை', 'sleep'],
  ['mr', 'मला झोप येत नाही', 'sleep'],
  ['gu', 'મને ઊંઘ નથી આવતી', 'sleep'],
  ['bn', 'আমার ঘুম আসে না', 'sleep'],
  ['hi', 'वो मुझ पर हाथ उठाते हैं', 'violence at home'],
  ['ta', 'அவர் என்னை அடிக்கிறார்', 'violence at home'],
  ['mr', 'घरी मारहाण होते', 'violence at home'],
] as const)('in %s, under any language of the interface, "%s" names %s', (language, text, topic) => {
  expect(topicWords(text, language)).toContain(topic)
  expect(topicWords(text, 'en')).toContain(topic)
})

test('names, places, numbers and addresses never pass: every word is of the closed list', () => {
  const text =
    'Ananya Rao from Koramangala, 98450 12345, ananya@example.in, shouted at me in the office of Dr. Iyer about my loan. Call https://example.com/stress?name=ananya'
  const found = topicWords(text, 'en')
  expect(found.length).toBeGreaterThan(0)
  expect(found.every((word) => (topicWordList as readonly string[]).includes(word))).toBe(true)
  expect(found.join(' ')).not.toMatch(/ananya|rao|koramangala|iyer|\d|@|http/i)
})

test('a text that names no topic and no feeling has no topic words', () => {
  expect(topicWords('The train to Mysuru leaves at nine.', 'en')).toEqual([])
  expect(topicWords('', 'en')).toEqual([])
})

test('a feeling alone leads to a topic', () => {
  expect(topicWords('I was furious all evening', 'en')).toContain('anger')
})

test('a topic that was named comes before a feeling that was not', () => {
  expect(topicWords('I was furious all evening, and the exam is tomorrow', 'en')).toEqual(['exam stress', 'anger'])
})

test('there are at most three topics, of at most three words each', () => {
  expect(topicWords(topicWordList.join('. '), 'en')).toHaveLength(topicsMax)
  for (const language of languages) {
    for (const topic of topicWordList) {
      expect(topicName(topic, language).split(' ').length, `${topic} in ${language}`).toBeLessThanOrEqual(3)
    }
  }
})

test('every topic is found by its own name in every language', () => {
  for (const language of languages) {
    for (const topic of topicWordList) {
      expect(topicWords(topicName(topic, language), language), `${topic} in ${language}`).toContain(topic)
    }
  }
})

test.each([
  [['exam stress', 'sleep'], 'en', 'exam stress sleep mental health'],
  [['sleep'], 'hi', 'नींद मानसिक स्वास्थ्य'],
  [['OCD'], 'ta', 'OCD மனநலம்'],
  [['mental health'], 'en', 'mental health'],
] as const)('a search about %j in %s asks for "%s"', (topics, language, query) => {
  expect(topicQuery(topics, language)).toBe(query)
})

test('ten thousand characters are read while nobody notices a wait', () => {
  topicWords('warm', 'en')
  const text = 'परीक्षा stress அழுத்தம் '.repeat(420)
  const from = performance.now()
  topicWords(text, 'en')
  expect(performance.now() - from).toBeLessThan(500)
})
