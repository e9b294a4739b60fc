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
    'mazak|majak mein|me lo|liya, koi nahi samajh*|sunta, samajhte nahi|hi nahi, samajhta nahi, nahi samajh*|sunte|sunta koi|mujhe, chhod do|jane do bol*, sunte hi nahi, adjust kar*|kr*, drama|nautanki bol*|keh*|samajh*|lag*, dhyan nahi dete|deta|deti',
  left_with_it:
    'sab|sara kaam|kuch mujhe|mere|main hi, sab main|mai hi, akele sambhal*, koi madad nahi, madad nahi kar*, sirf paise bhej*, sab mere upar|sar, main|mai akela|akeli hi sab',
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
    'baat nahi karta|karte|karti|kar, reply nahi, jawab nahi deta|deti|dete, phone nahi uth*|karta|karti|karte, chup rah*, block kar*, ignore kar*, dekh ke|kar reply',
  shame:
    'sharm aa*|lag*|se, sharam aa*|lag*|se, muh|munh nahi dikha*|chhupa*, sharminda, log kya kah*|keh*|bol*|soch*, izzat|ijjat .. kachra|mitti|kharab|chali|gayi|khatam',
  crying:
    'rona aa*|aata|hi, ro padi|pada|deti|deta|raha|rahi, roti|rota hu|hun|hoon|rehta|rehti, aansu|aansoo, rone ka|lag*',
  memory:
    'banati|banate|sunate|sunati thi|the|tha, paala|pala tha|hai|mujhe, sikhaya|sikhati|sikhate, karte|karti the|thi hamesha, unki|unka|uski|uska|maa|papa|dadi|nani .. khushboo|saree|sari|hasi',
  missing: 'yaad aa*|ati|aati|satati, bahut yaad, miss kar*, kami khal*|mehsoos, uski|unki|ghar|maa|papa yaad',
  small_good:
    'accha|acha|achha laga|tha, thoda theek|behtar|halka|kam hua|hua|laga, mazza|maza|mza aaya|aya, sukoon|sukun mila, has diya|padi, theek laga, khatre se bahar, hosh aa gaya, stable hai|hain, tabiyat theek|sudhar*',
  alone_there:
    'koi nahi|nhi hai|mera|yaha|yahan, akela|akeli hu|hun|hoon|khata|khati|rehta|rehti|baith*, koi dost nahi, kisi se|ko baat|jaanta|janta nahi, baat karne wala|ko koi, akele khana|baith*',
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
}
