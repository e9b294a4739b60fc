import type { ConceptWords } from './concept-words'

/** More than one, in company, at one time. Harmless without `endsLife`. */
export const inCompany: ConceptWords = {
  en: 'if two of us, let us, lets, the same, two of us, three of us, four of us, all of us, both of us, together, same night, same day, same time, same hour, with me, with us, along with me, company, partner, partners, join, join me, join us, who is in, whos in, anyone in, one more, one seat, one place, couple, couples, friends who, not alone, be alone, serious only',
  roman:
    'saath, sath, ek saath, ek sath, milkar, milke, hum dono, hum teen, hum log, koi aur, aur koi, kaun kaun, ek jagah, ek raat, doghe, tighe, milun, ekatra, sobat, barobar, yenar ka, yet ka, kon yenar, aapne be, ame be, ame tran, ame traney, sathe, saathe, bhega, bhegaa, koi aave, kon aave, triju, duijon*, dujon*, tinjon*, amra, eksathe, ek sathe, eksonge, ek songe, sathe, songe, ke asbe, keu asbe, aro keu, rendu per*, rendu peru, naanga, 3 per, 4 per, moonu per, onna, ondra, ondraga, senthu, sernthu, serndhu, koode, kooda, innum yaar*, yaar varinga, yaar vareenga, yaaru vara, iddaram, mugguram, naluguram, andaram, kalisi, naatho, naato, natho, paatu, evaraina, okesari, oke sari, inkevaraina, ibbaru, ibru, muvaru, moovaru, naavu, navu, jothe, jothege, jotege, ottige, ottigey, yaaradru, yaradru, yaru bart*, yaaru bart*',
  hi: 'साथ*, एक साथ*, मिलकर*, मिलके*, हम दोनों*, हम तीन*, हम चार*, कोई और*, और कोई*, एक जगह*, एक ही रात*, कौन कौन*',
  mr: 'एकत्र*, सोबत*, मिळून*, दोघे*, दोघं*, तिघे*, तिघं*, आपण सगळे*, कोणी येणार*, कोण येणार*, अजून कोणी*, बरोबर*',
  gu: 'સાથે*, ભેગા*, એકસાથે*, એક સાથે*, અમે બે*, અમે ત્રણ*, બંને*, બધા મળીને*, કોણ આવ*, કોઈ આવ*, ત્રીજું કોઈ*',
  bn: 'একসাথে*, একসঙ্গে*, সাথে*, সঙ্গে*, দুজনে*, দুজন*, তিনজন*, আমরা*, মিলে*, কে আসবে*, কেউ আসবে*, আর কেউ*',
  ta: 'சேர்ந்து*, ஒன்றா*, ஒண்ணா*, ஒன்னா*, ரெண்டு பேர*, இரண்டு பேர*, மூணு பேர*, மூன்று பேர*, நாங்க*, கூட*, யார் வர*, யாராவது*, இன்னும் யார*, ஒரே நாள*, ஒரே நேர*',
  te: 'కలిసి*, ఇద్దరం*, ముగ్గురం*, నలుగురం*, అందరం*, నాతో*, నాతోపాటు*, మాతో*, ఎవరైనా*, ఒకేసారి*, ఒకే రోజు*, ఇంకెవరైనా*',
  kn: 'ಒಟ್ಟಿಗೆ*, ಜೊತೆ*, ಜತೆ*, ಇಬ್ಬರೂ*, ಇಬ್ರೂ*, ಮೂವರೂ*, ಮೂವರು*, ನಾವು*, ಯಾರಾದ್ರೂ*, ಯಾರಾದರೂ*, ಒಂದೇ ದಿನ*, ಒಂದೇ ರಾತ್ರಿ*, ಯಾರು ಬರ್ತೀರ*',
}

