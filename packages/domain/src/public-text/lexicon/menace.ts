import type { ConceptWords } from './concept-words'

/** Violence against people in a group's title or an aside: no first person says it, so that it stands beside `person`. */
export const assault: ConceptWords = {
  en: 'kill, murder, stab, shoot, burn, slap, punch, bash, thrash, smash, poison, strangle, torch, beat, beat up, attack, finish off, lynch, behead, acid, chop, kidnap, hunt down',
  roman:
    'maarna, maarne, marne ka, peetna, pitna, peetne, pitai, thokna, thokne, maaro, jalana, jalane, kaatna, kaatne, uthana hai, todna, todne, jaan se, marayla, maarayla, maraycha, thokaycha, jalaycha, todaycha, marvo che, marvu che, maarvo, maarva, bhangva, todva, salgavva, marte hobe, maarte hobe, marbo, marbe, petano, petabo, khun, adikkanum, adikka, adippom, kollanum, vettanum, konnudalam, kottali, kottaali, champali, chanpali, narakali, hodibeku, hodeyabeku, kollabeku, saayisbeku, sayisbeku, kadibeku',
  hi: 'मारना, पीटना, पीटने, पिटाई, ठोकना, ठोकने, ठोक, जलाना, जलाने, काटना, तोड़ना, तोड़ने, जान से, ठिकाने लगा*, निपटा*',
  mr: 'मारायला, मारायचं, मारायचे, मारायचा, ठोकायचं, ठोकायला, तोडायच*, मोडायच*, जाळायच*, कापायच*, संपवायच*, बदडायच*, चोपायच*',
  gu: 'મારવો, મારવા, મારવી, મારવાની, ભાંગવા, ભાંગવો, ભાંગવી, તોડવા, તોડવો, સળગાવવા, સળગાવવો, કાપવો, પતાવી*, ઠોકવો, ટીપવો',
  bn: 'মারতে হবে, মারব, মারবো, পেটাতে, পেটাব, ভাঙতে, পোড়াতে, কাটতে হবে, খুন, শায়েস্তা*, ঠ্যাঙা*',
  ta: 'அடிக்கணும், அடிக்க வேண்டும், அடிப்போம், கொல்லணும், வெட்டணும், எரிக்கணும், உதைக்க*, தீர்த்துக்கட்ட*, போட்டுத்தள்ள*, போட்டு தள்ள*',
  te: 'కొట్టాలి, కొడదాం, చంపాలి, నరకాలి, తన్నాలి, తంతాం, కాల్చాలి, లేపేయ*, లేపేద్దాం, ఏసేయ*, వేసేద్దాం',
  kn: 'ಹೊಡಿಬೇಕು, ಹೊಡೆಯಬೇಕು, ಹೊಡೆಯೋಣ, ಕೊಲ್ಲಬೇಕು, ಕಡಿಯಬೇಕು, ಸುಡಬೇಕು, ಒದೆಯಬೇಕು, ಮುಗಿಸಬೇಕು, ಮುಗಿಸೋಣ, ಎತ್ತಿಬಿಡ*',
}

