import type { ConceptWords } from './concept-words'

/** Plain names for a fool: a word among friends, and an insult beside `toYou` or `sendAway`. */
export const fool: ConceptWords = {
  en: 'idiot*, moron*, fool, fools, stupid, donkey*, dog, dogs, pig, pigs, useless, loser*, psycho*, mental, mentals, lunatic*, retard*, coward*, crybab*, trash, garbage, pathetic',
  roman:
    'bewakoof*, bevkuf*, bewkuf*, bevakuf*, murkh*, moorkh*, gadha, gadhe, gadhedo, gadheda, gadhav, kutta, kutte, kutti, kutra, kutre, kutro, suar*, suvar*, pagal*, paagal*, loosu*, lusu*, muttal*, paithiyam*, paithiyangal*, naaye, naye, naai, panni*, erumai*, vedhava*, picchi*, pichchi*, kukka, gadida*, gaadida, dadda, daddaru, naayi, katte, huchcha, huchu*, boka, gadha*, kukur*, kuttar*, shuor*, gordhov*, ullu, nalayak*, nikamm*, kamin*, badtameez*, bekar log',
  hi: 'बेवकूफ*, बेवक़ूफ़*, मूर्ख*, गधा, गधे, गधों, कुत्ता, कुत्ते, कुत्तों, सुअर*, सूअर*, पागल*, उल्लू, नालायक*, निकम्म*, कमीन*',
  mr: 'मूर्ख*, गाढव*, कुत्र*, डुक्कर*, वेड्या, वेड्यांनो, येडा, येडे, बावळट*, नालायक*',
  gu: 'મૂરખ*, મૂર્ખ*, ગધેડ*, કૂતર*, ડુક્કર*, ગાંડો, ગાંડા, ગાંડી, બેવકૂફ*, નાલાયક*, ડફોળ*',
  bn: 'বোকা, গাধা*, কুকুর*, কুত্তা*, শুয়োর*, পাগল*, গর্দভ*, মূর্খ*, ছাগল*',
  ta: 'முட்டாள்*, பைத்திய*, நாயே, நாய்கள், நாய்ங்க*, பன்னி*, எருமை*, லூசு*, கழுதை*',
  te: 'మూర్ఖ*, పిచ్చి*, కుక్క*, గాడిద*, పంది*, వెధవ*, దద్దమ్మ*',
  kn: 'ದಡ್ಡ*, ಹುಚ್ಚ*, ನಾಯಿ*, ಕತ್ತೆ*, ಹಂದಿ*, ಮೂರ್ಖ*',
}

/** Said to those who read it. */
export const toYou: ConceptWords = {
  en: 'you, u, you all, ur, your',
  roman:
    'tu, tum, tumlog, tujhe, tera, teri, tere, tumhara, dei, dey, da, di, nee, neenga, neengal, ungala, meeru, meere, nuvvu, nuvu, neevu, ninu, neenu, nin, ningella, tui, tora, tumi, apni, tame, taru, taari, tari',
  hi: 'तू, तुम, तुम लोग, तेरा, तेरी, तेरे, तुझे, तुम्हारा, तुम्हारी',
  mr: 'तू, तुझं, तुझा, तुझी, तुम्ही, तुला',
  gu: 'તું, તમે, તારું, તારો, તારી, તને',
  bn: 'তুই, তুমি, তোরা, তোমরা, তোর, তোদের',
  ta: 'நீ, நீங்க, நீங்கள், உன், உன்ன, உங்க',
  te: 'నువ్వు, నీవు, మీరు, నీ, నిన్ను',
  kn: 'ನೀನು, ನೀವು, ನಿನ್ನ, ನಿಮ್ಮ, ನೀವೆಲ್ಲ*',
}

/** Drives people out or silences them. */
export const sendAway: ConceptWords = {
  en: 'get out, get lost, shut up, go away, go home, leave this place',
  roman:
    'chup reh*, chup raho, chup kar*, nikal*, niklo, niklo yahan, dafa ho*, bhag ja*, bhaag ja*, thobad band*, gapp bas*, nigh, chalta ho, chup re*, chup thai*, nikli ja*, bhagi ja*, veliya po*, veliye po*, vaaya moodu*, vaya moodu*, poda, podi, noru musko*, bayataki po*, po ra, horage hogu*, bayi muchchu*, bayi much*, tholagu, chup kor*, ber ho*, mukh bondho*',
  hi: 'चुप रह*, चुप कर*, निकल*, दफ़ा हो*, दफा हो*, भाग जा*, मुँह बंद*, मुंह बंद*',
  mr: 'गप्प बस*, चूप बस*, थोबाड*, निघ, चालता हो, चालते व्हा',
  gu: 'ચૂપ રહે*, ચૂપ રહો, મોં બંધ*, નીકળ*, ભાગી જા*',
  bn: 'চুপ কর*, মুখ বন্ধ*, বের হ*, ভাগ এখান*, দূর হ*',
  ta: 'வெளிய போ*, வெளியே போ*, வாயை மூடு*, வாய மூடு*, போடா, போடி',
  te: 'నోరు మూసు*, బయటికి పో*, బయటకు పో*, పోరా',
  kn: 'ಹೊರಗೆ ಹೋಗು*, ಬಾಯಿ ಮುಚ್ಚು*, ತೊಲಗು*',
}

