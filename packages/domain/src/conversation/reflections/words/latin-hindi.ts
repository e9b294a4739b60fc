import type { ReflectionWords } from '../reflection-words'

// Hindi in Latin letters, compared by sound. Own compilation.
export const latinHindi: ReflectionWords = {
  controlled:
    'phone check kar*|dekh*, har baat ki|pe permission|puch*|pooch*|ijazat, jane nahi dete|deta|deti, milne nahi|dete, rok tok, nazar rakh*, ijazat|permission leni|lena|leke|mang*',
  numb: 'kuch mehsoos|mahsoos|mehsus|feel nahi, khali khali|sa lag*, koi feeling nahi, kuch feel',
  humiliated:
    'sabke samne|saamne, sab ke samne|saamne, mazak|majak uda*|bana*|kar*, beizzat*|bezzat*|bezati|beizzati, bekar samajh*, gaali di|deta|dete|likh*, chillaya|chillate|chilla mujh*, zaleel|jaleel, taana|taane maar*|mar*|dete|deta|deti|sun*, nikamma|nikammi bol*|keh*|kaha, sab mujh*|mujhpe|par has*|hans*',
  compared: 'tulna|compare, sharma ji, tum kyu|kyon nahi',
  blamed:
    'mujhe hi|pe dosh|galat|ilzam|blame, meri galti nahi, meri nahi thi, sab mujhe hi, daant|dant diya|di|pad*|khai|khani|rahe, daanta|daante|daantte|daantti',
  dismissed:
    'mazak|majak mein|me lo|liya, koi nahi samajh*|sunta, samajhte nahi|hi nahi, samajhta nahi, nahi samajh*|sunte|sunta koi|mujhe, chhod do|jane do bol*, sunte hi nahi, adjust kar*|kr*, drama|nautanki bol*|keh*|samajh*|lag*, dhyan nahi dete|deta|deti, koi nahi|nhi maanta|manta|maante|mante|maanti',
  left_with_it:
    'sab|sara kaam|kuch mujhe|mere|main hi, sab main|mai hi, akele sambhal*, koi madad nahi, madad nahi kar*, sirf paise bhej*, sab mere upar|sar, main|mai akela|akeli hi sab, akele .. bachche|bache|bachcho|ghar|sab dekh*|sambhal*|pal*',
  others_fine: 'sab aage badh*|nikal, mere siwa|sivay',
  holds_it_in:
    'kisi ke samne|saamne nahi ro*, ro nahi sakta|sakti|pata|paati, dikhata|dikhati nahi, natak karta|karti, mazboot|majboot ban*|hona, unhe tension|pareshan nahi, aansu|ansu|rona|dard chhupa*|chupa*',
  froze: 'kuch bol nahi, bol nahi paya|payi|saka|saki, chup raha|rahi|reh, kuch nahi bola|boli|keh',
  forgets:
    'bhool jata|jati, bhul jata|jati, yaad nahi rehta|ho|raha|hota|aata, padh nahi pa*, dimag khali|blank ho, kuch yaad nahi',
  dreads_going:
    'jane ka mann|man|dil nahi, jana nahi chahta|chahti, jaane|jane se dar, college|office|school .. nahi jana|jaana, samna nahi, bhag jau|jaun|jane',
  torn: 'samajh nahi .. kya chun*, job|naukri|ghar|college .. chhodna|chodna|chhodne .. par|lekin|magar',
  unheard_wish:
    'meri marzi|marji|sunta koi|baat, har sunday|hafte|roz .. ladka|ladke|rishta, meri koi nahi, koi nahi puch*|pooch*, shaadi nahi karni, zabardasti|jabardasti, mujhe|main .. padhna|job|naukri .. par|lekin|magar',
  secret:
    'kisi ko|se nahi bata*|bol*|keh*|pata, bata nahi sakta|sakti|paya|payi, bol nahi sakta|sakti, chhupa|chupa raha|rahi|ke|kar, kisi ko mat, ghar pe|mein|me nahi bata*|pata, jhooth|jhuth bol*, ghar|gharwalon|unko|unhe|papa|mummy|biwi|wife|pati|kisi .. pata chal*|chala to|gaya',
  silence:
    'baat nahi karta|karte|karti|kar, reply nahi, jawab nahi deta|deti|dete, phone nahi uth*|karta|karti|karte, chup rah*, block kar*, ignore kar*, dekh ke|kar reply, chup ho gaya|gayi|gaye, muh|munh fer*|pher*|mod*, uth ke|kar chala|chali|chale',
  shame:
    'sharm aa*|lag*|se, sharam aa*|lag*|se, muh|munh nahi dikha*|chhupa*, sharminda, log kya kah*|keh*|bol*|soch*, izzat|ijjat .. kachra|mitti|kharab|chali|gayi|khatam',
  reassure:
    'koi bol|keh|kah de|do .. theek|thik|sahi, bas|koi|ek baar .. bol|keh|kah|bolo|kaho .. theek|thik ho|hoga, bolo na .. theek|thik, gale laga*',
  going_over:
    'baar|bar baar|bar wahi|wohi|dimag|man|mann|yaad|soch*, wahi|wohi baat|scene .. dimag|ghoom*|ghum*|chal*, dimag mein|me .. ghoom*|ghum*|chal*, sochta|sochti|soche rehta|rehti|ja, dimag se nahi|nhi nikal*|ja',
  watched:
    'sab|log|sabki|logo|logon .. ghoor*|ghur*|dekh*|nazar|nazre|nazrein|record*|hans*|has .. mujhe|rahe|rehte|hai|honge|lenge|denge, sabki nazar|nazre|nazrein, sab dekh*|hans*|hasenge|hasen',
  unwanted:
    'koi mujhe|mujhse .. pasand|pyaar|pyar|shaadi|shadi|chahta|apna*, mujhe|mujhse koi|kaun .. pasand|pyaar|pyar|shaadi|shadi|chahta|apna*|karega, kaun karega .. shaadi|shadi|pasand',
  others_ahead:
    'cousin|cousins|dost|doston|saheli|batch|classmates|sabki|sab .. placement|naukri|job|shaadi|selection|promotion|pass|96|98|topper .. ho|lag|gaya|gayi|gaye|mil, cousin|cousins .. gore|gori|patli|patle|sundar|smart|comparison, mujhse aage, kisi aur ke saath .. photo|story|hai',
  sees_them_suffer:
    'papa|mummy|maa|pati|biwi|wo|woh|bhai|behen|dadi .. khana nahi|nhi khaya|kha|khaye, papa|mummy|maa|pati|biwi|wo|woh|bhai|behen .. ro|roti|rote|rota rahi|rahe|raha|rehti|rehte|padi|pade, papa|mummy|maa|wo|woh .. akele|chup|chhat .. baithe|baithi|baitha|pe',
  lets_down:
    'bharosa|vishwas toot*|tut*|tod*, unko|unhe|papa|mummy|sabko .. nirash|niraash|disappoint*, ummeed|umeed .. pe|par pani|khara, unke|papa|unka|pitaji paise|paisa|mehnat .. barbad|barbaad|waste|zaya, mere liye .. karz|karza|loan|zameen|gehne|kangan, naak kat*, mujhpe|mujh pe|par bharosa nahi|nhi',
  crying:
    'rona aa*|aata|hi, ro padi|pada|deti|deta|raha|rahi, roti|rota hu|hun|hoon|rehta|rehti, aansu|aansoo, rone ka|lag*',
  memory:
    'banati|banate|sunate|sunati thi|the|tha, paala|pala tha|hai|mujhe, sikhaya|sikhati|sikhate, karte|karti the|thi hamesha, unki|unka|uski|uska|maa|papa|dadi|nani .. khushboo|saree|sari|hasi',
  missing: 'yaad aa*|ati|aati|satati, bahut yaad, miss kar*, kami khal*|mehsoos, uski|unki|ghar|maa|papa yaad',
  small_good:
    'garv, proud, khushi hui|hai|hoti|bhi|mili, khush hu|hun|hoon|hui, accha laga, accha|acha|achha laga|tha, thoda theek|behtar|halka|kam hua|hua|laga, mazza|maza|mza aaya|aya, sukoon|sukun mila, has diya|padi, theek laga, khatre se bahar, hosh aa gaya, stable hai|hain, tabiyat theek|sudhar*',
  alone_there:
    'baat karne wala|wali|wale nahi|nhi|koi, sunne wala|wali koi|nahi|nhi, koi nahi|nhi hai|mera|yaha|yahan, akela|akeli hu|hun|hoon|khata|khati|rehta|rehti|baith*, koi dost nahi, kisi se|ko baat|jaanta|janta nahi, baat karne wala|ko koi, akele khana|baith*',
  friend_there:
    'ek dost|saheli|behen|didi|bhai hai|jaanta|janta|janti|samajh*, roommate .. theek|accha|acha, koi hai jo',
  afraid: 'dar lag*|hai|raha|rahi|gaya, ghabra*, kya hoga, fikar|fikr|chinta|tension hai|ho|lag*',
  exhausted:
    'thak gaya|gayi|chuka|chuki, thaka|thaki hua|hui, aur nahi ho|hota, aaram nahi|hi, neend puri|poori nahi, har do ghante, waqt|time nahi mil*',
  help_refused: 'madad se|karne|karne se mana, madad maangi|mangi .. nahi, koi madad ko',
  pressure:
    'sab|sabko|ghar|gharwale|log .. ummeed|umeed|expect*, ummeed|umeed .. mujhse, bahut|itna|zyada pressure|dabav, pressure hai|dalte|daal*|mujh, sab chahte',
  guilt:
    'guilt, guilty, kash maine|main|mai, mujhe .. nahi karna chahiye tha, apne aap ko dosh, pachtava|pachhtava, afsos',
  plan: 'kal|sunday|aaj|parso|subah .. karungi|karunga|jaungi|jaunga|bolungi|bolunga|milungi|milunga, koshish karungi|karunga, try karungi|karunga, soch rahi|raha hu',
  hope: 'ummeed|umeed hai|lag*, shayad theek|thik|accha|acha, thodi si ummeed|umeed, aas hai',
  anger: 'gussa, gusse, jhunjhla*, khoon khaul*, dimag kharab, chidh|chid aa*|ho*|lag*|jata|jati|gaya|gayi',
  worthless:
    'main|mai|me .. bekar|bekaar|nikammi|nikamma|bewakoof|bojh|failure|loser, kisi kaam ka|ki nahi|nhi, khud se nafrat|nafarat, bojh hu|hun|hoon|ban, kuch nahi|nhi kar sakta|sakti, mujhse kuch nahi|nhi hota|hoga, sundar|gori|smart nahi|nhi',
  did_it:
    'maine bata|bol|keh|puch|pooch|call|message|baat .. diya|di|liya|kiya|kar|ki, bata diya|di, baat ki, baat kar li, baat karli, call kiya, call kar diya, message|msg kiya, message|msg kar diya, maine kar|try kar liya|kiya|ki, chala|chali gaya|gayi tha|thi, sorry bola|boli, sorry bol diya, likh diya|liya',
  own_doing:
    'maine .. chilla|chillaya|chillayi|jhooth|jhuth|dhoka|maar|maara|galti|galat, maine daant|gali diya|di, chilla diya|di, galti ho|kar|ki gayi|di|thi, meri galti, gussa kar diya, bhool gaya|gayi|gya|gyi maine|main',
  done_to_me:
    'block kar*|kr diya|di|rakha, dhoka diya|de|mila, jhooth|jhuth bola|boli, chhod|chod|chhodke|chodke ke|kar|diya|gaya|gayi|di, nikal diya|di, mera .. le liya|cheen|chura, bulaya nahi|nhi, mujhe nahi|nhi bulaya|bataya|bola, peeth|pith piche|peeche, reject kar*|kr diya|di, reject hua, use kar liya, ghost kar*|kr diya|di, hata diya|di, tod diya|di, reject ho chuka|chuki|gaya|gayi|gya, mere siwa|alawa|chhod .. sab|sabko',
  someone_ill:
    'maa|mummy|mammi|papa|pitaji|pati|patni|biwi|beta|beti|bhai|behen|dadi|nani|dada|nana|baba|unki|uski|unko|usko .. hospital|aspatal|bimar|beemar|icu|operation|bukhar|ilaj|dawai|bhool|admit|bhulne|yaad nahi, pehchan|pehchaan* nahi|nhi|te|ti, tabiyat kharab, tabiyat theek nahi',
  body: 'sir|sar|pet|kamar|badan|seena|sine|gardan dard|dukh*|bhari, dard ho|rehta|hota, chakkar aa*, ulti ho*|aa*, haath|hath|pair kaanp*|kamp*|thand*, bhookh|bhuk|bhukh nahi|nhi, khana nahi|nhi khaya|jata|kha, kha nahi|nhi, kamzori|kamjori, dhadkan|dil tez|tej|dhadak*, baal jhad*|gir, pimple|pimples|daane, pasina, saans phool*|phul*',
  sleepless:
    'neend nahi|nhi|nai|gayab|ud|udd, so nahi|nhi paa*|pa*|raha|rahi, raat bhar jaag*|jag*, soya|soyi nahi|nhi, 2|3|4 baje tak jaag*|jag*, neend khul, subah tak jaag*|jag*',
  money_short:
    'paise|paisa nahi|nhi|khatam|khatm|kam|khtm, salary|tankhwah|pagar nahi|nhi|kam|late|aayi|kaat*, kiraya|rent|fees|fee|emi|kist|bijli .. dena|bharna|bharni|baki|baaki|bhar, order|orders|customer|grahak|dhandha|business|kaam .. nahi|nhi|kam|band|mand, kamai kam|nahi|nhi, udhar|udhaar lena|leke|le, rating gir*|kam|down, ghar chalana|chalta, ghar kaise chal*, kharcha|kharche nahi|nhi|pura|zyada|jyada',
  waiting:
    'intezaar|intezar|wait kar*|kr|hai|me, abhi tak nahi|nhi .. aaya|aayi|bola|mila|reply|call, result|report|jawab|reply|call nahi|nhi|aana|kal|aane|baki, kab aayega|aayegi|milega',
  said_to_me:
    'kehta|kehti|kehte|bolta|bolti|bolte|bola|boli|bole|kaha hai|hain|h|ki|tha|the|thi|mujhe|mujhse, sab|log|wale|papa|mummy|maa|saas|boss|manager|pati|dost .. kehte|bolte|kehti|bolti|bola|boli|bole|kaha, taane|taana|tana maar*|de*, sunate|sunati|sunata|suna diya|rehte, bol diya|di ki',
  lost: 'kho gaya|gayi|diya|gya|di, khatam|khatm ho gaya|gayi|gya|kar, sab chala gaya, toot gaya|gayi|gya, band ho gaya|gayi|gya, barbaad|barbad ho, sab kuch chala|kho|khatam|barbaad, nuksan|nuksaan',
  tried_hard:
    'itni mehnat|koshish, bahut|itna|kitni|kitna mehnat|koshish|try .. ki|kiya|kari, sab kuch kiya|karke, din raat mehnat|padhai|kaam, poori|puri koshish|mehnat, jaan laga',
  unfair:
    'ye|yeh galat hai, ye|yeh sahi nahi, insaaf|nainsafi|bhedbhav|partiality, hamesha main|mai|mujhe|mujhi hi, har baar main|mai|mujhe hi, sirf mujhe|main|mujhpe, ladki hu|hun|hoon isliye|to, usko sab mil|milta',
  stuck:
    'phas|fas|phans|fans gaya|gayi|gaye|gya|gyi|chuka|chuki, koi rasta|raasta|option|chara nahi|nhi, majboor|majboori|majburi, kahi|kahin nahi|nhi ja|jaa sakta|sakti, nikal nahi|nhi paa|sakta|sakti|pa',
  not_knowing:
    'samajh nahi|nhi aa|aata|aati|aaya, samajh me|mein nahi|nhi aa|aata, samajh .. nahi|nhi, pata nahi|nhi kya|kaise|kyu|kyun|kab|kahan|kaha, confuse|confused|confusion|duvidha, soch nahi|nhi pa|paa|pata|pati',
  new_place:
    'naya|nayi|naye|nai shehar|sheher|city|jagah|college|school|job|hostel|ghar|office, gaon|gaanv|ghar se .. aaya|aayi|aya|ayi|door|dur|aaye, shift ho|hua|hui|kiya, pehli baar|bar ghar|akele|akela|bahar, yaha|yahan koi|kisi .. nahi|nhi',
  wish: 'mujhe|main|mai|hum .. chahiye|chahta|chahti|chahte, chahta|chahti|chahte hu|hun|hoon|hai|hain|tha|thi ki, kaash|kash, mann|man karta|krta, bas .. chahiye|chahta|chahti, mujhe bas|sirf',
  duration:
    'din|dino|dinon|hafte|hafton|mahine|mahino|saal|saalo|ghante|ghanton|mahina|hafta se|ho|hue|hua|beet|guzar, kab se, kabse, bachpan se, bahut|kitne|kai|itne din|mahine|saal|time|dino|dinon se|ho, kaafi|kafi time|samay|din|dino se',
}
