import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reflectionsIn } from './read-reflections'
import { type Reflection, reflections } from './reflections'

test.each<[Reflection, string]>([
  ['lets_down', 'that his trust is gone now'],
  ['done_to_me', 'my best friend invited everyone to her birthday except me'],
  ['done_to_me', '2 baar reject ho chuka hu'],
  ['left_with_it', 'i handle two kids and his mother alone'],
  ['left_with_it', 'ஒரே ஆளா தனியா குழந்தைகளையும் வீட்டையும் பார்த்துக்கறேன்'],
  ['reassure', 'i dont want an exercise, i just want someone to say it will be fine'],
  ['reassure', 'bas koi keh de ki sab theek ho jayega'],
  ['reassure', 'எல்லாம் சரியாகும்னு யாராவது சொல்லணும்'],
  ['going_over', 'i read her face again and again in my head'],
  ['going_over', 'वही बात दिमाग में घूमती रहती है'],
  ['going_over', 'ಅದೇ ಯೋಚನೆ ತಲೆಯಲ್ಲಿ ಓಡ್ತಾ ಇರುತ್ತೆ'],
  ['watched', 'everyone there will have their phones out recording'],
  ['watched', 'అందరూ నన్నే చూస్తున్నారు'],
  ['unwanted', 'mujhe koi pasand hi nahi karega'],
  ['unwanted', 'no one will ever love me like this'],
  ['unwanted', 'আমাকে কেউ পছন্দ করে না'],
  ['others_ahead', 'my friends all passed'],
  ['others_ahead', 'he has already put a photo with someone else'],
  ['others_ahead', 'friends ellarukkum velai kedachuduchu'],
  ['sees_them_suffer', "he's sitting on the terrace. didnt eat dinner"],
  ['sees_them_suffer', 'அப்பா அழுதுட்டே இருந்தாரு'],
  ['sees_them_suffer', 'આખી રાત મમ્મી રડતી રહી'],
  ['lets_down', 'i feel like a waste of his money'],
  ['lets_down', 'wo gussa nahi karenge par unka bharosa toot jayega'],
  ['lets_down', 'माझ्यासाठी बाबांनी कर्ज काढलं'],
  ['silence', 'i told him last night and he turned to the wall'],
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

test.each<[Reflection, string]>([
  ['anger', 'i am not angry, only tired'],
  ['anger', 'papa gets angry at once'],
  ['anger', 'gussa nahi, bas thakan hai'],
  ['anger', 'पापा को गुस्सा आता है'],
  ['anger', 'ಕೋಪ ಅಲ್ಲ, ಬೇಸರ'],
  ['anger', 'கோபம் இல்லை, வருத்தம்'],
  ['anger', 'కోపం కాదు, బాధ'],
  ['anger', 'રાગ નહીં, ગુસ્સો નથી'],
  ['anger', 'রাগ হয় না, শুধু খারাপ লাগে'],
  ['anger', 'राग येत नाही मला'],
  ['crying', 'the baby cried the whole night'],
  ['crying', 'no i did not cry'],
  ['afraid', 'my son is scared of the dark'],
  ['afraid', 'i am not afraid of him'],
  ['controlled', 'i kept checking my phone for his reply'],
  ['controlled', 'he doesnt check my phone or anything'],
  ['humiliated', 'i have to be strong in front of mummy'],
  ['humiliated', 'we gave a mock test today'],
  ['silence', 'i dont talk to anyone in the office'],
  ['alone_there', 'no one is making me small'],
  ['alone_there', 'amar ekta chele ache'],
  ['crying', 'i am learning kannada now'],
  ['friend_there', 'my friend got married yesterday'],
  ['memory', 'ಅವಳ ಸೀರೆ ತುಂಬಾ ದುಬಾರಿ'],
  ['shame', 'पड़ोसी का बेटा विदेश गया'],
  ['secret', 'nobody knows when the result comes'],
  ['others_fine', 'he has moved on'],
  ['exhausted', 'என்னால நம்பவே முடியல'],
])('%s is not taken up from: %s', (reflection, text) => {
  expect(reflectionsIn(text)).not.toContain(reflection)
})

test.each<[Reflection, string]>([
  ['anger', 'i am so angry at papa'],
  ['anger', 'mujhe papa pe gussa aata hai'],
  ['crying', 'mummy shouted and i cried'],
  ['crying', 'i cant stop crying'],
  ['afraid', 'i dont know why i am so scared'],
  ['holds_it_in', 'i cant cry infront of mummy'],
  ['torn', 'i feel like leaving but the rent is due'],
  ['humiliated', 'he called me useless in front of a customer'],
  ['humiliated', 'i was mocked in front of the class, he insulted me'],
  ['friend_there', 'priya from the shop makes me laugh'],
])('%s is taken up from: %s', (reflection, text) => {
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
