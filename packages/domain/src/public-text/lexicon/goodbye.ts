import type { ConceptWords } from './concept-words'

/** An end announced in other words than the crisis gate knows: titles and last words are shorter than what people say of themselves. */
export const lastWords: ConceptWords = {
  en: 'this is my last post, this is my last message, this is my last letter, last week alive, last days alive, last day alive, last night alive, last month alive, last hours alive, last day on earth, last days on earth, last night on earth, is my last night, my final night, final goodbye, last goodbye, goodbye world, good bye world, bye world, goodbye forever, bye forever, goodbye letter*, goodbye note*, farewell letter*, farewell note*, suicide note*, final note, my last note, wont be here tomorrow, not be here tomorrow, gone by morning, gone by tomorrow, i will be gone, wont wake up, never wake up, not wake up tomorrow, wont see tomorrow, wont see the morning, dont look for me, do not look for me, dont search for me, dont try to stop, nobody can stop me, dont stop me, see you on the other side, see you in the next life, next life soon, days left to live, leave this world, leaving this world, exit this world, exit this life, quit this world, quit life, quitting life, leave this life, nothing to live for, no reason to live, not worth living, ready to die, waiting to die, wait to die, sleep forever, unalive*, un alive, sewerslide, sewer slide, self delete, delete myself, rope is ready, pills are ready, counting down to my, death countdown, countdown to death, death date, date is fixed, date is set, fixed the date, end my story, my story ends, last party ever, end of my life, final exit, check out of life, checking out of life, done with this life, tired of being alive',
  roman:
    'zindagi se chhutti, zindagi se chutti, mera aakhri din, mera akhri din, maza shevatcha divas, maro chello divas, amar shesh din, amar sesh din, en kadaisi naal, naa chivari roju, naa aakhari roju, nanna kone dina, aakhri raat, akhri raat, aakhiri raat, aakhri safar, akhri safar, aakhri khat, aakhri message, aakhri post, aakhri alvida, alvida duniya, duniya chhod*, duniya ko alvida, kal se nahi rah*, kal nahi rahu*, mujhe mat dhoond*, mujhe mat rok*, jeena nahi hai, jina nahi hai, jine ka man nahi, jeene ka mann nahi, khatam kar lu*, khatam kar lenge, upar chale, upar milenge, upar jaane, shevti raat, shevatchi raat, jag sodun, jag sodto, jag sodnar, jagaycha nahi, mala shodhu naka, chelli raat, duniya chhodi*, jivvu nathi, mane rokso nahi, mane na sodhta, sesh raat, shesh raat, prithibi chere*, duniya chere*, bachte chai na, banchte chai na, amake khujo na, kadaisi raathiri, kadaisi iravu, ulagathai vittu*, vaazha virup*, vazha pidik*, enna theda vendam, ennai theda vendam, kadha mudi*, kathai mudi*, chivari rathri, lokam vidich*, bratakalani ledu, bathakalani ledu, brathakalani ledu, nannu vetakoddu, kone raatri, kone ratri, lokane bit*, loka bit*, badukoke ishta illa, badukalu ishta illa, nanna hudukbedi, jeevana saaku, jeevana saku',
  hi: 'मेरा आखिरी दिन, मेरा आख़िरी दिन, मेरी आखिरी पोस्ट, मेरा आखिरी संदेश, आखिरी रात, आख़िरी रात, आखिरी सफर, आख़िरी सफ़र, आखिरी खत, अंतिम रात, अंतिम यात्रा, अंतिम विदा*, अलविदा दुनिया, दुनिया को अलविदा, दुनिया छोड़*, जीना नहीं, जीने का मन नहीं, मुझे मत ढूंढ*, मुझे मत ढूँढ*, मुझे मत रोक*, कल से नहीं रह*, कल नहीं रहूंग*, ऊपर मिलेंगे, सब खत्म कर लू*, सब खत्म कर दू*',
  mr: 'माझा शेवटचा दिवस, शेवटची रात्र*, शेवटचे पत्र*, शेवटचा निरोप*, अखेरचा निरोप*, जग सोडून*, जग सोडणार*, हे जग सोड*, जगायचं नाही, जगायचे नाही, जगणं संपव*, मला शोधू नका, मला अडवू नका, उद्या मी नसे*',
  gu: 'મારો છેલ્લો દિવસ, છેલ્લી રાત*, છેલ્લો પત્ર*, છેલ્લો કાગળ*, છેલ્લી વિદાય*, અલવિદા દુનિયા, દુનિયા છોડી*, દુનિયા છોડવ*, જીવવું નથી, જીવવુ નથી, મને રોકશો નહીં, મને શોધશો નહીં, મને શોધતા નહીં, કાલે હું નહીં*',
  bn: 'আমার শেষ দিন, আমার শেষ রাত*, জীবনের শেষ, আমার শেষ চিঠি*, শেষ চিঠি*, শেষ লেখা, শেষ বিদায়*, বিদায় পৃথিবী*, পৃথিবী ছেড়ে*, দুনিয়া ছেড়ে*, বাঁচতে চাই না, আর বাঁচব না, আর থাকব না, আমাকে খুঁজো না, আমাকে খুঁজবেন না, আমাকে আটকাবেন না',
  ta: 'என் கடைசி நாள்*, கடைசி இரவு*, கடைசிக் கடிதம்*, கடைசி கடிதம்*, கடைசி செய்தி*, இறுதி விடை*, இறுதிப் பயணம்*, உலகை விட்டு*, உலகத்தை விட்டு*, வாழ விரும்பவில்லை, வாழப் பிடிக்க*, வாழ பிடிக்க*, தேட வேண்டாம், என்னைத் தேடாதீர்*, கதை முடிகிற*, கதை முடிய*, என் கதை முடி*, தடுக்க வேண்டாம், நாளை நான் இருக்க மாட்டேன்',
  te: 'నా ఆఖరి రోజు*, నా చివరి రోజు*, చివరి రాత్రి*, ఆఖరి రాత్రి*, ఆఖరి ఉత్తరం*, చివరి ఉత్తరం*, చివరి లేఖ*, చివరి వీడ్కోలు*, లోకం విడిచి*, లోకాన్ని వదిలి*, ఈ లోకం వద*, బతకాలని లేదు, బ్రతకాలని లేదు, నన్ను వెతకొద్దు, నన్ను ఆపొద్దు, రేపు నేను ఉండను',
  kn: 'ನನ್ನ ಕೊನೆಯ ದಿನ*, ನನ್ನ ಕೊನೇ ದಿನ*, ಕೊನೆಯ ರಾತ್ರಿ*, ಕೊನೆ ರಾತ್ರಿ*, ಕೊನೆಯ ಪತ್ರ*, ಕೊನೆ ಪತ್ರ*, ಕೊನೆಯ ವಿದಾಯ*, ಅಂತಿಮ ವಿದಾಯ*, ಲೋಕ ಬಿಟ್ಟು*, ಜಗತ್ತು ಬಿಟ್ಟು*, ಬದುಕಲು ಇಷ್ಟ ಇಲ್ಲ*, ಬದುಕಲು ಇಷ್ಟವಿಲ್ಲ*, ಬದುಕೋದು ಬೇಡ, ನನ್ನನ್ನು ಹುಡುಕಬೇಡಿ, ನನ್ನನ್ನು ತಡೆಯಬೇಡಿ, ನಾಳೆ ನಾನು ಇರ*',
}

