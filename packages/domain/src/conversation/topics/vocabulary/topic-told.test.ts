import { expect, test } from 'vitest'
import type { Topic } from '../topics'
import { topicTold, warmTold } from './topic-told'

test.each<[Topic, string]>([
  ['sleep', 'tossing and turning, even melatonin does nothing'],
  ['exams', 'half the syllabus is left and the mock test went badly'],
  ['loneliness', 'the mess food here, i miss my mothers cooking'],
  ['caring', 'papa is on the ventilator and we sit in the corridor'],
  ['habit', 'lost the rent in rummy, one more hand and it will come back'],
  ['farm', 'the borewell is dry and the mandi price fell again'],
  ['job_loss', 'five rounds, then hr never called back'],
  ['couple', 'पति दिन भर मोबाइल में, सास हर बात में टोकती है'],
  ['sleep', 'करवटें बदलते बदलते सुबह हो जाती है'],
  ['exams', 'சிலபஸ் பாதி பாக்கி, ரிவிஷன் பண்ணவே இல்ல'],
  ['exams', 'సిలబస్ సగం మిగిలింది, రివిజన్ కాలేదు'],
  ['couple', 'सासू माझ्या भाजीला नाव ठेवते आणि नवरा आईचीच बाजू घेतो'],
  ['exams', 'पेपर जवळ आला, पुस्तक उघडतच नाही'],
  ['sleep', 'रात्रभर कूस बदलतो, पहाटे डोळा लागतो'],
  ['sleep', 'mi ratrabhar kus badalto, pan dola lagat nahi'],
  ['job_loss', 'kiti mulakhati dilya, sagle kalavto mhantat'],
  ['exams', 'raat bhar ratta mara phir bhi paper mein sab bhool gaya'],
])('%s is told without its name: %s', (topic, text) => expect(topicTold(text)).toBe(topic))

test.each([
  'it rained and we had tea',
  'yes, since last week',
  'nobody',
  'थोड़ा बहुत',
  'சரி',
  'ok thanks, good night',
  'हो, मागच्या आठवड्यापासून',
  'ho, thoda bara vatta',
  'haan ji, theek hoon',
])('no topic is told: %s', (text) => expect(topicTold(text)).toBeNull())

test('what was made ready in slices, or left at one, reads the same', () => {
  const slices = warmTold('te')
  slices.next()
  expect(topicTold('సిలబస్ సగం మిగిలింది, రివిజన్ కాలేదు')).toBe('exams')
  for (const _ of slices);
  expect(topicTold('సిలబస్ సగం మిగిలింది, రివిజన్ కాలేదు')).toBe('exams')
})
