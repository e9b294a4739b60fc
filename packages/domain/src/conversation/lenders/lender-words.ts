import { tablesOf } from '../../replies/word-tables'

/** What is told and asked about those who collect debts: lists of phrases as `parsePhrases` reads them. */
export type LenderWords = {
  /** Whoever collects: a loan app, a recovery agent, a moneylender, those of the bank. */
  lender: string
  /** What they do: call again and again, threaten, shame, write to contacts, come home. */
  presses: string
  /** 'Can they jail me?' */
  jail: string
  /** 'Where do I complain?' */
  report: string
  /** 'Do I have to pay?' */
  pay: string
  /** 'What do I tell my family?', 'they write to my contacts'. */
  tell: string
}

/** Not yet read by native speakers outside English. Latin letters stand beside each script. */
export const lenderTables = tablesOf<LenderWords>({
  english: {
    lender:
      'loan app|apps|agent|agents|people|guys|company|companies|recovery|shark|sharks|sharking|ppl|ppls|collector|collectors|lender|lenders, recovery agent|agents|guy|guys|people|team|calls|call|man|men|ppl, collection agent|agents|calls|call, debt collector|collectors, moneylender|moneylenders, money lender|lenders, emi agent|agents|people|guys|company, bank agent|agents|recovery|collection, lending app|apps, instant loan, loan .. harass*|threat*, harass* .. loan|emi|debt, finance company|people, credit card agents|agent|recovery|people',
    presses:
      'call|calls|calling|called|phone|phones|phoning|ring|rings me|my|us|daily|everyday|every|again|all|at|nonstop|continuously|repeatedly|non|50|100|and, keep|keeps calling|messaging|threatening|coming, threat*, abuse|abuses|abusing|abused|abusive, harass*, shame|shames|shaming|shamed|humiliat*|insult*|defame*|blackmail*, contacts, contact list, my contacts|relatives|family|boss|office, morph*|edited, come|comes|came|coming to|home|house, scream|screams|screaming|shout|shouts|shouting|yell|yells, bad|dirty|filthy words|language, call|calls|calling|called my, sends|sending|send|sent messages|photos|pics|msgs, scared|afraid of them|their',
    jail: 'jail|arrest|arrested|prison, go|send|put .. jail, police|court case|notice|come|coming|will, case on|against me, file .. case|fir, legal notice|action, will i be arrested',
    report:
      'where|whom|who|how .. complain|complaint|report, can|should|shall i complain|report, file .. complaint|fir, police complaint, complain to|against|about, report them|it|this',
    pay: 'should|shall|must|do|have|need .. pay, pay them|it|back|the|or, if i pay',
    tell: 'tell my|family|parents|wife|husband|them|anyone|papa|mummy, what .. say|tell .. family|parents|boss|contacts|wife|husband, what if .. contacts|family|everyone|boss',
  },
  latinHindi: {
    lender:
      'loan wale|wala|walo|waale|app|apps|agent|agents|company|ke, loan ki|ka vasooli|recovery|wasooli, recovery wale|wala|agent|agents|walo, vasooli|wasooli|vasuli wale|agent|agents, emi wale|walo|agent|agents, emi|kist|loan .. agent|agents, bank wale|walo|ke .. log|agent|agents|recovery, karz|karza|udhaar|udhar|byaj|sood wale|walo|dene|khor, sahukar|sahukaar|mahajan, sudkhor|soodkhor, finance wale|walo|company, kist|qist|kisht wale|walo',
    presses:
      'phone|fone|call|calls kar*|aa*|pe|par|kr*, dhamki|dhamkiya|dhamka*, gali|gaali|galiya|gaaliya|gandi, badnam|badnaam|beizzat|bejjati|beizzati|izzat|sharminda, pareshan|tang kar*|kr*, ghar aa*|pe|par|tak, contacts|contact|rishtedar*|rishtedaro, photo bhej*|edit|viral|morph*, msg|message kar*|bhej*, darate|dara|darwa*, torture|harass',
    jail: 'jail|police|arrest|case|fir ho*|kar*|bhej*|aa*|le|kya, case ho|kar|banega, jail ja*|ho, pakad*',
    report:
      'complaint|shikayat|report kahan|kaha|kaise|kar*|karu|kru|kya, police me|mein complaint|shikayat|report, kisko|kise bolu|bataun|batau|complain, kahan|kaha complaint|shikayat|report',
    pay: 'paise|paisa|pay de*|du|karu|kar|karna|bharu|bharna|chukana, bharna|bharu padega|hi|kya, dena padega|hoga',
    tell: 'gharwalo|ghar|papa|mummy|patni|pati|biwi|family ko bata*|bolu|bol|kya|pata, contacts ko, sabko bata*|pata',
  },
  hindi: {
    lender:
      'लोन वाले|वाला|वालों|ऐप|एप|ऐप्स|एजेंट|कंपनी, लोन ऐप, रिकवरी|वसूली वाले|वालों|एजेंट|वाला, ईएमआई|किस्त वाले|वालों|एजेंट, बैंक वाले|वालों|के .. एजेंट|लोग|रिकवरी, कर्ज़|कर्ज|उधार|ब्याज|सूद वाले|वालों|देने, साहूकार|महाजन|सूदखोर, फ़ाइनेंस|फाइनेंस वाले|कंपनी, लोन की वसूली',
    presses:
      'फ़ोन|फोन|कॉल कर*|आ*|पर|पे, धमकी|धमकियाँ|धमकियां|धमका*, गाली|गालियाँ|गालियां|गंदी, बदनाम|बेइज़्ज़त*|बेइज्जत*|बेइज़्ज़ती|इज़्ज़त|इज्जत|शर्मिंदा, परेशान|तंग कर*, घर आ*|पर|पे|तक, कॉन्टैक्ट|कॉन्टैक्ट्स|कांटेक्ट|रिश्तेदार*|रिश्तेदारों, फ़ोटो|फोटो भेज*|एडिट|वायरल, मैसेज|मेसेज कर*|भेज*, डरा|डराते|डराता',
    jail: 'जेल|पुलिस|गिरफ़्तार|गिरफ्तार|केस हो*|कर*|भेज*|आ*|ले|क्या, केस हो|कर|बन*, जेल जा*|हो, पकड़*',
    report:
      'शिकायत|कंप्लेंट|रिपोर्ट कहाँ|कहां|कैसे|कर*|क्या, पुलिस में शिकायत|कंप्लेंट|रिपोर्ट, कहाँ|कहां|कैसे शिकायत|कंप्लेंट|रिपोर्ट, किससे|किसे शिकायत|कहूँ|बताऊँ',
    pay: 'पैसे|पैसा दे*|दूँ|दूं|भर*|चुका*, भरना|चुकाना पड़ेगा|होगा|है',
    tell: 'घरवालों|घर|पापा|मम्मी|पत्नी|पति को बता*|कह*|क्या|पता, कॉन्टैक्ट को, सबको बता*|पता',
  },
  marathi: {
    lender:
      'कर्जवाले|कर्जवाल्यां*|लोनवाले|लोनवाल्यां*|सावकार*|सावकारां*, कर्ज|लोन|कर्जाच्या|लोनच्या ॲप|ऍप|अ‍ॅप|अॅप|वाले|एजंट|कंपनी|वसुली|ॲपवाले|अॅपवाले, वसुली|रिकव्हरी एजंट|वाले|माणसं|लोक, रिकव्हरीवाले|वसुलीवाले|बँकवाले|हप्तेवाले|फायनान्सवाले, बँकेचे|बँकेची|फायनान्सचे एजंट|लोक|माणसं|वसुली, karjwale|loanwale|savkar*|sawkar*, karj|loan|loanche|karjache app|wale|agent|agents|company|vasuli, vasuli|recovery agent|wale|lok, bank che|chi lok|agent',
    presses:
      'फोन कर*|येत*|करत*, धमकी*|धमक्या*|धमकाव*, शिवी*|शिव्या*|शिवीगाळ*|शिव्यागाळ*, बदनाम*|अपमान*|लाज, त्रास दे*, घरी ये*|येऊन, संपर्कां*|कॉन्टॅक्ट*|नातेवाईक*|नातेवाईकां*, फोटो पाठव*|एडिट|व्हायरल, मेसेज पाठव*|कर*, phone kar*|yet*|kart*, dhamki|dhamkya|dhamkav*, shivya|shivi*, badnam*|apman*, tras de*, ghari ye*|yeun, contact*|natevaik*, photo pathav*|viral',
    jail: 'तुरुंग*|जेल|पोलीस|अटक|केस हो*|कर*|ये*|टाक*|का, केस हो*|कर*, jail|turung|police|atak|case ho*|kar*|hoil|ka',
    report:
      'तक्रार कुठे|कशी|कर*|करू, पोलिसात तक्रार, कुठे|कोणाकडे तक्रार|सांग*, takrar kuthe|kashi|kar*|karu, kuthe|konakade takrar',
    pay: 'पैसे दे*|भर*|द्यावे|भरावे, paise de*|bhar*|dyave',
    tell: 'घरी|घरच्यांना|आईला|बाबांना|बायकोला सांग*|कसं|कळ*, सगळ्यांना कळ*|सांग*, ghari|gharchyanna sang*|kas|kal*',
  },
  gujarati: {
    lender:
      'લોનવાળા*|વસૂલીવાળા*|બેંકવાળા*|હપ્તાવાળા*|શાહુકાર*|વ્યાજખોર*|વ્યાજવાળા*|ફાઇનાન્સવાળા*, લોન|વસૂલી|રિકવરી|બેંક|હપ્તા|વ્યાજ વાળા|વાળાઓ|એપ|ઍપ|એજન્ટ|એજન્ટો|કંપની|ના, લોન એપવાળા*|ઍપવાળા*, loan|recovery|vasuli|bank|hapta|vyaj wala|vala|app|agent|agents|company, loanvala*|loanwala*|shahukar*|vyajkhor*|vyajvala*|vyajwala*',
    presses:
      'ફોન કર*|આવ*|કરીને, ધમકી*|ધમકાવ*, ગાળ*|ગાળો, બદનામ*|અપમાન*|ઇજ્જત|આબરૂ|શરમ*, હેરાન*|પરેશાન*|ત્રાસ, ઘરે આવ*|સુધી, કૉન્ટેક્ટ*|કોન્ટેક્ટ*|સગા*, ફોટો|ફોટા મોકલ*|એડિટ|વાયરલ, મેસેજ કર*|મોકલ*, phone kar*|aav*|kre*, dhamki*|dhamkav*, gal*|gaal*|galo, badnam*|apman*|ijjat, heran|pareshan, ghare aav*|sudhi, contact*|saga*, photo mokal*|viral',
    jail: 'જેલ|પોલીસ|ધરપકડ|કેસ થ*|કર*|આવ*|જ*, કેસ થ*|કર*, jail|police|case th*|kar*|av*|ja*',
    report: 'ફરિયાદ ક્યાં|કેવી|કર*|કરું, પોલીસમાં ફરિયાદ, ક્યાં|કોને ફરિયાદ|કહું, fariyad kya|kevi|kar*|karu, kya|kone fariyad',
    pay: 'પૈસા આપ*|ભર*|ચૂકવ*|દ*, paisa aap*|ap*|bhar*',
    tell: 'ઘરે|ઘરનાને|મમ્મીને|પપ્પાને|પત્નીને કહ*|કેવી|ખબર, બધાને ખબર|કહ*, ghare|mummyne|pappane kah*|kem',
  },
  bengali: {
    lender:
      'লোনের|লোন|ঋণের|কিস্তির|রিকভারি|রিকভারির|ব্যাঙ্কের|ব্যাংকের|সুদের লোক|লোকেরা|লোকজন|অ্যাপ|অ্যাপের|এজেন্ট|এজেন্টরা|এজেন্টের|কোম্পানি|ব্যবসায়ী, লোন|লোনের অ্যাপের|অ্যাপ .. লোক|লোকেরা, মহাজন*|সুদখোর*, loaner|loan|riner|kistir|recovery|banker|suder lok|lokera|lokjon|app|agent|agentra|company, mohajon*|sudkhor*',
    presses:
      'ফোন কর*|আস*|দি*, হুমকি*|ভয় দেখা*|দেখাচ্ছে, গালি*|গালাগালি*|গালাগাল, অপমান*|বদনাম*|লজ্জা*|সম্মান*, হয়রানি*|বিরক্ত*|জ্বালা*, বাড়ি|বাড়িতে|বাসায় আস*|এসে*|চলে, কন্ট্যাক্ট*|কন্টাক্ট*|আত্মীয়*, ছবি পাঠা*|এডিট*|ভাইরাল, মেসেজ কর*|পাঠা*, phone kor*|korche|asche, humki*|bhoy dekha*, gali*|galagali*, opoman*|bodnam*|lojja*, hoyrani*|jala*, barite|basay as*|ese*, contact*|attio*, chobi patha*|viral',
    jail: 'জেল|পুলিশ|গ্রেফতার|গ্রেপ্তার|কেস হ*|কর*|আস*|ধর*|দ*, কেস হ*|কর*, jail|jel|police|case ho*|kor*|asb*|dho*',
    report:
      'অভিযোগ|নালিশ|কমপ্লেন কোথায়|কীভাবে|কর*|করব, থানায় অভিযোগ|যাব|কমপ্লেন, কোথায়|কাকে অভিযোগ|বলব|জানাব, obhijog|complain|nalish kothay|kibhabe|kor*|korbo, thanay jabo|complain, kothay|kake complain|bolbo',
    pay: 'টাকা দ*|শোধ|দেব|দেবো|দিতেই, taka de*|di*|debo|shodh',
    tell: 'বাড়িতে|বাবাকে|মাকে|বউকে|স্বামীকে বল*|কী|জান*, সবাইকে বল*|জান*, barite|babake|make bol*|ki|jan*',
  },
  tamil: {
    lender:
      'லோன்|கடன்|ரெகவரி|வசூல்|இஎம்ஐ|பேங்க்|வங்கி|வட்டி|ஃபைனான்ஸ்|பைனான்ஸ் ஆப்|ஆப்|ஏஜெண்ட்*|ஏஜென்ட்*|காரங்க*|காரன்*|காரர்*|கம்பெனி*|ஆளுங்க*|ஆட்கள்*|முகவர்*, கடன்காரங்க*|கடன்காரன்*|லோன்காரங்க*|வட்டிக்காரங்க*|வட்டிக்காரன்*|கந்துவட்டி*|பேங்க்காரங்க*, கடன் குடுத்தவங்க*|கொடுத்தவங்க*|கொடுத்தவர்*, loan|kadan|recovery|vasool|emi|bank|vatti|finance app|agent*|karanga*|kaaranga*|karan*|kaaran*|company|alunga*|aalunga*, kadankar*|loankar*|vattikar*|kandhuvatti*',
    presses:
      'போன்|கால் பண்*|செய்*|அடிச்சு, கூப்பிட்டு|கூப்பிடு*, மிரட்ட*|மிரட்டு*|மிரட்டல்*, திட்டு*|திட்ட*|அசிங்கமா*|கெட்ட, அவமான*|மானம்|மானத்த*|கேவலமா*, தொல்லை*|டார்ச்சர்*|தொந்தரவு*, வீட்டுக்கு வந்*|வரு*|வர*, கான்டாக்ட்*|காண்டாக்ட்*|தொடர்பு*|சொந்தக்கார*, போட்டோ|படம் அனுப்பு*|மார்ஃப்*|போடு*, phone|call pann*|panr*|senj*, mirat*, thitt*|asingama*|ketta, avamana*|maanam|manam|kevalama*, thollai*|torture*, veetuku vand*|vanth*|var*, contact*|sondhakar*, photo anup*|morph*',
    jail: 'ஜெயில்*|சிறை*|போலீஸ்*|கைது*|கேஸ் போடு*|போட*|பிடி*|வரு*|பண்*|ஆகு*, ஜெயிலுக்கு, கைது, jail*|police*|case pod*|podu*|pidi*|varu*|panu*|aag*, jailuku',
    report:
      'புகார் எங்க*|எப்படி|எப்டி|குடு*|கொடு*|பண்ண*|செய்*, போலீஸ்ல|போலீஸில் புகார்|கம்ப்ளைண்ட்|சொல்*, எங்க|எங்கே|யார்கிட்ட புகார்|கம்ப்ளைண்ட்|சொல்*, complaint|pugar enga*|eppadi|epdi|kudu*|pann*, enga|yarkita complaint|pugar|soll*',
    pay: 'பணம்|காசு கட்ட*|கட்டணு*|குடு*|கொடு*|தர*, panam|kaasu|kasu kat*|katt*|kudu*|tara*',
    tell: 'வீட்ல|வீட்டுல|அப்பாகிட்ட|அம்மாகிட்ட|மனைவிகிட்ட சொல்*|எப்படி|தெரி*, எல்லாருக்கும் தெரி*|சொல்*, veetla|appakita|ammakita soll*|epdi|teri*|theri*',
  },
  telugu: {
    lender:
      'లోన్|అప్పు|అప్పుల|రికవరీ|రికవరి|వసూలు|ఈఎంఐ|బ్యాంకు|బ్యాంక్|వడ్డీ|ఫైనాన్స్ యాప్|యాప్స్|యాప్ల|ఏజెంట్*|ఏజెంటు*|వాళ్ళు*|వాళ్లు*|వాడు*|వాళ్ళ*|వాళ్ల*|కంపెనీ*|వ్యాపారి*, అప్పులవాళ్ళు*|అప్పులవాళ్లు*|లోన్వాళ్ళు*|వడ్డీవ్యాపారి*, అప్పు ఇచ్చినవాళ్ళు*|ఇచ్చినవాళ్లు*|ఇచ్చినవాడు*, loan|appu|appula|recovery|vasulu|emi|bank|vaddi|finance app|apps|agent*|vallu*|vaallu*|vadu*|company|vyapari*, appulavallu*|loanvallu*',
    presses:
      'ఫోన్|కాల్ చేసి*|చేస్తు*|చేస్త*|చేశా*|చేసా*, ఫోన్లు|కాల్స్ చేసి*|చేస్తు*|చేస్త*, బెదిరి*, తిడు*|తిట్టి*|తిట్టా*|బూతులు*|బూతు*, అవమాన*|పరువు*|సిగ్గు*, వేధి*|టార్చర్*|సతాయి*, ఇంటికి వచ్చి*|వస్తు*|వస్త*|వచ్చా*, కాంటాక్ట్*|కాంటాక్టు*|బంధువు*, ఫోటో|ఫోటోలు పంపి*|మార్ఫ్*|పంపుతా*, phone|call|calls|phones chesi*|chestu*|chest*|chesa*, bediri*, tidu*|titti*|tittu*|boothulu*|bootulu*, avamana*|paruvu*, vedhi*|torture*, intiki vachi*|vast*|vachh*, contact*|bandhuvu*, photo|photos pamp*|morph*',
    jail: 'జైలు*|జైల్*|పోలీసు*|పోలీస్*|అరెస్ట్*|అరెస్టు*|కేసు పెడ*|పెట్ట*|అవు*|వస్తా*|పట్టు*, జైలుకి|జైల్లో, jail*|police*|arrest*|case ped*|pett*|avu*|vast*|pattu*, jailki|jaillo',
    report:
      'ఫిర్యాదు|కంప్లైంట్|కంప్లైంటు ఎక్కడ|ఎలా|చేయ*|ఇవ్వ*|చెయ్య*, ఎక్కడ|ఎవరికి ఫిర్యాదు|కంప్లైంట్|చెప్ప*, complaint|firyadu ekkada|ela|chey*|ivv*, ekkada|evariki complaint|firyadu|chepp*',
    pay: 'డబ్బు|డబ్బులు కట్ట*|ఇవ్వ*|ఇయ్య*, dabbu|dabbulu katt*|katta*|ivv*|iyy*',
    tell: 'ఇంట్లో|నాన్నకి|అమ్మకి|భార్యకి|భర్తకి చెప్ప*|ఎలా|తెలి*, అందరికీ తెలి*|చెప్ప*, intlo|nannaki|ammaki chepp*|ela|teli*',
  },
  kannada: {
    lender:
      'ಲೋನ್|ಸಾಲ|ಸಾಲದ|ರಿಕವರಿ|ವಸೂಲಿ|ಇಎಂಐ|ಬ್ಯಾಂಕ್|ಬಡ್ಡಿ|ಫೈನಾನ್ಸ್ ಆ್ಯಪ್|ಆಪ್|ಅಪ್ಲಿಕೇಶನ್|ಏಜೆಂಟ್*|ಏಜೆಂಟ*|ನವರು*|ನೋರು*|ಅವರು*|ಕಂಪನಿ*|ವ್ಯಾಪಾರಿ*|ಕೊಟ್ಟವರು*, ಸಾಲಗಾರ*|ಲೋನ್ನವರು*|ಬಡ್ಡಿಯವರು*|ಬ್ಯಾಂಕ್ನವರು*|ಬ್ಯಾಂಕಿನವರು*, ಲೋನ್ ಆ್ಯಪ್ನವರು*|ಆಪ್ನವರು*|ಆಪ್ನೋರು*, loan|sala|saala|salada|recovery|vasuli|emi|bank|baddi|finance app|agent*|navaru*|noru*|avaru*|company|kottavaru*, salagar*|loannavaru*|baddiyavaru*',
    presses:
      'ಫೋನ್|ಕಾಲ್|ಕರೆ ಮಾಡಿ*|ಮಾಡ್*|ಮಾಡು*, ಬೆದರಿಸ*|ಬೆದರಿಕೆ*|ಹೆದರಿಸ*|ಹೆದರ್ಸ*, ಬೈತ*|ಬೈಯ*|ಬೈದ*|ಬೈಗುಳ*|ಕೆಟ್ಟದಾಗಿ, ಅವಮಾನ*|ಮಾನ|ಮರ್ಯಾದೆ*, ಕಿರುಕುಳ*|ಟಾರ್ಚರ್*|ತೊಂದರೆ*, ಮನೆಗೆ ಬಂದ*|ಬರ್*|ಬರು*, ಕಾಂಟ್ಯಾಕ್ಟ್*|ಸಂಬಂಧಿ*, ಫೋಟೋ ಕಳಿಸ*|ಕಳ್ಸ*|ಮಾರ್ಫ್*, phone|call maadi*|madi*|mad*|maad*, bedaris*|bedarike*|hedaris*|hedars*, bait*|baiy*|baid*|baigula*, avamana*|maryade*, kirukula*|torture*, manege band*|bart*|bar*, contact*|sambandhi*, photo kalis*|kals*|morph*',
    jail: 'ಜೈಲು*|ಜೈಲ್*|ಪೊಲೀಸ್*|ಪೊಲೀಸರು*|ಅರೆಸ್ಟ್*|ಕೇಸ್ ಹಾಕ*|ಆಗ*|ಬರ*|ಹಿಡಿ*|ಮಾಡ*, ಜೈಲಿಗೆ, jail*|police*|arrest*|case haak*|hak*|aag*|bar*|hidi*|maad*, jailige',
    report:
      'ದೂರು|ಕಂಪ್ಲೇಂಟ್ ಎಲ್ಲಿ|ಹೇಗೆ|ಹೆಂಗೆ|ಕೊಡ*|ಮಾಡ*, ಎಲ್ಲಿ|ಯಾರಿಗೆ ದೂರು|ಕಂಪ್ಲೇಂಟ್|ಹೇಳ*, complaint|dooru|duru elli|hege|henge|kod*|mad*, elli|yarige complaint|dooru|hel*',
    pay: 'ಹಣ|ದುಡ್ಡು ಕಟ್ಟ*|ಕೊಡ*|ಕಟ್ಬೇಕ*, hana|duddu katt*|kod*|katb*',
    tell: 'ಮನೇಲಿ|ಮನೆಯಲ್ಲಿ|ಅಪ್ಪಂಗೆ|ಅಪ್ಪನಿಗೆ|ಅಮ್ಮಂಗೆ|ಹೆಂಡತಿಗೆ ಹೇಳ*|ಹೇಗೆ|ಗೊತ್ತ*, ಎಲ್ಲರಿಗೂ ಗೊತ್ತ*|ಹೇಳ*, maneli|appange|ammange hel*|hege|gott*',
  },
})
