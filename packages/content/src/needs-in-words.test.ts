import { languages } from '@maitri/domain'
import { expect, test } from 'vitest'
import { needsInWords } from './needs-in-words'
import { toolNeedIds, toolNeeds } from './tool-needs'

const sentences: readonly [language: string, sentence: string, need: string][] = [
  ['en', 'anxiety', 'anxiety'],
  ['en', 'I feel so anxious', 'anxiety'],
  ['en', 'stressed', 'stress'],
  ['en', 'help me relax', 'relax'],
  ['en', 'gratitude', 'gratitude'],
  ['en', "can't sleep", 'sleep'],
  ['en', 'insom', 'sleep'],
  ['en', 'panic attack', 'panic'],
  ['en', 'I am angry', 'anger'],
  ['en', 'feeling sad', 'sadness'],
  ['en', 'lonely', 'loneliness'],
  ['en', 'how to focus', 'focus'],
  ['en', 'overthinking', 'worry'],
  ['en', 'exam tomorrow', 'exam'],
  ['en', 'tension', 'stress'],
  ['en', 'neend nahi aati', 'sleep'],
  ['en', 'gussa', 'anger'],
  ['en', 'so frustrated', 'anger'],
  ['en', 'I feel numb', 'sadness'],
  ['hi', 'नींद नहीं आती', 'sleep'],
  ['hi', 'बहुत गुस्सा है', 'anger'],
  ['hi', 'अकेलापन', 'loneliness'],
  ['hi', 'तनाव', 'stress'],
  ['hi', 'घबराहट', 'panic'],
  ['kn', 'ಆತಂಕವಾಗಿದೆ', 'anxiety'],
  ['kn', 'ನಿದ್ದೆ ಬರುತ್ತಿಲ್ಲ', 'sleep'],
  ['kn', 'ಕೋಪ', 'anger'],
  ['te', 'నిద్ర రావడం లేదు', 'sleep'],
  ['te', 'ఒత్తిడిగా ఉంది', 'stress'],
  ['te', 'ఒంటరిగా', 'loneliness'],
  ['ta', 'தூக்கம் வரவில்லை', 'sleep'],
  ['ta', 'கோபமாக இருக்கிறது', 'anger'],
  ['ta', 'கவலை', 'worry'],
  ['ta', 'பதட்டம்', 'anxiety'],
  ['mr', 'झोप येत नाही', 'sleep'],
  ['mr', 'राग आला', 'anger'],
  ['mr', 'एकटेपणा', 'loneliness'],
  ['gu', 'ઊંઘ નથી આવતી', 'sleep'],
  ['gu', 'ગુસ્સો', 'anger'],
  ['gu', 'ચિંતા', 'worry'],
  ['bn', 'ঘুম আসছে না', 'sleep'],
  ['bn', 'মন খারাপ', 'sadness'],
  ['bn', 'রাগ', 'anger'],
  ['hi', 'मन नहीं लगता', 'sadness'],
  ['hi', 'पढ़ाई में मन नहीं लगता', 'sadness'],
  ['hi', 'दिल ज़ोर से धड़क रहा है', 'panic'],
  ['hi', 'कुछ अच्छा नहीं लगता', 'sadness'],
  ['hi', 'चिन्ता', 'worry'],
  ['hi', 'सांस', 'breath'],
  ['hi', 'फिक्र', 'worry'],
  ['en', 'mann nahi lagta', 'sadness'],
  ['en', 'man bilkul nahi lag raha', 'sadness'],
  ['en', 'nind nhi aati', 'sleep'],
  ['en', 'ghabrahat ho rahi hai', 'panic'],
  ['en', 'my heart is racing', 'panic'],
  ['en', "can't stop thinking", 'worry'],
  ['en', 'not good enough', 'self_doubt'],
  ['en', 'sir dard', 'body'],
  ['en', 'anxeity', 'anxiety'],
  ['en', 'depresion', 'sadness'],
  ['en', 'meditaion', 'meditation'],
  ['en', 'burnout', 'stress'],
  ['en', 'so tierd', 'tired'],
  ['en', 'lonley', 'loneliness'],
  ['en', 'lonly', 'loneliness'],
  ['en', 'agnry', 'anger'],
  ['en', 'paniked', 'panic'],
  ['en', 'fokus', 'focus'],
  ['en', 'scard', 'anxiety'],
  ['en', 'breth', 'breath'],
  ['en', 'mn nhi lag rha', 'sadness'],
  ['en', 'kuch acha nhi lgta', 'sadness'],
  ['en', 'nend nhi aa rhi', 'sleep'],
  ['en', 'thkan', 'tired'],
  ['en', 'dimaag chal raha hai', 'worry'],
  ['en', 'saas lena mushkil', 'breath'],
  ['ta', 'மனசு சரியில்லை', 'sadness'],
  ['ta', 'பயமா இருக்கு', 'anxiety'],
  ['ta', 'கோவம் வருது', 'anger'],
  ['en', 'thookam varala', 'sleep'],
  ['en', 'bayama iruku', 'anxiety'],
  ['te', 'మనసు బాలేదు', 'sadness'],
  ['te', 'నిద్ర పట్టట్లేదు', 'sleep'],
  ['en', 'kopam vastundi', 'anger'],
  ['kn', 'ಬೇಜಾರಾಗಿದೆ', 'sadness'],
  ['en', 'nidde barthilla', 'sleep'],
  ['mr', 'मन लागत नाही', 'sadness'],
  ['mr', 'डोकं दुखतंय', 'body'],
  ['en', 'zop yet nahi', 'sleep'],
  ['gu', 'મન નથી લાગતું', 'sadness'],
  ['gu', 'ગભરામણ થાય છે', 'panic'],
  ['en', 'ungh nathi aavti', 'sleep'],
  ['bn', 'মন ভালো নেই', 'sadness'],
  ['bn', 'কান্না পাচ্ছে', 'sadness'],
  ['en', 'want to scream', 'anger'],
  ['en', 'passing time', 'boredom'],
  ['hi', 'चिल्लाने का मन', 'anger'],
  ['hi', 'उसकी याद आती है', 'loneliness'],
  ['hi', 'समय काटना', 'boredom'],
  ['en', 'uski yaad', 'sadness'],
  ['ta', 'அதிகமா யோசிக்கிறேன்', 'worry'],
  ['ta', 'எதிலும் ஆர்வம் இல்லை', 'sadness'],
  ['ta', 'காதல் தோல்வி', 'sadness'],
  ['ta', 'மூச்சு திணறல்', 'panic'],
  ['en', 'bacche pe chilla diya', 'anger'],
  ['en', 'mobile ki lat', 'focus'],
  ['en', 'fail ho gaya', 'self_doubt'],
  ['en', 'grounding', 'panic'],
  ['hi', 'दिल बैठ रहा है', 'sadness'],
  ['ta', 'குழந்தையை திட்டிட்டேன்', 'anger'],
  ['ta', 'வெறுமையா இருக்கு', 'sadness'],
  ['en', 'ghum asche na', 'sleep'],
]

