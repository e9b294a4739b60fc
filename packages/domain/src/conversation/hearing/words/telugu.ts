import type { HearingWords } from '../hearing-words'

/** Not yet read by a native speaker. */
export const telugu: HearingWords = {
  yes: 'అవును, ఔను, అవునండి, అవును అండి, అవునవును, నిజమే, నిజం, ఖచ్చితంగా, avunu, avnu, aunu, avunandi, avunu andi, nijame, nijam, kachitanga, khachitanga, avunu sir, haa andi',
  yesAlone:
    'ఉంది, ఉన్నాను, ఉన్నా, ఉన్నారు, ఉన్నాడు, వస్తున్నాయి, అనుకుంటున్నాను, ఆలోచిస్తున్నాను, అండి, undi, unnanu, unna, unnaru, unnadu, vastunnayi, anukuntunnanu, anukuntunna, alochistunnanu, alochistunna, చెప్పారు, చెప్పాడు, చెప్పింది, చూడగలరు, చూస్తారు, దూరంగా ఉన్నాను, దూరంగా ఉన్నా, చేసేశాను, చేసుకున్నాను, cheppadu, cheppindi, cheppaaru, chudagalaru, chustaru, dooranga unnanu, duranga unnanu, chesesanu',
  no: 'లేదు, కాదు, లేదండి, కాదండి, వద్దు, అస్సలు లేదు, అస్సలు కాదు, ledu, leedu, kadu, kaadu, ledandi, kadandi, kaadandi, vaddu, assalu ledu, assalu kadu, ledu ledu',
  noAlone:
    'లేను, ఏం లేదు, ఏమీ లేదు, అలా ఏం లేదు, lenu, em ledu, emi ledu, emledu, ala em ledu, alaa emi ledu, leru, చెప్పలేదు, చూడలేరు, చూడరు, దూరంగా లేను, రావడం లేదు, రావట్లేదు, రావట్లే, చేయలేదు, చేసుకోలేదు, తీసుకోలేదు, వేసుకోలేదు, cheppaledu, chudaleru, chudaru, dooranga lenu, duranga lenu, ravadam ledu, ravatledu, cheyaledu, chesukoledu, teesukoledu, tisukoledu, vesukoledu',
  notSure:
    'తెలియదు, తెలీదు, తెలియడం లేదు, తెలియట్లేదు, చెప్పలేను, ఏమో, బహుశా, కావచ్చు, కొన్నిసార్లు, అప్పుడప్పుడు, కొంచెం, theliyadu, teliyadu, theleedu, telidu, teleedu, thelidu, teliyatledu, theliyatledu, cheppalenu, emo, bahusha, kavachu, kavacchu, konni sarlu, konnisarlu, appudappudu, konchem',
  filler:
    'నేను, నాకు, నా, ఇది, అది, ఇక్కడ, అండి, సార్, అన్నా, అక్కా, సరే, ఓకే, nenu, naku, naaku, na, naa, idi, adi, ikkada, andi, sir, anna, akka, sare, ra, le',
  tag: 'కదా, ఇప్పుడు కాదు, అవును కాదు, kada, kadha, ippudu kadu, ippudu kaadu, avunu kadu',
  notBefore: '',
  notAfter: 'లేదు, కాదు, లేను, లేరు, లేవు, ledu, leedu, kadu, kaadu, lenu, leru, levu',
  now: 'ఇప్పుడు, ఇప్పుడే, ఈరోజు, ఈ రోజు, ఈ రాత్రి, రాత్రికి, ippudu, ipudu, ippude, ipude, eeroju, ee roju, iroju, ee rathri, ee ratri, ratriki, rathriki, ivala, ee night',
  later:
    'తర్వాత, తరువాత, రేపు, ఎల్లుండి, వచ్చే వారం, వచ్చే నెల, ఎప్పుడైనా, ఒక రోజు, tarvata, tarvatha, taruvata, repu, ellundi, vache varam, vachche varam, vache nela, eppudaina, oka roju',
  with_me:
    'నా దగ్గర, నా దగ్గరే, చేతిలో, నా చేతిలో, పక్కన, పక్కనే, ఇంట్లో, గదిలో, ఎదురుగా, na daggara, naa daggara, na dagara, naa dagara, chetilo, chethilo, na chetilo, pakkana, pakkane, intlo, gadilo, roomlo, eduruga',
  alone:
    'ఒంటరిగా, ఒంటరి, ఒక్కడినే, ఒక్కదాన్నే, ఒంటరిగానే, ontariga, vontariga, ontari, okkadine, okkadne, okkadanne, okkadaanne, okadine',
  with_someone:
    'ఎవరో ఉన్నారు, తోడు ఉన్నారు, నాతో ఉన్నారు, అమ్మ, నాన్న, అన్న, అన్నయ్య, తమ్ముడు, చెల్లి, అక్క, స్నేహితుడు, స్నేహితురాలు, ఫ్రెండ్, భర్త, భార్య, పక్కింటి వాళ్ళు, అమ్మమ్మ, నానమ్మ, తాతయ్య, మామయ్య, అత్తయ్య, పిన్ని, టీచర్, వార్డెన్, రూమ్మేట్, అందరూ ఉన్నారు, వస్తారు, వస్తాడు, వస్తుంది, రాగలరు, evaro unnaru, thodu unnaru, todu unnaru, natho unnaru, amma, nanna, naanna, annayya, tammudu, thammudu, chelli, akka undi, snehitudu, snehituralu, bharta, bharya, ammamma, nanamma, tatayya, mamayya, attayya, pinni, andaru unnaru, vastaru, vasthadu, vastadu, vastundi, ragalaru',
  nobody: 'ఎవరూ లేరు, ఎవరు లేరు, ఎవ్వరూ లేరు, ఎవరూ లేదు, evaru leru, evaroo leru, evvaru leru, yevaru leru, evaru ledu',
  cannot_talk:
    'మాట్లాడలేను, మాట్లాడలేకపోతున్నాను, కాల్ చేయలేను, ఫోన్ చేయలేను, వింటారు, ఎవరైనా వింటారు, matladalenu, matladalekapotunna, maatladalenu, call cheyalenu, phone cheyalenu, vintaru, evaraina vintaru',
  call: 'కాల్ చేస్తా, కాల్ చేస్తాను, ఫోన్ చేస్తా, ఫోన్, మాట్లాడాలి, నంబర్, call chestha, call chesta, call chestanu, phone chestha, phone chesta, matladali, number ivvandi',
  whatsapp: 'వాట్సాప్, వాట్సప్, రాసి',
  plan: 'ప్లాన్, భద్రతా ప్రణాళిక, ప్రణాళిక, pranalika, bhadrata pranalika',
  breath: 'శ్వాస, ఊపిరి, swasa, shwasa, oopiri, upiri',
  stay: 'ఉండండి, ఉండు, తోడుగా ఉండు, తోడుగా ఉండండి, వెళ్ళకండి, పది నిమిషాలు, undandi, thoduga undandi, toduga undu, vellakandi, padi nimishalu',
  means:
    'మాత్ర, మాత్రలు, నిద్ర మాత్రలు, మందు, మందులు, తాడు, ఉరి, కత్తి, బ్లేడ్, బ్లేడు, విషం, పురుగుల మందు, ఎలుకల మందు, యాసిడ్, తుపాకీ, చున్నీ, మేడ, డాబా, వంతెన, పట్టాలు, రైలు పట్టాలు, కిరోసిన్, matralu, maatralu, mathralu, nidra matralu, mandu, mandhu, mandulu, mandhulu, tadu, thaadu, kathi, katti, visham, purugula mandu, purugula mandhu, yelukala mandu, chunni, daaba, vanthena, pattalu, railu pattalu',
  taken:
    'వేసుకున్నాను, వేసుకున్నా, మింగేశాను, మింగాను, మింగేసా, తాగేశాను, తాగాను, తాగేసా, తినేశాను, తిన్నాను, తీసుకున్నాను, తీసుకున్నా, కోసుకున్నాను, కోసుకున్నా, vesukunna, vesukunnanu, mingesa, mingesanu, minganu, minga, tagesa, thagesa, tagesanu, thaganu, tagesanu, tinesa, tinesanu, thinesa, teesukunna, teesukunnanu, tisukunna, kosukunna, kosukunnanu, చేసుకున్నాను, చేసుకున్నా, chesukunna, chesukunnanu',
  numbers:
    '0/సున్నా/సున్న/sunna, 1/ఒకటి/okati, 2/రెండు/rendu, 3/మూడు/moodu/mudu, 4/నాలుగు/nalugu/naalugu, 5/ఐదు/aidu/aidhu, 6/ఆరు/aaru/aru, 7/ఏడు/edu/yedu, 8/ఎనిమిది/enimidi, 9/తొమ్మిది/tommidi/thommidi, 10/పది/padi/padhi',
  ordinals:
    'మొదటి/మొదటిది/modati/modatidi, రెండో/రెండవ/రెండోది/rendo/rendava/rendodi, మూడో/మూడవ/మూడోది/moodo/moodava/moododi, నాలుగో/నాలుగవ/naalugo/nalugo/nalugava, ఐదో/ఐదవ/aido/aidava',
}
