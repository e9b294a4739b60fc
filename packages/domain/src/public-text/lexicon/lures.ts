import type { ConceptWords } from './concept-words'

/** Asks strangers for pictures of themselves, or sells a look. */
export const askedPictures: ConceptWords = {
  en: 'your pics, your pic, ur pics, ur pic, your photos to me, send pics, send me pics, send nudes, on cam, on camera for, show on cam, video call with girls, what you are wearing, turn on the camera, turn on your camera, body pic*',
  roman:
    'photo bhejo, photos bhejo, pic bhejo, pics bhejo, photo bhej de*, photo bhej do*, photo pathav*, pic pathav*, photo mokal*, photo moklo, photo anuppu*, photo anupu*, photo kalsi*, photo kalisi*, photo pampandi, photo pampu, photo pampinchu*, chobi pathao, chobi pathan, chhobi pathao, photo pathao, photo dikhao, body photo*, camera on karo, kya pehna hai',
  hi: 'फोटो भेजो, फ़ोटो भेजो, फोटो भेज दो, पिक भेजो, तस्वीर भेजो, फोटो दिखाओ',
  mr: 'फोटो पाठव*',
  gu: 'ફોટો મોકલ*, ફોટા મોકલ*',
  bn: 'ছবি পাঠাও, ছবি পাঠান, ছবি দাও, ফটো পাঠাও',
  ta: 'போட்டோ அனுப்பு*, படம் அனுப்பு*, போட்டோ அனுப்புங்க*',
  te: 'ఫోటో పంపండి, ఫోటో పంపు, ఫోటోలు పంపండి, ఫోటోలు పంపు',
  kn: 'ಫೋಟೋ ಕಳಿಸಿ, ಫೋಟೋ ಕಳುಹಿಸಿ, ಫೋಟೋ ಕಳ್ಸಿ',
}

/** For these it is asked, beside `askedPictures`; without them a picture may be of a garden. */
export const gaze: ConceptWords = {
  en: 'girl, girls, lady, ladies, women, single, lonely, sexy, beautiful, night, private, alone, cam, pay',
  roman:
    'ladki*, ladkiyan, akeli, aunty, bhabhi, mulgi, muli, chhokri*, ekli, ponnu*, ponnunga, akka, ammayi*, ammayilu, hudugi*, hudugiyaru, meye*, meyera, raat, rat, raatri, ratri, rathiri',
  hi: 'लड़की*, लड़कियाँ, लड़कियां, अकेली*, औरत*, भाभी*, रात',
  mr: 'मुली*, मुलगी, एकटी, बाई*, रात्री',
  gu: 'છોકરી*, એકલી*, ભાભી*, રાત*',
  bn: 'মেয়ে*, মেয়ে*, একলা, রাতে, ভাবি*',
  ta: 'பெண்*, பொண்ணு*, தனியா*, இரவு*',
  te: 'అమ్మాయి*, ఒంటరి*, రాత్రి*',
  kn: 'ಹುಡುಗಿ*, ಒಂಟಿ*, ರಾತ್ರಿ*',
}

