import { expect, test } from 'vitest'
import { assessRisk } from './read-risk'
import { needsHelp } from './session-tier'

test.each([
  ['en', 'papa wants me to get into engineering'],
  ['en', 'i will tell my wife about the loan tonight'],
  ['en', 'keep what close?? this is useless'],
  ['en', 'my father is in icu since sunday'],
  ['hi', 'mere papa ICU me hai 3 din se'],
  ['hi', 'theek hai. biwi ko aaj raat bata dunga'],
  ['hi', 'पापा, मैं और दीदी साथ रहते हैं'],
  ['hi', 'पापा चाहते हैं मैं डॉक्टर बनूँ'],
  ['hi', 'घर में कोई मारता नहीं, बस पढ़ाई की बात पर टोकते हैं'],
  ['ta', 'யாரும் அடிக்கல, சும்மா திட்டறாங்க'],
  ['bn', 'কেউ মারে না, শুধু বকে'],
  ['mr', 'बाबा आयसीयूत आहेत, आम्ही बाहेर बसलोय'],
  ['mr', 'aaj ratri baykola sagla sangto'],
  ['gu', 'મમ્મી હૉસ્પિટલમાં દાખલ છે'],
  ['gu', 'pappa kahe che ke engineer ban'],
  ['bn', 'বাবা আইসিইউতে, ডাক্তার কিছু বলছে না'],
  ['bn', 'kal baba ke result ta janabo'],
  ['ta', 'நான் நல்ல அம்மா இல்லையோனு தோணுது'],
  ['ta', 'wife kitta innaiku night solliduven'],
  ['te', 'nanna unte entha santoshinchevaro ani anipistundi'],
  ['te', 'నాన్న ఐసీయూలో ఉన్నారు'],
  ['kn', 'ಉಸಿರು ನಿಧಾನ ಬಿಡ್ತೀನಿ, ಅಕ್ಕಂಗೆ ಮೆಸೇಜ್ ಮಾಡ್ತೀನಿ'],
  ['kn', 'ಅಪ್ಪ ಆಸ್ಪತ್ರೇಲಿ ಇದ್ದಾರೆ, ಆಪರೇಷನ್ ಇದೆ'],
] as const)('S7 in %s: told every day, and no danger: %s', (language, text) =>
  expect(needsHelp(assessRisk(text, language))).toBe(false),
)

test.each([
  'papa is in icu and i want to die',
  'papa hospital me hai aur main marna chahta hu',
  'i will tell my wife everything and end my life',
  'this is useless, i will kill myself',
  'nobody hits me at school but my father beats me',
  'அப்பா ஆஸ்பத்திரில இருக்காரு, எனக்கு சாகணும்',
])('what is heavy beside it stays: %s', (text) => expect(needsHelp(assessRisk(text, 'en'))).toBe(true))
