import type { HearingWords } from '../hearing-words'

/** Not yet read by a native speaker. */
export const marathi: HearingWords = {
  yes: 'हो, होय, हां, हा, होना, हो ना, हो जी, नक्की, खरंच, बरोबर, hoy, hoye, hoi, ho na, hona, ho ji, nakki, kharach, kharch, barobar, hoyy',
  yesAlone:
    'आहे, आहेत, आहेस, विचार करतोय, विचार करतेय, येतात, येतो, वाटतं, वाटतंय, ho, ha, aahe, ahe, aahet, ahet, vichar kartoy, vichar kartey, yetat, vatta, vattay',
  no: 'नाही, नाय, नाही जी, अजिबात नाही, कधीच नाही, मुळीच नाही, नको, nahi, naahi, nay, naay, ajibat nahi, kadhich nahi, mulich nahi, nako, nahi re, nahi ho',
  noAlone:
    'नाहीये, नाहीत, नसतो, नसते, काही नाही, असं काही नाही, तसं काही नाही, nahiye, nahiy, nahit, kahi nahi, asa kahi nahi, tasa kahi nahi, na',
  notSure:
    'माहीत नाही, माहिती नाही, माहित नाही, सांगता येत नाही, कळत नाही, कदाचित, असेल, असू शकतं, कधी कधी, कधीकधी, थोडं, थोडंसं, mahit nahi, mahiti nahi, maahit nahi, sangta yet nahi, kalat nahi, kadachit, kadachit asel, asel, asu shakta, kadhi kadhi, kadhikadhi, thoda, thodasa, thode',
  filler:
    'मी, मला, माझं, माझा, माझी, माझ्या, हे, ते, इथे, तर, च, पण, सर, दादा, ताई, ठीक, बरं, ओके, रे, ग, अजून, mi, mee, mala, majha, maza, majhi, mazi, majhya, mazya, he, te, ithe, tar, pan, sir, dada, tai, thik, bara, re, ga, ajun',
  tag: 'हो ना नाही, आत्ता नाही, आता नाही, हो नाही, नाही का, atta nahi, aatta nahi, ata nahi, ho nahi, nahi ka',
  notBefore: '',
  notAfter: 'नाही, नाहीये, नाहीत, नको, nahi, naahi, nahiye, nahit, nako, nay',
  now: 'आत्ता, आज, आज रात्री, आत्ताच, आजच, रात्री, थोड्या वेळात, atta, aatta, aaj, aj, aaj ratri, aj ratri, ajach, ratri, thodya velat, आताच, आता लगेच, aatta lagech, ata lagech, aatach, atach',
  later:
    'नंतर, उद्या, परवा, पुढच्या आठवड्यात, पुढच्या महिन्यात, एक दिवस, कधीतरी, nantar, udya, udyala, parva, pudhchya athavdyat, pudchya athvadyat, pudhchya mahinyat, ek divas, kadhitari',
  with_me:
    'माझ्याजवळ, माझ्याकडे, माझ्या हातात, हातात, जवळ, जवळच, खोलीत, घरात, समोर, majhyajaval, mazyajaval, majhyakade, mazyakade, majhya hatat, hatat, haatat, javal, javal aahe, javalach, kholit, gharat, samor',
  alone: 'एकटा, एकटी, एकटे, एकट्याने, एकटीने, मी एकटा, मी एकटी, ekta, ekti, ekte, ektach, ektich, mi ekta, mi ekti',
  with_someone:
    'कोणीतरी आहे, कोणी आहे, बरोबर आहे, सोबत आहे, सोबत, आई, बाबा, भाऊ, बहीण, ताई आहे, मित्र, मैत्रीण, नवरा, बायको, शेजारी, काका, काकू, मावशी, आत्या, मामा, मामी, आजी, आजोबा, रूममेट, शिक्षक, टीचर, सगळे आहेत, येऊ शकतो, येऊ शकते, येतील, येईल, konitari aahe, konitari ahe, koni ahe, barobar ahe, barobar aahe, sobat ahe, sobat aahe, sobat, aai, baba, bhau, bahin, mitra, maitrin, navra, bayko, shejari, kaka, kaku, mavshi, aatya, mama, mami, aaji, ajoba, sagle ahet, yeu shakto, yeu shakte, yetil, yeil',
  nobody: 'कोणी नाही, कोणीच नाही, कोणीही नाही, koni nahi, konich nahi, konihi nahi, kuni nahi, kunich nahi',
  cannot_talk:
    'बोलू शकत नाही, बोलता येत नाही, बोलता येणार नाही, फोन करू शकत नाही, कॉल करू शकत नाही, फोन करता येत नाही, कोणी ऐकेल, ऐकतील, bolu shakat nahi, bolta yet nahi, bolta yenar nahi, phone karu shakat nahi, call karu shakat nahi, phone karta yet nahi, koni aikel, aiktil',
  call: 'फोन करतो, फोन करते, कॉल करतो, कॉल करते, फोन, बोलायचं आहे, नंबर, phone karto, phone karte, call karto, call karte, bolaycha ahe, bolayche ahe, number dya',
  whatsapp: 'व्हॉट्सअ‍ॅप, व्हॉट्सॲप, व्हाट्सअप, लिहून, lihun',
  plan: 'योजना, सुरक्षा योजना, प्लॅन, suraksha yojana, yojna',
  breath: 'श्वास, श्वासाचा व्यायाम, shwas, shvas',
  stay: 'थांबा, थांब, सोबत राहा, सोबत रहा, जाऊ नका, दहा मिनिटं, thamba, thamb, sobat raha, jau naka, daha minite, daha minit',
  means:
    'गोळी, गोळ्या, झोपेच्या गोळ्या, झोपेची गोळी, औषध, औषधं, दोरी, दोर, फास, गळफास, चाकू, सुरी, ब्लेड, विष, कीटकनाशक, उंदराचं औषध, अ‍ॅसिड, फिनेल, बंदूक, ओढणी, गच्ची, गच्चीवर, पूल, रूळ, रेल्वे रूळ, रॉकेल, goli, golya, zopechya golya, jhopechya golya, aushadh, dori, galfas, galphas, chaku, vish, kitaknashak, banduk, odhni, gacchi, gachchi, gacchivar, rockel, rokel',
  taken:
    'घेतल्या, घेतलं, घेतली, घेतलंय, घेतल्यात, खाल्ल्या, खाल्लं, खाल्ली, प्यायलो, प्यायले, प्यालो, गिळल्या, गिळलं, कापून घेतलं, करून टाकलं, ghetlya, ghetla, ghetli, ghetlay, ghetalya, khallya, khalla, khalli, pyaylo, pyayle, gilalya, gilla, kapun ghetla, karun takla',
  numbers:
    '0/शून्य/shunya, 1/एक/ek, 2/दोन/don, 3/तीन/tin/teen, 4/चार/char/chaar, 5/पाच/pach/paach, 6/सहा/saha, 7/सात/sat/saat, 8/आठ/aath/ath, 9/नऊ/nau, 10/दहा/daha',
  ordinals:
    'पहिला/पहिली/पहिलं/pahila/pahili, दुसरा/दुसरी/दुसरं/dusra/dusri, तिसरा/तिसरी/तिसरं/tisra/tisri, चौथा/चौथी/चौथं/chautha/chauthi, पाचवा/पाचवी/पाचवं/pachva/pachvi',
}
