import type { Lexicon } from './concept'

/**
 * Marathi, written and spoken forms, and the commonest forms in Latin letters. Own compilation; words shared with Hindi
 * stand in `hindi.ts`; suffixes are covered by stems (`आत्महत्य*`) and endings (`*वंसं`); not yet read by a native speaker.
 */
export const marathi: Lexicon = {
  self: 'मी, मला, माझ्या, माझ्याकडून, माझ्याने, आम्ही, mala, majhya, majhyakadun',
  my: 'माझ{ा/ी/े/ं}, माझ्या, स्वतःच{ा/ी/े}, majha, majhi, majhe, majhya, swatahcha',
  myself: 'स्वतःला, स्वतःलाच, स्वताला, स्वतः, swatahla, swatala, swatalach, swatahlach',
  other:
    'कुत्रा*, कुत्री, मांजर*, मित्र*, मैत्रीण*, भाऊ, भावा*, बहीण*, ताई*, दादा*, आई*, बाबा*, वडील*, नवरा*, नवऱ्या*, बायको*, तो, ती, ते, त्याला, तिला, त्याचा, तिचा, त्याने, तिने, त्यांनी, आजोबा*, आजी*, काका*, मामा*, कोणीतरी, शेतकरी*, शेतकऱ्या*, विद्यार्थी*, मुलगा*, मुलगी*, मुलाला, शेजारी*, शेजारच्या*, mitra, maitrin, bhau, bahin, tai, dada, baba, vadil, navra, bayko, tyala, tila, tyane, tine, ajoba, aaji, kaka, mulga, mulgi, shejari',
  partner:
    'नवरा*, नवऱ्या*, बायको, सासू*, सासर*, दीर*, नणंद*, प्रियकर*, navra, navryane, navara, bayko, sasu, sasar, sasarche, sasarchya',
  family:
    'बाबा*, आई*, वडील*, काका*, मामा*, दादा*, घरचे*, घरच्या*, कुटुंब*, सावत्र*, baba, vadil, kaka, dada, gharche, gharchyanni, kutumb',
  elder: 'काका*, मामा*, सर, शिक्षक*, मास्तर*, शेजारी*, kaka, mama, sir, mastar',
  die: 'मरावं*, मरायचं*, मरण्या*, मरणं, मरू, मरून, मेल्या*, मेलं, मेलो, मेलेल*, मरायला, maravas*, maraych*, marnya*, marun, marayla',
  dead: 'मेलेल*, प्रेत, melela, meleli, melele',
  death: 'मरण, मृत्यू*, मौत, मरणच, maran yav*, mrutyu, mrityu, maranach',
  will_die:
    'मरावंसं*, मरावेसे*, मरायचं आहे, मरायचंय, मरायचे आहे, मरून जावं*, मरून जावे*, मरून जाईन, मरून जायचं*, मरून जावंसं*, मी मरेन, मरणार आहे, मरेन मी, मेलेलं बरं, मेलेले बरे, मेलो तर बरं, मेले तर बरं, मेलेली बरी, मेलेलंच बरं, मरण यावं*, मरण यावे*, मरण आलं तर, मरण पाहिजे, मरण हवं*, मरण बरं, maravas vat*, maravasa vat*, maravse vat*, maraych aahe, maraycha aahe, maraychay, maraychy, marun jav*, marun jain, marun jaych*, melela bara, melele bare, melelach bara, melo tar bara, mele tar bara, maran yava, mi maren',
  suicide: '~आत्महत्या*, आत्महत्त्या*, आत्महत्य*, आत्मघात*, ~atmahatya*, aatmhatya*',
  suicidal: 'आत्महत्येचे विचार*, आत्महत्येचा विचार*',
  intent:
    'जीव द्यावा*, जीव देईन, जीव देणार*, जीव द्यायचा*, जीव द्यावासा*, जीव देऊ*, जीव देण्याच*, जीव संपव*, जीवन संपव*, आयुष्य संपव*, आयुष्याचा शेवट*, आयुष्याचा अंत*, जीवनाचा अंत*, जीवनाचा शेवट*, फाशी घे*, फाशी लावू*, फाशी लाव*, फास लाव*, गळफास*, गळा आवळून घे*, जग सोड*, जगातून निघून*, जगातून जा*, या जगाचा निरोप*, देवा मला उचल*, मला उचलून ने*, मला घेऊन जा देवा, स्वतःला संपव*, स्वतःला मारून*, jeev dyav*, jeev dein, jeev deto, jeev denar*, jeev dyaych*, jeev sampav*, jeevan sampav*, ayushya sampav*, fashi ghe*, gal fas*, galfas*, jag sod*, jagatun nigh*, deva mala uchal*, swatahla sampav*, swatala sampav*',
  kill: 'मारून, संपव*, marun tak*, sampav*',
  end: 'संपव*, शेवट*, अंत, sampav*, shevat*, ant kar*',
  over: 'संपावं*, संपलं पाहिजे, थांबाव*, संपू दे, sampava, sampu de, thambav*',
  life: 'आयुष्य*, जीवन*, जीव, जगणं*, ayushya*, jeevan*, jeev',
  live: 'जगाय*, जगण्या*, जगणं*, जगावं*, जगू, जगून, जिवंत*, jagaych*, jagnya*, jagna, jagne, jagav*, jagun, jivant*, jagu',
  cant_live:
    'जगू शकत नाही, जगू शकणार नाही, जगणं शक्य नाही, जगणं अशक्य, जगता येत नाही, जगवत नाही, jagu shakat nahi, jagu shaknar nahi, jagna shakya nahi, jagvat nahi, jagavat nahi',
  wake: 'उठूच नये*, उठू नये*, जाग येऊ*, जाग न येव*, जागच येऊ*, डोळे उघडू*, डोळे न उघड*, सकाळ होऊ नये*, सकाळच होऊ*, जागं होऊ*, uthuch naye*, uthu naye*, jag yeu*, dole ughad*, sakal hou naye*, sakalach hou*',
  born: 'जन्म*, jalm*, janmal*',
  gone: 'गायब*, नाहीसं*, नाहीशी*, नष्ट*, दूर निघून*, कायमचं निघून*, कायमची निघून*, nahisa*, dur nighun*, kaymach nighun*',
  want: 'वाटतं*, वाटू*, इच्छा*, हवं*, पाहिजे*, विचार*, आवडेल, बरं, बरे, बरी, बरा, नको, वाटलं, *वंसं, *वसं, *यचं, *यचंय, *यचे, *ावं, vatat*, vatte, vattay, vatu, iccha, ichha*, pahije*, hava, havi, bara hoil, bara asta',
  wish: 'असतं तर, असते तर, बरं झालं असतं, बरे झाले असते, बरं झालं, asta tar, aste tar, bara zala, बरं होईल, bara hoil',
  better:
    'बरं, बरे, सुखी*, सुखात*, सुखाने*, आनंद*, शांत*, समाधान*, सुटतील*, नीट राहतील, bara hoil, bara zala, sukhi*, sukhat*, sukhane*, anand*, sutatil*, samadhan*',
  think: 'विचार*, vichar yet*, vichar kar*',
  obsess: 'सतत*, सारखे*, सारखा*, नेहमी*, कसं*, मार्ग*, satat*, sarkhe*, nehmi*, nehami*, kasa*, marg',
  plan: 'ठरवलं*, निर्णय*, तयार*, नक्की केल*, tharavl*, tharval*, nirnay*, tayar*, nakki kel*',
  will: 'करावी*, करणार*, करेन*, करीन*, करून घे*, करायची*, करायचा*, घेणार*, घेईन*, घेऊ*, देईन*, मारणार*, मारेन*, मारू*, karavi*, karnar*, karen*, karin*, karun ghe*, karaych*, ghenar*, ghein*, dein*, marnar*',
  try: 'प्रयत्न*, prayatn*',
  nahi: 'नसता, नसते, नसतं, नसती, नाही, नाहीये, नाहीत, नाय, नको, नकोय, नकोसं*, नकोशी*, नये, नसतो, नव्हतं, नव्हते, नाहीच, nahi, nahiye, nahit, nako, nakoy, nakos*, naye, navhat*, nay',
  unwant: 'नकोसं*, नकोशी*, नको झालं*, नको झाले*, नको वाटत*, nakos*, nako zal*, nako vatt*',
  cant: 'सहन होत नाही, होत नाही, होत नाहीये, जमत नाही, शकत नाही, घेता येत नाही, येत नाहीये, sahan hot nahi, hot nahi, hot nahiye, jamat nahi, shakat nahi, gheta yet nahi, yet nahiye',
  nobody:
    'कोणालाही, कोणाला, कुणाला, कुणालाही, कोणीही, कोणीच, कोणालाच, कुणीच, सगळे, सगळ्यांना, सर्व, सर्वजण, सर्वांना, konala, konalahi, konalach, kunala, koni, konich, sagle, saglyanna, sarv, sarvanna',
  without_me:
    'मी नसतो*, मी नसलो*, मी नसले*, मी नसेन*, माझ्याशिवाय, मी गेल्यावर, मी गेल्यानंतर, मी गेलो*, मी गेले*, मी मेलो*, मी मेले*, मी मेल्यावर, मी मेल्यानंतर, मी नाही राहिलो*, मी नाही राहिले*, माझ्या जाण्याने*, माझ्या मरणाने*, मी नसल्यावर, mi nasto*, mi nasl*, mi nasen*, majhyashivay, mi gelyavar, mi gelo*, mi gele*, mi melo*, mi mele*, mi melyavar, majhya janyane*, mi nahi rahil*',
  tired:
    'कंटाळ*, थकलो*, थकले*, वैताग*, वीट*, पुरे*, त्रासलो*, त्रासले*, तिरस्कार*, बास, kantal*, thaklo*, thakle*, vaitag*, vit aala*, traslo*, pure zal*',
  reason: 'अर्थ*, कारण*, उपयोग*, फायदा*, हेतू*, मतलब*, उद्देश*, artha*, upyog*, upayog*, hetu, uddesh*',
  what: 'काय, kay',
  why: 'का, कशाला, कशासाठी, kashala, kashasathi, ka jag*',
  everything: 'सगळं*, सर्व, सर्वकाही*, हे सगळं*, sagla*, sagl, sarv, sarvakahi*',
  pain: 'वेदना*, त्रास*, दुख*, vedana*, tras*, dukh*',
  miss: 'फरक*, आठवण*, रड*, पडणार नाही*, farak*, athavan*, radn*, radel*, radtil*',
  burden: 'ओझं*, भार, ojha*, oze*',
  goodbye:
    'शेवटचं पत्र*, शेवटचे पत्र*, शेवटची चिठ्ठी*, शेवटचा मेसेज*, शेवटचा संदेश*, शेवटची रात्र*, माझा शेवटचा दिवस*, माझी शेवटची*, माझा शेवटचा*, माझं शेवटचं*, माझे शेवटचे*, शेवटचा निरोप*, अखेरचा निरोप*, उद्या मी नसेन*, उद्यापासून मी नसेन*, उद्या मी नसणार*, मी आता नसेन*, सुसाईड नोट*, कायमचा निरोप*, shevatcha patra*, shevatche patra*, shevatchi chitthi*, shevatcha message*, shevatchi ratra*, majha shevatcha*, majhi shevatchi*, shevatcha nirop*, akhercha nirop*, udya mi nasen*, udya mi nasnar*, udyapasun mi nasen*',
  forever:
    'कायमचं*, कधीच उठू*, पुन्हा उठू*, परत उठू*, kaymach*, kayamach*, kaayamch*, kadhich uthu*, punha uthu*, parat uthu*',
  sleep: 'झोप*, jhopav*, zopun*, zopet*, zopl*',
  go_on: 'सहन*, सोस*, पुढे जा*, sahan*, sosav*',
  anymore: 'आता, यापुढे*, aata, yapudhe*',
  hurt: 'इजा*, जखम*, त्रास देत*, भाजून*, चटके*, दुखाप*, ija*, jakham*, jakhm*, chatke*',
  cut: 'कापून*, कापल*, कापत*, कापाव*, चिर*, kapun*, kapl*, kapat*, chirun*',
  body: 'मनगट*, हाताची नस*, शिर, हात, हाताला, हातावर*, मांडी*, मांड्या*, नस*, mangat*, managat*, hatachi nas*, hatavar*, hataala*',
  self_harm:
    'स्वतःला इजा*, स्वतःला जखम*, स्वतःला त्रास*, स्वतःला कापून*, स्वतःला कापत*, स्वतःला चटके*, स्वतःला मारत*, स्वतःला दुखाप*, swatahla ija*, swatala ija*, swatala jakham*, swatahla jakham*, swatala tras*, swatala kap*',
  jump: 'उडी*, उड्या*, झेप*, udi marn*, udi mar*, udi ghe*, udi tak*',
  height:
    'गच्ची*, छतावर*, इमारत*, बिल्डिंग*, पूल, पुलावर*, रेल्वे*, ट्रेन*, रूळ*, विहीर*, नदी*, खिडकी*, gachchi*, imarat*, pulavar*, railway*, rulavar*, vihir*, nadit*, khidki*',
  stand: 'उभा*, उभी*, उभे*, कडेला*, झोपलोय, ubha, ubhi, kathavar*, kadela',
  hang: 'फाशी*, गळफास*, फास, लटक*, fashi*, galfas*, latk*',
  noose: 'दोरी*, दोर, दोरखंड*, फास, dori*, dorkhand*',
  weapon: 'ब्लेड*, सुरी*, चाकू*, बंदूक*, suri, suriche',
  poison:
    'विष*, कीटकनाशक*, उंदराचं औषध*, उंदीर मारण्याच*, फिनाईल*, रॉकेल*, ॲसिड*, vishari*, kitaknashak*, undrache aushadh*, undir marn*, finail*, rokel',
  pill: 'गोळी*, गोळ्या*, झोपेच्या गोळ्या*, औषध*, goli*, zopechya golya*, aushadh*',
  many: 'खूप, भरपूर*, सगळ्या*, पूर्ण*, अख्ख*, पाकीट*, बाटली*, वीस*, तीस*, पन्नास*, दहा*, झोपेच्या गोळ्या*, khup, bharpur*, saglya*, akhkh*, vis golya, zopechya golya*, dahaa',
  took: 'खाल्ल*, घेतल*, प्यायल*, प्यालो*, प्याले*, गिळल*, khall*, ghetl*, pyayl*, pyal*, gilal*, gill',
  take: 'खाऊन*, पिऊन*, गिळून*, घेऊन, खाव*, प्याव*, khaun*, piun*, pyav*',
  drink: 'खाऊन*, पिऊन*, गिळून*, खाव*, प्याव*, पिणार*, khaun*, piun*, pyav*, pinar*',
  get: 'आणल*, आणून*, विकत घेत*, हातात*, जवळ*, बांधल*, aanl*, hatat*, javal*, bandhl*',
  hand: 'हातात*, हातामध्ये, hatat*',
  tonight: 'आज रात्री*, आजच*, आज संध्याकाळी*, उद्या*, aaj ratri*, ajach*, udya',
  now: 'आता, आज, aata, aaj',
  again: 'रोज, दररोज*, पुन्हा*, परत*, दारू पिऊन*, सतत*, roj, dararoj*, punha*, daru piun*, satat*',
  chest: 'छाती*, chhatit*, chatit*',
  breath: 'श्वास*, घाम*, दम लाग*, shwas*, gham yet*',
  seizure:
    'हार्ट अटॅक आल*, हृदयविकाराचा झटका आल*, heart attack aala, झटके येत*, फिट येत*, फिट आली*, आकडी*, मिरगी*, fit yet*, fit aali*, zatke yet*, aakadi*',
  withdrawal: 'दारू सोड*, दारू बंद*, व्यसन सोड*, daru sod*, daru band*',
  severe:
    'खूप*, प्रचंड*, तीव्र*, थरथर*, कापरे*, बेशुद्ध*, रक्त*, उलटी*, उलट्या*, भास*, khup, prachand*, thartha*, beshuddh*, rakta*, bhas hot*',
  beat: 'मारतो*, मारते*, मारतात*, मारहाण*, मारलं*, हात उचल*, छळ*, चापट*, लाथ*, बडव*, गळा दाब*, चटके देत*, marato, marto, martat, marhan*, marla mala, hat uchal*, chhal kar*, chalat*, chhaltat*, chaltat mala, lath mar*, badav*, gala dab*',
  rape: 'बलात्कार*, लैंगिक अत्याचार*, लैंगिक शोषण*, लैंगिक छळ*, विनयभंग*, जबरदस्तीने संबंध*, laingik*, vinaybhang*, balatkar*',
  touch: 'स्पर्श*, हात लाव*, हात लावतो*, हात फिरव*, हाताळ*, sparsh*, hat lav*, hat firav*',
  private:
    'चुकीच्या*, चुकीचा*, वाईट*, घाणेरड*, अश्लील*, नको तिथे*, जबरदस्ती*, chukichya*, chukicha*, ghanerd*, ashlil*, nako tithe*',
  force:
    'जबरदस्ती*, बळजबरी*, मनाविरुद्ध*, इच्छेविरुद्ध*, सक्ती*, jabardasti*, baljabri*, manavirudh*, icchevirud*, sakti karu*',
  marry: 'लग्न*, विवाह*, साखरपुडा*, lagn*, sakharpuda*',
  dowry: 'हुंडा*, हुंड्या*, hunda, hundya*',
  lock: 'कोंडून*, कोंडल*, डांबून*, बाहेर जाऊ देत*, बाहेर पडू देत*, कुलूप*, kondun*, kondl*, dambun*, baher jau det*, baher padu det*',
  room: 'खोली*, घरात*, नाही*, ठेवल*, ठेवतात*, kholit*, kholi, gharat*, thevl*, thevtat*',
  threaten:
    'धमकी*, धमक्या*, धमकाव*, जिवे मार*, मारून टाकेन*, मारून टाकीन*, ठार मार*, ब्लॅकमेल*, dhamki*, jive mar*, marun takin*, marun taken*, thar mar*',
  unsafe: 'भीती वाट*, घाबरतो*, घाबरते*, सुरक्षित नाही*, bhiti vat*, surakshit nahi*',
  abuse: 'घरगुती हिंसा*, कौटुंबिक हिंसाचार*, हिंसाचार*, अत्याचार*, छळ*, gharguti hinsa*, hinsachar*, atyachar*',
  year: 'वर्ष*, वय, वयाच*, varsha, varshanch*, vayach*',
  class: 'वी, वीत, इयत्ता*, वर्गात*, यत्ता*, वीमध्ये, iyatta*, vargat*',
  adult: 'शिक्षक*, मुलगा, मुलगी, आधी, मिनिट*, वाजता*, महिन*, mulga, mulgi, adhi, vajta*, महिन्या*',
  upset:
    'भीती*, रड*, दुःख*, एकट*, त्रास*, मारतात*, मारतो*, मदत*, घाबर*, bhiti*, radt*, radav*, ekt*, tras*, martat*, madat*, ghabar*',
  distress:
    'आशा नाही*, आशा उरली नाही*, कसलीच आशा*, आशा संपल*, निराश*, हताश*, मार्ग नाही*, मार्गच नाही*, रस्ता नाही*, काही उपयोग नाही*, नालायक*, खचल*, खचून*, हरलो*, हरले*, तुटल*, सहन होत नाही*, सहन होईना*, एकटेपणा*, एकाकी*, नैराश्य*, डिप्रेशन*, अर्थ नाही*, अर्थच नाही*, रिकामं*, कोणी नाही माझं*, asha nahi*, nirash*, hatash*, marg nahi*, upyog nahi*, nalayak*, khachl*, harlo*, harle*, sahan hot nahi*, ektepana*, ekaki*, nairashya*, artha nahi*',
  panic: 'घाबरगुंडी*, पॅनिक*, श्वास घेता येत नाही*, धडधड*, अस्वस्थ*, shwas gheta yet nahi*, dhaddhad*, aswasth*',
  past: 'वारले*, वारला*, वारली*, गेला, गेली, गेल्या वर्षी*, केली, निधन*, मृत्यू झाला*, देवाज्ञा*, वर्षापूर्वी*, आधी, मेला*, मेली*, घेतली, घेतला, warle*, varla*, varli*, gelya varshi*, keli, nidhan*, varshapurvi*',
  news: 'चिन्ह*, लक्षण*, सेमिनार*, प्रशिक्षण*, चाचणीत*, lakshan*, बातमी*, बातम्या*, वर्तमानपत्र*, पेपर*, चित्रपट*, सिनेमा*, मालिका*, मालिके*, कादंबरी*, गोष्ट*, कथा*, शेतकरी*, शेतकऱ्या*, निबंध*, लेख*, प्रतिबंध*, पोलीस*, खटला*, प्रकरण*, अभिनेता*, अभिनेत्या*, नाटक*, जनजागृती*, आकडेवारी*, गाणं*, टीव्ही*, batmi*, chitrapat*, malika*, shetkari*, nibandh*, lekh*, polis*, abhineta*, natak*, sinema*',
  cause:
    'हसू*, हसता हसता*, भूक*, उन्हा*, उकाड*, थंडी*, लाज*, तहाने*, कंटाळ्याने*, hasu*, hasta hasta, bhuke, bhukene*, unhane*, ukad*, thandi*, laje*, tahane*',
  thing:
    'फोन*, मोबाईल*, बॅटरी*, डास*, उंदीर, झुरळ*, झाड*, भाजी*, भाज्या*, कांदा*, कांदे*, केक*, केस, das, zad, bhaji*, kanda*, kes kap*',
  task: 'परीक्षा*, परीक्षे*, काम*, मीटिंग*, अभ्यास*, pariksha*, kaam, abhyas*',
  place:
    'शहर*, पुणे*, पुण्यात*, मुंबई*, गाव*, वसतिगृह*, हॉस्टेल*, परदेश*, shahar*, punyat*, mumbait*, gavat*, hostelvar*, pardesh*',
  accident: 'चुकून*, स्वयंपाक*, भाजी*, खेळत*, दाढी*, chukun*, swayampak*, bhaji*, kheltana*',
  pleasant:
    'पाऊस*, चांदणं*, चांदण्या*, चंद्र*, वारा*, पतंग*, चहा*, कपडे*, फोटो*, सामना*, मॅच*, वाट पाहत*, वाट बघत*, पोह*, मजा*, आनंदाने*, सूर्यास्त*, paus, chandn*, patang*, chaha*, kapde*, samna*, vat pahat*, pohay*, majja*, धाव*, पाणी*',
  early: 'लवकर*, अलार्म*, गजर*, वाजता*, ऑफिस*, शाळे*, lavkar*, gajar*, vajta*',
  idiom:
    'आई मारून टाक*, आई मारेल, बायको ठार मार*, बायको मार*, जिवंत सोडणार नाही*, ऑफिसचा शेवटचा दिवस*, कंपनीतला शेवटचा दिवस*, टोमणे मार*, फोन मार*, phone mar*, aai marun tak*, bayko mar*, मेल्या कुठं*, सोंगटी मार*, गेममध्ये*, रोप सुक*, डोकं खा*, मेलो रे*, मेले गं*, जीव घेत*, जीव खात*, जीव गेला*, जीव काढ*, जीव लाव*, जीव की प्राण*, माझा जीव आहे, जीवलग*, जिवाभाव*, गप्पा मार*, शिट्टी मार*, चक्कर मार*, फेरफटका मार*, डोळा मार*, षटकार मार*, सिक्सर मार*, बाजी मार*, थापा मार*, मिठी मार*, हाक मार*, पोहायला उडी*, आनंदाने उड्या*, उड्या मारल*, केस काप*, भाजी काप*, केक काप*, वेळ काढ*, वेळ मार*, काम संपव*, जेवण संपव*, अभ्यास संपव*, डबा संपव*, पुस्तक संपव*, jeev ghet*, jeev khat*, jeev gela*, gappa mar*, chakkar mar*, sixer mar*, mithi mar*, hak mar*, kaam sampav*, abhyas sampav*, melo re*, जीव तोडून*, फासे',
  aged: 'वय, वयाने',
  only_way: 'शिवाय, हाच मार्ग, हाच पर्याय, एकच मार्ग, एकच पर्याय, हाच एक, shivay, hach marg, hach paryay, ekach marg',
  earth: 'जग, जगात*, दुनिय*, jagat, duniyet*',
  remain: 'राहायचं*, राहावंसं*, राहण्या*, rahaych*, rahav*',
  unwanted: 'नको, नकोय, नकोसं*, नकोशी*, nako, nakoy, nakos*',
  what_for: 'काय, kay',
  torment: 'शिक्षा*, नरक*, व्यर्थ*, ओझं*, shiksha*, narak*, vyarth*',
  lacking: 'शिवाय, *शिवाय, shivay, *shivay',
  formerly: 'पूर्वी, *पूर्वी, असताना, एकेकाळी, purvi, astana',
  recovered: 'छान, मस्त, बरी आहे, बरा आहे, आनंदी, सुखी, मागे पडलं*, chhan, mast, bari ahe, bara ahe, sukhi',
  baby: 'बाळाला, balala',
}
