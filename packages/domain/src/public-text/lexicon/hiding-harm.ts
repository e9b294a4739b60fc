import type { ConceptWords } from './concept-words'

/** Hiding what one does to oneself; beside `teaching`. */
export const hidingHarm: ConceptWords = {
  en: 'hide cuts, hide scars, hide your scars, hide the scars, hide marks, hide the marks, cover cuts, cover scars, cover up cuts, hide food, spit food, fake eating, lie about eating, without parents knowing',
  roman:
    'nishan chup*, nishaan chup*, nishan kaise chup*, nishaan kaise chup*, daag chup*, dag chup*, dag kaise chup*, katne ke nishan, kaatne ke nishan, ghar walo se chup*, gharwalo se chup*, mummy se chup*, mummy ko pata nahi, khana chupa*, katne se sukoon, kaatne se sukoon, khun dekh*, vran lapav*, khuna lapav*, daag lapav*, gharchyanpasun lap*, aai la kalnar nahi, nishan chhupav*, dagh chhupav*, mummy ne khabar nahi, dag luk*, daag luk*, kata dag luk*, ma jante parbe na, ma janbe na, thazhumbu marai*, thalumbu marai*, kaayam marai*, amma ku theriya*, ammavuku theriya*, machchalu kanapad*, gaatlu dach*, gatlu dach*, amma ki teliya*, ammaki teliya*, gurutu muchch*, gurutu much*, gaaya muchch*, kale muchch*, amma ge gottag*, ammange gottag*, amma ge gotaag*',
  hi: 'निशान छुपा*, निशान छिपा*, दाग छुपा*, दाग छिपा*, मम्मी से छुपा*, मम्मी को पता नहीं*, काटने से सुकून*, खून देख*, खाना छुपा*',
  mr: 'व्रण लपव*, खुणा लपव*, डाग लपव*, घरच्यांपासून लप*, आईला कळणार*, आईला कळू*, रेषा मारल्या*, कापल्यावर शांत*, कापलं की शांत*, कापल्याने शांत*',
  gu: 'નિશાન છુપાવ*, નિશાન સંતાડ*, ડાઘ છુપાવ*, ઘરવાળાથી છુપાવ*, મમ્મીથી છુપાવ*, મમ્મીને ખબર*, ઘરે ખબર ન*, કાપવાથી શાંતિ*, કાપવાથી રાહત*',
  bn: 'দাগ লুকো*, দাগ লুকিয়ে*, কাটা দাগ লুক*, মা জানতে পারবে না, মা জানবে না, বাড়ি থেকে লুকিয়ে*, বাড়িতে লুকিয়ে*, কাটলে শান্তি*, রক্ত দেখলে শান্তি*',
  ta: 'தழும்பு மறை*, தழும்பை மறை*, காயத்தை மறை*, அம்மாவுக்கு தெரியா*, அம்மாவுக்குத் தெரியா*, வீட்டுக்கு தெரியா*, வீட்டுக்குத் தெரியா*, வெட்டினா நிம்மதி*, வெட்டிக்கிட்டா நிம்மதி*',
  te: 'మచ్చలు కనపడ*, మచ్చలు దాచ*, గాట్లు దాచ*, గాయాలు దాచ*, అమ్మకి తెలియ*, అమ్మకు తెలియ*, ఇంట్లో తెలియ*, కోసుకుంటే ప్రశాంత*, కోసుకుంటే హాయి*',
  kn: 'ಗುರುತು ಮುಚ್ಚ*, ಗುರುತು ಹೇಗೆ ಮುಚ್ಚ*, ಗಾಯ ಮುಚ್ಚ*, ಕಲೆ ಮುಚ್ಚ*, ಅಮ್ಮಂಗೆ ಗೊತ್ತಾಗ*, ಅಮ್ಮನಿಗೆ ಗೊತ್ತಾಗ*, ಮನೇಲಿ ಗೊತ್ತಾಗ*, ಕೊಯ್ದುಕೊಂಡ್ರೆ ಸಮಾಧಾನ*, ಕೊಯ್ದುಕೊಂಡರೆ ನೆಮ್ಮದಿ*',
}

