import type { ConceptWords } from './concept-words'
import { inflected, phrases } from './forms'

/** What somebody says they will do to a body: stems of violence with the endings of a vow, by language. */
export const vow: ConceptWords = {
  en: [
    'sister walks home, sister goes to, daughter walks home, wife walks home, walks home at, comes home alone at, goes to school at, be careful sister, one bullet is, a knife and your, gun and your, your address and, find you in a, find him in a, find her in a, found in a bag, found in a ditch, found in a drain, in a body bag, body bag, in pieces, chopped up, six feet under, meet your maker, say your prayers, sleep with one eye, you wont see it coming, accidents happen, accident will happen, brakes can fail, something may happen to, something will happen to your, pray for your family, burn in your house, ashes of your, your shop will burn, reduce to ash, nobody will find you, no one will hear you scream, hear you scream, scream for mercy, beg for mercy, beg for your life, make you beg, make her beg, make him beg, your end is near, end is coming for you, marked man, you are marked, on my list, my hit list, revenge is coming, blood for blood, eye for an eye club, we know your shift, we know your bus, watching your balcony, i watch your window, i see your window',
    phrases(
      'will gonna going_to',
      'kill_you kill_him kill_her kill_them slit beat_you hunt_you hurt_you find_every find_you_all stab shoot_you burn_your burn_every burn_down destroy_you ruin_you finish_you rape torture_you cut_you break_your smash_your bury_you strangle_you choke_you crush_you butcher poison_you',
    ),
    'slit your throats, slit their throats, you are finished, youre finished, ur finished, see you outside, wait outside college, wait outside your, waiting outside your, need two guys to thrash, guys to thrash, boys to thrash, men to thrash, someone to beat, someone to thrash, someone to kill, hire a killer, hire killer, hitman, hit man, pay someone to hurt, wont wake up tomorrow bitch, acid is cheap, remember that acid, face will melt, burn every, burn all the, demolish every,  die bitch, hope you get raped, should be raped, deserves to be raped, deserve acid, deserves acid, deserves to be killed, deserves to die, needs to die, has to die, must be killed, kill yourself, kys, go die, go and die, drink poison and die, jump off a bridge you, nobody would miss you, knife ready for, gun ready for,  coming with a knife, coming with knife, coming with boys, coming with my boys, bring my boys, my boys will, you will be found, they will find your body, body in the lake, body in a drain, last day of your life, count your days, your time is up, your turn next, your turn will come, will not spare, wont spare, not spare you, dont let him leave, dont let her leave, do not let her escape, lesson she will never, lesson he will never, lesson you will never, beaten to pulp, black and blue, broken jaw',
  ].join(', '),
  roman: [
    'raakh kar dun*, rakh kar dunga, mitti me mila*, mitti mein mila*, haddi pasli, haddi pasali, bhurta bana*, keema bana*, kima bana*, izzat loot*, ijjat lut*, behen ko utha*, beti ko utha*, biwi ko utha*, bagun gheto, bagun ghein, baghun ghein, ghari yeto mag, kaali panni*, kali panniduv*, gaali panni*, kudumbathaye, nee antu chus*, ni antu chus*, antu chust*, brathakavu, bratakavu inka, kai kaalu muri*, murit*, mureet*, murithini, muritini, ghare aavi ne mar*, ghare aavine mar*, bari giye mar*, agun debo, agun dibo',
    // Hindi
    phrases(
      'maar mar kaat tod phod jala gaad dafna peet cheer kuchal bhoon thok patak rond noch ghonp bhonk phoonk nipta khatam_kar tabah_kar barbad_kar gayab_kar khallas_kar jinda_gaad lash_bana',
      'dunga dungi denge dega deingey dalunga dalungi dalenge daloonga duga',
    ),
    'laat maaro, laat maro, latiyao, joote maaro, jute maro, jooton se, pel dunga, pel denge, kutai karenge, kutai karo, pitai karenge, dhulai karenge, thukai karenge, gardan kaat*, gardan kat*, gardan uda*, gardan marod*, gala ghot*, gala ghont*, gala ret*, khopdi tod*, sar kalam, sir kalam, sar tan se juda, sir tan se juda, ghar me ghus ke, ghar mein ghus ke, ghus ke mar*, uthwa lenge, uthwa lung*, uthwa dung*, uthva lenge, bachche gayab, bacche gayab, parivar ko khatam, khandan mita*, pehchaan mita*, chehra bigaad*, chehra bigad*, maa behen ek, teri maa ko utha, kabar khod*, kabr khod*, ulta latka*, nanga karke, ghaseet*',
    // Marathi
    phrases(
      'maarun marun kapun todun modun jalun petvun phodun fodun thokun chirun bhosakun gadun sampvun badadun ragdun tudvun thechun',
      'takin taken takeen taku takto takte takuya thevin theven thevu kadhin kadhen kadhu dein deu deto',
    ),
    inflected(
      'mar maar thok badad kap tod mod phod jal bhosak sampv chep',
      'in_tula en_tula een_tula to_tula te_tula u_tula',
    ),
    'khoon karin, khun karin, khoon karen, khun karen, khoon padnar, khun padnar, tuza khoon, tuza khun, tujha khoon, murda padnar, ghari yeun maar*, jivant thevnar nahi, jivant sodnar nahi, gala chirin, gala kapin, baghun gheto tula, bagh tula, bagh kay karto, bagh kay karte, tuzi vaat lav*, vaat lavto, pay tod*, haat tod*, haath tod*, tangadi tod*',
    // Gujarati
    phrases(
      'mari maari kapi todi bhangi salgavi salgaavi fodi phodi jivto_salgavi dati daati ukhadi upadi thoki tipi vadhi chiri ragdi',
      'nakhish nakhis nakhishu nakhisu naakhish nakhvano nakhvani nakhiye daish dais daishu desu dau',
    ),
    'jivto nai muk*, jivto nahi muk*, jivti nai muk*, jivti nahi muk*, jivta nai muk*, jivto nai rahe, jivti nai rahe, jivto nahi rahe, jivti nahi rahe, ghar ma ghusi*, gharma ghusi*, tantiya bhang*, tantiya tod*, hadka bhang*, mathu fodi*, mathu phodi*, lohi kadhi*, lohi rel*, khoon kari*, khun kari*, jov chhu tane, joi le tu',
    // Bengali
    phrases(
      'mere kete bhenge jaliye puriye khun_kore shesh_kore tule pitiye upre chhinre puti_e gunriye galiye',
      'felbo felba felbe phelbo debo dibo dimu felum felmu dea_hobe dewa_hobe charbo',
    ),
    inflected('mar mer kat kop pet thenga jala pora bhang', 'bo_toke bo_tore mu_tore bo_or'),
    'khun korbo, khoon korbo, khun hobi, khun hoye jabi, gola tipe*, gola kat*, matha fatiye*, matha phatiye*, haat pa bhang*, hat pa bhang*, thang bhang*, hadgor bhang*, bari theke tule*, banchbi na, bachbi na, morbi tui, tor mukhe acid, tor lash, lash porbe, lash fele*, rokto jhorbe, rokto gonga, dekhe nebo toke, dekhe nibo tore, charbo na toke',
    // Tamil
    inflected(
      'vett vetti kuth kutthi adi adich arut aruth arukk odai odaich kizhi kizhich nasuk koluth koluthi erich eri puda pudaich nerich kollu konnu thookki thooki sethach pottu',
      'uven iduven iruven udven udren uduven ruven irven iduvom iruvom uvom uduvom uvaen iduvaen idven idvom turuven thuduven thiduven suduven',
    ),
    'kazhutha aru*, kazhuthai aru*, kalutha aru*, kazhuthu aru*, thalaiya edu*, thalaya edu*, thala vettu*, vettama vid*, kollama vid*, adikkama vid*, podaama vid*, veliya vandha vett*, veetukulla vandhu, uyiroda iruk* maat*, uyiroda iruka maat*, saavu nichayam, saavadi adi*, mandaiya odai*, manda odai*, moonchi odai*, rattham paapom, ratham paakkanum, kanna nond*, kaiya vett*, kaala vett*, kaala odai*, kaiya odai*, petrol oothi, acid oothu*',
    // Telugu
    inflected(
      'champ champ_es narik narukut podi podich kott kotti kosi kos kaalch kalch tagalabett tagalabed virich viragot chitakkot chinch pisik tokki pagalagot pagala',
      'esta estha estanu esthanu estam estham esthaam tanu thanu utha uta utam utham aali edatam edatham estharu',
    ),
    'champesta ra, champestaa, ninnu champ*, nee gontu, ni gontu, gontu kos*, gontu pisik*, nee thala, ni tala naruk*, tala nariki, intiki vachi kot*, intiki vachi champ*, intiki vachi nar*, mee intlo, kaallu viragat*, kaallu viragg*, kallu viragg*, chetulu virag*, pillalni ettuk*, ettukupot*, ettukelt*, pranalatho unda*, pranalu tiya*, bathakavu, bratakavu, bathakanivv*, nee savu, ni chavu, nee chaavu, shavam lest*, raktam kallach*, acid posta*, acid postha*, petrol posi',
    // Kannada
    inflected(
      'hod hodi hoditi kadi kad kold koll kolt sayis saays muri mur sud suttu chuchch kutt kattaris tegi kondu_h kadidu_h muridu_h muriday suttu_h kochch kochi uris',
      'tini thini thivi tivi teeni theeni tvi akthini aktini akthivi akteeni hakthini haktini hakthivi aktivi akini tevi theve',
    ),
    'kaal murid*, kaal mur*, kaalu mur*, kai mur*, kai kaal mur*, kattu koyy*, kattu koy*, kuttige koy*, kuttige hisuk*, tale tegi*, thale tegi*, tale kadi*, manege bandu hodi*, manege nuggi*, manege nugg*, jeeva samet*, jeevantha iral*, jeevantha hogal*, jiva tegi*, hena haak*, hena bil*, hena beel*, nin hena, ninna hena, rakta hari*, mukhakke acid, acid haak*, petrol surid*, horage bandre*, horgade bandre*, bidodilla ninna, bidalla nin*, mugistini nin*, mugisthini nin*',
  ].join(', '),
  hi: [
    'राख कर दू*, राख कर दें*, राख में मिला*, मिट्टी में मिला*, हड्डी पसली एक*, हड्डी पसली*, भुर्ता बना*, कीमा बना*, क़ीमा बना*, जिंदा गाड़*, ज़िंदा गाड़*, सड़क पर नंगा*, इज्जत लूट*, इज़्ज़त लूट*, नामो निशान*, बहन को उठा*, बेटी को उठा*, बीवी को उठा*',
    phrases(
      'काट फोड़ गाड़ दफना चीर कुचल भून पटक रौंद नोच घोंप भोंक निपटा तबाह_कर बर्बाद_कर गायब_कर ख़ल्लास_कर जिंदा_गाड़',
      'दूंगा दूंगी देंगे देगा डालूंगा डालूंगी डालेंगे',
    ),
    'गर्दन उड़ा*, गर्दन काट*, गर्दन मरोड़*, गला घोंट*, गला रेत*, सर तन से जुदा, सिर तन से जुदा, सर कलम*, सिर कलम*, घर में घुस के, घर में घुसकर*, बच्चे गायब*, बच्चों को उठा*, परिवार को खत्म*, खानदान मिटा*, चेहरा बिगाड़*, कब्र खोद*, टाँगें तोड़*, टांगे तोड़*, हाथ तोड़*, पैर तोड़*, पिटाई करेंगे, कुटाई कर*, धुलाई कर*, लात मारो, जूते मारो, फोटो पूरे*, फोटो सबको*, फ़ोटो सबको*, तेरी फोटो*, तेरी फ़ोटो*, तेरे वीडियो*, गवाही दी तो, मुँह खोला तो, मुंह खोला तो, पुलिस में गई तो, पुलिस में गया तो, पुलिस को बताया तो, किसी को बताया तो, मर जाओ कहीं, ज़हर खा ले, डूब मर*',
  ].join(', '),
  mr: [
    'मर जा, पेटवून टाक*, राख कर*, हाडं खिळखिळ*, चटणी कर*, नामोनिशाण मिटव*',
    phrases(
      'मारून कापून तोडून मोडून जाळून पेटवून फोडून ठोकून चिरून भोसकून गाडून संपवून बदडून रगडून ठेचून',
      'टाकीन टाकेन टाकू टाकतो टाकते टाकणार ठेवीन ठेवेन ठेवू काढीन काढेन काढू देईन देऊ देतो',
    ),
    'गळा कापीन*, गळा चिरीन*, मान कापीन*, मान मोडीन*, डोकं फोड*, डोके फोड*, हाडं मोड*, पाय मोड*, पाय तोड*, हात मोड*, जिवंत ठेवणार नाही*, जिवंत सोडणार*, खून पाड*, खून होईल*, तुझा खून*, रक्त सांड*, घरात घुसून*, बघ काय करतो*, बघ काय करते*, बघ तुझं काय*, पोलिसांत गेल*, पोलिसात गेल*, कोणाला सांगितल*, तुझे फोटो*, फोटो सगळ्यांना*, मरून जा,  मेलास तू',
  ].join(', '),
  gu: [
    'રાખ કરી*, ચટણી કરી*, હાડકાં ખોખર*, નામોનિશાન*, ઘર બાળી*, દુકાન બાળી*, દુકાન સળગાવ*',
    phrases(
      'મારી કાપી તોડી ભાંગી સળગાવી ફોડી દાટી ઉખાડી ઠોકી ચીરી રગડી પતાવી',
      'નાખીશ નાંખીશ નાખીશું નાખશું નાખવાનો દઈશ દઈશું દેશું',
    ),
    'ટાંટિયા ભાંગ*, ટાંટિયા તોડ*, માથું ફોડ*, ગળું કાપ*, ગળું દબાવ*, ઘરમાં ઘૂસી*,  જીવતી નહીં રહે*, જીવતો નહીં રહે*, જીવતી નહિ રહે*, જીવતો નહિ રહે*, જીવતા નહીં રહો*, પોલીસમાં ગઈ તો*, પોલીસમાં ગયો તો*, કોઈને કહ્યું તો*, તારા ફોટા*, ફોટા બધાને*, લોહી રેડ*, લોહી કાઢ*, ખૂન થશે*, મરી જા, મર જા',
  ].join(', '),
  bn: [
    'জ্বালিয়ে দিয়ে আস*, ছাই করে*, হাড় গুঁড়ো*, হাড়মাংস*, বংশ শেষ*, নির্বংশ*, ঘর জ্বালি*, দোকান জ্বালি*, বেরোলেই শেষ, বেরোলেই খতম',
    phrases('মেরে কেটে ভেঙে জ্বালিয়ে পুড়িয়ে তুলে পিটিয়ে উপড়ে ছিঁড়ে পুঁতে গুঁড়িয়ে', 'ফেলব ফেলবো দেব দেবো দিব ছাড়ব'),
    'গলা টিপে*, গলা কাট*, মাথা ফাটি*, মাথা ভাঙ*, হাত ভাঙ*, পা ভাঙ*, ঠ্যাং ভাঙ*, মুখে অ্যাসিড*, মুখে এসিড*, ঘরে ঢুকে*, বাঁচবি না*, মরবি তুই*, তোর লাশ*, লাশ পড়বে*, রক্ত ঝর*, তোর ছবি*, ছবি সবাইকে*, পুলিশে গেলে*, কাউকে বললে*, ছাড়ব না তোকে, খুন হয়ে যাবি*, খুন হবি*, মরে যা, গিয়ে মর',
  ].join(', '),
  ta: [
    'காலி பண்ணிடு*, காலி பண்ணிருவ*, காலி பண்ணுவ*, குடும்பத்தையே காலி*, குடும்பத்தையே அழி*, சாம்பலாக்*, எலும்பு எண்ண*',
    inflected(
      'வெட்டி வெட்டிடு வெட்டிரு குத்தி அடிச்சு அறுத்து அறுத்திடு உடைச்சு கிழிச்சு நசுக்கி கொளுத்தி எரிச்சு கொன்னு தூக்கி முடிச்சு புதைச்சு',
      'டுவேன்* டுவோம்* ருவேன்* ருவோம்* விடுவேன்* விடுவோம்* வேன் வோம் _போடுவேன்* _போடுவோம்*',
    ),
    'தலைய எடுக்க*, தலையை வெட்டு*, கழுத்தறு*, கழுத்த அறு*, மண்டைய உடை*, மண்டையை உடை*, வீட்டுக்குள்ள வந்து*, உயிரோட இருக்க மாட்ட*, சாவு நிச்சயம்*, ரத்தம் பாக்*, கண்ண நோண்டு*, பெட்ரோல் ஊத்தி*, உன் போட்டோ*, உன் போட்டோவ*, போட்டோவ எல்லாருக்கும்*, போலீஸ் போனா*, போலீசுக்கு போனா*, யார்கிட்டயாவது சொன்னா*, செத்துப்போ, செத்து தொலை*, சாவு டா*',
  ].join(', '),
  te: [
    'అంతు చూస్త*, కుటుంబాన్ని లేప*, బూడిద చేస్త*, ఎముకలు ఏరుకో*, పీక పిసిక*, పీక కోస్*, బయటికొస్తే నరుకు*, బయటికొస్తే చంప*, బయటికొస్తే నరికే*',
    inflected('చంపే నరికే పొడిచే కొట్టే కోసే కాల్చే తగలబెట్టే విరిచే లేపే ఏసే చించే తొక్కే పగలగొట్టే పాతే', 'స్తా* స్తాం* స్తాను* స్తాము* ద్దాం*'),
    'గొంతు కోస్*, గొంతు కోసి*, తల పగల*, తల నరుకు*, ఇంట్లోకి వచ్చి*, పిల్లల్ని ఎత్తుక*, ప్రాణాలతో ఉండ*, ప్రాణాలతో వదల*, బతకవు*, బ్రతకవు*, నీ చావు*, శవం లేస్త*, రక్తం కళ్ళ*, నీ ఫోటోలు*, నీ వీడియో*, ఫోటోలు నెట్*, ఫోటోలు అందరికీ*, పోలీసులకు చెప్తే*, పోలీసులకు చెబితే*, ఎవరికైనా చెప్తే*, పెట్రోల్ పోసి*, చచ్చిపో, వెళ్లి చావు*',
  ].join(', '),
  kn: [
    'ಮುರೀತೀ*, ಮುರಿತೀ*, ಮುರೀತೇ*, ಬೂದಿ ಮಾಡ*, ಮನೆತನ ನಾಶ*, ಹಲ್ಲು ಮುರಿ*, ಎಲುಬು ಮುರಿ*',
    inflected('ಹೊಡಿ ಕಡಿ ಕೊಲ್ಲು ಕೊಲ್ಲ ಸಾಯಿಸ ಸಾಯಿಸು ಮುರಿ ಸುಡ ಸುಡು ಚುಚ್ಚು ಕುತ್ತು ತೆಗೀ ಕೊಚ್ಚಿ', 'ತೀನಿ* ತೀವಿ* ತ್ತೀನಿ* ತ್ತೀವಿ* ತ್ತೇನೆ* ತ್ತೇವೆ* ್ತೀನಿ* ್ತೀವಿ*'),
    'ಕಡಿದು ಹಾಕ್ತೀ*, ಕೊಚ್ಚಿ ಹಾಕ*, ಸೀಳಿ ಹಾಕ*, ಮುರಿದು ಹಾಕ*, ಕೊಂದು ಹಾಕ್ತೀ*, ಕತ್ತು ಹಿಸುಕ*, ತಲೆ ಒಡೆ*, ತಲೆ ಕತ್ತರಿಸ*, ಮನೆಗೆ ನುಗ್ಗ*, ಜೀವಂತ ಇರಲ್ಲ*, ಜೀವ ಸಮೇತ*, ನಿನ್ನ ಹೆಣ*, ರಕ್ತ ಹರಿ*, ನಿನ್ನ ಫೋಟೋ*, ನಿನ್ನ ವಿಡಿಯೋ*, ಫೋಟೋ ಎಲ್ಲರಿಗೂ*, ಪೊಲೀಸ್ ಗೆ ಹೇಳಿದ್ರೆ*, ಪೊಲೀಸರಿಗೆ ಹೇಳಿದ್ರೆ*, ಯಾರಿಗಾದ್ರೂ ಹೇಳಿದ್ರೆ*, ಪೆಟ್ರೋಲ್ ಸುರಿ*, ಸತ್ತು ಹೋಗು, ಹೋಗಿ ಸಾಯಿ*',
  ].join(', '),
}

