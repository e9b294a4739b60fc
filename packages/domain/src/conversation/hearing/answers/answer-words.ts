/** What a short answer to a question says without naming a thing; of several in one answer the earlier one counts. */
export const answerKinds = ['nobody', 'nothing', 'always', 'everything'] as const

export type AnswerKind = (typeof answerKinds)[number]

/** A moment is named, whatever else is told: an answer to 'when'. */
export const momentWords = `
  night|nights|nite|tonight|evening|evenings|morning|mornings|noon|afternoon|midnight, dinner|lunch|breakfast|meal|meals|bedtime, sunday|sundays|monday|mondays|tuesday|wednesday|thursday|saturday|saturdays|friday|weekend|weekends, when i|he|she|they|we|everyone|it|someone|my|the|there, whenever, after, before, during, while, exam time, festival|festivals|diwali|eid|holi|pongal|onam|sankranti, am|pm, o'clock, yesterday, today,
  raat|rat|ratri|subah|shaam|sham|sanj|dopahar|rati|raate, khane|sone|nahane ke, jab, jevha, jyare, jokhon, baad, pehle, itwar, tyohar, baje|bje, kal|aaj,
  रात|रातों|सुबह|शाम|दोपहर|रोज़ाना, खाने|सोने के, जब, बाद, पहले, इतवार|रविवार|सोमवार, त्योहार, बजे, कल|आज,
  रात्री|सकाळी|संध्याकाळी|दुपारी|रात्र, जेवताना|झोपताना, जेव्हा, नंतर, रविवारी|सोमवारी, वाजता, काल,
  રાતે|રાત્રે|રાત|સવારે|સાંજે|બપોરે, જમતી|સૂતી વખતે, જ્યારે, પછી, પહેલાં, રવિવારે, વાગ્યે, કાલે|આજે,
  রাতে|রাত|সকালে|সন্ধ্যায়|সন্ধেবেলা|দুপুরে|বিকেলে, খাওয়ার|শোয়ার সময়, যখন, পরে|পর, রবিবার|রবিবারে, কাল|আজ|আজকে,
  ராத்திரி*|இரவு*|காலைல*|காலையில்|சாயங்கால*|மதிய*|நைட்*, சாப்பிடும்போது|தூங்கும்போது|படுக்கும்போது, அப்பறம்|அப்புறம்|பிறகு|முன்னாடி, ஞாயிற்றுக்கிழமை*|ஞாயிறு*, மணிக்கு, நேத்து|இன்னைக்கு, night la, nethu|nethu|innaiku,
  రాత్రి*|ఉదయం*|పొద్దున*|సాయంత్రం*|మధ్యాహ్నం*, తినేటప్పుడు|పడుకునేటప్పుడు|పడుకోగానే, అప్పుడు|తర్వాత|ముందు, ఆదివారం*, గంటలకి|గంటలకు, నిన్న|ఈరోజు, ratri|ninna|udayam,
  ರಾತ್ರಿ*|ಬೆಳಗ್ಗೆ*|ಬೆಳಿಗ್ಗೆ*|ಸಂಜೆ*|ಮಧ್ಯಾಹ್ನ*, ಊಟದ|ಮಲಗುವ|ಮಲ್ಕೊಳ್ಳೋ ಹೊತ್ತು*|ಹೊತ್ತಿಗೆ|ವಾಗ|ಟೈಮ್*, ಆಮೇಲೆ|ಮೇಲೆ|ಮುಂಚೆ, ಭಾನುವಾರ*, ಗಂಟೆಗೆ, ನಿನ್ನೆ|ಇವತ್ತು, ninne|ivattu|rathri
`

