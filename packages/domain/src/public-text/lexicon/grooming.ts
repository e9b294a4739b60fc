import type { ConceptWords } from './concept-words'

/** Pupils and children as somebody addresses them who looks for them. Harmless without `secrecy`. */
export const pupils: ConceptWords = {
  en: 'schoolgirl*, school girl*, schoolboy*, school boy*, school kids, school students, teen girl*, teenage girl*, teenage boy*, teen boys, teens, minors, young girls, little girls, girls under, girls below, under 18, below 18, under 16, 10 th, 9 th, 8 th, 7 th, 11 th, 12 th, for 12, for 13, for 14, for 15, for 16, for 17, are 13, are 14, are 15, are 16, age 13, age 14, age 15, aged 13, aged 14, 13 to, 14 to, 12 to, 9th, 10th, 8th, 7th, class 8, class 9, class 10, 11th, 12th',
  roman:
    'school wal*, school ki, school jane wal*, nauvi*, dasvi*, 10 th, 9 th, 8 th, 11 th, 12 th, aathvi*, 9th, 10th, 8th, 7th, 11th, 12th, chhoti ladki*, choti ladki*, kam umar*, nabalig*, shalet*, shaletlya*, dahavi*, navavi*, athavi*, school ni, dasma*, dhoran*, navma*, school er, class nine*, class ten*, class eight*, choto meye*, chhoto meye*, school padikk*, school pon*, school ponn*, schoolukku, 9aam, 10aam, pathaam vagupp*, onbadhaam*, schoolu pillalu, school ammayi*, tenth ammay*, tenth class*, 9th class*, padava taragathi, school hudugi*, school hudug*, hattane*, ombattane*, sslc',
  hi: 'स्कूल वाल*, स्कूल की*, स्कूल जाने*, नौवीं*, दसवीं*, आठवीं*, ग्यारहवीं*, छोटी लड़कि*, नाबालिग*, कम उम्र*',
  mr: 'शाळेतल*, शाळेत जाण*, दहावी*, नववी*, आठवी*, अल्पवयीन*, लहान मुली*',
  gu: 'સ્કૂલની*, સ્કૂલ ની*, શાળાની*, દસમા*, નવમા*, આઠમા*, ધોરણ*, નાની છોકરી*, સગીર*',
  bn: 'স্কুলের মেয়ে*, স্কুলের মেয়ে*, স্কুলের ছেলে*, ক্লাস নাইন*, ক্লাস টেন*, ক্লাস এইট*, নাবালিকা*, ছোট মেয়ে*, ছোট মেয়ে*, নবম*, দশম*, অষ্টম*',
  ta: 'ஸ்கூல் பொண்ணு*, ஸ்கூல் பெண்*, ஸ்கூல் படிக்கிற*, பள்ளி மாணவி*, பள்ளிப் பெண்*, பத்தாவது*, ஒன்பதாவது*, எட்டாவது*, பத்தாம் வகுப்பு*, ஒன்பதாம் வகுப்பு*, சின்ன பொண்ணு*, சிறுமி*',
  te: 'స్కూల్ అమ్మాయి*, స్కూల్ పిల్లలు*, టెన్త్*, పదో తరగతి*, తొమ్మిదో తరగతి*, ఎనిమిదో తరగతి*, చిన్న అమ్మాయి*, మైనర్*, బడికి వెళ్ళే*',
  kn: 'ಶಾಲೆಯ ಹುಡುಗಿ*, ಸ್ಕೂಲ್ ಹುಡುಗಿ*, ಸ್ಕೂಲಿಗೆ ಹೋಗುವ*, ಹತ್ತನೇ*, ಒಂಬತ್ತನೇ*, ಎಂಟನೇ*, ಚಿಕ್ಕ ಹುಡುಗಿ*, ಅಪ್ರಾಪ್ತ*',
}

