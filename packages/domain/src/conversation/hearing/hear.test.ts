import { expect, test } from 'vitest'
import { type HeardAnswer, hear } from './hear'
import type { Concept } from './hearing-words'

const answers: [language: string, answer: HeardAnswer, texts: string][] = [
  [
    'English',
    'yes',
    'yes, Yes., yeah, yess, yep, ya, y, i do, I am, i think so, yes i have it here, yes my roommate is coming, ok yes',
  ],
  [
    'English',
    'no',
    "no, nope, No., no i'm not, no im fine, never, not really, i don't, i haven't, no no, no bro, no, i only feel tired",
  ],
  ['English', 'not_sure', "not sure, idk, I don't know, i am not sure, maybe, yes maybe, no idea, sometimes, kind of"],
  ['Hindi', 'yes', 'हाँ, हां, हा, जी हाँ, जी, हाँ है, हाँ सोच रहा हूँ, बिल्कुल, है'],
  ['Hindi', 'no', 'नहीं, नही, जी नहीं, नहीं है, बिल्कुल नहीं, ऐसा कुछ नहीं, कुछ नहीं'],
  ['Hindi', 'not_sure', 'पता नहीं, मालूम नहीं, शायद, हो सकता है, कभी कभी'],
  ['Latin Hindi', 'yes', 'haan, han, haaan, ha, ji haan, hn, hanji, haan na, haan bhai, soch rahi hoon, hai'],
  ['Latin Hindi', 'no', 'nahi, nhi, nahin, nai, ji nahi, nahi yaar, bilkul nahi, na, nahi soch raha'],
  ['Latin Hindi', 'not_sure', 'pata nahi, pta nhi, malum nahi, shayad, kabhi kabhi'],
  ['Tamil', 'yes', 'ஆமா, ஆமாம், ஆம், ஆமாங்க, இருக்கு, யோசிக்கிறேன், ஆமா இருக்கு'],
  ['Tamil', 'no', 'இல்லை, இல்ல, இல்லைங்க, கிடையாது, அப்படி இல்லை'],
  ['Tamil', 'not_sure', 'தெரியலை, தெரியவில்லை, ஒருவேளை, சில நேரம்'],
  ['Latin Tamil', 'yes', 'aama, ama, aam, aamam, aamanga, irukku, aama sir'],
  ['Latin Tamil', 'no', 'illa, illai, illainga, appadi illa, illa anna'],
  ['Latin Tamil', 'not_sure', 'theriyala, theriyathu, therila, oruvela'],
  ['Telugu', 'yes', 'అవును, ఔను, అవునండి, ఉంది, ఆలోచిస్తున్నాను'],
  ['Telugu', 'yes', 'చెప్పారు, చూడగలరు, దూరంగా ఉన్నాను, చేసుకున్నాను'],
  ['Telugu', 'no', 'లేదు, కాదు, లేదండి, ఏమీ లేదు, వద్దు, చెప్పలేదు, చూడలేరు, దూరంగా లేను, రావడం లేదు, తీసుకోలేదు'],
  ['Telugu', 'not_sure', 'తెలియదు, తెలీదు, ఏమో, బహుశా'],
  ['Latin Telugu', 'yes', 'avunu, avnu, avunandi, undi, avunu andi'],
  ['Latin Telugu', 'no', 'ledu, kadu, kaadu, ledandi, emi ledu'],
  ['Latin Telugu', 'not_sure', 'teliyadu, theleedu, emo, bahusha'],
  ['Kannada', 'yes', 'ಹೌದು, ಹೂಂ, ಇದೆ, ಹೌದು ಸರ್'],
  ['Kannada', 'yes', 'ಹೇಳಿದ್ದಾರೆ, ನೋಡ್ತಾರೆ, ದೂರ ಇದ್ದೀನಿ'],
  ['Kannada', 'no', 'ಇಲ್ಲ, ಅಲ್ಲ, ಹಾಗೇನಿಲ್ಲ, ಬೇಡ, ಹೇಳಿಲ್ಲ, ನೋಡಲ್ಲ, ದೂರ ಇಲ್ಲ, ಬರ್ತಿಲ್ಲ, ತಗೊಂಡಿಲ್ಲ'],
  ['Kannada', 'not_sure', 'ಗೊತ್ತಿಲ್ಲ, ಬಹುಶಃ, ಇರಬಹುದು, ಕೆಲವೊಮ್ಮೆ'],
  ['Latin Kannada', 'yes', 'howdu, haudu, houdu, ide, howdu sir'],
  ['Latin Kannada', 'no', 'illa, alla, hagenilla, beda'],
  ['Latin Kannada', 'not_sure', 'gottilla, gothilla, bahusha, kelavomme'],
  ['Bengali', 'yes', 'হ্যাঁ, হ্যা, হাঁ, আছে, ভাবছি'],
  ['Bengali', 'no', 'না, নাহ, একদম না, নেই, না না'],
  ['Bengali', 'not_sure', 'জানি না, হয়তো, বোধহয়, মাঝে মাঝে'],
  ['Latin Bengali', 'yes', 'hyan, haan, hya, ache, bhabchi'],
  ['Latin Bengali', 'no', 'na, naa, ekdom na, nei'],
  ['Latin Bengali', 'not_sure', 'jani na, janina, hoyto, bodhoy'],
  ['Marathi', 'yes', 'हो, होय, हो ना, आहे, विचार करतोय'],
  ['Marathi', 'no', 'नाही, नाय, अजिबात नाही, काही नाही, नको'],
  ['Marathi', 'not_sure', 'माहीत नाही, कदाचित, कळत नाही, कधी कधी'],
  ['Latin Marathi', 'yes', 'ho, hoy, hoye, ahe, nakki'],
  ['Latin Marathi', 'no', 'nahi, naahi, ajibat nahi, nako'],
  ['Latin Marathi', 'not_sure', 'mahit nahi, kadachit, kalat nahi'],
  ['Gujarati', 'yes', 'હા, હા જી, છે, ચોક્કસ, વિચારું છું'],
  ['Gujarati', 'no', 'ના, નથી, નહીં, જરાય નહીં, એવું નથી'],
  ['Gujarati', 'not_sure', 'ખબર નથી, કદાચ, ક્યારેક'],
  ['Latin Gujarati', 'yes', 'ha, haa, haji, chhe, chokkas'],
  ['Latin Gujarati', 'no', 'na, nathi, nai, evu nathi'],
  ['Latin Gujarati', 'not_sure', 'khabar nathi, kadach, khabar nai'],
]