/** Leaving life as people say it without its name: finish it, go for good, leave the world, be no more. */
export const endsLife: ConceptWords = {
  en: 'do it together, it wont be so scary, wont be scary, not be scary, finish it, finish it all, end it, end it all, end everything, ending it, do it at the same, final exit, the exit, exit plan, final way out, leave this world, leave the world, leaving this world, leave earth, leave it all behind forever, go forever, gone forever, sleep forever, never wake up, not wake up, go to the other side, other side together, cross over, jump together, at the end, last train, check out for good, check out forever, be no more, no tomorrow, last night on earth, dont want to wake',
  roman:
    'duniya chhod*, duniya chod*, duniya se ja*, duniya se chal*, sab khatam kar*, sab khatm kar*, khatam kar lete, khatam kar dete, khel khatam, zindagi khatam*, jindagi khatam*, upar chal*, hamesha ke liye so*, hamesha ke liye chal*, marne wal*, jag sod*, jag sodun*, sampavu*, sampvu*, sampavay*, sampavn*, sampvt*, sagla sampv*, sagla sampav*, kayamcha zop*, kayamche zop*, kayamche jau, kayamcha jau, duniya chhodi*, duniya chodi*, duniya mathi ja*, badhu puru kar*, badhu khatam*, jivan tunkav*, jindagi tunkav*, kayam mate sui*, kayam mate jat*, prithibi chhere*, prithibi chere*, duniya chhere*, duniya chere*, sob shesh kor*, shob shesh kor*, chirotore ghum*, chirokaler jonno, morbo, moirbo, chole jabo chiro*, ulagatha vittu*, ulagatha vidu*, ulagathai vittu*, ulagam podhum, mudichikal*, mudichukal*, mudichidalam, mudichiralam, mudichukka*, poidalam, poiralam, poividalam, poyidalam, poyiralam, nirandharama thoong*, nirandarama thoong*, lokam vidich*, lokam vadil*, prapancham vadil*, mugiddam, muginchedd*, muginchest*, mugisiddam, antham chesk*, antam chesk*, veldam, velipodam, vellipodam, vellipodham, velipodham, undalekapo*, undakudad*, shashvatam ga nidra*, saswatanga nidra*, chaddam, chachipodam, loka bittu*, prapancha bittu*, jeeva bid*, jiva bid*, prana bid*, praana bid*, mugsibid*, mugisibid*, mugsbid*, mugiskol*, mugsona, mugisona, hogibid*, horatu hogona, hortu hogona, shashwatavagi nidd*, sadakala nidd*',
  hi: 'दुनिया छोड़*, दुनिया से जा*, दुनिया से चल*, सब खत्म कर*, सब ख़त्म कर*, खत्म कर लेते*, ख़त्म कर लेते*, ज़िंदगी खत्म*, जिंदगी खत्म*, ज़िंदगी ख़त्म*, हमेशा के लिए सो*, हमेशा के लिए चल*, ऊपर चल*, जान दे दें*, जान दे देंगे*, खेल खत्म*',
  mr: 'जग सोड*, जगाचा निरोप*, संपवू*, संपवूया*, संपवायच*, संपवणार*, सगळं संपव*, आयुष्य संपव*, जीवन संपव*, कायमचं झोप*, कायमचे झोप*, कायमचं जाऊ*, कायमचे जाऊ*, जीव देऊ*, जीव द्यायच*',
  gu: 'દુનિયા છોડ*, દુનિયામાંથી જ*, બધું પૂરું કર*, બધું ખતમ*, જીવન ટૂંકાવ*, જિંદગી ટૂંકાવ*, જીવન પૂરું*, કાયમ માટે સૂ*, કાયમ માટે જ*, જીવ આપી*, અંત લાવ*',
  bn: 'পৃথিবী ছেড়ে*, পৃথিবী ছেড়ে*, দুনিয়া ছেড়ে*, দুনিয়া ছেড়ে*, সব শেষ কর*, জীবন শেষ কর*, চিরতরে ঘুম*, চিরদিনের জন্য ঘুম*, চিরঘুম*, চলে যাব চির*, চিরতরে চলে*, প্রাণ দেব*, জীবন দেব*',
  ta: 'உலகத்தை விட்டு*, உலகத்த விட்டு*, உலகை விட்டு*, உலகம் போதும்*, வாழ்க்கையை முடி*, வாழ்க்கைய முடி*, எல்லாத்தையும் முடி*, முடிச்சுக்கல*, முடிச்சிடல*, முடித்துக்கொள்*, போயிடலாம்*, போய்விடலாம்*, போயிரலாம்*, நிரந்தரமா தூங்க*, நிரந்தரமாக தூங்க*, உயிரை விட*, உயிர விட*',
  te: 'లోకం విడి*, లోకం వదిలి*, లోకాన్ని వదిలి*, ప్రపంచం వదిలి*, ముగించేద్దాం*, ముగిద్దాం*, అంతం చేసు*, వెళ్ళిపోదాం*, వెళ్లిపోదాం*, శాశ్వతంగా నిద్ర*, శాశ్వత నిద్ర*, ప్రాణాలు తీసు*, ప్రాణాలు వదిలే*, ప్రాణం తీసు*, జీవితం ముగి*, ఉండలేకపో*',
  kn: 'ಲೋಕ ಬಿಟ್ಟು*, ಲೋಕ ಬಿಡ*, ಪ್ರಪಂಚ ಬಿಟ್ಟು*, ಜೀವ ಬಿಡ*, ಪ್ರಾಣ ಬಿಡ*, ಪ್ರಾಣ ಕಳ*, ಜೀವ ಕಳ*, ಮುಗಿಸಿಬಿಡ*, ಮುಗಿಸೋಣ*, ಮುಗಿಸ್ಕೊ*, ಜೀವನ ಮುಗಿಸ*, ಶಾಶ್ವತವಾಗಿ ನಿದ್ದೆ*, ಶಾಶ್ವತ ನಿದ್ರೆ*, ಹೊರಟು ಹೋಗೋಣ*, ಹೋಗಿಬಿಡೋಣ*',
}

