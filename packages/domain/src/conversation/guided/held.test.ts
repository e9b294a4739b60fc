import { expect, test } from 'vitest'
import type { Language } from '../../language'
import { converse, openConversation } from '../converse'
import { reflectionsIn } from '../reflections/read-reflections'
import type { Reflection } from '../reflections/reflections'
import { now, talk } from '../testing/talk'

const answerLines = /^heard\.(?:who_weighs|when|helps|wish|who_helps|happened|hardest)/

test.each<[Language, string, string, string]>([
  ['en', 'i failed my board exam', '4 days now', 'reflect.duration'],
  ['en', 'i failed my board exam', 'two weeks already', 'reflect.duration'],
  ['hi', 'मैं परीक्षा में फ़ेल हो गई', 'तीन हफ़्ते से', 'reflect.duration'],
  ['hi', 'main exam me fail ho gaya', 'do mahine se', 'reflect.duration'],
  ['mr', 'मी परीक्षेत नापास झालो', 'दोन महिने झाले', 'reflect.duration'],
  ['gu', 'હું પરીક્ષામાં નાપાસ થયો', 'ત્રણ મહિનાથી', 'reflect.duration'],
  ['bn', 'আমি পরীক্ষায় ফেল করেছি', 'দুই মাস ধরে', 'reflect.duration'],
  ['ta', 'நான் பரீட்சையில் ஃபெயில் ஆயிட்டேன்', 'ரெண்டு மாசமா', 'reflect.duration'],
  ['te', 'నేను పరీక్షలో ఫెయిల్ అయ్యాను', 'రెండు నెలల నుంచి', 'reflect.duration'],
  ['kn', 'ನಾನು ಪರೀಕ್ಷೆಯಲ್ಲಿ ಫೇಲ್ ಆದೆ', 'ಎರಡು ತಿಂಗಳಿಂದ', 'reflect.duration'],
])("in %s after '%s' the length of time '%s' is taken for one", (language, first, text, line) => {
  const [, reply] = talk(language, first, text)
  expect(reply?.filter((id) => answerLines.test(id))).toEqual([])
  expect(reply).toContain(line)
})

test.each<[Language, string, Reflection]>([
  ['en', 'my manager told me that i am slow', 'said_to_me'],
  ['en', 'my roommate took my notes and lied to me', 'done_to_me'],
  ['en', 'i yelled at my little brother', 'own_doing'],
  ['en', 'still no reply from the company', 'waiting'],
  ['en', 'rent is due on monday and salary is late', 'money_short'],
  ['en', 'i finally told my sister', 'did_it'],
  ['en', 'my stomach hurts every morning', 'body'],
  ['hi', 'चाचा कहते हैं कि मैं कुछ नहीं कर रहा', 'said_to_me'],
  ['hi', 'सबने मुझे ग्रुप से निकाल दिया', 'done_to_me'],
  ['hi', 'रिज़ल्ट का इंतज़ार है', 'waiting'],
  ['hi', 'mere pet me dard hota hai roz', 'body'],
  ['hi', 'kiraya dena hai aur paise khatam', 'money_short'],
  ['mr', 'सासूबाई म्हणतात की मला काही येत नाही', 'said_to_me'],
  ['mr', 'मी अजून निकालाची वाट पाहतोय, वाट बघतो रोज', 'waiting'],
  ['gu', 'બધા કહે છે કે મારે લગ્ન કરી લેવા', 'said_to_me'],
  ['gu', 'રિપોર્ટની રાહ જોઉં છું', 'waiting'],
  ['bn', 'সবাই বলে আমি নাকি অলস', 'said_to_me'],
  ['bn', 'মাইনে এখনও হয়নি, ভাড়া দিতে হবে', 'money_short'],
  ['ta', 'அவர் என்ன எப்பவும் மட்டம்னு சொல்றார்', 'said_to_me'],
  ['ta', 'சம்பளம் வரல, வாடகை கட்டணும்', 'money_short'],
  ['te', 'వాళ్ళు నన్ను ఏదో ఒకటి అంటారు', 'said_to_me'],
  ['te', 'జీతం రాలేదు, అద్దె కట్టాలి', 'money_short'],
  ['kn', 'ಎಲ್ಲರೂ ಏನೋ ಒಂದು ಹೇಳ್ತಾರೆ', 'said_to_me'],
  ['kn', 'ಸಂಬಳ ಬಂದಿಲ್ಲ, ಬಾಡಿಗೆ ಕಟ್ಟಬೇಕು', 'money_short'],
])("in %s '%s' tells %s", (_language, text, told) => {
  expect(reflectionsIn(text)).toContain(told)
})

