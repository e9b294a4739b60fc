import { expect, test } from 'vitest'
import { namedIn } from './named-in'
import { assessRisk } from './read-risk'

test.each([
  'heart pounding, cant breathe, am i dying',
  'suddenly heart beating fast, sweating, hands shaking, feel like i will die',
  'achanak ghabrahat, saans nahi aa rahi, haath kaanp rahe, mar jaunga kya',
  'दिल बहुत तेज़ धड़क रहा है, साँस नहीं आ रही, लगता है मैं मर जाऊँगी',
  'हाथ-पैर काँप रहे हैं, सीने में धड़कन तेज़, मर जाऊँगा ऐसा लगता है',
  'छातीत धडधडतंय, श्वास लागतोय, मरेन असं वाटतंय',
  'હૃદય જોરથી ધબકે છે, શ્વાસ નથી લેવાતો, મરી જઈશ એવું લાગે છે',
  'hraday jorthi dhabke che, shvas nathi levato, mari jaish evu lage che',
  'বুক ধড়ফড় করছে, শ্বাস নিতে পারছি না, মনে হচ্ছে মরে যাব',
  'buk dhorfor korche, shash nite parchi na, mone hocche more jabo',
  'இதயம் படபடக்குது, மூச்சு விட முடியல, செத்துடுவேன்னு பயமா இருக்கு',
  'nenju padapadanu adikuthu sethuduven pola iruku',
  'గుండె దడదడ, ఊపిరి ఆడట్లేదు, చచ్చిపోతానేమో అనిపిస్తోంది',
  'ಎದೆ ಜೋರಾಗಿ ಬಡ್ಕೊಳ್ತಿದೆ, ಉಸಿರು ಕಟ್ತಿದೆ, ಸತ್ತು ಹೋಗ್ತೀನಿ ಅನಿಸ್ತಿದೆ',
  'ede joragi badkoltide, usiru kattide, sathu hogtini anstide',
])('a body in fear is met with the breath, not with 112: %s', (text) => {
  expect(assessRisk(text, 'en')).toBe('distress')
  expect(namedIn(text).fearOfDying).toBe(true)
})

test.each([
  'severe chest pain and cant breathe',
  'my chest hurts badly and my left arm is numb',
  'papa is having a heart attack right now',
  'सीने में बहुत तेज़ दर्द है और पसीना आ रहा है',
  'நெஞ்சு வலி தாங்க முடியல, இடது கை வலிக்குது',
  'papa ko saans nahi aa rahi, honth neele pad gaye',
])('an ache, and what another body tells, stay with 112: %s', (text) => expect(assessRisk(text, 'en')).toBe('medical'))
