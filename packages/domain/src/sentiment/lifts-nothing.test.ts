import { expect, test } from 'vitest'
import { analyzeSentiment } from './analyze-sentiment'

const sentimentOf = (text: string) => analyzeSentiment(text, 'en').sentiment

test.each([
  'My boss smiled at everyone and read out my mistakes',
  'I smile at every customer who comes in',
  'kapde dekh kar padosi hasne lage',
  'मेरी चाल देखकर मोहल्ला हँसता है',
  'माझं इंग्रजी ऐकून ते हसतात',
  'મારું કામ જોઈને એ હસ્યા',
  'আমার কথা শুনে ওরা হেসে উঠল',
  'நான் பேசினா அவன் சிரிக்கிறான்',
  'నేను మాట్లాడితే వాళ్ళు నవ్వుతారు',
  'ನಾನು ಮಾತಾಡಿದರೆ ಅವರು ನಗುತ್ತಾರೆ',
])('whose laughter it is, and of what kind, is not known: "%s" lifts nothing', (text) => {
  expect(sentimentOf(text)).not.toBe('positive')
})

test.each([
  'We laughed over tea on the terrace',
  'I laughed so much today',
  'My niece makes me laugh',
  'I smiled and felt calm',
  'हम सब देर तक हँसे',
  'நாங்க எல்லாரும் சிரிச்சோம்',
])('shared, strong or beside another good word it counts: "%s"', (text) => {
  expect(sentimentOf(text)).toBe('positive')
})

test.each([
  'उस झगड़े के बाद चाचा हमसे नहीं मिलते',
  'डर की वजह से बाहर नहीं निकलती',
  'jhagde ke baad mausi phone nahi karti',
  'ઝઘડા પછી કાકા ઘરે નથી આવતા',
  'ঝগড়ার পরে কাকু আসে না',
])('what follows a quarrel or comes of fear does not undo it: "%s"', (text) => {
  expect(sentimentOf(text)).not.toBe('positive')
})

test.each([
  'I thought it was a good match and then they stopped answering',
  'socha tha sab accha hoga',
  'सोचा था सब अच्छा होगा',
  'எல்லாம் நல்லா நடக்கும்னு நினைச்சேன்',
  'అంతా బాగుంటుంది అనుకున్నా',
])('what was only thought to be good is not: "%s"', (text) => {
  expect(sentimentOf(text)).not.toBe('positive')
})

test.each([
  'My aunt calls my cooking "interesting and brave"',
  "They posted 'happy family' under the picture without me",
])('a word between quotation marks is somebody else’s: "%s"', (text) => {
  expect(sentimentOf(text)).not.toBe('positive')
})

test('a longer quotation is told: it counts', () => {
  expect(sentimentOf('She said "I am so very proud of you and grateful that you came"')).toBe('positive')
})

test.each([
  'My grandparents have passed away',
  'unhone mujhse umeed hi chhod di',
  'He lost his money and I cannot face him',
  'दोनों में कौन सही है',
  'Is it better to wait or to call',
])('"%s" says nothing good', (text) => {
  expect(sentimentOf(text)).not.toBe('positive')
})

test('giving up hope, and a death, weigh', () => {
  expect(['unhone mujhse umeed hi chhod di', 'My grandparents have passed away'].map(sentimentOf)).toEqual([
    'negative',
    'negative',
  ])
})