/** Whom people want to hurt when they name someone. */
export const person: ConceptWords = {
  en: 'neighbour, neighbours, neighbor, neighbors, boss, manager, teacher, principal, professor, warden, landlord, husband, wife, ex, girlfriend, boyfriend, in laws, mother in law, father in law, brother in law, doctor, therapist, moderator, moderators, admin, him, them, all of them, these people, those people, that girl, that boy, that woman, that man, that fellow, these fellows, one fellow, classmates, seniors, judge, lawyer, politician, minister',
  roman:
    'boss, padosi, sasural, saas, sasur, pati, patni, biwi, teacher, usko, unko, uske, tujhe, tujhko, tereko, tumko, tumhe, usse, isko, inko, malak, makan malik, tyala, tila, tyanna, tula, ene, eno, ena, emne, tane, taro, oke, oder, toke, avana, avala, avanai, avalai, unna, ungala, vaadini, daanini, vadni, ninnu, mimmalni, avanna, avanannu, avalna, ninna, nimna',
  hi: 'बॉस, पड़ोसी*, ससुराल*, सास, पति, पत्नी, बीवी, टीचर*, उसको, उसे, उनको, तुझे, तुझको, तुमको, इसको, मैनेजर, मालिक*, प्रिंसिपल',
  mr: 'बॉस*, शेजार*, सासर*, सासू*, नवऱ्याला, बायकोला, त्याला, तिला, त्यांना, तुला, तुम्हाला, मालक*, शिक्षकां*',
  gu: 'બોસ*, પાડોશી*, સાસરિ*, સાસુ*, પતિને, પત્નીને, એને, એનો, એના, એની, તેને, તને, તમને, માલિક*, શિક્ષક*',
  bn: 'বস*, প্রতিবেশী*, শ্বশুর*, শাশুড়ি*, স্বামীকে, বউকে, ওকে, ওদের, ওর, তাকে, তোকে, তোর, তোমাকে, মালিক*',
  ta: 'பாஸ்*, பக்கத்து வீட்டு*, மாமியார்*, மாமனார்*, புருஷன*, பொண்டாட்டி*, அவனை, அவளை, அவன, அவள, அவர்களை, உன்னை, உன்ன, முதலாளி*',
  te: 'బాస్*, పక్కింటి*, అత్త*, మామ*, మొగుడి*, పెళ్ళాన్ని, వాడిని, వాణ్ణి, దాన్ని, దానిని, వాళ్ళని, నిన్ను, మిమ్మల్ని, యజమాని*',
  kn: 'ಬಾಸ್*, ಪಕ್ಕದ ಮನೆ*, ಅತ್ತೆ*, ಮಾವ*, ಗಂಡನ*, ಹೆಂಡತಿ*, ಅವನನ್ನು, ಅವನ್ನ, ಅವಳನ್ನು, ಅವಳನ್ನ, ಅವರನ್ನು, ನಿನ್ನನ್ನು, ನಿನ್ನ, ನಿಮ್ಮನ್ನು, ಮಾಲೀಕ*',
}

/** Things people are hurt with, and fire laid: an account of an attack uses them too, and is told by `toldOfViolence`. */
export const weapon: ConceptWords = {
  en: 'desi katta, acid, petrol bomb*, petrol, kerosene, knife, knives, sword, swords, gun, guns, pistol*, revolver*, lathi*, hockey stick*, iron rod*, sticks, rods, bomb, bombs, explosive*, machete*, sickle*, supari, goons, gundas, contract killer*',
  roman:
    'desi katta, tezab, tejab, acid, chaku, chaaku, talwar, talvar, tamancha, bandook, lathi, laathi, dande, danda, supari, goonda, koyta, koyte, dhariyu, dhariya, talvaro, chhuri, bonduk, aruval, aruva, kathi, kaththi, rowdy, katti, katthulu, kathulu, machu, machchu, longu, petrol, goli',
  hi: 'तेजाब, तेज़ाब, एसिड*, चाकू, तलवार*, कट्टा, तमंचा, बंदूक*, लाठी*, डंडे, हॉकी*, सुपारी, गुंडे, पेट्रोल, बम',
  mr: 'अॅसिड*, ॲसिड*, चाकू, सुरा, तलवार*, कोयता, कोयते, बंदूक*, लाठ्या, काठ्या, सुपारी, गुंड, पेट्रोल, बॉम्ब',
  gu: 'એસિડ*, ચપ્પુ, છરી*, તલવાર*, ધારિયા*, ધારિયું, બંદૂક*, લાકડી*, લાઠી*, સોપારી, ગુંડા*, પેટ્રોલ, બોમ્બ',
  bn: 'অ্যাসিড*, এসিড*, ছুরি*, তলোয়ার*, দা, রামদা*, বন্দুক*, পিস্তল*, লাঠি*, সুপারি, গুন্ডা*, পেট্রোল, বোমা*',
  ta: 'ஆசிட்*, அமில*, கத்தி, கத்திய*, அரிவாள்*, அருவா*, துப்பாக்கி*, கம்பு*, கூலிப்படை*, ரவுடி*, பெட்ரோல்*, குண்டு*',
  te: 'యాసిడ్*, కత్తి*, కత్తులు, తుపాకీ*, కర్రలు*, సుపారీ*, రౌడీ*, పెట్రోల్*, బాంబు*',
  kn: 'ಆಸಿಡ್*, ಆ್ಯಸಿಡ್*, ಚಾಕು*, ಮಚ್ಚು*, ಲಾಂಗು*, ಕತ್ತಿ*, ಬಂದೂಕು*, ದೊಣ್ಣೆ*, ಸುಪಾರಿ*, ರೌಡಿ*, ಪೆಟ್ರೋಲ್*, ಬಾಂಬ್*',
}

