import type { ConceptWords } from './concept-words'

/** What opens an account or a purse; harmless without being asked for or threatened over. Wider than `secretCode`: only beside `handOver`. */
export const codeWord: ConceptWords = {
  en: 'code, codes, otp, otps, pin, upi pin, mpin, password*, passcode, cvv, atm pin, card number, card details, account number, bank account, bank details, net banking, login, username and, registered number, registered email, aadhaar, aadhar, pan card, pan number, pan, kyc, digits, recovery code, recovery phrase, seed phrase, verification, security question*, qr, qr code, payment request, collect request, anydesk, teamviewer, screen share, screen sharing, apk',
  roman:
    'code, otp, otip, pin, upi pin, mpin, atm pin, password, paasword, cvv, card number, card ka number, card no, khata number, khate ka number, account number, account no, bank details, aadhar*, aadhaar*, pan card, pan number, kyc, qr, qr code, request accept, request approve, request, anydesk, ank, anki, aanki, chhe anki, saha anki, digit, number aaya, aaya hua number, alela number, aalela number, aavel number, avelo number, asha code, kramank, kod, sankhya, sankhye, numbar, numberu, link kholo',
  hi: 'कोड*, ओटीपी*, पिन*, यूपीआई पिन*, पासवर्ड*, सीवीवी*, कार्ड नंबर*, कार्ड का नंबर*, खाता नंबर*, खाता संख्या*, खाते का नंबर*, आधार*, पैन*, केवाईसी*, अंक*, अंकों*, क्यूआर*, रिक्वेस्ट*, एनीडेस्क*',
  mr: 'कोड*, ओटीपी*, पिन*, पासवर्ड*, सीव्हीव्ही*, कार्ड नंबर*, कार्डचा नंबर*, खाते क्रमांक*, खाते नंबर*, खात्याचा*, आधार*, पॅन*, केवायसी*, अंकी*, अंक*, क्रमांक*, आकडा*, आकडे*, क्यूआर*, रिक्वेस्ट*, एनीडेस्क*',
  gu: 'કોડ*, ઓટીપી*, પિન*, પાસવર્ડ*, સીવીવી*, કાર્ડ નંબર*, કાર્ડનો નંબર*, ખાતા નંબર*, ખાતાનો નંબર*, આધાર*, પાન*, કેવાયસી*, આંકડા*, આંકડો*, અંકનો*, ક્યૂઆર*, રિક્વેસ્ટ*, એનીડેસ્ક*',
  bn: 'কোড*, ওটিপি*, পিন*, পাসওয়ার্ড*, পাসওয়ার্ড*, সিভিভি*, কার্ড নম্বর*, কার্ডের নম্বর*, অ্যাকাউন্ট নম্বর*, আধার*, প্যান*, কেওয়াইসি*, সংখ্যা*, সংখ্যার*, ডিজিট*, কিউআর*, রিকোয়েস্ট*, এনিডেস্ক*',
  ta: 'கோட்*, கோடு*, குறியீட்டு*, குறியீடு*, ஓடிபி*, ஓ.டி.பி*, பின்*, பின் நம்பர்*, கடவுச்சொல்*, பாஸ்வேர்ட்*, சிவிவி*, கார்டு நம்பர்*, கார்டு எண்*, வங்கி கணக்கு*, கணக்கு எண்*, அக்கவுண்ட் நம்பர்*, ஆதார்*, பான்*, கேஒய்சி*, இலக்க*, க்யூஆர்*, ரெக்வெஸ்ட்*, எனிடெஸ்க்*',
  te: 'కోడ్*, కోడు*, ఓటీపీ*, ఓటిపి*, పిన్*, పాస్‌వర్డ్*, పాస్వర్డ్*, సీవీవీ*, కార్డ్ నంబర్*, కార్డు నంబర*, ఖాతా నంబర*, అకౌంట్ నంబర*, ఆధార్*, పాన్*, కేవైసీ*, అంకెల*, అంకెలు*, క్యూఆర్*, రిక్వెస్ట్*, ఎనీడెస్క్*',
  kn: 'ಕೋಡ್*, ಕೋಡು*, ಒಟಿಪಿ*, ಓಟಿಪಿ*, ಪಿನ್*, ಪಾಸ್‌ವರ್ಡ್*, ಪಾಸ್ವರ್ಡ್*, ಸಿವಿವಿ*, ಕಾರ್ಡ್ ನಂಬರ್*, ಕಾರ್ಡ್ ಸಂಖ್ಯೆ*, ಖಾತೆ ಸಂಖ್ಯೆ*, ಖಾತೆ ನಂಬರ್*, ಅಕೌಂಟ್ ನಂಬರ್*, ಆಧಾರ್*, ಪಾನ್*, ಕೆವೈಸಿ*, ಅಂಕಿ*, ಅಂಕಿಯ*, ಕ್ಯೂಆರ್*, ರಿಕ್ವೆಸ್ಟ್*, ಎನಿಡೆಸ್ಕ್*',
}