/** Pictures held over somebody, or a price for silence; harmless words, so that each takes one of `pressure` beside it. */
export const hostage: ConceptWords = {
  en: 'photos, photo, pics, pictures, video, videos, nudes, screenshots, recording, recordings, secret, secrets',
  roman:
    'photo, photos, foto, pic, pics, video, recording, screenshot, sach, raaz, chobi, chhobi, chitra, padam, photolu, photovu, photogalu',
  hi: 'फोटो, फ़ोटो, तस्वीर*, वीडियो, विडियो, चैट*, रिकॉर्डिंग*, राज़',
  mr: 'फोटो*, व्हिडिओ*, चॅट*, रेकॉर्डिंग*, गुपित*',
  gu: 'ફોટા*, ફોટો*, વીડિયો*, વિડિયો*, ચેટ*, રેકોર્ડિંગ*',
  bn: 'ছবি*, ভিডিও*, চ্যাট*, রেকর্ডিং*',
  ta: 'போட்டோ*, படம்*, படத்தை*, வீடியோ*, சாட்*, ரெக்கார்டிங்*',
  te: 'ఫోటో*, వీడియో*, చాట్*, రికార్డింగ్*',
  kn: 'ಫೋಟೋ*, ವಿಡಿಯೋ*, ವೀಡಿಯೊ*, ಚಾಟ್*, ರೆಕಾರ್ಡಿಂಗ್*',
}

