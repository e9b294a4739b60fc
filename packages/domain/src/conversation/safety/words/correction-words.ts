import { tablesOf } from '../../../replies/word-tables'

/** What takes a safety reading back, or asks something that help has to answer: lists of phrases as `parsePhrases` reads them. */
export type CorrectionWords = {
  /** 'Nothing like that': to a question about danger it is a no, and takes nothing back that was said plainly. */
  notSo: string
  /** 'That is not what I meant', 'I'm talking about my boss', 'no, I'm happy'. */
  mistaken: string
  /** 'It is not about my home', 'all is well at home': to a conversation about violence there. */
  notHome: string
  /** 'It's about my exam', 'the tension is the job': only beside another matter that it names. */
  about: string
  /** 'Not in danger', 'he is not here', 'she is asleep': a no to the question about danger. */
  safeNow: string
  /** 'No pain', 'it does not hurt there': a no to the question about the chest. */
  noPain: string
  /** 'I took nothing', 'I did not drink it'. */
  tookNothing: string
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
  /** 'It's something else': to the question with which a guess of the gate opens. */
  otherMatter: string
  /** 'Sometimes', 'on some days'. */
  sometimes: string
  /** Said in fun: it takes nothing back by itself (`docs/safety.md` S9). */
  joking: string
}

