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

test.each([
  ['no chest pain', 'en'],
  ['no pain in the chest', 'en'],
  ['my chest does not hurt', 'en'],
  ['सीने में दर्द नहीं', 'hi'],
  ['नहीं, छाती में दर्द नहीं है', 'hi'],
  ['seene me dard nahi hai', 'hi'],
  ['छातीत दुखत नाही', 'mr'],
  ['chhatit dukhat nahi', 'mr'],
  ['છાતીમાં દુખાવો નથી', 'gu'],
  ['chhati ma dukhavo nathi', 'gu'],
  ['বুকে ব্যথা নেই', 'bn'],
  ['buke byatha nei', 'bn'],
  ['நெஞ்சு வலி இல்லை', 'ta'],
  ['nenju vali illa', 'ta'],
  ['ఛాతీ నొప్పి లేదు', 'te'],
  ['chati noppi ledu', 'te'],
  ['ಎದೆ ನೋವಿಲ್ಲ', 'kn'],
  ['ಎದೆ ನೋವು ಇಲ್ಲ', 'kn'],
  ['ede novu illa', 'kn'],
] as const)('S7: who says that the chest does not hurt is in no danger of the body: %s', (text, language) =>
  expect(assessRisk(text, language)).not.toBe('medical'),
)

test.each([
  ['no chest pain but i took 20 tablets', 'en'],
  ['no chest pain but he stopped breathing', 'en'],
  ['सीने में दर्द नहीं है पर मैंने ज़हर खा लिया', 'hi'],
] as const)('what stands beside it is heard: %s', (text, language) =>
  expect(assessRisk(text, language)).toBe('medical'),
)

test.each([
  ['my father is having a heart attack now', 'en'],
  ['papa ko abhi heart attack aa raha hai', 'hi'],
  ['पापा को अभी हार्ट अटैक आ रहा है', 'hi'],
  ['बाबांना आत्ता हार्ट अटॅक येतोय', 'mr'],
  ['babanna atta heart attack yetoy', 'mr'],
  ['પપ્પાને અત્યારે હાર્ટ એટેક આવે છે', 'gu'],
  ['pappa ne atyare heart attack ave che', 'gu'],
  ['বাবার এখন হার্ট অ্যাটাক হচ্ছে', 'bn'],
  ['babar ekhon heart attack hocche', 'bn'],
  ['அப்பாவுக்கு இப்போ ஹார்ட் அட்டாக் வந்திருக்கு', 'ta'],
  ['appa ku ippo heart attack vandhuruku', 'ta'],
  ['నాన్నకి ఇప్పుడు హార్ట్ ఎటాక్ వస్తోంది', 'te'],
  ['nanna ki ippudu heart attack vastondi', 'te'],
  ['ಅಪ್ಪನಿಗೆ ಈಗ ಹಾರ್ಟ್ ಅಟ್ಯಾಕ್ ಆಗ್ತಿದೆ', 'kn'],
  ['appanige iga heart attack agtide', 'kn'],
] as const)("S8: someone's heart attack now needs 112: %s", (text, language) =>
  expect(assessRisk(text, language)).toBe('medical'),
)

test.each([
  ['papa ko do saal pehle heart attack aaya tha', 'hi'],
  ['my father had a heart attack last week, he is in the ward', 'en'],
] as const)('one that is over does not: %s', (text, language) => expect(assessRisk(text, language)).not.toBe('medical'))
