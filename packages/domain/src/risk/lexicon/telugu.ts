import type { Lexicon } from './concept'

/**
 * Telugu, written and spoken forms, and the commonest forms in Latin letters. Own compilation; suffixes are covered by
 * stems (`ఆత్మహత్య*`); not yet read by a native speaker.
 */
export const telugu: Lexicon = {
  self: 'నేను, నాకు, నన్ను, నాతో, నావల్ల, మేము, మాకు, nenu, neenu, naaku, nannu, naa valla',
  my: 'నా, నాది, మా, naa, maa',
  myself: 'నన్ను నేను, నన్ను నేనే, నాకు నేను, నా మీద నేనే, nannu nenu, nannu nene, naku nenu',
  theirself: 'తనను తాను, తన్ను తాను',
  other:
    'కుక్క*, పిల్లి*, స్నేహితు*, ఫ్రెండ్*, అన్న*, తమ్ముడు*, తమ్ముడి*, అక్క*, చెల్లి*, అమ్మ*, నాన్న*, భర్త*, భార్య*, మొగుడు*, అతను, అతడు, ఆమె, వాడు, వాళ్ళు, వాళ్లు, తాత*, మామ*, అత్త*, ఎవరో, రైతు*, విద్యార్థి*, కొడుకు*, కూతురు*, పక్కింటి*, snehithu*, anna, tammudu, akka, chelli, amma, nanna, bhartha, barya, mogudu, athanu, aame, vaadu, vallu, thatha',
  partner:
    'భర్త*, మొగుడు*, భార్య, అత్తమామ*, అత్తింటి*, అత్తగారు*, మామగారు*, ప్రియుడు*, బాయ్ఫ్రెండ్, bhartha*, mogudu, atthamama*, attintivaru, husband*',
  family:
    'నాన్న*, అమ్మ*, అన్న*, బాబాయి*, తల్లిదండ్రు*, ఇంట్లో*, కుటుంబ*, మామ*, సవతి*, nanna, amma, mamayya, babai, intlo, inti, kutumbam',
  elder: 'మామయ్య*, బాబాయి*, టీచర్*, మాస్టారు*, సార్*, పక్కింటి*, mamayya, babai, sir',
  die: 'చావ*, చచ్చి*, చనిపోవ*, చనిపోదా*, చనిపోయి*, చనిపోతే, మరణించ*, చస్తే, chava*, chacchi, chanipova*, chanipoye*, chanipothe, chasthe, chachipova*, chachipothe',
  dead: 'శవం, shavam',
  death: 'చావు, మరణ*, చావే, chavu, maranam',
  will_die:
    'చచిపోవాల*, చచిపోతా*, చనిపోవాల*, చచ్చిపోవాల*, చావాల*, చనిపోవల*, ~చనిపోవాలని, ~చచ్చిపోవాలని, ~చనిపోవాలి, ~chanipovalani, ~chachipovalani, చచ్చిపోతాను, చచ్చిపోతా, చనిపోతాను, చనిపోతా, చస్తాను, చచ్చిపోదాం*, చనిపోదాం*, చచ్చిపోదామని*, చనిపోదామని*, chavali*, chavalani*, chanipovali*, chanipovalani*, chanipovalanundi, chachipovali*, chachipovalani*, chachipotha, chachipothanu, chanipotha, chanipothanu, chasthanu, chachipodam*, chanipodam*',
  suicide: '~ఆత్మహత్య*, సూసైడ్*, ~aatmahatya*, aatma hatya, suicide*',
  suicidal: 'ఆత్మహత్య ఆలోచన*, ఆత్మహత్యా ఆలోచన*',
  intent:
    'ప్రాణం తీసుకో*, ప్రాణాలు తీసుకో*, ప్రాణం తీసుకుం*, ప్రాణాలు తీసుకుం*, ప్రాణం వదిల*, ప్రాణాలు వదిల*, ప్రాణాలు విడి*, ఉరి వేసుకో*, ఉరేసుకో*, ఉరేసుకుం*, ఉరి వేసుకుం*, ఉరి పోసుకో*, లోకం విడిచి*, లోకాన్ని విడిచి*, ఈ లోకం నుంచి వెళ్*, ఈ లోకం నుండి వెళ్*, లోకం వదిలి*, దేవుడా నన్ను తీసుకు*, నన్ను తీసుకుపో, నన్ను తీసుకెళ్ళు దేవుడా, చావు వస్తే, చావు రావాలి, చావైనా రావ*, pranam teesuko*, pranalu teesuko*, pranam teesuku*, pranalu teesuku*, pranam vadil*, uri vesuko*, uri vesuku*, uresuko*, uresuku*, ee lokam vadil*, lokam vidichi*, chavu raavali',
  kill: 'చంపు*, చంపే*, champesuko*, champesuku*, champe, champu*',
  end: 'mugin*, ముగించ*, ముగిద్దా*, అంతం*, ముగిసిపో*, ముగింపు*, అంతమొంది*, antham*, mugisi*, end chesuko*, end cheyy*',
  over: 'అయిపోవాలి, ఆగిపోవాలి, ఆగాలి, ముగిసిపోవాలి, అయిపోతే, aipovali, aagipovali, aipothe',
  life: 'జీవిత*, ప్రాణ*, బతుకు, బ్రతుకు, బతుకుని, బ్రతుకుని, jeevitha*, pranam*',
  live: 'బతక*, బ్రతక*, బతికి*, బ్రతికి*, జీవించ*, బతుకుత*, బ్రతుకుత*, బతుకు, bathaka*, brathaka*, bathiki, brathiki, jeevincha*, bathuku*, bratuku*',
  cant_live:
    'బతకలేను, బ్రతకలేను, జీవించలేను, జీవించలేక*, బతకలేక*, బ్రతకలేక*, bathakalenu, brathakalenu, bathakaleka*, brathakaleka*, jeevinchalenu',
  wake: 'నిద్ర లేవ*, లేవకూడదు, లేవకుండా*, లేవాలని*, మేలుకో*, కళ్ళు తెరవ*, కళ్లు తెరవ*, levakudadu, levakunda*, nidra leva*, kallu teravaka*',
  born: 'పుట్ట*, putta*, putti',
  gone: 'మాయమై*, మాయం*, కనిపించకుండా పో*, అదృశ్య*, దూరంగా వెళ్లిపో*, లేకుండా పో*, mayam*, kanipinchakunda po*, lekunda po*',
  want: '*ాలని, *ాలనుంది, *ాలనిపిస్తోంది, *ాలనిపిస్తుంది, *ాలనుకుంటున్నాను, *ాలనుకుంటున్నా, *alani, *alanundi, *alanipistundi, అనుకుంటున్న*, అనిపిస్తోంది, అనిపిస్తు*, అనుంది, కోరిక*, కావాలి*, కావాలని*, ఆలోచన*, అనుకున్న*, ఇష్టం, బాగుండు, బాగుంటుంది, మంచిది, నయం, మేలు, కోరుకుంటున్న*, anukuntunna*, anukunta*, anipistundi, anipistondi, anipistha*, kavali, kavalani, korika*, alochana*, alochistunna*, baguntundi, bagundu, manchidi, nayam',
  wish: 'బాగుండు, బాగుండేది, bagundu, bagundedi',
  better:
    'బాగుంటారు, బాగుంటుం*, సంతోష*, హాయిగా, ప్రశాంత*, మంచిది, నయం, మేలు, సుఖంగా, baguntaru, baguntundi, santosha*, haayiga, prasanth*, manchidi, nayam',
  think: 'ఆలోచన*, ఆలోచిస్తు*, ఆలోచించ*, అనుకుంటు*, alochana*, alochistu*, anukuntu*',
  obsess: 'ఎప్పుడూ, ఎలా, మార్గం, తరచు*, eppudu, ela, margam',
  plan: 'నిర్ణయించు*, నిర్ణయం*, సిద్ధం*, పథకం, nirnayinchu*, nirnayam, siddham*',
  will: 'చేసుకుంటా*, చేసుకుందా*, చేసుకో*, చేసుకుని, తీసుకుంటా*, వేసుకుంటా*, తాగుతా*, దూకుతా*, దూకాల*, తాగాల*, బోతున్నా*, పోతున్నా*, చేసుకొని, chesukunta*, chesukunda*, chesuko*, teesukunta*, vesukunta*, tagutha*, dukutha*, dukali*, cheskunta*, cheskova*, bothunna*',
  try: 'ప్రయత్న*, prayatn*',
  nahi: 'పుట్టక*, *ట్లేదు, *కూడదు, puttaka*, లేదు, లేదని, వద్దు, ఇష్టం లేదు, కాదు, లేను, లేకుండా, లేవు, వద్దని*, అనిపించడం లేదు, అనిపించట్లేదు, లేదనిపిస్తు*, కూడదు, కోరుకోవడం లేదు, కోవట్లేదు, చేసుకోను, చేసుకోలేను, చావను, చనిపోను, ledu, leedu, vaddu, kaadu, lenu, levu, anipinchatledu, anipinchadam ledu, kudadu, chesukonu, lekapo*, లేకపో*, లేదా',
  cant: 'లేకపోతున్న*, వల్ల కావడం లేదు, వల్ల కావట్లేదు, వల్ల కాదు, భరించలేక*, భరించలేను, తట్టుకోలేక*, తట్టుకోలేను, వల్లకాదు, రావడం లేదు, ఆడట్లేదు, ఆడడం లేదు, వల్ల అవ్వట్లేదు, lekapothunna*, valla kaavatledu, valla kavadam ledu, valla kadu, bharinchalenu, thattukolenu, valla avvatledu, aadatledu, ravatledu',
  nobody: 'ఎవరూ, ఎవరికీ, ఎవ్వరూ, ఎవ్వరికీ, అందరూ, evaru, evariki, andaru',
  without_me:
    'నేను లేకపోతే, నేను లేకుంటే, నేను లేకుండా, నేను చనిపోతే, నేను చచ్చిపోతే, నేను చస్తే, నేను పోతే, నేను వెళ్లిపోతే, నేను వెళ్ళిపోతే, నేను పోయాక, నేను పోయిన తర్వాత, నేను లేనప్పుడు, నేను లేకపోయినా, నేను చనిపోయినా, నేను చచ్చినా, nenu lekapothe, nenu lekunte, nenu lekunda, nenu chanipothe, nenu chachipothe, nenu chasthe, nenu pothe, nenu vellipothe, nenu poyaka, nenu lekapoina',
  tired:
    'విసిగి*, విసుగు*, అలసి*, అసహ్య*, విరక్తి*, చాలు, అలిసి*, భారంగా, భారమై*, visigi*, visugu*, alasi*, alisi*, virakthi*, asahyam*, bharam*, chalu',
  reason: 'అర్థం*, అర్ధం*, కారణం*, ప్రయోజనం*, ఉపయోగం*, artham*, ardham*, karanam*, prayojanam*, upayogam*',
  what: 'ఏం, ఏమి, emi',
  why: 'ఎందుకు, enduku',
  everything: 'అన్నీ, అన్నింటి*, అంతా, ఇదంతా, antha, idantha, annitini',
  pain: 'నొప్పి*, బాధ*, నొప్పులు, noppi*, badha',
  miss: 'పట్టించుకో*, బాధపడ*, ఏడవ*, ఏడ్వ*, గుర్తు*, pattinchuko*, badhapada*, edava*',
  burden: 'భారం*, భారమ*, bharam*',
  goodbye:
    'చివరి ఉత్తరం, ఆఖరి ఉత్తరం, చివరి లేఖ, చివరి సందేశం, ఆఖరి సందేశం, చివరి మెసేజ్, ఆఖరి మెసేజ్, ఆఖరి రాత్రి, చివరి రాత్రి, నా చివరి రోజు, నా ఆఖరి రోజు, రేపు నేను ఉండను, రేపటికి నేను ఉండను, రేపటి నుంచి నేను ఉండను, ఇక నేను ఉండను, ఇకపై కనిపించను, వీడ్కోలు లేఖ, అందరికీ వీడ్కోలు, శాశ్వత వీడ్కోలు, సెలవు ఇక, chivari utharam, aakhari message, chivari message, chivari msg, chivari raatri, naa chivari, repu nenu undanu, repatiki nenu undanu, ika nenu undanu, inka nenu undanu',
  forever: 'శాశ్వత*, ఎప్పటికీ, మళ్ళీ లేవ*, మళ్లీ లేవ*, ఇక లేవ*, sasvatha*, eppatiki, malli leva*, inka leva*',
  sleep: 'నిద్ర*, పడుకో*, padukuni, paduko*',
  go_on: 'భరించ*, తట్టుకో*, సహించ*, bharincha*, thattuko*',
  anymore: 'ఇక, ఇకపై, ఇంకా, ika, inka, ikapai',
  hurt: 'గాయపర*, గాయం చేసు*, హాని*, కాల్చుకు*, కాల్చుకో*, బాధపెట్టు*, gayapar*, haani*, kalchuk*',
  cut: 'కోసుకు*, కోసుకో*, కత్తిరించుకు*, గీసుకు*, గీసుకో*, kosuku*, kosuko*, geesuku*',
  body: 'మణికట్టు*, చేతి నరం*, నరం*, నరాలు, చేయి, చేతిని, చెయ్యి, చేతులు*, తొడ*, చేతి నరాలు, manikattu*, cheyyi, chethini, cheti naram*, naralu, chethulu',
  self_harm:
    'నన్ను నేను గాయపర*, నన్ను నేను బాధ*, నన్ను నేను కోసు*, నన్ను నేను కాల్చు*, నన్ను నేను హాని*, నాకు నేను హాని*, nannu nenu gaya*, nannu nenu kosu*, nannu nenu hurt*, నన్ను నేను కొట్టు*',
  jump: 'దూకి*, దూకే*, దూకాల*, దూకుతా*, దూకబో*, దూకుదా*, duki*, duke*, dooka*, dukutha*, పడి',
  height:
    'మేడ*, డాబా*, బిల్డింగ్*, భవనం*, వంతెన*, బ్రిడ్జ్*, రైలు*, పట్టాల*, బావి*, చెరువు*, నది*, కాలువ*, అంతస్తు*, meda, vanthena*, bridge*, railu*, pattala*, baavi*, cheruvu*, nadilo',
  stand: 'నిలబడ్డ*, నిల్చున్న*, నిలబడి*, నిలుచున్న*, నుంచున్న*, పడుకున్నా, అంచున, nilabadda*, nilchunna*, nilabadi*, nunchunna*',
  hang: 'ఉరి, ఉరేసు*, uri vesu*, uresu*, వేలాడ*',
  noose: 'తాడు*, ఉరితాడు*, thadu*',
  weapon: 'కత్తి*, బ్లేడ్*, తుపాకి*, katthi*, blade*, thupaki*',
  poison:
    'విష*, పురుగుల మందు*, పురుగు మందు*, ఎలుకల మందు*, ఎలుక మందు*, ఫినాయిల్*, యాసిడ్*, కిరోసిన్*, visham*, purugula mandu*, purugu mandu*, elukala mandu*, phenyl*, acid',
  pill: 'మాత్ర*, టాబ్లెట్*, ట్యాబ్లెట్*, నిద్రమాత్ర*, నిద్ర మాత్ర*, matra*, tablet*, nidra matra*',
  many: 'చాలా, ఎక్కువ*, అన్ని, మొత్తం*, సీసా*, స్ట్రిప్*, ఇరవై, ముప్పై, యాభై, పది, నిద్రమాత్రలు, chala, ekkuva*, motham*, iravai, muppai, bottle*, padi',
  took: 'మింగాను, మింగేసాను, మింగిం*, మింగాడు, మింగేశా*, వేసుకున్నాను, వేసుకున్నా, తాగాను, తాగేసాను, తాగాడు, తాగిం*, తాగేశా*, తిన్నాను, తినేశాను, తీసుకున్నాను, మింగేసిం*, mingaanu, mingesa*, vesukunnanu, vesukunna, thaganu, thagesa*, thinnanu, teesukunnanu, తాగేసిం*',
  take: 'తాగి, తాగాల*, మింగి, మింగాల*, వేసుకుని, తిని, thagi, mingi, mingali, thagali*',
  drink: 'తాగి, తాగాల*, మింగి, మింగాల*, తాగుతా*, thagi, thagali*, mingi, mingali*, thagutha*',
  get: 'కొన్నాను, కొన్న, తెచ్చుకున్న*, తెచ్చాను, కట్టాను, చేతిలో, దగ్గర, పెట్టుకున్న*, konnanu, konna, techukunna*, techanu, kattanu, chethilo, daggara',
  hand: 'చేతిలో, నా దగ్గర, పట్టుకున్నా*, chethilo, pattukunna*, naa daggara',
  tonight:
    'ఈ రాత్రి, ఈరోజు రాత్రి, ఈ రోజు రాత్రి, ఈ రాత్రికి, ఈ సాయంత్రం, రేపు, రేపటికి, ee rathri, ee roju rathri, repu, repatiki, eeroju rathri, ఇవాళ రాత్రి, ivala rathri',
  now: 'ఇప్పుడు, ఈరోజు, ఈ రోజు, ఇవాళ, ippudu, eeroju, ee roju, ivala',
  again: 'రోజూ, ప్రతిరోజూ, ప్రతి రోజు, మళ్లీ, మళ్ళీ, తాగి వచ్చి, తాగొచ్చి, roju, prathi roju, malli, tagi vachi',
  chest: 'ఛాతీ*, గుండె*, chathi*, gunde*',
  breath: 'ఊపిరి*, శ్వాస*, చెమట*, oopiri*, swasa*',
  seizure:
    'హార్ట్ ఎటాక్ వచ్చి*, గుండెపోటు వచ్చి*, heart attack vachi*, heart attack vast*, మూర్ఛ వచ్చి*, మూర్ఛ వస్తు*, మూర్ఛపో*, ఫిట్స్ వచ్చా*, ఫిట్స్ వస్తు*, fits vach*, fits vast*, murcha vach*',
  withdrawal: 'మందు మానేసి*, మద్యం మానేసి*, తాగుడు మానేసి*, mandu manesi*, thagudu manesi*',
  severe:
    'తీవ్ర*, విపరీత*, చాలా, వణుకు*, వణికి*, స్పృహ*, రక్తం*, వాంతులు, theevra*, vipareeth*, chala, vanuku*, raktham*, spruha*',
  beat: 'కొడుతు*, కొడుతాడు, కొట్టాడు, కొట్టి*, కొడతాడు*, కొడతారు*, కొట్టారు, హింసి*, హింసలు, చితకబాది*, తన్నా*, తన్నుతా*, వేధిస్తు*, వేధింపు*, చిత్రహింస*, kodutunna*, kodathadu, kodathaaru, kottadu, kottaru, kodutadu, hinsis*, himsis*, himsa*, vedhis*, tannadu',
  rape: 'రేప్, అత్యాచారం చేశా*, అత్యాచారం చేసా*, అత్యాచారం జరిగి*, అత్యాచారాని*, బలాత్కార*, లైంగిక దాడి*, లైంగిక వేధింపు*, లైంగికంగా*, మానభంగ*, athyacharam*, laingika*, balatkar*',
  touch:
    'తాకుతు*, తాకాడు, ముట్టుకుంటు*, ముట్టుకున్నా*, తాకుతాడు, ముట్టుకుంటాడు, చేతులు వేస్తా*, చేయి వేస్తు*, thakuthu*, thakadu, muttukunn*, cheyyi vest*',
  private: 'తప్పుగా, అసభ్య*, చెడుగా, ప్రైవేట్*, బలవంత*, అసహ్య*, thappuga, asabhya*, cheduga, balavanth*',
  force: 'బలవంత*, ఇష్టం లేకుండా, ఒత్తిడి*, balavanth*, ishtam lekunda',
  marry: 'పెళ్ళి*, పెళ్లి*, వివాహ*, నిశ్చితార్థ*, pelli*, vivaham*',
  dowry: 'కట్నం*, వరకట్న*, kattnam*, varakatn*, dowry',
  lock: 'బంధించ*, తాళం*, బయటకు వెళ్ళనివ్వ*, బయటకు వెళ్లనివ్వ*, బయటికి వెళ్ళనివ్వ*, బయటికి పంపరు, bandinch*, thalam*, bayataku vella*, bayatiki vella*',
  room: 'గదిలో*, గది, రూమ్*, ఇంట్లో*, బయటకు*, బయటికి*, gadilo, gadi, intlo*, bayataku, bayatiki',
  threaten:
    'బెదిరిస్తు*, బెదిరించ*, బెదిరింపు*, చంపేస్తాన*, చంపుతాన*, బెదిరిస్తా*, బ్లాక్మెయిల్*, bedirist*, bedirincha*, champesthan*, champutha*, blackmail*',
  unsafe: 'భయం*, భద్రత లేదు, bhayanga*, bhayam*',
  abuse: 'గృహ హింస*, గృహహింస*, హింస*, gruha himsa*, gruhahimsa*',
  year: 'సంవత్సర*, ఏళ్ల*, ఏళ్ళ*, వయసు*, వయస్సు*, samvatsar*, ellu, yellu, yella, vayasu*, eella',
  class: 'తరగతి*, క్లాస్*, వ, tharagathi*, va',
  adult: 'టీచర్, కొడుకు*, కూతురు*, క్రితం, నిమిషా*, గంట*, నెలల*, koduku, kuthuru, kritham, ganta*',
  upset:
    'భయం*, ఏడుస్తు*, ఏడుపు*, బాధ*, ఒంటరి*, దుఃఖ*, కొడుతు*, కొడతా*, సహాయం, దిగులు*, bhayam*, edust*, edupu, badha, ontari*, kodutu*, kodath*, sahayam',
  distress:
    'ఆశ లేదు, ఆశలు లేవు, నమ్మకం లేదు, నిరాశ*, నిస్పృహ*, దారి లేదు, దారే లేదు, వేరే దారి*, ఎందుకూ పనికిరా*, పనికిరాని*, పనికిమాలిన*, విరిగిపో*, కుంగిపో*, భరించలేక*, భరించలేను, తట్టుకోలేక*, తట్టుకోలేను, అర్థం లేదు, డిప్రెషన్*, ఓడిపోయా*, ఒంటరితనం*, ఏమీ మిగల*, aasha ledu, nirasha*, daari ledu, dikku ledu, bharinchalenu, bharinchaleka*, thattukolenu, tattukoleka*, artham ledu, odipoya*, kungipo*',
  panic: 'పానిక్*, ఆందోళన*, ఊపిరి ఆడట్లేదు, ఊపిరి ఆడడం లేదు, గుండె దడ*, aandolana*, oopiri aadatledu, gunde dada',
  past: 'చనిపోయాడు*, చనిపోయారు*, చనిపోయింది*, చనిపోయి, చేసుకున్నాడు*, చేసుకున్నారు*, చేసుకుంది*, మరణించా*, మరణించిం*, కన్నుమూ*, కాలం చేశా*, గత ఏడాది, గత సంవత్సరం, క్రితం, చచ్చిపోయిం*, చచ్చిపోయా*, chanipoyadu, chanipoyaru, chanipoyindi, chesukunnadu, chesukunnaru, chesukundi, maraninch*, kannumus*, kritham, gatha edadi',
  news: 'సంకేతాలు*, లక్షణాలు*, బీఎడ్*, ప్రాజెక్ట్*, lakshanalu*, వార్త*, పేపర్*, పత్రిక*, సినిమా*, సీరియల్*, నవల*, కథ*, రైతు*, వ్యాసం*, నివారణ*, పోలీసు*, కేసు*, నటుడు*, నటి, హీరో*, అవగాహన*, గణాంక*, పాట*, varth*, cinema*, raithu*, rythu*, vyasam*, police*, natudu*, movie*',
  cause: 'నవ్వ*, ఆకలి*, ఎండ*, చలి*, సిగ్గు*, దాహం*, బోర్*, navvaleka*, aakali*, enda*, chali, siggu*, daham*',
  thing:
    'ఫోన్*, బ్యాటరీ*, దోమ*, ఎలుక, బొద్దింక*, మొక్క*, కూరగాయ*, కేక్*, జుట్టు*, battery*, doma, domala*, mokka*, kuragaya*, cake*, juttu*, ఉల్లిపాయ*, చెట్టు',
  task: 'పరీక్ష*, పని, పనులు, మీటింగ్*, pareeksha*, pani, meeting*',
  place: 'ఊరు*, ఊర్లో*, ఊళ్ళో, నగర*, హైదరాబాద్*, హాస్టల్*, పట్నం*, విదేశ*, గ్రామ*, hostel*, ooru*, oorlo, nagaram*, city*',
  accident: 'పొరపాటున, వంట*, కూరగాయలు*, ఆడుతు*, ఆటలో, porapatuna, vanta*, aadutu*, కూర, గీసుకునే',
  pleasant:
    'వర్షం*, నక్షత్రా*, చందమామ*, వెన్నెల*, గాలి*, టీ, బట్టలు*, ఫోటో*, మ్యాచ్*, సంతోషంగా, ఎదురుచూ*, ఈత*, సరదా*, varsham*, gaali*, battalu*, saradaga, బడ్డీ, వేడుక*, సంబర*, పండుగ*',
  early: 'త్వరగా, తొందరగా, పెందలాడే, అలారం*, గంటలకు, ఆఫీస్*, స్కూల్*, tvaraga, tondaraga, office, school, college',
  idiom:
    'అమ్మ చంపేస్తు*, అమ్మ చంపేస్తది*, పెళ్ళాం చంపేస్తు*, amma champ*, pellam champ*, చివరి మెసేజ్ డిలీట్*, ఉద్యోగానికి ఈరోజే*, ఉద్యోగంలో చివరి రోజు*, చేదు చావాల*, ఇన్సూరెన్స్*, విసిగిపోయింది ట్రాఫిక్*, ప్రాణం తీస్తు*, ప్రాణం తీయ*, ప్రాణాలు తీస్తు*, చంపేస్తోంది, చంపేస్తుంది, చంపేస్తున్నా*, నా ప్రాణం, ప్రాణ స్నేహితు*, ప్రాణ మిత్ర*, చచ్చాను రా, చచ్చాం, సోది కొట్ట*, కబుర్లు కొట్ట*, బోర్ కొడు*, సైట్ కొట్ట*, సిక్స్ కొట్ట*, సిక్సర్ కొట్ట*, గోల్ కొట్ట*, విజిల్ కొట్ట*, చప్పట్లు కొట్ట*, ఫోన్ కొట్ట*, హారన్ కొట్ట*, డబ్బా కొట్ట*, ప్రాణం లేచి*, ప్రాణం పోయినంత, అలారం కొట్ట*, దుమ్ము లేపి*, pranam teestu*, pranam theest*, champestondi, champestundi, naa pranam, prana snehith*, bore kodu*, bore kott*, sight kott*, six kott*, goal kott*, sodi kott*, kaburlu, sachanu ra, dabba kott*, పడి పడి నవ్వ*, padi padi navv*',
  aged: 'వయసు, వయస్సు, vayasu',
  only_way: 'శరణ్యం, saranyam, తప్ప, ఒక్కటే మార్గం, ఒకటే మార్గం, ఒక్కటే దారి, ఒకటే దారి, ఏకైక, thappa, okkate margam, okate dari',
  earth: 'లోకం*, ప్రపంచం*, lokam*, prapancham*',
  remain: 'ఉండాల*, ఉండడ*, ఉండటం, undali*, undalani*, undatam',
  unwanted: 'వద్దు, vaddu',
  what_for: 'ఏం, ఏమి, emi',
  torment: 'వేస్ట్, వృథా*, శిక్ష*, నరకం*, waste ani, vrudha*, siksha*, narakam*',
  lacking: 'లేకుండా, తాగకపోతే, lekunda',
  formerly: 'ఒకప్పుడు, అప్పట్లో, ముందు, క్రితం, okappudu, appatlo, mundu, kritam',
  recovered: 'బాగున్నా*, సంతోషంగా*, హాయిగా*, రాదు ఇప్పుడు*, bagunna*, santoshanga*, happy ga unna*, happy ga unnanu',
  baby: 'పాపని, బిడ్డని, papani, biddani',
}
