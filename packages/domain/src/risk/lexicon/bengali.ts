import type { Lexicon } from './concept'

/**
 * Bengali, written and spoken forms, and the commonest forms in Latin letters. Own compilation; suffixes are covered by
 * stems (`আত্মহত্যা*`); not yet read by a native speaker.
 */
export const bengali: Lexicon = {
  self: 'আমি, আমার, আমাকে, আমায়, আমরা, ami, amar, amake, amay, amra, amr',
  my: 'আমার, নিজের, আমাদের, amar, nijer, amader',
  myself: 'নিজেকে, নিজের ক্ষতি, নিজেই নিজেকে, nijeke, nije ke, nijer khoti',
  other:
    'কুকুর*, বিড়াল*, বন্ধু*, বান্ধবী*, ভাই*, বোন*, দাদা*, দিদি*, মা, মায়ের, মাকে, বাবা*, স্বামী*, বর, বরের, স্ত্রী*, বউ*, সে, তার, তাকে, ও, ওর, ওকে, ওরা, তারা, দাদু*, ঠাকুমা*, দিদা*, ঠাকুরদা*, মামা*, কাকা*, কাকু*, কেউ একজন, কৃষক*, ছাত্র*, ছেলে, ছেলের, মেয়ে, মেয়ের, পাশের বাড়ি*, প্রতিবেশী*, উনি, তিনি, bondhu*, bandhobi, bhai, bon, dada, didi, baba, shami, swami, bou, ora, tara, dadu, thakuma, kaka, kaku, chele, meye, uni',
  partner:
    'স্বামী*, বর, বরের, বউ, শ্বশুর*, শাশুড়ি*, প্রেমিক*, বয়ফ্রেন্ড*, ননদ*, দেওর*, swami, shami, bor, sasur*, shoshur*, boyfriend*',
  family:
    'বাবা*, মা, মায়ের, দাদা*, কাকা*, কাকু*, মামা*, বাড়ির লোক*, বাড়ির সবাই, পরিবার*, সৎ বাবা*, সৎ মা*, baba, maa, dada, kaka, kaku, mama, barir lok*, poribar*, bari',
  elder: 'কাকা*, কাকু*, মামা*, স্যার*, শিক্ষক*, মাস্টার*, kaka, kaku, mama, sir, mastermoshai',
  die: 'মরে, মরতে, মরার, মরা, মরি, মরলে, মরেই, মারা যেতে, মারা গেলে, মারা যাই, মরবার, morte, morar, mora, mori, morle, morei, mara jete, mara gele, mara jai',
  dead: 'মৃত, লাশ, mrito, lash',
  death: 'মৃত্যু*, মরণ*, mrityu*, mrittu*',
  will_die:
    'more jte, more jaite, more jete, মরে যেতে চাই, মরে যেতে ইচ্ছে*, মরে যেতে ইচ্ছা*, মরতে চাই, মরতে ইচ্ছে*, মরতে ইচ্ছা*, মরে যাব, মরে যাবো, মরে যাই, মরেই যাব*, মরব, মরবো, মরে গেলেই, মরে গেলে ভালো*, মরে যাওয়া*, মরাই ভালো*, মরতেই চাই, মরে যেতে মন*, মরার ইচ্ছে*, মরার ইচ্ছা*, মারা যেতে চাই, মরে যেতাম, more jete chai, more jabar, mora valo, more jete icche*, morte chai, morte icche*, more jabo, more jai, morei jabo, morbo, more gelei, more gele bhalo*, more gele valo*, mora bhalo, moray valo, mara jete chai, more jetam, more jaoa*, more jawa*',
  suicide:
    '~আত্মহত্যা*, আত্মহনন*, আত্মঘাত*, সুইসাইড*, ~attohotta*, atmahatya*, attohottya*, atmohotta*, atmohotya*, atta hotta, suicide*',
  suicidal: 'আত্মহত্যার চিন্তা*, আত্মহত্যার কথা ভাব*, আত্মহত্যার কথা মাথা*, আত্মহত্যাপ্রবণ',
  intent:
    'জীবন দিয়ে দেব*, জীবন দিয়ে দিতে*, প্রাণ দিয়ে দেব*, প্রাণ দেব*, প্রাণ দিতে চাই, জান দিয়ে দেব*, জীবন দিতে চাই, জীবন শেষ করে*, জীবন শেষ করতে*, জীবনটা শেষ করে*, জীবনটা শেষ করতে*, গলায় দড়ি*, গলায় ফাঁস*, ফাঁসি দেব*, ফাঁসি দিতে*, ফাঁস লাগি*, ফাঁস দিতে*, ফাঁস দেব*, ঝুলে পড়ব*, ঝুলে পড়তে*, ফ্যান থেকে ঝুল*, পৃথিবী ছেড়ে*, পৃথিবী থেকে চলে*, দুনিয়া ছেড়ে*, ভগবান আমাকে নিয়ে নাও, আমাকে তুলে নাও, ঠাকুর আমাকে নাও, আমাকে নিয়ে যাও ঠাকুর, মৃত্যু আসুক, মরণ আসুক, jibon diye deb*, jibon shesh kore*, jibon ta shesh*, jibon shesh korte*, pran diye deb*, golay dori*, golay fash*, fashi deb*, fashi dite*, jhule por*, prithibi chere*, duniya chere*, amake tule nao, amake niye nao, jiboni shesh*',
  kill: 'মেরে, মারতে, শেষ, খুন, mere, marte, shesh, khun',
  end: 'শেষ, shesh',
  over: 'শেষ, থেমে যাক, থামুক, shesh hok, theme jak',
  life: 'জীবন*, প্রাণ*, jibon*, jiban*, pran*, zindegi',
  live: 'বাঁচতে, বাঁচার, বাঁচব, বাঁচবো, বেঁচে, বাঁচা, জীবিত, বাঁচতেই, banchte, bachte, banchar, bachar, beche, benche, bacha, bencher, banchbo, bachbo',
  cant_live:
    'বাঁচতে পারছি না, বাঁচতে পারব না, বাঁচতে পারবো না, বেঁচে থাকতে পারছি না, আর বাঁচতে পারি না, বেঁচে থাকা যায় না, বাঁচা যায় না, আর বাঁচব না, আর বাঁচবো না, bachte parchi na, banchte parchi na, bachte parbo na, banchte parbo na, beche thakte parchi na, ar bachbo na, ar banchbo na, bacha jay na',
  wake: 'ঘুম ভাঙ*, ঘুম থেকে উঠতে*, ঘুম থেকে না উঠ*, না জাগি, জেগে উঠতে*, চোখ না খুল*, চোখ খুলতে*, সকাল না হয়*, উঠতে না হয়, জাগতে, ghum bhang*, ghum vang*, ghum theke na uth*, ghum theke uthte*, jege uthte*, chokh na khul*, sokal na hoy, jagte',
  born: 'জন্ম*, jonm*',
  gone: 'হারিয়ে যে*, উধাও*, অদৃশ্য*, মিলিয়ে যে*, না থাকতাম, না থাকলে, চিরতরে চলে*, চলে যেতে চাই চির*, আর থাকতে চাই না, hariye je*, udhao*, oddrishyo*, miliye je*, na thaktam',
  want: 'ইচ্চা*, ইছা*, ইছে*, চাই, চাইছি, চায়, চাচ্ছি, ইচ্ছে*, ইচ্ছা*, মন চায়, মন চাইছে, মনে হয়, মনে হচ্ছে, ভাবছি, ভাবি, ভালো, ভাল, উচিত, কথা মাথা*, দরকার, chaichi, chachchi, icche*, ichchha*, mon chay, mone hoy, mone hocche, bhabchi, vabchi, bhalo, valo, uchit, dorkar',
  wish: 'ইশ, যদি, ভালো হত*, ভালো হতো, ishh, jodi, valo hoto, bhalo hoto, প্রার্থনা*',
  better: 'ভালো, ভাল, ভালই, সুখী, সুখে*, খুশি, শান্তি*, বেঁচে যেত, রেহাই, bhalo, valo, sukhi, sukhe, khushi, shanti*',
  think: 'ভাবছি, ভাবি, চিন্তা*, ভাবনা*, কথা ভাব*, bhabchi, vabchi, bhabi, vabna*, kotha bhab*, kotha vab*',
  obsess:
    'সারাক্ষণ, সবসময়, বারবার, বার বার, কীভাবে, উপায়, sarakkhon, sobsomoy, shob somoy, barbar, bar bar, kivabe, kibhabe, upay',
  plan: 'ঠিক করেছি, ঠিক করে ফেলেছি, সিদ্ধান্ত*, পরিকল্পনা*, প্রস্তুত, তৈরি আছি, thik korechi, thik kore felechi, siddhanto*, porikolpona*',
  will: 'করব, করবো, করতে, করে ফেলব*, দেব, দেবো, দিব, লাগাব, খাব, খাবো, ঝাঁপ দেব*, নেব, নেবো, করার, করে নেব, যাচ্ছি, korbo, krbo, korte, kore felbo, debo, dibo, dbo, lagabo, khabo, nebo, korar, jacchi',
  try: 'চেষ্টা*, cheshta*',
  nahi: 'না, নেই, নাই, নয়, চাই না, চাইনা, পারি না, ইচ্ছে নেই, ইচ্ছা নেই, করছে না, করে না, ছাড়া, na, nei, nai, noy, chaina, korche na, kore na',
  cant: 'পারছি না, পারি না, পারব না, পারবো না, পারছিনা, নিতে পারছি না, যাচ্ছে না, নিতে পারি না, parchi na, pari na, parbo na, parchina, jacche na',
  nobody: 'কেউ, কারও, কারোর, কারো, সবাই, সবার, সকলে*, keu, karo, karor, sobai, sobar',
  without_me:
    'আমি না থাকলে, আমি না থাকলেই, আমাকে ছাড়া, আমি চলে গেলে, আমি মরে গেলে, আমি মরলে, আমি মারা গেলে, আমি না থাকি, আমার না থাকা*, আমি যদি না থাকি, আমি যদি মরে যাই, আমি মরে যাওয়ার পর, আমি চলে যাওয়ার পর, ami na thakle, ami na thaklei, amake chara, ami chole gele, ami more gele, ami morle, ami mara gele, ami jodi na thaki, ami jodi more jai',
  tired:
    'ক্লান্ত*, হাঁপিয়ে*, বিরক্ত*, অতিষ্ঠ*, ঘেন্না*, ঘৃণা*, বিতৃষ্ণা*, অসহ্য*, আর ভালো লাগে না, আর ভাল লাগে না, ভালো লাগে না, ভালো লাগছে না, বোঝা, klanto*, hapiye, birokto*, otishtho*, ghenna*, ghrina*, oshojjo*, ar bhalo lage na, ar valo lage na, bhalo lage na, valo lage na, bhalo lagche na, valo lagche na',
  reason: 'ki labh, ki lav, মানে*, কারণ*, অর্থ*, লাভ*, উদ্দেশ্য*, mane, karon*, ortho*, uddeshyo*',
  what: 'কী',
  why: 'কেন, keno',
  everything: 'সব, সবকিছু, এই সব, sobkichu, shob kichu',
  pain: 'ব্যথা*, কষ্ট*, যন্ত্রণা*, ব্যাথা*, byatha*, batha*, koshto*, jontrona*',
  miss: 'যায় আসে না, আসে যায় না, কাঁদবে*, মনে রাখ*, খোঁজ*, কিছু হবে না, jay ase na, ase jay na, kadbe*, kandbe*, mone rakh*',
  burden: 'বোঝা*, bojha*',
  goodbye:
    'শেষ চিঠি*, শেষ মেসেজ*, শেষ বার্তা*, শেষ লেখা*, শেষ রাত*, আমার শেষ দিন*, আমার শেষ রাত*, শেষ বিদায়*, চিরবিদায়*, বিদায় পৃথিবী, কাল থেকে আমি থাকব না, কাল আমি থাকব না, কাল আমি থাকবো না, কাল থেকে আমি থাকবো না, আর দেখা হবে না কোনোদিন, আমি আর থাকব না, আমি আর থাকবো না, সুইসাইড নোট*, shesh chithi*, shesh message*, sesh msg, amar shesh din, shesh biday*, kal theke ami thakbo na, kal ami thakbo na, ami ar thakbo na, biday prithibi',
  forever:
    'চিরতরে, চিরদিনের, চিরকালের, চির, আর না উঠ*, আর উঠতে, আর না ভাঙ*, আর কখনও না, chirotore, chirodiner, chirokaler, ar na uth*, ar na bhang*, ar na vang*',
  sleep: 'ঘুমিয়ে*, ঘুমা*, ঘুম, ঘুমোতে*, ghumiye*, ghuma*, ghum, ghumote*',
  go_on: 'সহ্য*, সইতে*, নিতে, টানতে, চালিয়ে যে*, sojjo*, sohyo*, soite*, nite, tante, chaliye je*',
  anymore: 'আর',
  hurt: 'ক্ষতি*, আঘাত*, কষ্ট দি*, পুড়িয়ে*, পোড়া*, khoti*, aghat*, kosto di*, puriye*',
  cut: 'কেটে*, কাটি, কাটতে*, কাটছি, কাটা*, চিরে*, kete*, kati, katte*, katchi, chire',
  body: 'হাত, শিরা*, কবজি*, কব্জি*, হাতের, উরু*, রগ, hat, hater shira*, shira*, kobji*, uru*',
  self_harm:
    'নিজেকে আঘাত*, নিজেকে কষ্ট*, নিজের ক্ষতি*, নিজেকে কেটে*, নিজেকে কাটি, নিজেকে পুড়িয়ে*, নিজেকে মার*, নিজের হাত কেটে*, nijeke aghat*, nijeke kosto*, nijer khoti*, nijeke kete*, nijer hat kete*',
  jump: 'ঝাঁপ*, লাফ*, jhap, jhanp*, laf*, jhapiye*',
  height:
    'ছাদ*, ব্রিজ*, সেতু*, ট্রেন*, রেললাইন*, লাইনে, নদী*, বিল্ডিং*, জানলা*, বারান্দা*, পুকুর*, গঙ্গা*, মেট্রো*, chad*, chhad*, bridge*, raillain*, railline*, line e, nodi*, barand*, pukur*, ganga*, metro*',
  stand: 'দাঁড়িয়ে*, দাঁড়া*, শুয়ে আছি, dariye*, daria*',
  hang: 'ফাঁসি*, ফাঁস, গলায় দড়ি*, ঝুলে*, fashi, fash, jhule*, golay dori*',
  noose: 'দড়ি*, ফাঁস, dori*, fash',
  weapon: 'ছুরি*, ব্লেড*, বন্দুক*, পিস্তল*, বঁটি*, chhuri*, blade*, bonduk*, boti',
  poison:
    'বিষ, বিষটা, বিষের, কীটনাশক*, ইঁদুর মারার*, ইঁদুরের বিষ*, ফিনাইল*, অ্যাসিড*, কেরোসিন*, bish ta, kitnashok*, idur marar*, indur marar*, phenyl*, finail*, acid',
  pill: 'ওষুধ*, ট্যাবলেট*, ঘুমের ওষুধ*, বড়ি*, ঘুমের বড়ি*, ঘুমের ট্যাবলেট*, osudh*, tablet*, ghumer osudh*, bori',
  many: 'অনেক*, সব, একগাদা, পুরো*, এক পাতা, পাতা, শিশি, কুড়ি*, তিরিশ*, ত্রিশ*, পঞ্চাশ*, দশ*, বিশ*, onek*, puro*, pata, kuri*, tirish*, ponchash*, ekgada',
  took: 'খেয়ে ফেলেছি, খেয়েছি, খেয়ে নিয়েছি, খেয়েছে, খেয়ে ফেলেছে, খেয়ে নিয়েছে, খেলাম, গিলে*, খেয়ে নিলাম, খেয়ে ফেললাম, kheye felechi, kheyechi, kheye niyechi, kheyeche, kheye feleche, kheye niyeche, khelam, gile*, kheye nilam, kheye fellam, kheye felsi, khaisi',
  take: 'খেয়ে, খেতে, খাব, খাবো, kheye, khete, khabo',
  drink: 'খেয়ে, খেতে, খাব, খাবো, খাওয়া*, kheye, khete, khabo',
  get: 'কিনে*, এনেছি, হাতে, সাথে, রেখেছি, বেঁধে*, kine, kinechi, enechi, rekhechi, bendhe*, bedhe*',
  hand: 'হাতে নিয়ে*, হাতে আছে, হাতে ধরে*, আমার হাতে, hate niye*, amar hate',
  tonight:
    'আজ রাত*, আজ রাতে, আজ রাতেই, আজই, আজকেই, আজ সন্ধ্যা*, কাল, aj rat*, ajke rat*, ajke rate, aj rate, ajkei, kal, আজকে রাতে',
  now: 'আজ, আজকে, এখন, এখনই, এখুনি, aj, ajke, ekhon, ekhoni, ekhuni',
  again: 'রোজ, প্রতিদিন*, আবার, প্রায়ই, মদ খেয়ে*, roj, protidin*, abar, mod kheye*',
  chest: 'বুক*, buk, buke',
  breath: 'শ্বাস*, নিশ্বাস*, দম, ঘাম*, shash*, swas*, nishash*, gham',
  seizure: 'হার্ট অ্যাটাক হচ্ছে, heart attack hocche, খিঁচুনি*, মৃগী*, khichuni*, mrigi*, fits hoc*',
  withdrawal: 'মদ ছেড়ে*, মদ বন্ধ*, নেশা ছেড়ে*, mod chere*, mod bondho*, nesha chere*',
  severe:
    'প্রচণ্ড*, ভীষণ*, খুব, তীব্র*, কাঁপ*, অজ্ঞান*, রক্ত*, বমি*, prochondo*, vishon*, bhishon*, khub, tibro*, kapchi*, kapuni*, oggan*, rokto*, bomi*',
  beat: 'মারছে, মারধর*, মারধোর*, মেরেছে*, মারে*, পেটা*, পিটি*, চড়, লাথি*, নির্যাতন*, অত্যাচার*, গায়ে হাত*, গলা টিপ*, mare, maren, marche, mardhor*, mereche*, peta*, chor mar*, lathi, nirjaton*, ottachar*, gaye hat*, gay haat*, gola tip*',
  rape: 'ধর্ষণ*, ধর্ষিত*, রেপ*, যৌন নির্যাতন*, যৌন হেনস্থা*, যৌন হয়রানি*, শ্লীলতাহানি*, জোর করে শারীরিক*, dhorshon*, dhorshito*, jouno nirjaton*, jouno hoyrani*, slilotahani*',
  touch:
    'ছোঁয়*, ছুঁয়ে*, স্পর্শ*, হাত দেয়*, হাত দেন, হাত দিয়েছে*, হাত দিচ্ছে, choy, chhoy, chuye*, sporsho*, hat dey*, hat diyeche*',
  private:
    'খারাপ*, বাজে*, নোংরা*, গোপন*, অশ্লীল*, জোর করে, ভুল জায়গা*, আপত্তিকর*, kharap*, baje*, nongra*, gopon*, jor kore, oslil*',
  force:
    'জোর, জবরদস্তি*, বাধ্য*, চাপ দি*, ইচ্ছের বিরুদ্ধে*, ইচ্ছার বিরুদ্ধে*, অমতে*, jor kore*, jobordosti*, badhyo*, baddho*, iccher biruddhe*, omote*',
  marry: 'বিয়ে*, বিবাহ*, biye*, bibaho*',
  dowry: 'পণ, পণের*, যৌতুক*, pon, poner, joutuk*, jowtuk*',
  lock: 'আটকে*, বন্দি*, তালা*, বেরোতে দে*, বেরোতে দেয়*, বাইরে যেতে দে*, বন্ধ করে রাখ*, atke*, bondi*, tala*, berote de*, baire jete de*, bondho kore rakh*',
  room: 'ঘর*, বাড়ি*, রাখে*, রেখেছে*, না, ghore*, ghor, bari, rakhe*, rekheche*',
  threaten:
    'হুমকি*, ভয় দেখা*, মেরে ফেলবে*, মেরে ফেলার*, খুন করবে*, ব্ল্যাকমেল*, ব্ল্যাকমেইল*, humki*, bhoy dekha*, voy dekha*, mere felbe*, blackmail*',
  unsafe: 'ভয় লাগ*, ভয় পাই*, ভয় করে*, নিরাপদ নয়*, নিরাপদ না*, bhoy lag*, voy lag*, bhoy pai*, voy pai*, nirapod noy*',
  abuse: 'গার্হস্থ্য হিংসা*, পারিবারিক নির্যাতন*, পারিবারিক হিংসা*, অত্যাচার*, নির্যাতন*, garhostho*, ottachar*, nirjaton*',
  year: 'বছর*, বয়স*, bochor*, bochhor*, boyos*',
  class: 'ক্লাস*, শ্রেণি*, klas*, sreni*',
  adult: 'শিক্ষক*, ছেলে, ছেলের, মেয়ে, মেয়ের, আগে, মিনিট*, ঘণ্টা*, মাস, chele, meye, ghonta*, টায়',
  upset:
    'ভয়*, কাঁদ*, কান্না*, দুঃখ*, একা, একলা*, কষ্ট*, মন খারাপ*, মারে, মারেন, সাহায্য*, bhoy, voy, kadi*, kand*, kanna, dukkho*, eka, ekla*, koshto*, mon kharap*, mare, sahajjo*',
  distress:
    'কোনো আশা নেই, কোন আশা নেই, আশা নেই, আশা হারি*, হতাশ*, নিরাশ*, কোনো উপায় নেই, কোনো পথ নেই, পথ নেই, উপায় নেই, অপদার্থ*, ব্যর্থ*, ভেঙে পড়েছি, ভেঙে গেছি, আর পারছি না, পারছি না আর, আর পারি না, সহ্য করতে পারছি না, অর্থহীন*, শূন্য*, অন্ধকার*, ডিপ্রেশন*, অবসাদ*, হেরে গেছি, সব শেষ হয়ে গেছে, একদম একা, kono asha nei, asha nei, hotash*, nirash*, kono upay nei, kono poth nei, opodartho*, byartho*, bertho*, bhenge porechi, venge porechi, ar parchi na, parchi na ar, ar pari na, sojjo korte parchi na, orthohin*, here gechi, ekdom eka, ekebare eka',
  panic: 'প্যানিক*, দমবন্ধ*, দম বন্ধ*, শ্বাস নিতে পারছি না, বুক ধড়ফড়*, dom bondho*, swas nite parchi na, buk dhorfor*',
  past: 'মারা গেছেন, মারা গেছে*, মারা গেল*, মারা গিয়েছে*, মারা যান, করেছে, করেছেন, করেছিল*, গত বছর*, বছর আগে, মারা যাওয়া*, চলে গেলেন, চলে গেছেন, প্রয়াত*, দিয়েছিল*, মরে গেছে*, মরে গেল*, করল, mara geche*, mara gechen, mara gelo, mara gelen, koreche, korechen, korechilo*, goto bochor, bochor age, chole gelen, chole gechen, more geche*, more gelo*',
  news: 'লক্ষণ*, বিএড*, lokkhon*, খবর*, সংবাদ*, কাগজে*, পত্রিকা*, সিনেমা*, ছবিতে, সিরিয়াল*, উপন্যাস*, গল্প*, কৃষক*, চাষি*, রচনা*, প্রবন্ধ*, প্রতিরোধ*, পুলিশ*, মামলা*, অভিনেতা*, অভিনেত্রী*, নায়ক*, নায়িকা*, সচেতনতা*, পরিসংখ্যান*, গান, নাটক*, টিভি*, khobor*, songbad*, cinema*, golpo*, krishok*, chashi*, rochona*, police*, mamla*, obhineta*, nayok*, gaan, natok*, tv, movie*',
  cause:
    'হেসে*, হাসি*, হাসতে, খিদে*, ক্ষুধা*, গরম*, ঠান্ডা*, শীতে*, লজ্জা*, তেষ্টা*, বোর*, haste haste*, hese*, hasi*, khide*, gorom*, thanda*, lojja*, teshta*',
  thing:
    'ফোন*, মোবাইল*, ব্যাটারি*, মশা*, ইঁদুর, আরশোলা*, গাছ*, সবজি*, কেক*, চুল*, battery*, mosha*, arshola*, gach*, sobji*, cake*, পেঁয়াজ*, মাছ, টিকিট*, ticket*, দিন কাট*, সময় কাট*',
  task: 'পরীক্ষা*, কাজ*, মিটিং*, porikkha*, kaj*, meeting*',
  place: 'শহর*, কলকাতা*, হোস্টেল*, গ্রাম*, বিদেশ*, মেসে*, shohor*, kolkata*, hostel*, gram, bidesh*, dhaka*, সঙ্গে',
  accident: 'ভুল করে, রান্না*, সবজি*, খেলতে*, খেলার*, bhul kore, ranna*, khelte*, khelar*, দাড়ি',
  pleasant:
    'বৃষ্টি*, তারা দেখ*, চাঁদ*, হাওয়া*, ঘুড়ি*, চা, কাপড়*, ছবি তু*, ম্যাচ*, অপেক্ষা*, সাঁতার*, মজা*, আনন্দ*, পুজো*, brishti*, chad dekh*, hawa*, ghuri*, kapor*, opekkha*, satar*, moja*, anondo*, পাশ করে*, দেখলাম, জামা*',
  early: 'তাড়াতাড়ি, সকাল সকাল, অ্যালার্ম*, টায়, অফিস*, স্কুল*, taratari, sokal sokal, office*, school*, college*',
  idiom:
    'মা মেরে ফেল*, বউ মেরে ফেল*, বৌ মেরে ফেল*, ma mere fel*, ma janle mere fel*, bou mere fel*, চাকরির শেষ দিন*, লাইনে দাঁড়া*, শেষ মেসেজটা*, sesh message ta*, sesh chithi ta*, রেজিগনেশন*, গায়ে হাত তোলেনি*, গলায় দড়ি এমন*, মরে গেলাম রে, মরে গেলাম, মরেছি, মেরে দিয়েছে, জান নিয়ে নে*, প্রাণ বেরিয়ে*, প্রাণের বন্ধু*, জান আমার, আমার জান, প্রাণ ভরে*, প্রাণ খুলে*, আড্ডা মার*, আড্ডা মেরে*, ছক্কা মার*, ছক্কা মেরে*, চক্কর মার*, ডুব মার*, মশা মার*, উঁকি মার*, চোখ মার*, চোখ মেরে*, ঝাড়ি মার*, ফোন কেটে*, ফোন কাট*, কেটে পড়*, সাঁতার কাট*, সাঁতার কেটে*, টিকিট কাট*, টিকিট কেটে*, ছুটি কাট*, সময় কাট*, দিন কাট*, চুল কাট*, চুল কেটে*, ভালো কেটে*, কাজ শেষ*, পরীক্ষা শেষ*, সিনেমা শেষ*, বই শেষ*, খাবার শেষ*, টাকা শেষ*, পড়া শেষ*, পড়াশোনা শেষ*, প্রেমে মর*, more gelam re, more gelam, jaan niye ne*, pran beriye*, praner bondhu*, amar jaan, adda mar*, adda mere*, chokka mar*, chakka mar*, phone kete*, kete por*, satar kat*, ticket kat*, somoy kat*, chul kat*, kaj shesh*, exam shesh*, porikkha shesh*, taka shesh*, preme mor*, ঠান্ডা মাথা*, ঝাঁপিয়ে পড়*, লাফিয়ে উঠ*, আনন্দে লাফ*, সব ঠিক',
  aged: 'বয়স, boyos',
  only_way: 'ছাড়া উপায়, ছাড়া কোনো, ছাড়া আর, একমাত্র, একটাই পথ, একটাই রাস্তা, chara upay, chara kono, chara ar, ekmatro, ektai poth',
  earth: 'পৃথিবী*, দুনিয়া*, prithibi*, duniya*',
  remain: 'থাকতে, বাঁচতে, thakte',
  unwanted: 'চাই না, আর চাই না, chai na, chaina',
  what_for: 'কী, ki labh, ki lav, ki hobe',
  torment: 'অর্থহীন*, শাস্তি*, নরক*, বোঝা*, orthohin*, shasti*, norok*',
  lacking: 'ছাড়া, বিনা, chara, chhara',
  formerly: 'আগে, বছর আগে, একসময়, কবেই, age, ek somoy',
  recovered: 'ভালো আছি, ভাল আছি, সুখে আছি, আনন্দে আছি, ছবি আঁকি, bhalo achi, valo achi, sukhe achi',
  baby: 'বাচ্চাকে, bacchake',
}
