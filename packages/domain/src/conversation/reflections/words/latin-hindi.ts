import type { ReflectionWords } from '../reflection-words'

// Hindi in Latin letters, compared by sound. Own compilation.
export const latinHindi: ReflectionWords = {
  controlled:
    'phone check kar*|dekh*, har baat ki|pe permission|puch*|pooch*|ijazat, ijazat, permission, jane nahi dete|deta|deti, bahar nahi, milne nahi|dete, paise .. paas rakh*, peeche khad*, baat nahi karne, rok tok, nazar rakh*',
  numb: 'kuch mehsoos|mahsoos|mehsus|feel nahi, khali khali|sa lag*, sunn, koi feeling nahi, kuch feel',
  humiliated:
    'sabke samne|saamne, sab ke samne|saamne, sab has*|hans*, mazak|majak uda*|bana*|kar*, beizzat*|bezzat*|bezati|beizzati, taana|taane|tana|tane, nikamma, bekar samajh*, gaali di|deta|dete|likh*, chillaya|chillate|chilla mujh*, zaleel|jaleel',
  compared:
    'tulna|compare, sharma ji, dusre|doosre bacche|log|ladke|ladkiyan, sab to|kar lete|leti, uska beta, tum kyu|kyon nahi',
  blamed:
    'mujhe hi|pe dosh|galat|ilzam|blame, meri galti nahi, meri nahi thi, chhoti|choti si galti, daant*|dant*, bina wajah|baat, aalsi|alsi, sab mujhe hi',
  dismissed:
    'adjust, mazak|majak mein|me lo|liya, koi nahi samajh*|sunta, samajhte nahi|hi nahi, samajhta nahi, nahi samajh*|sunte|sunta koi|mujhe, drama, nautanki, chhod do|jane do bol*, sunte hi nahi, dhyan nahi',
  left_with_it:
    'sab|sara kaam|kuch mujhe|mere|main hi, sab main|mai hi, akele sambhal*, koi madad nahi, madad nahi kar*, sirf paise bhej*, aata nahi|hi nahi, sab mere upar|sar, main|mai akela|akeli hi sab, bahana bana|karke',
  others_fine:
    'sab normal|theek|khush|aage ho, sab aage badh*|nikal, mere siwa|sivay, bas main|mai|mujhe hi, sab ko dost, sabki shaadi|job|naukri',
  holds_it_in:
    'kisi ke samne|saamne nahi ro*, ro nahi sakta|sakti|pata|paati, dikhata|dikhati nahi, chhupa*|chupa* leta|leti|ke, natak karta|karti, mazboot|majboot ban*|hona, unhe tension|pareshan nahi',
  froze: 'kuch bol nahi, bol nahi paya|payi|saka|saki, chup raha|rahi|reh, kuch nahi bola|boli|keh',
  forgets:
    'bhool jata|jati, bhul jata|jati, yaad nahi rehta|ho|raha|hota|aata, dimag khali|blank|band, dhyan nahi lag*, padh nahi pa*, kuch yaad',
  dreads_going:
    'jane ka mann|man|dil nahi, jana nahi chahta|chahti, jaane|jane se dar, college|office|school .. nahi jana|jaana, samna nahi, bhag jau|jaun|jane',
  torn: 'chhodna|chodna .. par|lekin|magar, par emi|loan|ghar|paise, lekin emi|loan|ghar|paise, samajh nahi .. kya chun*|karu, ek taraf',
  unheard_wish:
    'mujhe|mera .. padhna|kaam karna|ruk*|samay|time, meri marzi|marji|sunta koi|baat, har sunday|hafte|roz .. ladka|ladke|rishta, meri koi nahi, koi nahi puch*|pooch*, shaadi nahi karni, zabardasti|jabardasti',
  secret:
    'kisi ko|se nahi bata*|bol*|keh*|pata, bata nahi sakta|sakti|paya|payi, bol nahi sakta|sakti, chhupa|chupa raha|rahi|ke|kar, kisi ko mat, ghar pe|mein|me nahi bata*|pata, pata chal*|chala to|gaya, jhooth|jhuth bol*',
  silence:
    'baat nahi karta|karte|karti|kar, reply nahi, jawab nahi deta|deti|dete, phone nahi uth*|karta|karti|karte, chup rah*, block kar*, ignore kar*, dekh ke|kar reply',
  shame:
    'sharm aa*|lag*|se, sharam aa*|lag*|se, log kya, muh|munh nahi dikha*|chhupa*, padosi|rishtedar|samaj, izzat|ijjat, sharminda',
  crying:
    'rona aa*|aata|hi, ro padi|pada|deti|deta|raha|rahi, roti|rota hu|hun|hoon|rehta|rehti, aansu|aansoo, rone ka|lag*',
  memory:
    'unki|unka|uski|uska|maa|papa .. khushboo|awaz|aawaz|saree|sari|photo|number|kapde|hasi, banati|banate|sunate|sunati thi|the|tha, paala|pala tha|hai|mujhe, bachpan, sikhaya|sikhati|sikhate, karte|karti the|thi hamesha, phone number',
  missing: 'yaad aa*|ati|aati|satati, bahut yaad, miss kar*, kami khal*|mehsoos, uski|unki|ghar|maa|papa yaad',
  small_good:
    'accha|acha|achha laga|tha, thoda theek|behtar|halka|kam hua|hua|laga, mazza|maza|mza aaya|aya, sukoon|sukun mila, has diya|padi, theek laga',
  alone_there:
    'koi nahi|nhi hai|mera|yaha|yahan, akela|akeli hu|hun|hoon|khata|khati|rehta|rehti|baith*, koi dost nahi, kisi se|ko baat|jaanta|janta nahi, baat karne wala|ko koi, akele khana|baith*',
  friend_there:
    'ek dost|saheli|behen|didi|bhai hai|jaanta|janta|janti|samajh*, mera dost|roommate|bhai, meri dost|behen|didi, roommate .. theek|accha|acha, koi hai jo',
  afraid: 'dar lag*|hai|raha|rahi|gaya, darr, ghabra*, kya hoga, fikar|fikr|chinta|tension hai|ho|lag*, agar .. to|toh',
  exhausted:
    'thak gaya|gayi|chuka|chuki, thaka|thaki hua|hui, himmat nahi, aur nahi ho|hota, nahi ho raha|pa, aaram nahi|hi, neend puri|poori nahi, har do ghante, waqt|time nahi mil*, jaan nahi',
  help_refused: 'madad se|karne|karne se mana, mana kar diya|di|dete, madad maangi|mangi .. nahi, koi madad ko',
  pressure:
    'sab|sabko|ghar|gharwale|log .. ummeed|umeed|expect*, ummeed|umeed .. mujhse, bahut|itna|zyada pressure|dabav, pressure hai|dalte|daal*|mujh, sab chahte',
  guilt:
    'guilt, guilty, kash maine|main|mai, mujhe .. nahi karna chahiye tha, apne aap ko dosh, pachtava|pachhtava, afsos',
  plan: 'kal|sunday|aaj|parso|subah .. karungi|karunga|jaungi|jaunga|bolungi|bolunga|milungi|milunga, koshish karungi|karunga, try karungi|karunga, soch rahi|raha hu',
  hope: 'ummeed|umeed hai|lag*, shayad theek|thik|accha|acha, thodi si ummeed|umeed, aas hai',
  anger: 'gussa, gusse, chidh|chid|chir*, jhunjhla*, khoon khaul*, dimag kharab',
}