/** What turns a weapon into a plan. */
export const plan: ConceptWords = {
  en: 'throw, pour, face, needed, wanted, bring, carry, ready, lesson, attack, on her, on him, on them, use it on, boys with, who will come, gang, squad, team, tonight, tomorrow, coming, waiting for, fellow, revenge',
  roman:
    'dhada shikav*, daal*, dal dunga, phenk*, fek*, phek*, chehre, chehra, muh pe, chahiye, leke aao, le aao, lekar, sabak, badla, takin, tondavar, pahije, gheun ya, naakh*, nakh*, feki, mukh par, moh par, joie, laine aavo, mukhe, chhure, chhunre, niye esho, niye eso, dorkar, moonjila, mugathula, oothu*, oothanum, eduthu vaa, eduthuttu, venum, paadam, mokham meeda, mukham meeda, posta*, poyyali, teesukuni, kavali, mukhakke, haakta*, hakta*, erach*, tagondu, thagondu, beku',
  hi: 'डाल*, फेंक*, चेहरे*, मुंह पर, मुँह पर, चाहिए, लेकर, ले आओ, सबक*, बदला, तैयार',
  mr: 'टाक*, फेक*, तोंडावर, चेहऱ्यावर, पाहिजे*, घेऊन या, धडा*, बदला, तयार*',
  gu: 'નાખ*, નાંખ*, ફેંક*, ચહેરા*, મોઢા*, મોં પર, જોઈએ, લઈને આવ*, પાઠ*, બદલો, તૈયાર*',
  bn: 'ছুড়*, ছুঁড়*, ঢাল*, মারব*, মুখে, দরকার, নিয়ে এসো, নিয়ে আয়, শিক্ষা, বদলা, তৈরি',
  ta: 'ஊத்து*, ஊத்த*, ஊற்ற*, வீச*, முகத்*, வேணும், வேண்டும், எடுத்துட்டு*, எடுத்து வா*, பாடம்*, பழி*, ரெடி*',
  te: 'పోస్తా*, పోయ*, పోద్దాం, విసర*, విసురు*, ముఖం*, మొహం*, కావాలి, తీసుకురా*, తీసుకుని*, బుద్ధి*, పగ*, రెడీ*',
  kn: 'ಹಾಕ*, ಎರಚ*, ಸುರಿ*, ಮುಖಕ್ಕೆ*, ಮುಖದ*, ಬೇಕು, ತಗೊಂಡು*, ತೆಗೆದುಕೊಂಡು*, ಪಾಠ*, ಬುದ್ಧಿ*, ಸೇಡು*, ರೆಡಿ*',
}

