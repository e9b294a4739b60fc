import type { MoveWords } from '../move-words'

// Hindi in Latin letters, compared by sound. Own compilation.
export const latinHindi: MoveWords = {
  moves: {
    language:
      'hindi|english|marathi mein|me bolo|batao|likho|baat|jawab, english kyu|kyon|kyun, marathi kyu|kyon|kyun, hindi kyu|kyon|kyun, ye kaunsi|konsi bhasha|language, english nahi|nhi aati|samajh, ye bhasha nahi|nhi, english script|mein|me mat',
    complaint:
      'likhe hue|huye|huwe jawab|answer|reply|baat, ratta|rata|rate|ratte .. jawab|answer|reply, pehle se likha|likhe jawab, meri hi baat|line .. dohra*|repeat, samajh nahi aa raha tum*|aap*, kuch samajh nahi .. tum*|aap*, form jaisa, wahi|vahi sawal|baat, baar baar wahi|vahi|puch*|pooch*, bola|bataya na|to|tha abhi, pehle hi|bataya bola|bata*, samajh nahi rahe|raha|paa|aata tumhe|aapko, kya matlab, matlab kya, kyu|kyon puch*|pooch*, mera sawal, jawab nahi diya|de, galat samjh*, maine ye nahi, ye maine nahi, sun nahi rahe|raha, faltu jawab, ye sab kya hai, kuch bola|boli|kaha|bole hi nahi|nhi, kuch bol* hi nahi|nhi, bas yahi|itna hi|itna bolna, samajh hi nahi|nhi, samajhte nahi|nhi ho|aap|tum, ek hi baat|jawab, sun bhi|hi rahe|raha|nahi, robot jaisa|jaise, galat samajh*, wo|woh|ye nahi pucha|poocha|kaha|bola, aap|tum sun nahi|nhi, kya bol rahe|raha, samajhti|samajhte|samajhta|samjhti|samjhte ho|nahi|nhi, upar padho|padh, ek line mein|me, calendar|kitabi|ratta .. baat|baatein|dialogue, sabko yahi|same, time waste hai|h|mat|karte|karti|rahe|rahi|app, maine itna likha|lamba, dhyan se padho|padh, insan|insaan ki tarah baat, bola na|tha .. aur|phir|fir .. puch*|pooch*, sawal pe|par sawal, har baar same|wahi, bekar|bakwas app|bot, ye nahi poocha|pucha maine, mere shabd wapas',
    just_listen:
      'bas|sirf suno|sun|bolna|baat|kehna|batana, sawal mat|nahi, mat pucho|poocho, salah nahi|mat, mann halka, khali karna|hona, sunne wala|wali chahiye, beech mein|me mat, pura|poora bolne do, advice|gyan|solution|salah nahi|nhi|mat, chup raho|rahiye|rehna, padhte|sunte jana|raho, mujhe bas|sirf bolna|likhna|kehna, tokna mat, mat tokna|toko',
    refusal:
      'ye|yeh|aisa mat bolo|bol|kaho|bolna|kehna, mat bolo|kaho|bolna|kehna ki|ke, rehne do|de|dijiye, chhodo|chodo yaar, chhod do, jaane do, jane do, baat nahi karni|karna, nahi batana|bolna, salah|advice mat|nahi, abhi nahi, iske|uske baare mein|me nahi, koi exercise nahi, bekar|faltu|bakwas hai ye|yeh|sab|tarika, isse kuch nahi|nhi, fayda nahi|nhi, kuch nahi|nhi hoga isse, nahi|nhi karna ye|yeh|mujhe, ye nahi|nhi karna, mood nahi|nhi, exercise|kasrat|dhyan|meditation|saans|yoga|diary nahi|nhi|mat, mujhse nahi|nhi hota|hoga, baad mein|me .. bus|kaam|class|busy|khana, us topic|baat .. nahi|nhi|chhodo|chodo, fir kabhi dekhte, nahi|nhi banani|karni|krni|likhni|likhna|karna mujhe, mujhe nahi|nhi karni|karna|krni|banani, doctor|counsellor|helpline .. mat|nahi|nhi',
    good_news:
      'selection ho gaya|gya, naukri lag*|mil, job lag*|mil gayi|gai, placement ho|mil, pass ho gaya|gayi|gya, seat mil, admission ho|mil, khush khabri|khabar, bahut khush, khushi ka|ki|ho, accha din|tha, acha din, result accha|acha, promotion ho|mil|hua, salary badh*, topper, first aaya|aayi, jeet gaya|gayi|gaye, beti|beta|baccha hua|hui, offer letter, report|biopsy|scan|test .. clean|saaf|clear|normal|negative, pehli baar .. papa|mummy|akeli|akela|khud|chala|bola|boli, pass ki|kar|hua|hui, din|mahine ho gaye .. bina|nahi, visa aa|mil, operation .. success|safal|theek, loan chuka|chukta|khatam ho gaya, maan gaye|gayi ghar, pehli baar .. bola|boli|chala|chali|kamaya, pehla shabd|kadam|word, pehli salary|kamai|tankhwah, bas khush hu|hun|hoon, khushi ke aansu',
    unsure:
      '=kuch nahi, =kuch khas nahi, =kuch khaas nahi, =pata nahi, =aise hi, =bas aise hi, =pta nhi, =kuch nhi, =bore ho raha hu, =bore ho rahi hu, =time pass, =kya batau, =bas, =hmm, =hmm theek, =theek hai, =thik hai, =accha, =acha, =hmm accha, =pata nahi yaar, =kya bolu, =kya bolun, =samajh nahi aa raha kya bolu, =kuch samajh nahi, =hmm hmm, =thik h, =theek h, =dekhte h, =dekhte hai, =kya bolu aise hi, =jo hai so hai, =bol nahi sakti, =bol nahi sakta, =pata nai, =kuch bhi, =chalta hai, =shayad, =shayad pata nahi',
    ability:
      'kya kar sakte|sakta|sakti ho|hai|hain, tum|aap kya karte|karta, kaise madad kar, kis kaam, ye kya hai app, madad|help karoge|karenge|kroge, madad|help kar sakte|sakta|sakti|paoge',
    apology: '^sorry, =sorry, ^maaf karna|kijiye|kariye|karo, sorry gussa',
    money_demanded: 'paise dena|bhejne|bhejo, paise|paisa .. mang|maang*, kitne paise, rupaye mang*|maang*',
  },
  questions: {
    see_doctor: 'doctor ko dikhau|dikhaun, doctor ke paas jau|jaun|jaaun',
    joke: 'joke|chutkula|chutkule suna*|bolo|batao|suno, kuch funny|fun|mazedaar|mazedar|mazaak, hasao|hansao, hasa|hansa do',
    how_are_you:
      'kaise|kese|kaisi ho|hai|hain aap|tum, aap|tum kaise|kese|kaisi ho|hai|hain, kya haal|hal, khana khaya|kha, kya kar rahe|rahi|raha ho|hai|hain, tum|aap bhi akele|akeli|udaas|khush, tumhare|aapke dost, aap|tum akele|akeli rehte|rehti',
    their_words:
      'iska|uska|unka|us|is baat .. matlab kya|hai|tha, kya matlab tha|hai uska|unka|iska, kyu|kyun|kyon bola|boli|bole|kehte|kehta|kehti|kaha, doctor .. matlab, aisa kyu|kyun bola|boli|bole|kiya|karte|karta|karti, kya ho sakta|sakti hai, kya baat hogi|hai',
    recovery:
      'theek|thik ho jayengi|jaengi|jayegi|jayega|jayenge|jaegi|jaega|paayegi|payegi|payega kya|na|wo|woh|maa|papa, yaad|yaaddasht|yaddasht wapas|vapas aa*, pehchanegi|pehchanenge|pehchan|pehchaan payegi|paayegi|paayenge|lenge|legi, bach jayegi|jayenge|jayega, ilaaj|ilaj hai|ho',
    police:
      'fir|report|complaint karu|karau|karaun|karwau|karwaun|likhwau|likhau|kare|karna|karni|darj, police|thane|thana|station .. jau|jaun|jana|jaana|jaye|kya',
    claim: 'beema|bima|insurance|claim .. paisa|paise|nahi|kab|kya|kaise',
    get_rest:
      'kaise .. aaram|rest mile|milega|karu|karun|lu|lun, aaram kaise|kab mile|milega|karu, thoda aaram .. kaise',
    one_line: 'ek line|sentence|vakya .. bolu|bolun|bolne|keh*|bol*|batao|bata|do, bas|sirf ek line',
    message_them:
      'message|msg|text karu|karun|karoon|kar|karna .. kya|ya|use|chahiye, use|usko|unko .. message|msg|text karu|karun|karoon|kar, message karu|karun kya',
    is_right: 'sahi hai|h|he ya|kya|na, sahi ya|hai galat|nahi, galat hai kya, theek hai kya|ya',
    real_person:
      'insan|insaan|aadmi|doctor ho|hai|hain|h ya, ya machine|robot|bot|computer|ai, koi insan|insaan|aadmi baith*|likh*, ladki ho ya, ladka ho ya, kis city|sheher|shahar se, bot hai|h|ho kya, asli insan|insaan, tum|aap robot|machine|ai|bot|insan|insaan, tera|tumhara|aapka naam kya, kaha|kahan se ho',
    confide:
      'ek baat batau|bataun|bolu|bolun|kahu|kahun|puchu|poochu, kuch batau|bataun|bolu|bolun|batana|kehna kya|hai|tha|chahta|chahti|chahiye, kisi ko batana|batoge|bologe mat|nahi|to, kisi ko mat batana, aapse|tumse|tujhse baat kar sakta|sakti|sakte, kya main|mai .. bata|bol|keh sakta|sakti, bharosa kar sakta|sakti, judge to|mat|nahi|karoge, secret rakh*, raaz rakh*',
    who_reads:
      'kaun|kon padh*|dekh* raha|rahe|ta|sakta|hai, koi aur|padh*|dekh* padh*|dekh*|raha|sakta|lega, ye private|secret|safe|record hai|hota, mummy|papa|ghar .. dikh jayega|jaega, save hota|karte|hoti, kisi ko pata chal* kya|to|na, kaun kaun|kon kon padh*|dekh*, ye|yeh|yaha .. dikhega|dikhegi|dikhta kya|unko|kisi, padh sakte|sakta|lega|lenge kya|ye, save hota|hoti|hai kya|sab, kisi ko pata|bataoge|bataenge nahi|nhi|to, hr|school|police|college .. ko|wale|tak .. nahi|nhi|kya|padh*, chat delete|mita, naam likhu|likhun|likhna, record hota|hoti',
    calm_now:
      'shant kaise, kaise shant|shaant, ghabrahat kaise|kese rok*|kam|door, saans kaise, kya karu|karun jaldi, jaldi batao, jaldi bata, kaise ruk*|rok*|kam .. ghabrahat|kaanp*|panic, abhi kya karu|karun',
    stop_thinking:
      'sochna|soch|overthinking kaise band|rok*|kam|ruk*, kaise rok*|band|kam .. soch*|overthinking|dimag, dimag kaise shant|band, overthinking kaise',
    stop_habit:
      'kaise chhod*|chhodu|chhudau|chod* .. phone|daru|sharab|cigarette|game|nasha|aadat|lat, phone|daru|sharab|cigarette|game|nasha|aadat|lat|jua|reels kaise chhod*|chod*|chhud*|kam|band, lat kaise',
    move_on:
      'kaise bhul*|bhool*|bhulu, use|usko|unhe kaise bhul*|bhool*, move on kaise, kaise move on, kaise aage badh*',
    make_friends:
      'dost kaise ban*|bana*, kaise dost ban*|bana*, logo|logon se kaise baat, kaise baat karu|karun .. logo|logon|ladki|kisi',
    their_mind:
      'kya wo|woh|vo .. pyar|pyaar|yaad|wapas|vapas|nafrat|chahta|chahti|maaf|aayega|aayegi|sochta|sochti, wo|woh|vo wapas|vapas aayega|aayegi|ayega|ayegi, usko|use meri yaad|parwah|fikr|fikar, wo|woh mujhse|mujhe .. pyar|pyaar|nafrat kar* kya, uske dil|mann|man me|mein kya',
    what_if:
      'agar .. to|toh kya|fir|phir, agar .. pata chal*|fail|nikal*|chhod*|mana|bata*, kahi|kahin .. na ho|jaye|de, kya hoga agar, chali|chala|nikal jayegi|jayega|denge kya|to',
    your_view:
      'tumhe|aapko|tujhe kya lagta|lagti, tum|aap kya sochte|sochti|kehte|bolte|karte, tum hote|hoti to|toh, aap hote|hoti to|toh, aapki|tumhari raay|rai|salah',
    is_it_abuse:
      'kya ye|yeh|ye .. hinsa|abuse|zulm|galat|harassment, ye|yeh sahi hai kya, kya ye theek|sahi hai, ye abuse|hinsa hai',
    my_fault:
      'kya meri galti, meri galti hai|thi kya|na, kya ye|sab meri wajah|galti, kya main zimmedar|jimmedar, meri wajah se hua kya',
    am_i_ill:
      'kya main|mai pagal|bimar|beemar, main|mai pagal ho|hu|to, kya mujhe depression|anxiety|bimari, ye|yeh bimari hai, koi bimari hai|to, kya ye theek ho, mujhe kya ho gaya|raha, ilaj hai kya, mujhe depression|anxiety|ocd|adhd|bipolar h|hai|hua, bimari hai|h|hoti kya|na, normal h|hai kya, aalsi hu|hun|hoon ya, ya bas aalas|aalsi, ocd|adhd|bipolar|depression .. hai|h|hota|hoti kya|to|na, asal me|mein kya hai|h, doctor ko dikhana|dikhau|dikhaun chahiye|kya',
    am_i_bad:
      'kya main|mai .. buri|bura|galat|kharab|swarthi, buri maa|beti|bahu, bura beta|insan|baap, galat hu|hoon|kar rahi|raha, paap hai, main galat, galat hai kya, failure hu|hoon, maine sahi kiya|kya, maine galat kiya|kya',
    pay_them: 'paise de du|dun|doon, paise du|dun|doon, paise bhej du|dun|doon, kitne paise du|dun|doon',
    is_it_dangerous:
      'heart attack, pagal ho|to nahi, kuch ho to|na nahi, dil ka daura, khatra hai, khatarnak, bimari to nahi',
    gets_better:
      'kya sab|ye|kabhi theek|thik|acha|behtar ho, theek|thik ho jayega|jaunga|jaungi|payega kya, kab theek|thik|khatam|rukega, kab tak chalega|aisa|rahega, kabhi theek|thik hoga|hoga',
    what_say:
      'kaise bolu|batau|kahu|bolun|bataun|samjhau|puchu|manau, kya bolu|kahu|batau|bolun, kaise batana|bolna|kahna|samjhana, kaise baat karu|karun, baat kaise karu|karun|karoon|shuru',
    whom_to_talk:
      'kisse baat karu|karun|karoon|karna|karni|karein, kis se baat karu|karun|karoon|karna|karni, kisko batau|bataun|bataoon, kisse kahu|kahun',
    tell_them:
      'bata du|dun|doon kya|unhe|use, kya mujhe .. batana chahiye, kya batau|bataun|bata|bol, batana chahiye kya|ya, ghar pe|par bata du|dun, mummy|papa|didi|behen|bhai|dost ko bata|bol du|dun|doon',
    sleep_now:
      'kaise sou|soun|soyu|soya, neend kaise aaye|aayegi|aye, neend ke liye kya|kaun|kaunsa, sone ke liye, kaunsa .. neend',
    is_it_normal:
      'kya main|mai|mein abnormal|normal|ajeeb|asamanya, main|mai|mein abnormal|normal hu|hoon|hun kya, kya mard|mardo|mardon|aadmi|aadmiyon|papa ko bhi, kya ye|yeh|aisa normal|aam|sabke, normal hai kya|na|ye, sabko|sab ke saath aisa|hota hai kya, kya sirf mujhe|main, aisa hota hai kya, kya main|mai .. zyada|jyada soch|react|bewakoof|bachkana|drama, kya ye|yeh bachkana|bewakoofi hai',
    official_help:
      'sarkari madad|yojana, muavza|muawza, koi yojana, shikayat kaha|kahan|kaise|karu, police mein|me, kanuni|kanoon',
    remember:
      'kaise yaad kar*|rakh*|ho, kaise padhu|padhun|padhna, padhai kaise|me|mein, yaad kaise kar*|rakh*|ho, focus kaise, dhyan kaise',
    help_someone:
      'unki|uski|usko|unko|maa|papa|dost ki|ko madad|help kaise, kaise madad|help karu|karun, kaise samjhau|sambhalu .. unhe|use|maa|dost',
    decide:
      'bolu|bolun|karu|karun|jau|jaun|likhu|du|dun|maangu ya nahi|nhi|na|rehne|mat, sorry bolu|bolun, naukri|job|shaadi|shadi|college chhod|chod|kar|karu|karun du|dun|loon|lu|kya, chhod|chod du|dun|doon kya, kar lu|loon|lun kya, jau|jaun|jaau kya|ya, kya mujhe .. chhodna|chodna|karna|jana|deni|dena|leni|lena|karni|chhodni chahiye, maan jau|jaun kya, haan kar du|dun',
    people_say:
      'log kya kahenge|bolenge|sochenge|kehenge, sab kya kahenge|bolenge|sochenge, rishtedar kya, kisi ko pata chal gaya|jayega to',
    why_me:
      'mere saath|sath hi kyu|kyon|kyun, main|mai hi kyu|kyon, aisa kyu|kyon|kyun hota|hua|kiya, kyu|kyon|kyun chala|chali|chhod|chod gaya|gayi|diya, maine kya bigada|galat, maine aisa kya kiya|galat, meri kya galti',
    what_to_do:
      'kya karu|karun|karoon, kya kare|karen, kya karna chahiye, kaise himmat|strong rakhu|rakhun|rahu|rahun, kya kar sakta|sakti hu|hun|hoon, kuch|koi upay|tarika|tips batao|bataiye|hai, koi upay|tarika|tips, batao kya, kaise theek karu|karun, kaise sambhal*|rok*|nikal*, koi tarika|rasta|salah|advice|tip|sujhav, kaise nikl*|jhel*|niptu|handle|deal, kuch batao|bataiye|salah|tips',
    see_vet: 'vet, janwar|janvar|kutte|billi .. doctor|aspatal|hospital, vet ko dikhana|dikhau|dikhaun|le',
    medicine:
      'kaunsi|konsi|kaunsa|konsa|si dawa|dawai|davai|goli|tablet|syrup, dawa|dawai|davai|goli|tablet|syrup du|dun|doon|lu|lun|loon|le|de|band|kitni|lena|dena|leni|deni kya|chahiye|sakta|sakti|sakte|hai|du|lu|karu, kitni goli|dawa|dawai|tablet, neend ki goli|dawai|tablet',
    routine:
      'kaunsa|kaisa|konsa|acha|accha routine|timetable|schedule, routine|timetable|schedule batao|bataiye|kaise|banau|banaun|kya|suggest',
    is_it_legal:
      'kanooni|kanuni|legal|illegal hai|h|he, kanoon kya|me|mein, kya wo|woh|ye|company|makan malik|boss .. rakh sakte|sakta|rok, mera hak|haq, notice period, kitna notice',
    where_to_go:
      'kaha|kahan|kahaan jau|jaun|jaaun|jana|dikhau|puchu|poochu|shikayat, kisse|kis se puchu|poochu|poochun|milu|milun|baat|kahu, kisko dikhau|bolu|bolun|kahu, kaun|kon madad karega|kar, kaunsa|kaunse hospital|doctor|number',
    does_it_help:
      'isse|is se|usse|us se .. fayda|faida|kaam|madad|farak|fark|theek hoga|karega|padega|milega|hota|hai, fayda|faida|farak|fark hoga|hota|padega|hai kya, kaam karega|aayega|karta kya, kya .. fayda|faida|kaam|madad hoga|karega|aayega|milega|milegi',
    which_one:
      'kaunsa|konsa|kaun sa|kaunsi|konsi lu|lun|chunu|chunun|karu|karun|kare|acha|accha|sahi|behtar|better|best|rahega, kaunsa|kaunsi|konsa .. batao|suggest|sahi|acha|accha|rahega, kya suggest karte|karoge|karogi',
    outcome:
      'kaun|kon naukri|job|kaam dega|degi, naukri|job|kaam kaun|kon dega|degi, shaadi|shadi kaun|kon karega|karegi, mujhe kaun|kon rakhega|lega|apnayega, pass|select|clear ho jaunga|jaungi|jaega|jayega|paunga|paungi|jau, naukri|job|paisa|paise|visa|admission mil jayega|jayegi|jaega|payega|payegi|milega|milegi kya|na, kya .. milega|milegi|hoga|hogi|manenge|maan jayenge, koi chance|ummeed|umeed hai, kya .. nikal|nikaal denge|dega|degi|sakte, nikal|nikaal denge|dega kya, naukri chali jayegi kya',
    how_long:
      'kitna time|samay|waqt lagega|lagta|lag, kitne din|hafte|mahine|saal lagenge|lagega|chalega, kab tak lagega|rukna|intezar|karna',
    why_this:
      'mujhe kyu|kyun|kyon .. hota|hoti|lagta|lagti|aata|aati, kyu|kyun|kyon aisa|itna|itni|mujhe lagta|hota|hoti|rona|gussa|dar, main|mai itna|itni .. kyu|kyun|kyon, neend kyu|kyun|kyon nahi, dil|sir|sar|pet|haath kyu|kyun|kyon, iski wajah kya',
    too_late: 'bahut|bohot|zyada|kaafi der|late ho, umar|umr nikal|zyada|ho gayi, ab der|late ho',
  },
}