/** An hour of the day or a day of the week in which something comes back; not 'yesterday', nor 'when he left'. */
export const hourWords = `
  night|nights|nite|evening|evenings|morning|mornings|noon|afternoon|midnight, dinner|lunch|breakfast|meal|meals|mealtimes|bedtime, sunday|sundays|saturday|saturdays|weekend|weekends, festival|festivals,
  raat|rat|ratri|subah|shaam|sham|sanj|dopahar|rati|raate, khane ke|ke waqt|samay|time, itwar|ravivar,
  रात|रातों|सुबह|शाम|दोपहर|इतवार|रविवार, खाने के|पर, रात्री|सकाळी|संध्याकाळी|दुपारी|रविवारी, जेवताना|झोपताना,
  રાતે|રાત્રે|રાત|સવારે|સાંજે|બપોરે|રવિવારે, જમતી|સૂતી વખતે,
  রাতে|রাত|সকালে|সন্ধ্যায়|সন্ধেবেলা|দুপুরে|বিকেলে|রবিবার|রবিবারে, খাওয়ার|শোয়ার সময়,
  ராத்திரி*|இரவு*|காலைல*|காலையில்|சாயங்கால*|மதிய*|நைட்*|ஞாயிற்றுக்கிழமை*, சாப்பிடும்போது|தூங்கும்போது|படுக்கும்போது, night la,
  రాత్రి*|ఉదయం*|పొద్దున*|సాయంత్రం*|మధ్యాహ్నం*|ఆదివారం*, తినేటప్పుడు|పడుకునేటప్పుడు|పడుకోగానే,
  ರಾತ್ರಿ*|ಬೆಳಗ್ಗೆ*|ಬೆಳಿಗ್ಗೆ*|ಸಂಜೆ*|ಮಧ್ಯಾಹ್ನ*|ಭಾನುವಾರ*, ಊಟದ|ಮಲಗುವ ಹೊತ್ತು*|ಹೊತ್ತಿಗೆ|ಸಮಯ*
`

/** It is named how long something goes on or since when: an answer to 'since when', and to 'when' only beside a moment. */
export const durationWords = `
  days|weeks|months|years|yrs|hours|nights, a|one|1|last|past|whole|full|entire day|week|month|year|yr, since, ago, long time, so|too|very long, class 8|9|10|11|12, childhood|birth, last year|month|week,
  din|dino|dinon|hafte|hafton|mahine|mahino|mahinon|saal|saalo|saalon|ghante|ghanton se|ho|hue|hua|guzar, jabse, kab se, kabse, bachpan, bahut|kitne|kai din|mahine|saal, mahina ho, saal ho, divsanpasun|mahinyanpasun|varshanpasun, divasthi|mahinathi|varasthi, din|mash|mas|bochor dhore|theke, naala|naalaa|maasama|varushama|varusama|vaarama, rojula|nelala|yella nunchi|nundi, dinadinda|tingalinda|varshadinda,
  दिन|दिनों|हफ़्ते|हफ्ते|हफ़्तों|महीने|महीनों|साल|सालों|घंटे|घंटों से|हो|हुए, जबसे, कब से, बचपन, बहुत|कितने|कई दिन|महीने|साल, महीना|साल हो,
  पासून|झाल्यापासून|पासूनच|दिवसांपासून|महिन्यांपासून|वर्षांपासून|आठवड्यांपासून|लहानपणापासून, दिवस|महिने|महिना|वर्षं|वर्ष|आठवडे|आठवडा झाले|झाला|झालं, दिवस|महिने|वर्षं,
  ત્યારથી|દિવસથી|દિવસોથી|મહિનાથી|મહિનાઓથી|વર્ષથી|વર્ષોથી|વરસથી|અઠવાડિયાથી|નાનપણથી, દિવસ|મહિના|મહિનો|વરસ|વર્ષ|અઠવાડિયું|અઠવાડિયાં થયાં|થયા|થયું|થઈ|થયો, દિવસ|મહિના|વરસ,
  দিন|মাস|বছর|সপ্তাহ ধরে|থেকে|হল|হলো|হয়ে, অনেকদিন|অনেক|কতদিন দিন|ধরে, ছোটবেলা, তবে থেকে, যবে থেকে, দিন|মাস|বছর|সপ্তাহ,
  மாசமா*|மாதமா*|வருஷமா*|வருடமா*|வாரமா*|நாளா*|நாட்களா*, மாசம்|வருஷம்|வாரம்|நாள் ஆச்சு|ஆகுது|ஆயிடுச்சு, லேர்ந்து|லிருந்து|இருந்தே, சின்ன வயசு*,
  నెలలు*|నెలల*|ఏళ్లు*|ఏళ్ల*|ఏళ్ళ*|వారాలు*|వారాల*|రోజులు*|రోజుల*, నుంచి|నుండి|నించి, చిన్నప్పటి*,
  ತಿಂಗಳಿಂದ|ತಿಂಗಳಿನಿಂದ|ವರ್ಷದಿಂದ|ವರ್ಷಗಳಿಂದ|ವಾರದಿಂದ|ವಾರಗಳಿಂದ|ದಿನದಿಂದ|ದಿನಗಳಿಂದ|ಆಗಿಂದ|ಆದಾಗಿಂದ, ದಿನ|ತಿಂಗಳು|ವರ್ಷ|ವಾರ ಆಯ್ತು|ಆಯಿತು, ಚಿಕ್ಕಂದಿನ*, ದಿನ|ತಿಂಗಳು|ವರ್ಷ
`

