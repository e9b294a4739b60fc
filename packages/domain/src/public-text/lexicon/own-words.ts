import type { ConceptWords } from './concept-words'

/** That a slur was thrown at the writer, or is worn with pride: whoever tells of it is not the one who insults. */
export const ownWords: ConceptWords = {
  en: 'said i was, said i am, says i am, told me i, told us we, called me, called us, call me, call us, calls me, they called, being called, was called, were called, shouted at me, names thrown, thrown at us, proud, pride, proudly, head held high, told we were, laughed at us',
  roman:
    'kehkar chidh*, kahkar chidh*, keh kar chidh*, kah kar chidh*, bolkar chidh*, bol kar chidh*, kehkar bula*, kehte the, kahte the, bulate the, bolte the, chidhate the, chidate the, dikha diya, dikhaya, sir utha*, sar utha*, garv se, garv hai, garv h, fakr hai, fakhr, mhanun chidav*, mhanun hinav*, mhanun hak*, mhanaych*, mhanayche, abhiman*, abhimaan*, kahine chidav*, kahine bolav*, kahine juda, kaheta hata, garv che, garv chhe, bole dakto, bole daakto, bole khepato, gorbo, nu kupit*, nu kuppit*, endru azhaith*, nu sonn*, nu thitt*, perumai*, ani pilich*, ani pilis*, ani tittar*, ani ann*, garvam*, garvanga, anta baid*, anta kared*, antha baid*, antha kared*, anta chedis*, hemme*, odi toris*, talai nimir*, thalai nimir*, tala ethi*, mathu uchu*, maan taath*, taath maan*',
  hi: 'सिर उठाकर*, सर उठाकर*, कहकर चिढ़ा*, कहकर चिढा*, कहके चिढ़ा*, बोलकर चिढ़ा*, कहकर बुला*, कहते थे, बुलाते थे, बोलते थे, चिढ़ाते थे, गर्व*, फ़ख़्र*, फख्र*, फेंकी गई*, कहा जाता था, कहकर भगाया, कहकर अपमान*',
  mr: 'ताठ मानेन*, मान ताठ*, म्हणून चिडव*, म्हणून हिणव*, म्हणून हाक*, म्हणायच*, म्हणत होत*, अभिमान*, हिणवल*, चिडवल*',
  gu: 'માથું ઊંચ*, કહીને ચીડવ*, કહીને ચિડવ*, કહીને બોલાવ*, કહીને જુદા*, કહીને હડધૂત*, કહેતા હતા, કહીને અપમાન*, ગર્વ*, ગૌરવ*',
  bn: 'মাথা উঁচু*, মাথা নোয়া*, বলে ডাক*, বলে খেপাত*, বলে গালি*, বলে অপমান*, বলত ওরা, গর্ব*, অপমান সয়ে*',
  ta: 'தலை நிமிர்*, என்று அழைத்த*, என்று கூப்பிட்ட*, னு கூப்பிட்ட*, என்று திட்டி*, னு திட்டி*, என்று கேலி*, பெருமை*, பெருமித*',
  te: 'తల ఎత్తి*, అని పిలిచ*, అని పిలిచే*, అని తిట్ట*, అని ఎగతాళి*, అని అవమాని*, గర్వం*, గర్వంగా*, గర్వపడ*',
  kn: 'ತಲೆ ಎತ್ತಿ*, ಓದಿ ತೋರಿಸ*, ಅಂತ ಬೈದ್*, ಅಂತ ಬೈದ*, ಅಂತ ಬಯ್ದ*, ಅಂತ ಕರೆದ*, ಅಂತ ಕರೀತಿದ್*, ಎಂದು ಕರೆದ*, ಅಂತ ಅಣಕಿಸ*, ಅಂತ ಚುಡಾಯಿಸ*, ಹೆಮ್ಮೆ*',
}

/** Contempt for whole groups in words that the other lists miss. */
export const slander: ConceptWords = {
  en: 'quota trash, go back to cleaning, breed like, free delhi, love jihad gang, gutter people, pan parag mouth, anti national community',
  roman:
    'chakka galu, chakkagalu, chakka log, chakke log, sule makl*, soole makl*, sule magan*, soole magan*, panparak vay*, vadakkans ell*, nere katla, nere gulo, katar bachcha, katar baccha, katmolla*, chandal chhotolok, bhaiyya lok, bhayya lok, bhaiye lok, bhikarde, bhikardi jaat, halkat jaat, bichagall*, bichchagall*, theeviravadhi kootam, keezh jaathi, keel jaathi, kizh jaathi, kilu jaati, gandki, gandagi failan*, samaj ki gandagi, society ki gandagi, neech jaat*, nich jaat*, nich jati, halki naat*, halki jaat*, kulam takkuv*, takkuva kulam, thakkuva kulam',
  hi: 'नीच जात*, नीच जाति*, छोटी जात*, समाज की गंदगी, देश के गद्दार, सब गद्दार, घर वापस भेजो, अक्ल घुटनों में, जनाना मर्द, गंदी नस्ल*, हरामी कौम',
  mr: 'अक्कल गुडघ्यात, भय्ये लोक*, हलकट जात*, नीच जात*, खालच्या जातीच*, भिकारडे*, फुकटे, घाणेरडी जात*, गद्दार आहेत',
  gu: 'નીચ જાત*, હલકી નાત*, હલકી જાત*, નીચ નાત*, દેશદ્રોહી છે, દેશદ્રોહીઓ, ઊંચી નાતનું, ગંદી કોમ*',
  bn: 'কাটার বাচ্চা*, কাটার দল*, কাটমোল্লা*, ছোটলোক সব, ছোটলোকের জাত*, নিচু জাত*, নেড়ের দল*, ওদের রক্ত খারাপ*, সব দেশদ্রোহী',
  ta: 'பான்பராக் வாய*, பிச்சைக்கார கூட்ட*, பிச்சைக்கார பய*, கீழ் சாதி*, கீழ் ஜாதி*, கீழ்சாதி*, கீழ்ஜாதி*, ஈன சாதி*, ஈனப் பிற*, ஒன்பது கூட்ட*, துரோகி கூட்ட*',
  te: 'కులం తక్కువ*, తక్కువ కులం*, తక్కువ కులపోళ్ళ*, నీచ జాతి*, నీచ కులం*, బిచ్చగాళ్ళ జాతి*, దేశద్రోహులు*, మాతో సమానమా*, పుట్టగానే చంప*',
  kn: 'ಕೀಳು ಜಾತಿ*, ಕೀಳ್ಜಾತಿ*, ಸೂಳೆ ಮಕ್ಳ*, ಸೂಳೆ ಮಕ್ಕಳ*, ಸೂಳೆಮಕ್*, ಕೊಂಗರು*, ದೇಶದ್ರೋಹಿಗಳ*, ಹಾಳು ಮಾಡಿದ್ರು ಇವ*, ಭಿಕ್ಷುಕ ಜಾತಿ*, ನೀಚ ಜಾತಿ*',
}