/** That others shall learn it here. */
export const teaching: ConceptWords = {
  en: 'tips, tricks, hacks, how to, ways to, ask us, ask me, we teach, will teach, we show, learn how, tutorial, guide, ideas',
  roman:
    'tips, tricks, hacks, kaise, batayenge, bataenge, batate hai, batate h, sikhayenge, tarike, tareeke, tarkeeb, sangu, sangto, shikav*, kasa, kashi, kevi rite, shikhvadish*, batavish*, shikhiye, shikhabo, bole debo, solluvom, soldren, solli thar*, eppadi, cheptam, cheptamu, chepthanu, nerpist*, ela, helkod*, helikod*, heli kod*, kalskod*, hege',
  hi: 'टिप्स*, तरीक़*, तरीके*, तरकीब*, कैसे, बताएंगे, बताएँगे, बताऊंगा, सिखाएंगे, सिखाएँगे, मिलेंगे',
  mr: 'टिप्स*, युक्त्या*, कसं, कशी, कसे, सांगू, सांगतो, सांगते, शिकव*, करून बघा, मिळतील',
  gu: 'ટિપ્સ*, ટીપ્સ*, કેવી રીતે, રીત*, શીખવાડ*, શીખવી*, બતાવી*, મળશે',
  bn: 'টিপস*, কৌশল*, কীভাবে, কিভাবে, শেখাব*, শিখিয়ে*, বলে দেব*',
  ta: 'டிப்ஸ்*, எப்படி*, வழி*, சொல்லித் தர*, சொல்லி தர*, சொல்றோம்*, சொல்வோம்*, கற்றுத் தர*',
  te: 'టిప్స్*, ఎలా*, చెప్తాం*, చెబుతాం*, చెప్పుకుందాం*, నేర్పిస్త*, చిట్కా*',
  kn: 'ಟಿಪ್ಸ್*, ಹೇಗೆ*, ಹೇಳ್ಕೊಡ*, ಹೇಳಿಕೊಡ*, ಕಲಿಸ್ತ*, ಕಲಿಸಿಕೊಡ*, ಟ್ರಿಕ್ಸ್*',
}

/** Names that those give themselves who make hunger an aim. */
export const proAna: ConceptWords = {
  en: 'pro ana, proana, pro mia, promia, ana sisters, ana sister, ana buddy, ana buddies, ana coach, ana tips, ana girls, ana family, ana diary, ana goals, thinspo, thinspiration, bonespo, meanspo, sweetspo, edtwt, ed twt, bones over food, stay empty, eaters get, nobody tells you to recover, no recovery talk, no recovery here, ugw, starve on, starve together, starving sisters, fasting sisters, collarbone challenge, thigh gap goals, thigh gap challenge',
  roman: 'proana, thinspo, bonespo, meanspo, ana behen*, ana didi*',
  hi: 'थिनस्पो*, थिन्सपो*, प्रो एना*, प्रोएना*, भूखे रहो*',
  mr: 'थिनस्पो*, प्रो ॲना*, प्रो अ‍ॅना*, उपाशी रहा*',
  gu: 'થિનસ્પો*, પ્રો એના*, ભૂખ્યા રહો*',
  bn: 'থিনস্পো*, প্রো আনা*, প্রো অ্যানা*, না খেয়ে থাকো*',
  ta: 'தின்ஸ்போ*, புரோ அனா*, பட்டினி ராணி*, பட்டினி சவால்*',
  te: 'థిన్స్పో*, థిన్‌స్పో*, ప్రో అనా*',
  kn: 'ಥಿನ್ಸ್ಪೋ*, ಥಿನ್‌ಸ್ಪೋ*, ಪ್ರೋ ಅನಾ*, ಉಪವಾಸ ರಾಣಿ*',
}

