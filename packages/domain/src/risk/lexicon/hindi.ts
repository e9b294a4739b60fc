import type { Lexicon } from './concept'

/**
 * Hindi in Devanagari and in Latin letters as people type it. Own compilation, gender and number forms written out with
 * braces; not yet read by a native speaker. Spelling variants that the reader folds by itself (nukta, nasal dots, long
 * and short i and u, z/j, w/v, ee/i, oo/u, an h after a consonant) need not be listed.
 */
export const hindi: Lexicon = {
  self: 'मैं, मैंने, मुझे, मुझको, मुझसे, हम, हमें, main, mai, mein, me, maine, mujhe, mujhko, mujhse, hum, humein, hume',
  my: 'मेर{ा/ी/े}, अपन{ा/ी/े}, mera, mere, apna, apni, apne',
  myself: 'खुद, खुदको, अपने आप, स्वयं, khud, khudko, apne aap, apneaap, apne ko, apni jaan, swayam',
  other:
    'कुत्ता, कुत्ते, बिल्ली, kutta, billi, दोस्त*, सहेली, भाई, बहन*, पति, पत्नी, बीवी, मां, मम्मी, पापा, पिता, पिताजी, बेट{ा/ी/े}, चाचा, चाची, मामा, पड़ोसी, पड़ोसन, वह, वो, उसे, उसको, उसका, उसकी, उसके, उसने, उन्हें, उन्होंने, लोग*, कोई, किसी, ससुराल, सास, ससुर, रूममेट, दादा, दादी, नाना, नानी, हीरो, किसान*, लड़क{ा/ी/े}, आदमी, औरत, सबको, आप, तुम, dost, doston, saheli, bhai, behen, behan, bahan, didi, pati, patni, biwi, mummy, maa, papa, pitaji, beti, chachi, mama, padosi, padosan, woh, wo, usko, uska, uski, uske, usne, unhe, unhone, koi, sasural, saas, sasur, roommate, dada, dadi, nana, kisan, ladka, ladki, aadmi, aurat, yaar ne, tum',
  partner:
    'पति, पत्नी, बीवी, ससुराल*, सास, ससुर, मंगेतर, प्रेमी, बॉयफ्रेंड, जेठ, देवर, ननद, pati, patidev, biwi, sasural, saas, sasur, mangetar, jeth, devar, nanad, shauhar, miyan',
  family:
    'पापा, पिता*, बाप, मां, मम्मी, घरवाले, घरवालों, घर वाले, घर वालों, चाचा, मामा, भाई, परिवार, सौतेल*, अंकल, फूफा, ताऊ, papa, pitaji, baap, maa, mummy, gharwale, gharwalon, ghar wale, ghar walo, mama, bhai, bhaiya, parivar, sautela, sauteli, sautele, fufa, tau, uncle',
  // dying
  die: 'mar jane, मर{ना/ने/नी}, मर जाना, मर जाने, मर जाऊं, मर ही जाऊं, मरूं, मर जाएं, मर जाते, मर जाती, मर जाता, मर क्यों, मिट जाना, मिट जाऊं, मर जा रहा, मर जा रही, marna, marne, mrna, mrne, maran, mar jana, mar jau, mar jaaun, mar jati, mar jata, mar kyu, mar kyun, mar kyon, mit jana, mit jau, marjana, marjau',
  dead: 'मरा हुआ, मरी हुई, मुर्दा, mari hui, mara hua, murda',
  death: 'मौत, मृत्यु, मरण, maut, maot, mrityu, mrutyu',
  will_die:
    'मरना है, मरना ही है, marna hai, marna he, marna h, mrna h, mrna hai, मर जाऊं, मर ही जाऊं, मर ही जाना, mar jau, mar jaun, mar hi jau, मर जाऊंग{ा/ी}, मर जाएंगे, मरूंग{ा/ी}, मर ही जाऊंग{ा/ी}, mar jaung{a/i}, mar jaug{a/i}, mar hi jaung{a/i}, marung{a/i}, mar jaenge, marjaung{a/i}, marjaug{a/i}',
  suicide:
    '~आत्महत्या, आत्मघात, ~खुदकुशी, खुदखुशी, खुदकशी, सुसाइड, स्यूसाइड, suside, susaid, ~aatmahatya, ~atmahatya, aatm hatya, atam hatya, aatamhatya, ~khudkushi, khudkashi, khud khushi',
  suicidal:
    'आत्मघाती विचार, खुदकुशी के ख्याल, आत्महत्या के विचार, आत्महत्या के ख्याल, खुदकुशी के विचार, suicide ke khayal, suicide ke vichar, khudkushi ke khayal, suicidal',
  intent:
    'अपनी जान लेना, अपनी जान लेने, apni jaan lena, apni jaan lene, जान दे दूंग{ा/ी}, जान दे दूं, जान देना चाहत{ा/ी/े}, जान देने, जान दे देना, जान देनी, प्राण त्याग, प्राण दे दूं, अपनी जान ले, अपनी जान लूं, जान लेना चाहत{ा/ी/े}, खुद की जान, फांसी लगा, फांसी लगाकर, फांसी पर लटक, फांसी लगाने, फंदे से लटक, पंखे से लटक, फंदा लगा, दुनिया छोड़ द*, दुनिया छोड़ना, दुनिया से चल{ा/ी} जाऊं, दुनिया से चल{ा/ी} जाना, दुनिया से जाना, दुनिया से दूर चल{ा/ी}, दुनिया छोड़कर, दुनिया से उठ जाऊं, भगवान मुझे उठा, ऊपर वाला उठा, मुझे उठा ले, अपने पास बुला ले, मौत आ जाए, मौत आ जाती, मौत आए, jaan de dung{a/i}, jaan de du, jaan de dun, jaan dena chahta, jaan dena chahti, jaan dene, jaan deni, jaan de dena, apni jaan le, jaan lene ka, khud ki jaan, fansi laga, faasi laga, phansi lagane, phaansi le l, phaansi le lu, phaansi le lung{a/i}, phaansi pe latak, phaansi par latak, phande se latak, pankhe se latak, fanda laga, latak jau, latak jaung{a/i}, duniya chod d{u/ung/unga/ungi}, duniya chhod d{u/ung/unga/ungi}, duniya chhodna, duniya chodna, duniya chhodke, duniya se chal{a/i}, duniya se jana, duniya se chale jana, duniya se uth jau, bhagwan utha le, bhagwan mujhe utha, mujhe utha le, utha le mujhe, utha lo mujhe, apne paas bula le, maut aa jaye, maut aa jae, maut aajaye, maut aati, prana tyag',
  kill: 'मार, मारना, खत्म, maar, khatam, khatm, mita',
  end: 'खत्म, समाप्त, मिटा*, अंत, ख़तम, khatam, khatm, khtm, samapt, mita d*, ant kar*, the end',
  over: 'खत्म, रुक जाए, बंद हो जाए, khatam, ruk jaye, band ho jaye',
  life: 'ज़िंदगी, जीवन, जिंदगानी, लाइफ, जीने, zindagi, zindgi, jndgi, jeevan, lyf, jindgani',
  live: 'जीना, जीने, जीनी, जीऊं, ज़िंदा, जी कर, जीकर, जीते, उठना ही, jeena, jeene, jeeni, jeeu, zinda, jee kar, jeekar, jee ke, jeeke, जीवित',
  cant_live:
    'मेरे होने से क्या, मेरे होने का क्या, mere hone se kya, mere hone ka kya, जी नहीं सकत{ा/ी}, नहीं जी सकत{ा/ी}, जी नहीं पाऊंग{ा/ी}, नहीं जी पाऊंग{ा/ी}, नहीं जी पा रह{ा/ी}, जी नहीं पा रह{ा/ी}, नहीं जिया जाता, जिया नहीं जाता, नहीं जी पा*, और नहीं जी, अब नहीं जी, ji nahi sakt{a/i}, nahi ji sakt{a/i}, nahi jee paung{a/i}, jee nahi paung{a/i}, nahi jee pa rah{a/i}, jee nahi pa rah{a/i}, nahi jiya jata, jiya nahi jata, aur nahi ji, ab nahi jee, nhi jee pa, nahi jee payeng{a/i}',
  wake: 'जागूं, उठूं, आंख न खुले, आंखें न खुलें, आंख ना खुले, सुबह न हो, सुबह ना हो, जागना, नींद से न उठूं, aankh na khule, aankhe na khule, aankh hi na khule, neend se na uthu, neend se uthu, subah na ho, jaagu, uthu hi, uthna hi, kabhi uthu',
  born: 'पैदा, जन्म, paida, janam, janm, jnm',
  gone: 'गायब, लापता, चला जाऊं दूर, न रहूं, ना रहूं, नहीं रहूंग{ा/ी}, नहीं रहना, अब नहीं रहना, दूर चल{ा/ी} जाऊं, मिट जाऊं, gayab, na rahu, na rahun, nahi rahung{a/i}, nahi rahu, nahi rahna, nahi rehna, hamesha ke liye chal{a/i} jau, bahut dur chal{a/i} jau, door chal{a/i} jau',
  want: 'चाहत{ा/ी/े}, चाहूं, चाहिए, चाह, इच्छा, मन, दिल करता, जी करता, ख्याल, सोच रह{ा/ी}, सोचत{ा/ी}, विचार, काश, है मुझे, मुझे, रहा है मन, बेहतर, अच्छा होता, तमन्ना, लगता है कि, ठान, ही है, जाना है, chahta, chahti, chahte, chahata, chahati, chata, chati, chahu, chahiye, chaiye, iccha, ichha, mann, ka man, dil kar, dil karta, jee karta, khayal, khyal, soch rah{a/i}, sochta, sochti, kaash, mujhe, behtar, tamanna, chah, karna hai, hi hai, hai mujhe, jana hai, acha hota, acha hoga',
  wish: 'काश, दुआ, भगवान करे, प्रार्थना, kaash, dua, bhagwan kare, allah kare, uparwala',
  think: 'सोच, सोचत{ा/ी/े}, ख्याल, ख़याल, विचार, soch, sochta, sochti, khayal, khyal',
  obsess:
    'की बात, की बातें, ki baat, ki baatein, ki baate, बार बार, हर वक्त, हमेशा, दिन रात, आते हैं, आता है, तरीका, तरीके, आसान, baar baar, har waqt, har time, hamesha, din raat, aate hai, aata hai, aate hain, tarika, tarike, aasan',
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
    'मेरे बिना, मेरे बगैर, मेरे जाने के बाद, मेरे मरने से, मेरे मरने के बाद, मेरे न होने, मेरे ना होने, मेरे नहीं होने, मैं न रहूं, मैं ना रहूं, मैं नहीं रहूं, मेरे न रहने, मेरे मर जाने, मेरी मौत से, mere bina, mere bagair, mere bager, mere jane ke baad, mere marne se, mere marne ke baad, mere na hone, mere nahi hone, main na rahu, mai na rahu, main nahi rahu, main nahi rahung{a/i}, mere na rahne, mere mar jane, meri maut se, mere jane se, mere chale jane',
  tired:
    'थक, तंग, ऊब, परेशान हो, बेज़ार, नफरत, मन भर गया, हार गय{ा/ी}, बोर हो गय{ा/ी}, बोझ लगती, बोझ लगने, बोझ बन, भारी लग, thak, tang, ub gay{a/i}, pareshan ho, nafrat, mann bhar gaya, haar gay{a/i}, bojh lagti, bojh lagne, bojh ban, bhari lag, fed up, irritate ho',
  reason: 'मतलब, फायदा, वजह, मकसद, कारण, अर्थ, सहारा, matlab, mtlb, fayda, wajah, maksad, karan, sahara, motive',
  worth: 'लायक, laayak, kabil, काबिल, हक',
  better:
    'तो अच्छा, ही अच्छा, to acha, to achha, hi acha, बेहतर, अच्छा होता, अच्छा होगा, अच्छा रहेगा, खुश, सुखी, चैन, ठीक रहेगा, आसान हो, शांति, राहत, सुकून, खुशी, behtar, accha hota, accha hoga, khush, sukhi, theek rahega, aasan ho, shanti, rahat, sukoon, khushi',
  everything: 'सबकुछ, सब, ये सब, यह सब, किस्सा, sabkuch, sab, ye sab, yeh sab, kissa, ye kahani, meri kahani, मेरी कहानी',
  pain: 'दर्द, तकलीफ, पीड़ा, dard, takleef, peeda, jakdan',
  miss: 'फर्क, याद, रोए, रोएगा, परवाह, fark, farak, yaad, royega, roega, parwah',
  burden: 'बोझ, bojh, bojha',
  goodbye:
    'अलविदा दुनिया, आखिरी अलविदा, आखिरी चिट्ठी, आखिरी खत, आखिरी मैसेज, आखिरी संदेश, आखिरी रात है, मेरा आखिरी दिन, मेरी आखिरी रात, आखिरी दिन है, कल नहीं रहूंग{ा/ी}, कल मैं नहीं, अंतिम पत्र, सुसाइड नोट, अब कभी नहीं मिल, ज्यादा दिन नहीं, हमेशा के लिए अलविदा, हमेशा के लिए जा, alvida duniya, aakhri alvida, aakhri chitthi, aakhri khat, aakhri message, aakhri msg, aakhri raat hai, mera aakhri din, meri aakhri raat, aakhri din hai, kal nahi rahung{a/i}, kal main nahi, kal mai nahi, suicide note, hamesha ke liye alvida, hamesha ke liye ja, zyada din nahi',
  forever:
    'कभी नहीं उठ*, फिर कभी नहीं, phir kabhi nahi, हमेशा के लिए, सदा के लिए, हमेशा हमेशा, कभी न उठ*, कभी ना उठ*, hamesha ke liye, humesha ke liye, hamesha k liye, sada ke liye, kabhi na uth*, kabhi nahi uth*, फिर कभी न, phir kabhi na',
  sleep: 'सो जाऊं, सो जाना, सोना, नींद, सोऊं, so jau, so jaun, so jana, sona, neend, sou',
  go_on: 'सहन, सह, झेल, बर्दाश्त, चल, आगे, sahan, seh, sah, jhel, bardasht',
  cant: 'नहीं होता, नहीं हो रहा, नहीं हो पा रहा, नहीं सकत{ा/ी}, नहीं पा रह{ा/ी}, नहीं ले पा, नहीं आ रही, nahi hota, nahi ho raha, nhi ho raha, nahi ho pa raha, nahi sakt{a/i}, nahi pa rah{a/i}, nahi le pa, nahi aa rahi, nhi sakt{a/i}, nhi ho pa, नहीं हो पाएगा, nahi ho payega, नहीं आ रहा',
  anymore: 'अब और, और नहीं, ab aur, aur nahi',
  // self-harm and means
  hurt: 'नुकसान, चोट, तकलीफ, जला*, सज़ा, nuksan, chot, jala*, saza, मारत{ा/ी} हूं, दर्द देत{ा/ी}',
  cut: 'काट, काटना, काटने, काटत{ा/ी}, चीर, kaat, kaatna, kaatne, kaatta, kaatti, काटी, काटकर',
  body: 'नस, नसें, नसों, कलाई, बांह, जांघ, nas, nason, kalai, baanh, jaangh, wrist, hath, हाथ',
  self_harm:
    'खुद को चोट, खुद को नुकसान, खुद को तकलीफ, खुद को जला*, खुद को काट, khud ko chot, khud ko nuksan, khud ko jala*, khud ko kaat, khud ko hurt, khud ko cut, khud ko takleef',
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
    'खाना, खाकर, खा लूं, पीना, पीकर, पी लूं, khana, khakar, kha lu, kha lung{a/i}, kha ke, peena, peekar, pee lu, pi lung{a/i}',
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
    'हार्ट अटैक आ रहा, हार्ट अटैक आया, दिल का दौरा पड़ रहा, heart attack aa raha, heart attack aaya, heart attack ho raha, lakwa, दौरे पड़, दौरा पड़, मिर्गी का दौरा, मिर्गी के दौरे, daure pad, daura pad, daura pada, mirgi ka daura, mirgi ke daure, dore pad',
  withdrawal:
    'शराब छोड़*, शराब बंद, नशा छोड़*, sharab chhod*, sharab chod*, sharab band, nasha chhod*, nasha chod*, daaru chhod*, daru chod*, दारू छोड़*',
  severe:
    'बहुत, तेज़, कांप*, बेहोश, उल्टी, खून, अजीब, दिखाई, आवाज़ें, bahut, bohot, tez, kaamp*, kaanp*, behosh, ulti, khoon, dikhai, awaze, कंपकंपी, kapkapi',
  // violence
  beat: 'peeta hai, peetti hai, peeta jata, मारत{ा/ी/े}, पीटत{ा/ी/े}, मारपीट, मार पीट, पिटाई, मारा, पीटा, थप्पड़, हाथ उठात{ा/ी/े}, हाथ उठाया, जलाया, जलात{ा/ी/े}, गला दबा*, लात, बेल्ट, maarta, maarti, maarte, peet, pitte, pitai, maarpeet, maar peet, maara, thappad, haath uthata, haath uthate, haath uthaya, jalaya, jalata, gala daba*, laat, belt se, मारने लगत{ा/ी}, maarne lagta',
  rape: 'बलात्कार, रेप, यौन शोषण, यौन उत्पीड़न, इज्जत लूट, ज़बरदस्ती की, जबरदस्ती संबंध, छेड़छाड़, छेड़खानी, balatkar, yaun shoshan, izzat loot, jabardasti ki, jabardasti sambandh, chhedchhad, chedchad, ched chad, chhed chhad, jabardasti sex',
  touch:
    'choote hai, छूत{ा/ी/े}, छुआ, छूने, हाथ लगात{ा/े}, हाथ फेर*, choota, chhuta, chhua, chua, chhune, choone, chhute, haath lagata, haath lagate, हाथ लगाय*',
  private: 'गलत, गंदे, गंदी, प्राइवेट, जबरदस्ती, कपड़े, galat, gande, gandi, ganda, jabardasti, jbrdsti, kapde',
  force:
    'जबरदस्ती, ज़बरन, दबाव, मजबूर, मर्ज़ी के खिलाफ, मर्जी के बिना, बिना मर्जी, jabardasti, jbrdsti, zabrdasti, jabran, dabav, majbur, marzi ke khilaf, marzi ke bina, bina marzi',
  marry: 'शादी, ब्याह, निकाह, विवाह, रिश्ता, shaadi, byah, nikah, vivah, rishta',
  dowry: 'दहेज, dahej',
  lock: 'बंद, ताला, कैद, band kar*, taala, kaid, बाहर नहीं जाने, bahar nahi jane, ghar se nahi nikalne, bahar jane nahi',
  room: 'कमरे, घर, कमरा, बाथरूम, देते, देता, kamre, ghar, kamra, bathroom, dete, deta',
  threaten:
    'धमकी, धमकात{ा/ी/े}, धमकियां, ब्लैकमेल, जान से मार*, मार डालने, मार डालेग{ा/े/ी}, मार देग{ा/ी}, तेज़ाब, dhamki, dhamkata, dhamkati, dhamkate, dhamkiya, blackmail, jaan se maar*, maar dalne, maar dalega, maar dega, tezaab, photo viral, फोटो वायरल',
  unsafe: 'डर लगता, डरत{ा/ी}, सुरक्षित नहीं, dar lagta, darta, darti, surakshit nahi, safe nahi, daru',
  abuse:
    'घरेलू हिंसा, अत्याचार, प्रताड़ित, प्रताड़ना, शोषण, gharelu hinsa, atyachar, pratadit, pratadna, shoshan, torture kar*, domestic violence',
  // childhood
  year: 'saal ki, saal ka, saal ke, saal ki hu, saal mera, साल, वर्ष, baras',
  class: 'कक्षा, क्लास, वीं, kaksha, klas, vi, cls',
  adult:
    'टीचर, शिक्षक, पहले, बेट{ा/ी/े}, पढ़ात{ा/ी}, बच्चों, pehle, beti, padhata, padhati, bachcho, saal se, साल से, mahine, din se, baje, बजे, बचपन, bachpan',
  upset:
    'डर, दुखी, रोत{ा/ी}, रोना, परेशान, अकेल{ा/ी}, मारते, मारत{ा/ी}, उदास, बुली, मदद, dar, dukhi, rota, roti hu, rona, pareshan, akel{a/i}, maarte, marta, udaas, madad, tang karte',
  // low
  distress:
    'निराश*, हताश, नाउम्मीद, उम्मीद नहीं, कोई उम्मीद, हिम्मत नहीं, हिम्मत हार, हिम्मत टूट, टूट गय{ा/ी}, टूट चुक{ा/ी}, बेकार हूं, किसी काम का नहीं, किसी काम की नहीं, नाकाम, हार मान, हार गय{ा/ी}, सब खत्म हो गया, कोई रास्ता नहीं, रास्ता नहीं, अंधेरा, खालीपन, डिप्रेशन, अवसाद, बिल्कुल अकेल{ा/ी}, कोई मेरा नहीं, किसी को मेरी, जीवन बेकार, जिंदगी बेकार, बर्दाश्त नहीं, सहा नहीं, सह नहीं, अब और नहीं, थक गय{ा/ी} हूं सब, रोना आता, रोत{ा/ी} रहत{ा/ी}, nirash*, hataash, naummeed, umeed nahi, koi umeed, himmat nahi, himmat haar, himmat toot, toot gay{a/i}, toot chuk{a/i}, bekar hu, kisi kaam ka nahi, kisi kaam ki nahi, nakam, haar maan, haar gay{a/i}, sab khatam ho gaya, koi rasta nahi, andhera, khalipan, bilkul akel{a/i}, koi mera nahi, zindagi bekar, life bekar, bardasht nahi, sahan nahi, saha nahi, seh nahi, ab aur nahi, ro rah{a/i} hu, rota rahta, roti rehti, ghut rah{a/i}, dam ghut, दम घुट, घुट रह{ा/ी}',
  panic: 'घबराहट, पैनिक, सांस नहीं आ, घबरा रह{ा/ी}, ghabrahat, saans nahi aa, ghabra rah{a/i}',
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
    'नहीं छोड़ेग{ी/ा}, मम्मी मार डालेग*, मम्मी को पता चला तो मार*, पता चला तो मार डालेग*, मम्मी मार देग*, बीवी मार डालेग*, बीवी मार देग*, नौकरी का आखिरी दिन*, ऑफिस का आखिरी दिन*, का ओवरडोज, दिल का दौरा पड़ गया इतन*, mummy maar*, mummy mar d*, mummy mar dal*, mummy ko pata chala to maar, biwi maar*, job ka last day, office ka last day, naukri ka aakhri din, makhi maarta, makkhi maarta, bhaiya, bore hoke mar jaung{a/i}, मर गए यार, मर गया यार, मर गई यार, मर गए, मर मिट*, मरने दो, मरने दे, पर मरत{ा/ी/े}, मरते दम तक, मरते दम, मार दिया जाए, दिल मार, झक मार, बाजी मार*, गप्पे मार, गप्प मार*, लाइन मार*, चक्कर मार*, आंख मार*, डींग मार*, जान ले लेग{ा/ी}, जान ले लेंगे, जान ले ली, जान ले रह{ा/ी}, जान लो, जान लेना, जान से प्यार{ा/ी/े}, जान बूझ*, जान पहचान, मेरी जान, जान है, जान में जान, जान छिड़क*, जान लगा, खत्म हो गया पैसा, डाटा खत्म, पैसे खत्म, राशन खत्म, काम खत्म, परीक्षा खत्म, पढ़ाई खत्म, खेल खत्म, खाना खत्म, फिल्म खत्म, क्लास खत्म, कहानी खत्म, सामान खत्म, छुट्टी खत्म, बात खत्म, झगड़ा खत्म, हाथ मार*, मार्केट, मारवाड़ी, मच्छर मार*, मक्खी मार*, छक्का मार*, मैदान मार*, mar gaye yaar, mar gaya yaar, mar gayi yaar, mar gaye, mar gya yr, mar gaya yr, mar gaye re, marne do, marne de, pe marta, pe marti, pe marte, par marta, par marti, marte dam tak, dil maar, jhak maar, gappe maar*, gap maar*, line maar*, chakkar maar*, aankh maar*, sixer maar*, chakka maar*, jaan le leg{a/i}, jaan le li, jaan le rah{a/i}, jaan lo, jaan lena, jaan se pyar*, jaan bujh, jaan pehchan, meri jaan, jaan hai, jaan me jaan, jaan chhid*, jaan laga, paise khatam, data khatam, ration khatam, kaam khatam, exam khatam, exams khatam, padhai khatam, khel khatam, khana khatam, movie khatam, film khatam, class khatam, kahani khatam, semester khatam, chhutti khatam, baat khatam, jhagda khatam, kaam khatm, over acting, maar khayega, market, haath maar, dil jeet, छा गए, हवा में उड़, मौत का कुआं, maut ka kua, paath ka maut, kat gaya phone, phone kat, फोन कट, फोन काट, ticket kat*, टिकट काट*, line kat, चालान, jeb kat*, जेब काट*, नाक काट*, naak kat*, bill kat, paise kat*, पैसे काट*, rasta kat*, रास्ता काट*, दिन काट*, din kat*, वक्त काट*, केक काट*, cake kaat*, रस्सी कूद*, rassi kood*, सोना खरीद*, sona kharid*, सोने जा रह*, sone ja',
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
    'पहले, साल पहले, कभी, उस समय, स्कूल के टाइम, pehle, pahle, saal pehle, us time, ke time, college me tha, college me thi',
  recovered:
    'ठीक हूं, अच्छी है, अच्छा है, खुश हूं, खुश भी, मज़े में, बढ़िया, हंसत{ा/ी} हूं, पेंटिंग, theek hu*, thik hu*, achi hai, acha hai, khush hu*, khush bhi, maze me, badhiya, hasta hu, hasti hu',
  birth:
    'बच्चा होने के बाद, बच्ची होने के बाद, बच्चे के बाद, डिलीवरी, प्रसव, मां बनने के बाद, मेरे बच्चे, मेरी बच्ची, अपने बच्चे, अपनी बच्ची, नवजात, bachcha hone ke baad, baccha hone ke baad, bachchi hone ke baad, bacche ke baad, delivery, maa banne ke baad, mere bachche, mere bacche, meri bachchi, apne bachche, apne bacche, apni bachchi, newborn',
  no_bond:
    'कुछ महसूस नहीं, कुछ भी महसूस नहीं, प्यार नहीं आता, प्यार महसूस नहीं, लगाव नहीं, सुन्न, खाली लगत{ा/ी}, पराय{ा/ी} लगत{ा/ी}, अच्छी मां नहीं, बुरी मां, kuch mehsoos nahi, kuch mahsus nahi, kuch feel nahi, pyaar nahi aata, pyar nahi aata, lagaav nahi, lagav nahi, sunn, khali lagta, paraya lagta, achhi maa nahi, acchi maa nahi, buri maa',
  better_for:
    'बेहतर रहेग{ा/ी}, बेहतर रहेंगे, दूसरी मां, कोई और मां, behtar raheg{a/i}, behtar rahenge, doosri maa, dusri maa, koi aur maa',
  baby: 'बच्चे को, बच्ची को, bachche ko, bachhe ko, bacche ko, baby ko',
}