/** 'You are not stupid', 'they say we are mad': comfort, what others say, and a film's name use the same words. */
export const comfort: ConceptWords = {
  en: '3 idiots, three idiots, idiots film, idiots movie, not, no, never, nobody, nor, stop, without, feel, feels, felt, feeling, think, thought, say, said, told, my, our, we, i, me, love, lovers, rescue, pet, pets, walk',
  roman:
    'nahi, nahin, nai, nahiye, nako, nahit, nathi, illa, illai, kaadu, kadu, alla, noy, na, nei, mat, kehte, kahte, bolte, hum, main, mera, meri, hame, aamhi, amhi, ame, naan, naanga, nenu, memu, naanu, naavu, ami, amra, pyar, palatu, dost',
  hi: 'नहीं, न, मत, कहते, बोलते, हम, मैं, मेरा, मेरी, मुझे, हमें, पालतू, प्यार',
  mr: 'नाही, नाहीत, नको, म्हणतात, आम्ही, मी, मला, माझ*, पाळीव',
  gu: 'નથી, ન, કહે, અમે, હું, મને, મારા, મારો, પાળેલ*',
  bn: 'না, নয়, নও, নই, বলে, আমরা, আমি, আমার, আমাকে, পোষা',
  ta: 'இல்லை, இல்ல, நான், நாங்கள், என், என்னை, சொல்கிற*, செல்ல, வளர்ப்பு',
  te: 'కాదు, లేదు, నేను, మేము, నా, నన్ను, అంటా*, పెంపుడు',
  kn: 'ಅಲ್ಲ, ಇಲ್ಲ, ನಾನು, ನಾವು, ನನ್ನ, ಹೇಳುತ್ತ*, ಸಾಕು',
}

/** What opens an account or a purse, and nobody asks for honestly. */
export const secretCode: ConceptWords = {
  en: 'otp, otps, one time password, password, passwords, pin, upi pin, cvv, card number, aadhaar number, aadhar number, pan number, login details, bank details, digit code, the code you, code you received, code sent to',
  roman:
    'otp, password, paasword, upi pin, aadhar number, aadhaar number, khata number, aaya hua code, code aaya, aalela code, aavelo code',
  hi: 'ओटीपी, पासवर्ड, पिन, आधार नंबर, खाता नंबर, कोड',
  mr: 'ओटीपी, पासवर्ड, पिन, आधार नंबर, आधार क्रमांक, कोड',
  gu: 'ઓટીપી, પાસવર્ડ, પિન, આધાર નંબર, કોડ, કેવાયસી',
  bn: 'ওটিপি, পাসওয়ার্ড, পিন, আধার নম্বর, কোড*',
  ta: 'ஓடிபி, கடவுச்சொல்*, பாஸ்வேர்ட்*, ஆதார் எண்*, குறியீடு*, கோட்',
  te: 'ఓటీపీ, పాస్‌వర్డ్*, పాస్వర్డ్*, ఆధార్ నంబర్*, కోడ్*',
  kn: 'ಒಟಿಪಿ, ಪಾಸ್‌ವರ್ಡ್*, ಪಾಸ್ವರ್ಡ್*, ಆಧಾರ್ ಸಂಖ್ಯೆ*, ಕೋಡ್*',
}

/** Asks to have it. */
export const asksForIt: ConceptWords = {
  en: 'send, share, give, tell, message, dm, enter, submit, provide, confirm, verify, show',
  roman:
    'bhejo, bhej do, bhejiye, batao, bataiye, do, dijiye, dya, sanga, pathva, pathav, mokal*, aapo, kaho, pathao, pathan*, bolun, anuppu*, anupu*, sollu*, pampandi, pampu*, cheppandi, kalsi, kalisi, kaluhisi, heli, kodi',
  hi: 'भेज*, बता*, दो, दीजिए, दें',
  mr: 'पाठव*, सांगा, द्या',
  gu: 'મોકલ*, આપો, કહો, જણાવો',
  bn: 'পাঠান, পাঠাও, পাঠা, দিন, দাও, বলুন',
  ta: 'அனுப்பு*, அனுப்புங்க*, சொல்லு*, தாருங்கள்',
  te: 'పంపండి, పంపు, చెప్పండి, ఇవ్వండి',
  kn: 'ಕಳಿಸಿ, ಕಳುಹಿಸಿ, ಹೇಳಿ, ಕೊಡಿ',
}

/** Warns of it: 'never share an OTP'. */
export const warning: ConceptWords = {
  en: "never, don't, dont, do not, nobody should, no one should, beware, scam*, fraud*, cheat*, i gave, we gave, lost my, lost our",
  roman:
    'mat, kabhi nahi, nako, savdhan, saavdhaan, dhokha*, fasavnuk, na aapo, deben na, anuppaatheenga, ivvoddu, kodabedi',
  hi: 'मत, कभी नहीं, सावधान*, धोखा*, ठगी*, पैसे गए, रुपये गए, पैसा गया, चले गए, लुट*',
  mr: 'नका, नको, सावध*, फसवणूक*',
  gu: 'ન, નહીં, સાવધાન*, છેતરપિંડી*',
  bn: 'দেবেন না, না, সাবধান*, প্রতারণা*',
  ta: 'வேண்டாம், கூடாது, மோசடி*, எச்சரிக்கை*',
  te: 'వద్దు, ఇవ్వకండి, మోసం*, జాగ్రత్త*',
  kn: 'ಬೇಡ, ಕೊಡಬೇಡಿ, ಮೋಸ*, ಎಚ್ಚರ*',
}