/** Dying that is not to be done alone. */
export const deathCompany: ConceptWords = {
  en: 'suicide partner*, suicide buddy, suicide buddies, scared to die alone, afraid to die alone, not die alone, dont want to die alone, exit partner, exit partners, suicide partner, suicide partners, suicide buddy, death partner, die with me, die together, courage to die, leave this world together, someone to go with me',
  roman:
    'suicide partner*, khudkushi saathi, aatmahatya saathi, akele marne, akele marna, marne ki himmat, marne ka saathi, marne ke liye saathi, sath marne, saath marne, saath mar jay*, sath mar jay*, ek saath mar*, ek sath mar*, marayla sobat, ekta marayla, ekti marayla, ektyane marn*, sobat marn*, sathe marva*, sathe mari*, ekla marva*, eka morte, eka morar, amar sathe morbe, ek sathe morbo, ek songe morbo, thaniya saaga, thaniya saga, onna saaga, onnaa saag*, onna sethu*, senthu saag*, onriga chav*, ontariga chav*, kalisi chad*, kalisi chani*, kalisi chav*, naatho chav*, ontiyagi saay*, obbane saay*, obble saay*, jothe saay*, jothege saay*, ottige saay*',
  hi: 'सुसाइड पार्टनर*, आत्महत्या के लिए साथी*, अकेले मरने*, अकेले मरना*, मरने की हिम्मत*, मरने का साथी*, साथ मरने*, साथ मर जा*, एक साथ मर*, मरने के लिए साथ*',
  mr: 'सुसाइड पार्टनर*, आत्महत्येसाठी साथी*, एकट्याने मर*, एकटीने मर*, एकटं मर*, मरायला सोबत*, सोबत मर*, एकत्र मर*, मरायची हिंमत*, मरण्याची हिंमत*',
  gu: 'સુસાઇડ પાર્ટનર*, સ્યુસાઇડ પાર્ટનર*, એકલા મર*, સાથે મર*, મરવાની હિંમત*, મરવા માટે સાથ*, ભેગા મર*',
  bn: 'সুইসাইড পার্টনার*, সুইসাইডের সঙ্গী*, আত্মহত্যার সঙ্গী*, একা মরতে*, একা মরার*, একসঙ্গে মর*, একসাথে মর*, সঙ্গে মরবে*, সাথে মরবে*, মরার সঙ্গী*, মরার সাহস*',
  ta: 'சூசைட் பார்ட்னர்*, தற்கொலைக்கு துணை*, தனியா சாக*, தனியாக சாக*, ஒன்னா சாக*, ஒன்றாக சாக*, சேர்ந்து சாக*, சேர்ந்து செத்து*, சாக தைரியம்*, சாக துணை*',
  te: 'సూసైడ్ పార్టనర్*, సూసైడ్ పార్ట్‌నర్*, ఆత్మహత్యకు తోడు*, ఒంటరిగా చావ*, ఒంటరిగా చని*, కలిసి చావ*, కలిసి చని*, కలిసి చద్ద*, చావడానికి తోడు*, చచ్చే ధైర్యం*, చావడానికి ధైర్యం*',
  kn: 'ಸೂಸೈಡ್ ಪಾರ್ಟ್ನರ್*, ಸೂಸೈಡ್ ಪಾರ್ಟ್‌ನರ್*, ಆತ್ಮಹತ್ಯೆಗೆ ಜೊತೆ*, ಒಬ್ಬನೇ ಸಾಯ*, ಒಬ್ಬಳೇ ಸಾಯ*, ಒಂಟಿಯಾಗಿ ಸಾಯ*, ಒಟ್ಟಿಗೆ ಸಾಯ*, ಜೊತೆಗೆ ಸಾಯ*, ಜೊತೆ ಸಾಯ*, ಸಾಯೋಕೆ ಧೈರ್ಯ*, ಸಾಯೋಕೆ ಜೊತೆ*',
}