/** Somebody is named: an answer to 'who'. */
export const personWords = `
  mother|mom|mum|mummy|amma|maa|ma|aai|father|dad|daddy|papa|appa|baba|nanna|brother|brothers|sister|sisters|bhai|behen|bahen|didi|bhaiya|akka|anna|chelli|thambi|thangachi|husband|wife|pati|patni|biwi|son|daughter|beta|beti|kids|children|friend|friends|bestie|dost|mitra|roommate|roomie|flatmate|boss|manager|hr|sir|madam|maam|teacher|teachers|principal|hod|professor|coach|warden|senior|seniors|uncle|aunt|aunty|mausi|bua|chacha|chachi|mama|mami|cousin|cousins|relatives|rishtedar|family|parents|gharwale|everyone|everybody|people|log|society|neighbours|neighbors|padosi|mil|fil|saas|sasur|nanad|jethani|boyfriend|bf|girlfriend|gf|ex|partner|fiance|colleague|colleagues|team|doctor|nurse|counsellor|therapist|him|her|them|myself|mine|me|nani|dadi|nana|dada|grandma|grandmother|grandpa|grandfather|thatha|paati|ajji|ajja, in laws, my own,
  माँ|मां|मम्मी|पापा|पिता|पिताजी|भाई|बहन|दीदी|पति|पत्नी|बीवी|बेटा|बेटी|बेटे|बच्चे|बच्चों|दोस्त|दोस्तों|सहेली|रूममेट|बॉस|मैनेजर|सर|मैडम|टीचर|चाचा|चाची|मामा|मामी|मौसी|बुआ|नानी|दादी|नाना|दादा|रिश्तेदार|रिश्तेदारों|घरवाले|घरवालों|परिवार|सब|सबकी|लोग|लोगों|पड़ोसी|सास|ससुर|ननद|डॉक्टर|ख़ुद|खुद|अपनी|मेरी,
  आई*|बाबा*|वडील*|भाऊ*|बहीण*|बहिणी*|ताई*|दादा*|नवरा*|नवऱ्या*|बायको*|मुलगा*|मुलगी*|मुली*|मैत्रीण*|मैत्रिणी*|मित्र*|काका*|काकू*|मामा*|मावशी*|आत्या*|आजी*|आजोबा*|सासू*|सासरे*|नातेवाईक*|घरचे*|घरच्या*|लोक*|शेजारी*|साहेब*|शिक्षक*|स्वतः*,
  મમ્મી*|પપ્પા*|ભાઈ*|બહેન*|બેન*|પતિ*|પત્ની*|દીકરો*|દીકરી*|દીકરા*|મિત્ર*|બહેનપણી*|દોસ્ત*|કાકા*|કાકી*|મામા*|મામી*|માસી*|ફોઈ*|દાદી*|દાદા*|નાની*|નાના*|સાસુ*|સસરા*|સગાં*|ઘરના*|લોકો*|પડોશી*|સાહેબ*|શિક્ષક*|પોતે*|પોતાની*,
  মা|মায়ের|মাকে|বাবা*|ভাই*|বোন*|দিদি*|দাদা*|স্বামী*|বউ*|ছেলে*|মেয়ে*|বন্ধু*|বান্ধবী*|কাকা*|কাকি*|মামা*|মাসি*|পিসি*|ঠাকুমা*|দিদা*|শাশুড়ি*|শ্বশুর*|আত্মীয়*|বাড়ির*|লোকে*|লোকজন*|পাড়ার*|বস*|স্যার*|শিক্ষক*|নিজে*|নিজের*,
  அம்மா*|அப்பா*|அண்ணா*|அண்ணன்*|தம்பி*|அக்கா*|தங்கச்சி*|தங்கை*|கணவர்*|புருஷன்*|மனைவி*|பொண்டாட்டி*|மகன்*|மகள்*|பையன்*|பொண்ணு*|ஃப்ரெண்ட்*|நண்பன்*|நண்பர்*|தோழி*|மாமா*|மாமி*|அத்தை*|சித்தி*|சித்தப்பா*|பாட்டி*|தாத்தா*|மாமியார்*|மாமனார்*|சொந்தக்கார*|வீட்ல|ஊர்|எல்லார்*|எல்லாரும்|பக்கத்து*|சார்*|டீச்சர்*|மேனேஜர்*|என்னை*|என்னோட,
  అమ్మ*|నాన్న*|అన్న*|తమ్ముడు*|అక్క*|చెల్లి*|భర్త*|మొగుడు*|భార్య*|కొడుకు*|కూతురు*|స్నేహితు*|ఫ్రెండ్*|బాబాయ్*|పిన్ని*|మామ*|అత్త*|నానమ్మ*|అమ్మమ్మ*|తాత*|బంధువు*|ఇంట్లో|జనం*|అందరి*|అందరూ|పక్కింటి*|సార్*|టీచర్*|మేనేజర్*|నాకే|నన్ను|నా,
  ಅಮ್ಮ*|ಅಪ್ಪ*|ಅಣ್ಣ*|ತಮ್ಮ*|ಅಕ್ಕ*|ತಂಗಿ*|ಗಂಡ*|ಹೆಂಡತಿ*|ಮಗ*|ಮಗಳು*|ಸ್ನೇಹಿತ*|ಗೆಳೆಯ*|ಗೆಳತಿ*|ಫ್ರೆಂಡ್*|ಚಿಕ್ಕಪ್ಪ*|ಚಿಕ್ಕಮ್ಮ*|ಮಾವ*|ಅತ್ತೆ*|ಅಜ್ಜಿ*|ಅಜ್ಜ*|ಸಂಬಂಧಿಕ*|ಮನೆಯವ*|ಜನ*|ಎಲ್ಲರ*|ಎಲ್ಲರೂ|ಪಕ್ಕದ*|ಸರ್*|ಟೀಚರ್*|ಮ್ಯಾನೇಜರ್*|ನನ್ನ*
`