/** That nobody at home shall know, and what is given for it: a phone, a recharge, an older friend. */
export const secrecy: ConceptWords = {
  en: 'parents need not know, parents dont need, parents wont know, dont tell your, do not tell your, without telling your parents, dont tell mom, dont tell mummy, dont tell anyone, keep it secret, our secret, our little secret, keep between us, just between us, delete after, delete the chat, delete chats, delete this chat, somewhere private, older friend, older man, older guy, elder friend, sugar daddy, so mature, very mature, look mature, mature for, will recharge, phone recharge, buy you a phone, gift you, gifts for you, pocket money, pretty photos, your uniform, in uniform',
  roman:
    'mummy ko mat*, mammi ko mat*, papa ko mat*, ghar pe mat bata*, ghar par mat bata*, kisi ko mat bata*, kisi ko bata*mat, kisi ko nahi bata*, recharge kar*, recharge milega, recharge dunga, phone dila*, mobile dila*, pocket money, uncle se, bade bhaiya se, raaz rahe*, raaz rakh*, secret rakh*, chat delete, aai la sang* nako, aaila sangu nako, baba la sangu nako, gharI sangu nako, ghari sangu nako, kunala sangu nako, konala sangu nako, recharge karun, recharge marun, phone gheun, mummy ne na ke*, mummy ne nahi ke*, ghare na ke*, koine na ke*, koi ne na ke*, recharge karavi*, recharge kari*, phone apavi*, phone lai*, khangi rahe*, ma ke bolo na, makey bolo na, maa ke bolbe na, barite bolo na, barite bolbe na, kauke bolo na, kauke bolbe na, recharge kore debo, phone kine debo, gopon thak*, amma appa kitta solla*, amma kitta solla*, veetla solla*, veetula solla*, yaarkittayum solla*, yarukum solla*, recharge panni*, recharge pannuren, phone vangi*, phone vaangi*, ragasiyam*, amma nanna ki chepp*, ammaki cheppa*, amma ki cheppa*, intlo cheppa*, inlo cheppaku, evariki cheppa*, yevariki cheppa*, recharge chesta*, recharge chestanu, phone konista*, phone koni*, rahasyam*, appa amma ge hel*, appa ammange hel*, amma ge hel*, ammange helb*, manel hel*, maneli helb*, maneyalli helb*, yarigu helb*, yaarigu helb*, yaarigoo helb*, recharge mad*, recharge maad*, phone kods*, phone kodis*, guttaagi*, guttagi*, gouppya*, gopyavag*',
  hi: 'मम्मी को मत*, मम्मी को ना*, मम्मी को न*, पापा को मत*, घर पर मत बता*, घर में मत बता*, घर पे मत*, किसी को मत बता*, किसी को ना बता*, किसी को न बता*, रिचार्ज*, फोन दिला*, फ़ोन दिला*, मोबाइल दिला*, राज़ रहे*, राज रहे*, जेब खर्च*',
  mr: 'आईला सांगू नको*, आईला सांगू नका*, घरी सांगू नको*, घरी सांगू नका*, घरी न सांग*, कोणाला सांगू नको*, कुणाला सांगू नको*, कोणाला सांगू नका*, कुणाला सांगू नका*, रिचार्ज*, फोन घेऊन दे*, मोबाईल घेऊन*, गुपित*, खाजगी राहील*',
  gu: 'મમ્મીને ન કહે*, મમ્મીને ના કહે*, મમ્મીને નહીં કહે*, પપ્પાને ન કહે*, ઘરે ન કહે*, ઘરે ના કહે*, ઘરે કહેવું નહીં*, કોઈને ન કહે*, કોઈને ના કહે*, કોઈને કહેવું નહીં*, રિચાર્જ*, ફોન અપાવ*, ફોન લઈ*, ખાનગી*, છૂપું*',
  bn: 'মাকে বলো না*, মাকে বলবে না*, মাকে বলিস না*, বাবাকে বলো না*, বাড়িতে বলো না*, বাড়িতে বলো না*, বাড়িতে বলবে না*, কাউকে বলো না*, কাউকে বলবে না*, কাউকে বলিস না*, রিচার্জ*, ফোন কিনে*, মোবাইল কিনে*, গোপন থাক*, গোপনে*',
  ta: 'அம்மாகிட்ட சொல்லா*, அம்மா கிட்ட சொல்லா*, அப்பா அம்மாகிட்ட சொல்லா*, வீட்டுல சொல்லா*, வீட்ல சொல்லா*, வீட்டில் சொல்லா*, யாருக்கும் சொல்லா*, யார்கிட்டயும் சொல்லா*, யாரிடமும் சொல்லா*, ரீசார்ஜ்*, போன் வாங்கி*, ஃபோன் வாங்கி*, ரகசிய*, இரகசிய*',
  te: 'అమ్మకి చెప్ప*, అమ్మకు చెప్ప*, అమ్మానాన్నలకి చెప్ప*, ఇంట్లో చెప్ప*, ఎవరికీ చెప్ప*, ఎవరికి చెప్ప*, రీఛార్జ్*, రీచార్జ్*, ఫోన్ కొని*, ఫోను కొని*, రహస్య*, సీక్రెట్*',
  kn: 'ಅಮ್ಮಂಗೆ ಹೇಳಬೇಡ*, ಅಮ್ಮನಿಗೆ ಹೇಳಬೇಡ*, ಅಪ್ಪ ಅಮ್ಮಂಗೆ ಹೇಳ*, ಅಪ್ಪ ಅಮ್ಮನಿಗೆ ಹೇಳ*, ಮನೇಲಿ ಹೇಳಬೇಡ*, ಮನೆಯಲ್ಲಿ ಹೇಳಬೇಡ*, ಯಾರಿಗೂ ಹೇಳಬೇಡ*, ಯಾರಿಗೂ ಹೇಳಲ್ಲ*, ರೀಚಾರ್ಜ್*, ಫೋನ್ ಕೊಡಿಸ*, ಮೊಬೈಲ್ ಕೊಡಿಸ*, ಗುಟ್ಟಾಗಿ*, ರಹಸ್ಯ*',
}