/** A promise of money for money, and play for it. */
export const moneyBait: ConceptWords = {
  en: 'small deposit*, per like, per video, per task, per click, task based, simple tasks, refundable deposit, joining fee, activation fee, daily payout, weekly payout, guaranteed return*, assured return*, fixed return*, returns guaranteed, risk free profit, vip tips, premium tips, forex signals, trading signals, crypto signals, copy my trades, minimum investment, triple your, multiply your money, no cibil, low cibil, bad cibil, loan approved in, fixed match, toss winner, winning tips, casino bonus, signup bonus, sign up bonus, deposit bonus, colour prediction, color prediction, betting tips, first bet, bet free, free bet, free bets, clear all your debt, clear your debt, clear your loan, small fee, processing fee first, recover your losses, recover your loss, recover losses, loan in minutes, instant loan, loan without documents, loan without papers, digital arrest, your account will be closed, kyc will, kyc expired, kyc blocked, pay the fine, registration fee must, registration fee first, commission for each, commission on each person, build a team under you, be your own boss, become your own boss, scan this qr, claim your refund, refund from the government',
  roman:
    'turant loan, loan chahiye to, loan chaiye to, loan hava, loan joiye, loan chai, lon chai, lon lagbe, kadan venuma, loan venuma, loan kavala, appu kavala, sala beka, loan beka, digital arrest, khata band ho, account band ho, kyc band, jurmana bharo, fees online bhejo, fine bharo, case hai aap par, dand bhara, apna boss khud',
  hi: 'तुरंत लोन, लोन चाहिए, लोन चाहिये, तुरंत कर्ज़, तुरंत क़र्ज़, डिजिटल अरेस्ट, खाता बंद हो, जुर्माना अभी, जुर्माना भरो, केवाईसी बंद*',
  mr: 'लगेच लोन, लोन हवं*, लोन पाहिजे*, कर्ज हवं*, डिजिटल अरेस्ट, खातं बंद होई*, दंड भरा*',
  gu: 'તરત લોન, લોન જોઈએ*, લોન જોઈતી*, ડિજિટલ અરેસ્ટ, ખાતું બંધ થ*, કેવાયસી બંધ*',
  bn: 'এখনই লোন, লোন চাই*, লোন লাগবে*, ঋণ চাই*, ডিজিটাল অ্যারেস্ট, অ্যাকাউন্ট বন্ধ হয়ে*, কেওয়াইসি*',
  ta: 'உடனடி கடன், கடன் வேணுமா, லோன் வேணுமா, டிஜிட்டல் அரெஸ்ட், கணக்கு மூடப்படும்',
  te: 'వెంటనే లోన్, లోన్ కావాలా, అప్పు కావాలా, డిజిటల్ అరెస్ట్, ఖాతా మూసివేస్తా*',
  kn: 'ತಕ್ಷಣ ಸಾಲ, ಸಾಲ ಬೇಕಾ, ಲೋನ್ ಬೇಕಾ, ಡಿಜಿಟಲ್ ಅರೆಸ್ಟ್, ಖಾತೆ ಬಂದ್ ಆಗು*',
}

/** Tells people to leave their treatment. */
export const leavesTreatment: ConceptWords = {
  en: 'throw away your insulin, throw away your medicine*, throw away your tablets, throw your medicine*, stop your medicine*, stop your tablets, stop taking your medicine*, leave your medicine*, no need of medicine*, no need of doctor*, sugar cured, diabetes cured, cancer cured, depression cured, cure guaranteed, guaranteed cure, free prescriptions, prescriptions here, stop your depression medicine*, stop your medication*, stop your pills, medicines they are poison, medicines are poison, removes all addiction*, change your medicine as i, fixes it permanently',
  roman:
    'dawa chhodo, dawai chhodo, dawa band karo, dawai band karo, insulin chhodo, insulin band, aushadh band kara, dava bandh karo, marundhu venaam, mandulu maaney*, apni goli band karo, goli band karo, goliyan fenko, dawa fenko, dawai fenk do, dava fenki do, meri dawai lo, maathirai ellam thookki*, mathirai thookki po*, mandulu padey*, aushadh fekun*, oshudh fele*',
  hi: 'दवा छोड़ो, दवाई छोड़ो, दवा बंद करो, दवाई बंद करो, इंसुलिन छोड़*, इंसुलिन बंद*, गोली बंद करो, गोलियाँ फेंक*, दवा फेंक*, दवाई फेंक*',
  mr: 'औषध बंद करा, औषधं बंद करा, इन्सुलिन बंद*, औषधं फेकून*, गोळ्या बंद करा',
  gu: 'દવા બંધ કરો, ઇન્સ્યુલિન બંધ*, દવા ફેંકી*, દવાઓ ફેંકી*',
  bn: 'ওষুধ ছাড়ুন, ওষুধ বন্ধ করুন, ইনসুলিন বন্ধ*, ওষুধ ফেলে দিন',
  ta: 'மருந்தை நிறுத்து*, மாத்திரையை நிறுத்து*, இன்சுலின் வேண்டாம், மாத்திரையை தூக்கி*, மாத்திரை எல்லாம் தூக்கி*',
  te: 'మందులు మానేయండి, మందులు ఆపేయండి, ఇన్సులిన్ ఆపే*, మందులు పారేయ*',
  kn: 'ಔಷಧಿ ನಿಲ್ಲಿಸಿ, ಮಾತ್ರೆ ನಿಲ್ಲಿಸಿ, ಇನ್ಸುಲಿನ್ ನಿಲ್ಲಿಸಿ, ಔಷಧಿ ಎಸೆ*',
}

