import { expect, test } from 'vitest'
import { asMeant, setStraight } from './set-straight'

test.each([
  ['my exam stress is too much', "no i meant my sister's exam", "my sister's exam", "my sister's exam"],
  ['my husband drinks a lot', 'not my husband, my brother', 'my brother', 'my brother drinks a lot'],
  ['my boss shouts at me', 'i meant my teacher not boss', 'my teacher', 'my teacher shouts at me'],
  ['my friend is silent', 'i said my boyfriend not my friend', 'my boyfriend', 'my boyfriend is silent'],
  ['my mother is in hospital', 'actually it is my grandmother', 'my grandmother', 'my grandmother is in hospital'],
  ['my dad died', 'my dog i mean', 'my dog', 'my dog died'],
  ['i cant sleep since 3 days', 'sorry i mean 3 weeks', '3 weeks', '3 weeks'],
  ['मेरे पति बहुत पीते हैं', 'पति नहीं, भाई', 'भाई', 'भाई बहुत पीते हैं'],
  ['मुझे परीक्षा की टेंशन है', 'मेरा मतलब मेरी बहन की परीक्षा', 'मेरी बहन की परीक्षा', 'मेरी बहन की परीक्षा'],
  ['mere pati bahut peete hain', 'pati nahi bhai', 'bhai', 'bhai bahut peete hain'],
  ['माझा नवरा दारू पितो', 'नवरा नाही, भाऊ', 'भाऊ', 'माझा भाऊ दारू पितो'],
  ['મારા પતિ પીએ છે', 'પતિ નહીં, ભાઈ', 'ભાઈ', 'મારા ભાઈ પીએ છે'],
  ['আমার স্বামী মদ খায়', 'স্বামী না, ভাই', 'ভাই', 'ভাই মদ খায়'],
  ['என் கணவர் குடிக்கிறார்', 'கணவர் இல்ல, தம்பி', 'தம்பி', 'தம்பி குடிக்கிறார்'],
  ['నా భర్త తాగుతాడు', 'భర్త కాదు, తమ్ముడు', 'తమ్ముడు', 'తమ్ముడు తాగుతాడు'],
  ['ನನ್ನ ಗಂಡ ಕುಡಿತಾನೆ', 'ಗಂಡ ಅಲ್ಲ, ತಮ್ಮ', 'ತಮ್ಮ', 'ತಮ್ಮ ಕುಡಿತಾನೆ'],
])("after '%s' the words '%s' set it straight", (before, text, meant, whole) => {
  const straight = setStraight(text, [before])
  expect(straight?.meant).toBe(meant)
  expect(straight && asMeant(before, straight)).toBe(whole)
})

test.each([
  ['my boss shouts at me', 'i mean he shouts at me every single day in front of all'],
  ['my boss shouts at me', 'i said my mom i cannot go there'],
  ['my boss shouts at me', 'not sleeping, not eating'],
  ['my boss shouts at me', 'no energy, no sleep'],
  ['my mother is in hospital', 'its my mother who cooked for us'],
  ['my boss shouts at me', 'should i not tell my boss?'],
  ['मुझे नींद नहीं आती', 'कुछ अच्छा नहीं लगता'],
  ['எனக்கு தூக்கம் வரல', 'சாப்பாடு பிடிக்கல'],
  ['my boss shouts at me', `no, i meant ${','.repeat(400)} my teacher`],
])("after '%s' the words '%s' correct nothing", (before, text) => {
  expect(setStraight(text, [before])).toBeNull()
})