/** Women who are alone, called to. Harmless without `nightOffer`. */
export const lonelyWomen: ConceptWords = {
  en: 'lonely housewives, lonely women, lonely ladies, lonely girls, lonely wives, unsatisfied, housewives, bhabhi*, aunties, aunty, single ladies, single girls, married ladies, married women, divorced ladies, widows, ladies only, girls only, hot girls, beautiful girls, females only, broken girls, sad girls',
  roman:
    'akeli ladki*, akeli aurat*, akeli bhabhi*, akeli mahila*, bhabhi*, bhabhiyan, aunty, aunties, tanha aurat*, ladkiyan, ladkiya, ekti mulg*, ekat* mul*, ekat* baya*, ekli chhokri*, ekli bahen*, ekli baheno, bhabhio, eka meye*, ekla meye*, boudi*, boudira, bhabira, thaniya irukk* pon*, thaniya irukkura*, thaniya irukura*, ponnunga, aunty, akkas, ontari ammayi*, ontari aadavall*, ontari mahila*, vontari*, aunties, ammayilu, ammailu, onti hengasr*, onti hudugi*, ontiyagiro*, hengasru, hudugiru, aunty*',
  hi: 'अकेली लड़क*, अकेली औरत*, अकेली महिला*, अकेली भाभ*, भाभी*, भाभियाँ*, तन्हा औरत*, आंटी*, लड़कियाँ, लड़कियां, महिलाएँ, महिलाएं',
  mr: 'एकट्या मुली*, एकट्या बाय*, एकट्या महिला*, एकटी मुल*, एकटी बाई*, वहिनी*, मुलींनी*, बायकांनी*, महिलांनी*, काकू*',
  gu: 'એકલી બહેન*, એકલી છોકર*, એકલી સ્ત્રી*, એકલી ભાભ*, એકલી મહિલા*, ભાભી*, ભાભીઓ*, આંટી*, છોકરીઓ*, બહેનો*',
  bn: 'একা মেয়ে*, একা মেয়ে*, একলা মেয়ে*, নিঃসঙ্গ মেয়ে*, নিঃসঙ্গ মহিলা*, একা মহিলা*, বৌদি*, বউদি*, ভাবি*, মেয়েরা*, মেয়েরা*, মহিলারা*',
  ta: 'தனியா இருக்கிற பெண்*, தனியா இருக்கற பொண்ணு*, தனிமையில் இருக்கும் பெண்*, தனியாக இருக்கும் பெண்*, தனியா இருக்கும் பெண்*, ஆன்ட்டி*, ஆண்ட்டி*, பெண்கள்*, பொண்ணுங்க*, பொண்ணுங்க, அக்கா*',
  te: 'ఒంటరి ఆడవాళ్*, ఒంటరి అమ్మాయి*, ఒంటరి మహిళ*, ఒంటరిగా ఉన్న ఆడ*, ఒంటరిగా ఉన్న అమ్మాయి*, ఆంటీ*, అమ్మాయిలు*, ఆడవాళ్ళు*, మహిళలు*',
  kn: 'ಒಂಟಿ ಹೆಂಗಸ*, ಒಂಟಿ ಹುಡುಗಿ*, ಒಂಟಿ ಮಹಿಳೆ*, ಒಂಟಿಯಾಗಿರೋ*, ಆಂಟಿ*, ಹುಡುಗಿಯರು*, ಹೆಂಗಸರು*, ಮಹಿಳೆಯರು*',
}