/** Speaks for this place or for the state. */
export const claimsOffice: ConceptWords = {
  en: 'official admin, official app, app admin, app support, app team, admin team, moderator team, maitri team, support team here, govt helpline, government helpline officer, govt officer, helpline officer, verification officer, cyber police here, cyber cell here, mental health officer, government officer speaking, officer speaking',
  roman:
    'app admin, sarkari helpline, sarkari adhikari, helpline adhikari, helpline officer, app team, cyber police se, cyber police madhun, cyber cell se, bada doctor hoon, bada doctor hu',
  hi: 'सरकारी हेल्पलाइन अधिकारी, हेल्पलाइन अधिकारी, ऐप एडमिन, सरकारी अधिकारी, साइबर पुलिस से',
  mr: 'सरकारी हेल्पलाइन अधिकारी, हेल्पलाइन अधिकारी, अॅप अॅडमिन, सरकारी अधिकारी, सायबर पोलीस*',
  gu: 'સરકારી હેલ્પલાઇન અધિકારી, હેલ્પલાઇન અધિકારી, એપ એડમિન, સાયબર પોલીસ*',
  bn: 'সরকারি হেল্পলাইন অফিসার, হেল্পলাইন অফিসার, অ্যাপ অ্যাডমিন, সাইবার পুলিশ*',
  ta: 'அரசு உதவி எண் அதிகாரி, ஆப் அட்மின், ஹெல்ப்லைன் அதிகாரி, சைபர் போலீஸ்*',
  te: 'ప్రభుత్వ హెల్ప్‌లైన్ అధికారి, యాప్ అడ్మిన్, హెల్ప్‌లైన్ అధికారి, సైబర్ పోలీస*',
  kn: 'ಸರ್ಕಾರಿ ಸಹಾಯವಾಣಿ ಅಧಿಕಾರಿ, ಆ್ಯಪ್ ಅಡ್ಮಿನ್, ಸಹಾಯವಾಣಿ ಅಧಿಕಾರಿ, ಸೈಬರ್ ಪೊಲೀಸ*',
}

/** Pain wished on somebody, or promised. */
export const wishedPain: ConceptWords = {
  en: 'deserve to be hit, deserve to be beaten, deserve a beating, deserves to be hit, deserve to suffer, deserve to be slapped, deserve to die, cry blood, make you cry, make you pay, make you regret, i will find you, we will find you, wait till tomorrow, i have your photos, i have your pictures, i have your video*, have your nudes, your father will see, your family will see them',
  roman:
    'dekh lunga, dekh lungi, dekh lenge tujhe, rulaunga, rula dunga, chhodunga nahi, chodunga nahi, baghun gheto, baghun ghein, joi lais, dekhe nebo, paathukkaren, choosukunta, nodkoltini, teri photo mere paas, tumhari photo mere paas, aapki photo mere paas, tujhe photo majhyakade, ninna photo nanna*, nee photo en kitta, un photo en kitta, nee photo naa daggara, tora chobi amar kache, tor chobi amar kache, tara photo mari pase, tane chhodish nahi, tane chhodish nai, yaarukkum solla maatten',
  hi: 'देख लूंगा, देख लूँगा, देख लेंगे तुझे, छोड़ूंगा नहीं, छोड़ूँगा नहीं, रुला दूंगा, तेरी फोटो मेरे पास, तुम्हारी फोटो मेरे पास',
  mr: 'बघून घेतो, बघून घेईन, सोडणार नाही तुला, तुझे फोटो माझ्याकडे',
  gu: 'જોઈ લઈશ, છોડીશ નહીં, તારા ફોટા મારી પાસે',
  bn: 'দেখে নেব, ছাড়ব না তোকে, দেখে নেবো, তোর ছবি আমার কাছে',
  ta: 'பாத்துக்கறேன் உன்ன, விட மாட்டேன் உன்ன, உன் போட்டோ என்கிட்ட*',
  te: 'నీ సంగతి చూస్తా*, వదలను నిన్ను, నీ ఫోటోలు నా దగ్గర*',
  kn: 'ನೋಡ್ಕೋತೀನಿ ನಿನ್ನ, ಬಿಡಲ್ಲ ನಿನ್ನ, ನಿನ್ನ ಫೋಟೋ ನನ್ನ*',
}

