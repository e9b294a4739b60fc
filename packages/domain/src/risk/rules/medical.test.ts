import { expect, test } from 'vitest'
import { assessRisk } from '../read-risk'

test.each([
  ['i feel like throwing my baby', 'en'],
  ['baby ko patak dene ka mann karta hai', 'hi'],
  ['মাঝে মাঝে বাচ্চাটাকে আছাড় মারতে ইচ্ছে করে', 'bn'],
  ['பாப்பாவ தூக்கி எறியணும் போல இருக்கு', 'ta'],
  ['పాపని విసిరేయాలనిపిస్తుంది', 'te'],
  ['ಮಗುನ ಎಸೆಯಬೇಕು ಅನ್ಸುತ್ತೆ', 'kn'],
  ['બાળકને પછાડવાનું મન થાય છે', 'gu'],
  ['बाळाला आपटावंसं वाटतं', 'mr'],
] as const)('S1: an urge to throw a baby is heard: %s', (text, language) =>
  expect(assessRisk(text, language)).toBe('medical'),
)

test.each([
  ['i want to throw a party for my baby', 'en'],
  ['i feel like throwing my phone, the baby is crying', 'en'],
  ['mann karta hai phone patak du', 'hi'],
  ['bacche ko ball phenkna sikhana hai mujhe', 'hi'],
] as const)('throwing something else is not: %s', (text, language) =>
  expect(assessRisk(text, language)).not.toBe('medical'),
)
