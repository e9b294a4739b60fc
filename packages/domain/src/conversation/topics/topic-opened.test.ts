import { expect, test } from 'vitest'
import { topicOpened } from './topic-opened'
import type { Topic } from './topics'

test.each<[Topic, string]>([
  ['sleep', 'my boss is fine, but i keep tossing and turning, even melatonin does nothing'],
  ['parents', 'papa bahut daantte hain marks ke liye'],
  ['grave_illness', 'papa is on the ventilator in the icu, we sit in the corridor'],
  ['harsh_boss', 'बॉस सगळ्यांसमोर ओरडतो, रजा मागितली तर देत नाही'],
])('%s is opened where it is told of or named: %s', (topic, text) => {
  expect(topicOpened(text)).toBe(topic)
})

test('nothing is opened by words that tell of none', () => {
  expect(topicOpened('it rained and we had tea')).toBeNull()
})

test.each<[Topic, string]>([
  ['scam', 'my father shared the otp and forty thousand is gone'],
  ['scam', 'fake job ke naam pe registration fee le li'],
  ['scam', 'केवाईसी वाला फ़ोन आया और खाते से सारे पैसे चले गए, ठगी हो गई'],
  ['stammer', 'i stammer and everybody waits for me to finish'],
  ['stammer', 'bolte bolte atak jata hu, haklata hu'],
  ['harassment', 'a man follows me home from the metro every evening'],
  ['harassment', 'बस में कोई रोज़ छूता है'],
  ['privacy', 'my brother reads my chats and asks for the password'],
  ['privacy', 'मेरा फ़ोन रोज़ चेक करते हैं'],
  ['neighbours', 'the landlord keeps my deposit and says it is for paint'],
  ['direction', 'no idea what to do with my life after bcom'],
  ['self_doubt', 'i am not good enough for this, they will find out'],
  ['low_mood', 'nothing feels good anymore, i feel empty'],
])('%s has an opening of its own: %s', (topic, text) => {
  expect(topicOpened(text)).toBe(topic)
})

test.each<string>([
  'my flatmate cooked biryani and we laughed',
  'the scam was a good series',
  'we had no room for more sweets',
])('a word by the way opens none of them: %s', (text) => {
  expect(topicOpened(text)).toBeNull()
})