/** Pleasure, pictures, money or the night, offered to or wanted of them. */
export const nightOffer: ConceptWords = {
  en: 'full satisfaction, satisfaction, satisfy, discreet, massage, body massage, video call service, paid call, secret fun, fun at night, have fun, real meet, hotel, your size, send pic*, send photo*, send your pic*, your photos, your video, i will pay, will pay, paid, cam, bold, hot chat, sexy, naughty, dirty talk, late night call, night call, private call, private chat, no strings, friends with benefits, fwb, hookup*, one night',
  roman:
    'maza dunga, maze dunga, maza karenge, maze karenge, maza karva*, masti kar*, masti karenge, raat ko call, raat ko baat, raat me call, video call, vc karo, satisfaction, khush kar dunga, khush kardunga, khush karenge, massage*, photo bhejo, pic bhejo, paise dunga, paisa dunga, paise milenge, maja karu, maja marayla, raatri call, ratri call, ratri bola, khush karen, khush karin, photo pathav*, pic pathav*, paise dein, maja karav*, maja kari*, raate vaat, raate call, khush kari*, photo moklo, photo mokal*, paisa api*, moja korbo, moja kori, moja debo, raate kotha*, rate kotha*, raat e call, rate call, khushi kore debo, chobi pathao, chhobi pathao, chobi dao, taka debo, raathiri pes*, rathiri pes*, night pes*, night call, jolly, jaaliya*, jaali*, sandhosham thar*, santhosam thar*, photo anupp*, photo anup*, panam thar*, kasu tharen, raatri matlad*, ratri matlad*, raatri call, ratri call, sukham*, sukha pad*, happy chest*, photo pamp*, dabbu ist*, dabbulu ist*, enjoy chedd*, enjoy chest*, raatri matad*, ratri matad*, raatri call, ratri call, maja mad*, majaa maad*, khushi padis*, sukha kod*, photo kals*, photo kalis*, duddu kodt*, dudd kodt*, hana kodt*',
  hi: 'मज़ा*, मज़े*, मजा*, मजे*, मस्ती*, रात को बात*, रात में बात*, रात को कॉल*, वीडियो कॉल*, विडियो कॉल*, खुश कर दूँगा*, खुश कर दूंगा*, मसाज*, फोटो भेज*, फ़ोटो भेज*, पैसे दूँगा*, पैसे दूंगा*, पैसे मिलेंगे*, होटल*',
  mr: 'मजा*, मज्जा*, मस्ती*, रात्री बोल*, रात्री कॉल*, रात्री व्हिडिओ*, व्हिडिओ कॉल*, व्हिडीओ कॉल*, खूश करेन*, खुश करेन*, खुश करीन*, मसाज*, फोटो पाठव*, पैसे देईन*, पैसे देतो*, हॉटेल*',
  gu: 'મજા*, મઝા*, મસ્તી*, રાત્રે વાત*, રાતે વાત*, રાત્રે કોલ*, વીડિયો કોલ*, વિડિયો કોલ*, ખુશ કરી*, મસાજ*, ફોટો મોકલ*, ફોટા મોકલ*, પૈસા આપીશ*, હોટેલ*, હોટલ*',
  bn: 'মজা*, মস্তি*, রাতে কথা*, রাতে কল*, রাতে ভিডিও*, ভিডিও কল*, খুশি করে দেব*, সুখ দেব*, ম্যাসাজ*, মাসাজ*, ছবি পাঠা*, ছবি দাও*, টাকা দেব*, হোটেল*',
  ta: 'இரவு பேச*, ராத்திரி பேச*, இரவு வீடியோ*, இரவில் பேச*, வீடியோ கால்*, வீடியோ காலுக்கு*, சந்தோஷம் தர*, சந்தோஷப்படுத்த*, சுகம்*, ஜாலி*, ஜாலியா*, மசாஜ்*, போட்டோ அனுப்பு*, படம் அனுப்பு*, பணம் தர*, ஹோட்டல்*',
  te: 'రాత్రి మాట్లాడ*, రాత్రికి మాట్లాడ*, రాత్రి కాల్*, రాత్రి వీడియో*, వీడియో కాల్*, సుఖం*, సుఖపెడ*, ఎంజాయ్*, సంతోషపెడ*, మసాజ్*, ఫోటో పంప*, ఫోటోలు పంప*, డబ్బు ఇస్తా*, డబ్బులు ఇస్తా*, హోటల్*',
  kn: 'ರಾತ್ರಿ ಮಾತಾಡ*, ರಾತ್ರಿ ಮಾತನಾಡ*, ರಾತ್ರಿ ಕಾಲ್*, ರಾತ್ರಿ ವಿಡಿಯೋ*, ವಿಡಿಯೋ ಕಾಲ್*, ವೀಡಿಯೋ ಕಾಲ್*, ಮಜಾ*, ಸುಖ*, ಖುಷಿ ಪಡಿಸ*, ಮಸಾಜ್*, ಫೋಟೋ ಕಳಿಸ*, ಫೋಟೋ ಕಳುಹಿಸ*, ದುಡ್ಡು ಕೊಡ್ತ*, ಹಣ ಕೊಡ್ತ*, ಹೋಟೆಲ್*',
}
