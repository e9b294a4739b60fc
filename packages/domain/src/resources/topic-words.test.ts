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

test.each([
  ['en', 'I wake up in the middle of the night', 'sleep'],
  ['en', '3 am and wide awake again', 'sleep'],
  ['en', 'he comes home drunk', 'alcohol'],
  ['en', 'two pegs became six', 'alcohol'],
  ['en', 'he slapped me', 'violence at home'],
  ['en', 'my in-laws beat me', 'violence at home'],
  ['en', 'EMI bounced', 'money worries'],
  ['en', 'she pushed me down the stairs', 'violence at home'],
  ['hi', 'रात तीन बजे आँख खुल जाती है', 'sleep'],
  ['hi', 'raat ko 3 baje aankh khul jaati hai', 'sleep'],
  ['hi', 'पापा रोज़ शराब पीते हैं', 'alcohol'],
  ['hi', 'papa roz daru peete hain', 'alcohol'],
  ['hi', 'पति मारता है', 'violence at home'],
  ['hi', 'pati maarta hai', 'violence at home'],
  ['hi', 'बिजली का बिल और किस्त भरनी है', 'money worries'],
  ['hi', 'bijli ka bill aur kist bharni hai', 'money worries'],
  ['mr', 'रात्री तीन वाजता जाग येते', 'sleep'],
  ['mr', 'वडील रोज दारू पितात', 'alcohol'],
  ['mr', 'नवरा मला मारतो', 'violence at home'],
  ['mr', 'कर्जाचे हप्ते भरायचे आहेत', 'money worries'],
  ['gu', 'રાત્રે ત્રણ વાગે આંખ ખૂલી જાય છે', 'sleep'],
  ['gu', 'પપ્પા રોજ દારૂ પીએ છે', 'alcohol'],
  ['gu', 'પતિ મને મારે છે', 'violence at home'],
  ['gu', 'લોનના હપ્તા ભરવાના છે', 'money worries'],
  ['bn', 'রাত তিনটেয় ঘুম ভেঙে যায়', 'sleep'],
  ['bn', 'বাবা রোজ মদ খায়', 'alcohol'],
  ['bn', 'স্বামী আমাকে মারে', 'violence at home'],
  ['bn', 'ধার শোধ করতে পারছি না', 'money worries'],
  ['bn', 'কিস্তির টাকা নেই', 'money worries'],
  ['ta', 'ராத்திரி மூணு மணிக்கு முழிப்பு வருது', 'sleep'],
  ['ta', 'அப்பா தினமும் குடிக்கிறார்', 'alcohol'],
  ['ta', 'கணவர் அடிக்கிறார்', 'violence at home'],
  ['ta', 'கடன் கட்ட முடியல', 'money worries'],
  ['te', 'రాత్రి మూడు గంటలకు మెలకువ వస్తుంది', 'sleep'],
  ['te', 'నాన్న రోజూ తాగుతారు', 'alcohol'],
  ['te', 'భర్త నన్ను కొడతాడు', 'violence at home'],
  ['te', 'అప్పు తీర్చలేకపోతున్నాను', 'money worries'],
  ['kn', 'ರಾತ್ರಿ ಮೂರು ಗಂಟೆಗೆ ಎಚ್ಚರ ಆಗುತ್ತೆ', 'sleep'],
  ['kn', 'ಅಪ್ಪ ದಿನಾ ಕುಡಿಯುತ್ತಾರೆ', 'alcohol'],
  ['kn', 'ಗಂಡ ಹೊಡೆಯುತ್ತಾನೆ', 'violence at home'],
  ['kn', 'ಸಾಲ ತೀರಿಸಲು ಆಗುತ್ತಿಲ್ಲ', 'money worries'],
  ['ta', 'kadan katta mudiyala', 'money worries'],
  ['te', 'naanna roju taagutaru', 'alcohol'],
  ['bn', 'baba roj mod khay', 'alcohol'],
  ['mr', 'navra marto mala', 'violence at home'],
] as const)('in %s "%s" is about %s', (language, text, topic) => {
  expect(topicWords(text, language)).toContain(topic)
})

test.each(['running late for the bus', 'walking on eggshells at home', 'waking at 3, bills'])(
  '"%s" is not about exercise',
  (text) => {
    expect(topicWords(text, 'en')).not.toContain('exercise')
  },
)

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
