import type { TopicWords } from './topic-words'

// Hindi in Latin letters, compared by sound. Not yet read by a native speaker.
const family =
  'maa|mummy|mumma|papa|pitaji|bhai|behen|behan|didi|beta|beti|pati|patni|nani|nana|dadi|dada|dost|chacha|mama|biwi|bhaiya'
const kin = 'maa|mummy|papa|pitaji|gharwale|parents|mata|ghar|family'

export const latinHindi: TopicWords = {
  topics: {
    scam: 'thagi, online|cyber fraud|dhokha|dhoka|thagi|thag|crime|cell, thag liya|liye|gaya|gayi, thaga|thage gaya|gayi|gaye, digital arrest, scam ho|hua|hui|kiya|me, mere saath scam, scammer, otp .. bata*|de|diya|di|pucha|pooch*|share|manga, kyc .. link|call|update|block, link .. click .. paise|khata|khali|kat, farzi|farji|nakli|fake naukri|job|company|website|police|cbi|call|agent|app|link|offer, telegram .. task|invest, chitfund, chit fund .. bhaag*|bhag*|band|doob*, upi fraud, khate|account se .. paise|rupaye|lakh .. ud|ude|kat*|nikal*|gayab, kaam|job|naukri|visa dilane|dilwane|lagwane, video pe|par .. arrest|police|cbi, bank se bol*, typing .. agreement|penalty',
    stammer:
      'haklata|haklati|haklana|haklate|haklahat|hakla, shabd .. atak*|fas|fans|fansa, shabd nahi|nhi nikal*, zuban|zaban|jeebh .. atak*|ladkhada*, bolte|bolne .. atak|atakta|atakti|atakna, stage .. dar, stage fear, logo|logon|class|bheed ke saamne|samne bolne|bolna|bol, sabke saamne|samne bolne|bolna, public speaking, english|angrezi bolne|bolna|bolte, english|angrezi kamzor|weak|kharab, speech therapy|therapist, stage pe|par .. blank|kaanp*|kamp*|ghabra*|bhool, speech|interview|viva|presentation .. dar|ghabra*|blank|kaanp*|bhool',
    harassment:
      'chhedchhad|chedchad|chedkhani|chhedkhani, chhedta|chhedte|chheda|chedta|chedte hai|hain|h|tha|the, mera picha|peecha|pichha, picha|peecha|pichha karta|karte|karke|kar, gande|ganda|bhadde|ashleel msg|message|messages|comment|comments|ishare|photo|photos|mazak|majak, gandi|ashleel baatein|baat|nazar|tasveer|photo, galat tarike|tareeke|jagah .. chhu*|chhoo*|haath|hath, kamar|jaangh pe|par haath|hath, ghoorta|ghurta|ghoorte|ghurte, seeti|siti maar*|baja*, harassment, bad touch, double meaning, posh committee, kamar pakad*, akeli ho .. msg|message|puch*|pooch*, satt|sat|satke ke|kar|khada khada|hota, haath|hath pakad leta|lete|liya',
    privacy:
      'privacy, mera|mere phone|mobile check|khangal*|chhan*, phone|mobile check karta|karte|karti|kiya|kar, meri|mere diary|gallery .. padh*|check|dekh*|khol*, diary padh li|lete|liya|leti|leta, password .. maang*|mang*|puchte|puchta|puchti, location track|check, live location, apna|khud|mera koi|ka kamra|room|kona nahi|nhi, apna|mera kamra|room|kona nahi|nhi, jasoosi, mujh pe|par nazar, ghar|kamre|room mein|me .. camera|cctv, meri call|calls|baatein sunte|sunta|sunti, meri chat|chats padh li|lete|leta|leti, mera whatsapp|insta padh*|khol*, har password',
    neighbours:
      'padosi|padosiyo|padosiyon|padosan .. jhagda|jhagad*|ladai|shor|gaane|gane|parking|gaali|gali|kachra|kooda|tang|pareshan|dj|shikayat, makan|makaan malik|maalik|malkin|maalkin, landlord, landlady, flatmate .. jhagda|ladai|ganda|saaf|shor|kiraya, flatmates, roommate|roommates .. shor|gandagi|safai|bartan|light|cigarette|party|rent|kiraya, society .. secretary|meeting|aunty|wale|walo|walon|notice|parking|committee, upar|neeche|niche|bagal wale|walo|walon|wali .. shor|gaane|gane|awaaz|awaz|drill|dj, loudspeaker, dj .. raat|shor, parking .. jhagda|ladai|jagah, deposit, ghar|flat|kamra|room|makan khali karo|karne|karna|kar|karwa*',
    direction:
      'zindagi|jindagi|life mein|me .. kya karna|karu|karun|karoon, kya karna|banna hai|h .. pata|samajh|samjh nahi|nhi, pata|samajh|samjh nahi|nhi .. kya karna|banna, career .. confuse|confused|confusion|chun*|choose|badal*|change|kaunsa|disha|switch, dishaheen, koi disha|lakshya|maksad|goal|aim nahi|nhi, kaunsa|konsa|kaunsi|konsi course|career|line|field|stream|subject, kaun|kon sa|si course|career|line|field|stream|subject, 10th|12th|graduation|degree|btech ke baad kya, science ya|ki arts|commerce, galat line|field|course|degree, kidhar jau|jaun|jaoon, upsc|taiyari|tayari|college chhodu|chhodun|chodu ya',
    self_doubt:
      'aatmvishwas|atmavishwas|aatmavishwas, confidence .. nahi|nhi|kam|zero|low|gir*|kho|toot*|khatam|hil*, khud|apne pe|par|upar bharosa|yakeen|yakin|vishwas|shak|doubt, apne aap pe|par bharosa|yakeen|shak, heen bhavna|bhawna, kabil|qabil|layak|laayak nahi|nhi, kisi layak|laayak, mujhse .. nahi|nhi hoga, mujhse .. nahi|nhi ho payega|pata|paega, mai|main .. bekar|nakam|flop|loser|nikamma|nikammi|nalayak hu|hun|hoon, mai|main kisi kaam ka|ki, sab .. mujhse behtar|acche|ache|hoshiyar, imposter|impostor, khud ko .. kam|chhota|chota|neecha samajh*|aank*',
    low_mood:
      'kisi|kuch|kahin|kahi .. man|mann nahi|nhi lagta|lag|karta|kar, kisi cheez|chiz|baat|kaam mein|me .. man|mann|interest|dilchaspi nahi|nhi, bina wajah|vajah|reason|karan .. udas|udaas|rona|dukhi|ro, bewajah udas|udaas|rona|dukhi, udas|udaas rehta|rehti|rahta|rahti|hu|hun|hoon|lagta|lag|sa|si, udasi|udaasi, man|mann udas|udaas|khali|bujha, depression, depressed, khalipan|khaalipan, kuch accha|acha|achha nahi|nhi lagta|lag, kuch bhi accha|acha|achha nahi|nhi, kuch mehsus|mehsoos|feel nahi|nhi, bistar|bed se uth* .. man|mann|nahi|nhi|himmat, sab .. berang|feeka|fika|bematlab lagta|lag',
    owed: 'udhaar|udhar diya|diye|de rakha|diya tha|diye the, usne|unhone|dost|bhai|kisi ne .. udhaar|udhar liya|liye, mere|mera paise|paisa .. wapas|vapas|lauta*|nahi de|nhi de|nahi diye|wapis|vapis, paise|paisa wapas|vapas|wapis|vapis nahi|nhi|kab|mang*|maang*, paise lauta*|loutao|lautaye, aaj tak paisa|paise nahi|nhi, paisa|paise nahi|nhi aaya|mila|mile .. becha|kaam|client|mandi, becha|kaam|edit .. paisa|paise nahi|nhi, mera|mere udhar|udhaar, paise lauta*|lota* nahi|nhi, paise|paisa maango|mango|mangu to|toh, payment nahi|nhi|atki|rok*, dihadi|mazdoori|majdoori|payment .. taal*|rok, committee|kameti .. bhaag|bhag, ko diya tha .. phone nahi|nhi',
    loan_app:
      'loan app, loan wale|wala|walon, recovery agent|wale|wala|agents, vasuli|vasooli wale|wala, agent .. phone|call|gali|gaali|dhamki|contacts, loan .. gali|gaali|contacts|rishtedar|rishtedaron|dhamki|badnam, kist wale, contacts|contact ko .. message|msg|phone|call|gali, contact|contacts me|mein sabko, boss ko call|phone .. chor|loan|gali',
    low_after_birth:
      'bachcha|bacha|baccha|baby|delivery .. khush|khushi|accha|acha|pyar|pyaar nahi|nhi, delivery|janm .. ke baad .. rona|udas|khali|ro|roti, bacche|bachche .. ke baad .. rona|udas|khali|mann|man, baby .. mann nahi|nhi, delivery ke baad .. mann|man, maa ban gayi|gai|ke|kar .. man|mann|khali|udas|udaas|khush|rona, delivery ko|ke .. hafte|mahine|baad .. aansu|rona|ro|udas|mann|man, c section ke baad .. man|mann|rona|udas, baccha|bachcha|bacha rota .. main|mai bhi, badhai .. bathroom|ro, feed kara*|karwa* .. aansu|rona',
    grave_illness:
      'cancer, tumor, chemo, icu, ventilator, aakhri|aakhiri stage, lakwa, kidney fail|kharab, liver fail|kharab, coma, doctor .. jawab|haath|umeed|ummeed, zyada|jyada din|samay|waqt nahi, bahut|bohot bimar|beemar hai|hain, maa|mummy|papa|pita .. cancer|icu|heart|operation, dialysis, stage 3|4|teen|chaar, liver|kidney transplant, kidney ki dikkat|bimari, time|samay kam hai, haalat|halat .. gir*|bigad*, kemo|keemo ki|ke',
    own_illness:
      'mujhe cancer|sugar|diabetes|thyroid|tb|pcos|pcod|mirgi|hiv|bimari, meri bimari|beemari|report|sugar|thyroid|dialysis|pcos|pcod|migraine, mera ilaj|dialysis|operation|bp, apni bimari',
    infertility:
      'baccha|bachcha|bacha|aulad|santan nahi|nhi ho|hua|hui|hota|raha, maa|baap nahi|nhi ban, ivf, banjh, khush khabri|khabar kab, pregnant nahi|nhi ho, conceive nahi|nhi, shaadi .. saal .. baccha|bachcha|bacha|aulad, god soona|sooni, nisantan',
    in_laws:
      'saas, sasur, sasural, sasuma, saasu, nanad, jethani, devrani, saas sasur, bahu, pati ki maa|mummy, devar, sasural mein|me sab|sabko, sasural wale|walo|walon, pati ke ghar wale|walo|walon, pati ke gharwale|gharwalo, mayke|maike jane|jaane nahi|nhi, saas .. taana|taane|kehti|bolti|kitchen|kami, ghunghat',
    couple:
      'pati|husband|biwi|patni|wife se|mujhse .. baat nahi|nhi|kam, pati|husband|biwi|patni|wife .. madad|help nahi|nhi, pati|husband|biwi|patni|wife .. jhagda|ladai|ladte|shak|dhokha|affair|phone|chillate|gussa|dhyan|samajh*|sunte, miya biwi, pati patni .. jhagda|ladai, mere husband|pati .. bas|sirf|kuch, shaadi .. khush nahi|nhi|toot, shaadi|shadi ko .. saal .. sirf|bas|ab|baat, pati|husband|biwi|patni|wife baat nahi|nhi kar*, uske phone me|mein .. msg|chat|number|photo, pati|husband|biwi|wife baat hi nahi|nhi',
    farm: 'fasal, kheti, khet, kisan, barish|baarish nahi|nhi|zyada|jyada, sookha|sukha pad, mandi|kapas|soyabean|dhan|gehu|pyaz|tamatar|ganna .. bhav|bhaav|daam|kharab|barbad|sad|gaya|gayi, beej, borewell sookh, fasal .. kharab|barbad|beh|doob|gayi, fasal .. kharab|barbad|beh|doob|gayi',
    habit:
      'phone nahi|nhi chhod|chhut|chhoot|rakh, reels .. dekh*|ghante|raat|band, game .. khel*|ghante|raat|lat|chhod, pubg, bgmi, free fire, rummy, dream11, satta, jua|juaa, betting, lat lag|lagi|lag gayi, mobile .. lat|nahi chhut|chhod|ghante, scroll karta|karti, online game|juaa|satta, porn',
    drinker_at_home:
      'papa|pati|bhai|beta|husband|pitaji|sasur .. peete|pita|peeta|peke|pee|peekar|daru|daaru|sharab|nashe|nasha, daru|daaru|sharab peekar|pike|pee .. aate|aata|ghar|maar*|chillate, roz peete|pita|peeta hai|hain, sharabi pati|papa|baap|bhai',
    caste:
      'meri jaat|jati|jaati, chhoti|neechi|nichli|badi jaat|jati|jaati, dalit, surname .. puch*|pooch*|jaat, alag bartan|glass|cup|thali, reservation|quota .. wale|wala|se|ka|taana|bol*, jaat .. taana|taane|mazak|majak|gaali|wajah|naam, gilas|glass|cup|bartan|plate alag, tum log kaun, kaun jaat|jaati|log ho, kis jaat|jati, naam .. surname .. pooch*|puch*',
    old_age:
      'budhapa|budhape, budha|buddha|boodha|budhi|boodhi ho gaya|gayi|hu|hoon, umar ho gayi, retire|retired|retirement, bete|beta|bacche|bachche .. videsh|america|canada|bahar|phone nahi|nhi|fursat|time, ghar soona|suna|khali, pension, pote|poti|naati|nati, is umar mein|me',
    friend_in_need:
      'mera dost|meri dost|saheli|roommate .. pareshan|udas|ro|rota|roti|dukhi|depression|chup|khana|theek nahi, dost .. madad|help|sambhal*|samjha*, dost ki chinta|fikr|fikar|tension, uski madad kaise, saheli .. tension|pareshan|ro|roti',
    friendship:
      'dost|saheli|bestie|friend .. jhagda|ladai|jhagad|baat nahi|nhi|dhokha|block|naraz|katti|ignore|peeth, dosti toot|tut|khatam, doston|dosto ne .. chhod|akela|group|bina|bulaya, roommate .. chori|charger|jhagda|ladai|saman, dost|saheli|yaar .. phone nahi|nhi utha*, dost|saheli .. badal gaya|gayi|gaye, bure time me|mein .. dost|usne|sath',
    child_worry:
      'mera beta|bacha|baccha|bachcha|ladka .. nahi|nhi|phone|school|padh*|gussa|jhoot|chup, meri beti|bacchi|bachchi|ladki .. nahi|nhi|phone|school|padh*|gussa|jhoot|chup|roti, bacche|bachche|bete|beti ki chinta|fikr|fikar|tension, beta .. sunta|padhta|baat nahi|nhi, bacche .. phone|mobile|padhte|sunte, munni|munna|beta|beti|bacha|baccha|bachcha .. tutlata|tutlati|haklata|haklati',
    parents_fight:
      'mummy papa|papa mummy|maa papa|maa baap .. lad*|jhagda|jhagad*|ladai|chilla*|alag|talaq|talak|baat nahi, ghar .. mummy papa .. ladai|jhagda|ladte, papa .. mummy|maa par|pe chilla*, roz ladte|jhagadte hai|hain, mummy papa .. baat band, chilla rahe .. dono, dono .. chilla rahe, dono .. bolchaal|baat band .. ghar',
    result:
      'fail ho gaya|gayi|gya|gai, result kharab|bura|aaya|aa|bekar, number|marks kam|kharab|bekar, kam number|marks, percent aaye|aaya|hi|sirf, rank nahi|nhi|kharab|kam, select nahi|nhi hua|hui, selection nahi|nhi, clear nahi|nhi hua|hui|kar, back lag*|aa gayi, neet|jee|upsc .. nahi|nhi hua|nikla|nikal|clear, result .. dekh*|aaya|nikla|sun*, result, cutoff .. neeche|niche|kam|reh|rah|chook*|nahi, number|marks nahi|nhi aa*, number|marks se reh|rah, se reh|rah gaya|gayi|gya, compartment aa|aayi|aaya, compartment, kt|back lag*|aa, rank .. neeche|niche|peeche|piche|kam, qualify|clear nahi|nhi hua|hui|kar|ho, phir|fir|bhi nahi|nhi nikla|nikli, pass nahi|nhi hua|hui|ho, list mein|me .. naam nahi|nhi',
    envy: 'jalan, jalta|jalti hu|hun|hoon, jealous, jealousy, dost|saheli|cousin|bhai|behen|colleague|sabko|sab ka .. package|offer|google|promotion|placement lag|mil*|ho|aaya, sab aage nikal, peeche|piche reh|rah gaya|gayi, uski khushi .. khush nahi|nhi, tulna khud|apni, farak|fark|farq nahi padna chahiye, sabka .. mera nahi|nhi, sab dost .. aage',
    pet: 'kutta|kutte|doggy|dog|billi|cat|tota|pet|gaay|tommy .. mar|guzar|gujar|kho|chala|chali|nahi gaya|gayi|gya|gai|raha|rahi, mera|meri|hamara|hamari kutta|dog|doggy|billi|cat|pet .. nahi|mar|guzar, sirf|bas kutta|kutte|janwar|jaanwar|billi, vet ne|ke|bola|ko, bruno|sheru|tommy|moti|kutta|billi|khargosh|bakri .. bimar|kha|kidney|chal basi|basa|nahi|nhi|raha, bakri|khargosh|chidiya|machhli .. mar|chal|raha basi|basa|gayi|gaya, machhli|machli|mitthu|kutta|billi|tota .. mar|mara|mari, janwar|jaanwar hi to|toh',
    retired:
      'retire|retired|ritayar ho|hua|hue|hui, retirement ke|ke baad, retirement, sevanivrit*, naukri se retire, office|daftar|duty|naukri ki .. yaad .. roz|kursi|chai, tees|chalis|30|35|40 saal .. naukri|chalayi|padhaya|seva|duty, naukri khatam .. subah|din|ab, wardi|vardi utari|utar*, kahin|kahi jana|jaana nahi|nhi',
    harsh_boss:
      'boss|manager|sir|madam|malik|seth|tl .. chilla*|chillate|daant*|dant*|gaali|gali|beizzat*|bezati|zaleel|zalil, office|boss|sir|manager .. sabke samne|saamne .. daant*|dant*|chilla*|beizzat*|zaleel, boss se dar, boss|manager|sir|madam|principal|mam|malik .. sabke|team|bachho|baccho|staff|class saamne|samne|aage, principal|mam|sir|madam ne .. daant*|dant*|sunaya, boss|manager|sir .. nakal|mazak|majak|taana|neecha, madam|boss|sir|manager ne .. meeting, boss|manager .. bejjati|beijjati|beizzati, chhutti|chutti mango|maango|mangi|maangi to|toh',
    homesick:
      'ghar ki|ka yaad .. hostel|pg|yaha|yahan, ghar ki|ka bahut|bohot|bahot yaad, ghar jana|jaana hai|he|chahta|chahti, hostel .. ghar|mummy|maa|yaad|rona|ro, ghar yaad aa*, mummy|maa|papa ki yaad .. hostel|pg|college, hostel|pg .. pehla|pehli|diwali|holi|eid, pehli baar ghar se, hostel|pg .. rota|roti|roya|royi, pehla hafta|mahina .. hostel|pg, maa|mummy ke haath|hath ka, gaon|ghar ka|ki .. yaad aata|aati, maa ke haath|hath ki',
    theft:
      'chori, chori ho|hui|hua, chura|churaya|chura liya, bike|phone|mobile|laptop|scooty|gaadi|gadi|cycle|bag|purse|paise|gehne .. chori|chura*|gayab|cheen|chheen|loot*, loot liya|gaya|liye, chain|phone|mobile cheen|chheen|snatch .. le|ke|kar, chor .. le|aaya|ghus*, jeb kat*, kisi ne .. utha liya, koi .. utha le gaya|gya, le gaya|gya koi, kisi ne .. purse|phone|mobile|bag maar, gayab kar diya|deta, chor .. tala|taala, bike|scooty|cycle|gaadi uth|utha gayi|gai|le, tala|taala toota|tuta, kheench|khich ke|le gaye|gaya',
    teen_phone:
      'beta|beti|bacha|baccha|bachcha|bachche|bacche|ladka|ladki .. phone|mobile|game|reels|insta|pubg|youtube, mobile|phone .. bete|beti|bacche|bachche|beta, phone|mobile chheen|cheen .. liya|lu|lun|bete|beti, 10|11|12|13|14|15|16|17 saal ka|ki .. game|bgmi|phone|mobile|reels|insta, padhai ke bahane|liye .. mobile|phone|tablet|tab|laptop, ladke|ladki|bitiya|bete|beti ka|ko .. phone|mobile|game, headphone .. game, wifi band kar*|karo',
    loneliness:
      'akela|akeli|akelapan|akele, tanha, koi dost nahi|nhi, dost nahi|nhi, koi baat nahi karta|karti, hostel .. akela|akeli|man|mann|dil|koi|nahi, hostel mein|me .. akela|akeli|man|mann|koi|dost, koi nahi hai mera, kisi se baat nahi, akele khana|khata|khati|baithta, pg|hostel|class|office|room me|mein .. koi baat nahi|nhi',
    exams:
      'exam .. din|kal|yaad, drop lena, phir drop, pariksha, imtihan, exam, exams, jee mains|advanced|exam|coaching|rank, neet exam|ug|pg|coaching|rank, upsc, padhai .. man|mann|dhyan nahi|nhi, padh nahi|nhi, syllabus, kota, boards, backlog, padhai ka|ki|mein|me .. tension|pressure|dabav|bojh|dar|chinta, meri padhai, padhai nahi|nhi ho*, result .. aane|aayega|kal|dar',
    breakup:
      'breakup, break up, mujhe|usne|gf|bf|girlfriend|boyfriend .. chhod|chod diya|di|gaya|gayi|gya, chhod|chod ke|kar chala|chali, dhoka diya|de, dhokha diya|de, girlfriend|boyfriend|gf|bf chali|chala|ne, mera talak|talaq|divorce, talak|talaq ke baad|hua|ho, usne block, rishta toot|tut|khatam, ab bhi usse pyar|pyaar, alag hue .. saal|mahine',
    marriage:
      'shaadi|shadi .. dabav|pressure|karo|karlo|kar|ke liye|jabardasti|nahi karni|nahi|rishta|karna|karwa|umar|umra, rishta .. aaya|dekh|dhund|aa, gharwale .. shaadi|shadi, ladka|ladki dekhne, shaadi ka pressure, shaadi|shadi kab .. karoge|karogi|hai|kar, rishtedar|aunty|log .. shaadi|shadi kab, abhi tak .. kunwari|kunwara|single',
    parents: ` saas, sasural, sasur, nanad, saas bahu, ${kin} .. daant*|dant*|pressure|dabav|samajh*|compare|tulna|rok*|control|chillate|chillati|gussa|maante|sunte|strict|ladai|jhagda, gharwalo se jhagda|ladai, sharma ji, bahar nahi jane`,
    job_loss:
      'naukri|job chali|chhut|chut|gayi|gai|chhoot|nahi|nhi|kho|se nikal*, naukri se nikal*, berozgar|berojgar, berozgari, naukri nahi mil*, job nahi mil*, kaam nahi mil*, layoff, pati|papa|bhai|bete|patni ki|ki naukri|job chali|choot|chhoot|gayi|gai, resign kar|de diya|di|dia, naukri chhod|chod di|diya',
    work: 'mera|mere|meri|my boss, office .. tension|pressure|pareshan|dikkat|log, kaam ka|bahut|zyada|jyada bojh|pressure|dabav|tension|kaam, manager .. chillata|daant*|pareshan, naukri se pareshan, kaam se thak*, deadline, office mein|me .. tension|pressure|pareshan|politics|man|mann|bojh',
    money:
      'loan wale|wala .. phone|call|gali|gaali|dhamki|ghar, loan wale|wala, vasuli|vasooli wale, byaj, sahukar, karz, karz|karza|karja|karj, loan, emi hai|ka|ki|ke|bharna|bharni|bhar|kaise|nahi|aur, udhar|udhaar, paise nahi|nhi|ki|khatam, paisa nahi|nhi|khatam, paison ki, kist, vasooli|vasuli, sahukar, loan app, kiraya nahi, fees nahi|bharni',
    grief: `ab nahi|nhi rahe|rahi, chale gaye|gayi hume chhod, jaane ke baad .. yaad|akela|ghar, ${family} .. mar|guzar|gujar|dehant|maut|expire, guzar gaye|gayi|gaya, gujar gaye|gayi|gaya, dehant, maut ho, chal base|basi|basa, khoya hai|maine, terahvi|tehravi, barsi, garbhpat, ko kho diya, chacha|mama|dada|nana|dadi|nani|papa|mummy nahi|nhi rahe|rahi, pehli eid|diwali|holi .. bina, mareez|patient .. mar|chal|guzar gaya|gayi|basa`,
    panic: 'panic, panic attack, ghabrahat ka daura, dil .. zor|tez|jor|dhadak*, dam ghut*, saans nahi|phool',
    worry:
      'chinta, fikr, fikar, tension .. hai|rehti|ho|lag|mein, sochta|sochti rehta|rehti, overthinking, bahut soch*, dimag .. chalta|band|shant, kya hoga, ghabrahat, bechaini, bechain, bahut dar lag*, future ka|ki, dar lagta rehta|hai ki, hamesha dar',
    sleep:
      'neend nahi|nhi|nahin, nind nahi|nhi|nahin, so nahi|nhi, raat bhar jag*|jaag*, raat ko neend, bure sapne, neend .. tut*|toot*|udd|ud|khul*, sone mein, anidra',
    baby: 'baccha|bachcha|bacha .. rota|hua|sota|doodh|chhota|mahine, baby .. rota|hua|sota|doodh|mahine, delivery ke baad, garbhvati, pregnant, maa bani, doodh nahi|pilana, nayi maa, bachche ko sambhal*',
    caring: `${family} .. bimar|bimari|hospital|aspatal|seva, seva karta|karti, bimari ka|hai|ho, dekhbhal, ka ilaj chal*|kara*|karwa*, maa|mummy|papa|pitaji|pati|patni|biwi|beta|beti|bhai|behen|dadi|nani .. operation|surgery|bypass|dialysis|angioplasty|bharti`,
    body: 'moti|mota|kali|kala|patla|patli hoon|hu|hun|kehte|bolte, badsoorat|badsurat, mera chehra|rang|wajan|vajan|sharir, wajan, sundar nahi, kaali, pimple|pimples|muhase, ganja ho|pan, dikhta|dikhti bura|buri|ganda|gandi, itni|itna|bahut moti|mota|patli|patla, motapa, motu|moti|mota bulate|bolte|kehte, haddi haddi',
    alcohol:
      'sharab, daru|daaru, nasha|nashe, peena|pina chhod*|band|nahi, pati .. peete|pita|peeta|sharab|daru, peeta|pita rehta, cigarette, bidi, gutka, charas, sharab|daru|daaru|cigarette|nashe|peene ki lat, drugs, theke ki|pe .. peene|pair|shaam|daru, bottle|botal chhup*|chhip*',
    coming_out:
      'main|mai .. ladki .. ladkiya|ladkiyan|ladkiyaan|ladkiyon pasand|achi|acchi|pyar, main|mai .. ladka .. ladke|ladko|ladkon pasand|ache|acche|pyar, gay, lesbian, bisexual, trans, transgender, hijra, kinnar, samlaingik, queer, lgbt, ladko|ladkon se pyar, ladkiyon|ladkiyo se pyar, ladka hoke|hokar ladka|ladke, apni sachai|sachchai batana',
    bullying:
      'ragging, bully, bullying, chidhate|chidhata|chidate|chidhati, mazak udate|udata|banate|udaya, majak udate|udata|banate|udaya, seniors .. pareshan|tang|maar*, tang karte|karta, hanste mujh*|hain, gaali dete|deta, beizzat|bezati, nakal utar*|utaar*, bag mein|me kachra|kooda',
    blackmail:
      'blackmail, photo|photos|video|videos .. leak|viral|daal*|share|bhej*|dhamki, dhamki .. photo|photos|video|de, nude|nudes, fake id|profile',
    discrimination:
      'jaat|jati|jaati .. wajah|taana|taane|gaali|bezat*, meri jaat|jati|jaati, neechi|chhoti jaat|jati, dalit, chhoot|chhut|achhoot, dharm .. ke|ki|wajah, musalman .. hone|kehte|hu|hoon, muslim .. hone|kehte|ghar, bhedbhav, reservation .. taana|kehte|bolte, chinki, kiraye .. muslim|jaat, kali|kaali|rang .. isliye .. nahi|nhi, hindi|bihari bol* .. utaar*|utar*|nikal*|maar*',
    anger:
      'gussa, gusse, krodh, chidh, chid, chidchid*, khoon khaul*, dimag kharab, jhallahat, chillaya|chillayi, chilla deta|deti|diya',
    guilt:
      'galti meri|ki|ho, meri galti, sharm, sharminda, pachtava|pachhtava, guilt, guilty, khud ko maaf|maf, khud se nafrat, bojh hu|hun|hoon, nikamma|nikammi, bekar hu|hun|hoon, kisi kaam ka|ki nahi, maine dhokha, dhokha|dhoka diya maine|mene|meine, mujhse .. galti|bhool|paap, galti hui mujhse, meri wajah se, maine .. jhooth|jhoot|chori|chugli',
    abroad:
      'videsh, canada|usa|uk|germany|australia|dubai|america .. aaya|aayi|mein|me|hu|hoon, naya sheher|shahar|desh, naye sheher|shahar|desh, ghar se door|dur, ghar ki yaad, desh se door',
  },
  panicNow:
    'dil bahut tez|zor, haath kaanp* .. dil|saans|dar, saans tez|phool .. dil|dar|ghabra*, saans nahi aa|le, panic .. abhi|ho, dil zor|tez|bahut se, dil .. dhadak*, dam ghut raha, abhi ghabrahat, ghabrahat .. abhi',
  wantsPerson:
    'kisi se baat karni|karna|kar, kisi insaan se, insaan se baat, counsellor se, doctor se baat, koi hai baat, koi hai jis*, helpline number',
  manners: {
    rude: 'bakwas, chup kar|raho|ho, tu|tum|aap .. bekar|bewakoof|pagal|ghatiya|faltu|gadha, bekar app|bot|machine|hai tu, ullu, gadhe, bewakoof, chutiya, saala, kamina, faltu',
    testing: '=test, test kar raha|rahi, dekh raha hu|tha, kaam kar raha|rahe hai|ho kya, bas dekh*',
    off_topic:
      'assignment|homework|code|essay likh*|kar do|karo|kardo, assignment|homework|code|essay .. likh|kar|bana do|dogi|doge|dijiye, joke|chutkula suna*, mausam, cricket, ipl, kahani suna*, gaana, gana suna*, film|movie batao|bata, khabar, rashifal, pradhan mantri, kavita|shayari likh*|suna*',
    goodbye:
      'alvida, phir milte|milenge, fir milte|milenge, chalta|chalti hu|hoon|hun, shubh ratri, jata|jati hu|hoon|hun, =bye, acha bye, accha bye, baad mein baat, kal batata|batati|baat|milte|milenge|bataunga|baki, neend aa rahi|rhi, rakhti|rakhta hu|hun|hoon, nikalta|nikalti hu|hun|hoon, battery .. percent|2, jai shree|shri krishna|ram, chalo bye|rakhti|rakhta|ab, ram ram, class start ho, tata',
  },
  spoken: {
    talk: 'poocho, puchho, pucho, poochiye, haan poocho, baat, baat karni hai, baat karna, baat karo, batana, bolna, aur baat',
    try: 'kya karu, kya karun, kya karoon, kya kare, kya karna chahiye, kuch karo, kuch try karo, try, kuch karte hain, azmao, aazmate hain, karte hain',
    calm: 'shant karo, shant kaise, shant hona, shant, shaant, saans, shanti, thoda shant, saans lena, sukoon',
    small_step: 'chhota kadam, ek kadam, chhota kaam, ek kaam, kadam, kuch chhota',
    person: 'insaan, insan, kisi se baat, kisi insaan se, asli insaan, counsellor, doctor, helpline',
    stop: 'bas, ruko, band karo, rehne do, khatam, bas karo, band, chhodo, choro, ruk',
    listen: 'suno, sirf suno, bas suno, meri suno, sunte raho',
    help: 'madad, bachao, madad karo, sahayata',
    skip: 'chhod do, aage, agla, aage badho, nahi batana, batana nahi, jawab nahi',
    not_now: 'abhi nahi, baad mein, phir kabhi, baad me, kal, fir kabhi',
    done: 'ho gaya, bas itna, itna hi, hogaya, khatm, bas itna hi',
    another: 'dusra, doosra, kuch aur, aur kuch, koi aur',
    resume: 'aage chalo, jari rakho, chalo, wapas, aage chalte',
    easing: 'behtar, thoda behtar, kam, kam hua, theek, thik, acha, thoda theek, thoda kam, aaram',
    same: 'waisa hi, vaisa hi, same, utna hi, koi fark nahi, wahi, fark nahi',
    worse: 'zyada, jyada, badh gaya, aur bura, bura, badh raha, aur zyada',
    stuck:
      'samajh nahi, samajh nahi aaya, kuch nahi soojh*, udaharan, example, kya likhu, kuch nahi aa raha, kuch samajh nahi|nhi aa raha, kuch nahi|nhi soch pa raha|rahi, dimag khali|blank, pata nahi kya likhu|likhun|bolu',
  },
  filler:
    'mujhe, mai, main, mein, me, hai, hu, hun, hoon, ho, toh, to, bhi, na, ji, please, zara, thoda, chahta, chahti, chahiye, karna, karni, karo, do, kar, raha, rahi, ek, ka, ki, ke, se, abhi, ab, ok, haan, yaar, lag, sirf, bas, koi, kuch, hi, kuchh, sa, sakte, sakta, sakti, kya, hum, batao, lo, wala, wali',
  asks: 'kaise, kya hai, kya hota, kyu, kyon, kaun, kab, kahan, batao, bataiye, upay, tarika, tarike, lakshan, matlab, tips, samjhao, sikhao',
}
