import type { ConceptWords } from './concept-words'

/** More of whom an offer of that kind addresses; beside `pleasure`. */
export const addressed: ConceptWords = {
  en: 'aunty, aunties, bhabhi, bhabhis, housewife, housewives, lady, ladies, milf, college girls, sisters in law, sali, saali, vahini, boudi',
  roman:
    'aunty, aunti, anty, auntiyan, bhabhi, bhabi, bhabhiyan, bhabhiyon, bhabhio, bhabhiyo, boudi, boudir, boudira, boudi der, vahini, vahinisobat, vahinibarobar, vadina, vadinalu, attige, sali, saali, jija, item, chokri, chhokri, chhokrio, ammayi, ammayilu, aadadi',
  hi: 'भाभी*, आंटी*, साली, जीजा',
  mr: 'वहिनी*, आंटी*, मेहुणी*',
  gu: 'ભાભી*, આંટી*, આન્ટી*, બૈરી*, સાળી*, કપલ*',
  bn: 'বৌদি*, বউদি*, ভাবি*, ভাবী*, আন্টি*, শালি*, শ্যালিকা*, কাপল*',
  ta: 'ஆன்ட்டி*, ஆண்ட்டி*, அண்ணி*, மச்சினி*, கப்பிள்*',
  te: 'ఆంటీ*, ఆంటి*, వదిన*, ఆడది*, మరదలు*, కపుల్*',
  kn: 'ಆಂಟಿ*, ಅತ್ತಿಗೆ*, ನಾದಿನಿ*, ಕಪಲ್*',
}

/** Pleasure and company by night. */
export const pleasure: ConceptWords = {
  en: 'night meet, night meets, meet tonight, meet at night, masti, maza, maja, moja, satisfy, unsatisfied, pleasure, pleasures, horny, lust, for sex, available for, available tonight, hourly, per hour, hotel, oyo, lodge, no strings, discreet, private fun, nude, juicy, sexy, leaked, clips, mms, cam, webcam, escort, paid meet, paid service, no condom, condom, without protection',
  roman:
    'maja, maza, maje, maze, mazaa, moja, mojaa, masti, jolly, jaali, jalsa, majaa, saradaga, saradha, saradaaga, sarada, sarasam, sarasalu, enjoy, enjoyment, romance, rasgulla, rangeen, rangin, garam, chudai, sex, sukh, sugam, sukham, sukha, santosham, trupti, tripti, khush karu, khush karunga, khush karenge, raat bita*, raat gujar*, rat katabo, raat katabo, raat kata*, raat kaatu, ratri ghalav*, ratri ghalvu, iravu, iravukku, rathirikku, raathirikku, raatriki, rathriki, raatrige, ratrige, raat ke liye, raat mate, room hai, room che, room aahe, room ache, room undi, room irukku, room ide, hotel, lodge, oyo, kharcha, paisa milega, paise lo, paise milenge, kaasu tharen, dabbulu istanu, duddu kodtini',
  hi: 'मज़ा, मजा, मज़े, मजे, मस्ती*, रंगीन, गरम, रात बिता*, रात गुज़ार*, रात गुजार*, एक रात*, रात के लिए, होटल*, कमरा है, रूम है, खुश कर*, ख़ुश कर*, सुख दूंगा, सुख दूँगा, रोमांस*, रेट*',
  mr: 'मजा, मजेसाठी, मस्ती*, रंगीन*, गरम, रात्र घालव*, रात्रीची, एका रात्रीसाठी*, एक रात्र*, हॉटेल*, रूम आहे, खुश करीन*, सुख देईन*, रोमान्स*, रेट*',
  gu: 'મજા, મજ્જા, મોજ*, મસ્તી*, રંગીન*, ગરમ, રાત વિતાવ*, રાત ગાળ*, એક રાત*, રાત માટે*, હોટેલ*, હોટલ*, રૂમ છે, ખુશ કર*, સુખ આપ*, રોમાન્સ*, રેટ*',
  bn: 'মজা*, মস্তি*, রঙিন*, গরম, রাত কাটা*, রাত কাটাতে*, এক রাত*, রাতের জন্য, হোটেল*, রুম আছে*, ঘর আছে*, খুশি কর*, সুখ দেব*, রোমান্স*, রেট*',
  ta: 'ஜாலி*, மஜா*, ஜல்சா*, இரவு*, ராத்திரி*, நைட்*, ஒரு இரவு*, ஹோட்டல்*, ரூம் இருக்கு*, சுகம்*, திருப்தி*, ரொமான்ஸ்*, ரேட்*, சூடான*',
  te: 'సరదా*, మజా*, రాత్రి*, నైట్*, ఒక రాత్రి*, హోటల్*, రూమ్ ఉంది*, సుఖం*, సుఖపెట్ట*, తృప్తి*, రొమాన్స్*, రేటు*, సరసం*, సరసాలు*, ఎంజాయ్*',
  kn: 'ಮಜಾ*, ಮಜ*, ರಾತ್ರಿ*, ನೈಟ್*, ಒಂದು ರಾತ್ರಿ*, ಹೋಟೆಲ್*, ರೂಮ್ ಇದೆ*, ಸುಖ*, ತೃಪ್ತಿ*, ರೊಮ್ಯಾನ್ಸ್*, ರೇಟ್*, ಎಂಜಾಯ್*, ಸರಸ*',
}
