import { expect, test } from 'vitest'
import { tipTopicsIn } from './tip-topics-in'
import type { TipTopic } from './tips-of-topics'

test.each<[TipTopic, string]>([
  ['grief', 'it is four months since papa died and his chair is still there'],
  ['alcohol', 'I drink every night now and the evenings are gone'],
  ['exams', 'boards exam starts on monday and the syllabus is not done'],
  ['baby', 'my newborn cries till four and I cannot put her down'],
  ['friend', 'my friend is crying every day and I am worried about her'],
  ['friend', 'How do I help my roommate, she has stopped talking'],
  ['sleep', 'I wake up at 3 and lie awake'],
  ['violence', 'my husband hits me when dinner is late'],
  ['money', 'the EMI is due and I cannot pay'],
  ['loneliness', 'nobody talks to me in the hostel'],
  ['breakup', 'she broke up with me on a call'],
  ['work', 'my manager shouts in every meeting'],
  ['marriage', 'my parents bring a new rishta every sunday'],
  ['caring', 'I am taking care of my mother after her stroke'],
  ['anger', 'I was so angry that I shouted at everyone'],
  ['panic', 'panic attacks in the metro again'],
  ['coming_out', 'I am gay and nobody at home knows'],
  ['body', 'they say I am too fat'],
  ['bullying', 'seniors make fun of me and call me names'],
  ['friend', 'meri dost bahut udas hai, kaise madad karu'],
  ['violence', 'wo mujhe roz maarta hai'],
  ['sleep', 'raat ko neend nahi aati'],
  ['grief', 'पापा को गुज़रे हुए दो महीने हुए, वे गुज़र गए'],
  ['friend', 'मेरी दोस्त बहुत उदास है'],
  ['alcohol', 'रोज़ शराब पीने लगा हूँ'],
  ['sleep', 'मला रात्री झोप येत नाही'],
  ['friend', 'माझी मैत्रीण सारखी रडते'],
  ['exams', 'મારી પરીક્ષા સોમવારે છે'],
  ['friend', 'મારો મિત્ર બહુ ઉદાસ રહે છે'],
  ['money', 'ধার শোধ করতে পারছি না'],
  ['friend', 'আমার বন্ধু রোজ কাঁদছে'],
  ['alcohol', 'தினமும் குடிக்கிறேன், மது இல்லாமல் முடியல'],
  ['friend', 'என் தோழி தினமும் அழுகிறாள்'],
  ['exams', 'రేపు పరీక్ష ఉంది'],
  ['friend', 'నా ఫ్రెండ్ రోజూ ఏడుస్తోంది'],
  ['sleep', 'ನನಗೆ ನಿದ್ದೆ ಬರುತ್ತಿಲ್ಲ'],
  ['friend', 'ನನ್ನ ಗೆಳತಿ ದಿನವೂ ಅಳುತ್ತಾಳೆ'],
])('%s is heard in "%s"', (topic, text) => {
  expect(tipTopicsIn(text)).toContain(topic)
})

test.each([
  'The train to Mysuru leaves at nine.',
  'my friend and I had dosa and laughed a lot',
  'I told my friend about the film',
])('no topic of need is heard in "%s"', (text) => {
  expect(tipTopicsIn(text)).toEqual([])
})

test('what is gravest comes first, and at most two topics are kept', () => {
  const heard = tipTopicsIn('he hits me, I cannot sleep, the exam is tomorrow and the EMI is due')
  expect(heard[0]).toBe('violence')
  expect(heard).toHaveLength(2)
})