test.each<[Language, string, string, string, string]>([
  ['en', 'i cannot sleep at night', 'what do i do', 'like what?', 'back.how'],
  ['en', 'i cannot sleep at night', 'what do i do', 'why', 'back.why_advised'],
  ['en', 'i cannot sleep at night', 'what do i do', 'and then?', 'back.then_advised'],
  ['hi', 'मुझे रात भर नींद नहीं आती', 'क्या करूँ', 'कैसे', 'back.how'],
  ['hi', 'mujhe raat bhar neend nahi aati', 'kya karu', 'matlab kya', 'back.how'],
  ['mr', 'मला रात्री झोप येत नाही', 'काय करू', 'म्हणजे काय', 'back.how'],
  ['gu', 'મને રાતે ઊંઘ નથી આવતી', 'શું કરું', 'કેવી રીતે', 'back.how'],
  ['bn', 'আমার রাতে ঘুম আসে না', 'কী করব', 'কীভাবে', 'back.how'],
  ['ta', 'எனக்கு ராத்திரி தூக்கம் வரல', 'என்ன செய்யலாம்', 'எப்படி', 'back.how'],
  ['te', 'నాకు రాత్రి నిద్ర పట్టట్లేదు', 'ఏం చేయాలి', 'ఎలా', 'back.how'],
  ['kn', 'ನನಗೆ ರಾತ್ರಿ ನಿದ್ದೆ ಬರ್ತಿಲ್ಲ', 'ಏನು ಮಾಡಲಿ', 'ಹೇಗೆ', 'back.how'],
])("in %s after '%s' and '%s' the words '%s' are about the last line", (language, first, ask, back, line) => {
  expect(talk(language, first, ask, back).at(-1)).toEqual([line])
})

test.each<[Language, string, string]>([
  ['en', 'i failed my board exam', 'what do you mean'],
  ['en', 'i failed my board exam', 'whose? i dont get it'],
  ['hi', 'मैं परीक्षा में फ़ेल हो गई', 'मतलब'],
  ['te', 'నా మార్కులు తక్కువ వచ్చాయి', 'అంటే ఏంటి'],
])("in %s after the question of '%s' the words '%s' get it put in another way", (language, first, back) => {
  expect(talk(language, first, back).at(-1)).toEqual(['back.asked'])
})

test.each<[Language, string, string, string]>([
  ['en', 'i cannot sleep at night', 'what do i do', "ok let's try"],
  ['hi', 'mujhe raat bhar neend nahi aati', 'kya karu', 'haan chalo'],
  ['hi', 'मुझे रात भर नींद नहीं आती', 'क्या करूँ', 'ठीक है'],
  ['ta', 'எனக்கு ராத்திரி தூக்கம் வரல', 'என்ன செய்யலாம்', 'சரி பண்ணலாம்'],
  ['te', 'నాకు రాత్రి నిద్ర పట్టట్లేదు', 'ఏం చేయాలి', 'సరే చేద్దాం'],
  ['bn', 'আমার রাতে ঘুম আসে না', 'কী করব', 'আচ্ছা'],
])("in %s after '%s' and '%s' the answer '%s' begins what was offered", (language, first, ask, accepts) => {
  let { state } = openConversation(language)
  for (const text of [first, ask, accepts]) state = converse(state, { text }, { language, now }).state
  expect(state.guided?.name).toBe('sleep')
})

test.each<[Language, string, string, string]>([
  ['en', 'i cannot sleep at night', 'what do i do', 'not now maybe later'],
  ['hi', 'mujhe raat bhar neend nahi aati', 'kya karu', 'baad me dekhte hai'],
  ['kn', 'ನನಗೆ ರಾತ್ರಿ ನಿದ್ದೆ ಬರ್ತಿಲ್ಲ', 'ಏನು ಮಾಡಲಿ', 'ಆಮೇಲೆ ನೋಡೋಣ'],
])("in %s after '%s' and '%s' the answer '%s' puts it off", (language, first, ask, defers) => {
  expect(talk(language, first, ask, defers).at(-1)).toEqual(['back.later'])
})

test.each<[Language, string]>([
  ['en', 'my cousin borrowed 20000 from me and is not returning it'],
  ['hi', 'दोस्त ने मुझसे पैसे लिए थे, वापस नहीं दे रहा'],
  ['hi', 'maine dost ko udhaar diya tha, paise wapas nahi de raha'],
  ['mr', 'मित्राला उसने पैसे दिले, पैसे परत देत नाही'],
  ['gu', 'મિત્રને ઉછીના આપ્યા, પૈસા પાછા નથી આપતો'],
  ['bn', 'বন্ধুকে টাকা ধার দিয়েছিলাম, ফেরত দিচ্ছে না'],
  ['ta', 'நண்பனுக்கு கடன் கொடுத்தேன், பணத்தை திருப்பி தரல'],
  ['te', 'స్నేహితుడికి అప్పు ఇచ్చాను, డబ్బు తిరిగి ఇవ్వట్లేదు'],
  ['kn', 'ಗೆಳೆಯನಿಗೆ ಸಾಲ ಕೊಟ್ಟಿದ್ದೆ, ದುಡ್ಡು ವಾಪಸ್ ಕೊಡ್ತಿಲ್ಲ'],
])("in %s whoever lent money owes none: '%s'", (language, text) => {
  const [reply] = talk(language, text)
  expect(reply).toContain('topic.owed.opening')
  expect(reply?.filter((id) => /topic\.(?:money|loan_app)/.test(id))).toEqual([])
})