/** Asks to have it, by tongue, message or press. */
export const handOver: ConceptWords = {
  en: 'send, share, give, tell, tells, message, dm, enter, submit, provide, confirm, verify, show, reply, reply with, post your, post the, type, type it, write it, comment, drop, forward, read out, says, accept, approve, scan, install, download, update your, link your',
  roman:
    'bhej*, batao, bataiye, bataye, bata do, bta do, bta, likho, likh do, likhiye, do, de do, dedo, dijiye, dena, daalo, dalo, daaliye, accept karo, accept kar*, approve karo, scan karo, sanga, sang, saang, sanga na, pathva, pathav, pathvun, dya, de mala, liha, lihun, taka, mokal*, moklo, aapo, aapjo, kaho, kahejo, kahi do, lakho, lakhi do, nakho, pathao, pathan, pathiye*, bolun, bolo, likhun, likhe din, likho, din, dao, janan, janao, anuppu*, anupu*, anuppunga, sollu*, sollunga, podu, podunga, kudu, kudunga, thaanga, share pannu*, pampandi, pampu*, pampinchu*, cheppandi, cheppu, chepandi, ivvandi, ivvu, kottu, kottandi, pettu, pettandi, enter chey*, share chey*, accept chey*, kalsi, kalisi, kaluhisi, kalsu, heli, helu, kodi, kodu, haki, haaki, baredu, share maadi, accept maadi',
  hi: 'भेज*, बता*, दो, दे दो, दीजिए, दें, देना, लिख*, डाल*, साझा*, शेयर*, स्कैन*, एक्सेप्ट*, स्वीकार*',
  mr: 'पाठव*, सांग, सांगा*, द्या, दे, लिहा*, लिहून*, टाका*, शेअर*, कळवा*, स्कॅन*, एक्सेप्ट*, स्वीकार*',
  gu: 'મોકલ*, આપો, આપજો*, કહો, કહી દો, જણાવ*, લખો*, લખી*, નાખો*, શેર*, સ્કેન*, સ્વીકાર*',
  bn: 'পাঠা*, দিন, দাও, দিয়ে দিন, বলুন, বলো, লিখুন*, লিখে*, লেখো*, জানান*, জানাও*, শেয়ার*, শেয়ার*, স্ক্যান*',
  ta: 'அனுப்பு*, சொல்லு*, சொல்லுங்க*, தாருங்கள், தாங்க*, குடு*, கொடு*, போடு*, எழுது*, பதிவிடு*, பகிர்*, பகிரு*, ஷேர்*, ஸ்கேன்*',
  te: 'పంపు*, పంపండి*, పంపించ*, చెప్పు*, చెప్పండి*, ఇవ్వండి*, ఇవ్వు, కొట్టు*, కొట్టండి*, పెట్టు*, పెట్టండి*, రాయండి*, షేర్*, స్కాన్*, ఎంటర్*',
  kn: 'ಕಳಿಸಿ*, ಕಳಿಸು*, ಕಳುಹಿಸ*, ಕಳ್ಸಿ*, ಹೇಳಿ*, ಹೇಳು*, ಕೊಡಿ*, ಕೊಡು*, ಹಾಕಿ*, ಹಾಕು*, ಬರೆಯಿರಿ*, ಬರೆದು*, ತಿಳಿಸಿ*, ಶೇರ್*, ಸ್ಕ್ಯಾನ್*, ನಮೂದಿಸಿ*',
}

