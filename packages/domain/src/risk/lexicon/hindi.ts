import type { Lexicon } from './concept'

/**
 * Hindi in Devanagari and in Latin letters as people type it. Own compilation, gender and number forms written out with
 * braces; not yet read by a native speaker. Spelling variants that the reader folds by itself (nukta, nasal dots, long
 * and short i and u, z/j, w/v, ee/i, oo/u, an h after a consonant) need not be listed.
 */
export const hindi: Lexicon = {
  self: 'मैं, मैंने, मुझे, मुझको, मुझसे, हम, हमें, main, mai, mein, me, maine, mujhe, mujhko, mujhse, hum, humein, hume',
  my: 'मेर{ा/ी/े}, अपन{ा/ी/े}, mera, mere, meri, apna, apni, apne',
  myself: 'खुद, खुदको, अपने आप, स्वयं, khud, khudko, apne aap, apneaap, apne ko, apni jaan, swayam',
  other:
    'कुत्ता, कुत्ते, बिल्ली, kutta, billi, दोस्त*, सहेली, भाई, बहन*, पति, पत्नी, बीवी, मां, मम्मी, पापा, पिता, पिताजी, बेट{ा/ी/े}, चाचा, चाची, मामा, पड़ोसी, पड़ोसन, वह, वो, उसे, उसको, उसका, उसकी, उसके, उसने, उन्हें, उन्होंने, लोग*, कोई, किसी, ससुराल, सास, ससुर, रूममेट, दादा, दादी, नाना, नानी, हीरो, किसान*, लड़क{ा/ी/े}, आदमी, औरत, सबको, आप, तुम, dost, doston, saheli, bhai, behen, behan, bahan, didi, pati, patni, biwi, mummy, maa, papa, pitaji, beti, chachi, mama, padosi, padosan, woh, wo, usko, uska, uski, uske, usne, unhe, unhone, koi, sasural, saas, sasur, roommate, dada, dadi, nana, kisan, ladka, ladki, aadmi, aurat, yaar ne, tum',
  partner:
    'पति, पत्नी, बीवी, ससुराल*, सास, ससुर, मंगेतर, प्रेमी, बॉयफ्रेंड, जेठ, देवर, ननद, pati, patidev, biwi, sasural, saas, sasur, mangetar, jeth, devar, nanad, shauhar, miyan',
  family:
    'पापा, पिता*, बाप, मां, मम्मी, घरवाले, घरवालों, घर वाले, घर वालों, चाचा, मामा, भाई, परिवार, सौतेल*, अंकल, फूफा, ताऊ, papa, pitaji, baap, maa, mummy, gharwale, gharwalon, ghar wale, ghar walo, mama, bhai, bhaiya, parivar, sautela, sauteli, sautele, fufa, tau, uncle',
  // dying
  die: 'mar jane, मर{ना/ने/नी}, मर जाना, मर जाने, मर जाऊं, मर ही जाऊं, मरूं, मर जाएं, मर जाते, मर जाती, मर जाता, मर क्यों, मिट जाना, मिट जाऊं, मर जा रहा, मर जा रही, marna, marne, mrna, mrne, maran, mar jana, mar jau, mar jaaun, mar jati, mar jata, mar kyu, mar kyun, mar kyon, mit jana, mit jau, marjana, marjau, मर जाणा, मरण नै, मर जाये, मर जाए, मर जा, मरने का, मरने का मन, mar jaye, mar jao, mar ja, mar jaane, marne ka, maut chun*, मौत चुन*, जान देना, jaan dena',
  dead: 'मरा हुआ, मरी हुई, मुर्दा, mari hui, mara hua, murda',
  death:
    'मौत, मृत्यु, मरण, maut, maot, mrityu, mrutyu, मौत के बारे, मौत के ख्याल, maut ke baare, maut ke khayal, maut ke khyal',
  will_die:
    'मरना है, मरना ही है, marna hai, marna he, marna h, mrna h, mrna hai, मर जाऊं, मर ही जाऊं, मर ही जाना, mar jau, mar jaun, mar hi jau, मर जाऊंग{ा/ी}, मर जाएंगे, मरूंग{ा/ी}, मर ही जाऊंग{ा/ी}, mar jaung{a/i}, mar jaug{a/i}, mar hi jaung{a/i}, marung{a/i}, mar jaenge, marjaung{a/i}, marjaug{a/i}, मर चुका होऊंग{ा/ी}, मर जाणा सै, जीने का मन नी, सुबह तक नहीं रहूंग{ा/ी}, subah tak nahi rahung{a/i}, subah tak nahi milung{a/i}',
  suicide:
    '~आत्महत्या, आत्मघात, ~खुदकुशी, खुदखुशी, खुदकशी, सुसाइड, स्यूसाइड, suside, susaid, ~aatmahatya, ~atmahatya, aatm hatya, atam hatya, aatamhatya, ~khudkushi, khudkashi, khud khushi',
  suicidal:
    'आत्मघाती विचार, खुदकुशी के ख्याल, आत्महत्या के विचार, आत्महत्या के ख्याल, खुदकुशी के विचार, suicide ke khayal, suicide ke vichar, khudkushi ke khayal, suicidal',
  intent:
    'z{eher/ehar/ahar/aher} kha l{unga/ungi/oon/enge/u ga/u gi}, j{eher/ahar/ehar} kha l{unga/ungi/oon/enge/u ga/u gi}, ज़हर खा लूँ*, ज़हर खा लूंग*, apni jaan leni*, apni jaan le lu*, jaan de dene ka hi man*, jaan dene ka hi man*, maut hi ilaaj*, जान दे देना चाहत{ा/ी}, जान दे देने का मन*, अपनी जान लेनी*, अपनी जान लेना, अपनी जान लेने, apni jaan lena, apni jaan lene, जान दे दूंग{ा/ी}, जान दे दूं, जान देना चाहत{ा/ी/े}, जान देने, जान दे देना, जान देनी, प्राण त्याग, प्राण दे दूं, अपनी जान ले, अपनी जान लूं, जान लेना चाहत{ा/ी/े}, खुद की जान, फांसी लगा, फांसी लगाकर, फांसी पर लटक, फांसी लगाने, फंदे से लटक, पंखे से लटक, फंदा लगा, दुनिया छोड़ द*, दुनिया छोड़ना, दुनिया से चल{ा/ी} जाऊं, दुनिया से चल{ा/ी} जाना, दुनिया से जाना, दुनिया से दूर चल{ा/ी}, दुनिया छोड़कर, दुनिया से उठ जाऊं, भगवान मुझे उठा, ऊपर वाला उठा, मुझे उठा ले, अपने पास बुला ले, मौत आ जाए, मौत आ जाती, मौत आए, jaan de dung{a/i}, jaan de du, jaan de dun, jaan dena chahta, jaan dena chahti, jaan dene, jaan deni, jaan de dena, apni jaan le, jaan lene ka, khud ki jaan, fansi laga, faasi laga, phansi lagane, phaansi le l, phaansi le lu, phaansi le lung{a/i}, phaansi pe latak, phaansi par latak, phande se latak, pankhe se latak, fanda laga, latak jau, latak jaung{a/i}, duniya chod d{u/ung/unga/ungi}, duniya chhod d{u/ung/unga/ungi}, duniya chhodna, duniya chodna, duniya chhodke, duniya se chal{a/i}, duniya se jana, duniya se chale jana, duniya se uth jau, bhagwan utha le, bhagwan mujhe utha, mujhe utha le, utha le mujhe, utha lo mujhe, apne paas bula le, maut aa jaye, maut aa jae, maut aajaye, maut aati, prana tyag, लाइफ एंड करनी, life end karni, अपना जान दे, अपनी जान दे, जान दे देंगे, जान दे रहा, जान दे रही, jaan de raha, jaan de rahi, jaan de denge, jaan de du, jaan dena hi, pran tyag, जाने की तैयारी में, दुनिया छोड़ के, दुनिया छोड़ कर, duniya chhod ke, duniya chod ke, duniya chhod kar, is duniya se ja, इस दुनिया से जा, upar chale jana, ऊपर चला जाना, ऊपर चले जाना',
  kill: 'मार, मारना, खत्म, maar, khatam, khatm, mita',
  end: 'खत्म, समाप्त, मिटा*, अंत, ख़तम, khatam, khatm, khtm, samapt, mita d*, ant kar*, the end',
  over: 'खत्म, रुक जाए, बंद हो जाए, khatam, ruk jaye, band ho jaye',
  life: 'ज़िंदगी, जीवन, जिंदगानी, लाइफ, जीने, zindagi, zindgi, jndgi, jeevan, lyf, jindgani',
  live: 'जीना, जीने, जीनी, जीऊं, ज़िंदा, जी कर, जीकर, जीते, उठना ही, jeena, jeene, jeeni, jeeu, zinda, jee kar, jeekar, jee ke, jeeke, जीवित',
  cant_live:
    'मेरे होने से क्या, मेरे होने का क्या, mere hone se kya, mere hone ka kya, जी नहीं सकत{ा/ी}, नहीं जी सकत{ा/ी}, जी नहीं पाऊंग{ा/ी}, नहीं जी पाऊंग{ा/ी}, नहीं जी पा रह{ा/ी}, जी नहीं पा रह{ा/ी}, नहीं जिया जाता, जिया नहीं जाता, नहीं जी पा*, और नहीं जी, अब नहीं जी, ji nahi sakt{a/i}, nahi ji sakt{a/i}, nahi jee paung{a/i}, jee nahi paung{a/i}, nahi jee pa rah{a/i}, jee nahi pa rah{a/i}, nahi jiya jata, jiya nahi jata, aur nahi ji, ab nahi jee, nhi jee pa, nahi jee payeng{a/i}',
  wake: 'जागूं, उठूं, आंख न खुले, आंखें न खुलें, आंख ना खुले, सुबह न हो, सुबह ना हो, जागना, नींद से न उठूं, aankh na khule, aankhe na khule, aankh hi na khule, neend se na uthu, neend se uthu, subah na ho, jaagu, uthu hi, uthna hi, kabhi uthu, आंख ही ना खुले, आंख ही न खुले, आंख न खुल*, aankh hi na khul*, ankh na khul*, ankh hi na khul*',
  born: 'पैदा, जन्म, paida, janam, janm, jnm',
  gone: 'गायब, लापता, चला जाऊं दूर, न रहूं, ना रहूं, नहीं रहूंग{ा/ी}, नहीं रहना, अब नहीं रहना, दूर चल{ा/ी} जाऊं, मिट जाऊं, gayab, na rahu, na rahun, nahi rahung{a/i}, nahi rahu, nahi rahna, nahi rehna, hamesha ke liye chal{a/i} jau, bahut dur chal{a/i} jau, door chal{a/i} jau, गायब हो जाऊं, दुनिया छोड़, रहूं ही ना, gayab ho jana, gayab ho jau, duniya chhod, duniya chod',
  want: 'mn krta, mn krti, mn kr rha, mn kr rhi, mn karta, mn karti, mn h, चाहत{ा/ी/े}, चाहूं, चाहिए, चाह, इच्छा, मन, दिल करता, जी करता, ख्याल, सोच रह{ा/ी}, सोचत{ा/ी}, विचार, काश, है मुझे, मुझे, रहा है मन, बेहतर, अच्छा होता, तमन्ना, लगता है कि, ठान, ही है, जाना है, chahta, chahti, chahte, chahata, chahati, chata, chati, chahu, chahiye, chaiye, iccha, ichha, mann, ka man, dil kar, dil karta, jee karta, khayal, khyal, soch rah{a/i}, sochta, sochti, kaash, mujhe, behtar, tamanna, chah, karna hai, hi hai, hai mujhe, jana hai, acha hota, acha hoga',
  wish: 'काश, दुआ, भगवान करे, प्रार्थना, kaash, dua, bhagwan kare, allah kare, uparwala',
  think: 'सोच, सोचत{ा/ी/े}, ख्याल, ख़याल, विचार, soch, sochta, sochti, khayal, khyal',
  obsess:
    'की बात, की बातें, ki baat, ki baatein, ki baate, बार बार, हर वक्त, हमेशा, दिन रात, आते हैं, आता है, तरीका, तरीके, आसान, baar baar, har waqt, har time, hamesha, din raat, aate hai, aata hai, aate hain, tarika, tarike, aasan, अजीब सी शांति, डर नहीं लगता अब, आदत सी, aadat si, सुकून आता, sukoon aata',
  plan: 'फैसला, ठान लिया, योजना, तय कर, तैयार, faisla, fesla, thaan liya, yojana, tay kar, taiyar, soch liya, decide kar*',
  will: 'लूंग{ा/ी}, दूंग{ा/ी}, जाऊंग{ा/ी}, करूंग{ा/ी}, कर लूं, कर दूं, लगा लूं, पी लूं, खा लूं, काट लूं, लेना चाहिए, कर लेना, कर लेने, डालूंग{ा/ी}, lung{a/i}, lug{a/i}, dung{a/i}, dug{a/i}, jaung{a/i}, karung{a/i}, kr lung{a/i}, kar lu, kar lun, kar du, kr lu, kr du, laga lu, pee lu, kha lu, kaat lu, kar lena, kar lene, dalung{a/i}, karne, krne, karna, krna, करना, करने, करूं, karu, karun',
  try: 'कोशिश, koshish',
  care: 'फर्क, farak, fark, parwah',
  please: 'प्लीज, कोई, koi',
  if: 'अगर, जब, यदि, agar, jab, yadi, agr',
  why: 'क्यों, क्यूं, काहे, किसलिए, kyon, kyun, kyu, kyo, q, kisliye',
  nahi: 'नहीं, न, ना, मत, nahi, nahin, nhi, nai, na, nehi, bina matlab, bilkul nahi',
  nobody:
    'कोई नहीं, किसी को नहीं, koi nahi, koi nhi, kisi ko nahi, kisi ko bhi, किसी को भी, kisi ko koi, किसी को कोई, kisi ko, किसी को, sab, सब',
  without_me:
    'मेरे बिना, मेरे बगैर, मेरे जाने के बाद, मेरे मरने से, मेरे मरने के बाद, मेरे न होने, मेरे ना होने, मेरे नहीं होने, मैं न रहूं, मैं ना रहूं, मैं नहीं रहूं, मेरे न रहने, मेरे मर जाने, मेरी मौत से, mere bina, mere bagair, mere bager, mere jane ke baad, mere marne se, mere marne ke baad, mere na hone, mere nahi hone, main na rahu, mai na rahu, main nahi rahu, main nahi rahung{a/i}, mere na rahne, mere mar jane, meri maut se, mere jane se, mere chale jane, मैं चली जाऊं तो, मैं चला जाऊं तो, मैं रहूं ही ना, मेरे रहने से, हमरे रहला, हम नहीं होते, मैं नहीं होत{ा/ी}, main chali jau to, main chala jau to, main nahi hot{a/i}, hum nahi hote, jaldi nikal jau, jaldi chala jau',
  tired:
    'थक, तंग, ऊब, परेशान हो, बेज़ार, नफरत, मन भर गया, हार गय{ा/ी}, बोर हो गय{ा/ी}, बोझ लगती, बोझ लगने, बोझ बन, भारी लग, thak, tang, ub gay{a/i}, pareshan ho, nafrat, mann bhar gaya, haar gay{a/i}, bojh lagti, bojh lagne, bojh ban, bhari lag, fed up, irritate ho, जीते जीते, jeete jeete, घुटन, ghutan, mann bhar gya, man bhar gya, मन भर',
  reason: 'मतलब, फायदा, वजह, मकसद, कारण, अर्थ, सहारा, matlab, mtlb, fayda, wajah, maksad, karan, sahara, motive',
  worth: 'लायक, laayak, kabil, काबिल, हक',
  better:
    'तो अच्छा, ही अच्छा, to acha, to achha, hi acha, बेहतर, अच्छा होता, अच्छा होगा, अच्छा रहेगा, खुश, सुखी, चैन, ठीक रहेगा, आसान हो, शांति, राहत, सुकून, खुशी, behtar, accha hota, accha hoga, khush, sukhi, theek rahega, aasan ho, shanti, rahat, sukoon, khushi, सांस आए, संभल जाएंगे, झंझट खतम, झंझट खत्म, छुटकारा, चैन से, भला, sambhal jayenge, jhanjhat khatam, chhutkara, chutkara, chain se, bhala, sabka bhala',
  everything: 'सबकुछ, सब, ये सब, यह सब, किस्सा, sabkuch, sab, ye sab, yeh sab, kissa, ye kahani, meri kahani, मेरी कहानी',
  pain: 'दर्द, तकलीफ, पीड़ा, dard, takleef, peeda, jakdan',
  miss: 'फर्क, याद, रोए, रोएगा, परवाह, fark, farak, yaad, royega, roega, parwah',
  burden: 'बोझ, bojh, bojha',
  goodbye:
    'अलविदा दुनिया, आखिरी अलविदा, आखिरी चिट्ठी, आखिरी खत, आखिरी मैसेज, आखिरी संदेश, आखिरी रात है, मेरा आखिरी दिन, मेरी आखिरी रात, आखिरी दिन है, कल नहीं रहूंग{ा/ी}, कल मैं नहीं, अंतिम पत्र, सुसाइड नोट, अब कभी नहीं मिल, ज्यादा दिन नहीं, हमेशा के लिए अलविदा, हमेशा के लिए जा, alvida duniya, aakhri alvida, aakhri chitthi, aakhri khat, aakhri message, aakhri msg, aakhri raat hai, mera aakhri din, meri aakhri raat, aakhri din hai, kal nahi rahung{a/i}, kal main nahi, kal mai nahi, suicide note, hamesha ke liye alvida, hamesha ke liye ja, zyada din nahi',
  forever:
    'कभी नहीं उठ*, फिर कभी नहीं, phir kabhi nahi, हमेशा के लिए, सदा के लिए, हमेशा हमेशा, कभी न उठ*, कभी ना उठ*, hamesha ke liye, humesha ke liye, hamesha k liye, sada ke liye, kabhi na uth*, kabhi nahi uth*, फिर कभी न, phir kabhi na, सोई ही रह, सोया ही रह, सोती रह जाऊं, soyi hi rah, soya hi rah, hamesha k liye, कभी न टूटे, kabhi na tute',
  sleep: 'सो जाऊं, सो जाना, सोना, नींद, सोऊं, so jau, so jaun, so jana, sona, neend, sou',
  go_on: 'सहन, सह, झेल, बर्दाश्त, चल, आगे, sahan, seh, sah, jhel, bardasht',
  cant: 'नहीं होता, नहीं हो रहा, नहीं हो पा रहा, नहीं सकत{ा/ी}, नहीं पा रह{ा/ी}, नहीं ले पा, नहीं आ रही, nahi hota, nahi ho raha, nhi ho raha, nahi ho pa raha, nahi sakt{a/i}, nahi pa rah{a/i}, nahi le pa, nahi aa rahi, nhi sakt{a/i}, nhi ho pa, नहीं हो पाएगा, nahi ho payega, नहीं आ रहा',
  anymore: 'अब और, और नहीं, ab aur, aur nahi',
  // self-harm and means
  hurt: 'नुकसान, चोट, तकलीफ, जला*, सज़ा, nuksan, chot, jala*, saza, मारत{ा/ी} हूं, दर्द देत{ा/ी}',
  cut: 'काट, काटना, काटने, काटत{ा/ी}, चीर, kaat, kaatna, kaatne, kaatta, kaatti, काटी, काटकर',
  body: 'नस, नसें, नसों, कलाई, बांह, जांघ, nas, nason, kalai, baanh, jaangh, wrist, hath, हाथ',
  self_harm:
    'फिर से कटिंग*, फिर से हाथ काट*, phir se cutting*, phir se hath kaat*, phir se haath kaat*, fir se hath kaat*, खुद को चोट, खुद को नुकसान, खुद को तकलीफ, खुद को जला*, खुद को काट, khud ko chot, khud ko nuksan, khud ko jala*, khud ko kaat, khud ko hurt, khud ko cut, khud ko takleef, खुद को नोच*, खुद को मार*, अपने आप को नोच*, अपने हाथ पर काट*, हाथ पर काटा, दीवार पर सिर, दीवार पे सर, सिर पटक*, khud ko kharoch*, khud ko kharonch*, khud ko nonch*, khud ko maar*, diwar pe sar, deewar pe sar, sar patak*, apne haath pe kaat*, haath pe blade',
  jump: 'नीचे आ, नीचे आ जाऊं, neeche aa, neeche aajau, ke neeche aa, कूद, कूदने, कूदना, छलांग, kood ja*, kood kar, kood gay*, kood pad*, kood ke, koodne, koodna, koodunga, koodungi, kudna, kudne, chhalang, chalang, jump',
  height:
    'chat se, chat pe, pul se, pul pe, pul par, छत, पुल, पटरी, पटरियों, ट्रेन, रेल, नदी, इमारत, मंजिल, कुएं, खिड़की, बालकनी, नहर, chhat, patri, rail, manzil, kuen, kuan, khidki, balcony, nahar',
  stand: 'छत के किनारे, chhat ke kinare, खड़{ा/ी}, khad{a/i}, baith{a/i}, बैठ{ा/ी}, चढ़ गय{ा/ी}, chadh gay{a/i}, लेट*',
  hang: 'फांसी, फंदा, फंदे, लटक*, phaansi, faasi, phanda, phande, latak*',
  noose: 'रस्सी, फंदा, rassi, phanda, phande',
  weapon: 'ब्लेड, चाकू, बंदूक, पिस्तौल, उस्तरा, blade, chaku, bandook, ustra, katta',
  poison:
    'ज़हर, विष, कीटनाशक, फिनाइल, फिनायल, चूहे मारने की दवा, चूहेमार, केरोसिन, मिट्टी का तेल, हार्पिक, सल्फास, तेज़ाब, zehar, zeher, jahar, jahr, zaher, keetnashak, phenyl, finayl, chuhe marne ki dawa, chuhe maarne ki dawai, chuhe wali dawa, harpic, sulfas, tezaab',
  pill: 'गोली, गोलियां, दवा, दवाई, दवाइयां, दवाएं, टैबलेट, नींद की गोली, goli, goliya, goliyan, dawa, dawai, dawaiya, dawaiyan, tablet, tablets, pills',
  many: 'बहुत, सारी, पूरी, ढेर, कई, नींद की गोलियां, पत्ता, शीशी, एक साथ, bahut, bohot, sari, puri, dher, kai, neend ki goliyan, neend ki goliya, patta, sheeshi, ek saath, bees, pachaas',
  took: 'खा ली, खा लिया, ली हैं, पी लिया, पी ली, निगल ली, निगल लिया, खाई हैं, खा चुक{ा/ी}, ले ली, kha li, kha liya, khali, pi liya, pi li, nigal li, nigal liya, kha chuk{a/i}, le li, le liya, khayi hai',
  take: 'खाना, खाकर, खा लूं, पीना, पीकर, पी लूं, निगल, लेना, khana, khakar, kha lu, kha lung{a/i}, kha ke, peena, peekar, pee lu, pi lung{a/i}, nigal',
  drink:
    'खाना, खाकर, खा लूं, पीना, पीकर, पी लूं, khana, khakar, kha lu, kha lung{a/i}, kha ke, peena, peekar, pee lu, pi lung{a/i}, शराब, दारू, नशे, sharab, daru, daaru, nashe',
  get: 'खरीद*, ले आय{ा/ी}, रखी है, रखा है, हाथ में, पास है, सामने, kharid*, le aay{a/i}, rakhi hai, rakha hai, haath me, haath mein, paas hai, samne, बांध*, mangwa*',
  tonight:
    'आज रात, आज की रात, आज शाम, कल, आज ही, अभी के अभी, थोड़ी देर में, aaj raat, aaj ki raat, aaj shaam, aaj hi, abhi ke abhi, thodi der me, kal',
  now: 'आज, अभी, अब, aaj, abhi',
  again:
    'रोज़, फिर से, हर रोज़, बहुत, रात को, शराब, बार बार, roz, phir se, har roz, bahut, raat ko, sharab, peekar, bar bar',
  // illness
  overdose: 'ओवरडोज, overdose kar, ovardose',
  chest: 'सीने, छाती, सीना, seene, chhati, chati, seena',
  breath: 'सांस, पसीना, saas nahi, pasina, dam ghut',
  seizure:
    'fits aa*, fits pad*, fits ka daura*, हार्ट अटैक आ रहा, हार्ट अटैक आया, दिल का दौरा पड़ रहा, heart attack aa raha, heart attack aaya, heart attack ho raha, lakwa, दौरे पड़, दौरा पड़, मिर्गी का दौरा, मिर्गी के दौरे, daure pad, daura pad, daura pada, mirgi ka daura, mirgi ke daure, dore pad',
  withdrawal:
    'शराब छोड़*, शराब बंद, नशा छोड़*, sharab chhod*, sharab chod*, sharab band, nasha chhod*, nasha chod*, daaru chhod*, daru chod*, दारू छोड़*',
  severe:
    'बहुत, तेज़, कांप*, बेहोश, उल्टी, खून, अजीब, दिखाई, आवाज़ें, bahut, bohot, tez, kaamp*, kaanp*, behosh, ulti, khoon, dikhai, awaze, कंपकंपी, kapkapi',
  // violence
  beat: 'peeta hai, peetti hai, peeta jata, मारत{ा/ी/े}, पीटत{ा/ी/े}, मारपीट, मार पीट, पिटाई, मारा, पीटा, थप्पड़, हाथ उठात{ा/ी/े}, हाथ उठाया, जलाया, जलात{ा/ी/े}, गला दबा*, लात, बेल्ट, maarta, maarti, maarte, peet, pitte, pitai, maarpeet, maar peet, maara, thappad, haath uthata, haath uthate, haath uthaya, jalaya, jalata, gala daba*, laat, belt se, मारने लगत{ा/ी}, maarne lagta, हाथ उठाती, दागत{ा/ी}, चिमटा, घूंसे, सर फोड़ा, सिर फोड़ा, peetega, peetegi, peet te, marta hai, marti hai, maar rahe, chimta, sar phoda, पर हाथ उठा*, पे हाथ उठा*, pe haath utha*, par haath utha*, pe hath utha*, par hath utha*',
  rape: 'बलात्कार, रेप, यौन शोषण, यौन उत्पीड़न, इज्जत लूट, ज़बरदस्ती की, जबरदस्ती संबंध, छेड़छाड़, छेड़खानी, balatkar, yaun shoshan, izzat loot, jabardasti ki, jabardasti sambandh, chhedchhad, chedchad, ched chad, chhed chhad, jabardasti sex, गंदा काम किया, गलत काम किया, ganda kaam kiya, galat kaam kiya, मेरे संग गंदा',
  touch:
    'choote hai, छूत{ा/ी/े}, छुआ, छूने, हाथ लगात{ा/े}, हाथ फेर*, choota, chhuta, chhua, chua, chhune, choone, chhute, haath lagata, haath lagate, हाथ लगाय*',
  private:
    'गलत, गंदे, गंदी, प्राइवेट, जबरदस्ती, कपड़े, galat, gande, gandi, ganda, jabardasti, jbrdsti, kapde, कपड़े उतरवा*, नंगा, kapde utarwa*, kapde utar*, nanga, nange, वीडियो बनात{ा/ी/े}, video banat{a/i/e}, akele me pakad, अकेले में पकड़, bistar pe, बिस्तर पे',
  force:
    'जबरदस्ती, ज़बरन, दबाव, मजबूर, मर्ज़ी के खिलाफ, मर्जी के बिना, बिना मर्जी, jabardasti, jbrdsti, zabrdasti, jabran, dabav, majbur, marzi ke khilaf, marzi ke bina, bina marzi',
  marry: 'शादी, ब्याह, निकाह, विवाह, रिश्ता, shaadi, byah, nikah, vivah, rishta',
  dowry: 'दहेज, dahej',
  lock: 'बंद, ताला, कैद, band kar*, taala, kaid, बाहर नहीं जाने, bahar nahi jane, ghar se nahi nikalne, bahar jane nahi',
  room: 'कमरे, घर, कमरा, बाथरूम, देते, देता, kamre, ghar, kamra, bathroom, dete, deta',
  threaten:
    'धमकी, धमकात{ा/ी/े}, धमकियां, ब्लैकमेल, जान से मार*, मार डालने, मार डालेग{ा/े/ी}, मार देग{ा/ी}, तेज़ाब, dhamki, dhamkata, dhamkati, dhamkate, dhamkiya, blackmail, jaan se maar*, maar dalne, maar dalega, maar dega, tezaab, photo viral, फोटो वायरल, काट देग{ा/ी/े}, काट देंगे, काट के गाड़, दोनों को काट, kaat deng{a/i/e}, kaat denge, kaat ke fek, dono ko kaat, मुंह खोला तो, muh khola to',
  unsafe:
    'डर लगता, डरत{ा/ी}, सुरक्षित नहीं, dar lagta, darta, darti, surakshit nahi, safe nahi, daru, डर लग रहा, डर लगता है, dar lag raha, darr lag raha, dar lgta',
  abuse:
    'घरेलू हिंसा, अत्याचार, प्रताड़ित, प्रताड़ना, शोषण, gharelu hinsa, atyachar, pratadit, pratadna, shoshan, torture kar*, domestic violence',
  // childhood
  year: 'saal ki, saal ka, saal ke, saal ki hu, saal mera, साल, वर्ष, baras',
  class: 'कक्षा, क्लास, वीं, kaksha, klas, vi, cls',
  adult:
    'bete ka, bete ki, bete ko, bete ne, mere bete, mera beta, meri bachi, mera bachcha, mere bachche, mere bacche, मेरे बच्चे, मेरा बच्चा, मेरी बच्ची, टीचर, शिक्षक, पहले, बेट{ा/ी/े}, पढ़ात{ा/ी}, बच्चों, pehle, beti, padhata, padhati, bachcho, saal se, साल से, mahine, din se, baje, बजे, बचपन, bachpan',
  upset:
    'डर, दुखी, रोत{ा/ी}, रोना, परेशान, अकेल{ा/ी}, मारते, मारत{ा/ी}, उदास, बुली, मदद, dar, dukhi, rota, roti hu, rona, pareshan, akel{a/i}, maarte, marta, udaas, madad, tang karte, शादी, फेल, मारने, नंगा, बिस्तर, shadi, shaadi, byah, fail, bistar, marte',
  // low
  distress:
    'निराश*, हताश, नाउम्मीद, उम्मीद नहीं, कोई उम्मीद, हिम्मत नहीं, हिम्मत हार, हिम्मत टूट, टूट गय{ा/ी}, टूट चुक{ा/ी}, बेकार हूं, किसी काम का नहीं, किसी काम की नहीं, नाकाम, हार मान, हार गय{ा/ी}, सब खत्म हो गया, कोई रास्ता नहीं, रास्ता नहीं, अंधेरा, खालीपन, डिप्रेशन, अवसाद, बिल्कुल अकेल{ा/ी}, कोई मेरा नहीं, किसी को मेरी, जीवन बेकार, जिंदगी बेकार, बर्दाश्त नहीं, सहा नहीं, सह नहीं, अब और नहीं, थक गय{ा/ी} हूं सब, रोना आता, रोत{ा/ी} रहत{ा/ी}, nirash*, hataash, naummeed, umeed nahi, koi umeed, himmat nahi, himmat haar, himmat toot, toot gay{a/i}, toot chuk{a/i}, bekar hu, kisi kaam ka nahi, kisi kaam ki nahi, nakam, haar maan, haar gay{a/i}, sab khatam ho gaya, koi rasta nahi, andhera, khalipan, bilkul akel{a/i}, koi mera nahi, zindagi bekar, life bekar, bardasht nahi, sahan nahi, saha nahi, seh nahi, ab aur nahi, ro rah{a/i} hu, rota rahta, roti rehti, ghut rah{a/i}, dam ghut, दम घुट, घुट रह{ा/ी}',
  panic:
    'घबराहट, पैनिक, सांस नहीं आ, घबरा रह{ा/ी}, ghabrahat, saans nahi aa, ghabra rah{a/i}, दिल तेज़ धड़क*, दिल तेज धड़क*, दिल बहुत तेज़ धड़क*, दिल बहुत तेज धड़क*, दिल ज़ोर से धड़क*, दिल जोर से धड़क*, दिल घबरा*, धड़कन तेज*, धड़कन बढ़*, हाथ कांप*, हाथ पैर कांप*, सांस फूल*, दम घुट*, बेचैनी*, dil tez dhadak*, dil bahut tez dhadak*, dil bahut tez*, dil zor se dhadak*, dil jor se dhadak*, dil ghabra*, dhadkan tez*, dhadkan badh*, haath kaanp*, hath kaanp*, haath kamp*, saans phool*, dam ghut*, दिल की धड़कन*, दिल धक धक*, सांस नहीं आ रही, dil dhak dhak*, dil ki dhadkan*, saans phul*, sans phul*, sans nahi aa, saas nahi aa, haath pair kaanp*, hath pair kaanp*, haath per kaanp*, haath kanp*, hath kanp*, dil dhadak*, chakkar aa',
  past: 'कर ली, कर लिया, की थी, मर गय{ा/ी/े}, गुजर, निधन, देहांत, लगा ली, दे दी, ले ली, पहले, साल, kar li, kar liya, kr li, ki thi, mar gay{a/i/e}, mar gya, guzar, nidhan, dehant, laga li, de di, le li, pehle, chal bas{a/i/e}, चल बस{ा/ी/े}, मौत हो, maut ho',
  news: 'लक्षण, lakshan, बीएड, सेमिनार, खिलाफ, khilaf, खबर*, समाचार, अखबार, फिल्म, मूवी, सीरियल, कहानी, किताब, किसान*, लेख, निबंध, रोकथाम, दर, आंकड़े, पुलिस, केस, मामला, मामले, टीवी, गाना, नाटक, अभिनेता, नेता, khabar, samachar, akhbaar, movie, kahani, kitab, kisan*, lekh, nibandh, police, mamla, tv, gaana, natak, actor, neta, song, वीडियो, गेम, सज़ा, saza, हीरो',
  cause:
    'सबको, sabko, har kisi, हर किसी, हंस*, भूख*, गर्मी, ठंड, सर्दी, शर्म, बोरियत, प्यास, खुशी से, थकान, टेंशन, डर से, hans*, has has, hasi, bhook, garmi, thand, sardi, sharam, sharm, boriyat, pyaas, khushi se, hasa ke, hasa hasa, haste, chup reh, tujhpe, tujh pe, us par, पर मर, pe mar, dekh kar, मच्छर*, machhar*, मक्खी',
  thing:
    'फोन, मोबाइल, बैटरी, गाड़ी, पौधा, पौधे, मच्छर*, चूहा, चूहे, कॉकरोच, battery, gaadi, paudha, paudhe, machhar*, machar*, chuha, cockroach, सब्जी, sabji, केक, cake, baal, बाल, टिकट, ticket, बिजली, bijli, नाखून, दूध, पेपर, कागज, पेड़, घास, चाय',
  task: 'परीक्षा, एग्जाम, मीटिंग, pariksha, meeting, kaam, काम, होमवर्क, homework',
  place:
    'शहर, गांव, हॉस्टल, घर में, इस घर, के साथ, यहां, वहां, मुंबई, दिल्ली, विदेश, shahar, sheher, gaon, hostel, ghar me, is ghar, ke saath, yaha, yahan, vahan, mumbai, delhi, videsh, ऐसे घर',
  accident:
    'गलती से, खाना बनाते, सब्जी, खेलते, गिर गय{ा/ी}, galti se, khana banate, sabzi, khelte, gir gay{a/i}, रसोई, rasoi, शेविंग, दुर्घटना, jhat se, चोट लगी, chot lagi',
  pleasant:
    'बारिश, तारे, चांद, पतंग, हवा, कपड़े, चाय, धूप, मज़ा, फोटो, नज़ारा, baarish, tare, chand, patang, hawa, kapde, dhoop, maza, nazara, झूला, jhula, खेल, मैच, शादी में, shaadi me, टूर, सफर, स्टेशन, station, swimming, तैर*',
  early: 'जल्दी, सुबह सुबह, अलार्म, बजे, ऑफिस, jaldi, subah subah, baje, office, college, school, स्कूल, gym',
  idiom:
    'कमरा बंद कर लिया, दरवाज़ा बंद कर लिया, kamra band kar liya, darwaza band kar liya, कोई मारता पीटता नहीं, कोई मारता नहीं, कोई नहीं मारता, कोई नहीं पीटता, koi maarta peetta nahi, koi marta pitta nahi, koi maarta nahi, koi marta nahi, koi nahi maarta, koi nahi marta, नहीं छोड़ेग{ी/ा}, मम्मी मार डालेग*, मम्मी को पता चला तो मार*, पता चला तो मार डालेग*, मम्मी मार देग*, बीवी मार डालेग*, बीवी मार देग*, नौकरी का आखिरी दिन*, ऑफिस का आखिरी दिन*, का ओवरडोज, दिल का दौरा पड़ गया इतन*, mummy maar*, mummy mar d*, mummy mar dal*, mummy ko pata chala to maar, biwi maar*, job ka last day, office ka last day, naukri ka aakhri din, makhi maarta, makkhi maarta, bhaiya, bore hoke mar jaung{a/i}, मर गए यार, मर गया यार, मर गई यार, मर गए, मर मिट*, मरने दो, मरने दे, पर मरत{ा/ी/े}, मरते दम तक, मरते दम, मार दिया जाए, दिल मार, झक मार, बाजी मार*, गप्पे मार, गप्प मार*, लाइन मार*, चक्कर मार*, आंख मार*, डींग मार*, जान ले लेग{ा/ी}, जान ले लेंगे, जान ले ली, जान ले रह{ा/ी}, जान लो, जान लेना, जान से प्यार{ा/ी/े}, जान बूझ*, जान पहचान, मेरी जान, जान है, जान में जान, जान छिड़क*, जान लगा, खत्म हो गया पैसा, डाटा खत्म, पैसे खत्म, राशन खत्म, काम खत्म, परीक्षा खत्म, पढ़ाई खत्म, खेल खत्म, खाना खत्म, फिल्म खत्म, क्लास खत्म, कहानी खत्म, सामान खत्म, छुट्टी खत्म, बात खत्म, झगड़ा खत्म, हाथ मार*, मार्केट, मारवाड़ी, मच्छर मार*, मक्खी मार*, छक्का मार*, मैदान मार*, mar gaye yaar, mar gaya yaar, mar gayi yaar, mar gaye, mar gya yr, mar gaya yr, mar gaye re, marne do, marne de, pe marta, pe marti, pe marte, par marta, par marti, marte dam tak, dil maar, jhak maar, gappe maar*, gap maar*, line maar*, chakkar maar*, aankh maar*, sixer maar*, chakka maar*, jaan le leg{a/i}, jaan le li, jaan le rah{a/i}, jaan lo, jaan lena, jaan se pyar*, jaan bujh, jaan pehchan, meri jaan, jaan hai, jaan me jaan, jaan chhid*, jaan laga, paise khatam, data khatam, ration khatam, kaam khatam, exam khatam, exams khatam, padhai khatam, khel khatam, khana khatam, movie khatam, film khatam, class khatam, kahani khatam, semester khatam, chhutti khatam, baat khatam, jhagda khatam, kaam khatm, over acting, maar khayega, market, haath maar, dil jeet, छा गए, हवा में उड़, मौत का कुआं, maut ka kua, paath ka maut, kat gaya phone, phone kat, फोन कट, फोन काट, ticket kat*, टिकट काट*, line kat, चालान, jeb kat*, जेब काट*, नाक काट*, naak kat*, bill kat, paise kat*, पैसे काट*, rasta kat*, रास्ता काट*, दिन काट*, din kat*, वक्त काट*, केक काट*, cake kaat*, रस्सी कूद*, rassi kood*, सोना खरीद*, sona kharid*, सोने जा रह*, sone ja',
  number: 'दस, बीस, पचास, तीस, das, bees, pachas',
  aged: 'उम्र, आयु, umar, umr, ayu',
  only_way:
    'अलावा, सिवा, सिवाय, ही एक रास्ता, ही रास्ता, ही एक उपाय, एक ही रास्ता, alawa, siva, hi ek rasta, hi rasta, ek hi rasta, hi ek option, hi option',
  earth: 'दुनिया, संसार, duniya, sansar',
  remain: 'रहना, रहने, जीना, rahna, rehna, rehne, rahne, jeena',
  unwanted: 'नहीं चाहिए, nahi chahiye, nhi chahiye, nahi chaiye',
  what_for: 'क्या',
  torment: 'बोझ, सज़ा, बेकार, व्यर्थ, नर्क, नरक, bojh, saza, bekar, vyarth, nark, narak',
  lacking: 'के बिना, के बगैर, ke bina, k bina, ke bagair',
  formerly:
    'पिछले महीने, पिछले साल, पिछले हफ्ते, pichle mahine, pichle saal, pichle hafte, pichhle mahine, pichhle saal, पहले, साल पहले, कभी, उस समय, स्कूल के टाइम, pehle, pahle, saal pehle, us time, ke time, college me tha, college me thi, कॉलेज में, स्कूल में, बचपन में, उन दिनों, सालों पहले, जवानी में, तब मन, college me, college mein, school me, school mein, bachpan me, un dino, salo pehle, saalo pehle, tab mann',
  recovered:
    'ठीक हूं, अच्छी है, अच्छा है, खुश हूं, खुश भी, मज़े में, बढ़िया, हंसत{ा/ी} हूं, पेंटिंग, theek hu*, thik hu*, achi hai, acha hai, khush hu*, khush bhi, maze me, badhiya, hasta hu, hasti hu, ठीक है, अच्छा हूं, अच्छी हूं, जिंदगी अच्छी, सब अच्छा, सब ठीक, आराम है, मजे में, संभल गय{ा/ी}, thik hai ab, theek hai ab, zindagi acchi, zindagi achi, zindagi achhi, sab thik, sab theek, acha hu*, accha hu*, achi hu*, acchi hu*, aaram hai, sambhal gay{a/i}',
  birth:
    'बच्चा होने के बाद, बच्ची होने के बाद, बच्चे के बाद, डिलीवरी, प्रसव, मां बनने के बाद, मेरे बच्चे, मेरी बच्ची, अपने बच्चे, अपनी बच्ची, नवजात, bachcha hone ke baad, baccha hone ke baad, bachchi hone ke baad, bacche ke baad, delivery, maa banne ke baad, mere bachche, mere bacche, meri bachchi, apne bachche, apne bacche, apni bachchi, newborn',
  no_bond:
    'कुछ महसूस नहीं, कुछ भी महसूस नहीं, प्यार नहीं आता, प्यार महसूस नहीं, लगाव नहीं, सुन्न, खाली लगत{ा/ी}, पराय{ा/ी} लगत{ा/ी}, अच्छी मां नहीं, बुरी मां, kuch mehsoos nahi, kuch mahsus nahi, kuch feel nahi, pyaar nahi aata, pyar nahi aata, lagaav nahi, lagav nahi, sunn, khali lagta, paraya lagta, achhi maa nahi, acchi maa nahi, buri maa',
  better_for:
    'बेहतर रहेग{ा/ी}, बेहतर रहेंगे, दूसरी मां, कोई और मां, behtar raheg{a/i}, behtar rahenge, doosri maa, dusri maa, koi aur maa',
  baby: 'बच्चे को, बच्ची को, bachche ko, bachhe ko, bacche ko, baby ko, अपने बच्चे, अपनी बच्ची, बच्चे को उठा, apne bacche, apni bacchi, bachi ko',
  fling:
    'पटक*, फेंक दूं, फेंक दू, फेंक देने, झकझोर*, patak*, fenk du, fenk dun, phenk du, phenk dun, phenk dene, fenk dene, jhakjhor*',
  safe: 'भरोसा, यकीन, सेफ, सुरक्षित, bharosa, bharosha, yakeen, yakin, safe, surakshit',
  do_something:
    'कुछ कर न बैठूं, कुछ कर ना बैठूं, क्या कर बैठूं, कुछ कर बैठूंग{ा/ी}, कुछ कर लूं, कुछ कर लूंग{ा/ी}, कुछ गलत कर, कुछ उल्टा सीधा, kuch kar na baithu, kuch kar baithu, kya kar baithu, kuch kar lu, kuch kar lung{a/i}, kuch galat kar, kuch ulta seedha',
  forgive:
    'माफ कर देना, माफ करना, माफी, क्षमा कर, माफ कर दो, माफ करिए, माफ कीजिए, maaf kar dena, maaf krna, maaf karna, mafi, maafi, maaf kar do, maf kar dena, kshama',
  everyone:
    'सब लोग, सबको, सबसे, आप सब, तुम सब, दोस्तों, घरवालों, नहीं बन पाय{ा/ी}, कुछ नहीं बन, नहीं झेल पाई, नहीं झेल पाया, कहा सुना, जो भी गलती, गलती हुई, sab log, sabko, sabse, aap sab, tum sab, doston, gharwalo, nahi ban pay{a/i}, kuch nahi ban, kuch ban nahi, kaha suna, galti hui, galti ho gayi',
  letter:
    'चिट्ठी, चिट्ठियां, खत, नोट, पत्र, मैसेज, पासवर्ड, बीमा, ख्याल रखना, ध्यान रखना, खयाल रखना, chitthi, chithi, chitthiya, khat, note, patra, message, password, bima, beema, khayal rakhna, khyal rakhna, dhyan rakhna, de dena, kaun dega, kaun karega, chinta, दे देना, कौन देगा, कौन करेगा, पढ़ लेंगे, पढ़ लेना, padh lena, padh lenge',
  after_me:
    'मेरे बाद, मेरे जाने के बाद, मेरे न रहने, मैं न रहूं तो, मुझे कुछ हो जाए तो, मुझे कुछ हो गया तो, mere baad, mere jane ke baad, mere jaane ke baad, main na rahu to, mai na rahu to, mujhe kuch ho jaye to, mujhe kuch ho gaya to, baad me padh, बाद में पढ़',
  wont_need:
    'जरूरत नहीं पड़ेगी, जरूरत नहीं पड़ने वाली, अब जरूरत नहीं, अब इसकी जरूरत नहीं, इनकी जरूरत नहीं, अब मेरे किस काम, zarurat nahi padegi, jarurat nahi padegi, jarurat nhi padegi, zarurat nhi padegi, ab zarurat nahi, ab jarurat nahi, ab mere kis kaam',
  last_of_me:
    'मेरा आखिरी मैसेज, आखरी मैसेज, मेरी आखिरी दिवाली, मेरी आखिरी होली, आखिरी बार बात, आखरी बार बात, अगले जनम, अगले जन्म, अब मुलाकात नहीं, अब मुलाकात न, शायद मुलाकात न, ये आखिरी रात हो, आखिरी रात हो, सफर यहीं तक, मेरी कहानी यहीं खत्म, मेरी कहानी खत्म, mera aakhri message, mera akhri message, mera aakhri msg, aakhri bar baat, aakhri baar baat, akhri baar baat, agle janam, agle janm, ab mulakat nahi, mulakat na ho, aakhri raat ho, akhri raat ho, safar yahin tak, safar yahi tak, meri kahani yahi khatam, meri kahani khatam, aaj ke baad shayad baat na, शायद तब तक हम न रह*, tab tak hum na rahe, tab tak main na rah*',
  see: 'दिखत{ा/ी/े}, दिखाई देत{ा/ी}, सोच नहीं पात{ा/ी}, देख पात{ा/ी}, देखत{ा/ी}, सोच भी नहीं, dikhta, dikhti, dikhte, dikh raha, dikhayi deta, soch nahi pat{a/i}, soch bhi nahi, dekh pat{a/i}, dekht{a/i}',
  future:
    'भविष्य, आगे का, अगले साल, अगला साल, अगले महीने, अगला महीना, पांच साल बाद, दस साल बाद, साल बाद, आने वाला कल, फ्यूचर, bhavishya, aage ka, agle saal, agla saal, agle mahine, agla mahina, paanch saal baad, das saal baad, saal baad, future',
  fatal:
    'एक्सीडेंट हो जाए, गाड़ी टक्कर मार दे, गाड़ी ठोक दे, ट्रक मार दे, ट्रक आ जाए, बस के नीचे, हार्ट अटैक आ जाए, कैंसर हो जाए, कैंसर मांगत{ा/ी}, दिल रुक जाए, मुझे भी कुछ हो जाए, मुझे कुछ हो जाए, accident ho jaye, accident ho jae, gaadi thok de, gadi thok de, gaadi takkar, gadi takkar, truck thok de, truck maar de, bus ke neeche, heart attack aa jaye, cancer ho jaye, dil ruk jaye, mujhe bhi kuch ho jaye, mujhe kuch ho jaye',
  envy: 'जलन, खुशनसीब, नसीब वाले, किस्मत वाले, सुखी हैं, jalan, khushnaseeb, naseeb wale, kismat wale, sukhi h, sukhi hai, lucky',
  will_to_live:
    'जीने की इच्छा, जीने की चाह, जीने का मन, जीने की तमन्ना, जीने की वजह, जीने की उम्मीद, jeene ki iccha, jeene ki ichha, jine ki ichha, jine ki iccha, jeene ki chah, jeene ka mann, jeene ka man, jeene ki tamanna, jeene ki wajah',
  lost: 'मर गई, मर ही गई, चली गई, नहीं रही, नहीं बची, बची नहीं, नहीं रहा, खतम, mar gayi, mar hi gayi, chali gayi, nahi rahi, nahi bachi, bachi nahi, nahi raha, khtm, khatm',
  wait: 'इंतजार, राह देख, intezaar, intezar, intzar, raah dekh',
  goodbye_sent:
    'अलविदा का, अलविदा लिख, लिखा है अलविदा, अलविदा मैसेज, आखिरी स्टेटस, alvida ka, alvida likh*, likha hai alvida, alvida message, status lagaya h alvida, जान दे देग{ा/ी}, मर जाएग{ा/ी}, mar jayeg{a/i}, jaan de deg{a/i}',
  unreachable:
    'फोन बंद, फोन नहीं उठा, फोन स्विच ऑफ, phone band, phone nahi utha, phone nhi utha, phone switch off, call nahi utha, mobile band',
  neck: 'गला, गले, गर्दन, gala, gale, gardan',
  grip: 'दबाय{ा/ी}, दबा दिया, दबात{ा/ी/े}, दबा, पकड़ लिया, पकड़ा, पकड़त{ा/ी}, घोंट*, dabaya, daba diya, dabata, dabati, daba, pakad liya, pakda, pakad ke, ghont*, ghot*',
  withheld:
    'acid daal de*, acid dal de*, acid phek de*, acid fek de*, तेजाब फेंक द*, तेजाब डाल द*, खाना नहीं देत{ा/ी/े}, खाने को नहीं देत{ा/ी/े}, भूखा रखत{ा/ी/े}, भूखी रखत{ा/ी/े}, फोन छीन लिया, फोन छीन लेत{ा/ी/े}, फोन ले लिया मेरा, बात नहीं करने देत{ा/ी/े}, मायके बात नहीं, घर से निकलने नहीं देत{ा/ी/े}, बाहर नहीं निकलने देत{ा/ी/े}, घर से बाहर कदम, पैसा हाथ में नहीं देत{ा/ी/े}, पैसे नहीं देत{ा/ी/े} खर्च, पगार पूरी, पगार रख लेत{ा/ी/े}, तनख्वाह ले लेत{ा/ी/े}, पेंशन रख लेत{ा/ी/े}, पेंशन ले लेत{ा/ी/े}, आधार रख लिया, घर से निकाल दिया, khana nahi det{a/i/e}, khana nhi det{a/i/e}, khane ko nahi det{a/i/e}, bhukha rakht{a/i/e}, bhookha rakht{a/i/e}, phone chheen liya, phone chin liya, phone cheen liya, phone le liya mera, baat nahi karne det{a/i/e}, baat ni karne dete, baat nhi krne dete, ghar se nikalne nahi, bahar nahi nikalne, kamai uske haath, tankha sari le, tankhwah le let{a/i/e}, salary le let{a/i/e}, salary rakh let{a/i/e}, pension rakh let{a/i/e}, pension bhi rakh, pension le let{a/i/e}, aadhar rakh liya, ghar se nikal diya, kamre me band, kamre mein band, room me band kar*',
  image:
    'मेरी फोटो, मेरे फोटो, मेरी वीडियो, मेरा वीडियो, प्राइवेट फोटो, नंगी फोटो, गंदी फोटो, फेक फोटो, meri photo*, mere photo*, meri pic*, mera video, meri video, private photo*, nangi photo, nude*, gandi photo, fake photo',
  share:
    'वायरल, लीक, भेज देग{ा/ी}, डाल देग{ा/ी}, दिखा देग{ा/ी}, पैसे मांग*, viral, leak, bhej deg{a/i}, daal deg{a/i}, dikha deg{a/i}, paise mang*, dhamki',
  caste:
    'जात, जाति, दूसरी जात, दूसरे धर्म, बिरादरी, उस लड़के, उस लड़की, jaat, jati, jaati, dusri jaat, doosri jaat, biradari, us ladke, us ladki',
  ragging:
    'रैगिंग, सीनियर रात, सीनियर हॉस्टल, सीनियर कपड़े, हॉस्टल में सीनियर, सीनियर्स, raging, ragging, senior log, seniors ne, seniors raat, senior ne, seniors m, seniors hum, hostel m seniors',
  child:
    'छोटी बच्ची, छोटे बच्चे, छोटा बच्चा, बच्ची को, पड़ोस की बच्ची, काम वाली बच्ची, chhoti bachi, chhoti bachchi, choti bachi, chhote bachche, bachi ko, bachchi ko, us bachi',
  home: 'घर, कमरे, हॉस्टल, ghar, kamre, hostel',
  about_to:
    'पटरी पर {हूं/हूँ/बैठ*/लेट*/आ गया हूं/आ गई हूं/आ गया हूँ/आ गई हूँ/खड़ा हूं/खड़ी हूं/खड़ा हूँ/खड़ी हूँ}, पटरियों पर {बैठ*/लेट*}, रस्सी गले में, गले में रस्सी, गले में फंदा, फंदा {तैयार/बना*/गले/लगा*/डाल*}, पंखे {से/पर/में} {रस्सी/दुपट्टा/साड़ी/फंदा/चुन्नी}, गैस खोल {दी/दिया/कर}, मिट्टी का तेल {डाल*/छिड़क*}, तेल डाल लिया, पेट्रोल {डाल*/छिड़क*} लिया, ट्रिगर पर, कनपटी पर, रेलिंग पार कर, रेलिंग के उस पार, रेलिंग पर {खड़*/चढ़*/बैठ*}, छत के किनारे, छत की मुंडेर, मुंडेर पर {खड़*/बैठ*/चढ़*}, पानी में उतर {रह*/गय*/आ*}, पानी {कमर/घुटने/घुटनों/गले/सीने} तक, कुएं में {उतर*/कूद*}, नदी में {उतर रह*/कूद*}, नस काट {ली/दी/रह*}, कलाई काट {ली/दी/रह*}, कलाई से {खून/टपक*}, ट्रेन के {सामने/आगे/नीचे} {आ/लेट*/कूद*/खड़*}, कूदने {वाला/वाली/जा रह*}, कल सुबह नहीं {उठूं*/उठूँ*/देखूं*/देखूँ*}, आज रात {आखिरी/आख़िरी/सब खत्म/सब ख़त्म}, सुबह तक सब {खत्म/ख़त्म/निपट*}, कफन {खरीद*/ले आ*}, दवाई की शीशी {खोल*/खुल*}, गोलियां हाथ में, गोलियाँ हाथ में, सल्फास {हाथ/खोल*/ले आ*}, patri {pe/par} {hu/hoon/hun/baith*/let*/khada hu/khadi hu/khada hun/khadi hun/aa gaya hu/aa gayi hu}, patri pe utar*, utar gay{a/i} patri, rassi gale {me/mein/mei}, gale {me/mein/mei} {rassi/fanda/phanda/dupatta}, fanda {taiyar/tayar/ready/bana*/gale/laga*/daal*/dal*}, phanda {taiyar/tayar/ready/bana*/gale/laga*/daal*/dal*}, pankhe {se/pe/par/me} {rassi/dupatta/saree/sari/fanda/phanda/chunni}, gas khol {di/diya/dia/ke/kar}, mitti ka tel {daal*/dal*/chhidak*/chidak*}, tel daal liya, petrol {daal/dal/chhidak/chidak} liya, trigger {pe/par}, kanpati {pe/par}, railing paar kar*, railing par kar li, railing ke us {paar/par}, railing {pe/par} {khad*/chadh*/baith*}, chhat ki munder, munder {pe/par} {khad*/baith*/chadh*}, paani {me/mein} utar {rah*/gay*}, pani {me/mein} utar {rah*/gay*}, paani {kamar/ghutne/ghutno/gale/seene} tak, pani {kamar/ghutne/ghutno/gale/seene} tak, kuein {me/mein} {utar*/kud*/kood*}, kue {me/mein} {utar*/kud*/kood*}, nadi {me/mein} {utar rah*/kud*/kood*}, nas kaat {li/di/rah*}, nas kat {li/di}, kalai kaat {li/di/rah*}, kalai kat {li/di}, kalai se {khoon/khun/tapak*}, train ke {saamne/samne/aage/neeche/niche} {aa/let*/kud*/kood*/khad*}, kudne {wala/wali/ja rah*}, koodne {wala/wali/ja rah*}, kal subah nahi {uthu*/dekhu*}, kal subah nhi {uthu*/dekhu*}, aaj raat {aakhri/aakhiri/akhri/sab khatam/sab khatm}, subah tak sab {khatam/khatm/nipat*}, kafan {khareed*/kharid*}, goliyan haath me, goliya haath me, sulfas {haath/khol*/le aa*}, dawai ki sheeshi khul*, ek ek karke kha rah*, aadha kar liya hai ab haath',
  emergency:
    'होंठ नीले, होठ नीले, मुंह टेढ़ा, चेहरा टेढ़ा, मुंह से झाग, खून रुक नहीं, खून बंद नहीं, बहुत खून जा, बहुत खून बह, सांस नहीं आ रही, सांस रुक, बेहोश हो गय{ा/ी/े}, सांप ने काट, सांप काट, बोल नहीं पा, बोल भी नहीं पा, फिनाइल पी, जहर पी लिया, hoth neele, honth neele, hont neele, muh tedha, mu tedha, chehra tedha, muh se jhaag, mu se jhag, khoon ruk nahi, khoon nahi ruk, bahut khoon ja, bohot khoon ja, bahut khoon beh, saans nahi aa, saans ruk, behosh ho gay{a/i/e}, saanp ne kaat, sanp ne kata, bol nahi pa, jhatke aa rahe, keetnashak pi, phenyl pi, dawa jyada le, dawai jyada le, uth nahi raha, हाथ नहीं उठ, हाथ उठा नहीं पा, बायां हाथ नहीं, बाएं हाथ में, ज़ुबान {लड़खड़ा*/अटक*}, जुबान {लड़खड़ा*/अटक*}, जबान लड़खड़ा*, बोली {लड़खड़ा*/बंद हो गई}, शरीर अकड़*, बदन अकड़ गया, आंखें {ऊपर/पलट*/उलट*}, पुतली {छोटी/फैल*}, मुंह से {लार/खून}, खून की उल्टी, उल्टी में खून, सिर पर चोट लगी* अब, सिर में चोट* उल्टी, करंट लग {गया/गया है}, बिजली का झटका, होश में नहीं, होश नहीं, बेसुध, नब्ज़ {धीमी/नहीं}, नब्ज {धीमी/नहीं}, बहकी बहकी {बात*/बोल*}, ज़हर खा {गया/गई/लिया}, जहर खा {गया/गई/लिया}, चूहे मार दवा {पी/खा}, फसल की दवा {पी/गटक*}, कीटनाशक पी, जाग नहीं {रहा/रही/रहे}, सांस घरघर*, बच्चा अकड़*, तेज बुखार* अकड़*, सांस उखड़, मीठी सी सांस, haath utha nahi pa*, haath nahi uth, haath uth nahi, baaya haath nahi, baayan haath, jubaan {ladkhad*/atak*}, zubaan {ladkhad*/atak*}, juban ladkhad*, zuban ladkhad*, boli band ho ga*, shareer akad*, sharir akad*, badan akad gaya, ab akad {rahi/raha}, aankhen {upar/palat*/ulat*}, aankhe {upar/palat*/ulat*}, putli {choti/chhoti/fail*}, muh se {laar/khoon/khun}, khoon ki ulti, khun ki ulti, ulti me khoon, sar pe chot* lagi, current lag gaya, bijli ka jhatka, hosh me nahi, hosh nahi aa, hosh nahi hai, besudh, naadi {dheemi/dhimi}, nabz {dheemi/nahi}, behki behki, bahki bahki, zeher kha {gaya/gayi/gai/liya}, zehar kha {gaya/gayi/gai/liya}, jahar kha {gaya/gayi/gai/liya}, jeher kha {gaya/gayi/gai/liya}, zahar kha {gaya/gayi/gai/liya}, chuhe maar dawa*, fasal ki dawa* {pi/gatak*}, jaag nahi {raha/rahi/rahe}, uth nahi {rahi/rahe}, saans ghar ghar, saans ukhad*, khoon rukta nahi, khun rukta nahi, baccha akad*, kaan se khoon, naak se khoon band nahi, jhatka bhi aaya, badan me keede',
  know: 'मजाक नहीं कर, मज़ाक, mazak, majak',
  god: 'भगवान, प्रभु, अल्लाह, अल्लाह मियां, ऊपरवाले, ऊपरवाला, राम जी, रामजी, यमराज, ईश्वर, खुदा, वाहेगुरु, bhagwan, bhagwaan, prabhu, allah, uparwala, uparwale, upar wala, ram ji, ramji, yamraj, ishwar, khuda, waheguru',
  take_me:
    'उठा ले, उठा लो, बुला ले, बुला लो, बुला लें, ले जाए, ले जाओ, ले चलो, अपने पास बुला, uthaa le, utha le, utha lo, bula le, bula lo, le jaye, le jao, le chalo, rasta bhool, रास्ता भूल, नंबर भूल',
  elder: 'मालिक, मैनेजर, जेठ, ताऊ, मौसा, malik, manager, jeth, tau, tau ji, mausa',
  hand: 'हाथ में, सामने रख*, पास रख*, hath me, haath me, haath mein, samne rakh*, saamne rakh*, samne pad*, saamne pad*',
  age: 'दस, ग्यारह, बारह, तेरह, चौदह, पंद्रह, सोलह, सत्रह, das, gyarah, barah, terah, chaudah, pandrah, solah, satrah',
  fear_of_dying:
    'लगता है मर जाऊंग{ा/ी}, लगता है मैं मर जाऊंग{ा/ी}, लगता है कि मर जाऊंग{ा/ी}, लग रहा है मर जाऊंग{ा/ी}, लग रहा है मैं मर जाऊंग{ा/ी}, लग रहा है कि मर जाऊंग{ा/ी}, जैसे मर जाऊंग{ा/ी}, जान निकल जाएगी, जान निकल रही, मरने का डर, मौत का डर, मर जाने का डर, lagta hai mar jaung{a/i}, lagta hai main mar jaung{a/i}, lagta hai mai mar jaung{a/i}, lagta hai ki mar jaung{a/i}, lag raha hai mar jaung{a/i}, lag raha hai main mar jaung{a/i}, lag raha hai ki mar jaung{a/i}, lag rha hai mar jaung{a/i}, lag rha h mar jaung{a/i}, lag raha h mar jaung{a/i}, lagta h mar jaung{a/i}, lag rha h main mar jaung{a/i}, lag rha h mai mar jaung{a/i}, lagra hai mar jaung{a/i}, jaise mar jaung{a/i}, jaan nikal jayegi, jaan nikal rahi, marne ka dar, maut ka dar, heart attack aa, मर जाऊंग{ा/ी} क्या, मर जाऊंग{ा/ी} ऐसा लग*, लग रहा मर जाऊंग{ा/ी}, डर है मर जाऊंग{ा/ी}, डर है कि मर जाऊंग{ा/ी}, कहीं मर न जाऊं, कहीं मर ना जाऊं, मर रह{ा/ी} हूं ऐसा लग*, लगता है मर रह{ा/ी}, mar jaung{a/i} kya, mar jaung{a/i} aisa lag*, mar jaung{a/i} esa lag*, lag rha mar jaung{a/i}, lagra h mar jaung{a/i}, dar hai mar jaung{a/i}, dar lag raha mar jaung{a/i}, kahin mar na jau, kahi mar na jau, lagta hai mar rah{a/i}, lag raha hai mar rah{a/i}',
  lender:
    'लोन वाले, लोन वाला, लोन वालों, लोन ऐप, लोन एप, लोन एजेंट*, लोन कंपनी, रिकवरी वाले, रिकवरी एजेंट*, वसूली वाले, वसूली एजेंट*, ईएमआई वाले, किस्त वाले, बैंक वाले, बैंक के एजेंट, कर्ज वाले, उधार वाले, ब्याज वाले, साहूकार*, महाजन, सूदखोर*, फाइनेंस वाले, फाइनेंस कंपनी, loan wale, loan wala, loan walo, loan ke agent, loan ki recovery, loan ki vasooli, vasooli wale, wasooli wale, vasuli wale, vasooli agent*, emi wale, emi walo, emi agent*, bank wale, bank walo, bank ke agent*, bank ke recovery, karz wale, karza wale, udhar wale, udhaar wale, byaj wale, byaaj wale, sahukar, sahukaar, soodkhor, sudkhor, finance wale, finance walo, kist wale, kisht wale',
  ache: 'दर्द*, सुन्न, बायां हाथ, बाएं हाथ, बाया हाथ, नीले, बेहोश*, dard*, sunn, bayan haath, baya hath, neele, behosh*',
  found_out:
    'पता चला तो, पता चले तो, पता चलेगा तो, पता लगा तो, पता चल गया तो, सुनेंगे तो, सुना तो, जान गए तो, जानेंगे तो, pata chala to, pata chala toh, pata chale to, pata chalega to, pata chalega toh, pata laga to, pata chal gaya to, sunenge to, jaan gaye to',
  dies_of_it:
    'मर जाएगी, मर जाएगा, मर जाएंगे, मर जायेगी, मर जायेंगे, मर ही जाएगी, मर ही जाएंगे, मैं तो गया, मैं तो मरा, मैं तो मरी, मर गया मैं, मर गयी मैं, मर गई मैं, mar jayegi, mar jayega, mar jayenge, mar jaegi, mar jaenge, mar hi jayegi, mar hi jayenge, main to gaya, main to mara, main to mari, mar gaya main, mar gayi main',
  pressure: 'दबाव, प्रेशर, dabav, dabaav, dabao, pressure',
  ordinary:
    'mere bete ka, mere bete ki, mere bete ke, meri beti ka, meri beti ki, mera beta padh, मेरे बेटे का, मेरे बेटे की, मेरे बेटे के, मेरी बेटी का, मेरी बेटी की, मैं गे हूं, समलैंगिक हूं, main gay hu, main gay hoon, mai gay hu, mai gay hoon, gay hun, emergency nahi, emergency nhi, इमरजेंसी नहीं, इमर्जेंसी नहीं, कमरा बंद कर लिया, दरवाज़ा बंद कर लिया, kamra band kar liya, darwaza band kar liya, कोई मारता पीटता नहीं, कोई मारता नहीं, कोई नहीं मारता, कोई नहीं पीटता, koi maarta peetta nahi, koi marta pitta nahi, koi maarta nahi, koi marta nahi, koi nahi maarta, koi nahi marta, आईसीयू, आई सी यू, अस्पताल में भर्ती, ऑपरेशन चल, ऑपरेशन है, ऑपरेशन थिएटर, ऑक्सीजन, वेंटिलेटर, भर्ती हैं, भर्ती है, बायपास, इंजीनियरिंग, इंजीनियर बन*, डॉक्टर बन*, सरकारी नौकरी, यूपीएससी, अच्छी माँ, अच्छी मां, बुरा बाप, अच्छा बाप, कितने ख़ुश होते, कितने खुश होते, कितना ख़ुश होते, कोई सबूत नहीं, क्या बोल रहे, समझ रहे हो, जवाब हुआ, icu, hospital me admit, hospital mein admit, admit hai, ventilator, oxygen pe, bypass, engineering, engineer banu, doctor banu, sarkari naukri, achhi maa, acchi maa, acha baap, kitna khush hote, kitne khush hote, kya bol rahe, galat samjhe, rishta, rishte, रिश्ता, रिश्ते',
  telling:
    'बता दूँगा, बता दूंगा, बता दूँगी, बता दूंगी, बता देता हूँ, बता देती हूँ, सच बता, बात करूँगा, बात करूँगी, बात करूंगा, बात करूंगी, मैसेज करके, मैसेज करती, मैसेज करूँगी, bata dunga, bata dungi, bata duga, bata deta hu, bata deti hu, bol dunga, bol dungi, baat karunga, baat karungi, msg karti, msg karta, msg karungi, message karungi, message karunga',
  kin_kills:
    'मार डालेंगे, मार ही डालेंगे, जान से मार देंगे, जान ले लेंगे, ज़िंदा नहीं छोड़ेंगे, जिंदा नहीं छोड़ेंगे, काट डालेंगे, maar dalenge, maar daalenge, mar dalenge, jaan se maar denge, jaan se mar denge, jaan le lenge, zinda nahi chodenge, zinda nahi chhodenge, jinda nahi chodenge, kaat dalenge',
  marks:
    'रिज़ल्ट, रिजल्ट, नंबर, मार्क्स, फेल, फ़ेल, बंक, बॉस, टीचर, सर, सिगरेट, result, number, marks, fail, exam, paper, boss, sir, teacher, bunk, cigarette, phone',
  heart_attack_now:
    'अभी हार्ट अटैक, हार्ट अटैक आ रहा, हार्ट अटैक हो रहा, दिल का दौरा पड़ रहा, abhi heart attack, heart attack aa raha, heart attack aa rha, heart attack ho raha, dil ka daura pad raha',
  no_ache:
    'सीने में दर्द नहीं, छाती में दर्द नहीं, दर्द नहीं है, सीने में कोई दर्द नहीं, छाती में कोई दर्द नहीं, कोई दर्द नहीं, seene me dard nahi, seene mein dard nahi, sine me dard nahi, chhati me dard nahi, chhati mein dard nahi, chati me dard nahi, chest me dard nahi, chest pain nahi, dard nahi hai, koi dard nahi',
  no_child:
    'bachcha nahi, bachcha nhi, bachcha nahin, baccha nahi, baccha nhi, baccha nahin, bachha nahi, bachha nhi, bacha nahi hua, bacha nahi ho, bacha nhi hua, bacha nhi ho, बच्चा नहीं, बच्चा नही',
  i_took:
    'maine phone, maine uska phone, maine us se phone, maine usse phone, maine mobile, maine uska mobile, maine bete ka phone, maine beti ka phone, मैंने {फ़ोन/फोन/मोबाइल/उसका फ़ोन/उसका फोन/उसका मोबाइल/उससे फ़ोन/उससे फोन/बेटे का फ़ोन/बेटी का फ़ोन}',
  no_burden:
    'बोझ नहीं हूँ, बोझ नहीं समझत{ा/ी}, बोझ नहीं मानत{ा/ी/े}, bojh nahi hu, bojh nahi hoon, bojh nhi hu, bojh nahi samajhta, bojh nahi samajhti, bojh nahi samajhte, bojh nahi maante',
}
