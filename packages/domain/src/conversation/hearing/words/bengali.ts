import type { HearingWords } from '../hearing-words'

/** Not yet read by a native speaker. */
export const bengali: HearingWords = {
  yes: 'হ্যাঁ, হ্যা, হাঁ, হ, হুঁ, জি, জি হ্যাঁ, অবশ্যই, সত্যি, ঠিক তাই, hyan, haan, hya, hyaa, hae, hea, hmm hyan, obosshoi, obossoi, sotti, thik tai',
  yesAlone:
    'আছে, আছি, আছেন, ভাবছি, ভাবি, মনে হয়, আসে, করছি, ache, aache, achi, aachi, achen, bhabchi, vabchi, bhabi, mone hoy, ashe, hu, hum',
  no: 'না, নাহ, নাঃ, একদম না, না না, কখনো না, কখনও না, মোটেই না, naa, nah, na na, ekdom na, kokhono na, motei na, na go',
  noAlone:
    'নেই, নাই, নয়, নই, কিছু না, তা না, তেমন কিছু না, na, nei, nai, noy, noi, kichu na, kichhu na, ta na, temon kichu na, বলেনি, বলেননি, বলে নাই, আসেনি, আসছে না, করিনি, খাইনি, নিইনি, নিই নি, দেখতে পাবে না, boleni, bole ni, ase na, asche na, korini, khaini, niini',
  notSure:
    'জানি না, জানিনা, ঠিক জানি না, বুঝতে পারছি না, হয়তো, হতে পারে, সম্ভবত, বোধহয়, মাঝে মাঝে, কখনো কখনো, একটু, একটু একটু, jani na, janina, thik jani na, bujhte parchi na, hoyto, hoito, hote pare, shombhoboto, sombhoboto, bodhoy, bodhhoy, majhe majhe, kokhono kokhono, ektu, ektu ektu',
  filler:
    'আমি, আমার, আমাকে, এটা, ওটা, এখানে, তো, যে, দাদা, দিদি, স্যার, ঠিক আছে, আচ্ছা, ওকে, গো, ami, aami, amar, amake, eta, ota, ekhane, to, je, dada, sir, thik ache, accha, go, re',
  tag: 'তাই না, এখন না, হ্যাঁ না, tai na, taina, ekhon na, hyan na, haan na to',
  notBefore: '',
  notAfter: 'না, নেই, নাই, নয়, নই, na, nei, nai, noy, noi',
  now: 'এখন, এখনই, এখনি, আজ, আজকে, আজ রাতে, আজই, রাতে, ekhon, ekhoni, ekhuni, akhon, akhoni, aj, aaj, ajke, aajke, aj rate, aj raate, aaj raate, ratre',
  later:
    'পরে, কাল, কালকে, আগামীকাল, পরশু, আগামী সপ্তাহে, পরের সপ্তাহে, একদিন, pore, kal, kalke, agamikal, porshu, agami soptahe, porer soptahe, ekdin, porikkhar pore',
  with_me:
    'আমার কাছে, কাছে, কাছেই, হাতে, আমার হাতে, পাশে, ঘরে, বাড়িতে, সামনে, amar kache, amar kachhe, kache, kachei, amar hate, pashe, ghore, barite, baarite, samne',
  alone: 'একা, একাই, একলা, নিঃসঙ্গ, একা আছি, eka, aka, ekai, akai, ekla, akla, eka achi',
  with_someone:
    'কেউ আছে, সঙ্গে আছে, সাথে আছে, কেউ একজন, মা, বাবা, ভাই, বোন, বন্ধু, বান্ধবী, স্বামী, স্ত্রী, বউ, বর, প্রতিবেশী, মাসি, পিসি, কাকা, কাকু, কাকিমা, মামা, মামি, দিদা, ঠাকুমা, দাদু, রুমমেট, টিচার, স্যার আছেন, সবাই আছে, আসতে পারে, আসবে, আসছে, keu ache, songe ache, shonge ache, sathe ache, shathe ache, keu ekjon, baba, bhai, bondhu, bandhobi, shami, swami, stri, protibeshi, mashi, pishi, kaka, kaku, kakima, dida, thakuma, dadu, sobai ache, shobai ache, ashte pare, aste pare, ashbe, asbe, ashche, ma ache, amar ma',
  nobody: 'কেউ নেই, কেউ না, কেউই নেই, কেউ নাই, keu nei, keu na, keui nei, keu nai, keo nei',
  cannot_talk:
    'কথা বলতে পারব না, কথা বলতে পারছি না, কথা বলা যাবে না, ফোন করতে পারব না, কল করতে পারব না, কেউ শুনে ফেলবে, শুনতে পাবে, kotha bolte parbo na, kotha bolte parchi na, kotha bola jabe na, phone korte parbo na, call korte parbo na, keu shune felbe, keu sune felbe, shunte pabe',
  call: 'ফোন করব, কল করব, ফোন, কথা বলতে চাই, নম্বর, call korbo, phone korbo, kotha bolte chai, number din, number dao',
  whatsapp: 'হোয়াটসঅ্যাপ, হোয়াটসঅ্যাপে, লিখে, likhe',
  plan: 'পরিকল্পনা, সুরক্ষা পরিকল্পনা, প্ল্যান, porikolpona, shurokkha porikolpona',
  breath: 'শ্বাস, নিশ্বাস, শ্বাসের ব্যায়াম, shwas, nishash, nishwas, shash',
  stay: 'থাকো, থাকুন, সঙ্গে থাকো, সঙ্গে থাকুন, যেও না, যাবেন না, দশ মিনিট, thako, thakun, songe thako, shonge thakun, sathe thakun, jeo na, jaben na, dosh minute, dosh minit',
  means:
    'বড়ি, ওষুধ, ঘুমের ওষুধ, ঘুমের বড়ি, ট্যাবলেট, দড়ি, ফাঁস, ছুরি, ব্লেড, বিষ, কীটনাশক, ইঁদুর মারার বিষ, অ্যাসিড, ফিনাইল, বন্দুক, ওড়না, ছাদ, ব্রিজ, রেললাইন, কেরোসিন, bori, boriguli, oshudh, osudh, ghumer oshudh, ghumer osudh, ghumer bori, dori, phash, fash, chhuri, bish, kitnashok, keetnashok, bonduk, orna, chhad, chhade, rel line, relline, kerosin',
  taken:
    'খেয়েছি, খেয়ে ফেলেছি, খেয়ে নিয়েছি, গিলে ফেলেছি, গিলেছি, নিয়েছি, নিয়ে নিয়েছি, কেটেছি, কেটে ফেলেছি, করে ফেলেছি, kheyechi, kheyechhi, khey felechi, kheye felechi, kheye felechhi, kheye niyechi, gile felechi, gilechi, niyechi, ketechi, kete felechi, kore felechi, khaichi',
  numbers:
    '0/শূন্য/shunno/sunno, 1/এক/ek/ak, 2/দুই/dui/du, 3/তিন/tin/teen, 4/চার/char/chaar, 5/পাঁচ/panch/pach/paach, 6/ছয়/chhoy/choy/choi, 7/সাত/sat/saat/shat, 8/আট/aat/aath/at, 9/নয়/noy/noi, 10/দশ/dosh/dos',
  ordinals:
    'প্রথম/প্রথমটা/prothom/prothomta, দ্বিতীয়/দ্বিতীয়টা/ditiyo/dwitiyo, তৃতীয়/তৃতীয়টা/tritiyo/tritio, চতুর্থ/চতুর্থটা/choturtho, পঞ্চম/পঞ্চমটা/poncho/ponchom',
}