/** Why it is said to be needed: an account in danger, a prize, a refund, a check. */
export const pretext: ConceptWords = {
  en: 'your phone, your mobile, your number, by mistake, you received, you just received, just received, you got, we sent, i sent, sent you, so we can, to verify, verify your, verification, to avoid, block, blocked, suspended, deactivated, closed, expire*, security check, refund, cashback, prize, gift, reward, premium, badge, lottery, bonus, unlock, activate, upgrade, free recharge, i will transfer, to transfer, to receive, claim',
  roman:
    'band ho*, block ho*, khata band, account band, varna, warna, nahi to, refund*, cashback*, inaam*, inam, lottery, galti se, galati se, aapke phone*, aapke mobile*, aapke number*, tumhare phone*, tumhare number*, tere phone*, bank se, bank madhun, banketun*, bank mathi, bank theke, bank lerundu, banklerndhu, bank nunchi, bank ninda, turant, abhi, lagech, lagec, chukun, chukine, bhulthi, bhul se, bhul kore, bakshis*, baksheesh*, inam, puroshkar, purashkar, parisu, paricu, bahumati*, bahumana*, bahumanam*, tumchya phone*, tujhya phone*, tamara phone*, tamara mobile*, apnar phone*, apnar mobile*, tomar phone*, unga phone*, unga number*, mee phone*, mi phone*, nimma phone*, nimma mobile*, moodapad*, mudang*, aagidum, aagipothu*, close avut*, block avut*, block agut*, close agut*, thappaga, tappuga, tappagi, verify, verification, vastundi, vasthundi, varum, baruthe, milega, milel, malshe, pabe, paben',
  hi: 'बंद हो*, ब्लॉक*, खाता बंद*, वरना*, नहीं तो*, रिफंड*, कैशबैक*, इनाम*, लॉटरी*, गलती से*, ग़लती से*, आपके मोबाइल*, आपके फोन*, आपके फ़ोन*, आपके नंबर*, तुम्हारे फोन*, बैंक से*, तुरंत*, सत्यापन*, वेरिफ*',
  mr: 'बंद हो*, ब्लॉक*, खातं बंद*, खाते बंद*, नाहीतर*, रिफंड*, कॅशबॅक*, बक्षीस*, लॉटरी*, चुकून*, तुमच्या फोन*, तुमच्या मोबाईल*, तुझ्या फोन*, बँकेतून*, बँकेकडून*, लगेच*, पडताळणी*, व्हेरिफ*',
  gu: 'બંધ થ*, બ્લોક*, ખાતું બંધ*, નહીંતર*, નહિતર*, રિફંડ*, કેશબેક*, ઇનામ*, લોટરી*, ભૂલથી*, ભૂલમાં*, તમારા ફોન*, તમારા મોબાઇલ*, તમારા મોબાઈલ*, તારા ફોન*, બેંકમાંથી*, બેન્કમાંથી*, તરત*, ચકાસ*, વેરિફ*',
  bn: 'বন্ধ*, ব্লক*, নাহলে*, নইলে*, রিফান্ড*, ক্যাশব্যাক*, পুরস্কার*, লটারি*, ভুল করে*, ভুলে*, আপনার ফোনে*, আপনার মোবাইলে*, তোমার ফোনে*, ব্যাঙ্ক থেকে*, ব্যাংক থেকে*, এখনই*, যাচাই*, ভেরিফ*',
  ta: 'முடக்க*, முடங்கும்*, பிளாக்*, மூடப்ப*, இல்லன்னா*, இல்லையென்றால்*, ரீஃபண்ட்*, ரீபண்ட்*, கேஷ்பேக்*, பரிசு*, லாட்டரி*, தவறுதலா*, தப்பா வந்த*, உங்க போனுக்கு*, உங்கள் போனுக்கு*, உங்க மொபைல*, உங்கள் மொபைல*, வங்கியில*, பேங்க்ல*, உடனே*, சரிபார்*, வெரிஃபை*',
  te: 'బ్లాక్*, మూసే*, మూతపడు*, క్లోజ్*, లేకపోతే*, లేదంటే*, రీఫండ్*, క్యాష్‌బ్యాక్*, క్యాష్బ్యాక్*, బహుమతి*, లాటరీ*, పొరపాటున*, మీ ఫోన్*, మీ మొబైల్*, నీ ఫోన్*, బ్యాంక్ నుంచి*, బ్యాంకు నుంచి*, వెంటనే*, ధృవీకర*, వెరిఫై*',
  kn: 'ಬಂದ್ ಆಗ*, ಬ್ಲಾಕ್*, ಮುಚ್ಚ*, ಇಲ್ಲದಿದ್ದರೆ*, ಇಲ್ಲಾಂದ್ರೆ*, ರೀಫಂಡ್*, ಕ್ಯಾಶ್‌ಬ್ಯಾಕ್*, ಕ್ಯಾಶ್ಬ್ಯಾಕ್*, ಬಹುಮಾನ*, ಲಾಟರಿ*, ತಪ್ಪಾಗಿ*, ನಿಮ್ಮ ಫೋನ್*, ನಿಮ್ಮ ಮೊಬೈಲ್*, ನಿನ್ನ ಫೋನ್*, ಬ್ಯಾಂಕ್‌ನಿಂದ*, ಬ್ಯಾಂಕಿನಿಂದ*, ತಕ್ಷಣ*, ಪರಿಶೀಲ*, ವೆರಿಫೈ*',
}