test.each<[Language, string, string, string]>([
  ['en', 'my mother is in hospital since friday', 'what does the doctor mean by observation', 'question.their_words'],
  ['en', 'my mother is in hospital since friday', 'will she recover', 'question.recovery'],
  ['en', 'my mother is in hospital since friday', 'did you eat', 'question.how_are_you'],
  ['hi', 'माँ अस्पताल में हैं', 'क्या माँ ठीक हो जाएँगी', 'question.recovery'],
  ['en', 'my exam went badly', 'hahaha', 'move.laughter.a'],
])("in %s after '%s' the light or foreign matter '%s' gets %s", (language, first, text, line) => {
  expect(talk(language, first, text).at(-1)?.[0]).toBe(line)
})

test.each<[Language, string, string, string]>([
  ['en', 'my mother is ill and i am afraid', 'she is still alive, she only went to the shop', 'grief'],
  ['hi', 'पापा की बहुत याद आती है', 'पापा ज़िंदा हैं, बस दूर हैं', 'grief'],
  ['ta', 'அம்மா பத்தி பயமா இருக்கு', 'அம்மா வெளிய போயிட்டாங்க', 'grief'],
  ['te', 'నాన్న గురించి భయంగా ఉంది', 'నాన్న బతికే ఉన్నారు', 'grief'],
  ['en', 'i am so tired', 'my shift in icu is twelve hours', 'grave_illness'],
  ['en', 'so many people at home', 'my mil is nice to me', 'in_laws'],
  ['hi', 'शादी का घर है', 'बहू बहुत अच्छी है', 'in_laws'],
])("in %s after '%s' the words '%s' do not open %s", (language, first, text, topic) => {
  expect(talk(language, first, text).at(-1)).not.toContain(`topic.${topic}.opening`)
})

test.each<[Language, string, string, string]>([
  ['en', 'my exam went badly', 'i am proud that i wrote all of it', 'reflect.small_good'],
  ['ta', 'நேத்து சிகரெட் விட்டேன்', 'கொஞ்சம் பெருமையா இருக்கு', 'reflect.small_good'],
  ['mr', 'मला एकटं वाटतं', 'आज मैत्रीण भेटली, खूप आनंद झाला', 'reflect.small_good'],
])(
  "in %s after '%s' the good word '%s' is answered as one, and no trouble is asked for",
  (language, first, text, line) => {
    const reply = talk(language, first, text).at(-1)
    expect(reply).toContain(line)
    expect(reply).not.toContain('listening.hardest')
  },
)

test.each<[Language, string, string, string]>([
  ['en', 'my face is full of pimples', 'does it go or shud i see a doctor', 'question.see_doctor'],
  ['ta', 'தலைவலி தினமும் வருது', 'டாக்டர்கிட்ட போகணுமா', 'question.see_doctor'],
  ['en', 'i lost my job today', 'just tell me will everything be ok', 'question.gets_better'],
])("in %s after '%s' the question '%s' is answered and not given back", (language, first, text, line) => {
  expect(talk(language, first, text).at(-1)).toEqual([line])
})

test.each<[Language, string, string]>([
  ['hi', 'शहर में नया हूँ, यहाँ बात करने वाला कोई नहीं', 'reflect.alone_there'],
  ['hi', 'naye sheher me aaya hu, yaha koi baat karne wala nahi', 'reflect.alone_there'],
])("in %s what the first message '%s' tells is heard before a ready answer", (language, text, line) => {
  expect(
    talk(language, text)
      .at(-1)
      ?.some((id) => id.startsWith(line) || id === 'topic.loneliness.opening'),
  ).toBe(true)
})

test('a new place of somebody else is not the new place of the person', () => {
  expect(reflectionsIn('my brother is in a new city')).toEqual([])
})

test.each<[Language, string, string, string]>([
  ['en', 'my husband drinks a lot', 'he comes home late', 'heard.days.a'],
  ['en', 'my exam is on monday and chemistry is left', 'i paid 5000 for the coaching', 'heard.hardest.a'],
  ['hi', 'मेरे पति बहुत पीते हैं', 'वो देर से घर लौटते हैं', 'heard.days.a'],
])("in %s after '%s' the fact '%s' is not called heavy", (language, first, fact, line) => {
  expect(talk(language, first, fact).at(-1)?.[0]).toBe(line)
})

test.each<[Language, string]>([
  ['en', 'since yesterday'],
  ['en', 'for two days'],
  ['hi', 'कल से'],
  ['ta', 'நேத்து இருந்து'],
])("in %s '%s' is called no long time", (language, text) => {
  const said = talk(language, 'my roommate is not talking to me and i cannot sleep', text).flat()
  expect(said.filter((id) => /reflect\.duration|heard\.since/u.test(id))).toEqual([])
})
