/** What a short answer to a question says without naming a thing; of several in one answer the earlier one counts. */
export const answerKinds = ['nobody', 'nothing', 'always', 'everything'] as const

export type AnswerKind = (typeof answerKinds)[number]

/** A time is named, whatever else is told: an answer to 'when' and 'since when'. */
export const timeWords = `
  night|nights|nite|evening|evenings|morning|mornings|noon|afternoon|midnight, dinner|lunch|breakfast|meal|meals|bedtime, sunday|sundays|monday|mondays|saturday|saturdays|friday|weekend|weekends, when i|he|she|they|we|everyone|it|someone, whenever, after, before, during, while, since, ago, last year|month|week, for .. months|years|weeks|days, months, years, weeks, class 8|9|10|11|12, exam time, festival|festivals|diwali|eid|holi|pongal|onam,
  raat|rat|subah|shaam|sham|dopahar, khane|sone|nahane ke|se, jab, jabse, kab se, baad, pehle, mahine|mahina|saal|hafte|din|dino, itwar|sunday, tyohar,
  रात|रातों|सुबह|शाम|दोपहर|रोज़ाना, खाने|सोने के|से, जब, जबसे, बाद, पहले, महीने|महीनों|साल|सालों|हफ़्ते|हफ्ते|दिनों, इतवार|रविवार, त्योहार, बचपन,
  रात्री|सकाळी|संध्याकाळी|दुपारी|रात्र, जेवताना|झोपताना, जेव्हा, नंतर, पासून|झाल्यापासून|पासूनच, महिने|महिन्यांपासून|वर्षं|वर्षांपासून|आठवडे, रविवारी, लहानपणापासून,
  રાતે|રાત|સવારે|સાંજે|બપોરે, જમતી|સૂતી વખતે, જ્યારે, પછી, ત્યારથી|થી|પહેલાં, મહિના|મહિનાથી|વરસ|વર્ષથી|અઠવાડિયાથી|દિવસથી, રવિવારે, નાનપણથી,
  রাতে|রাত|সকালে|সন্ধ্যায়|সন্ধেবেলা|দুপুরে, খাওয়ার|শোয়ার সময়, যখন, পরে|পর, থেকে, মাস|বছর|সপ্তাহ|দিন, রবিবার|রবিবারে, ছোটবেলা,
  ராத்திரி*|இரவு*|காலைல*|காலையில்|சாயங்கால*|மதிய*, சாப்பிடும்போது|தூங்கும்போது|படுக்கும்போது, அப்பறம்|அப்புறம்|பிறகு|முன்னாடி, இருந்து|லேர்ந்து|லிருந்து, மாசமா*|மாதமாக|வருஷமா*|வாரமா*|நாளா*, ஞாயிற்றுக்கிழமை*|ஞாயிறு*, சின்ன வயசு*,
  రాత్రి*|ఉదయం*|పొద్దున*|సాయంత్రం*|మధ్యాహ్నం*, తినేటప్పుడు|పడుకునేటప్పుడు|పడుకోగానే, అప్పుడు|తర్వాత|ముందు, నుంచి|నుండి|నించి, నెలలు*|నెలల|ఏళ్లు*|ఏళ్ల|వారాలు*|రోజులు*, ఆదివారం*, చిన్నప్పటి*,
  ರಾತ್ರಿ*|ಬೆಳಗ್ಗೆ*|ಬೆಳಿಗ್ಗೆ*|ಸಂಜೆ*|ಮಧ್ಯಾಹ್ನ*, ಊಟದ|ಮಲಗುವ|ಮಲ್ಕೊಳ್ಳೋ ಹೊತ್ತು*|ಹೊತ್ತಿಗೆ|ವಾಗ|ಟೈಮ್*, ಆಮೇಲೆ|ಮೇಲೆ|ಮುಂಚೆ, ಆಗಿಂದ|ಆದಾಗಿಂದ|ಇಂದ|ಯಿಂದ, ತಿಂಗಳು*|ತಿಂಗಳಿಂದ|ವರ್ಷ*|ವಾರ*|ದಿನದಿಂದ, ಭಾನುವಾರ*, ಚಿಕ್ಕಂದಿನ*
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
