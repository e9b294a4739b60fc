import type { Lexicon } from './concept'

/**
 * Bengali, written and spoken forms, and the commonest forms in Latin letters. Own compilation; suffixes are covered by
 * stems (`আত্মহত্যা*`); not yet read by a native speaker.
 */
export const bengali: Lexicon = {
  self: 'আমি, আমার, আমাকে, আমায়, আমরা, ami, amar, amake, amay, amra, amr, আমারে, আমিও, আমিই, আমারও, আমাকেও, মোর, amare, amio',
  my: 'আমার, নিজের, আমাদের, amar, nijer, amader',
  myself:
    'নিজেকে, নিজের ক্ষতি, নিজেই নিজেকে, nijeke, nije ke, nijer khoti, নিজের উপর, নিজের ওপর, নিজেরে, নিজের প্রাণ, নিজেই নিজের, নিজের সাথে, নিজের মাথা, নিজেকেই, নিজের গায়ে, nijer upor, nijei nijer',
  other:
    'কুকুর*, বিড়াল*, বন্ধু*, বান্ধবী*, ভাই*, বোন*, দাদা*, দিদি*, মা, মায়ের, মাকে, বাবা*, স্বামী*, বর, বরের, স্ত্রী*, বউ*, সে, তার, তাকে, ও, ওর, ওকে, ওরা, তারা, দাদু*, ঠাকুমা*, দিদা*, ঠাকুরদা*, মামা*, কাকা*, কাকু*, কেউ একজন, কৃষক*, ছাত্র*, ছেলে, ছেলের, মেয়ে, মেয়ের, পাশের বাড়ি*, প্রতিবেশী*, উনি, তিনি, bondhu*, bandhobi, bhai, bon, dada, didi, baba, shami, swami, bou, ora, tara, dadu, thakuma, kaka, kaku, chele, meye, uni',
  partner:
    'স্বামী*, বর, বরের, বউ, শ্বশুর*, শাশুড়ি*, প্রেমিক*, বয়ফ্রেন্ড*, ননদ*, দেওর*, swami, shami, bor, sasur*, shoshur*, boyfriend*, জামাই, সোয়ামী*, শ্বশুরবাড়ি*, বউমা*, বৌমা*, এক্স, shashuri*, shosurbari*, jamai',
  family:
    'বাবা*, মা, মায়ের, দাদা*, কাকা*, কাকু*, মামা*, বাড়ির লোক*, বাড়ির সবাই, পরিবার*, সৎ বাবা*, সৎ মা*, baba, maa, dada, kaka, kaku, mama, barir lok*, poribar*, bari, ছেলে, ছেলেটা*, পোলা*, বউমা*, বৌমা*, জামাইবাবু*, জেঠু*, বড় দাদা*, নতুন মা, নতুন বাবা, notun baba, notun ma, jethu*, pola*',
  elder:
    'কাকা*, কাকু*, মামা*, স্যার*, শিক্ষক*, মাস্টার*, kaka, kaku, mama, sir, mastermoshai, সুপারভাইজার*, সিনিয়র*, টিউশন*, প্রাইভেট স্যার*, সুপার, মালিক*, হুজুর*, বস, supervisor*',
  die: 'মরে, মরতে, মরার, মরা, মরি, মরলে, মরেই, মারা যেতে, মারা গেলে, মারা যাই, মরবার, morte, morar, mora, mori, morle, morei, mara jete, mara gele, mara jai, মরছি, মরলেই, মরণ, মরিয়ে, মরুম, মরমু, মইরা, মইরাই, moriye, morchi, moirai, moira, morum',
  dead: 'মৃত, লাশ, mrito, lash',
  death: 'মৃত্যু*, মরণ*, mrityu*, mrittu*',
  will_die:
    'more jte, more jaite, more jete, মরে যেতে চাই, মরে যেতে ইচ্ছে*, মরে যেতে ইচ্ছা*, মরতে চাই, মরতে ইচ্ছে*, মরতে ইচ্ছা*, মরে যাব, মরে যাবো, মরে যাই, মরেই যাব*, মরব, মরবো, মরে গেলেই, মরে গেলে ভালো*, মরে যাওয়া*, মরাই ভালো*, মরতেই চাই, মরে যেতে মন*, মরার ইচ্ছে*, মরার ইচ্ছা*, মারা যেতে চাই, মরে যেতাম, more jete chai, more jabar, mora valo, more jete icche*, morte chai, morte icche*, more jabo, more jai, morei jabo, morbo, more gelei, more gele bhalo*, more gele valo*, mora bhalo, moray valo, mara jete chai, more jetam, more jaoa*, more jawa*, মইরা যামু, মইরা যাইতে*, মইরা যাই*, মরমু, মরুম, মরতে মন*, মরতে পারলে*, মরলেই {শান্তি/বাঁচি/ভালো/মুক্তি}*, মরে গেলে {শান্তি/বাঁচি/মুক্তি/ভালো/বাঁচতাম}*, মরে যাচ্ছি না কেন, কেন মরছি না, মরছি না কেন, মরণ হয় না*, মরণ হলে*, মরণ চাই*, মৃত্যু চাই*, মৃত্যু কামনা*, মরতে দাও*, মরতে দিন*, মরার কথা*, মরার চিন্তা*, মরা ছাড়া*, মরিয়ে যাই*, আমি মরেই*, moira jamu*, moira jaite*, morei jai*, moriye jai*, morte mon*, morlei {shanti/bachi}*, more gele {shanti/bachi/mukti}*, moron chai*, mrittu chai*, morte dao*, morar kotha*, keno morchi na, more jai na keno, মরতাম {চাই/মন}*, মরি {যামু/যাইতাম}*, মরিয়া যাইতাম*, mori {jamu/zamu/jaitam}*, mortam {chai/mon}*',
  suicide:
    '~আত্মহত্যা*, আত্মহনন*, আত্মঘাত*, সুইসাইড*, ~attohotta*, atmahatya*, attohottya*, atmohotta*, atmohotya*, atta hotta, suicide*, আত্মহত্তা*, আত্মহইত্যা*, attohotya*, atmohatta*',
  suicidal: 'আত্মহত্যার চিন্তা*, আত্মহত্যার কথা ভাব*, আত্মহত্যার কথা মাথা*, আত্মহত্যাপ্রবণ',
  intent:
    'galay dori debo*, nijer jibon nije*, nijer jibon ta nije*, mora i amar*, morai amar*, morei jabo*, trainer samne jhap*, train er samne jhap*, trainer samne lafi*, মরেই যাব*, মরাই আমার*, নিজের জীবন নিজে*, জীবন দিয়ে দেব*, জীবন দিয়ে দিতে*, প্রাণ দিয়ে দেব*, প্রাণ দেব*, প্রাণ দিতে চাই, জান দিয়ে দেব*, জীবন দিতে চাই, জীবন শেষ করে*, জীবন শেষ করতে*, জীবনটা শেষ করে*, জীবনটা শেষ করতে*, গলায় দড়ি*, গলায় ফাঁস*, ফাঁসি দেব*, ফাঁসি দিতে*, ফাঁস লাগি*, ফাঁস দিতে*, ফাঁস দেব*, ঝুলে পড়ব*, ঝুলে পড়তে*, ফ্যান থেকে ঝুল*, পৃথিবী ছেড়ে*, পৃথিবী থেকে চলে*, দুনিয়া ছেড়ে*, ভগবান আমাকে নিয়ে নাও, আমাকে তুলে নাও, ঠাকুর আমাকে নাও, আমাকে নিয়ে যাও ঠাকুর, মৃত্যু আসুক, মরণ আসুক, jibon diye deb*, jibon shesh kore*, jibon ta shesh*, jibon shesh korte*, pran diye deb*, golay dori*, golay fash*, fashi deb*, fashi dite*, jhule por*, prithibi chere*, duniya chere*, amake tule nao, amake niye nao, jiboni shesh*, নিজের প্রাণ {নেব/নিজেই/নিতে}*, প্রাণটা {দিয়া/দিয়ে/নিজেই/শেষ}*, প্রাণ {নিজেই নেব/দিয়া দিমু}*, জীবনটা {দিয়ে দেব/শেষ করি/দিয়া দিমু}*, জীবন {দিয়া দিমু/রাখব না/রাখবো না/রাখতে চাই না/শেষ কইরা}*, লাইফটা {এন্ড/শেষ/খতম}*, লাইফ {এন্ড/শেষ করে/খতম}*, নিজেকে {শেষ কর/শেষ করে/মেরে ফেল/খুন/জ্বালিয়ে/শেষ কইরা/পুড়িয়ে মার}*, নিজেই {নিজের ব্যবস্থা/নিজেকে শেষ/ব্যবস্থা কর}*, গলায় {দড়ি দি/দড়ি দে/ফাঁস দি/ফাঁস লাগ}*, ফ্যানে ঝুল*, সিলিং ফ্যানে*, ট্রেনের {নিচে/তলায়/সামনে} {ঝাঁপ/চলে/মাথা/শু}*, ট্রেনে কাটা*, রেললাইনে {মাথা/শু/গলা}*, বিষ {খাব/খেয়ে মর/খেতে চাই/খাইয়া মর/খেয়ে নেব/খেয়ে সব/খামু}*, ঝাঁপ {দেব/দিচ্ছি/দিতে যাচ্ছি/দিমু}*, শিরা কেটে*, রগ কাট*, হাতের শিরা কাট*, দুনিয়া {থেকে চলে/ছাড়}*, পৃথিবী {ছাড়/থেকে বিদায়/থেকে চলে}*, এই জগৎ ছেড়ে*, এই জীবন রাখ*, ইহকাল*, nijeke {shesh kor/shes kor/mere fel/khun}*, nijer pran*, life ta {end/shesh/shes}*, jibon {rakhbo na/rakhte chai na/diye debo}*, bish {khabo/kheye mor/khete chai/kheye nebo}*, trainer {niche/samne} {jhap/chole/matha}*, jhap {debo/dicchi/dite jacchi}*, shira kete*, golay {dori/fash/fas} d*, প্রাণটা গেলেই*, তাড়াতাড়ি মরা যায়*, সহজে মরা যায়*, মরতাম চাই*, বিষ খাওয়ার কথা*, nijer jaan {nij/nib/neb}*, nijeke jhul*, morar jonno sahos*, marar jonno sahos*, ami {sesh/shesh} hote chai*, morte parleo*, গলায় দড়ি দিচ্ছে*',
  kill: 'মেরে, মারতে, শেষ, খুন, mere fel*, mere de*, mere dao, mere dite, mere phel*, marte, shesh, khun',
  end: 'শেষ, shesh, শেষ করে*, শেষ করতে*, শেষ করা*, ফুরিয়ে*, এন্ড*, দাঁড়ি টান*, shesh kore*, shes',
  over: 'শেষ, থেমে যাক, থামুক, shesh hok, theme jak, শেষ হোক*, শেষ হয়ে যাক*, ফুরিয়ে*, দাঁড়ি টান*, মুক্তি*, ছুটি, mukti*, chuti',
  life: 'জীবন*, প্রাণ*, jibon*, jiban*, pran*, zindegi',
  live: 'বাঁচতে, বাঁচার, বাঁচব, বাঁচবো, বেঁচে, বাঁচা, জীবিত, বাঁচতেই, banchte, bachte, banchar, bachar, beche, benche, bacha, bencher, banchbo, bachbo, বাঁচি, বাঁচতেছি, বেঁচে থাক*, বাঁইচা*, জ্যান্ত*, শ্বাস নিচ্ছি, শ্বাস নেওয়া, banchi, baicha, baichya, beche thak*',
  cant_live:
    'বাঁচতে পারছি না, বাঁচতে পারব না, বাঁচতে পারবো না, বেঁচে থাকতে পারছি না, আর বাঁচতে পারি না, বেঁচে থাকা যায় না, বাঁচা যায় না, আর বাঁচব না, আর বাঁচবো না, bachte parchi na, banchte parchi na, bachte parbo na, banchte parbo na, beche thakte parchi na, ar bachbo na, ar banchbo na, bacha jay na, বাঁচতে {চাই না/ইচ্ছা করে না/ইচ্ছে করে না/ভালো লাগে না/রাজি নই/ইচ্ছা নাই/মন চায় না}*, বাঁচার {ইচ্ছে নেই/ইচ্ছা নেই/ইচ্ছা নাই/কোনো মানে/মানে নেই/কোনো কারণ/সাধ/শখ}*, বেঁচে {থেকে কী/থেকে কি/থেকে লাভ/থাকার মানে/থাকার ইচ্ছ/থাকতে চাই না/থাকতে ভালো}*, বাঁইচা {থাইকা/থাকতে}*, আর বাঁচ{তে/ব/বো/ি} {চাই না/না}*, সকাল দেখার {সাধ/ইচ্ছ}*, এই জীবন {চাই না/আর চাই/আর ভালো/আর টান}*, bachte {chai na/icche kore na/iccha kore na/valo lage na/iccha nai}*, bachar {icche nei/iccha nei/iccha nai/kono mane/mane nei}*, beche {theke ki/theke lav/thakte chai na/thakar icch/thakar mane}*, ei jibon {chai na/ar chai/ar valo}*',
  wake: 'ঘুম ভাঙ*, ঘুম থেকে উঠতে*, ঘুম থেকে না উঠ*, না জাগি, জেগে উঠতে*, চোখ না খুল*, চোখ খুলতে*, সকাল না হয়*, উঠতে না হয়, জাগতে, ghum bhang*, ghum vang*, ghum theke na uth*, ghum theke uthte*, jege uthte*, chokh na khul*, sokal na hoy, jagte, ঘুমটা না ভাঙ*, ঘুম না ভাঙ*, চোখটা না খুল*, চোখ আর না খুল*, সকালে না উঠ*, আর উঠব না*, chokh ta na khul*, ghum na vang*, ghum ta na vang*, ghum ta na bhang*, ar uthbo na*',
  born: 'জন্ম*, jonm*',
  gone: 'হারিয়ে যে*, উধাও*, অদৃশ্য*, মিলিয়ে যে*, না থাকতাম, না থাকলে, চিরতরে চলে*, চলে যেতে চাই চির*, আর থাকতে চাই না, hariye je*, udhao*, oddrishyo*, miliye je*, na thaktam, উবে যাই*, উবে গেলে*, উবে যেতে*, মিলিয়ে যাই*, হারিয়ে যাই*, চলে যেতে চাই*, চলে যেতে পারি*, কোথাও চলে যেতে*, না ফেরার দেশ*, এমন জায়গায় চলে*, ফুরিয়ে যেত*, chole jete chai, hariye jai*, jete chai ebar, na ferar desh*',
  want: 'ইচ্চা*, ইছা*, ইছে*, চাই, চাইছি, চায়, চাচ্ছি, ইচ্ছে*, ইচ্ছা*, মন চায়, মন চাইছে, মনে হয়, মনে হচ্ছে, ভাবছি, ভাবি, ভালো, ভাল, উচিত, কথা মাথা*, দরকার, chaichi, chachchi, icche*, ichchha*, mon chay, mone hoy, mone hocche, bhabchi, vabchi, bhalo, valo, uchit, dorkar, ইচ্ছা, ইচ্ছে, সাধ, বেশ হত*, বেশ হতো, খুশি হতাম, আরাম লাগে*, বাঁচি, মন চায়*, besh hoto, khushi hotam',
  wish: 'ইশ, যদি, ভালো হত*, ভালো হতো, ishh, jodi, valo hoto, bhalo hoto, প্রার্থনা*, বেশ হতো, বেশ হত, কী শান্তি, বাঁচি, খারাপ হতো না, খুশি হতাম, হাসিমুখে, besh hoto, kharap hoto na',
  better:
    'ভালো, ভাল, ভালই, সুখী, সুখে*, খুশি, শান্তি*, বেঁচে যেত, রেহাই, bhalo, valo, sukhi, sukhe, khushi, shanti*, বেশ, মুক্তি*, কমে যেত*, হালকা*, শোধ হবে*, শোধ হত*, রেহাই*, বাঁচবে, kome jeto, mukti*, halka*, behai',
  think: 'ভাবছি, ভাবি, চিন্তা*, ভাবনা*, কথা ভাব*, bhabchi, vabchi, bhabi, vabna*, kotha bhab*, kotha vab*',
  obsess:
    'সারাক্ষণ, সবসময়, বারবার, বার বার, কীভাবে, উপায়, sarakkhon, sobsomoy, shob somoy, barbar, bar bar, kivabe, kibhabe, upay',
  plan: 'ঠিক করেছি, ঠিক করে ফেলেছি, সিদ্ধান্ত*, পরিকল্পনা*, প্রস্তুত, তৈরি আছি, thik korechi, thik kore felechi, siddhanto*, porikolpona*, ঠিক কইরা*, গুছিয়ে রেখেছি*, জোগাড় কর*, সব রেডি*, তৈরি*, guchiye rekhechi*, jogar kor*, thik kore niyechi*, sob guchiye*, sob ready*',
  will: 'করব, করবো, করতে, করে ফেলব*, দেব, দেবো, দিব, লাগাব, খাব, খাবো, ঝাঁপ দেব*, নেব, নেবো, করার, করে নেব, যাচ্ছি, korbo, krbo, korte, kore felbo, debo, dibo, dbo, lagabo, khabo, nebo, korar, jacchi, করুম, দিমু, খামু, যামু, ফালামু, দিচ্ছি, করছি, করেই, korum, dimu, khamu, jamu, dicchi',
  try: 'চেষ্টা*, cheshta*',
  nahi: 'না, নেই, নাই, নয়, চাই না, চাইনা, পারি না, ইচ্ছে নেই, ইচ্ছা নেই, করছে না, করে না, ছাড়া, na, nei, nai, noy, chaina, korche na, kore na, নি, নই',
  cant: 'পারছি না, পারি না, পারব না, পারবো না, পারছিনা, নিতে পারছি না, যাচ্ছে না, নিতে পারি না, parchi na, pari na, parbo na, parchina, jacche na',
  nobody:
    'কেউ, কারও, কারোর, কারো, সবাই, সবার, সকলে*, keu, karo, karor, sobai, sobar, কারও কিছু, কারো কিছু, কারোর কিছু, কাউকে, karo kichu, karur',
  without_me:
    'আমি না থাকলে, আমি না থাকলেই, আমাকে ছাড়া, আমি চলে গেলে, আমি মরে গেলে, আমি মরলে, আমি মারা গেলে, আমি না থাকি, আমার না থাকা*, আমি যদি না থাকি, আমি যদি মরে যাই, আমি মরে যাওয়ার পর, আমি চলে যাওয়ার পর, ami na thakle, ami na thaklei, amake chara, ami chole gele, ami more gele, ami morle, ami mara gele, ami jodi na thaki, ami jodi more jai, আমি {না থাকলে/না থাকলেও/উবে গেলে/চলে গেলে/মরে গেলে/মরলে/গেলে/নেই তো/থাকি না থাকি}*, আমাকে ছাড়া*, আমার অভাব*, থাকলেও যা না থাকলে*, থাকি বা না থাকি*, আমার পরে*, ami {na thakle/na thakleo/chole gele/more gele/morle/mara gele}*, amar obhab*',
  tired:
    'ক্লান্ত*, হাঁপিয়ে*, বিরক্ত*, অতিষ্ঠ*, ঘেন্না*, ঘৃণা*, বিতৃষ্ণা*, অসহ্য*, আর ভালো লাগে না, আর ভাল লাগে না, ভালো লাগে না, ভালো লাগছে না, বোঝা, klanto*, hapiye, birokto*, otishtho*, ghenna*, ghrina*, oshojjo*, ar bhalo lage na, ar valo lage na, bhalo lage na, valo lage na, bhalo lagche na, valo lagche na, আর ভাল্লাগে না, ভাল্লাগে না, ভাল্লাগতেছে না, সইতে পারি না, অনেক হলো*, অনেক হল*, আর কতদিন*, আর কত কাল*, vallage na, bhallage na, onek holo*, ar koto din*',
  reason: 'ki labh, ki lav, মানে*, কারণ*, অর্থ*, লাভ*, উদ্দেশ্য*, mane, karon*, ortho*, uddeshyo*',
  what: 'কী',
  why: 'কেন, keno',
  everything: 'সব, সবকিছু, এই সব, sobkichu, shob kichu, সব কিছু, সবটা, সব কিছুতে, সব কিছুর, সব কিছু থেকে, shob, sob kichu',
  pain: 'ব্যথা*, কষ্ট*, যন্ত্রণা*, ব্যাথা*, byatha*, batha*, koshto*, jontrona*',
  miss: 'যায় আসে না, আসে যায় না, কাঁদবে*, মনে রাখ*, খোঁজ*, কিছু হবে না, jay ase na, ase jay na, kadbe*, kandbe*, mone rakh*',
  burden: 'বোঝা*, bojha*, ঘাড়ে*, গলগ্রহ*, আপদ, বাড়তি*, ভার, golgroho*, ghare bojha*',
  goodbye:
    'শেষ চিঠি*, শেষ মেসেজ*, শেষ বার্তা*, শেষ লেখা*, শেষ রাত*, আমার শেষ দিন*, আমার শেষ রাত*, শেষ বিদায়*, চিরবিদায়*, বিদায় পৃথিবী, কাল থেকে আমি থাকব না, কাল আমি থাকব না, কাল আমি থাকবো না, কাল থেকে আমি থাকবো না, আর দেখা হবে না কোনোদিন, আমি আর থাকব না, আমি আর থাকবো না, সুইসাইড নোট*, shesh chithi*, shesh message*, sesh msg, amar shesh din, shesh biday*, kal theke ami thakbo na, kal ami thakbo na, ami ar thakbo na, biday prithibi',
  forever:
    'চিরতরে, চিরদিনের, চিরকালের, চির, আর না উঠ*, আর উঠতে, আর না ভাঙ*, আর কখনও না, chirotore, chirodiner, chirokaler, ar na uth*, ar na bhang*, ar na vang*, চিরঘুম*, শেষ ঘুম*, আর উঠব না*, ফিরব না আর*',
  sleep: 'ঘুমিয়ে*, ঘুমা*, ঘুম, ঘুমোতে*, ghumiye*, ghuma*, ghum, ghumote*',
  go_on: 'সহ্য*, সইতে*, নিতে, টানতে, চালিয়ে যে*, sojjo*, sohyo*, soite*, nite, tante, chaliye je*',
  anymore: 'আর',
  hurt: 'ক্ষতি*, আঘাত*, কষ্ট দি*, পুড়িয়ে*, পোড়া*, khoti*, aghat*, kosto di*, puriye*',
  cut: 'কেটে*, কাটি, কাটতে*, কাটছি, কাটা*, চিরে*, kete*, kati, katte*, katchi, chire',
  body: 'হাত, শিরা*, কবজি*, কব্জি*, হাতের, উরু*, রগ, hat, hater shira*, shira*, kobji*, uru*',
  self_harm:
    'আবার হাত কাটলাম*, আবার হাত কাটা শুরু*, abar hat kata*, abar haat kat*, nijer gaye chhaka*, নিজেকে আঘাত*, নিজেকে কষ্ট*, নিজের ক্ষতি*, নিজেকে কেটে*, নিজেকে কাটি, নিজেকে পুড়িয়ে*, নিজেকে মার*, নিজের হাত কেটে*, nijeke aghat*, nijeke kosto*, nijer khoti*, nijeke kete*, nijer hat kete*, হাত {কাটলে/কাটি/কাটতে ভাল/কেটেছি/কেটে শান্তি/কেটে ফেলি}*, ব্লেড দিয়ে*, দাগ কাটি*, ছ্যাঁকা দি*, নিজের গায়ে {ছ্যাঁকা/আগুন/ব্লেড}*, দেওয়ালে মাথা*, দেয়ালে মাথা*, মাথা ঠুকি*, মাথা ঠুকে*, নিজেকে {শাস্তি/ছ্যাঁকা/কাটি/কেটে/আঘাত/মারি/কষ্ট দি}*, hat {katle/kati/kete shanti/kete feli}*, blade diye*, deyale matha thuki*, nijeke {shasti/kati/kosto di/mari}*, নিজের হাতে {ব্লেড/ছ্যাঁকা/বিড়ি}*, নিজের মাথায় কম্পাস*, নিজেকে {কামড়/পোড়া/খামচ}*, nijeke {kamor/pora/jhuli}*, nijer gaye {agun/chheka/chaka/blade}*, nijer pete {churi/chhuri}*, deyal e {ghushi mari/matha thuk}*, deyale matha thuk*',
  jump: 'ঝাঁপ*, লাফ*, jhap, jhanp*, laf*, jhapiye*',
  height:
    'ছাদ*, ব্রিজ*, সেতু*, ট্রেন*, রেললাইন*, লাইনে, নদী*, বিল্ডিং*, জানলা*, বারান্দা*, পুকুর*, গঙ্গা*, মেট্রো*, chad*, chhad*, bridge*, raillain*, railline*, line e, nodi*, barand*, pukur*, ganga*, metro*',
  stand: 'দাঁড়িয়ে*, দাঁড়া*, শুয়ে আছি, dariye*, daria*, ধারে*, কিনারে*, কার্নিশে*, কার্নিশ*',
  hang: 'ফাঁসি*, ফাঁস, গলায় দড়ি*, ঝুলে*, fashi, fash, jhule*, golay dori*',
  noose: 'দড়ি*, ফাঁস, dori*, fash, ওড়না*, শাড়ি বাঁধা*, গামছা পাকি*, rosi',
  weapon: 'ছুরি*, ব্লেড*, বন্দুক*, পিস্তল*, বঁটি*, chhuri*, blade*, bonduk*, boti, চাকু*, রিভলভার*, chaku*, pistol*, rivolvar*',
  poison:
    'বিষ, বিষটা, বিষের, কীটনাশক*, ইঁদুর মারার*, ইঁদুরের বিষ*, ফিনাইল*, অ্যাসিড*, কেরোসিন*, bish ta, kitnashok*, idur marar*, indur marar*, phenyl*, finail*, acid, বিষ*, জমির ওষুধ*, জমিতে দেওয়ার*, চাষের ওষুধ*, ইঁদুর মারা*, হারপিক*, হার্পিক*, ডেটল*, স্যাভলন*, পোকা মারার*, bish kh*, jomir osudh*, jomir oshudh*, harpic*, poka marar*',
  pill: 'ওষুধ*, ট্যাবলেট*, ঘুমের ওষুধ*, বড়ি*, ঘুমের বড়ি*, ঘুমের ট্যাবলেট*, osudh*, tablet*, ghumer osudh*, bori, ওষুধগুলো*, oshudh*, ghumer oshudh*, sleeping pill*',
  many: 'অনেক*, সব, একগাদা, পুরো*, এক পাতা, পাতা, শিশি, কুড়ি*, তিরিশ*, ত্রিশ*, পঞ্চাশ*, দশ*, বিশ*, onek*, puro*, pata, kuri*, tirish*, ponchash*, ekgada, অনেকগুলো*, একসাথে, সবগুলো*, শিশি*, খালি পাতা*, onek gulo*, sob gulo*, ek pata',
  took: 'খেয়ে ফেলেছি, খেয়েছি, খেয়ে নিয়েছি, খেয়েছে, খেয়ে ফেলেছে, খেয়ে নিয়েছে, খেলাম, গিলে*, খেয়ে নিলাম, খেয়ে ফেললাম, kheye felechi, kheyechi, kheye niyechi, kheyeche, kheye feleche, kheye niyeche, khelam, gile*, kheye nilam, kheye fellam, kheye felsi, khaisi, খাইয়া ফালাই*, খাইয়া ফেলছে*, খাইছে*, খাইছি*, খায়া ফেলছি*, খেয়ে নিয়ে*, খেয়ে ফেল*, খেয়ে নিল*, গিলে ফেল*, kheye feleche*, kheye fel*, khaise*, khaisi*, kheye niy*',
  take: 'খেয়ে, খেতে, খাব, খাবো, kheye, khete, khabo',
  drink: 'খেয়ে, খেতে, খাব, খাবো, খাওয়া*, kheye, khete, khabo',
  get: 'কিনে*, এনেছি, হাতে, সাথে, রেখেছি, বেঁধে*, kine, kinechi, enechi, rekhechi, bendhe*, bedhe*, বাঁধা হয়ে গেছে*, জোগাড়*, সামনে*, হাতে নিয়ে*, badha hoye*',
  hand: 'হাতে নিয়ে*, হাতে আছে, হাতে ধরে*, আমার হাতে, hate niye*, amar hate, হাতের কাছে*, সামনে*, পাশে রেখে*, samne niye*, hater kache*',
  tonight:
    'আজ রাত*, আজ রাতে, আজ রাতেই, আজই, আজকেই, আজ সন্ধ্যা*, কাল, aj rat*, ajke rat*, ajke rate, aj rate, ajkei, kal, আজকে রাতে, আজকেই*, আজই*, আইজ*, ভোরের আগে*, ভোর হওয়ার আগে*, সবাই ঘুমালে*, ওরা ঘুমোলে*, দশ মিনিট*, একটু পরে*, কালকের মধ্যে*, bhor howar age*, bhorer age*, ektu por*, ektu pore*, sobai ghumale*, dosh minit*',
  now: 'আজ, আজকে, এখন, এখনই, এখুনি, aj, ajke, ekhon, ekhoni, ekhuni',
  again:
    'রোজ, প্রতিদিন*, আবার, প্রায়ই, মদ খেয়ে*, roj, protidin*, abar, mod kheye*, কাল, প্রায়*, এখনও*, রাতে*, রাগ হলে*, রেগে গেলে*, rege gele*, kal',
  chest: 'বুক*, buk, buke',
  breath: 'শ্বাস*, নিশ্বাস*, দম, ঘাম*, shash*, swas*, nishash*, gham',
  seizure: 'হার্ট অ্যাটাক হচ্ছে, heart attack hocche, খিঁচুনি*, মৃগী*, khichuni*, mrigi*, fits hoc*',
  withdrawal: 'মদ ছেড়ে*, মদ বন্ধ*, নেশা ছেড়ে*, mod chere*, mod bondho*, nesha chere*',
  severe:
    'প্রচণ্ড*, ভীষণ*, খুব, তীব্র*, কাঁপ*, অজ্ঞান*, রক্ত*, বমি*, prochondo*, vishon*, bhishon*, khub, tibro*, kapchi*, kapuni*, oggan*, rokto*, bomi*',
  beat: 'মারছে, মারধর*, মারধোর*, মেরেছে*, মারে*, পেটা*, পিটি*, চড়, লাথি*, নির্যাতন*, অত্যাচার*, গায়ে হাত*, গলা টিপ*, amake mare, amay mare, khub mare, roj mare, dhore mare, mare amake, mere amake, maren, marche, mardhor*, mereche*, peta*, chor mar*, lathi, nirjaton*, ottachar*, gaye hat*, gay haat*, gola tip*, মারে, মেরে, লাঠি দিয়া*, লাঠি দিয়ে*, বেল্ট দিয়ে*, চুলের মুঠি*, মাথা ঠুকে দে*, মাথা ফাটি*, ছ্যাঁকা দে*, গরম ফ্যান*, ঢেলে দিয়েছে*, থাপ্পড়*, গায়ে হাত তোল*, গায়ে হাত তুল*, পিটায়*, chuler muthi*, matha thuke*, belt diye*, thappor*, gaye hat tol*, গায়ে হাত তোল*, গায়ে হাত তুল*, মারতে যায়*, মারতে গেল*, মারতে আস*, gaye hat tol*, marte jay*',
  rape: 'ধর্ষণ*, ধর্ষিত*, রেপ*, যৌন নির্যাতন*, যৌন হেনস্থা*, যৌন হয়রানি*, শ্লীলতাহানি*, জোর করে শারীরিক*, dhorshon*, dhorshito*, jouno nirjaton*, jouno hoyrani*, slilotahani*, জাপটে ধর*, শরীরে হাত*, গায়ে হাত দেয়*, গায়ে হাত দিয়েছে*, নোংরা কাজ*, বাজে কাজ*, gaye hat dey*, japte dhor*, nongra kaj*, baje kaj*',
  touch:
    'ছোঁয়*, ছুঁয়ে*, স্পর্শ*, হাত দেয়*, হাত দেন, হাত দিয়েছে*, হাত দিচ্ছে, choy, chhoy, chuye*, sporsho*, hat dey*, hat diyeche*',
  private:
    'খারাপ*, বাজে*, নোংরা*, গোপন*, অশ্লীল*, জোর করে, ভুল জায়গা*, আপত্তিকর*, kharap*, baje*, nongra*, gopon*, jor kore, oslil*, জামা*, কাপড়*, একা ডেকে*, একা পেয়ে*, নোংরা কাজ*, বাজে কাজ*, jama khul*',
  force:
    'জোর, জবরদস্তি*, বাধ্য*, চাপ দি*, ইচ্ছের বিরুদ্ধে*, ইচ্ছার বিরুদ্ধে*, অমতে*, jor kore*, jobordosti*, badhyo*, baddho*, iccher biruddhe*, omote*, দিয়ে দিচ্ছে*, জোর কইরা*, ইচ্ছা নাই*, এখনই বিয়ে*, বাধ্য কর*',
  marry: 'বিয়ে*, বিবাহ*, biye*, bibaho*, বিয়া*, নিকাহ*, বিয়ে দিয়ে দি*',
  dowry:
    'পণ, পণের*, যৌতুক*, pon, poner, joutuk*, jowtuk*, বাপের বাড়ি থেকে*, পণের টাকা*, baper bari theke*, baper bari theke taka*',
  lock: 'আটকে*, বন্দি*, তালা*, বেরোতে দে*, বেরোতে দেয়*, বাইরে যেতে দে*, বন্ধ করে রাখ*, atke*, bondi*, tala*, berote de*, baire jete de*, bondho kore rakh*',
  room: 'ঘর*, বাড়ি*, রাখে*, রেখেছে*, না, ghore*, ghor, bari, rakhe*, rekheche*',
  threaten:
    'হুমকি*, ভয় দেখা*, মেরে ফেলবে*, মেরে ফেলার*, খুন করবে*, ব্ল্যাকমেল*, ব্ল্যাকমেইল*, humki*, bhoy dekha*, voy dekha*, mere felbe*, blackmail*, কাজ যাবে*, কাজ থাকবে না*, কেটে ফেলবে*, ফেল করিয়ে*, দেখে নেবে*, জ্যান্ত রাখবে না*, kete felbe*, dekhe nebe*',
  unsafe: 'ভয় লাগ*, ভয় পাই*, ভয় করে*, নিরাপদ নয়*, নিরাপদ না*, bhoy lag*, voy lag*, bhoy pai*, voy pai*, nirapod noy*',
  abuse: 'গার্হস্থ্য হিংসা*, পারিবারিক নির্যাতন*, পারিবারিক হিংসা*, অত্যাচার*, নির্যাতন*, garhostho*, ottachar*, nirjaton*',
  year: 'বছর*, বয়স*, bochor*, bochhor*, boyos*',
  class: 'ক্লাস*, শ্রেণি*, klas*, sreni*',
  adult: 'শিক্ষক*, ছেলে, ছেলের, মেয়ে, মেয়ের, আগে, মিনিট*, ঘণ্টা*, মাস, chele, meye, ghonta*, টায়',
  upset:
    'ভয়*, কাঁদ*, কান্না*, দুঃখ*, একা, একলা*, কষ্ট*, মন খারাপ*, মারে, মারেন, সাহায্য*, bhoy, voy, kadi*, kand*, kanna, dukkho*, eka, ekla*, koshto*, mon kharap*, mare, sahajjo*',
  distress:
    'কোনো আশা নেই, কোন আশা নেই, আশা নেই, আশা হারি*, হতাশ*, নিরাশ*, কোনো উপায় নেই, কোনো পথ নেই, পথ নেই, উপায় নেই, অপদার্থ*, ব্যর্থ*, ভেঙে পড়েছি, ভেঙে গেছি, আর পারছি না, পারছি না আর, আর পারি না, সহ্য করতে পারছি না, অর্থহীন*, শূন্য*, অন্ধকার*, ডিপ্রেশন*, অবসাদ*, হেরে গেছি, সব শেষ হয়ে গেছে, একদম একা, kono asha nei, asha nei, hotash*, nirash*, kono upay nei, kono poth nei, opodartho*, byartho*, bertho*, bhenge porechi, venge porechi, ar parchi na, parchi na ar, ar pari na, sojjo korte parchi na, orthohin*, here gechi, ekdom eka, ekebare eka',
  panic:
    'প্যানিক*, দমবন্ধ*, দম বন্ধ*, শ্বাস নিতে পারছি না, বুক ধড়ফড়*, dom bondho*, swas nite parchi na, buk dhorfor*, বুক ধুকপুক*, বুকের ভেতর ধুকপুক*, হাত কাঁপ*, হাত পা কাঁপ*, বুক কাঁপ*, buk dhukpuk*, hat kap*',
  past: 'মারা গেছেন, মারা গেছে*, মারা গেল*, মারা গিয়েছে*, মারা যান, করেছে, করেছেন, করেছিল*, গত বছর*, বছর আগে, মারা যাওয়া*, চলে গেলেন, চলে গেছেন, প্রয়াত*, দিয়েছিল*, মরে গেছে*, মরে গেল*, করল, mara geche*, mara gechen, mara gelo, mara gelen, koreche, korechen, korechilo*, goto bochor, bochor age, chole gelen, chole gechen, more geche*, more gelo*',
  news: 'লক্ষণ*, বিএড*, lokkhon*, খবর*, সংবাদ*, কাগজে*, পত্রিকা*, সিনেমা*, ছবিতে, সিরিয়াল*, উপন্যাস*, গল্প*, কৃষক*, চাষি*, রচনা*, প্রবন্ধ*, প্রতিরোধ*, পুলিশ*, মামলা*, অভিনেতা*, অভিনেত্রী*, নায়ক*, নায়িকা*, সচেতনতা*, পরিসংখ্যান*, গান, নাটক*, টিভি*, khobor*, songbad*, cinema*, golpo*, krishok*, chashi*, rochona*, police*, mamla*, obhineta*, nayok*, gaan, natok*, tv, movie*, সিরিজ*, শেয়ার বাজার*, গেম*, লেভেল*, লেকচার*, বিরোধী*, কমিটি*, deadline ta',
  cause:
    'হেসে*, হাসি*, হাসতে, খিদে*, ক্ষুধা*, গরম*, ঠান্ডা*, শীতে*, লজ্জা*, তেষ্টা*, বোর*, haste haste*, hese*, hasi*, khide*, gorom*, thanda*, lojja*, teshta*',
  thing:
    'ফোন*, মোবাইল*, ব্যাটারি*, মশা*, ইঁদুর, আরশোলা*, গাছ*, সবজি*, কেক*, চুল*, battery*, mosha*, arshola*, gach*, sobji*, cake*, পেঁয়াজ*, মাছ, টিকিট*, ticket*, দিন কাট*, সময় কাট*',
  task: 'পরীক্ষা*, কাজ*, মিটিং*, porikkha*, kaj*, meeting*, রেজিগনেশন*, নতুন অফিস*, নোটিস পিরিয়ড*, ইন্স্যুরেন্স এজেন্ট*',
  place: 'শহর*, কলকাতা*, হোস্টেল*, গ্রাম*, বিদেশ*, মেসে*, shohor*, kolkata*, hostel*, gram, bidesh*, dhaka*, সঙ্গে',
  accident: 'ভুল করে, রান্না*, সবজি*, খেলতে*, খেলার*, bhul kore, ranna*, khelte*, khelar*, দাড়ি',
  pleasant:
    'বৃষ্টি*, তারা দেখ*, চাঁদ*, হাওয়া*, ঘুড়ি*, চা, কাপড়*, ছবি তু*, ম্যাচ*, অপেক্ষা*, সাঁতার*, মজা*, আনন্দ*, পুজো*, brishti*, chad dekh*, hawa*, ghuri*, kapor*, opekkha*, satar*, moja*, anondo*, পাশ করে*, দেখলাম, জামা*',
  early: 'তাড়াতাড়ি, সকাল সকাল, অ্যালার্ম*, টায়, অফিস*, স্কুল*, taratari, sokal sokal, office*, school*, college*',
  idiom:
    'রুটি {পুড়িয়ে/পুড়ে/পোড়া}, ভাত {পুড়িয়ে/পুড়ে/পোড়া}, ডাল {পুড়িয়ে/পুড়ে/পোড়া}, তরকারি {পুড়িয়ে/পুড়ে/পোড়া}, রান্না {পুড়িয়ে/পুড়ে/পোড়া}, দুধ {পুড়িয়ে/পুড়ে/পোড়া}, ruti {puriye/pure/pora}, bhat {puriye/pure/pora}, tarkari {puriye/pure/pora}, ranna {puriye/pure/pora}, mara gech*, mara gechen, mara gelen, কেউ মারে না, কেউ মারছে না, keu mare na, মা মেরে ফেল*, বউ মেরে ফেল*, বৌ মেরে ফেল*, ma mere fel*, ma janle mere fel*, bou mere fel*, চাকরির শেষ দিন*, লাইনে দাঁড়া*, শেষ মেসেজটা*, sesh message ta*, sesh chithi ta*, রেজিগনেশন*, গায়ে হাত তোলেনি*, গলায় দড়ি এমন*, মরে গেলাম রে, মরে গেলাম, মরেছি, মেরে দিয়েছে, জান নিয়ে নে*, প্রাণ বেরিয়ে*, প্রাণের বন্ধু*, জান আমার, আমার জান, প্রাণ ভরে*, প্রাণ খুলে*, আড্ডা মার*, আড্ডা মেরে*, ছক্কা মার*, ছক্কা মেরে*, চক্কর মার*, ডুব মার*, মশা মার*, উঁকি মার*, চোখ মার*, চোখ মেরে*, ঝাড়ি মার*, ফোন কেটে*, ফোন কাট*, কেটে পড়*, সাঁতার কাট*, সাঁতার কেটে*, টিকিট কাট*, টিকিট কেটে*, ছুটি কাট*, সময় কাট*, দিন কাট*, চুল কাট*, চুল কেটে*, ভালো কেটে*, কাজ শেষ*, পরীক্ষা শেষ*, সিনেমা শেষ*, বই শেষ*, খাবার শেষ*, টাকা শেষ*, পড়া শেষ*, পড়াশোনা শেষ*, প্রেমে মর*, more gelam re, more gelam, jaan niye ne*, pran beriye*, praner bondhu*, amar jaan, adda mar*, adda mere*, chokka mar*, chakka mar*, phone kete*, kete por*, satar kat*, ticket kat*, somoy kat*, chul kat*, kaj shesh*, exam shesh*, porikkha shesh*, taka shesh*, preme mor*, ঠান্ডা মাথা*, ঝাঁপিয়ে পড়*, লাফিয়ে উঠ*, আনন্দে লাফ*, সব ঠিক, ঘুমে মর*, পুকুরে ঝাঁপ দেব বলে*, হারলে পুকুরে*, on hocche na*, দেখে বাঁচি না*, মশায় মেরে*',
  aged: 'বয়স, boyos',
  only_way:
    'ছাড়া উপায়, ছাড়া কোনো, ছাড়া আর, একমাত্র, একটাই পথ, একটাই রাস্তা, chara upay, chara kono, chara ar, ekmatro, ektai poth, ছাড়া এই*, ছাড়া*, chhara mathay*, chara mathay*',
  earth: 'পৃথিবী*, দুনিয়া*, prithibi*, duniya*',
  remain: 'থাকতে, বাঁচতে, thakte, থাকব, থাকার, thakbo',
  unwanted: 'চাই না, আর চাই না, chai na, chaina',
  what_for: 'কী, ki labh, ki lav, ki hobe',
  torment: 'অর্থহীন*, শাস্তি*, নরক*, বোঝা*, orthohin*, shasti*, norok*, গলগ্রহ*, যন্ত্রণা*',
  lacking: 'ছাড়া, বিনা, chara, chhara',
  formerly:
    'গত মাসে, গত বছর, গত সপ্তাহে, goto mase, goto bochor, gato mase, আগে, বছর আগে, একসময়, কবেই, age, ek somoy, একসময়ে, আগে একসময়, তখন, কলেজে থাকতে, স্কুলে থাকতে, ছোটবেলায়, bochor age, ek somoye, tokhon, college e thakte, chotobelay',
  recovered:
    'ভালো আছি, ভাল আছি, সুখে আছি, আনন্দে আছি, ছবি আঁকি, bhalo achi, valo achi, sukhe achi, ভালো লাগে, ঠিক আছি, খুশি আছি, আনন্দে, ভালোই আছি, দিব্যি আছি, bhaloi achi, thik achi, khushi achi, bhalo lage',
  baby: 'বাচ্চাকে, bacchake, বাচ্চাটাকে, বাচ্চাটারে, মেয়েটাকে আছাড়, ছেলেটাকে আছাড়, bachchake, bacchatake, bachchatake, babytake',
  fling: 'আছাড়*, আছড়*, ফেলে দি*, ফেলে দে*, ছুঁড়ে*, ছুড়ে*, ঝাঁকা*, achhar*, achar mar*, fele di*, fele de*, chhure*, chure*',
  safe: 'ভরসা*, নিরাপদ*, বিশ্বাস*, সেফ*, bhorsa*, vorsa*, nirapod*, safe',
  do_something:
    'কী করে বস*, কি করে বস*, কিছু একটা করে*, কিছু করে বস*, কিছু করে ফেল*, উল্টোপাল্টা*, ki kore bosi*, kichu ekta kore*, kichu kore {bos/fel}*, ultopalta*',
  forgive: 'ক্ষমা*, মাফ*, ভুলচুক*, সরি*, khoma*, maf kor*, maaf kor*, bhulchuk*, sorry bol*',
  everyone:
    'সবাই*, সবার*, সবাইকে*, মা, বাবা, মা বাবা*, বন্ধুরা*, তোমরা*, পারলে, জ্বালাব না*, আর হল না*, হেরে গেলাম*, sobai*, sobar*, ma baba*, bondhura*, tomra, parle',
  letter:
    'চিঠি*, কাগজ*, কাগজপত্র*, পাসবই*, এলআইসি*, ভিডিও*, লিখে রাখ*, লিখে রেখে*, দেখিস*, দেখো*, দেখে রেখ*, মানুষ কর*, কেঁদো না*, কাঁদিস না*, chithi*, likhe rekh*, dekhish*, kedo na*, kendo na*',
  after_me:
    'আমি চলে গেলে*, আমি না থাকলে*, আমার পরে*, আমি মরে গেলে*, আমি যাওয়ার পর*, আমার কিছু হলে*, আমি গেলে*, ami chole gele*, ami na thakle*, amar pore*, amar kichu hole*, ami more gele*',
  wont_need:
    'আর লাগবে না*, লাগবে না কিছু*, দরকার হবে না*, দরকার নেই আর*, দিয়ে দিস*, রেখে দে*, ar lagbe na*, dorkar hobe na*, diye dis*',
  last_of_me:
    'এটাই শেষ {কথা/মেসেজ/দেখা/লেখা}*, শেষ কথা রে*, আমি {আর থাকব না/আর থাকবো না/থাকব কিনা/থাকব কি না/আর বেশিদিন/আর কদিন/থাকবই না/থাকবোই না/হয়তো থাকব না}*, আমাকে {খুঁজো না/আর খুঁজো/খুঁজিস না/ভুলে যেও/ভুলে যাস/মনে রেখ}*, আমায় {খুঁজো না/খুঁজিস না/ভুলে যেও}*, চললাম {বন্ধু/মা/ভাই/রে/সবাই/আমি}*, আর জন্মে*, পরের জন্মে*, সামনের জন্মে*, এবার আমার ছুটি*, আমার ছুটি*, সময় {হয়ে এল/ফুরিয়ে/শেষ আমার}*, আমার সময় {শেষ/হয়ে/ফুরিয়ে}*, আর {কোনো রাস্তা/কোন রাস্তা/কোনো উপায়/কোনো পথ} {নেই/নাই/দেখছি না/খোলা নেই}*, একটাই রাস্তা*, জগৎটা আমার জন্য না*, পৃথিবী আমার জন্য না*, সেখানে আমি নেই*, কোনো ঋণ রইল না*, যেখানে গেছে {আমি/আমা/সেখানে}*, যেখানে গেছেন আমা*, দাঁড়ি টানার*, মৃত্যুর জন্য কেউ দায়ী*, সবার সাথে {ভালো করে কথা/কথা বলে নিলাম/মিটিয়ে}*, আর জ্বালাব না*, ভালো থেকো সবাই*, তোমরা ভালো থেকো*, তোরা ভালো থাকিস*, ভালো থাকিস*, মৃত্যুর কথা ভাবলে {আরাম/শান্তি/কেমন}*, চিতার আগুন*, নিচটা কেমন টান*, eta{i} shesh kotha*, ami {ar thakbo na/ar besidin/thakboi na/hoyto ar}*, hoyto ar besidin*, amake {khujo na/khujis na/bhule jeo}*, cholam {bondhu/ma/bhai}*, porer jonme*, amar chuti*, amar somoy {shesh/hoye}*, ar kono {rasta/upay/poth} nei*, ektai rasta*, tomra bhalo theko*, tomra valo theko*, bhalo thakish*, valo thakis*, chithi likhe table*, bhor howar agei chole*, aj rat tai sesh*, aj rat tai shesh*',
  see: 'দেখি*, দেখতে পাই*, ভাবতে গেলে*, ভাবলে*, ফাঁকা*, dekhte pai*, vabte*, bhabte*',
  future: 'ভবিষ্যৎ*, ভবিষ্যত*, সামনের বছর*, সামনের পুজো*, আগামী বছর*, পাঁচ বছর*, bhobissot*, agami bochor*, samner bochor*',
  fatal:
    'গাড়ি {এসে/চাপা/পিষে/ধাক্কা/নিচে}*, ট্রাক {এসে/চাপা/পিষে/ধাক্কা/নিচে}*, গাড়ি চাপা*, পিষে দি*, অ্যাক্সিডেন্ট {হ/করে মর}*, এক্সিডেন্ট {হ/করে মর}*, নৌকো*, অসুখ {এসে/হলে/হত}*, ক্যান্সার {হলে/হত/হোক}*, রিপোর্টে খারাপ*, হার্ট {বন্ধ/অ্যাটাক হলে/অ্যাটাক হত}*, ঘুমের মধ্যে {থেমে/মর/চলে/মারা/শেষ/যদি}*, নিঃশ্বাসটা*, শ্বাসটা থেমে*, gari {ese/chapa/pishe/dhakka/ta thamar}*, truck {ese/chapa/pishe}*, accident {hole/hoto/hok}*, ghumer moddhe {more/mara/theme/chole}*',
  will_to_live:
    'বাঁচার {ইচ্ছে/ইচ্ছা/সাধ/শখ/আশা/তাগিদ}*, বেঁচে থাকার {ইচ্ছে/ইচ্ছা/সাধ/তাগিদ}*, bachar {icche/iccha/shokh}*, beche thakar {icche/iccha}*',
  lost: 'চলে গেছে*, শেষ*, মরে গেছে*, হারিয়ে গেছে*, নাই, ফুরিয়ে*, নেই, chole geche*, more geche*, nei, nai',
  wait: 'অপেক্ষা*, পানে চাইয়া*, দিন গুন*, opekkha*, din gun*',
  goodbye_sent: 'গুডবাই*, বিদায় লিখ*, শেষ মেসেজ*, ক্ষমা চেয়ে*, goodbye likh*, biday likh*',
  unreachable:
    'ফোন {বন্ধ/ধরছে না/তুলছে না/সুইচ/অফ}*, ফোনটা বন্ধ*, দরজা খুলছে না*, phone {bondho/dhorche na/off}*, dorja khulche na*',
  neck: 'গলা*, ঘাড়*, gola*',
  grip: 'টিপে*, চেপে*, টিপে ধর*, চেপে ধর*, tipe*, chepe dhor*',
  withheld:
    'acid marbe*, acid chur*, অ্যাসিড মারবে*, অ্যাসিড ছুঁড়*, খেতে {দেয় না/দেয়না/দেয় নাই/দিচ্ছে না}*, খাইতে দেয় না*, ভাত {দেয় না/দেয় নাই/দেয় নি}*, ঠিক মতো খেতে দেয় না*, না খাইয়ে রাখ*, উপোস করিয়ে*, ফোন {কেড়ে/কাইড়া/চেক কর/ভেঙে}*, মোবাইল {কেড়ে/চেক কর}*, কথা বলতে দেয় না*, দেখা করতে দেয় না*, বাইরে {যেতে দেয় না/বেরোতে দেয় না/তালা}*, বেরোতে দেয় না*, বাড়ি থেকে বের{োতে/িয়ে যেতে/ করে}*, মাইনের টাকা*, বেতনের টাকা {নিয়ে/কেড়ে}*, পেনশন {নিয়ে/কেড়ে/তুলে}*, হাত পেতে চাইতে*, পয়সা গুনে দেয়*, টিপসই*, বাড়ি {লিখে/লেইখ্যা} দি*, জমি {লিখে/লেইখা} নি*, চাকরি করতে দেয় না*, লোকেশন {চায়/চেক/পাঠা}*, তালা মেরে {অফিস/যায়/রাখ}*, বন্ধু বান্ধব সব ছাড়ি*, khete {dey na/dicche na}*, thik moto khete dey na*, phone {kere/check kore}*, kotha bolte dey na*, baire {jete dey na/berote dey na}*, berote dey na*, beton{er taka} niye*, বেতন পুরোটা ওর*, ঘরবন্দি করে*, বাড়িতে ঘরবন্দি*, দাঁত ভেঙে দি*, মার {খাওয়াল/খাই}*, পুড়িয়ে মারব*, বাচ্চা নষ্ট করতে বাধ্য*, পিছু নেয়*, পাসপোর্ট কেড়ে*, পুলিশে বললে*, চড় মার{ল/ে}*, মুখে বালিশ {চাপ/চেপে}*, bor mare roj*, bor mare*, swami mare*, shami mare*, dat bheng*, dant {bheng/veng}*, hath {veng/bheng}e di*, mukh e balish*, siri theke {thele/dhakka}*, thappor {mar/dil}*, shikol {di/badh}*, amake bikri*, khat e bendhe*, jol o dey n*, hospital jete di*, passport kere*, deyal e matha thukl*, jutopeta*, rod e maarl*, pichu ney*, stalk kore*',
  image: 'ছবি*, ভিডিও*, ন্যুড*, amar chobi*, amar video*',
  share: 'ভাইরাল*, ফাঁস করে দে*, ছেড়ে দেবে*, পাঠাবে*, টাকা চাইছে*, টাকা চায়*, বললে*, video kor*, viral kor*',
  caste: 'জাত*, ধর্ম*, হিন্দু*, মুসলমান*, অন্য জাত*, বংশের*, dhormo*, onno jat*',
  ragging: 'র্যাগিং*, রেগিং*, সিনিয়ররা*, বড় দাদারা*, dada ra ragging*, college er dada*',
  child: 'বাচ্চাটা*, বাচ্চাকে*, ছোট বাচ্চা*, ছোট মেয়ে*, ছোট ছেলে*, bachcha ta*, bachchata*, baccha ta*, choto baccha*',
  about_to:
    'রেললাইনে {বস/শু/দাঁড়/এস}*, রেল লাইনে {বস/শু/দাঁড়/এস}*, রেললাইনের {উপর/ওপর/ধারে}*, গলায় {দড়ি/ফাঁস/ওড়না} {বেঁধে/বেঁধেছি/পরে/দিচ্ছি/লাগিয়ে}*, দড়ি {বেঁধে/ঝুলিয়ে/টাঙিয়ে/তৈরি}*, ফ্যানে {দড়ি/ওড়না/শাড়ি/ফাঁস}*, পাখায় {দড়ি/ওড়না/শাড়ি}*, গ্যাস {খুলে/ছেড়ে} দি*, গায়ে {কেরোসিন/পেট্রোল/পেট্রল}*, কেরোসিন ঢেলে*, হাতের শিরা কেটে*, শিরা কেটে {ফেল/ফেলেছি/দিয়েছি}*, কব্জি {কেটে/থেকে রক্ত}*, জলে নেমে {যাচ্ছি/গেছি/পড়েছি}*, নদীতে নেমে {যাচ্ছি/গেছি/পড়েছি}*, পুকুরে নেমে {যাচ্ছি/গেছি}*, জল {কোমর/গলা/হাঁটু/বুক} {পর্যন্ত/অবধি}*, ছাদের {কার্নিশ/রেলিং/ধারে}*, কার্নিশে দাঁড়িয়ে*, ব্রিজের {রেলিং/ধারে}*, ব্রিজ থেকে ঝাঁপ*, ঝাঁপ {দিচ্ছি/দিতে যাচ্ছি/দিতে চললাম/দেব}*, ট্রেনের {সামনে/নীচে/নিচে/তলায়} {ঝাঁপ/শু/পড়/যাচ্ছি}*, কাল সকালে আমি {থাকব না/আর নেই}*, কাল আর {উঠব না/আমি নেই}*, আজ রাতেই {শেষ/সব শেষ}*, ওষুধগুলো হাতে*, শিশি খুলে*, raillain*, rail line e {bos/shu/dar/es}*, rail line er {upor/opor/dhare}*, golay {dori/fash/fas/orna} {bedhe/bedhechi/pore/dicchi/lagiye}*, dori {bedhe/jhuliye/tangiye/toiri}*, fan e {dori/orna/shari/sari}*, pakhay {dori/orna/shari}*, gas {khule/chere} di*, gaye {kerosin/kerosene/petrol}*, kerosin dhele*, shira kete*, kobji kete*, jole neme {jacchi/jachchi/gechi/porechi}*, nodite neme {jacchi/jachchi/gechi}*, jol {komor/gola/hatu/buk} {porjonto/obdhi}*, chader {karnish/railing/dhare}*, karnishe dariye*, bridge er {railing/dhare}*, bridge theke jhap*, jhap {dicchi/dichchi/dite jacchi/debo}*, trainer {samne/niche/tolay} {jhap/shu/por/jacchi}*, kal sokale ami {thakbo na/ar nei}*, aj ratei {sesh/shesh/sob sesh/sob shesh}*, osudh gulo hate*, oshudh gulo hate*, পাঁচিলের {ওপর/উপর} {বস/দাঁড়}*, ছাদের {কিনারে/পাঁচিলে}*, রেলিংয়ের {ওপারে/ওপাশে}*, রেলিং এর {ওপারে/ওপাশে}*, রেললাইনের মাঝখানে*, রেললাইনে মাথা*, কুয়োর মুখে পা*, খাদের {ধারে/কিনারে} দাঁড়*, পকেটে পাথর*, ইট {বান্ধছি/বেঁধেছি} কোমর*, শাড়ি ফ্যানে*, ওড়না ফ্যানে*, ফাঁস {বানি/তৈরি/রেডি}*, গ্যাসের নব খুলে {বস/শু}*, গ্যাস খুলে {বস/শু}*, ওষুধ গুলো {সব খুলে/ঢেলে/হাতে}*, ওষুধগুলো {সব খুলে/ঢেলে}*, ওষুধ জমিয়েছি*, ঘুমের {বড়ি/ওষুধ} {জমি/গুনে}*, বিষ {কিনে এন/গুলে/হাতে নিয়ে}*, বিষের {শিশি/প্যাকেট/বোতল} {হাতে/খুলে}*, ইঁদুর মারার ওষুধটা জলে*, ইঁদুর মারার ওষুধ জলে*, বন্দুক {মাথায়/লোড}*, মাথায় বন্দুক*, ছুরি {গলায়/কব্জিতে}*, ব্লেড কব্জিতে*, আরো গভীর করে কাট*, আজই {ওষুধ/বিষ} খাব*, লাফ {দেব এখন/দিচ্ছি/দেব এবার}*, ঝাঁপ দেওয়ার জায়গা*, লাফ দেওয়ার জায়গা*, আমার লাশ*, railing er {opare/opashe}*, chhader {pachil/karnish/dhare}*, pachiler {opor/upor}*, line e matha d*, rail line er majhkhane*, tran line er upor*, train line er {opor/upor}*, gola jol e*, pukure gola jol*, pocket e pathor*, khader {dhare/kinare} dar*, dupatta{/ ta} fan*, orna{/ ta} fan*, fan e {jhul/dori/sari}*, bisher {packet/bottle/shishi} {khul/hate}*, visher {packet/bottle/shishi} {khul/hate}*, jahor {kine/khabo/anchi}*, poison{/ta} {kine/bag}*, osudh jomiye*, oshudh jomiye*, gaye agun {dibo/debo}*, chhuri {bukay/golay}*, churi {bukay/golay}*, lafabo {bole/ekhon}*, lafate jabo*, jhap debo ekhon*, bridge theke {lafa/lafi/jhap}*, chad theke {lafa/lafi/jhap}*, gas {chere/khule} bos*, ekta pa railing*, ek paa khad*, amar lash*',
  emergency:
    'গ্যাঁজলা*, মুখ দিয়ে {ফেনা/গ্যাঁজলা/রক্ত}*, মুখ দিয়া {ফেনা/গ্যাঁজলা}*, ফেনা {উঠ/বের}*, ঠোঁট {নীল/কালো}*, মুখ {বেঁকে/বাঁকা}*, মুখটা {হঠাৎ বেঁকে/বেঁকে}*, কথা জড়িয়ে*, অজ্ঞান {হয়ে/অবস্থায়}*, জ্ঞান {নেই/নাই/হারি}*, সাড়া দিচ্ছে না*, ঘুম থেকে উঠছে না*, শ্বাস {নিচ্ছে না/বন্ধ হয়ে গেছে/নিতে পারছি না অ্যাম্ব/নিতে পারছে না/পড়ছে না}*, সাপে {কাট/কেট/কামড়}*, রক্ত {থামছে না/বন্ধ হচ্ছে না/ভাঙতাছে/ভাঙছে}*, ওভারডোজ*, অ্যাম্বুলেন্স*, বুকে {প্রচণ্ড/চাপ/খুব ব্যথা/ভীষণ}*, বুক {চেপে/ফেটে}*, বাঁ হাত অবশ*, চোখ উল্টে*, খিঁচুনি*, স্ট্রোক হ*, mukh diye {fena/gejla/rokto}*, fena ber*, thot nil*, mukh beke*, kotha joriye*, saara dicche na*, sara dicche na*, gyan nei*, rokto thamche na*, sap{e} kat*, buker ba dik*, buke {prochondo/chap}*, nisshas nite parchi na*, oggan hoye*, রক্ত বমি*, বমির সঙ্গে রক্ত*, মাথায় চোট* বমি*, কারেন্ট {খেয়ে/লেগে}*, শক খেয়ে*, হাত {তুলতে/নাড়াতে} পারছে না*, একটা দিক {অবশ/পড়ে}*, শরীর শক্ত হয়ে*, বাচ্চা {নড়ছে না/শ্বাস নিচ্ছে না}*, বিষ {খেয়ে/খেয়েছে/খাইছে}*, ভুল বকছে* জ্বর*, ঠোঁট ফুলে* শ্বাস*, সুগার {নেমে/ফল করে}*, ঘুম ভাঙছে না*, rokto bomi*, bomir sathe rokto*, current {kheye/lege}*, shock kheye*, hat {tulte/narate} parche na*, ek dik obosh*, sorir shokto*, shorir shokto hoye*, baccha {norche na/nishash nicche na}*, bish {kheye/kheyeche/khaise}*, oggan hoye*, ogyan hoye*, kotha joriye jacche*, mukh die {fena/gejla/rokto}*, saape kat*, sape kat*, thot nil*, ghum bhangche na*, nishash nicche na*, nisshas nicche na*, রক্ত {থামছেই না/যাচ্ছে চাপ/বন্ধ হয় না}*, রক্তবমি*, নিঃশ্বাস {খুব আস্তে/নাই/নেই}*, নখ নীল*, মুখ নীল*, গলা ফুলে*, ঢোক গিলতে পারছি না*, ডান {দিকটা/দিক} অবশ*, বাঁ দিকটা অবশ*, কথা বেরোচ্ছে না*, মুখে {লালা/ফেনা}*, চোখের মণি ছোট*, চোখে অ্যাসিড*, গায়ে আগুন লেগে*, পুরো পাতা {খেয়েছ/খেয়ে ফেল}*, ভুল বকছে*, গলায় {মাংস/খাবার/কয়েন/হাড়} আটকে*, মাড়ি দিয়ে রক্ত*, কালো পায়খানা*, মাথা ঘুরে পড়ে গেল*, বিষ {খাইসে/খাইছে}*, মাথা ফেটে গেছে*, rokto {charche/thame na/thamche/onek jacche}*, osudh beshi kheye*, oshudh beshi kheye*, nishas {nite/niye} parchi na*, nishash {nite/niye} parchi na*, kerosin {khaise/kheye}*, harpic {khaise/kheye}*, phenyl {khaise/kheye}*, gyan hara*, matha fete g*, gola bondho hoye as*, mukh fule dhol*, osar hoye g*, shap e kat*, jhag ber*, buk nore na*, betha ta choyal*, buke pathor chapa*, churi {dhukiye/dhukieche}*, guli lege*, inhaler {sesh/shesh}*, puff kaj kore na*',
  god: 'ঠাকুর*, ভগবান*, গোপাল*, মা কালী*, আল্লাহ*, আল্লা, খোদা*, হরি, যম, যমেও*, যমরাজ*, ঈশ্বর*, thakur*, bhogoban*, vogoban*, allah*, jom, jomeo',
  take_me:
    'তুলে {নাও/নে/নিক/নেন}*, নিয়ে {নাও/চল/যাও/যাক}*, লইয়া যাক*, ডেকে নাও*, কবে নেবে*, ভুলে গেছে*, চোখে দ্যাখে না*, ছুটি দাও*, মুক্তি দাও*, tule {nao/ne/nin}*, niye {nao/jao/cholo}*, deke nao*, chuti dao*, mukti dao*',
  intrude:
    'রাতে আমার ঘরে*, আমার ঘরে {আসে/ঢোকে}*, জামা খুলি*, কাপড় খুলি*, স্নান করার সময়*, নোংরা কাজ*, বাজে কাজ করায়*, নোংরা {ছবি/ভিডিও/মেসেজ}*, একা {ডেকে গায়ে/পেয়ে}*, rate amar ghore*, amar ghore {ase/dhoke}*, jama khul*, nongra kaj*, খারাপ জায়গায় {ধর/হাত}*, kharap jaygay {dhor/hat}*',
  option: 'রাস্তা*, উপায়*, অপশন*, rasta*, upay*, option*',
  fear_of_dying:
    'মনে হচ্ছে মরে যাব, মনে হচ্ছে মরে যাবো, মনে হচ্ছে আমি মরে যাব, মনে হচ্ছে এবার মরে যাব, মনে হয় মরে যাব, মরে যাব মনে হচ্ছে, মরার ভয়, mone hocche more jabo, mone hochhe more jabo, mone hoche more jabo, morar bhoy, মরে যাব নাকি, মরে যাচ্ছি মনে হচ্ছে, মনে হচ্ছে মরে যাচ্ছি, মরে যাওয়ার ভয়, মরে যাব ভয়, more jabo naki, mone hocche more jacchi, more jawar bhoy',
  lender:
    'লোনের লোক*, লোন অ্যাপ*, লোনের অ্যাপ*, ঋণের লোক*, লোনের এজেন্ট*, লোন এজেন্ট*, রিকভারি এজেন্ট*, রিকভারির লোক*, কিস্তির লোক*, ব্যাঙ্কের লোক*, ব্যাংকের লোক*, সুদের লোক*, সুদের কারবারি*, মহাজন*, সুদখোর*, loaner lok*, loan er lok*, kistir lok*, banker lok*, suder lok*, mohajon*, sudkhor*',
  ache: 'ব্যথা*, যন্ত্রণা*, অবশ*, বাঁ হাত*, নীল, betha*, byatha*, bytha*, jontrona*, obosh*',
  found_out: 'জানলে, জানতে পারলে, শুনলে, জেনে গেলে, টের পেলে, janle, jante parle, shunle, jene gele, ter pele',
  dies_of_it:
    'মরে যাবে, মরেই যাবে, মরে যাবেন, মরেই যাবেন, আমি শেষ, আমি মরেছি, more jabe, morei jabe, more jaben, ami shesh, ami morechi',
  pressure: 'চাপ দি*, চাপ দে*, চাপ, chap di*, chap de*, chaap de*',
  ordinary:
    'সেরে উঠলেই হল, সুস্থ হলেই হল, ভাবার সময়, আমার ছেলের, আমার মেয়ের, amar cheler, amar meyer, ইমার্জেন্সি নেই, ইমার্জেন্সি না, emergency nei, emergency noy, দরজা বন্ধ করে বসে*, dorja bondho kore bos*, কেউ মারে না, কেউ মারছে না, keu mare na, আইসিইউ*, হাসপাতাল*, অপারেশন*, অক্সিজেন*, ভর্তি*, ইঞ্জিনিয়ার*, ডাক্তার হ*, ডাক্তারি পড়*, সরকারি চাকরি*, ভালো মা, কত খুশি হত, নতুন পাত্র*, icu*, hospital*, operation*, oxygen*, bhorti, engineer*, doctor ho*, sorkari chakri, bhalo ma, koto khushi, biyer jonno',
  telling:
    'খুলে বলব, বলে দেব, জানাব, মেসেজ করছি, মেসেজ করব, কথা বলব, khule bolbo, bole debo, janabo, msg korchi, message korbo, kotha bolbo',
  superior: 'বস, ম্যানেজার*, ক্লায়েন্ট*',
  kin_kills:
    'মেরে ফেলবে, মেরে ফেলবেন, মেরেই ফেলবে, জ্যান্ত রাখবে না, খুন করে ফেলবে, কেটে ফেলবে, mere felbe, merei felbe, jyanto rakhbe na, khun kore felbe',
  marks: 'রেজাল্ট*, নম্বর*, ফেল*, result*, number*, fail*',
  heart_attack_now:
    'এখন হার্ট অ্যাটাক, এখনই হার্ট অ্যাটাক, হার্ট অ্যাটাক হচ্ছে, ekhon heart attack, heart attack hocche, heart attack hochhe',
  no_ache:
    'বুকে ব্যথা নেই, বুকে কোনো ব্যথা নেই, ব্যথা নেই, বুকে ব্যথা করছে না, buke byatha nei, buke betha nei, buke kono byatha nei, byatha nei',
  i_took: 'আমি {ফোন/মোবাইল/ওর ফোন/ছেলের ফোন/মেয়ের ফোন}, ami or phone, ami phone',
  no_burden: 'বোঝা নই, বোঝা না, bojha noi, bojha na',
  act_begun:
    'ছাদের কিনারায় {দাঁড়িয়ে/বসে}, রেলিং টপকে {দাঁড়িয়ে/এসেছি}, রেললাইনে শুয়ে আছি, গলায় দড়ি পরে, বন্দুকে গুলি ভরেছি, গায়ে কেরোসিন ঢেলেছি, galay dori pore, chader kinaray {dariye/bose}, raillinee shuye achi',
  failing_body:
    'রক্ত থামছে না, জ্ঞান ফিরছে না, ডাকলেও উঠছে না, ঠোঁট নীল হয়ে গেছে, মুখ বেঁকে গেছে, রক্তবমি, rokto thamche na, gyan firche na, dakleo uthche na, thot nil hoye',
  controlled:
    'আমার পাসপোর্ট কেড়ে নিয়েছে, খেতে দেয় না আমাকে, ফোন কেড়ে নিয়েছে স্বামী, ভিডিও ছেড়ে দেবে বলছে, ডাইনি বলে মারে, amar passport kere, khete dey na amake, video chere debe bolche',
  child_in_danger:
    'কাউকে বললে মেরে ফেলবে কাকু, খুন্তির ছ্যাঁকা, আমাকে বিক্রি করে দেবে, kauke bolle mere felbe, khuntir cheka, amake bikri kore',
  leave_taking: 'শেষ ভিডিও দিয়ে ফোন বন্ধ, সবাইকে শেষ বিদায় লিখে, বাঁচালে কেন আমাকে, sobaike shesh biday, bachale keno amake',
}