test.each(sentences)('in %s “%s” asks for %s', (_, sentence, need) => {
  expect(needsInWords(sentence)).toContain(need)
})

test.each([
  ['breakup', 'sadness', 'relax'],
  ['badan dard', 'body', 'anxiety'],
  ['exam ka dar', 'exam', 'body'],
  ['साँस फूल रही है', 'panic', 'breath'],
  ['chillane ka man', 'anger', 'relax'],
] as const)('“%s” asks for %s before %s', (query, first, later) => {
  const needs = needsInWords(query)
  expect(needs).toContain(first)
  expect(needs.slice(0, needs.indexOf(first))).not.toContain(later)
})

test.each(['', '  ', 'zebra', 'an', 'kolam', 'my', 'cricket', 'paneer', 'phone', 'thanda', 'शेर', '?!'])(
  '“%s” names no need',
  (query) => {
    expect(needsInWords(query)).toEqual([])
  },
)

test('every need has a tool, and words in all eight languages that find it', () => {
  for (const id of toolNeedIds) {
    expect(toolNeeds[id].tools.length).toBeGreaterThan(0)
    for (const language of languages) {
      const words = toolNeeds[id].words[language].split(' ')
      expect(words.length, `${id} in ${language}`).toBeGreaterThan(1)
      for (const word of words) expect(needsInWords(word), word).toContain(id)
    }
  }
})