/** Games, nights and journeys that are finished together without harm. */
export const livelyThings: ConceptWords = {
  en: 'book, books, course, project, thesis, syllabus, chapter, season, series, marathon, puzzle, walk, race, run, movie, film, trip, lunch, dinner, cook, jigsaw, loan, debt, stigma, silence, violence, hunger, shame, worry, survive, survivors, heal, hope, live, not give up, dont give up',
  roman:
    'kitab, padhai, safar, gaana, gaane, film, movie, khana, chai, ghoomne, trip, abhyas, pustak, prawas, sinema, cinema, chaha, gaan, boi, ghurte, bedate, padam, saapad*, parisu, kathalu, pustakam, cinema ki, oota, oora, ooru, pustaka, halli, rogam, theek, jeena, jagne, jagu',
  hi: 'किताब*, पढ़ाई*, सफर*, सफ़र*, घूमने*, फिल्म*, खाना, चाय*, जीना*, जीते*',
  mr: 'पुस्तक*, अभ्यास*, प्रवास*, सिनेमा*, चहा*, जगू*, जगणं*, फिरायला*',
  gu: 'પુસ્તક*, અભ્યાસ*, પ્રવાસ*, ફિલ્મ*, ચા, જીવવ*, ફરવા*, જમવા*',
  bn: 'বই*, পড়া*, সিনেমা*, চা, বাঁচ*, বেড়াতে*, ঘুরতে*, খেতে*',
  ta: 'புத்தக*, படம்*, டீ, வாழ*, ஊருக்கு*, கோயிலுக்கு*, சாப்பிட*, சினிமா*',
  te: 'పుస్తక*, సినిమా*, టీ, బతుకుదాం*, గుడికి*, ఊరికి*, భోజన*',
  kn: 'ಪುಸ್ತಕ*, ಸಿನಿಮಾ*, ಚಹಾ*, ಟೀ, ಬದುಕೋಣ*, ಊರಿಗೆ*, ದೇವಸ್ಥಾನ*, ಊಟ*',
}