/** Dying by one's own act; it takes one of `company` beside it to be a call. */
export const ownDeath: ConceptWords = {
  en: 'suicide, commit suicide, end it, end it all, end everything, kill myself, kill ourselves, hang ourselves, hang myself, want to die, wants to die, wanna die, ready to die, to die, die with, jump with, last journey, final journey, kms',
  roman:
    'marna, marne, mar jaane, mar jana, khudkushi, khudkhushi, atmahatya, aatmahatya, aatmhatya, jaan dene, jaan dena, fansi, faansi, atmahatye, marayla, maraycha, marnyasathi, marva, marvu, mari javu, aapghat, apghat, morte, mora, morar, attohotta, atmohotya, saaga, saagalam, saavom, tharkolai, tharkolaiku, chavadam, chavali, chanipovali, chanipodam, atmahatya, saayalu, saayoke, sayoke, saayona, saayona',
  hi: 'मरना, मरने, मर जाने, आत्महत्या, खुदकुशी, ख़ुदकुशी, फांसी, फाँसी, जान देने, जान देना',
  mr: 'मरायला, मरायचं, मरायचे, मरण्यासाठी, आत्महत्या, आत्महत्येसाठी, गळफास, जीव द्याय*, जीव देण*',
  gu: 'મરવા, મરવું, મરી જવું, આપઘાત, આત્મહત્યા, ફાંસી, જીવ આપવ*',
  bn: 'মরতে, মরার, মরব, আত্মহত্যা, আত্মহত্যার, গলায় দড়ি, ফাঁসি',
  ta: 'சாக, சாவோம், சாகலாம், தற்கொலை, தற்கொலைக்கு, தூக்கு*, உயிரை விட*',
  te: 'చావాలి, చద్దాం, చనిపోవాలి, చనిపోదాం, చనిపోవడానికి, ఆత్మహత్య, ఆత్మహత్యకు, ఉరి',
  kn: 'ಸಾಯಲು, ಸಾಯೋಕೆ, ಸಾಯೋಣ, ಸಾಯಬೇಕು, ಆತ್ಮಹತ್ಯೆ, ಆತ್ಮಹತ್ಯೆಗೆ, ನೇಣು*',
}

/** Looking for others to do it with, or making it a thing of a group. */
export const company: ConceptWords = {
  en: 'together, partner, partners, partner wanted, pact, pacts, buddy, buddies, squad, gang, wanted, join me, with me, who is in, whos in, same time, at once, all at, company, lets, let us, challenge, game, live stream, livestream, tips, guide, methods, method, ways',
  roman:
    'saath, sath, saathi, sathi, saath mein, milkar, mil ke, chahiye, kaun, chalo, sobat, sobati, ekatra, pahije, sathe, sathidar, joie, joiye, eksathe, eksonge, chai, serndhu, sernthu, venum, aal, kalisi, thodu, kavali, kaavali, jothe, jotheyalli, ottige, beku, yaaru, yaradru, tarika, tarike',
  hi: 'साथ, साथी, साथ में, मिलकर, चाहिए, कौन, चलो, तरीका, तरीके, जुड़ें, जुड़ो',
  mr: 'सोबत, सोबती, एकत्र, पाहिजे, पाहिजेत, मिळून, चला, मार्ग, पद्धत*',
  gu: 'સાથે, સાથીદાર, જોઈએ, મળીને, ચાલો, રીત*, રસ્તા*',
  bn: 'একসাথে, একসঙ্গে, সঙ্গী, সাথী, চাই, চলো, উপায়*, পদ্ধতি*',
  ta: 'சேர்ந்து, ஒன்றாக, துணை*, வேண்டும், வேணும், வாங்க, வழி*, முறை*',
  te: 'కలిసి, తోడు*, కావాలి, రండి, మార్గ*, పద్ధత*',
  kn: 'ಒಟ್ಟಿಗೆ, ಜೊತೆ*, ಬೇಕು, ಬನ್ನಿ, ವಿಧಾನ*, ಮಾರ್ಗ*',
}
