import type { WordTable } from '../../../replies/word-tables'

/** What takes a safety reading back, or asks something that help has to answer: lists of phrases as `parsePhrases` reads them. */
export type CorrectionWords = {
  /** 'Nothing like that': to a question about danger it is a no, and takes nothing back that was said plainly. */
  notSo: string
  /** 'That is not what I meant', 'I'm talking about my boss', 'no, I'm happy'. */
  mistaken: string
  /** 'I don't want to die', 'nobody is dying'. */
  notDying: string
  /** 'I am the victim', 'it is me': it is about the person who writes. */
  isMe: string
  /** 'Will he know?', 'will the police come?' */
  findOut: string
  /** 'Is 181 only for women?', 'I am a man' where that line was named. */
  forMen: string
  /** 'Should I pay him?' */
  pay: string
  /** Said in fun: it takes nothing back by itself (`docs/safety.md` S9). */
  joking: string
}

/** Not yet read by native speakers outside English. Latin letters stand beside each script. */
export const correctionTables: readonly WordTable<CorrectionWords>[] = [
  {
    comparedBy: 'spelling',
    words: {
      notSo: 'not like that, nothing like that, not that way',
      mistaken:
        'not what i|im meant|mean|said|say|saying|wrote|asking|asked, thats|thts|its|it|that not what .. meant|mean|said|saying|about, didnt|dint|dont mean that|it|this|like, did|do not mean that|it|this|like, you|u misunderst*, you|u misread, you|u misheard, you|u got me|it|this|that wrong, you|u are|r|have|got wrong|mistaken, im|i talking|speaking|writing|asking about|of, i am|was talking|speaking|writing|asking about|of, was talking|speaking about|of, i meant, im|i happy, im|i am|m so|very|really happy, its|it good|happy news, happy tears, crying .. happy|happiness|joy, im|i am not in|in any danger|trouble, no one|body is hurting|hitting|beating, nobody is|s hurting|hitting|beating|hurt|hit, noone is|s hurting|hitting|beating, wrong person|topic|question, what are you|u talking about, why are you|u asking .. this|that|me, i meant|mean my|the|his|her',
      notDying:
        'dont|donot|dnt want|wanna to|die die|suicide, dont want to die, do not want to die, not going to die|suicide, not suicidal, not thinking about|of dying|death|suicide|killing, nobody|noone is|s|said|wants dying|die|suicide, nobody is|s dying, no one is|s dying|suicidal, no one wants to die, never said .. die|dying|suicide|death, didnt|dint say .. die|dying|suicide|death, not about dying|death|suicide, no suicid* thoughts, not want to kill myself, dont want to kill myself, no thoughts of dying|death|suicide, not dying',
      isMe: 'i am the|a victim, im the|a victim, im victim, i am victim, victim is me, the victim is me, it is me, its me who|he|she|they|in|being|not, it happens|happened to me, happening to me, not my friend .. me, i am the one, im the one, im in danger, i am in danger, they are my photos|pics, its my photo|photos|pic|pics|video, my own photo|photos|pics|video, about me not',
      findOut:
        'will|would he|she|they|dad|papa|mom|mummy|anyone|parents|family|husband know|find|hear|see|come, will|would .. know|find if|when|that i call|called|complain|report|tell, will|would .. arrest|jail, will|would .. police come|go|tell, will|would there be .. case|fir, will .. be arrested|told, is it|this confidential|secret|anonymous, will|do they tell|inform my|anyone, get|gets caught if i',
      forMen:
        '181|number|helpline|line .. only for|ladies|women|girls, for women only|na|right, only for women|ladies|girls, im|i am a man|boy|guy|male, i am man|boy|male, im man|boy|male, men call|use',
      pay: 'should|shall|do|can i pay|give|send .. him|her|them|money|it|now|or, should|shall i pay, pay him|her|them or|kya, if i pay',
      joking: 'joke|joking|jk|kidding|lol|lmao|prank|haha',
    },
  },
  {
    comparedBy: 'sound',
    words: {
      notSo: 'aisa nahi|nhi hai|kaha|bola|matlab|kuch, waisa|vaisa nahi|nhi, aisi baat nahi|nhi, aisa kuch nahi|nhi',
      mistaken:
        'mera|meri matlab|mtlb .. nahi|tha|hai, ye|yeh|wo|woh matlab nahi, matlab .. nahi|nhi tha|hai, galat samajh|samjhe|samjha|samajhe|samjhi*, galat samaj, samajh|samjh nahi|nhi rahe, ki|ke|ka baat|bare|baare kar|me|mein raha|rahi|bol|keh|kar, ki baat kar raha|rahi|rha|rhi, ke bare|baare me|mein bol|baat|keh, main|mai|me khush hu|hoon|hun, khushi ke aansu|aasu, khushi se ro*, maine kab kaha|bola, maine .. nahi|nhi kaha|bola|kahi|ki, koi nahi|nhi maar*|peet*, kisi ne nahi|nhi maara',
      notDying:
        'marna nahi|nhi hai|chahta|chahti|h, mar nahi|nhi raha|rahi|rha|rhi, nahi|nhi marna hai, marne ki baat nahi|nhi, marne ka .. nahi|nhi, koi nahi|nhi mar raha|rha, koi mar nahi|nhi raha, koi .. life nahi|nhi kar raha, suicide nahi|nhi kar*, suicide .. nahi|nhi hai, jaan nahi|nhi deni, jaan dene .. nahi|nhi, aisa khayal nahi|nhi, jeena chahta|chahti',
      isMe: 'main|mai|me hi hu|hoon|hun, victim main|mai|me, main|mai|me khud, mere sath|saath ho|hua|hota|hi|kar, mere hi sath|saath, mai|main|me khatre|danger|musibat me|mein, danger|khatre me|mein main|mai|hu, meri hi baat, meri|mere apni|hi|khud photo|pic|video|photos, photo meri|mere hai|h, meri|mere photo hai|h|he uske|unke|us|paas, mujhe hi dhamki|dhamka|maar*|dara*, mujhe dhamki|dhamka|blackmail|khatra|danger',
      findOut:
        'pata|pta chal .. kya|jaega|jayega|jaaega|jayegi|jaegi, pata|pta chalega|chlega|lagega|lag, papa|pati|unko|usko|use|gharwalo ko pata|pta, police aa|aayegi|ayegi|aaegi|pakad*|utha*|le, jail ho|bhej*|jayenge|jaenge, case ho|hoga|banega|karenge, arrest kar*|ho, kisi ko bata|batayenge|bataenge|batate',
      forMen:
        'ladies|ladki*|mahila*|aurat* ke|ka|ki liye|number|helpline, main|mai|me ladka|aadmi|admi|mard|purush hu|hoon|hun',
      pay: 'paise|paisa|paisay|rupaye de|dedu|du|doon|dena|bhej|bhejdu, pay kar|karu|karna|kardu du|kya|chahiye, de du kya|paise, dedu kya',
      joking: 'mazak|majak|mazaak',
    },
  },
  {
    comparedBy: 'spelling',
    words: {
      notSo: 'ऐसा नहीं|कुछ है|कहा|बोला|नहीं, वैसा नहीं, ऐसी बात नहीं, ऐसी कोई बात नहीं',
      mistaken:
        'मेरा|मेरी मतलब .. नहीं|था|है, मतलब .. नहीं था|है, ग़लत|गलत समझ|समझे|समझा|समझी|समझ*, की|के|का बात|बारे कर|में रहा|रही|बोल|कह, के बारे में बात|बोल|कह|लिख, मैं .. ख़ुश|खुश हूँ|हूं, ख़ुशी|खुशी के आँसू|आंसू, ख़ुशी|खुशी से रो*, मैंने .. नहीं कहा|बोला|कही|की|लिखा, की बात नहीं की|कर|है, कोई नहीं मार*|पीट*',
      notDying:
        'मरना नहीं है|चाहता|चाहती, नहीं मरना, मर नहीं रहा|रही, मरने की बात नहीं, मरने .. नहीं सोच*|है|चाह*, कोई नहीं मर|मरा रहा, कोई मर नहीं रहा, आत्महत्या .. नहीं, जान .. नहीं देनी|दे|लेनी, जीना चाहता|चाहती, ऐसा .. ख़याल|खयाल|ख्याल|विचार नहीं',
      isMe: 'मैं ही हूँ|हूं, मेरे साथ हो|हुआ|होता|ही|किया, मैं खुद|ख़ुद, पीड़ित मैं, मैं ख़तरे|खतरे में, मेरी ही|अपनी|खुद फोटो|फ़ोटो|तस्वीर|बात, फोटो|फ़ोटो|तस्वीर मेरी है, मुझे धमकी|धमका|धमकाया|ख़तरा|खतरा, मुझे ही',
      findOut:
        'पता चल .. क्या|जाएगा|जायेगा, पता चलेगा|लगेगा, को पता, पुलिस आ|आएगी|पकड़*|उठा*|ले, जेल हो|भेज*, केस हो|होगा|बनेगा, गिरफ़्तार|गिरफ्तार, किसी को बता*',
      forMen: 'महिला*|औरत*|लड़की* के|का|की लिए|नंबर|ही, मैं लड़का|आदमी|पुरुष|मर्द हूँ|हूं',
      pay: 'पैसे|पैसा|रुपये दे|दूँ|दूं|देना|भेज*, पैसे दे दूँ|दूं|दें',
      joking: 'मज़ाक|मजाक',
    },
  },
  {
    comparedBy: 'spelling',
    words: {
      notSo: 'तसं नाही|नव्हतं|म्हणायचं|म्हटलं|काही, असं नाही|काही म्हणायचं|म्हटलं|नाही, तसे नाही, tasa|tasa nahi|kahi',
      mistaken:
        'माझा|माझं अर्थ|म्हणणं .. नाही|नव्हता|नव्हतं, चुकीचं|चुकीचा|गैरसमज समज*|समजलात|झाला, चुकीचं समजलं|समजलात|समजलास, विषयी|बद्दल बोलतोय|बोलतेय|बोलत|सांगतोय|सांगतेय|म्हणतोय, मी .. खूश|खुश|आनंदी|आनंदात आहे, मी .. बोलतोय|बोलतेय|सांगतोय|सांगतेय, आनंदाश्रू, आनंदाने रड*, मला कोणी मार* नाही, कोणी मार* नाही, mhanaycha nahi|nahiye|navhta, gairsamaj, chukicha samaj*, baddal|vishayi boltoy|bolte|boltey|bolat, mi khush|anandi ahe|aahe',
      notDying:
        'मरायचं नाही|नाहीये|नाय, मरायची इच्छा नाही, मरणार नाही, कोणी मरत नाही, मरण्याबद्दल|मरण्याविषयी .. नाही|नव्हतं, आत्महत्या .. नाही|नाहीये, जीव द्यायचा|देणार नाही, जगायचं आहे, maraycha nahi|nahiye|nay, marayche nahi, jagaycha ahe|aahe',
      isMe: 'मीच आहे|ती|तो, माझ्यासोबत|माझ्याबाबतीत|माझ्याशी होतंय|घडलं|झालं|होत*|घड*, मला .. धमकी|धमकावतो|धमक्या, मी .. धोक्यात, माझाच|माझीच|माझेच फोटो, फोटो माझा|माझे|माझेच आहे|आहेत, mich ahe|aahe, mazyasobat|majhyasobat|mazya*, majha|maza|majhe|maze photo ahe|aahe|ahet, mala dhamki|dhamkya|dhamkavto',
      findOut:
        'कळेल का|त्यांना, समजेल का, पोलीस येतील|पकड*|नेतील, अटक, केस होईल|होणार, कोणाला सांग*|कळेल, kalel ka, samjel ka, police yetil|pakad*|netil, atak hoil|kartil',
      forMen:
        'बायकां*|महिलां*|स्त्रियां* साठी|च, बायकांसाठी|महिलांसाठी|स्त्रियांसाठी, मी मुलगा|पुरुष|माणूस आहे, mi mulga|purush ahe|aahe, baykansathi|mahilansathi',
      pay: 'पैसे देऊ|द्यावे|द्यायचे|देऊन|पाठवू का|की|टाकू, पैसे देऊ, paise deu|dyave|dyayche|pathvu',
      joking: 'गंमत|मजा|गंमतीत',
    },
  },
  {
    comparedBy: 'spelling',
    words: {
      notSo: 'એવું|એમ|એવો|તેવું નથી|નહોતું|નહીં|કંઈ|કહેવું|કહ્યું, evu|aevu|em nathi|kai|nahi|nathi|kahevu',
      mistaken:
        'મારો|મારું મતલબ|કહેવાનું|અર્થ .. નહોતો|નથી|નહોતું|હતો, ખોટું|ખોટો|ગેરસમજ સમજ*|થઈ, ની|ના|વિશે વાત કરું|કરી|કરતો|કરતી, વિશે વાત|કહું|બોલું, ની વાત કરું, હું .. ખુશ છું, ખુશીના આંસુ, ખુશીથી રડ*, કોઈ મારતું નથી, maro matlab .. nathi|hato|nahoto, khotu samaj*, ni vaat karu|kari|karto|karti, vishe vaat|kahu|bolu, hu .. khush chu|chhu',
      notDying:
        'મરવું નથી, મરવાનું .. નથી, મરી જવું નથી, કોઈ મરતું નથી, આપઘાત|આત્મહત્યા .. નથી, જીવ .. નથી આપવો|દેવો, જીવવું છે, marvu nathi, marvanu .. nathi, mari javu nathi, jivvu che|chhe',
      isMe: 'હું જ છું|છુ, મારી સાથે થાય*|થયું|થઈ*|થઇ*|થતું|જ, મને .. ધમકી|ધમકાવે, હું .. જોખમમાં|ખતરામાં, મારા|મારો જ ફોટા|ફોટો, ફોટો|ફોટા મારા|મારો છે, hu j chu|chhu, mari sathe|saathe j|tha*|thay*, mane .. dhamki|dhamkave, photo maro|mara che|chhe, maro|mara j photo',
      findOut:
        'ખબર પડશે|પડી|પડે, પોલીસ આવશે|પકડ*|લઈ, કેસ થશે|થાય, ધરપકડ, કોઈને કહેશે|કહી|ખબર, khabar padse|padshe|padi|pade, police avse|aavse|avshe|pakad*|lai, case thase|thashe',
      forMen: 'મહિલા*|સ્ત્રી*|બહેનો માટે|નો|નંબર, હું છોકરો|પુરુષ|ભાઈ છું, hu chokro|chhokro|purush chu|chhu, mahila* mate',
      pay: 'પૈસા આપું|આપી|આપવા|દઉં|મોકલું, paisa apu|aapu|api|aapi|dau|mokalu|mokli',
      joking: 'મજાક|મશ્કરી',
    },
  },
  {
    comparedBy: 'spelling',
    words: {
      notSo:
        'সেরকম|তেমন|এরকম|সেটা না|নয়|কিছু|বলিনি|বলছি না|নয়|বলিনি, সেরকম না|নয়|কিছু, তেমন কিছু|না|নয় না|নয়, serokom|temon na|noy|kichu|kichhu',
      mistaken:
        'তা বলিনি|নয়|না, সেটা বলিনি|নয়|বলতে, ভুল বুঝ*, আমার কথার মানে .. না|নয়, মানে তা|সেটা না|নয়|ছিল, কথা বলছি|বলছিলাম, আমি বলছি .. কথা|যে, আমি .. খুশি, খুশিতে|আনন্দে কাঁদ*|কেঁদ*, আনন্দের কান্না, কেউ মার* না|নি, bhul bujh*|bujch*, kotha bolchi|bolchilam|bolchhi, ami .. khushi, ta bolini|na|noy, seta bolini|na|noy',
      notDying:
        'মরতে চাই না, মরতে চাইছি না, মরার কথা .. না|বলিনি|ভাবছি, কেউ মরছে না, আত্মহত্যা .. না|নয়|বলিনি, মরব না, মরবে না, বাঁচতে চাই, morte chai na, morte chaina, morar kotha .. na|bolini, keu morche na, bachte chai',
      isMe: 'আমিই তো|সেই|ভুক্তভোগী|শিকার, আমার সঙ্গে|সাথে|সঙ্গেই|সাথেই হচ্ছে|হয়েছে|ঘটেছে|করছে, আমাকে|আমাকেই .. হুমকি|ভয়|মারে|মারছে, আমিই বিপদে, আমি .. বিপদে, ছবি আমার|আমারই, আমারই ছবি, amii, ami i, amar songe|sathe|shathe hocche|hochche|hoyeche|korche|korchhe, amake .. humki|bhoy|mare|marche, chobi amar|amari|amar, amari chobi',
      findOut:
        'জেনে যাবে|ফেলবে, জানতে পারবে, টের পাবে, পুলিশ আসবে|ধর*|নিয়ে, কেস হবে, গ্রেফতার|গ্রেপ্তার, কাউকে বল*|জানাবে, jene jabe|jabena|felbe, jante parbe, ter pabe, police asbe|dhor*|niye',
      forMen: 'মেয়েদের|মহিলাদের জন্য|নম্বর, আমি ছেলে|পুরুষ, ami chele|chhele|purush, meyeder jonno',
      pay: 'টাকা দেব|দিয়ে|দেবো|পাঠাব|দিলে|দিতে, taka debo|deb|dibo|diye|pathabo|dile',
      joking: 'মজা|ঠাট্টা|ইয়ার্কি',
    },
  },
  {
    comparedBy: 'spelling',
    words: {
      notSo:
        'அப்படி|அப்டி|அப்படியெல்லாம்|அப்டிலாம்|அப்படிலாம் இல்ல*|சொல்லல*|எதுவும்|ஒன்னும், appadi|apdi|appdi|apdilam|appadilam|apadilam illa|illai|onnum|sollala',
      mistaken:
        'நான் .. சொல்லவில்லை|சொல்லல, நான் சொன்னது|சொல்றது|சொல்ல .. இல்ல*|வேற|பத்தி|பற்றி, தப்பா|தவறாக|தப்பாக புரி*|எடுத்*, பத்தி|பற்றி பேசு*|சொல்*|பேச*, பற்றித்தான்|பத்தித்தான், நான் .. சந்தோஷமா*|மகிழ்ச்சியா*, சந்தோஷத்துல|ஆனந்த அழு*|கண்ணீர், யாரும் அடிக்கல*, thappa purin*|puriju*|eduth*, pathi|patri pesu*|pesa*|solr*|soln*|soldr*, naan|nan .. santhosama*|sandhosama*|happyaa*',
      notDying:
        'சாக|சாகணும்*|சாகனும்*|சாகலாம்* .. வேண்டாம்|வேணாம்|இல்ல*|நினைக்கல*, சாகப் போறதில்லை|போகவில்லை, சாக விரும்ப*, யாரும் சாக*, தற்கொலை .. இல்ல*|இல்லை|வேண்டாம், உயிரை .. இல்ல*, வாழணும், saaganum|saganum|saaga|saga|sethu .. illa|illai|venam|venda, yaarum|yarum saaga*|saga*, tharkolai .. illa|illai',
      isMe: 'நான்தான்|நாந்தான், நான் தான் ஆபத்து*|பாதி*|மாட்*|அது, எனக்குத்தான்|எனக்கு தான்|நடக்*, எனக்குத்தான், எனக்கே, என்னைத்தான்|என்னையே, என்னை மிரட்டு*|மிரட்ட*, என் போட்டோ|படம் தான், naan|nan thaan|than aabathu*|victim|maati*|maatti*|athu, enakku|enaku thaan|than|nadak*|nadandh*, ennai|enna|ennaye mirat*, en|ennoda|enoda photo|photos|pic thaan|than|adhu|athu',
      findOut:
        'தெரிஞ்சிடுமா|தெரியுமா|தெரியவருமா, தெரிய வருமா|வந்திடுமா, அரெஸ்ட் பண்ணு*|செய், கைது செய்*|பண்ணு*, போலீஸ் வரு*|பிடி*|வந்து*, கேஸ் போடு*|வரு*, யாரிடமும்|யார்கிட்டயும் சொல்*, therinjiduma|theriyuma|therinjuduma|terinjiduma, arrest pannu*|panni*, police varu*|vandh*|pidi*',
      forMen:
        'பெண்களுக்கு|மகளிர்|லேடீஸ் மட்டும்|தானே|தான், நான் பையன்|ஆண், நான் ஆண்|பையன் தான்|தான், ladies|ponnunga|pengal ku|kku thaane|thane|mattum|thaan, nan|naan paiyan|payyan|aan thaan|than',
      pay: 'பணம்|காசு கொடுக்க*|குடுக்க*|தர*|அனுப்ப*, panam|kaasu|kasu kuduk*|koduk*|thara*|anup*',
      joking: 'சும்மா|விளையாட்டுக்கு|ஜோக்',
    },
  },
  {
    comparedBy: 'spelling',
    words: {
      notSo:
        'అలా|అలాంటిది|అట్లా|అదేం కాదు|లేదు|అనలేదు|ఏమీ|కాదండి, అలా చెప్పలేదు|అనలేదు|అనుకోలేదు, ala|alantidi|atla|alaga kadu|ledu|em|kaadu|analedu|emi',
      mistaken:
        'నా ఉద్దేశం అది|అదే|అలా కాదు, తప్పుగా|తప్పు అర్థం|అనుకు*, గురించి మాట్లాడు*|చెప్పా*|చెప్పు*|అంటు*|చెబుతు*, గురించి చెప్పా|అన్నా, నేను .. సంతోషంగా|హ్యాపీగా|ఆనందంగా ఉన్నా*, ఆనందంతో|సంతోషంతో ఏడ్*, ఆనంద బాష్పాలు, నేనేం|నేను తాగలేదు|తీసుకోలేదు|చేసుకోలేదు, ఎవరూ కొట్టలేదు|కొట్టట్లేదు, tappuga|thappuga ardam|artham|anuk*, gurinchi matlad*|chepp*|cheppa|antun*|chebut*, nenu .. happyga|santoshanga|anandanga unna*, nenem|nenu tagaledu|thagaledu|teesukoledu',
      notDying:
        'చావాలని లేదు|అనుకోలేదు|కాదు, చావాలని అనుకోవట్లేదు|అనుకోవడం, చనిపోవాలని లేదు|కాదు|అనుకోలేదు, ఎవరూ చావట్లేదు|చావడం|చనిపోవడం, ఆత్మహత్య .. లేదు|కాదు, చావను, బతకాలని, chavalani|chavali ledu|kadu|anukoledu|anukovatledu, chanipovalani ledu|kadu, evaru chavatledu|chavadam, suicide .. ledu|kadu|chesukonu',
      isMe: 'నేనే బాధితుడ*|బాధితురాల*|ప్రమాదంలో|ఆ|కదా, బాధితుడిని|బాధితురాలిని నేనే, నాకే|నాకు జరుగు*|జరిగి*|బెదిరి*, నన్నే|నన్ను బెదిరి*|కొట్టు*|కొడుతు*, ఫోటో|ఫోటోలు నావే|నాదే|నాది|నావి, నేను .. ప్రమాదంలో, nene victim|pramadam*|badhit*, naake|nake jarug*|jarig*, nanne|nannu bedir*|kottu*|kodut*, photo|photos naave|nave|naade|nade|naadi|navi',
      findOut:
        'తెలిసిపోతుందా, తెలుస్తుందా, తెలిసిపోతదా, పోలీసులు వస్తారా|పట్టు*|తీసు*, అరెస్ట్|అరెస్టు చేస్తారా|చేస్తార*, కేసు పెడతారా|అవుతుందా, ఎవరికైనా చెప్*|తెలుస్*, telisipothunda|telisipotunda|telustunda|telusthunda|teluspothada, police|policelu vastara|vasthara|pattu*, arrest chestara|chesthara',
      forMen:
        'ఆడవాళ్ళ|ఆడవాళ్ళకు|ఆడవాళ్లకు|మహిళలకు|మహిళల కోసం|మాత్రమే|కదా|కే, ఆడవాళ్లకే|ఆడవాళ్ళకే|మహిళలకే, నేను అబ్బాయిని|మగవాణ్ణి|మగవాడిని|పురుషుడిని, nenu abbayi*|magavadi*|mogodi*, adavalla*|aadavalla*|mahilala* kosam|ke|ki|matrame',
      pay: 'డబ్బు|డబ్బులు ఇవ్వ*|ఇచ్చే*|పంప*|కట్ట*, dabbu|dabbulu ivv*|ichh*|icche*|pamp*|ivva*',
      joking: 'జోక్|సరదాగా|తమాషాకి',
    },
  },
  {
    comparedBy: 'spelling',
    words: {
      notSo:
        'ಹಾಗೆ|ಹಾಗೇನು|ಹಂಗೆ|ಹಾಗೇನೂ|ಆ ಅಲ್ಲ|ಇಲ್ಲ|ಏನಿಲ್ಲ|ಹೇಳಿಲ್ಲ|ಹೇಳಲಿಲ್ಲ, ಹಾಗೇನಿಲ್ಲ|ಹಂಗೇನಿಲ್ಲ|ಹಾಗೇನಲ್ಲ|ಹಂಗಲ್ಲ|ಹಾಗಲ್ಲ, haage|hage|hange|haagenu|hagenu illa|alla|helilla, haagenilla|hagenilla|hangenilla|hangalla|haagalla|hagalla',
      mistaken:
        'ನನ್ನ ಅರ್ಥ .. ಅಲ್ಲ, ತಪ್ಪಾಗಿ|ತಪ್ಪು ಅರ್ಥ|ತಿಳಿ*, ಬಗ್ಗೆ ಮಾತಾಡು*|ಹೇಳು*|ಹೇಳ್*|ಮಾತಾಡ್*|ಹೇಳಿ*, ನಾನು .. ಖುಷಿ*|ಸಂತೋಷ*, ಖುಷಿಗೆ|ಸಂತೋಷಕ್ಕೆ ಅಳು*|ಅತ್ತ*, ಆನಂದಬಾಷ್ಪ, ಯಾರೂ ಹೊಡೆ* ಇಲ್ಲ, tappagi|thappagi artha|tili*|tildu*, bagge maat*|mat*|hel*, nanu|naanu .. khushi*|kushi*|santhosha*',
      notDying:
        'ಸಾಯಬೇಕು|ಸಾಯೋಕೆ|ಸಾಯಲು .. ಇಲ್ಲ|ಅಲ್ಲ|ಇಷ್ಟವಿಲ್ಲ|ಅನ್ಸಿಲ್ಲ, ಸಾಯಬೇಕು ಅಂತ .. ಇಲ್ಲ|ಅಲ್ಲ|ಏನಿಲ್ಲ, ಸಾಯಲ್ಲ, ಯಾರೂ ಸಾಯ್*|ಸಾಯು*, ಆತ್ಮಹತ್ಯೆ .. ಇಲ್ಲ|ಅಲ್ಲ, ಬದುಕಬೇಕು, saayabeku|sayabeku|sayoke .. illa|alla, sayalla, yaru|yaaru saay*|say*',
      isMe: 'ನಾನೇ ಸಂತ್ರಸ್ತ*|ಬಲಿಪಶು|ಅಪಾಯ*|ಅದು, ನನಗೇ|ನನಗೆ ಆಗು*|ಆಗ್*|ಆಗಿ*|ನಡೆ*|ಬೆದರಿ*, ನನ್ನನ್ನೇ|ನನ್ನನ್ನು|ನನ್ನ ಬೆದರಿ*|ಹೆದರಿ*|ಹೊಡೆ*, ಫೋಟೋ ನಂದು|ನನ್ನದು|ನನ್ನದೇ|ನಂದೇ, ನಂದೇ|ನನ್ನದೇ ಫೋಟೋ, ನಾನು .. ಅಪಾಯದಲ್ಲಿ, naane|nane victim|apaaya*|apaya*, nange|nanage|nanige aag*|ag*|nade*|bedar*, nanna|nannanne bedar*|hedar*|hode*, photo nandu|nande|nannadu, nande|nannade photo',
      findOut:
        'ಗೊತ್ತಾಗುತ್ತಾ|ಗೊತ್ತಾಗತ್ತಾ|ಗೊತ್ತಾಗುತ್ತದೆಯೇ, ಗೊತ್ತಾಗಿ*, ಪೊಲೀಸ್|ಪೊಲೀಸರು ಬರ್*|ಬರು*|ಹಿಡಿ*, ಅರೆಸ್ಟ್ ಮಾಡ್*|ಮಾಡು*, ಕೇಸ್ ಆಗ*|ಹಾಕ*, ಯಾರಿಗಾದರೂ|ಯಾರಿಗಾದ್ರೂ ಹೇಳ್*|ಹೇಳು*, gottaagutta|gottagutta|gothagutta|gottagatta, police bart*|hidi*, arrest mad*|maad*',
      forMen:
        'ಹೆಂಗಸರಿಗೆ|ಮಹಿಳೆಯರಿಗೆ|ಮಹಿಳೆಯರ ಮಾತ್ರ|ತಾನೇ|ಅಲ್ವಾ, ನಾನು ಹುಡುಗ|ಗಂಡಸು|ಪುರುಷ, naanu|nanu huduga|gandasu, hengasarige|mahileyarige matra|alva|tane',
      pay: 'ಹಣ|ದುಡ್ಡು|ದುಡ್ಡ ಕೊಡ*|ಕೊಟ್ಟು*|ಕಳಿ*|ಕಳ್*, hana|duddu kod*|kott*|kals*|kalis*',
      joking: 'ತಮಾಷೆ|ತಮಾಷೆಗೆ|ಜೋಕ್',
    },
  },
]