/**
 * Short answers that name no thing, in all languages and Latin letters: all of it, at all times, nothing, nobody. Entries are written as in
 * `replies/words/reply-words.ts`. Own compilation.
 */
export const answerWords: Record<AnswerKind, string> = {
  always: `
    always, all the time, all day, every day, everyday, every minute|hour|moment, every single day, 24 7, 24x7, day and night, constantly, the whole day,
    hamesha, har waqt|samay|time|pal, din raat, poora|pura din, roz, hamesha se,
    हमेशा, हर वक़्त|वक्त|समय|पल, दिन रात, दिनभर, पूरा दिन, रोज़, रोज, सतत, कायम, नेहमी, दिवसभर, रात्रंदिवस, दररोज,
    હંમેશા, હંમેશાં, કાયમ, સતત, આખો દિવસ, રાત દિવસ, રોજ, সবসময়, সব সময়, সারাক্ষণ, সারাদিন, দিনরাত, রোজ,
    எப்பவும், எப்பவுமே, எப்போதும், எப்போதுமே, நாள் முழுக்க|பூரா, தினமும், எந்நேரமும்,
    ఎప్పుడూ, ఎల్లప్పుడూ, రోజంతా, రాత్రీ పగలూ, రోజూ, ఎప్పుడు చూసినా, ಯಾವಾಗಲೂ, ಯಾವಾಗ್ಲೂ, ಯಾವಾಗಲು, ದಿನವಿಡೀ, ದಿನಪೂರ್ತಿ, ಹಗಲು ರಾತ್ರಿ, ದಿನಾ
  `,
  everything: `
    =everything, =all of it, =all of them, =all of these, =all three, =all, =both, both of them, the whole thing, literally everything, each and every, everything together, everything at once,
    sab kuch, sabkuch, =sab, =sabhi, =dono, =sab hi, सब कुछ, सबकुछ, =सब, =सभी, =दोनों, =सगळं, सगळंच, =दोन्ही, =सर्व,
    =બધું, બધું જ, =બધાં, =બંને, બધુંય, =সব, সবকিছু, সব কিছু, সবটাই, =সবটা, =দুটোই, =எல்லாம், எல்லாமே, =ரெண்டும், =இரண்டும்,
    =అన్నీ, =అంతా, =మొత్తం, =రెండూ, =ಎಲ್ಲಾ, =ಎಲ್ಲ, ಎಲ್ಲವೂ, ಎಲ್ಲಾನೂ, =ಎರಡೂ
  `,
  nothing: `
    nothing, nothing at all, nothing helps|helped|works|worked, nothing really, not really, not at all, nope nothing, nothing so far|yet,
    kuch nahi|nhi|nai|bhi nahi|nhi, kuch bhi nahi|nhi, kisi cheez se nahi|nhi, कुछ नहीं, कुछ भी नहीं, किसी से नहीं, काही नाही, काहीच नाही, कशानेच नाही,
    કંઈ નહીં|નહિ|નથી, કશું નહીં|નહિ|નથી, કંઈ જ નહીં|નહિ|નથી, কিছু না, কিছুই না, কিছু নেই, কিছুতেই না, কিছুই হয়নি, எதுவும் இல்ல*, ஒண்ணும் இல்ல*, எதுவுமே இல்ல*, எதுவும் உதவல,
    ఏమీ లేదు, ఏం లేదు, ఏదీ లేదు, ఏదీ కాదు, ಏನೂ ಇಲ್ಲ, ಏನಿಲ್ಲ, ಯಾವುದೂ ಇಲ್ಲ, em ledu, emi ledu, enu illa, onnum illa, edhuvum illa, kichu na, kichui na, kai nahi, kahi nahi, kahich nahi
  `,
  nobody: `
    nobody, no one, noone, no body, not anyone, dont|do not have anyone, none of them, nobody knows, no one knows, only me, just me, only you, havent told anyone|anybody, not told anyone,
    koi nahi|nhi, koi bhi nahi|nhi, kisi ko nahi|nhi, kisi ko bhi nahi|nhi, sirf main|mai|mujhe, कोई नहीं, कोई भी नहीं, किसी को नहीं, किसी को भी नहीं, सिर्फ़ मैं, सिर्फ मैं,
    कोणी नाही, कोणीच नाही, कुणीच नाही, कोणालाच नाही, कोणालाही नाही, કોઈ નહીં|નહિ|નથી, કોઈ જ નહીં|નહિ|નથી, કોઈને નહીં|નહિ|નથી, কেউ না, কেউ নেই, কেউই না, কাউকে না, কেউ জানে না,
    யாரும் இல்ல*, யாருமே இல்ல*, யாருக்கும் தெரியாது, யாருக்குமே தெரியாது, எனக்கு மட்டும், ఎవరూ లేరు, ఎవ్వరూ లేరు, ఎవరికీ తెలియదు|తెలీదు, నాకు మాత్రమే, ಯಾರೂ ಇಲ್ಲ, ಯಾರಿಲ್ಲ, ಯಾರಿಗೂ ಗೊತ್ತಿಲ್ಲ, ನನಗೆ ಮಾತ್ರ,
    yaarum illa, evaru leru, yaru illa, keu na, keu nei, koi nai, kon nahi
  `,
}