export const pressure: ConceptWords = {
  en: 'pay up, go to your father, go to your mother, go to your parents, go to your husband, to your parents, to your father, to your husband, to your boss, to your family, go viral, on every group, on facebook, everyone will see, everyone sees, will see them, whole college, whole school, whole family, send to all, send to everyone, send money or, expose, expose you, leak, upload them, post them all',
  roman:
    'poore college, pure college, poore school, pure gaon, poore gaon, sabko bhej*, sab ko bhej*, sabko dikha*, sabke samne, ghar bhej*, ghar walo ko, gharwalon ko, papa ko bhej*, papa ko dikha*, pati ko bhej*, paise de warna, paise nahi diye, nahi to, varna, warna, nahitar, nahi tar, sagalyanna, saglyanna, saglikade, gharchyanna, badhane, badha ne, gharwala ne, gharvala ne, nahi to joi, sobaike, sobai ke, barite pathi*, na hole, illana, illena, ellarukkum, ellarkkum, ellorukum, veetukku anupp*, andariki, andhariki, intiki pampi*, lekapote, lekapothe, ellarigu, ellarigoo, manege kals*, illandre, illa andre',
  hi: 'पूरे कॉलेज*, पूरे स्कूल*, पूरे गांव*, पूरे गाँव*, सबको, सबके सामने, घर वालों को, घरवालों को, पापा को, पति को, वरना, नहीं तो, पैसे नहीं दिए',
  mr: 'सगळ्यांना, सगळीकडे, घरच्यांना, नाहीतर, नाही तर, पैसे दे नाही*',
  gu: 'બધાને, ઘરવાળાને, ઘરવાળાઓને, નહીં તો, નહિતર, આખી કોલેજ*',
  bn: 'সবাইকে, বাড়িতে পাঠা*, না হলে, নইলে, সারা কলেজ*',
  ta: 'எல்லாருக்கும், எல்லோருக்கும், வீட்டுக்கு அனுப்*, இல்லன்னா, இல்லைன்னா, இல்லாவிட்டால்',
  te: 'అందరికీ, ఇంటికి పంప*, లేకపోతే, లేదంటే, నెట్లో, నెట్‌లో',
  kn: 'ಎಲ್ಲರಿಗೂ, ಮನೆಗೆ ಕಳ*, ಇಲ್ಲಾಂದ್ರೆ, ಇಲ್ಲದಿದ್ದರೆ, ನೆಟ್‌ನಲ್ಲಿ',
}
