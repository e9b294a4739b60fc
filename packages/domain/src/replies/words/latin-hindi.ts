// Hindi as it is typed in Latin letters. Own compilation, not yet read by a native speaker.
// How to write an entry: see `reply-words.ts`. Words are compared by sound, so one spelling stands for all: neend, nind, niind.
import type { ReplyWords } from './reply-words'

const ask =
  'kaise|kese|kya|upay|tarika|tarike|tarikay|tips|batao|bataiye|batana|sikhao|karu|karun|kare|karein|kam|control|sambhalu|sambhale|nipte|niptu|door|rahat|mukti'

export const latinHindi: ReplyWords = {
  presets: {
    anxiety: `ghabrahat|chinta|anxiety|bechaini|anxious .. ${ask}, ${ask} .. ghabrahat|chinta|anxiety|bechaini, =ghabrahat, =chinta`,
    stress: `tanav|tanaav|stress|tension .. ${ask}, ${ask} .. tanav|stress|tension, =tanav`,
    depression: `depression|avsad .. lakshan|signs|symptoms|pehchan|nishani|${ask}, lakshan|signs|symptoms .. depression|avsad, kya .. mujhe depression, kya main depressed`,
    breathing: `saans|sans|breathing .. exercise|vyayam|abhyas|lena|${ask}, gehri saans, pranayam, anulom vilom, kapalbhati, bhramari, ${ask} .. saans`,
    mindfulness: `mindfulness .. ${ask}|hota|hoti, ${ask} .. mindfulness, vartman mein rehna|jeena, sajagta`,
    sleep: `behtar neend, =achi|acchi|gehri neend, neend .. kaise|upay|tarika|tarike|tips|batao|behtar|aaye|karu|sudhar, kaise .. neend|soye|sou|sona, jaldi sone, jaldi kaise sou`,
    boundaries: `boundary|boundaries|seema|seemaye|hadein .. ${ask}|tay|banana|set|rakhna|lagana, ${ask} .. boundary|boundaries|seema, na kehna|bolna|kahna, na kaise kahu|bolu|kahe|bole, mana .. kaise, nahi bolna sikhna, kaise mana`,
    connections: `dost|doston|rishte|connection|connections|log .. kaise banau|banaye|banaun|bane|jude|judu, naye dost|log|logo, dosti .. kaise|${ask}, logo se judna|jude|judu|milna, kaise .. dost banau|banaye|bane|banao`,
    need_therapy: `therapy|therapist|counselling|counselor|psychologist .. zarurat|jarurat|kab|kyu, kab .. therapy|therapist|counselor|counselling|psychologist, kya mujhe .. therapy|therapist|counselor|counselling`,
    types_of_therapy: `therapy|counselling .. prakar|types|tarah|kitne|kitni|kaun, kitne|kitni|kaun|kaunsi|alag .. therapy|therapies, prakar .. therapy`,
    exams: `pariksha, imtihan, imtehan, exam, exams, board .. paper|papers|pariksha, paper .. kharab|dar|tension, kam number|numbers|marks, number kam, marks kam, padhai .. dabav|pressure|tension|mann|man|dhyan, padhai mein man, gharwale .. number|marks|result, result .. dar|tension|ayega|aayega`,
  },
  rules: {
    login:
      'password bhool*, khata .. band|khul, login .. nahi|nahin, khul nahi raha account, mera account, otp nahi, account .. delete|hatana, hack ho',
    greeting:
      'namaste, namaskar, namaskaar, pranam, ram ram, jai hind, salaam, adaab, suprabhat, shubh ratri|prabhat, kem palty, namastey, sat sri akal',
    how_are_you:
      'kaise ho|hain, kaisi ho|hain, kya haal|hal|chal, kaisa chal raha, aap kaise|kaisi, tum kaise|kaisi, sab badhiya, kya chal raha hai, sab theek tumhara, kaisa hai tu, haal chal',
    sad: 'dukhi, dukh, udas, udaas, udasi, rona, ro raha|rahi|diya|di|padi|pada, rone ka, rota, roti hu, aansu, dil toot*, dil tut*, dil dukh*, dil .. bhari, man .. bhari, man udas, man nahi lag*, mann nahi lag*, akela, akeli, akelapan, tanha, mood kharab|off, bura lag, acha nahi lag*, accha nahi lag*, kuch acha|accha nahi, toot gaya|gayi, tut gaya|gayi, niraash, nirash, mayoos, mayus, gum mein, khalipan, koi nahi samajh*, koi .. samajh* nahi, umeed nahi, yaad aa rahi|raha, guzar gaye|gayi|gaya',
    positive:
      'khush, khushi, bahut acha|accha, acha lag*, accha lag*, maza|mazaa aaya|aa, maja aaya|aa, badhiya, mast, sukoon, shandar, anand, theek hu|hun|hoon, thik hu|hun|hoon, acha|accha|achi hu|hun|hoon, acha mehsus, accha din, khushi hui, pass ho gaya|gayi, naukri mil|lag gayi, halka mehsus, halka ho, exam|pariksha|result .. pass|acha|accha',
    help: 'madad, sahayata, help karo|kardo|kijiye|chahiye, kya karu|karun|karoon, salah do|chahiye|dijiye, raasta batao|dikhao, baat karni|karna hai, kisi se baat, sahara chahiye, kuch samajh nahi, kuch batao mujhe, margdarshan',
    sleep:
      'neend, nind, so nahi|nhi|nahin, sone mein, sona chahta|chahti, raat bhar jag*, raat ko jag*, jagta rehta, jagti rehti, bure sapne, sapne aate, anidra, karwat*, neendh, raat bhar jaag*, aankh khul jati',
    meditation:
      'dhyan karna|lagana|kare|karu|karun|lagau|sikhna|kaise|sikhao|karta|karti, dhyan lagane, dhyaan, meditation .. karna|karu|sikhao|kaise, vipassana, mantra, jaap, man shant karna, mantra jaap',
    thanks: 'shukriya, dhanyavad, dhanyavaad, dhanyawad, thank you ji, aabhar, meherbani, bahut dhanyavad',
    exercise:
      'kasrat, vyayam, yoga karna|karta|karti|karu|asan, gym ja*, daudna, daud, sair, tehalna, tahalna, ghoomne jana, khelna, surya namaskar, paidal chalna, dand, fitness kaise, gym shuru',
    about_bot:
      'tum kaun|kon, aap kaun|kon, kaun ho|hain, kon ho, tumhara naam|kaam, aapka naam|kaam, aap|tum .. insan|insaan|robot|machine|bot|doctor|asli, tumhe|aapko kisne banaya, kisne banaya, kya kar sakte ho|hain, apne bare|baare mein, mindmitra kya|kaun',
    relationships:
      'rishta, rishte, rishton, shaadi, shadi, pati, patni, biwi, miya, pyar, pyaar, mohabbat, ishq, dost, dosti, doston, gharwale, ghar wale, parivar, maa, mata pita, mummy, papa, pitaji, behen, behan, bahen, mera|meri|bade|chhote bhai, saas, sasural, nanad, talak, breakup, premi, premika, jhagda, jhagde, jhagdon, jhagra, ladai, beta, beti, mere bacche, mera baccha, bacchon ko|ke|ki|se, dhoka, dhokha, rishtedar, saheli, bhabhi, devar',
    work: 'naukri, office, daftar, dafter, kaam ka, kaam bahut|zyada|jyada, bahut kaam, kaam .. bojh|pressure|dabav|tension|man, kaam mein, berozgar, berojgar, berozgari, karobar, dhandha, boss .. daant*|gussa|pareshan, interview, sahkarmi, malik, kaam pe|par, karyalay, job nahi, naukari, rozgar',
    money:
      'paisa, paise, paison, paiso, karz, karza, karja, udhar, udhaar, kharcha, kharche, kiraya, tankhwah, tankha, vetan, aamdani, kamai, garibi, gareeb, kist, byaj, lona, bachat, rupaye, rupaiya, fees bharni|bharne|nahi, emi bharni',
    self_care:
      'apna khayal|khyal|dhyan, khud ka khayal|khyal|dhyan, khud ke liye, khud se pyar, apne liye waqt|samay|time, aaram, araam, shauk, thoda break, apne upar dhyan, khud par dhyan',
    physical_health:
      'sir dard, sar dard, sardard, sir mein dard, pet dard|kharab|mein, kamar dard|mein, bukhar, dawai, dawa, dawaiyan, bimar, beemar, bimari, sehat, tabiyat, tabiyet, khansi, jukam, zukam, aspatal, chakkar, ulti, kamzori, kamjori, badan, sharir, shareer, dard, bp badh*, sugar badh*, mahwari, doctor ke paas, gala kharab',
    food: 'khana, khane, khaya, khata, khati, bhookh, bhukh, nashta, naashta, dopahar|raat ka khana, pet bhar, upvas, vrat, roti, chawal, daal, sabzi, sabji, mithai, chai, pakana, bhojan, vajan, wazan, khau, khaun, peena',
    therapy:
      'therapy, therapist, counselling, counselor, paramarsh, manochikitsak, manovaigyanik, salahkar, dimag ka doctor, mansik doctor',
    conditions:
      'manasik|mansik rog|bimari, avsad, depression, anxiety, chinta rog, panic attack, ocd, bipolar, nasha chhodna, sharab .. lat|aadat, nashe ki lat, dehshat ka daura, bhay rog',
  },
  troubled:
    'pareshan, pareshani, chinta, chintit, tanav, gussa, dar, darr, dara, dari, ghabrahat, ghabra*, bechain, bechaini, thak, thaka, thaki, thakan, bojh, uljhan, uljha, sharm, sharminda, jalan, nafrat, majboor, majbur, ghutan, takleef, taklif, bore, irsha, pachtava, afsos, himmat nahi, dabav',
  idioms: 'kaam nahi kar raha, kaam ki baat, koi baat nahi, dhyan se suno, dhyan do, dhyan rakhna, chai pani nahi',
  not: 'nahi, nahin, nhi, na, mat, nai, bina, illa, illai, illadhu, ledu, lenu, ledhu, varala, agtilla, agalla, aagalla, anistilla, nathi, nahiye',
  notStands: 'around',
  followUp: {
    more: 'aur batao, aur bataiye, aur bata, aur bolo, aur kya, aur, aage batao|bolo|bataiye|kya, aage, phir, phir kya, kuch aur, ek aur, agla, thoda aur, vistar se, detail mein|me, zyada batao, haan, han, ha, haa, ji haan|han, haan batao, samjhao, samjhaiye, iske bare|baare mein|me batao, doosra kuch',
    first: 'pehla, pahla, pehli, pahli, pehle wala|wali',
    second: 'dusra, doosra, dusri, doosri, dusre, dusra wala',
    third: 'teesra, tisra, teesri, tisri, teesre, aakhri',
    filler:
      'ji, please, toh, to, mujhe, zara, jara, wala, wali, wale, batao, bataiye, bata, bolo, do, dijiye, ke, ki, ka, bare, baare, mein, me, uske, iske, us, is, isse, yeh, ye, wo, woh, tarika, baat, hai, kya, theek, thik, acha, accha, ok, kripya, bhi, aur, kuch, hi, yaar, bhai, na, sunao, point, tips, tip',
  },
}