const tableOf = <Answer>(rows: readonly [string, Answer, string][]) =>
  rows.flatMap(([language, answer, texts]) =>
    texts.split(/,(?! i | i')/).map((text) => [text.trim(), language, answer] as const),
  )

test.each(tableOf(answers))("'%s' in %s is heard as %s", (text, _language, answer) => {
  expect(hear(text).answer).toBe(answer)
})

test.each([
  'haha',
  'ha ha',
  'hahaha no',
  'lol',
  'hai na',
  'ok',
  'okay',
  'hmm',
  'k',
  '👍',
  '🙂',
  '',
  '...',
  'yes no',
  'yes and no',
  'haan nahi',
  'no energy left',
  'nahi ho raha mujhse',
  'noodles',
  'abhi nahi',
  'am scared',
  'amma',
  'ippo illa',
  'ఇప్పుడు కాదు',
  'ಈಗ ಅಲ್ಲ',
  'এখন না',
  'आत्ता नाही',
  'અત્યારે નહીં',
  'ஆமா இல்லை',
  'হ্যাঁ না',
  'हाँ नहीं',
])("'%s' is unclear, and never a no", (text) => {
  expect(hear(text).answer).toBeNull()
})

const saying: [language: string, concept: Concept, texts: string][] = [
  ['English', 'now', 'right now, tonight, now, today, in an hour'],
  ['English', 'later', 'later, tomorrow, next week'],
  ['English', 'with_me', 'they are with me, in my hand, next to me'],
  ['English', 'alone', 'alone, i am alone, by myself, no i am alone'],
  ['English', 'with_someone', 'not alone, my roommate, yes my sister is here, my mother can come'],
  ['English', 'nobody', 'nobody, no one, there is no one'],
  ['English', 'cannot_talk', "can't talk now, i cant speak, they can hear me"],
  ['Hindi', 'now', 'अभी, आज रात'],
  ['Hindi', 'later', 'बाद में, कल'],
  ['Hindi', 'with_me', 'मेरे पास है, मेरे हाथ में'],
  ['Hindi', 'alone', 'अकेला हूँ, अकेली'],
  ['Hindi', 'with_someone', 'अकेला नहीं हूँ, मम्मी हैं, दोस्त आ सकता है'],
  ['Hindi', 'nobody', 'कोई नहीं, कोई भी नहीं है'],
  ['Hindi', 'cannot_talk', 'बात नहीं कर सकती, कोई सुन लेगा'],
  ['Latin Hindi', 'now', 'abhi, aaj raat ko'],
  ['Latin Hindi', 'later', 'baad mein, kal'],
  ['Latin Hindi', 'with_me', 'mere paas hai, hath me hai'],
  ['Latin Hindi', 'alone', 'akela hu, main akeli hoon'],
  ['Latin Hindi', 'with_someone', 'akela nahi hu, mummy hai, dost aa sakta hai'],
  ['Latin Hindi', 'nobody', 'koi nahi, koi nhi hai'],
  ['Latin Hindi', 'cannot_talk', 'baat nahi kar sakta, bol nhi sakti'],
  ['Tamil', 'now', 'இப்போ, இன்றிரவு, ippo, innaiku'],
  ['Tamil', 'later', 'அப்புறம், நாளைக்கு, naalaikku'],
  ['Tamil', 'with_me', 'என்கிட்ட இருக்கு, என் கையில் இருக்கு, en kitta irukku'],
  ['Tamil', 'alone', 'தனியா இருக்கேன், thaniya irukken'],
  ['Tamil', 'with_someone', 'தனியா இல்லை, அம்மா இருக்காங்க, thaniya illa'],
  ['Tamil', 'nobody', 'யாரும் இல்லை, yaarum illa'],
  ['Tamil', 'cannot_talk', 'பேச முடியாது, pesa mudiyala'],
  ['Telugu', 'now', 'ఇప్పుడే, ఈ రాత్రి, ippude'],
  ['Telugu', 'later', 'తర్వాత, రేపు, repu'],
  ['Telugu', 'with_me', 'నా దగ్గర ఉంది, నా చేతిలో, na daggara undi'],
  ['Telugu', 'alone', 'ఒంటరిగా ఉన్నాను, ontariga unna'],
  ['Telugu', 'with_someone', 'ఒంటరిగా లేను, అమ్మ ఉంది, ontariga lenu'],
  ['Telugu', 'nobody', 'ఎవరూ లేరు, evaru leru'],
  ['Telugu', 'cannot_talk', 'మాట్లాడలేను, matladalenu'],
  ['Kannada', 'now', 'ಈಗಲೇ, ಇವತ್ತು ರಾತ್ರಿ, eega, ivattu'],
  ['Kannada', 'later', 'ಆಮೇಲೆ, ನಾಳೆ, naale'],
  ['Kannada', 'with_me', 'ನನ್ನ ಹತ್ತಿರ ಇದೆ, ಕೈಯಲ್ಲಿ ಇದೆ, nanna hatra ide'],
  ['Kannada', 'alone', 'ಒಬ್ಬನೇ ಇದ್ದೀನಿ, ಒಬ್ಬಳೇ, obbane iddini'],
  ['Kannada', 'with_someone', 'ಒಬ್ಬನೇ ಇಲ್ಲ, ಅಮ್ಮ ಇದ್ದಾರೆ, obbane alla'],
  ['Kannada', 'nobody', 'ಯಾರೂ ಇಲ್ಲ, yaru illa'],
  ['Kannada', 'cannot_talk', 'ಮಾತಾಡೋಕೆ ಆಗಲ್ಲ, matadoke agalla'],
  ['Bengali', 'now', 'এখনই, আজ রাতে, ekhoni'],
  ['Bengali', 'later', 'পরে, কালকে, kalke'],
  ['Bengali', 'with_me', 'আমার কাছে আছে, হাতে আছে, amar kache ache'],
  ['Bengali', 'alone', 'একা আছি, একা, ami eka'],
  ['Bengali', 'with_someone', 'একা নই, মা আছে, eka na'],
  ['Bengali', 'nobody', 'কেউ নেই, keu nei'],
  ['Bengali', 'cannot_talk', 'কথা বলতে পারব না, kotha bolte parchi na'],
  ['Marathi', 'now', 'आत्ताच, आज रात्री, aatach, atta'],
  ['Marathi', 'later', 'नंतर, उद्या, udya'],
  ['Marathi', 'with_me', 'माझ्याजवळ आहे, हातात आहे, majhyakade ahe'],
  ['Marathi', 'alone', 'एकटा आहे, एकटी, mi ekti ahe'],
  ['Marathi', 'with_someone', 'एकटा नाही, आई आहे, ekta nahi'],
  ['Marathi', 'nobody', 'कोणी नाही, koni nahi'],
  ['Marathi', 'cannot_talk', 'बोलू शकत नाही, bolta yet nahi'],
  ['Gujarati', 'now', 'અત્યારે જ, આજે રાતે, hamna'],
  ['Gujarati', 'later', 'પછી, કાલે, pachi'],
  ['Gujarati', 'with_me', 'મારી પાસે છે, હાથમાં છે, mari pase chhe'],
  ['Gujarati', 'alone', 'એકલો છું, એકલી, hu ekli chu'],
  ['Gujarati', 'with_someone', 'એકલો નથી, મમ્મી છે, eklo nathi'],
  ['Gujarati', 'nobody', 'કોઈ નથી, koi nathi'],
  ['Gujarati', 'cannot_talk', 'વાત નથી કરી શકતી, koi sambhali jashe'],
]

test.each(tableOf(saying))("'%s' in %s says %s", (text, _language, concept) => {
  expect([...hear(text).says]).toContain(concept)
})

test.each<[text: string, concept: Concept]>([
  ['not alone', 'alone'],
  ['akela nahi hu', 'alone'],
  ['not tonight', 'now'],
  ['अभी नहीं', 'now'],
  ['no pills', 'means'],
  ['मेरे पास नहीं है', 'with_me'],
  ['it is not with me', 'with_me'],
])("'%s' does not say %s", (text, concept) => {
  expect([...hear(text).says]).not.toContain(concept)
})

test.each([
  ['7', 7],
  ['ten', 10],
  ['७', 7],
  ['৭', 7],
  ['teen', 3],
  ['do you', null],
  ['saat', 7],
  ['पाँच', 5],
  ['௮', 8],
  ['20', 20],
  ['ezhu', 7],
  ['ఏడు', 7],
  ['ಹತ್ತು', 10],
  ['পাঁচ', 5],
  ['सहा', 6],
  ['ત્રણ', 3],
  ['i feel nothing like before', null],
])("'%s' names the number %s", (text, number) => {
  expect(hear(text).number).toBe(number)
})

test("'the first one' and 'दूसरा' name a place in a row", () => {
  expect(hear('the first one').ordinal).toBe(1)
  expect(hear('दूसरा').ordinal).toBe(2)
})

test('a no that stands by itself at the beginning is told from a no that belongs to a word', () => {
  expect(hear('no no, i only miss the old days').beginsWithNo).toBe(true)
  expect(hear('nahi nahi bas gussa hai').beginsWithNo).toBe(true)
  expect(hear('no energy for anything').beginsWithNo).toBe(false)
  expect(hear('maybe').beginsWithNo).toBe(false)
})
