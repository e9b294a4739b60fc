import { expect, test } from 'vitest'
import { talk } from '../testing/talk'
import { aheadOf, onwardLines } from './onward'

test.each<[string, string, string]>([
  ['English', 'next week we all meet at my cousin place', 'onward.ahead'],
  ['English', 'i can not manage to write that mail', 'onward.way'],
  ['English', 'we used to cook together on sundays', 'onward.changed'],
  ['English', 'it is like this every evening after six', 'onward.again'],
  ['English', 'my brother has the other key of the flat', 'onward.someone'],
  ['Hindi', 'अगले हफ़्ते सब लोग फिर मिलेंगे', 'onward.ahead'],
  ['Hindi', 'मैं उन्हें यह लिख नहीं पा रही', 'onward.way'],
  ['Hindi', 'पहले हम सब साथ में बैठते थे', 'onward.changed'],
  ['Hindi', 'हर बार यही होता है घर में', 'onward.again'],
  ['Hindi', 'भाई के पास दूसरी चाबी रखी है', 'onward.someone'],
  ['Hindi in Latin letters', 'agle hafte sab log phir milenge', 'onward.ahead'],
  ['Hindi in Latin letters', 'main unko ye likh nahi pa raha', 'onward.way'],
  ['Hindi in Latin letters', 'pehle hum sab saath me baithte the', 'onward.changed'],
  ['Hindi in Latin letters', 'har baar yahi hota hai ghar me', 'onward.again'],
  ['Marathi', 'पुढच्या आठवड्यात सगळे परत भेटणार', 'onward.ahead'],
  ['Marathi', 'मला ते लिहिता येत नाही, जमत नाही', 'onward.way'],
  ['Marathi', 'पूर्वी आम्ही सगळे एकत्र बसायचो', 'onward.changed'],
  ['Marathi', 'प्रत्येक वेळी घरात हेच होतं', 'onward.again'],
  ['Gujarati', 'આવતા અઠવાડિયે બધા ફરી મળશે', 'onward.ahead'],
  ['Gujarati', 'હું એમને આ લખી શકતી નથી', 'onward.way'],
  ['Gujarati', 'પહેલાં અમે બધા સાથે બેસતા', 'onward.changed'],
  ['Gujarati', 'દર વખતે ઘરમાં આ જ થાય છે', 'onward.again'],
  ['Bengali', 'সামনের সপ্তাহে সবাই আবার দেখা করবে', 'onward.ahead'],
  ['Bengali', 'আমি কথাটা লিখতে পারছি না', 'onward.way'],
  ['Bengali', 'আগে আমরা সবাই একসঙ্গে বসতাম', 'onward.changed'],
  ['Bengali', 'প্রতিবার বাড়িতে এটাই হয়', 'onward.again'],
  ['Tamil', 'அடுத்த வாரம் எல்லாரும் மறுபடி பாப்போம்', 'onward.ahead'],
  ['Tamil', 'அத எழுத என்னால முடியல', 'onward.way'],
  ['Tamil', 'முன்னாடி எல்லாம் ஒண்ணா உக்காருவோம்', 'onward.changed'],
  ['Tamil', 'ஒவ்வொரு தடவையும் வீட்டுல இதே தான்', 'onward.again'],
  ['Telugu', 'వచ్చే వారం అందరూ మళ్లీ కలుస్తారు', 'onward.ahead'],
  ['Telugu', 'నేను అది రాయలేకపోతున్నా', 'onward.way'],
  ['Telugu', 'ఇంతకుముందు అందరం కలిసి కూర్చునేవాళ్లం', 'onward.changed'],
  ['Telugu', 'ప్రతిసారీ ఇంట్లో ఇదే జరుగుతుంది', 'onward.again'],
  ['Kannada', 'ಮುಂದಿನ ವಾರ ಎಲ್ಲರೂ ಮತ್ತೆ ಸೇರ್ತಾರೆ', 'onward.ahead'],
  ['Kannada', 'ನನಗೆ ಅದನ್ನ ಬರೆಯೋಕೆ ಆಗ್ತಿಲ್ಲ', 'onward.way'],
  ['Kannada', 'ಮೊದಲೆಲ್ಲಾ ಒಟ್ಟಿಗೆ ಕೂರ್ತಿದ್ವಿ', 'onward.changed'],
  ['Kannada', 'ಪ್ರತಿ ಸಲ ಮನೇಲಿ ಇದೇ ಆಗುತ್ತೆ', 'onward.again'],
])('in %s what %j holds is named by %s', (_language, text, line) => {
  expect(aheadOf(text)[0]).toBe(line)
})

test('what somebody does not want has nothing in its way', () => {
  expect(aheadOf("i don't want to leave this house")[0]).toBe('onward.open')
  expect(aheadOf('main ye ghar nahi chhodna chahti, nahi chahti')[0]).toBe('onward.open')
})

test('words that hold none of it are led on without a guess about them', () => {
  expect(aheadOf('the green file stays on the shelf')[0]).toBe('onward.open')
  expect(aheadOf('pata nahi kaha rakha')[0]).toBe('onward.open')
})

const echoed = /^move\.(?:echo|plain)/u

test('nothing that tells is answered by its own words alone, or by an ear alone', () => {
  const replies = talk(
    'en',
    'my roommate moved the almirah to the other side',
    'the green one stays near the window now',
    'he put his shoes on my half of the shelf',
    'next week his cousin comes to stay as well',
    'the warden only looked at the register and left',
  )
  for (const reply of replies) expect(reply.some((id) => !echoed.test(id))).toBe(true)
  const led = replies.flat().filter((id) => id.startsWith('onward.'))
  expect(led.length).toBeGreaterThan(0)
  expect(new Set(led).size).toBe(led.length)
})

test('an answer that is only acknowledged leads on', () => {
  const replies = talk('en', 'i work night shift and my boss shouts at me', 'my mother thinks i lie about the shift')
  expect(replies[1]?.length).toBeGreaterThan(1)
})

test('whoever only wants to be heard is led nowhere', () => {
  const replies = talk(
    'en',
    'my roommate moved the almirah again',
    'just listen please',
    'the green one stays near the window now',
  )
  expect(replies.at(-1)?.some((id) => id.startsWith('onward.'))).toBe(false)
})

test('a memory of someone who died is met and not worked on', () => {
  const replies = talk('en', 'my husband passed away in august', 'every evening he would bring me one jasmine string')
  expect(replies[1]?.some((id) => id.startsWith('onward.'))).toBe(false)
})

test('every line has its place', () => {
  expect(new Set(onwardLines).size).toBe(9)
})