/** Not yet read by native speakers outside English. Latin letters stand beside each script. */
export const correctionTables = tablesOf<CorrectionWords>({
  english: {
    notSo: 'not like that, nothing like that, not that way',
    mistaken:
      'not what i|im meant|mean|said|say|saying|wrote|asking|asked, thats|thts|its|it|that not what .. meant|mean|said|saying|about, didnt|dint|dont mean that|it|this|like, did|do not mean that|it|this|like, you|u misunderst*, you|u misread, you|u misheard, you|u got me|it|this|that wrong, you|u are|r|have|got wrong|mistaken, im|i talking|speaking|writing|asking about|of, i am|was talking|speaking|writing|asking about|of, was talking|speaking about|of, i meant, im|i happy, im|i am|m so|very|really happy, its|it good|happy news, happy tears, crying .. happy|happiness|joy, im|i am not in|in any danger|trouble, no one|body is hurting|hitting|beating, nobody is|s hurting|hitting|beating|hurt|hit, noone is|s hurting|hitting|beating, wrong person|topic|question, what are you|u talking about, why are you|u asking .. this|that|me, i meant|mean my|the|his|her, thats|that is not it, i told|said you|already .. no, stop asking .. this|that|me, keep asking .. same|this|that, asking the same, not what you|u think',
    notHome:
      'not about|at my|the|our home|family|house|husband|wife|father|parents|dad|mother|mom, not about home|family, nothing to do with .. family|home|husband|wife|parents|father|mother|dad|mom|him|her, not a|any family|domestic|home matter|issue|thing|problem|violence, not my family|home|husband|wife|father|parents|dad|mother|mom, home|family is fine|ok|okay|good, everything|all|everyone is fine|ok|okay|good|well at home, everything|all fine|ok|okay|good|well at home, my family|parents is|are good|nice|supportive|fine|loving|ok|okay, no domestic|home violence, no violence, nobody|noone hits|beats|hurts|harms|abuses me|us, no one hits|beats|hurts|harms|abuses me|us',
    about:
      'its|thats about, it|this|that|which is|was about, it|this|that is|was only|just about, its|thats only|just about, only|just|all about my|the|our, worried|tensed|stressed|tension about|for|of, i mean my|the, i meant my|the, talking about my|the',
    safeNow:
      'not in .. danger|trouble, no danger, im|i safe, i am safe, we|were are safe|fine|ok|okay, we are safe|fine, not now, not right now, not at the moment, not here|home|near|around, is|hes|shes asleep|sleeping|away|out|gone, isnt here|home|near|around, in another|different|other city|room|place|town|house|state|country, in a different|separate city|room|place|house, lives far|elsewhere|away, far away, went out, he|she|they|papa|dad|father|husband went to|for, he|she|they|papa|dad|father|husband is|are|hes|shes at work|office|duty|college|school, hes|shes at work|office|duty, only on|over the|phone|call|online|insta',
    noPain:
      'no pain, no chest|heart|arm|jaw|body pain, no pain in|anywhere, chest|arm|it|nothing doesnt|does not|isnt|not hurt|hurts|hurting|paining, nothing hurts|hurting|paining, not pain|paining|painful, no such pain, without pain, pain .. no|none',
    tookNothing:
      'didnt|havent|dint|not take|taken|took|drink|drunk|drank|eat|eaten|swallow|swallowed .. anything|nothing|any|it|pills|tablets|poison|that, took nothing, drank nothing, no pills|tablets|poison, not taken|drunk anything, did not|never take|drink|took|drank',
    notDying:
      'dont|donot|dnt want|wanna to|die die|suicide, dont want to die, do not want to die, not going to die|suicide, not suicidal, not thinking about|of dying|death|suicide|killing, nobody|noone is|s|said|wants dying|die|suicide, nobody is|s dying, no one is|s dying|suicidal, no one wants to die, never said .. die|dying|suicide|death, didnt|dint say .. die|dying|suicide|death, not about dying|death|suicide, no suicid* thoughts, not want to kill myself, dont want to kill myself, no thoughts of dying|death|suicide, not dying',
    isMe: 'i am the|a victim, im the|a victim, im victim, i am victim, victim is me, the victim is me, it is me, its me who|he|she|they|in|being|not, it happens|happened to me, happening to me, not my friend .. me, i am the one, im the one, im in danger, i am in danger, they are my photos|pics, its my photo|photos|pic|pics|video, my own photo|photos|pics|video, about me not',
    findOut:
      'will|would he|she|they|dad|papa|mom|mummy|anyone|parents|family|husband know|find|hear|see|come, will|would .. know|find if|when|that i call|called|complain|report|tell, will|would .. arrest|jail, will|would .. police come|go|tell, will|would there be .. case|fir, will .. be arrested|told, is it|this confidential|secret|anonymous, will|do they tell|inform my|anyone, get|gets caught if i',
    forMen:
      '181|number|helpline|line .. only for|ladies|women|girls, for women only|na|right, only for women|ladies|girls, im|i am a man|boy|guy|male, i am man|boy|male, im man|boy|male, men call|use',
    pay: 'should|shall|do|can i pay|give|send .. him|her|them|money|it|now|or, should|shall i pay, pay him|her|them or|kya, if i pay',
    otherMatter:
      'something|smth|somthing|sth else, some other|thing else|thing|matter, another|different|other matter|thing|problem|issue|reason, neither, none of these|this|that|it|them, nothing of this|that|it|these',
    sometimes: 'sometimes, some times, at times, on some days, once in a while, now and then, kind of, sort of',
    joking: 'joke|joking|jk|kidding|lol|lmao|prank|haha',
  },
  latinHindi: {
    notSo: 'aisa nahi|nhi hai|kaha|bola|matlab|kuch, waisa|vaisa nahi|nhi, aisi baat nahi|nhi, aisa kuch nahi|nhi',
    mistaken:
      'aap|ap|tum|tu .. samjhe|samjhi|samjha nahi|nhi|nai, galat|glt samajh*|samjh*, samajh nahi|nhi rahe|rahi|paye, mera|meri matlab|mtlb .. nahi|tha|hai, ye|yeh|wo|woh matlab nahi, matlab .. nahi|nhi tha|hai, galat samajh|samjhe|samjha|samajhe|samjhi*, galat samaj, samajh|samjh nahi|nhi rahe, ki|ke|ka baat|bare|baare kar|me|mein raha|rahi|bol|keh|kar, ki baat kar raha|rahi|rha|rhi, ke bare|baare me|mein bol|baat|keh, main|mai|me khush hu|hoon|hun, khushi ke aansu|aasu, khushi se ro*, maine kab kaha|bola, maine .. nahi|nhi kaha|bola|kahi|ki, koi nahi|nhi maar*|peet*, kisi ne nahi|nhi maara, baar|bar baar|bar wahi|vahi|yahi|yehi|ek|kyu|kyun|puch*|pooch*, kya bol|keh rahe|rahi|rhe ho|hain|h, ye|yeh sab nahi|nhi chahiye|chaiye, chhodo|chodo ye|yeh|isko',
    notHome:
      'ghar ki|ka|ke baat|mamla|masla|matter|problem|chakkar nahi|nhi|nai, ghar pe|par|me|mein|mai sab|sabkuch theek|thik|sahi|acha|accha|badhiya|ok, ghar me|mein|pe|par kuch|koi|aisa nahi|nhi|problem|dikkat, gharwale|gharwalo .. theek|thik|ache|acche|achhe|supportive, ghar wale .. theek|thik|ache|acche|achhe|supportive, ghar se koi|kuch lena|matlab, gharelu .. nahi|nhi, mujhe koi nahi|nhi maarta|marta|peetta|pitta|maar, koi nahi|nhi maarta|marta|peetta',
    about:
      'ki|ka|ke tension|chinta|problem|pareshani|dikkat|mamla|matter|stress|pressure|baat|fikar, ke bare|baare me|mein, ki wajah|vajah se, ko lekar|leke',
    safeNow:
      'danger|khatra|khatre .. nahi|nhi, abhi|abi nahi|nhi, safe|surakshit hu|hoon|hun|hai|h|hain, so gaye|gaya|gayi|gai|rahe|raha, ghar pe|par nahi|nhi, yaha|yahan|idhar|paas|pass nahi|nhi, bahar gaye|gaya|gayi|hai|hain|h, kaam|office|duty|dukaan pe|par|me|mein|gaye|gaya|gayi, dusre|doosre|dusri|alag sheher|shahar|shehar|city|kamre|room|ghar|jagah, door|dur rehta|rehte|rehti, phone|fone|call|insta|online|whatsapp pe|par hai|h|hi|tha|mila|se',
    noPain:
      'dard nahi|nhi|nai|na, koi dard nahi|nhi, chhati|seene|sine .. dard nahi|nhi, dard to|toh nahi|nhi, dukh|dukhta nahi|nhi raha',
    tookNothing:
      'koi|ek goli|dawa|dawai|zeher|tablet nahi|nhi, kuch nahi|nhi khaya|khayi|piya|liya|li|kiya, goli|goliyan|dawa|zeher|tablet nahi|nhi khayi|khaya|khai|li|liya|piya, maine .. nahi|nhi khaya|khayi|khai|piya|pi',
    notDying:
      'marna nahi|nhi hai|chahta|chahti|h, mar nahi|nhi raha|rahi|rha|rhi, nahi|nhi marna hai, marne ki baat nahi|nhi, marne ka .. nahi|nhi, koi nahi|nhi mar raha|rha, koi mar nahi|nhi raha, koi .. life nahi|nhi kar raha, suicide nahi|nhi kar*, suicide .. nahi|nhi hai, jaan nahi|nhi deni, jaan dene .. nahi|nhi, aisa khayal nahi|nhi, jeena chahta|chahti',
    isMe: 'main|mai|me hi hu|hoon|hun, victim main|mai|me, main|mai|me khud, mere sath|saath ho|hua|hota|hi|kar, mere hi sath|saath, mai|main|me khatre|danger|musibat me|mein, danger|khatre me|mein main|mai|hu, meri hi baat, meri|mere apni|hi|khud photo|pic|video|photos, photo meri|mere hai|h, meri|mere photo hai|h|he uske|unke|us|paas, mujhe hi dhamki|dhamka|maar*|dara*, mujhe dhamki|dhamka|blackmail|khatra|danger',
    findOut:
      'pata|pta chal .. kya|jaega|jayega|jaaega|jayegi|jaegi, pata|pta chalega|chlega|lagega|lag, papa|pati|unko|usko|use|gharwalo ko pata|pta, police aa|aayegi|ayegi|aaegi|pakad*|utha*|le, jail ho|bhej*|jayenge|jaenge, case ho|hoga|banega|karenge, arrest kar*|ho, kisi ko bata|batayenge|bataenge|batate',
    forMen:
      'ladies|ladki*|mahila*|aurat* ke|ka|ki liye|number|helpline, main|mai|me ladka|aadmi|admi|mard|purush hu|hoon|hun',
    pay: 'paise|paisa|paisay|rupaye de|dedu|du|doon|dena|bhej|bhejdu, pay kar|karu|karna|kardu du|kya|chahiye, de du kya|paise, dedu kya',
    otherMatter:
      'kuch|kuchh|kuchh aur|or hai|h|he|baat, kuch aur, aur hi baat, dusri|doosri|alag baat|cheez|problem|tension, baat alag|dusri|doosri hai|h, inme se|me koi nahi|nhi, dono nahi|nhi',
    sometimes: 'kabhi kabhi, kabhi kabhar, kabhi kabar, kbhi kbhi, thoda bahut',
    joking: 'mazak|majak|mazaak',
  },
  hindi: {
    notSo: 'ऐसा नहीं|कुछ है|कहा|बोला|नहीं, वैसा नहीं, ऐसी बात नहीं, ऐसी कोई बात नहीं',
    mistaken:
      'आप|तुम|तू समझे|समझी|समझा नहीं, ग़लत|गलत समझ*, समझ नहीं रहे|रही|पाए, मेरा|मेरी मतलब .. नहीं|था|है, मतलब .. नहीं था|है, ग़लत|गलत समझ|समझे|समझा|समझी|समझ*, की|के|का बात|बारे कर|में रहा|रही|बोल|कह, के बारे में बात|बोल|कह|लिख, मैं .. ख़ुश|खुश हूँ|हूं, ख़ुशी|खुशी के आँसू|आंसू, ख़ुशी|खुशी से रो*, मैंने .. नहीं कहा|बोला|कही|की|लिखा, की बात नहीं की|कर|है, कोई नहीं मार*|पीट*, बार बार वही|यही|एक|क्यों|पूछ*, क्या बोल|कह रहे हो|हैं, ये|यह सब नहीं चाहिए, छोड़ो ये|यह|इसे',
    notHome:
      'घर की|का|के बात|मामला|मसला|दिक्कत|दिक़्क़त नहीं, घर में|पर सब ठीक|सही|अच्छा|बढ़िया, घर में|पर कुछ|कोई|ऐसा नहीं|दिक्कत|दिक़्क़त, घरवाले|घरवालों .. ठीक|अच्छे, घर वाले .. ठीक|अच्छे, घर से कोई|कुछ लेना|मतलब, मुझे कोई नहीं मारता|पीटता|मार, घरेलू .. नहीं',
    about: 'की|का|के टेंशन|टेन्शन|चिंता|परेशानी|दिक्कत|दिक़्क़त|मामला|दबाव|समस्या|बात|फ़िक्र|फिक्र|तनाव, के बारे में, की वजह से, को लेकर',
    safeNow:
      'ख़तरा|खतरा|ख़तरे|खतरे .. नहीं, अभी नहीं, सुरक्षित हूँ|हूं|हैं|है, सो गए|गये|गया|गई|गयी|रहे|रहा, घर पर|में नहीं, यहाँ|यहां|पास नहीं, बाहर गए|गये|गया|हैं|है, काम|ऑफ़िस|ऑफिस|दफ़्तर|ड्यूटी पर|में|गए|गये|गया, दूसरे|अलग शहर|कमरे|घर|जगह, दूर रहता|रहते|रहती, फ़ोन|फोन पर है|ही',
    noPain: 'दर्द नहीं|नही|ना, कोई दर्द नहीं, छाती|सीने .. दर्द नहीं, दर्द तो नहीं, नहीं दुख',
    tookNothing:
      'कोई|एक गोली|दवा|दवाई|ज़हर|जहर नहीं, कुछ नहीं खाया|खायी|पिया|पीया|लिया|किया, गोली|दवा|ज़हर|जहर नहीं खाई|खायी|ली|पिया, मैंने .. नहीं खाया|खाई|पिया',
    notDying:
      'मरना नहीं है|चाहता|चाहती, नहीं मरना, मर नहीं रहा|रही, मरने की बात नहीं, मरने .. नहीं सोच*|है|चाह*, कोई नहीं मर|मरा रहा, कोई मर नहीं रहा, आत्महत्या .. नहीं, जान .. नहीं देनी|दे|लेनी, जीना चाहता|चाहती, ऐसा .. ख़याल|खयाल|ख्याल|विचार नहीं',
    isMe: 'मैं ही हूँ|हूं, मेरे साथ हो|हुआ|होता|ही|किया, मैं खुद|ख़ुद, पीड़ित मैं, मैं ख़तरे|खतरे में, मेरी ही|अपनी|खुद फोटो|फ़ोटो|तस्वीर|बात, फोटो|फ़ोटो|तस्वीर मेरी है, मुझे धमकी|धमका|धमकाया|ख़तरा|खतरा, मुझे ही',
    findOut:
      'पता चल .. क्या|जाएगा|जायेगा, पता चलेगा|लगेगा, को पता, पुलिस आ|आएगी|पकड़*|उठा*|ले, जेल हो|भेज*, केस हो|होगा|बनेगा, गिरफ़्तार|गिरफ्तार, किसी को बता*',
    forMen: 'महिला*|औरत*|लड़की* के|का|की लिए|नंबर|ही, मैं लड़का|आदमी|पुरुष|मर्द हूँ|हूं',
    pay: 'पैसे|पैसा|रुपये दे|दूँ|दूं|देना|भेज*, पैसे दे दूँ|दूं|दें',
    otherMatter: 'कुछ और, और ही बात, दूसरी|अलग बात|चीज़|चीज|परेशानी, बात अलग|दूसरी|और है, इनमें से कोई नहीं, दोनों नहीं',
    sometimes: 'कभी कभी, कभी कभार, थोड़ा बहुत',
    joking: 'मज़ाक|मजाक',
  },
  marathi: {
    notSo: 'तसं नाही|नव्हतं|म्हणायचं|म्हटलं|काही, असं नाही|काही म्हणायचं|म्हटलं|नाही, तसे नाही, tasa|tasa nahi|kahi',
    mistaken:
      'तुम्हाला|तुला समजलं|कळलं नाही, चुकीचं समज*, tumhala|tula kalla|samajla nahi, माझा|माझं अर्थ|म्हणणं .. नाही|नव्हता|नव्हतं, चुकीचं|चुकीचा|गैरसमज समज*|समजलात|झाला, चुकीचं समजलं|समजलात|समजलास, विषयी|बद्दल बोलतोय|बोलतेय|बोलत|सांगतोय|सांगतेय|म्हणतोय, मी .. खूश|खुश|आनंदी|आनंदात आहे, मी .. बोलतोय|बोलतेय|सांगतोय|सांगतेय, आनंदाश्रू, आनंदाने रड*, मला कोणी मार* नाही, कोणी मार* नाही, mhanaycha nahi|nahiye|navhta, gairsamaj, chukicha samaj*, baddal|vishayi boltoy|bolte|boltey|bolat, mi khush|anandi ahe|aahe, परत परत तेच|का|विचार*, सारखं तेच, काय बोलताय|विचारताय, parat parat tech|ka|vichar*, kay boltay|vichartay',
    notHome:
      'घरचा|घरातला|घरातली|घरचं|घरची|घरातलं|कौटुंबिक विषय|प्रश्न|गोष्ट|मामला|प्रकरण|काही नाही|नाहीये, घरात|घरी सगळं|सगळे|सर्व ठीक|नीट|चांगलं|चांगले|छान, घरात|घरी काही|कोणी नाही|मारत, घरचे .. चांगले|नीट, मला कोणी मारत|मारहाण नाही, gharcha|gharatla|gharatli|gharcha|gharche vishay|goshta|mamla|prashna|kahi nahi|nahiye, gharat|ghari sagla|sagle|sarva thik|theek|nit|changla, gharat|ghari kahi nahi, mala koni marat nahi',
    about:
      'टेन्शन|टेंशन|काळजी|चिंता|विषय|प्रश्न|त्रास|ताण आहे, बद्दल|विषयी|बाबत|मुळे, tension|kalji|chinta|vishay|prashna|tras ahe|aahe, baddal|vishayi|mule',
    safeNow:
      'धोका|धोक्यात नाही|नाहीये|नाहीत, आत्ता|आता नाही|नाहीये, सुरक्षित|सेफ आहे|आहोत, झोपले|झोपला|झोपली|झोपलेत, घरी|घरात नाही|नाहीत|नाहीये, इथे|जवळ नाही|नाहीत|नाहीये, बाहेर गेले|गेला|आहे|आहेत|गेलेत, दुसऱ्या|वेगळ्या शहरात|खोलीत|गावात|घरी, dhoka|dhokyat nahi|nahiye, atta|aatta nahi|nahiye, safe|surakshit ahe|aahe, zople|zopla|zoplet|jhopla|jhople, ghari|ithe|javal nahi|nahiye|nahit',
    noPain: 'दुखत नाही|नाहीये, वेदना|कळ|दुखणं नाही, छातीत .. नाही, दुखत तर नाही, dukhat nahi|nahiye, chhatit .. nahi',
    tookNothing:
      'काही|काहीच|गोळी|गोळ्या|विष घेतलं|घेतली|घेतल्या|खाल्लं|खाल्ली|प्यायलो|प्यायले नाही|नाहीये|नाहीत, काही|काहीच नाही घेतलं|खाल्लं, kahi|kahich|goli|golya ghetla|ghetli|ghetlya|khalla|khalli nahi|nahiye|nahit',
    notDying:
      'मरायचं नाही|नाहीये|नाय, मरायची इच्छा नाही, मरणार नाही, कोणी मरत नाही, मरण्याबद्दल|मरण्याविषयी .. नाही|नव्हतं, आत्महत्या .. नाही|नाहीये, जीव द्यायचा|देणार नाही, जगायचं आहे, maraycha nahi|nahiye|nay, marayche nahi, jagaycha ahe|aahe',
    isMe: 'मीच आहे|ती|तो, माझ्यासोबत|माझ्याबाबतीत|माझ्याशी होतंय|घडलं|झालं|होत*|घड*, मला .. धमकी|धमकावतो|धमक्या, मी .. धोक्यात, माझाच|माझीच|माझेच फोटो, फोटो माझा|माझे|माझेच आहे|आहेत, mich ahe|aahe, mazyasobat|majhyasobat|mazya*, majha|maza|majhe|maze photo ahe|aahe|ahet, mala dhamki|dhamkya|dhamkavto',
    findOut:
      'कळेल का|त्यांना, समजेल का, पोलीस येतील|पकड*|नेतील, अटक, केस होईल|होणार, कोणाला सांग*|कळेल, kalel ka, samjel ka, police yetil|pakad*|netil, atak hoil|kartil',
    forMen:
      'बायकां*|महिलां*|स्त्रियां* साठी|च, बायकांसाठी|महिलांसाठी|स्त्रियांसाठी, मी मुलगा|पुरुष|माणूस आहे, mi mulga|purush ahe|aahe, baykansathi|mahilansathi',
    pay: 'पैसे देऊ|द्यावे|द्यायचे|देऊन|पाठवू का|की|टाकू, पैसे देऊ, paise deu|dyave|dyayche|pathvu',
    otherMatter:
      'दुसरं|वेगळं|वेगळाच काही|काहीतरी|विषय|कारण, दुसरा|वेगळा विषय|प्रश्न, वेगळी|दुसरी गोष्ट, काही वेगळं|दुसरं|वेगळंच, दोन्ही नाही, यातलं काही नाही, dusra|vegla|veglach kahi|kahitari|vishay, kahi vegla|dusra|veglach, dusri|vegli goshta',
    sometimes: 'कधी कधी, कधीकधी, अधूनमधून, kadhi kadhi, kadhikadhi',
    joking: 'गंमत|मजा|गंमतीत',
  },
  gujarati: {
    notSo: 'એવું|એમ|એવો|તેવું નથી|નહોતું|નહીં|કંઈ|કહેવું|કહ્યું, evu|aevu|em nathi|kai|nahi|nathi|kahevu',
    mistaken:
      'તમે|તું સમજ્યા|સમજ્યો નહીં|નહિ|નથી, ખોટું સમજ*, tame samjya nahi|nathi, મારો|મારું મતલબ|કહેવાનું|અર્થ .. નહોતો|નથી|નહોતું|હતો, ખોટું|ખોટો|ગેરસમજ સમજ*|થઈ, ની|ના|વિશે વાત કરું|કરી|કરતો|કરતી, વિશે વાત|કહું|બોલું, ની વાત કરું, હું .. ખુશ છું, ખુશીના આંસુ, ખુશીથી રડ*, કોઈ મારતું નથી, maro matlab .. nathi|hato|nahoto, khotu samaj*, ni vaat karu|kari|karto|karti, vishe vaat|kahu|bolu, hu .. khush chu|chhu, વારંવાર એ|કેમ|પૂછ*, ફરી ફરી એ|કેમ|પૂછ*, શું બોલો|કહો છો, varamvar e|kem|puch*, fari fari e|kem|puch*',
    notHome:
      'ઘરની|ઘરનો|ઘરનું|ઘરના વાત|મામલો|મેટર|પ્રોબ્લેમ|કંઈ|લોકો નથી, ઘરમાં|ઘરે બધું|બધા|બધુ બરાબર|સારું|સારા|ઠીક|ઓકે, ઘરમાં|ઘરે કંઈ|કોઈ નથી|તકલીફ, મને કોઈ મારતું|મારતા નથી, ghar ni|no|nu|na vaat|vat|mamlo|matter|problem|kai nathi, gharni|gharno vaat|vat|mamlo nathi, gharma|ghare badhu|badha|kai barabar|saru|sara|thik|nathi',
    about: 'ચિંતા|ટેન્શન|વાત|મુશ્કેલી|તકલીફ|દબાણ|સમસ્યા છે|થાય, વિશે, ni|nu|no chinta|tension|vaat|vat|takleef|problem, vishe',
    safeNow:
      'જોખમ|જોખમમાં|ખતરો|ખતરામાં .. નથી, અત્યારે|હમણાં ના|નહીં|નથી, સુરક્ષિત|સેફ છું|છીએ|છે, સૂઈ|સુઈ ગયા|ગયો|ગઈ, ઘરે|અહીં|અહીંયા|પાસે નથી, બહાર ગયા|ગયો|છે, બીજા|અલગ શહેરમાં|રૂમમાં|ઘરમાં|ગામમાં, jokham|jokhamma|khatro .. nathi, atyare|hamna na|nahi|nathi, safe|surakshit chu|chhu|chiye|chhe|che, sui|soi gaya|gayo, ghare|ahi|ahiya|pase nathi',
    noPain:
      'દુખતું|દુખાવો|દર્દ .. નથી|નહીં, દુખાવો નથી|નહીં, છાતીમાં .. નથી|નહીં, dukhtu|dukhavo|dard nathi|nahi, chhati .. nathi',
    tookNothing:
      'કંઈ|કશું|ગોળી|દવા|ઝેર .. લીધું|લીધી|ખાધું|ખાધી|પીધું|પીધી નથી, નથી લીધું|લીધી|ખાધું|ખાધી|પીધું|પીધી, kai|kashu|goli|dava lidhu|lidhi|khadhu|khadhi|pidhu nathi, nathi lidhu|lidhi|khadhu|khadhi|pidhu',
    notDying:
      'મરવું નથી, મરવાનું .. નથી, મરી જવું નથી, કોઈ મરતું નથી, આપઘાત|આત્મહત્યા .. નથી, જીવ .. નથી આપવો|દેવો, જીવવું છે, marvu nathi, marvanu .. nathi, mari javu nathi, jivvu che|chhe',
    isMe: 'હું જ છું|છુ, મારી સાથે થાય*|થયું|થઈ*|થઇ*|થતું|જ, મને .. ધમકી|ધમકાવે, હું .. જોખમમાં|ખતરામાં, મારા|મારો જ ફોટા|ફોટો, ફોટો|ફોટા મારા|મારો છે, hu j chu|chhu, mari sathe|saathe j|tha*|thay*, mane .. dhamki|dhamkave, photo maro|mara che|chhe, maro|mara j photo',
    findOut:
      'ખબર પડશે|પડી|પડે, પોલીસ આવશે|પકડ*|લઈ, કેસ થશે|થાય, ધરપકડ, કોઈને કહેશે|કહી|ખબર, khabar padse|padshe|padi|pade, police avse|aavse|avshe|pakad*|lai, case thase|thashe',
    forMen: 'મહિલા*|સ્ત્રી*|બહેનો માટે|નો|નંબર, હું છોકરો|પુરુષ|ભાઈ છું, hu chokro|chhokro|purush chu|chhu, mahila* mate',
    pay: 'પૈસા આપું|આપી|આપવા|દઉં|મોકલું, paisa apu|aapu|api|aapi|dau|mokalu|mokli',
    otherMatter:
      'બીજું|કંઈક|કાંઈક|કશુંક કંઈક|કાંઈક|કશુંક|બીજું|અલગ, બીજી|અલગ|જુદી વાત|ચિંતા|બાબત, વાત અલગ|બીજી|જુદી છે, બેમાંથી એકે નહીં, આમાંથી કંઈ નથી, biju|kaik kaik|kai|biju|alag, biji|alag|judi vaat|chinta, vaat alag|biji|judi che|chhe',
    sometimes: 'ક્યારેક, કોઈક વાર, કોઈ વાર, ક્યારેક ક્યારેક, kyarek, koik var, koi var',
    joking: 'મજાક|મશ્કરી',
  },
  bengali: {
    notSo:
      'সেরকম|তেমন|এরকম|সেটা না|নয়|কিছু|বলিনি|বলছি না|নয়|বলিনি, সেরকম না|নয়|কিছু, তেমন কিছু|না|নয় না|নয়, serokom|temon na|noy|kichu|kichhu',
    mistaken:
      'আপনি|তুমি বোঝেননি|বোঝোনি|বুঝলেন|বুঝলে না, ভুল বুঝ*, bhul bujh*, bujhlen|bujhle na, তা বলিনি|নয়|না, সেটা বলিনি|নয়|বলতে, ভুল বুঝ*, আমার কথার মানে .. না|নয়, মানে তা|সেটা না|নয়|ছিল, কথা বলছি|বলছিলাম, আমি বলছি .. কথা|যে, আমি .. খুশি, খুশিতে|আনন্দে কাঁদ*|কেঁদ*, আনন্দের কান্না, কেউ মার* না|নি, bhul bujh*|bujch*, kotha bolchi|bolchilam|bolchhi, ami .. khushi, ta bolini|na|noy, seta bolini|na|noy, বারবার একই|কেন|জিজ্ঞেস, বার বার একই|কেন|জিজ্ঞেস, কী|কি বলছেন|বলছ এসব, barbar eki|keno|jiggesh|jigges',
    notHome:
      'বাড়ির|ঘরের|পরিবারের|সংসারের|বাসার ব্যাপার|বিষয়|কথা|সমস্যা|ঝামেলা না|নয়|নেই, বাড়িতে|ঘরে|বাসায় সব|সবাই|সবকিছু ঠিক|ভালো|ভাল, বাড়িতে|ঘরে|বাসায় কিছু|কোনো না|হয়নি|সমস্যা|নেই, আমাকে কেউ মারে না|নি, barir|ghorer|poribarer|basar byapar|bepar|bishoy|kotha|somossa na|noy|noi|nei, barite|ghore|basay sob|sobai|kichu thik|bhalo|na|nei, amake keu mare na',
    about:
      'চিন্তা|টেনশন|ব্যাপারে|ব্যাপারটা|চাপ|সমস্যা, নিয়ে চিন্তা|টেনশন|ভয়|কথা|বলছি, জন্য চিন্তা|টেনশন|ভয়, chinta|tension|chap, niye chinta|tension|bhoy|bolchi|kotha, byaparta|byapare',
    safeNow:
      'বিপদে|বিপদ|ঝুঁকিতে|ভয় নেই|না|নই, এখন না|নেই|নয়, নিরাপদ|নিরাপদে|সেফ আছি|আছে, ঘুমিয়ে|ঘুমোচ্ছে|ঘুমাচ্ছে|ঘুমিয়েছে, বাড়ি|বাড়িতে|এখানে|কাছে|পাশে নেই, বাইরে গেছে|আছে, অন্য|আলাদা শহরে|ঘরে|জায়গায়|বাড়িতে, bipod|bipode nei|na|noi, ekhon na|nei|noy, nirapod|nirapode|safe achi|ache, ghumiye|ghumocche|ghumacche|ghumiyeche, barite|bari|ekhane|kache|pashe nei',
    noPain: 'ব্যথা নেই|না|করছে|হচ্ছে না, ব্যথা .. না|নেই, বুকে .. ব্যথা না|নেই, betha|byatha nei|na, buke .. nei|na',
    tookNothing:
      'কিছু|ওষুধ|বিষ|বড়ি .. খাইনি|নিইনি|খায়নি|করিনি, কিছু খাই নি, খাইনি .. কিছু|ওষুধ, আমি .. খাইনি|নিইনি, kichu|oshudh|bish .. khaini|niini|korini, kichu khai ni, ami .. khaini|niini',
    notDying:
      'মরতে চাই না, মরতে চাইছি না, মরার কথা .. না|বলিনি|ভাবছি, কেউ মরছে না, আত্মহত্যা .. না|নয়|বলিনি, মরব না, মরবে না, বাঁচতে চাই, morte chai na, morte chaina, morar kotha .. na|bolini, keu morche na, bachte chai',
    isMe: 'আমিই তো|সেই|ভুক্তভোগী|শিকার, আমার সঙ্গে|সাথে|সঙ্গেই|সাথেই হচ্ছে|হয়েছে|ঘটেছে|করছে, আমাকে|আমাকেই .. হুমকি|ভয়|মারে|মারছে, আমিই বিপদে, আমি .. বিপদে, ছবি আমার|আমারই, আমারই ছবি, amii, ami i, amar songe|sathe|shathe hocche|hochche|hoyeche|korche|korchhe, amake .. humki|bhoy|mare|marche, chobi amar|amari|amar, amari chobi',
    findOut:
      'জেনে যাবে|ফেলবে, জানতে পারবে, টের পাবে, পুলিশ আসবে|ধর*|নিয়ে, কেস হবে, গ্রেফতার|গ্রেপ্তার, কাউকে বল*|জানাবে, jene jabe|jabena|felbe, jante parbe, ter pabe, police asbe|dhor*|niye',
    forMen: 'মেয়েদের|মহিলাদের জন্য|নম্বর, আমি ছেলে|পুরুষ, ami chele|chhele|purush, meyeder jonno',
    pay: 'টাকা দেব|দিয়ে|দেবো|পাঠাব|দিলে|দিতে, taka debo|deb|dibo|diye|pathabo|dile',
    otherMatter:
      'অন্য কিছু|ব্যাপার|কথা|বিষয়|সমস্যা|চিন্তা, আলাদা ব্যাপার|কথা|বিষয়, কোনোটাই না|নয়, এর কোনোটা না|নয়, onno|anno kichu|byapar|kotha|bishoy|chinta, alada byapar|kotha, konotai na|noy',
    sometimes: 'মাঝে মাঝে, কখনও কখনও, কখনো কখনো, মাঝেমাঝে, মাঝেমধ্যে, majhe majhe, kokhono kokhono, majhemajhe, majhe modhye',
    joking: 'মজা|ঠাট্টা|ইয়ার্কি',
  },
  tamil: {
    notSo:
      'அப்படி|அப்டி|அப்படியெல்லாம்|அப்டிலாம்|அப்படிலாம் இல்ல*|சொல்லல*|எதுவும்|ஒன்னும், appadi|apdi|appdi|apdilam|appadilam|apadilam illa|illai|onnum|sollala',
    mistaken:
      'புரிஞ்சுக்கல*|புரியல* உங்களுக்கு, உங்களுக்கு புரியல*, தப்பா புரிஞ்ச*, unga*|ungalukku puriyala*|puriyla*, thappa purinj*, நான் .. சொல்லவில்லை|சொல்லல, நான் சொன்னது|சொல்றது|சொல்ல .. இல்ல*|வேற|பத்தி|பற்றி, தப்பா|தவறாக|தப்பாக புரி*|எடுத்*, பத்தி|பற்றி பேசு*|சொல்*|பேச*, பற்றித்தான்|பத்தித்தான், நான் .. சந்தோஷமா*|மகிழ்ச்சியா*, சந்தோஷத்துல|ஆனந்த அழு*|கண்ணீர், யாரும் அடிக்கல*, thappa purin*|puriju*|eduth*, pathi|patri pesu*|pesa*|solr*|soln*|soldr*, naan|nan .. santhosama*|sandhosama*|happyaa*, திரும்ப திரும்ப அதையே|ஏன்|கேக்*|கேட்*, என்ன சொல்றீங்க|கேக்கறீங்க|கேக்குறீங்க, thirumba thirumba athaye|adhaye|yen|kek*',
    notHome:
      'வீட்டு|வீட்டுப்|குடும்ப|குடும்பப்|ஃபேமிலி விஷயம்|விசயம்|பிரச்சனை|பிரச்சினை|மேட்டர் இல்ல*|கிடையாது, வீட்ல|வீட்டுல|வீட்டில்|வீட்டிலே எல்லாம்|எல்லாரும்|எல்லோரும்|ஒன்னும்|ஒண்ணும் சரி*|நல்லா*|ஓகே|இல்ல*, என்னை|என்ன யாரும் அடிக்கல*|அடிக்கிறதில்ல*|அடிக்க*, veetu|veettu|kudumba|family vishayam|visayam|vishiyam|prachanai|pirachanai|problem|matter illa|illai|kidayathu|kidaiyathu, veetla|veetula|vittula|veetil ellam|ellarum|onnum seri*|sari*|nalla*|ok|illa',
    about:
      'பத்தி|பத்தித்தான்|பத்திதான்|பற்றி|பற்றித்தான், டென்ஷன்|கவலை|பயம்|பிரச்சனை|பிரச்சினை, pathi|pathithan|patri|tension|kavalai|bayam|prachanai',
    safeNow:
      'ஆபத்து|ஆபத்துல|ஆபத்தில் இல்ல*, இப்ப|இப்போ|இப்போது இல்ல*, பாதுகாப்பா*|சேஃபா*|சேஃப்பா* இருக்*, தூங்கிட்டா*|தூங்குறா*|தூங்கறா*|தூங்கிட்டு, வீட்ல|வீட்டுல|வீட்டில்|இங்க|இங்கே|பக்கத்துல|பக்கத்தில் இல்ல*, வெளிய|வெளியே போயி*|போய்*|போயிட்டா*|இருக்*, வேற|வேறு ஊர்ல|ஊரில்|ரூம்ல|அறையில்|ஊரு, aabathu|abathu|aabathula illa|illai, ippa|ippo illa|illai, safe|safea|safeah|pathukappa* iruk*, thoongit*|thoongur*|thungit*, veetla|inga|inge|pakkathula illa|illai',
    noPain:
      'வலி இல்ல*|இல்லை, வலிக்கல*|வலிக்கவில்லை, நெஞ்சு|நெஞ்சில .. இல்ல*|வலிக்கல*, இல்ல .. வலி இல்ல*, vali illa*, valikkala*|valikala*, nenju .. illa*',
    tookNothing:
      'எதுவும்|ஒன்னும்|ஒண்ணும்|மாத்திரை|விஷம் .. சாப்பிடல*|குடிக்கல*|எடுக்கல*|பண்ணல*, நான் .. சாப்பிடல*|குடிக்கல*|எடுக்கல*, ethuvum|edhuvum|onnum|mathirai .. sapdala*|saapidala*|kudikala*|edukala*|pannala*, naan|nan .. sapdala*|saapidala*|kudikala*|edukala*',
    notDying:
      'சாக|சாகணும்*|சாகனும்*|சாகலாம்* .. வேண்டாம்|வேணாம்|இல்ல*|நினைக்கல*, சாகப் போறதில்லை|போகவில்லை, சாக விரும்ப*, யாரும் சாக*, தற்கொலை .. இல்ல*|இல்லை|வேண்டாம், உயிரை .. இல்ல*, வாழணும், saaganum|saganum|saaga|saga|sethu .. illa|illai|venam|venda, yaarum|yarum saaga*|saga*, tharkolai .. illa|illai',
    isMe: 'நான்தான்|நாந்தான், நான் தான் ஆபத்து*|பாதி*|மாட்*|அது, எனக்குத்தான்|எனக்கு தான்|நடக்*, எனக்குத்தான், எனக்கே, என்னைத்தான்|என்னையே, என்னை மிரட்டு*|மிரட்ட*, என் போட்டோ|படம் தான், naan|nan thaan|than aabathu*|victim|maati*|maatti*|athu, enakku|enaku thaan|than|nadak*|nadandh*, ennai|enna|ennaye mirat*, en|ennoda|enoda photo|photos|pic thaan|than|adhu|athu',
    findOut:
      'தெரிஞ்சிடுமா|தெரியுமா|தெரியவருமா, தெரிய வருமா|வந்திடுமா, அரெஸ்ட் பண்ணு*|செய், கைது செய்*|பண்ணு*, போலீஸ் வரு*|பிடி*|வந்து*, கேஸ் போடு*|வரு*, யாரிடமும்|யார்கிட்டயும் சொல்*, therinjiduma|theriyuma|therinjuduma|terinjiduma, arrest pannu*|panni*, police varu*|vandh*|pidi*',
    forMen:
      'பெண்களுக்கு|மகளிர்|லேடீஸ் மட்டும்|தானே|தான், நான் பையன்|ஆண், நான் ஆண்|பையன் தான்|தான், ladies|ponnunga|pengal ku|kku thaane|thane|mattum|thaan, nan|naan paiyan|payyan|aan thaan|than',
    pay: 'பணம்|காசு கொடுக்க*|குடுக்க*|தர*|அனுப்ப*, panam|kaasu|kasu kuduk*|koduk*|thara*|anup*',
    otherMatter:
      'வேற|வேறு விஷயம்|பிரச்சனை|பிரச்சினை|ஏதோ|ஒண்ணு|கவலை, வேறொன்று, வேறொண்ணு, இது வேற|வேறு, ரெண்டும்|இரண்டும் இல்ல|இல்லை, vera|vere|veru vishayam|vishyam|prachana|prachanai|edho|onnu|kavalai, idhu vera|vere, rendum illa|illai',
    sometimes:
      'சில நேரம்|நேரங்களில்|சமயம்|சமயங்களில், எப்பவாவது, எப்போதாவது, அப்பப்ப, sila neram|nerangalil|samayam, eppavavadhu, epavavadhu, appappo, apapo',
    joking: 'சும்மா|விளையாட்டுக்கு|ஜோக்',
  },
  telugu: {
    notSo:
      'అలా|అలాంటిది|అట్లా|అదేం కాదు|లేదు|అనలేదు|ఏమీ|కాదండి, అలా చెప్పలేదు|అనలేదు|అనుకోలేదు, ala|alantidi|atla|alaga kadu|ledu|em|kaadu|analedu|emi',
    mistaken:
      'మీకు|నీకు అర్థం కాలేదు|కాలే|అవ్వలేదు, తప్పుగా అర్థం*, happy ga|gane .. unna*, నేను హ్యాపీగా|సంతోషంగానే|సంతోషంగా ఉన్నా*, meeku|miku|neeku artham kaledu|kale, నా ఉద్దేశం అది|అదే|అలా కాదు, తప్పుగా|తప్పు అర్థం|అనుకు*, గురించి మాట్లాడు*|చెప్పా*|చెప్పు*|అంటు*|చెబుతు*, గురించి చెప్పా|అన్నా, నేను .. సంతోషంగా|హ్యాపీగా|ఆనందంగా ఉన్నా*, ఆనందంతో|సంతోషంతో ఏడ్*, ఆనంద బాష్పాలు, నేనేం|నేను తాగలేదు|తీసుకోలేదు|చేసుకోలేదు, ఎవరూ కొట్టలేదు|కొట్టట్లేదు, tappuga|thappuga ardam|artham|anuk*, gurinchi matlad*|chepp*|cheppa|antun*|chebut*, nenu .. happyga|santoshanga|anandanga unna*, nenem|nenu tagaledu|thagaledu|teesukoledu, మళ్ళీ|మళ్లీ మళ్ళీ|మళ్లీ అదే|ఎందుకు|అడుగు*, ఏం అంటున్నారు|మాట్లాడుతున్నారు|అడుగుతున్నారు, malli malli ade|enduku|adug*',
    notHome:
      'ఇంటి|కుటుంబ|ఇంట్లో|ఫ్యామిలీ విషయం|సమస్య|గొడవ|మ్యాటర్|ప్రాబ్లమ్ కాదు, ఇంట్లో అంతా|అందరూ|అన్నీ బాగా*|బాగుం*|ఓకే|సరి*|బానే, ఇంట్లో ఏమీ|ఏం|ఏ లేదు|సమస్య|గొడవ, నన్ను ఎవరూ కొట్ట*, inti|intlo|kutumba|family vishayam|vishyam|visayam|godava|matter|problem kadu|kaadu, intlo antha|anta|andaru|anni bag*|baag*|bane|ok|sari*, intlo em|emi|ye ledu|problem|godava',
    about: 'గురించి|గురించే|టెన్షన్|బెంగ|భయం|సమస్య|చింత, gurinchi|gurinche|tension|benga|bhayam|samasya',
    safeNow:
      'ప్రమాదం|ప్రమాదంలో .. లేదు|లేను|లేము, ఇప్పుడు లేదు|కాదు|లేరు|లేడు, సేఫ్|సేఫ్గా|సురక్షితంగా|క్షేమంగా|బానే|బాగానే ఉన్నా*|ఉన్నాం, పడుకున్నారు|పడుకున్నాడు|పడుకుంది|నిద్రపోయారు|నిద్రపోయాడు|నిద్రపోతున్నారు|నిద్రపోతున్నాడు, ఇంట్లో|ఇక్కడ|దగ్గర లేరు|లేడు|లేదు, బయటకు|బయటికి|బయట వెళ్ళ*|వెళ్లా*|ఉన్నా*, వేరే|ఇంకో ఊర్లో|గదిలో|రూమ్లో|ఊళ్ళో|ఊరిలో, pramadam|pramadamlo .. ledu|lenu|lem, ippudu ledu|kadu|leru, safe|safega unna*, padukunna*|nidrapoy*|nidrapot*, intlo|ikkada|daggara leru|ledu|ledhu',
    noPain: 'నొప్పి లేదు|లేదండి|ఏమీ|ఏం, నొప్పి .. లేదు, ఛాతీ|ఛాతిలో|గుండెలో .. లేదు, noppi ledu|em, noppi .. ledu',
    tookNothing:
      'ఏమీ|ఏం|మాత్రలు|మందు|విషం .. తాగలేదు|తీసుకోలేదు|వేసుకోలేదు|తినలేదు|చేసుకోలేదు, నేనేం|నేను|నేనేమీ .. తాగలేదు|తీసుకోలేదు|వేసుకోలేదు|తినలేదు, emi|em|matralu|mandu .. tagaledu|thagaledu|teesukoledu|vesukoledu|tinaledu, nenem|nenu|nenemi .. tagaledu|thagaledu|teesukoledu|vesukoledu|tinaledu',
    notDying:
      'చావాలని లేదు|అనుకోలేదు|కాదు, చావాలని అనుకోవట్లేదు|అనుకోవడం, చనిపోవాలని లేదు|కాదు|అనుకోలేదు, ఎవరూ చావట్లేదు|చావడం|చనిపోవడం, ఆత్మహత్య .. లేదు|కాదు, చావను, బతకాలని, chavalani|chavali ledu|kadu|anukoledu|anukovatledu, chanipovalani ledu|kadu, evaru chavatledu|chavadam, suicide .. ledu|kadu|chesukonu',
    isMe: 'నేనే బాధితుడ*|బాధితురాల*|ప్రమాదంలో|ఆ|కదా, బాధితుడిని|బాధితురాలిని నేనే, నాకే|నాకు జరుగు*|జరిగి*|బెదిరి*, నన్నే|నన్ను బెదిరి*|కొట్టు*|కొడుతు*, ఫోటో|ఫోటోలు నావే|నాదే|నాది|నావి, నేను .. ప్రమాదంలో, nene victim|pramadam*|badhit*, naake|nake jarug*|jarig*, nanne|nannu bedir*|kottu*|kodut*, photo|photos naave|nave|naade|nade|naadi|navi',
    findOut:
      'తెలిసిపోతుందా, తెలుస్తుందా, తెలిసిపోతదా, పోలీసులు వస్తారా|పట్టు*|తీసు*, అరెస్ట్|అరెస్టు చేస్తారా|చేస్తార*, కేసు పెడతారా|అవుతుందా, ఎవరికైనా చెప్*|తెలుస్*, telisipothunda|telisipotunda|telustunda|telusthunda|teluspothada, police|policelu vastara|vasthara|pattu*, arrest chestara|chesthara',
    forMen:
      'ఆడవాళ్ళ|ఆడవాళ్ళకు|ఆడవాళ్లకు|మహిళలకు|మహిళల కోసం|మాత్రమే|కదా|కే, ఆడవాళ్లకే|ఆడవాళ్ళకే|మహిళలకే, నేను అబ్బాయిని|మగవాణ్ణి|మగవాడిని|పురుషుడిని, nenu abbayi*|magavadi*|mogodi*, adavalla*|aadavalla*|mahilala* kosam|ke|ki|matrame',
    pay: 'డబ్బు|డబ్బులు ఇవ్వ*|ఇచ్చే*|పంప*|కట్ట*, dabbu|dabbulu ivv*|ichh*|icche*|pamp*|ivva*',
    otherMatter:
      'వేరే|ఇంకో|మరో విషయం|సంగతి|సమస్య|ఏదో|కారణం, ఇంకేదో, మరేదో, వేరేది, ఇది వేరే, రెండూ కాదు, vere|inko|maro vishayam|vishayame|sangathi|samasya|edo|karanam, inkedo, inkedho, maredo, veredi, idi vere, rendu kadu|kaadu',
    sometimes:
      'అప్పుడప్పుడు, అప్పుడప్పుడూ, ఒక్కోసారి, కొన్నిసార్లు, కొన్ని సార్లు, appudappudu, apudapudu, okkosari, konnisarlu, konni sarlu',
    joking: 'జోక్|సరదాగా|తమాషాకి',
  },
  kannada: {
    notSo:
      'ಹಾಗೆ|ಹಾಗೇನು|ಹಂಗೆ|ಹಾಗೇನೂ|ಆ ಅಲ್ಲ|ಇಲ್ಲ|ಏನಿಲ್ಲ|ಹೇಳಿಲ್ಲ|ಹೇಳಲಿಲ್ಲ, ಹಾಗೇನಿಲ್ಲ|ಹಂಗೇನಿಲ್ಲ|ಹಾಗೇನಲ್ಲ|ಹಂಗಲ್ಲ|ಹಾಗಲ್ಲ, haage|hage|hange|haagenu|hagenu illa|alla|helilla, haagenilla|hagenilla|hangenilla|hangalla|haagalla|hagalla',
    mistaken:
      'ನಿಮಗೆ|ನಿಂಗೆ ಅರ್ಥ ಆಗಿಲ್ಲ|ಆಗ್ಲಿಲ್ಲ|ಆಗಲಿಲ್ಲ, ತಪ್ಪಾಗಿ|ತಪ್ಪು ಅರ್ಥ*|ತಿಳ್ಕೊಂಡ*, nimge|ninge artha agilla|aglilla, ನನ್ನ ಅರ್ಥ .. ಅಲ್ಲ, ತಪ್ಪಾಗಿ|ತಪ್ಪು ಅರ್ಥ|ತಿಳಿ*, ಬಗ್ಗೆ ಮಾತಾಡು*|ಹೇಳು*|ಹೇಳ್*|ಮಾತಾಡ್*|ಹೇಳಿ*, ನಾನು .. ಖುಷಿ*|ಸಂತೋಷ*, ಖುಷಿಗೆ|ಸಂತೋಷಕ್ಕೆ ಅಳು*|ಅತ್ತ*, ಆನಂದಬಾಷ್ಪ, ಯಾರೂ ಹೊಡೆ* ಇಲ್ಲ, tappagi|thappagi artha|tili*|tildu*, bagge maat*|mat*|hel*, nanu|naanu .. khushi*|kushi*|santhosha*, ಪದೇ ಪದೇ ಅದೇ|ಯಾಕೆ|ಕೇಳ್*, ಏನ್|ಏನು ಹೇಳ್ತಿದೀರಾ|ಹೇಳ್ತಿದ್ದೀರಾ|ಕೇಳ್ತಿದೀರಾ, pade pade ade|yake|kel*',
    notHome:
      'ಮನೆ|ಮನೆಯ|ಮನೇದು|ಮನೆದು|ಕುಟುಂಬದ|ಫ್ಯಾಮಿಲಿ ವಿಷಯ|ಸಮಸ್ಯೆ|ಮ್ಯಾಟರ್|ಜಗಳ|ಪ್ರಾಬ್ಲಮ್ ಅಲ್ಲ, ಮನೇಲಿ|ಮನೆಯಲ್ಲಿ|ಮನೆಲಿ ಎಲ್ಲಾ|ಎಲ್ಲ|ಎಲ್ಲರೂ ಸರಿ*|ಚೆನ್ನಾ*|ಓಕೆ, ಮನೇಲಿ|ಮನೆಯಲ್ಲಿ|ಮನೆಲಿ ಏನೂ|ಏನು|ಯಾವ ಇಲ್ಲ|ಆಗಿಲ್ಲ|ಸಮಸ್ಯೆ, ನನ್ನನ್ನ|ನನ್ನ|ನನ್ನನ್ನು ಯಾರೂ ಹೊಡೆ*, mane|maneya|manedu|family vishaya|vishya|problem|matter|samasye alla, maneli|maneyalli|manelli ella|ellaru|enu|yenu sari*|chenn*|ok|illa|agilla',
    about: 'ಬಗ್ಗೆ|ಬಗ್ಗೇನೇ|ಟೆನ್ಷನ್|ಟೆನ್ಶನ್|ಚಿಂತೆ|ಭಯ|ಸಮಸ್ಯೆ, bagge|baggene|tension|chinte|bhaya|samasye',
    safeNow:
      'ಅಪಾಯ|ಅಪಾಯದಲ್ಲಿ .. ಇಲ್ಲ, ಈಗ ಇಲ್ಲ|ಅಲ್ಲ, ಸೇಫ್|ಸುರಕ್ಷಿತ*|ಸೇಫಾಗಿ|ಸೇಫಾ ಇದ್ದೀ*|ಇದೀ*|ಇದ್ದೇ*|ಇದೀನಿ, ಮಲಗಿದ್ದಾ*|ಮಲಗಿ*|ಮಲ್ಕೊಂಡಿ*, ಮನೇಲಿ|ಮನೆಯಲ್ಲಿ|ಇಲ್ಲಿ|ಹತ್ತಿರ ಇಲ್ಲ, ಹೊರಗೆ|ಆಚೆ ಹೋಗಿ*|ಇದ್ದಾ*, ಬೇರೆ ಊರ*|ರೂಮ*|ಕೋಣೆ*|ಮನೆ*, apaya|apaaya|apayadalli illa, iga|eega|ega illa|alla, safe|safeagi iddi*|idi*|ideeni, malgi*|malagi*|malkond*, maneli|illi|hattira|hatra illa',
    noPain: 'ನೋವು ಇಲ್ಲ|ಏನಿಲ್ಲ|ಏನೂ, ನೋವಿಲ್ಲ*, ನೋವು .. ಇಲ್ಲ, ಎದೆ*|ಎದೆಯಲ್ಲಿ .. ಇಲ್ಲ, novu illa|enilla, novilla*, novu .. illa',
    tookNothing:
      'ಏನೂ|ಏನು|ಮಾತ್ರೆ|ವಿಷ .. ತಗೊಂಡಿಲ್ಲ|ಕುಡಿದಿಲ್ಲ|ತಿಂದಿಲ್ಲ|ತೆಗೆದುಕೊಂಡಿಲ್ಲ|ಮಾಡಿಲ್ಲ, ನಾನು|ನಾನೇನೂ|ನಾನೇನು .. ತಗೊಂಡಿಲ್ಲ|ಕುಡಿದಿಲ್ಲ|ತಿಂದಿಲ್ಲ|ತೆಗೆದುಕೊಂಡಿಲ್ಲ, enu|yenu|matre|visha .. tagondilla|thagondilla|kudidilla|tindilla, naanu|nanu|nanenu .. tagondilla|thagondilla|kudidilla|tindilla',
    notDying:
      'ಸಾಯಬೇಕು|ಸಾಯೋಕೆ|ಸಾಯಲು .. ಇಲ್ಲ|ಅಲ್ಲ|ಇಷ್ಟವಿಲ್ಲ|ಅನ್ಸಿಲ್ಲ, ಸಾಯಬೇಕು ಅಂತ .. ಇಲ್ಲ|ಅಲ್ಲ|ಏನಿಲ್ಲ, ಸಾಯಲ್ಲ, ಯಾರೂ ಸಾಯ್*|ಸಾಯು*, ಆತ್ಮಹತ್ಯೆ .. ಇಲ್ಲ|ಅಲ್ಲ, ಬದುಕಬೇಕು, saayabeku|sayabeku|sayoke .. illa|alla, sayalla, yaru|yaaru saay*|say*',
    isMe: 'ನಾನೇ ಸಂತ್ರಸ್ತ*|ಬಲಿಪಶು|ಅಪಾಯ*|ಅದು, ನನಗೇ|ನನಗೆ ಆಗು*|ಆಗ್*|ಆಗಿ*|ನಡೆ*|ಬೆದರಿ*, ನನ್ನನ್ನೇ|ನನ್ನನ್ನು|ನನ್ನ ಬೆದರಿ*|ಹೆದರಿ*|ಹೊಡೆ*, ಫೋಟೋ ನಂದು|ನನ್ನದು|ನನ್ನದೇ|ನಂದೇ, ನಂದೇ|ನನ್ನದೇ ಫೋಟೋ, ನಾನು .. ಅಪಾಯದಲ್ಲಿ, naane|nane victim|apaaya*|apaya*, nange|nanage|nanige aag*|ag*|nade*|bedar*, nanna|nannanne bedar*|hedar*|hode*, photo nandu|nande|nannadu, nande|nannade photo',
    findOut:
      'ಗೊತ್ತಾಗುತ್ತಾ|ಗೊತ್ತಾಗತ್ತಾ|ಗೊತ್ತಾಗುತ್ತದೆಯೇ, ಗೊತ್ತಾಗಿ*, ಪೊಲೀಸ್|ಪೊಲೀಸರು ಬರ್*|ಬರು*|ಹಿಡಿ*, ಅರೆಸ್ಟ್ ಮಾಡ್*|ಮಾಡು*, ಕೇಸ್ ಆಗ*|ಹಾಕ*, ಯಾರಿಗಾದರೂ|ಯಾರಿಗಾದ್ರೂ ಹೇಳ್*|ಹೇಳು*, gottaagutta|gottagutta|gothagutta|gottagatta, police bart*|hidi*, arrest mad*|maad*',
    forMen:
      'ಹೆಂಗಸರಿಗೆ|ಮಹಿಳೆಯರಿಗೆ|ಮಹಿಳೆಯರ ಮಾತ್ರ|ತಾನೇ|ಅಲ್ವಾ, ನಾನು ಹುಡುಗ|ಗಂಡಸು|ಪುರುಷ, naanu|nanu huduga|gandasu, hengasarige|mahileyarige matra|alva|tane',
    pay: 'ಹಣ|ದುಡ್ಡು|ದುಡ್ಡ ಕೊಡ*|ಕೊಟ್ಟು*|ಕಳಿ*|ಕಳ್*, hana|duddu kod*|kott*|kals*|kalis*',
    otherMatter:
      'ಬೇರೆ ವಿಷಯ|ವಿಷ್ಯ|ಏನೋ|ಸಮಸ್ಯೆ|ಚಿಂತೆ|ಕಾರಣ, ಇನ್ನೇನೋ, ಮತ್ತೇನೋ, ಇದು ಬೇರೆ, ಎರಡೂ ಅಲ್ಲ, bere vishaya|vishya|eno|enu|samasye|chinte|karana, inneno, matteno, idu bere, eradu alla',
    sometimes: 'ಕೆಲವೊಮ್ಮೆ, ಕೆಲವು ಸಲ|ಸಾರಿ, ಒಮ್ಮೊಮ್ಮೆ, ಆಗಾಗ, kelavomme, kelavu sala|sari|sala, ommomme, agaga, aagaga',
    joking: 'ತಮಾಷೆ|ತಮಾಷೆಗೆ|ಜೋಕ್',
  },
})
