import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reflectionsIn } from './read-reflections'
import { type Reflection, reflections } from './reflections'

test.each<[Reflection, string]>([
  ['humiliated', 'sir scolded me in front of everybody and the others laughed'],
  ['compared', 'why cant you be like your cousin, they keep comparing'],
  ['controlled', 'he checks my phone every evening'],
  ['numb', 'since the birth i feel nothing when i hold him'],
  ['left_with_it', 'my brother only sends money and never visits'],
  ['secret', 'i havent told anyone at home about the loan'],
  ['memory', 'she used to make laddoos for my birthday'],
  ['humiliated', 'sabke saamne mera mazak udaya'],
  ['forgets', 'jo padhta hu sab bhool jata hu'],
  ['left_with_it', 'भाई सिर्फ पैसे भेजता है'],
  ['numb', 'मुझे कुछ महसूस नहीं होता'],
  ['forgets', 'ఏమీ గుర్తు ఉండట్లేదు'],
  ['blamed', 'மாமியார் குறை சொல்றாங்க'],
  ['secret', 'ಮನೇಲಿ ಇನ್ನೂ ಹೇಳಿಲ್ಲ'],
  ['humiliated', 'साहेबांनी सगळ्यांसमोर झापलं'],
  ['dreads_going', 'कॉलेजला जावंसं वाटत नाही'],
  ['silence', 'પપ્પા મારી સાથે વાત નથી કરતા'],
  ['exhausted', 'હું થાકી ગઈ છું'],
  ['secret', 'কাউকে বলতে পারিনি'],
  ['exhausted', 'আমি খুব ক্লান্ত'],
  ['anger', 'gussa aata hai'],
  ['plan', 'i will try on sunday'],
  ['plan', 'kal call karungi'],
  ['pressure', 'everyone expects me to top'],
  ['guilt', 'i feel guilty about it'],
  ['hope', 'i hope it works this time'],
  ['help_refused', 'i asked my uncle and he said no'],
  ['anger', 'मला खूप राग येतो'],
  ['anger', 'மனசுல கோவம் வருது'],
  ['anger', 'చాలా కోపం వస్తోంది'],
  ['anger', 'ತುಂಬಾ ಕೋಪ ಬರುತ್ತೆ'],
  ['anger', 'আমার খুব রাগ হয়'],
  ['anger', 'મને ગુસ્સો આવે છે'],
  ['plan', 'कल कोशिश करूँगी'],
  ['guilt', 'নিজেকে দোষ দিই'],
  ['hope', 'थोड़ी उम्मीद है'],
  ['pressure', 'ரொம்ப ப்ரஷர் இருக்கு'],
])('%s is heard in: %s', (reflection, text) => {
  expect(reflectionsIn(text)).toContain(reflection)
})

test('any text is read, in the order of the list, each once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const places = reflectionsIn(text).map((one) => reflections.indexOf(one))
      expect(places).toEqual([...new Set(places)].sort((one, other) => one - other))
    }),
  )
})
