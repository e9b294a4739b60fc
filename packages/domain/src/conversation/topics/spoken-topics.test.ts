import { expect, test } from 'vitest'
import { topicIn } from './read-topic'
import type { Topic } from './topics'

test.each<[Topic, string]>([
  ['parents', 'my mother in law counts every roti'],
  ['money', 'the crop was washed away this year'],
  ['money', 'vasooli wale roz aate hain'],
  ['money', 'बाढ़ में फसल डूब गई'],
  ['grief', 'नानी को गए दो महीने हुए'],
  ['parents', 'மாமியார் எதுக்கும் குறை சொல்றாங்க'],
  ['exams', 'నాకు ఎల్లుండి ఎగ్జామ్'],
  ['parents', 'అత్తగారు ఏదీ నచ్చదంటారు'],
  ['grief', 'ತಾತ ಹೋಗಿ ವರ್ಷ ಆಯ್ತು'],
  ['money', 'सावकाराचं व्याज वाढतंय'],
  ['caring', 'દાદી ઘણા વખતથી પથારીવશ છે'],
  ['parents', 'শাশুড়ি রোজ খুঁত ধরেন'],
])('%s is heard as it is spoken: %s', (topic, text) => {
  expect(topicIn(text)).toBe(topic)
})