/** Dares to go without food, or names a club after a wound. */
export const harmClub: ConceptWords = {
  en: 'cut club, cutting club, cutters club, cutters only, starve club, starving club, starvation club, not eating challenge, no eating challenge, no food challenge, zero food challenge, blade club',
  roman:
    'na khaoar challenge, na khawar challenge, na khaoa challenge, na khane ka challenge, bhukha rehne ka challenge, bhooke rehne ka challenge, upashi challenge, na khavanu challenge, sapidaatha challenge, saapidama challenge, tinakunda challenge, oota bidu challenge',
  hi: 'न खाने का चैलेंज, ना खाने का चैलेंज, भूखे रहने का चैलेंज',
  mr: 'उपाशी राहण्याचं चॅलेंज, न खाण्याचं चॅलेंज',
  gu: 'ન ખાવાની ચેલેન્જ, ભૂખ્યા રહેવાની ચેલેન્જ',
  bn: 'না খাওয়ার চ্যালেঞ্জ, না খেয়ে থাকার চ্যালেঞ্জ',
  ta: 'சாப்பிடாமல் இருக்கும் சவால், சாப்பிடாத சேலஞ்ச்',
  te: 'తినకుండా ఉండే ఛాలెంజ్, తినకుండా ఛాలెంజ్',
  kn: 'ತಿನ್ನದೇ ಇರುವ ಚಾಲೆಂಜ್, ಊಟ ಬಿಡುವ ಚಾಲೆಂಜ್',
}

/** An end in company. */
export const endTogether: ConceptWords = {
  en: 'all end together, end together, ending together, end it together, end this together, go together forever, leave this world together, leave together this, nobody leaves alone, no one leaves alone, pact group, only if you have decided',
  roman:
    'saath mein khatam, sath me khatam, ek saath khatam, ek saath jaayenge upar, milke khatam, ekatra sampav*, sathe khatam, eksathe shesh, ek sathe shesh, onna mudichu*, ondraga mudi*, kalisi chanipo*, kalisi antam, jothege mugis*, ekatra jau, milun sampvu, milun jau, sathe jaie, saath chale jaate hain upar, eksathe chole jai, sernthe poidalam, ondraga poividalam, kalisi vellipodam, jothege hogona',
  hi: 'साथ में खत्म, साथ में ख़त्म, एक साथ खत्म, एक साथ ख़त्म, मिलकर खत्म, साथ चले जाएँ इस दुनिया*, एक साथ चले जाएँ',
  mr: 'एकत्र संपव*, मिळून संपव*, एकत्र जाऊ',
  gu: 'સાથે ખતમ*, સાથે અંત*, સાથે જતા રહીએ',
  bn: 'একসাথে শেষ হ*, একসঙ্গে শেষ হ*, একসাথে শেষ কর*, একসাথে চলে যাই',
  ta: 'ஒன்றாக முடி*, ஒண்ணா முடி*, சேர்ந்து முடி*, சேர்ந்தே போய்விட*, சேர்ந்து போய்விட*',
  te: 'కలిసి ముగి*, కలిసి అంతం*, కలిసి వెళ్ళిపోదాం',
  kn: 'ಒಟ್ಟಿಗೆ ಮುಗಿಸ*, ಜೊತೆಗೆ ಅಂತ್ಯ*, ಜೊತೆಗೆ ಹೋಗೋಣ',
}
