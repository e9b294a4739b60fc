import type { Lexicon } from './concept'

/**
 * Gujarati, written and spoken forms, and the commonest forms in Latin letters. Own compilation; suffixes are covered by
 * stems (`આત્મહત્યા*`); not yet read by a native speaker.
 */
export const gujarati: Lexicon = {
  self: 'હું, મને, મારે, મારાથી, મેં, અમે, hu, hun, mane, mare, ame',
  my: 'માર{ો/ી/ું/ા}, પોતાન{ો/ી/ું/ા}, maro, mari, maru, mara, potano, potani, potanu',
  myself: 'પોતાને, પોતાની જાતને, મારી જાતને, જાતને, મારી જાત, potane, potani jatne, mari jatne, mari jaat ne, jatne',
  other:
    'કૂતરો, કૂતરી, બિલાડી*, મિત્ર*, દોસ્ત*, ભાઈ*, બહેન*, મમ્મી*, પપ્પા*, માતા*, પિતા*, પતિ*, પત્ની*, વર, વરે, તે, તેણે, તેનો, એ, એને, એનો, દાદા*, દાદી*, નાના*, નાની*, કાકા*, મામા*, કોઈક, ખેડૂત*, વિદ્યાર્થી*, દીકરો*, દીકરી*, છોકરો*, છોકરી*, પાડોશી*, mitra, bhai, bahen, mummy, pappa, pati, patni, tene, ene, eno, dada, dadi, kaka, dikro, dikri, chhokro, chhokri, padoshi',
  partner:
    'પતિ*, પત્ની, વર, સાસુ*, સસરા*, સાસરી*, સાસરે*, સાસરા*, દિયર*, નણંદ*, પ્રેમી*, pati, patni, sasu, sasra, sasariya*, sasriya*, sasare*',
  family:
    'પપ્પા*, મમ્મી*, પિતા*, બાપુ*, ભાઈ*, કાકા*, મામા*, ઘરના*, ઘરવાળા*, ઘરે*, પરિવાર*, સાવક*, pappa, mummy, bapu, kaka, gharna*, gharvala*, parivar*',
  elder: 'કાકા*, મામા*, સર, શિક્ષક*, માસ્તર*, પાડોશી*, kaka, sir, padoshi',
  die: 'મરી જ, mari j, મરવ*, મરી જવ*, મરી જા*, મરી જઈ*, મરીશ, marvu*, marva*, mari jav*, mari jau*, mari ja*, maravu*',
  dead: 'મરેલ*, મડદું, marel*',
  death: 'મોત*, મૃત્યુ*, મરણ*, mot, mrutyu*',
  will_die:
    'mari jvu, mri javu, mari jaw, મરી જવું છે, મરી જવું*, મરી જવાન*, મરવું*, મરી જાઉં*, મરી જઈશ, મરીશ, મરી જવાની*, મરવાની ઇચ્છા*, મરવાનું મન*, મરવા માંગ*, મરવા ઇચ્છ*, મરી જઉં*, મરી ગય{ો/ી} હોત, મરી જાત*, મોત આવે*, મોત આવી જાય*, mri jvu, mri javu, mari javu*, mari javu che, mari javan*, marvu che, marvu chhe, maravu che, mari jau, mari jaish, marish, marva mang*, marva mag*, marvani ichch*, marvanu man, mari jav che, mot aave*, mot aavi jay*',
  suicide: '~આત્મહત્યા*, આપઘાત*, આત્મઘાત*, ખુદકુશી*, સુસાઇડ*, ~aatmahatya*, ~atmahatya*, aapghat*, aap ghat',
  suicidal:
    'આત્મહત્યાના વિચાર*, આપઘાતના વિચાર*, આત્મહત્યા ના વિચાર*, આપઘાત ના વિચાર*, aapghat na vichar*, atmahatya na vichar*',
  intent:
    'જીવ આપી*, જીવ આપવ*, જીવ દઈ*, જીવ દેવ*, જીવ ટૂંકાવ*, જીવન ટૂંકાવ*, જિંદગી ટૂંકાવ*, જીવન પૂરું*, જીવન સમાપ્ત*, જિંદગી પૂરી કર*, જિંદગી ખતમ કર*, જીવનનો અંત*, જિંદગીનો અંત*, જાન આપી*, ફાંસો ખા*, ફાંસી ખા*, ગળાફાંસો*, ગળે ફાંસો*, ફાંસી લગાવ*, ફાંસીએ*, લટકી જ*, લટકી જા*, દુનિયા છોડ*, દુનિયામાંથી*, દુનિયા માંથી*, ભગવાન મને ઉપાડી*, ભગવાન મને લઈ*, મને ઉપાડી લ*, મને લઈ લે*, જીવ કાઢી*, પોતાને ખતમ*, jiv aapi*, jiv dai*, jiv tunkav*, jivan tunkav*, jivan puru*, jindgi puri kar*, jindgi khatam kar*, zindagi khatam kar*, jivan samapt*, faanso kha*, gala fanso*, galafanso*, latki jai*, latki jav*, duniya chhod*, duniya chod*, duniya mathi*, bhagvan mane upad*, mane upadi l*, bhagwan mane lai*',
  kill: 'મારી નાખ*, મારી નાખું*, ખતમ*, mari nakh*, mari nakhu*, khatam*',
  end: 'ખતમ*, પૂરું*, પૂરી*, સમાપ્ત*, અંત*, ટૂંકાવ*, puru kar*, puri kar*, samapt*, ant lav*, tunkav*',
  over: 'પૂરું થાય*, ખતમ થાય*, બંધ થાય*, અટકી જાય*, puru thay*, khatam thay*, bandh thay*',
  life: 'જીવન*, જિંદગી*, જીવ, જાન, jivan*, jindgi*, jindagi*',
  live: 'જીવવ*, જીવી*, જીવતો*, જીવતી*, જીવતા*, જીવું*, jivvu*, jivva*, jivi, jivto*, jivti*',
  cant_live:
    'જીવી શકતો નથી, જીવી શકતી નથી, જીવી નથી શકતો, જીવી નથી શકતી, જીવી શકાતું નથી, જીવી શકીશ નહીં, જીવી નહીં શકું, જીવાતું નથી, હવે નહીં જીવી*, નહીં જીવી શક*, jivi shakto nathi, jivi shakti nathi, jivi nathi shakt*, jivatu nathi, jivi nahi shaku',
  wake: 'ઊઠું જ નહીં, ઊઠવું જ*, જાગું જ*, જાગું નહીં, આંખ ન ખૂલે*, આંખ જ ન*, આંખો ન ખૂલે*, સવાર ન પડે*, સવાર જ ન*, ફરી ન ઊઠ*, ક્યારેય ન ઊઠ*, uthu j nahi, uthvu j*, jagu j*, aankh na khule*, aankh j na*, savar na pade*, savar j na*, fari na uth*, kyarey na uth*',
  born: 'જન્મ*, જન્મ્ય*, પેદા*, janm*, peda thay*',
  gone: 'ગાયબ*, અદૃશ્ય*, ખોવાઈ જ*, ખોવાઈ જા*, દૂર ચાલ્ય*, ચાલ્યો જાઉં હંમેશ*, ન હોઉં*, gayab*, khovai ja*, dur chaly*',
  want: 'માંગ*, ઇચ્છ*, મન, જોઈએ*, લાગે છે કે, લાગે છે, વિચાર*, સારું, જ સારું, હોત તો*, થાય છે કે, દેવું છે, જવું છે, કરવું છે, કરવી છે, *વું, *વી, mangu*, magu*, ichchha*, iccha, ichchhu*, man thay*, joie, lage che, lage chhe, saru, hot to, javu che, javu chhe, karvu che, karvi che, karvi chhe, devu che, thay che ke',
  wish: 'હોત તો*, કાશ, જો, hot to, kash, સારું થાત*',
  better: 'સારું*, ખુશ*, સુખી*, શાંતિ*, નિરાંત*, છૂટ*, રાહત*, saru, khush*, sukhi*, shanti*, nirant*, chhut*, rahat*',
  think: 'વિચાર*, vicharu*',
  obsess: 'સતત*, વારંવાર*, હંમેશા*, રાત દિવસ*, કેવી રીતે*, રસ્તો*, satat*, varamvar*, kevi rite*, rasto*',
  plan: 'નક્કી*, નિર્ણય*, તૈયાર*, nakki*, nirnay*, taiyar*',
  will: 'કરીશ*, કરી લઈશ*, કરી લઉં*, કરવાન*, કરવું*, કરવી*, લઈશ*, દઈશ*, ખાઈશ*, પી લઈશ*, કૂદીશ*, કરી નાખ*, લઈ લઈશ, લેવો છે, લેવી છે, karish*, kari laish*, kari lau*, karvan*, karvu*, karvi*, khaish*, pi laish*, kudish*, kari nakh*',
  try: 'પ્રયત્ન*, કોશિશ*, prayatn*, koshish*',
  nahi: 'નથી, નહીં, ન, ના, નહોત, નહોતો, nathi, nahi, nahin, nai, nahotu, nthi',
  cant: 'શકતો નથી, શકતી નથી, શકાતું નથી, નથી શકતો, નથી શકતી, થતું નથી, નથી થતું, લેવાતો નથી, લેવાતું નથી, સહન થતું નથી, સહન નથી થતું, લઈ શકાતો નથી, shakto nathi, shakti nathi, shakatu nathi, nathi shakt*, thatu nathi, nathi thatu, levato nathi, sahan nathi thatu, sahan thatu nathi',
  nobody: 'કોઈને, કોઈ, કોઈનેય, બધા*, સૌ, koine, koi, badha, sau',
  without_me:
    'મારા વગર*, મારા વિના*, હું ન હોઉં*, હું ના હોઉં*, હું નહીં હોઉં*, મારા ગયા પછી*, મારા મર્યા પછી*, મારા મરી જવાથી*, હું મરી જાઉં તો*, હું મરી જઈશ તો*, હું ન રહું*, મારા જવાથી*, હું જતો રહું*, હું જતી રહું*, હું ના રહું*, mara vagar*, mara vina*, hu na hou*, hu nahi hou*, mara gaya pachhi*, mara gaya pachi*, mara marya pachi*, mara marya pachhi*, hu mari jau to*, hu mari jais to*, hu na rahu*, mara javathi*',
  tired:
    'થાકી*, કંટાળ*, તંગ*, ત્રાસી*, હારી*, નફરત*, ઉબાઈ*, બસ થઈ*, બોજ લાગ*, thaki, kantal*, trasi*, hari gay*, nafrat*, tang aavi*, bas thai*',
  reason: 'અર્થ*, મતલબ*, કારણ*, ફાયદો*, હેતુ*, artha*, matlab*, fayado*, faydo*, hetu*',
  what: 'શું, શો, shu',
  why: 'કેમ, શા માટે, શું કામ, kem, sha mate, shu kam, shukam',
  everything: 'બધું*, આ બધું*, badhu*, aa badhu*',
  pain: 'પીડા*, દર્દ*, દુ ખ*, dukhav*, pida*, dard*',
  miss: 'ફરક*, ફેર, યાદ*, રડ*, પરવા*, farak*, fer, fark*, yaad*, radse*, parva*',
  burden: 'બોજ*, ભાર, ભારરૂપ*, boj*, bharrup*',
  goodbye:
    'છેલ્લો પત્ર*, છેલ્લી ચિઠ્ઠી*, છેલ્લો મેસેજ*, છેલ્લો સંદેશ*, છેલ્લી રાત*, મારો છેલ્લો*, મારી છેલ્લી*, છેલ્લો દિવસ છે*, અંતિમ પત્ર*, અંતિમ વિદાય*, છેલ્લી વિદાય*, કાલે હું નહીં હોઉં*, કાલથી હું નહીં*, હું હવે નહીં રહું*, આવજો દુનિયા*, અલવિદા દુનિયા*, સુસાઇડ નોટ*, chello patra*, chhello patra*, chelli chitthi*, chhelli chitthi*, chello message*, chhello message*, chello msg, maro chello*, maro chhello*, mari chelli*, mari chhelli*, kale hu nahi hou*, kalthi hu nahi*, avjo duniya*, alvida duniya*',
  forever:
    'કાયમ માટે*, હંમેશ માટે*, હંમેશા માટે*, સદાને માટે*, ફરી ક્યારેય*, ક્યારેય ન ઊઠ*, kayam mate*, hamesha mate*, sadane mate*, fari kyarey*, kyarey na uth*',
  sleep: 'સૂઈ*, ઊંઘ*, સૂવું*, sui jav*, sui jau*, ungh',
  go_on: 'સહન*, સહેવ*, ટક*, ખમ*, sahan*, sahev*',
  anymore: 'હવે, વધુ, hve, vadhu',
  hurt: 'ઈજા*, નુકસાન*, દઝાડ*, ઘાયલ*, તકલીફ*, ija*, nuksan*, dazad*, ghayal*',
  cut: 'કાપી*, કાપું*, કાપ્ય*, કાપવ*, કાપા*, ચીર*, kapi*, kapu*, kapva*',
  body: 'કાંડું*, કાંડા*, નસ*, હાથ*, જાંઘ*, kandu*, kanda*, hathni nas*, nas, haath, jangh*',
  self_harm:
    'પોતાને ઈજા*, પોતાને નુકસાન*, જાતને ઈજા*, જાતને નુકસાન*, જાતને દઝાડ*, પોતાને દઝાડ*, જાતને તકલીફ*, જાતને કાપ*, potane ija*, potane nuksan*, jatne ija*, jatne nuksan*, jatne kap*, potane kap*',
  jump: 'કૂદ*, છલાંગ*, ભૂસકો*, પડતું મૂક*, kudi*, kudva*, kudvu*, chhalang*, padtu muk*',
  height:
    'અગાશી*, ધાબા*, ધાબું*, છત*, પુલ*, બ્રિજ*, ટ્રેન*, રેલ્વે*, પાટા*, કૂવા*, કૂવો*, નદી*, કેનાલ*, બિલ્ડિંગ*, મકાન*, માળ*, agashi*, dhaba par*, dhaba pe*, pul par*, pata par*, kuva*, nadima*, kenal*',
  stand: 'ઊભો*, ઊભી*, ધાર, સૂતો છું, ubho*, ubhi*, kinare*',
  hang: 'ફાંસો*, ફાંસી*, ગળાફાંસો*, લટકી*, fanso*, fansi*, latki*',
  noose: 'દોરડું*, દોરડા*, દોરી*, ફાંસો*, dordu*, dorda*, dorad*',
  weapon: 'બ્લેડ*, છરી*, ચપ્પુ*, બંદૂક*, chhari*, chappu*, banduk*',
  poison: 'ઝેર*, જંતુનાશક*, ઉંદર મારવાની*, ફિનાઈલ*, એસિડ*, કેરોસીન*, jher, zher*, jantunashak*, undar marvani*, finail*',
  pill: 'ગોળી*, દવા*, ઊંઘની ગોળી*, ટેબ્લેટ*, goli*, dava*, unghni goli*, unghni goliyo*',
  many: 'ઘણી*, બહુ, બધી*, આખી*, આખું*, ઢગલો*, શીશી*, વીસ*, ત્રીસ*, પચાસ*, દસ, ઊંઘની ગોળીઓ*, ghani*, bahu*, badhi*, aakhi*, vis goli*, pachas*, shishi*, unghni golio*',
  took: 'ખાઈ લીધી*, ખાઈ લીધું*, ખાધી*, ખાધું*, ખાધો*, પી લીધું*, પી લીધી*, પીધું*, ગળી લીધી*, ગળી ગય*, લીધી છે, લઈ લીધી*, ખાઈ ગય*, પી ગય*, khai lidhi*, khai lidhu*, khadhi*, khadhu*, pi lidhu*, pi lidhi*, pidhu*, gali lidhi*, gali gay*, lai lidhi*, khai gay*',
  take: 'ખાઈને*, પીને*, પી લઉં*, ખાઈ લઉં*, khaine*, pine*, pi lau*, khai lau*',
  drink:
    'ખાઈને*, પીને*, પી લઉં*, ખાઈ લઉં*, પીવ*, ખાવ*, ખાઈ લઈશ*, પી લઈશ*, khaine*, pi lau*, khai lau*, pivu*, khavu*, khai laish*, pi laish*',
  get: 'લાવ્ય*, ખરીદ્ય*, હાથમાં*, પાસે છે*, બાંધ્ય*, રાખ્ય*, lavyo*, lavi chu*, kharidyu*, hathma*, pase che*, bandhyu*',
  hand: 'હાથમાં*, મારી પાસે*, hathma*',
  tonight: 'આજે રાત્રે*, આજ રાત્રે*, આજે રાતે*, આજે જ*, આજે સાંજે*, કાલે*, aaje ratre*, aaj ratre*, aaje rate*, aaje j, kale*',
  now: 'આજે, હમણાં, અત્યારે*, aaje, hamna*, atyare*',
  again: 'રોજ*, દરરોજ*, ફરી*, દારૂ પીને*, વારંવાર*, roj*, fari fari*, daru pine*, darroj*',
  chest: 'છાતી*, chhatima*, chatima*',
  breath: 'શ્વાસ*, પરસેવો*, ગૂંગળામણ*, shvas*, parsevo*, gungla*',
  seizure: 'હાર્ટ એટેક આવ*, heart attack aav*, આંચકી*, વાઈ આવ*, તાણ આવ*, ખેંચ આવ*, aanchki*, khench aav*',
  withdrawal: 'દારૂ છોડ*, દારૂ બંધ*, વ્યસન છોડ*, daru chhod*, daru chod*, daru bandh*',
  severe: 'ખૂબ*, બહુ*, સખત*, ભયંકર*, ધ્રૂજ*, બેભાન*, લોહી*, ઊલટી*, khub*, bahu*, sakhat*, dhruj*, bebhan*, lohi*',
  beat: 'મારે છે*, મારતો*, મારતી*, માર્યો*, માર્યું*, મારી*, મારપીટ*, મારઝૂડ*, માર મારે*, હાથ ઉપાડ*, ત્રાસ*, થપ્પડ*, લાફો*, લાત*, ગળું દબાવ*, ડામ*, mare che*, mare chhe*, marpit*, marjud*, mar mare*, hath upad*, tras aap*, tras ape*, lafo*, laat mar*, galu dabav*',
  rape: 'બળાત્કાર*, દુષ્કર્મ*, જાતીય*, છેડતી*, શારીરિક શોષણ*, balatkar*, dushkarm*, jatiya*, chhedti*, chedti*',
  touch:
    'અડે છે*, અડક*, સ્પર્શ*, હાથ લગાવ*, હાથ ફેરવ*, અડતો*, અડ્યો*, ade che*, ade chhe*, adke*, sparsh*, hath lagad*, hath ferav*',
  private: 'ખોટી*, ખરાબ*, ગંદી*, ગંદા*, અશ્લીલ*, બળજબરી*, જબરદસ્તી*, khoti*, kharab*, gandi*, ganda*, ashlil*, baljabri*',
  force:
    'બળજબરી*, જબરદસ્તી*, જબરજસ્તી*, મરજી વિરુદ્ધ*, મરજી વગર*, દબાણ*, પરાણે*, baljabri*, jabardasti*, jabarjasti*, marji virudh*, marji vagar*, daban*, parane*',
  marry: 'લગ્ન*, વિવાહ*, સગાઈ*, પરણાવ*, lagna*, lagan*, vivah*, sagai*, parnav*',
  dowry: 'દહેજ*, dahej*',
  lock: 'પૂરી રાખ*, પૂરી દી*, ગોંધી*, તાળું*, બહાર નથી જવા*, બહાર જવા નથી*, બહાર જવા દેતા*, puri rakh*, puri didh*, gondhi*, taalu mar*, bahar nathi java*, bahar java nathi*, bahar java deta*',
  room: 'રૂમ*, ઓરડા*, ઓરડી*, ઘરમાં*, દેતા*, દેતો*, rumma*, room ma, ordama*, gharma*, deta, deto*',
  threaten:
    'ધમકી*, ધમકાવ*, જાનથી મારી*, મારી નાખવાની*, મારી નાખીશ*, મારી નાખશે*, બ્લેકમેલ*, dhamki*, dhamkav*, janthi mari*, mari nakhvani*, mari nakhish*, mari nakhse*',
  unsafe: 'ડર લાગ*, ડરું*, બીક લાગ*, સુરક્ષિત નથી*, dar lage*, dar lag*, bik lage*, surakshit nathi*',
  abuse: 'ઘરેલું હિંસા*, અત્યાચાર*, શોષણ*, gharelu hinsa*, atyachar*, shoshan*',
  year: 'વર્ષ*, ઉંમર*, varas*, varshno*, varshni*, ummar*',
  class: 'ધોરણ*, મા, ક્લાસ*, dhoran*',
  adult: 'શિક્ષક*, દીકરો*, દીકરી*, પહેલાં, મિનિટ*, વાગ્યે*, મહિન*, dikro, dikri, pahela, vagye*, mahin*',
  upset:
    'ડર*, બીક*, રડ*, દુઃખ*, એકલ*, મારે*, મદદ*, ઉદાસ*, તકલીફ*, dar lage*, bik*, radu*, radi, dukhi*, ekl*, ekal*, mare chhe, mare che, madad*, udas*',
  distress:
    'આશા નથી*, કોઈ આશા*, આશા રહી નથી*, નિરાશ*, હતાશ*, રસ્તો નથી*, કોઈ રસ્તો*, નકામ*, નિષ્ફળ*, હિંમત હાર*, હિંમત નથી*, તૂટી ગય*, ભાંગી*, સહન નથી થતું*, સહન થતું નથી*, ડિપ્રેશન*, એકલતા*, ખાલીપો*, અંધારું*, અર્થ નથી*, બધું પતી*, હારી ગય*, asha nathi*, koi asha*, nirash*, hatash*, rasto nathi*, koi rasto*, nakam*, nishfal*, himmat har*, himmat nathi*, tuti gay*, bhangi*, sahan nathi thatu*, sahan thatu nathi*, eklata*, hari gay*',
  panic: 'ગભરામણ*, ગભરાટ*, પેનિક*, શ્વાસ લેવાતો નથી*, gabhraman*, gabhrat*, shvas levato nathi*',
  past: 'ગુજરી ગય*, અવસાન*, મૃત્યુ પામ*, મરી ગયા*, મરી ગયો*, મરી ગઈ*, કરી લીધી*, કરી લીધો*, કરી હતી*, ખાઈ લીધો*, ગયા વર્ષે*, વર્ષ પહેલાં*, ગુમાવ્ય*, દેહાંત*, કર્યો*, gujri gay*, avsan*, mrutyu pam*, mari gaya*, mari gayo*, mari gayi*, kari lidhi*, kari lidho*, kari hati*, gaya varshe*',
  news: 'લક્ષણ*, lakshan*, nss, સેમિનાર*, સમાચાર*, છાપ*, ફિલ્મ*, સિરિયલ*, નવલકથા*, વાર્તા*, ખેડૂત*, નિબંધ*, લેખ*, નિવારણ*, અટકાવ*, પોલીસ*, કેસ*, અભિનેતા*, હીરો*, નાટક*, જાગૃતિ*, આંકડા*, ગીત*, ટીવી*, samachar*, chhapa*, nibandh*, khedut*, abhineta*, natak*, sinema*, varta*, jagruti*',
  cause:
    'હસી*, હસતા*, ભૂખ*, ગરમી*, ઠંડ*, શરમ*, તરસ*, બોર*, hasi hasi*, hasine*, bhukhe, bhukhthi*, garmi*, thandi*, sharam*, sharmathi*, tarse*',
  thing:
    'ફોન*, મોબાઈલ*, બેટરી*, મચ્છર*, ઉંદર, વંદો*, છોડ, શાક*, કેક*, વાળ*, કાગળ*, machchhar*, shaak, vaal kap*, ડુંગળી*, ઝાડ*',
  task: 'પરીક્ષા*, કામ*, મીટિંગ*, pariksha*, parixa*, kaam*',
  place: 'શહેર*, અમદાવાદ*, સુરત*, ગામ*, હોસ્ટેલ*, વિદેશ*, shaher*, amdavad*, gamda*, gamma, videsh*',
  accident: 'ભૂલથી*, રસોઈ*, શાક*, રમતા*, રમતી*, દાઢી*, bhulthi*, rasoi*, ramta*, ramti*',
  pleasant:
    'વરસાદ*, તારા, ચાંદ*, ચંદ્ર*, પવન*, પતંગ*, ચા, કપડાં*, ફોટો*, મેચ*, રાહ જોત*, રાહ જોઈ*, તરવ*, મજા*, આનંદ*, ખુશીથી*, varsad*, patang*, kapda*, rah jot*, tarva*, maja*, anand*, સૂર્યાસ્ત*',
  early: 'વહેલ*, એલાર્મ*, વાગ્યે*, ઓફિસ*, સ્કૂલ*, નિશાળ*, vahel*, vagye*',
  idiom:
    'મમ્મી મારી ના*, મમ્મી મારશે*, મમ્મી માર*, નોકરીનો છેલ્લો દિવસ*, જીવતી નહીં છોડે*, જીવતો નહીં છોડે*, mummy mari n*, mummy mar*, jivti nahi chhode, jivto nahi chhode, જીવ કાઢી લીધ*, હીંચકો*, ગેમમાં*, જીવ લઈ લેશે*, જીવ ખાય*, જીવ કાઢે*, જીવ જાય છે*, મારો જીવ છે*, મારી જાન*, જાન છે*, જીગરજાન*, જિગરી*, મરી ગયા યાર*, મરી ગયો યાર*, મરી ગયા, ગપ્પાં માર*, આંટો માર*, સિક્સ માર*, છગ્ગો માર*, સિક્સર માર*, ચક્કર માર*, આંખ માર*, બૂમ માર*, બાજી માર*, બાજી મારી*, મચ્છર માર*, વાળ કાપ*, શાક કાપ*, કેક કાપ*, ફોન કાપ*, કામ પૂરું*, કામ પૂરી*, ભણવાનું પૂરું*, કામ ખતમ*, પરીક્ષા પૂરી*, પૈસા ખતમ*, ડેટા ખતમ*, તરવા કૂદ*, ખુશીથી કૂદ*, કૂદી પડ*, jiv lai lese*, jiv khay*, mari jaan*, jaan che*, gappa mar*, aanto mar*, six mari*, chhaggo mar*, chakkar mar*, kaam puru*, exam puri*, mari gaya yaar*, mari gayo yaar*, dordu kud*, દોરડાં કૂદ*',
  aged: 'ઉંમર, વય',
  only_way: 'સિવાય, એક જ રસ્તો, એ જ રસ્તો, જ એક રસ્તો, એકમાત્ર, sivay, ek j rasto, e j rasto',
  earth: 'દુનિયા*, જગત*, duniya*, jagat*',
  remain: 'રહેવું*, રહેવા*, જીવવું, rahevu*, revu, rehvu*',
  unwanted: 'નથી જોઈતી, નથી જોઈતું, જોઈતી નથી, જોઈતું નથી, nathi joiti, nathi joitu, joiti nathi',
  what_for: 'શું, shu',
  torment: 'સજા*, નરક*, વ્યર્થ*, બોજ*, saja*, narak*, vyarth*',
  lacking: 'વગર, વિના, vagar, vina',
  formerly: 'પહેલાં, પહેલા, વરસ પહેલાં, ત્યારે, pahela, pehla',
  recovered: 'મજામાં, ખુશ છું, સારું છે, સારી છું, સારો છું, ગમે છે, નથી થતું, majama, khush chu',
  baby: 'બાળકને, balakne',
}