/** Warnings that speak of harm without naming it. They may be harmless: somebody looks first. */
export const menace: ConceptWords = {
  en: 'learn his lesson, learn her lesson, learn their lesson, learn a lesson, teach that, teach those, reach the court alive, reach home alive, reach alive, come back alive, not come out alive, leave alive, go home alive, live to regret, your kids will, your children will, your family will, your daughter will, your sister will, your wife will, your parents will, kids will pay, family will pay, withdraw the complaint, withdraw your complaint, withdraw the case, withdraw your case, take back the case, take back the complaint, take back your complaint, drop the case, wait and watch, wait and see what, or face the, face the consequence*, bear the consequence*, consequences will be, know your address, know your house, know your school, know your college, know your route, know your office, found your address, have your address, have your photos, follow you home, followed you home, watching your house, outside your house, visit your house, come to your house, come to your home, settle the score, settle scores, get even with, make an example of, last warning, final warning, dont blame me later, set fire, set on fire, burn down, on fire your, watch out you, youre next, you are next, hit list,  revenge squad, revenge gang, revenge club, revenge on, break bones, break his, break her, break their, broken bones for',
  roman:
    'kai kaal oda*, kai kaal vett*, kai kaal edup*, kai kaala oda*, veetuku vandhu adi*, veetukku vandhu adi*, veetuku vandhu vett*, ghari yeun mar*, ghare aavine mar*, bach ke rehna, bachke rehna, bach ke reh, sambhal ke rehna, sambhal kar rehna, sambhal ja, samajh ja, samaj ja, samajh lena, samji ja, samji jaje, samji lejo, dekh lena, dekh lena tu, dekh lenge, dekh lunga, ghar ka pata hai, pata hai tera ghar, tera ghar pata, tere ghar aa*, tere bacche, tere bachche, anjaam bura, anjam bura, bhugatna padega, bhugatoge, bhugtega, pachtaoge, pachtayega, pachtaega, pachhtaoge, aag laga*, aag lagane, haddi todni, haddiyan todni, case wapas, case vapas, complaint wapas, shikayat wapas, khabardar, jivant parat, jivant janar, tuza ghar, tujhya ghari, baghun ghein, baghun gheto, baghtoch, case mage, case maghe, takrar mage, aag lav*, joi laish, joi laishu, joi lau, taro address, tara ghare aavi, case pacho, fariyad pachi, hadka bhang*, haadka bhang*, aag champ*, dekhe nebo, dekhe nibo, bari chini, tor bari, case tule, agun lagi*, agun debo, agun diye, podama vid*, vida maaten, vidamaaten, vidamatten, vida matten, un veedu theriyum, unga veedu, paathukalam, pathukiren, paathukuren, thee vai*, thee vechi*, case vaapas, kes vaapas, mee illu telusu, nee illu telusu, intiki vachi, intiki vasta, chustha, choosta ninnu, chusko, case venakki, nippu pett*, nippu pedata, vadilipettanu, vadilesi pon, manege bandu, manege bartini, nin mane gottu, ninna mane gottu, nodkotini, nodkothini, nodkota, benki hach*, benki id*, benki hak*, huduku hod*, hushar, hushaar, jagrata ga undu',
  hi: 'बच के रहना, बचके रहना, बचकर रहना, संभल के रहना, संभलकर रहना, संभल जा, सँभल जा, समझ जा, समझ लेना, देख लेना तू, देख लेंगे, देख लूंगा, देख लूँगा, घर का पता है, घर का पता मालूम, तेरे घर, तेरे बच्चे, अंजाम बुरा, अंजाम भुगत*, भुगतना पड़ेगा, भुगतोगे, पछताओगे, पछताएगा, पछताएगी, केस वापस, शिकायत वापस, खबरदार, ख़बरदार, आग लगा*, जिंदा वापस, ज़िंदा वापस, जिंदा नहीं बच*, नहीं बचेगा, नहीं बचेगी, खैर नहीं, ख़ैर नहीं',
  mr: 'घरी येऊन मार*, जिवंत परत*, जिवंत जाणार*, जिवंत राहणार*, तुझं घर*, तुझ्या घरी*, बघून घेईन, बघून घेऊ, बघून घेतो, बघतोच, केस मागे*, तक्रार मागे*, परिणाम भोग*, पस्तावशील*, पस्तावाल*, खबरदार, आग लाव*, पेटवून*, सावध राहा तू, खैर नाही',
  gu: 'ઘરે આવીને માર*, જોઈ લઈશ*, જોઈ લેજે, સમજી જા, સમજી જજે, સમજી લેજે, તારું ઘર*, તારા ઘર*, તારા છોકરા*, તારા બાળકો*, કેસ પાછો*, ફરિયાદ પાછી*, પરિણામ ભોગવ*, પસ્તાઈશ*, પસ્તાશો*, ખબરદાર, આગ લગાડ*, આગ લગાવ*, આગ ચાંપ*, દીવાસળી*, હાડકાં ભાંગ*, હાડકા ભાંગ*, હાડકાં તોડ*, જીવતો પાછો*, જીવતા પાછા*, ખેર નથી',
  bn: 'বাড়িতে গিয়ে মার*, দেখে নেব*, দেখে নেবো*, দেখে নিচ্ছি*, বুঝে যাবি*, তোর বাড়ি*, তোর ঠিকানা*, বাড়ি চিনি*, মামলা তুলে*, মামলা তোল*, অভিযোগ তুলে*, ফল ভুগ*, পস্তাবি*, পস্তাবে*, খবরদার*, আগুন দে*, আগুন দিয়ে*,  আগুন ধরি*, হাড় ভাঙ*, হাড়গোড়*,  জ্যান্ত ফির*, সাবধানে থাকিস*, রক্ষা নেই',
  ta: 'கை கால் உடை*, கை கால் வெட்டு*, கை கால் எடு*, வீட்டுக்கு வந்து அடி*, வீட்டுக்கு வந்து வெட்டு*, பாத்துக்குறேன், பார்த்துக்கொள்கிறேன் உன்னை, உன் வீடு தெரி*, வீடு எங்க இருக்கு*, வீடு தேடி வந்து*, உன் பிள்ளை*, உன் குழந்தை*, கேஸை வாபஸ்*, கேஸ் வாபஸ்*, வழக்கை வாபஸ்*, புகாரை வாபஸ்*, விடமாட்டேன், விட மாட்டேன், விடமாட்டோம், சும்மா விட*, தீ வைப்*, தீ வைச்*, தீவை*, தீ வச்*, கொளுத்த*, எலும்பை உடை*, எலும்ப உடை*, உயிரோட போக*, உயிரோடு திரும்ப*, ஜாக்கிரதையா இரு*, எச்சரிக்கை விடு*',
  te: 'ఇంటికొచ్చి కొ*, ఇంటికొచ్చి చంప*,  చూస్తా నిన్ను, మీ ఇల్లు తెలుసు, నీ ఇల్లు తెలుసు, ఇల్లు ఎక్కడో తెలుసు*, ఇంటికి వచ్చి కొ*, నీ పిల్లల*, మీ పిల్లల*, కేసు వెనక్కి*, కేసు వాపసు*, ఫిర్యాదు వెనక్కి*, లేపేస్త*, అంతు చూస్త*, అంతు చూడ*, సంగతి చూస్త*, నిప్పు పెట్ట*, నిప్పంటి*, తగలబెట్ట*, ప్రాణాలతో వెళ్*, ప్రాణాలతో బయట*, పశ్చాత్తాపపడ*, ఎముకలు విర*, జాగ్రత్తగా ఉండు నువ్వు, వదిలిపెట్ట*',
  kn: 'ಮನೆಗೆ ಬಂದು ಹೊಡ*, ನೋಡ್ಕೋತೀನಿ*, ನೋಡ್ಕೊಳ್ತೀನಿ*, ನೋಡಿಕೊಳ್ತೀನಿ*, ನಿನ್ನ ಮನೆ ಗೊತ್ತು*, ನಿಮ್ಮ ಮನೆ ಗೊತ್ತು*, ಮನೆ ಎಲ್ಲಿದೆ ಗೊತ್ತು*, ಮನೆಗೆ ನುಗ್ಗಿ*, ನಿನ್ನ ಮಕ್ಕಳ*, ಕೇಸ್ ವಾಪಸ್*, ಕೇಸು ವಾಪಸ್*, ದೂರು ವಾಪಸ್*, ಬೆಂಕಿ ಹಚ್*, ಬೆಂಕಿ ಇಡ*, ಬೆಂಕಿ ಹಾಕ*, ಬೆಂಕಿ ಕೊಡ*, ಜೀವಂತ ಹೋಗ*, ಜೀವಂತ ವಾಪಸ್*, ಬದುಕಿ ಹೋಗ*, ಪಶ್ಚಾತ್ತಾಪ ಪಡ*, ಮೂಳೆ ಮುರಿ*, ಹುಷಾರ್, ಹುಷಾರಾಗಿರು*, ಗತಿ ಕಾಣಿಸ*, ಸುಮ್ಮನೆ ಬಿಡ*',
}
