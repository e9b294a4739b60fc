import type { Lexicon } from './concept'

/**
 * Gujarati, written and spoken forms, and the commonest forms in Latin letters. Own compilation; suffixes are covered by
 * stems (`આત્મહત્યા*`); not yet read by a native speaker.
 */
export const gujarati: Lexicon = {
  self: 'હું, મને, મારે, મારાથી, મેં, અમે, hu, hun, mane, mare, ame, મનેય, મારેય, હુંય, મારાથીય, મેંય, મારામાં, mara thi',
  my: 'માર{ો/ી/ું/ા}, પોતાન{ો/ી/ું/ા}, maro, mari, maru, mara, potano, potani, potanu',
  myself:
    'પોતાને, પોતાની જાતને, મારી જાતને, જાતને, મારી જાત, potane, potani jatne, mari jatne, mari jaat ne, jatne, મારી જાતનો, મારી જાત સાથે, મારી જાતથી, મારી જાત પર, પોતાની પર, પોતાના પર, પોતાની સાથે, મારા પર જ, mari jaat*, mari jat*, potani jat*, potana par',
  other:
    'કૂતરો, કૂતરી, બિલાડી*, મિત્ર*, દોસ્ત*, ભાઈ*, બહેન*, મમ્મી*, પપ્પા*, માતા*, પિતા*, પતિ*, પત્ની*, વર, વરે, તે, તેણે, તેનો, એ, એને, એનો, દાદા*, દાદી*, નાના*, નાની*, કાકા*, મામા*, કોઈક, ખેડૂત*, વિદ્યાર્થી*, દીકરો*, દીકરી*, છોકરો*, છોકરી*, પાડોશી*, mitra, bhai, bahen, mummy, pappa, pati, patni, tene, ene, eno, dada, dadi, kaka, dikro, dikri, chhokro, chhokri, padoshi',
  partner:
    'પતિ*, પત્ની, વર, સાસુ*, સસરા*, સાસરી*, સાસરે*, સાસરા*, દિયર*, નણંદ*, પ્રેમી*, pati, patni, sasu, sasra, sasariya*, sasriya*, sasare*, ઘરવાળી*, ઘરવાળો*, ધણી*, વરને*, વરજી*, બોયફ્રેન્ડ*, ગર્લફ્રેન્ડ*, સાસરિયાં*, સાસરિયા*, દેરાણી*, જેઠ*, dhani, gharvali*, gharvalo*',
  family:
    'પપ્પા*, મમ્મી*, પિતા*, બાપુ*, ભાઈ*, કાકા*, મામા*, ઘરના*, ઘરવાળા*, ઘરે*, પરિવાર*, સાવક*, pappa, mummy, bapu, kaka, gharna*, gharvala*, parivar*, દીકરો*, દીકરા*, વહુ*, બાપા*, બાપુજી*, બાપ, ભાઈઓ*, બેન*, જીજાજી*, બનેવી*, જેઠ*, કાકી*, મામી*, સસરા*, dikro*, dikra*, bhaio*, vahu*, jijaji*',
  elder:
    'કાકા*, મામા*, સર, શિક્ષક*, માસ્તર*, પાડોશી*, kaka, sir, padoshi, સસરા*, શેઠ*, સિનિયર*, સીનિયર*, અંકલ*, ટ્યુશન*, બોસ*, સાહેબ*, મહારાજ*, બાપુ*, sheth*, tuition*, saheb*',
  die: 'મરી જ, mari j, મરવ*, મરી જવ*, મરી જા*, મરી જઈ*, મરીશ, marvu*, marva*, mari jav*, mari jau*, mari ja*, maravu*, મરવું, મરીને*, મરું, મરણ, મર્યો*, મરવા*, marvu, mari javu, mari jau, marine',
  dead: 'મરેલ*, મડદું, marel*',
  death: 'મોત*, મૃત્યુ*, મરણ*, mot, mrutyu*',
  will_die:
    'mari jvu, mri javu, mari jaw, મરી જવું છે, મરી જવું*, મરી જવાન*, મરવું*, મરી જાઉં*, મરી જઈશ, મરીશ, મરી જવાની*, મરવાની ઇચ્છા*, મરવાનું મન*, મરવા માંગ*, મરવા ઇચ્છ*, મરી જઉં*, મરી ગય{ો/ી} હોત, મરી જાત*, મોત આવે*, મોત આવી જાય*, mri jvu, mari javu*, mari javu che, mari javan*, marvu che, marvu chhe, maravu che, mari jau, mari jaish, marish, marva mang*, marva mag*, marvani ichch*, marvanu man, mari jav che, mot aave*, mot aavi jay*, મરી જવા દો*, મને મરવા દો*, મરવા દો મને*, મરી જવું જ*, મરી જ જવું*, મરી જાઉં તો*, મરી જાઉં એમ*, મરી જઉં તો*, મર્યો વધારે*, મરેલો સારો*, મરેલી સારી*, મોત આપ*, મોત જ જોઈએ*, મોત જોઈએ*, મોત માંગ*, મોત માગ*, મોત મળે*, મરવા નીકળ*, મરવાનો વિચાર*, મરવાના વિચાર*, મરવાની હિંમત*, કેવી રીતે મર*, ક્યારે મર*, કેમ નથી મરત*, મરતો કેમ નથી*, મરતી કેમ નથી*, જીવવા કરતાં મર*, જીવવા કરતા મર*, marvana vichar*, marvano vichar*, marvanu man*, mari java do*, marva do mane, mari jav em*, mari jau em*, mari jau to*, mot joie*, mot aapi*, mot mang*, kem nathi mart*, jivva karta mar*, marva nikl*, mari javu j, marvu j {chhe/che/se}*, have marvu*, મરવું જ {છે/સે}*, મરી જાવું*, મરી જાવુ*, mari javu {se/chhe}*',
  suicide:
    '~આત્મહત્યા*, આપઘાત*, આત્મઘાત*, ખુદકુશી*, સુસાઇડ*, ~aatmahatya*, ~atmahatya*, aapghat*, aap ghat, સુસાઈડ*, સ્યુસાઈડ*, સ્યુસાઇડ*, apghat*, aapghaat*',
  suicidal:
    'આત્મહત્યાના વિચાર*, આપઘાતના વિચાર*, આત્મહત્યા ના વિચાર*, આપઘાત ના વિચાર*, aapghat na vichar*, atmahatya na vichar*',
  intent:
    'jeev aapvo che*, jeev aapvo chhe*, jeev aapi dais*, jeev kadhi nakhvo*, maro jeev lev*, jeev levo che*, mot j mari dava*, મારો જીવ લેવો*, જીવ કાઢી નાખવો*, જીવ આપી*, જીવ આપવ*, જીવ દઈ*, જીવ દેવ*, જીવ ટૂંકાવ*, જીવન ટૂંકાવ*, જિંદગી ટૂંકાવ*, જીવન પૂરું*, જીવન સમાપ્ત*, જિંદગી પૂરી કર*, જિંદગી ખતમ કર*, જીવનનો અંત*, જિંદગીનો અંત*, જાન આપી*, ફાંસો ખા*, ફાંસી ખા*, ગળાફાંસો*, ગળે ફાંસો*, ફાંસી લગાવ*, ફાંસીએ*, લટકી જ*, લટકી જા*, દુનિયા છોડ*, દુનિયામાંથી*, દુનિયા માંથી*, ભગવાન મને ઉપાડી*, ભગવાન મને લઈ*, મને ઉપાડી લ*, મને લઈ લે*, જીવ કાઢી*, પોતાને ખતમ*, jiv aapi*, jiv dai*, jiv tunkav*, jivan tunkav*, jivan puru*, jindgi puri kar*, jindgi khatam kar*, zindagi khatam kar*, jivan samapt*, faanso kha*, gala fanso*, galafanso*, latki jai*, latki jav*, duniya chhod*, duniya chod*, duniya mathi*, bhagvan mane upad*, mane upadi l*, bhagwan mane lai*, લાઇફ {એન્ડ/ખતમ/પૂરી}*, લાઈફ {એન્ડ/ખતમ/પૂરી}*, જિંદગી {એન્ડ/ખતમ/પૂરી/ટૂંકાવ/છોડ}*, જીવ {આપી દ/આપવો/દઈ દ/ટૂંકાવ/કાઢી નાખવો/ગુમાવ}*, જાતને {ખતમ/પૂરી/મારી નાખ/મિટાવ/સળગાવ}*, પોતાને {ખતમ/મારી નાખ/સળગાવ}*, ગળે ફાંસ*, ફાંસો {ખા/લગાવ/લઈ}*, પંખે લટક*, પંખા પર લટક*, કૂવો પૂર*, કૂવે પડ*, કેનાલમાં {પડ/કૂદ}*, નદીમાં {પડ/કૂદ/ઝંપલાવ}*, ઝંપલાવ*, ટ્રેન નીચે {આવી/પડ/કૂદ/સૂઈ/જ}*, પાટા પર સૂઈ*, ઝેર {પીવું/પી લઉં/પી લઈશ/ખાઈ લઉં/ખાઈ લઈશ/ખાવું/પી ને મર/પીને મર}*, દવા પીને મર*, દવા પી જવી છે*, દુનિયામાંથી {જ/વિદાય/ચાલ્ય/નીકળ}*, દુનિયા {છોડી/છોડવી/છોડીને}*, આ દુનિયામાં {નથી રહેવું/રહેવું નથી}*, સંસાર છોડી*, પ્રાણ {ત્યાગ/આપી/છોડ}*, દેહ {ત્યાગ/છોડ}*, નસ કાપ*, કાંડું કાપ*, કાંડા કાપ*, ઊતરી જવું છે*, મારી જાતે જ પૂર*, jindagi {tunkav/end/khatam/puri/chod/chhod}*, jindgi {tunkav/end/chod/chhod}*, life {end kar/khatam kar/puri kar}*, jiv {aapi dev/aapi dau/aapi dais/dai dev}*, jatne {khatam/mari nakh}*, potane {khatam/mari nakh}*, faansi kha*, fanso kha*, pankhe latk*, zer {pi/kha}*, jher {pi/kha}*, nas kap*, train niche {aavi/pad/kud}*, suicide na vichar*, suicide no vichar*, suicide karv*, suicide kari*, suicide nu mann*, સુસાઇડના વિચાર*, સુસાઇડ કરવ*, સ્યુસાઇડ કરવ*, મારા જ હાથે {મર/પૂર}*, મારી જ ગોળી મને*, દેહ {મારે જ ત્યાગ/ત્યાગવો છે}*, મારા મોતની કલ્પના*, maru j gadu dab*, maru gadu dabavi dau*, aapghat {na vichar/no vichar/kari l}*, potana haathe mar*',
  kill: 'મારી નાખ*, મારી નાખું*, ખતમ*, mari nakh*, mari nakhu*, khatam*, સળગાવ*, salgav*',
  end: 'ખતમ*, પૂરું*, પૂરી*, સમાપ્ત*, અંત*, ટૂંકાવ*, puru kar*, puri kar*, samapt*, ant lav*, tunkav*, પતાવ*, પતી ગ*, પતી જ*, પૂરું કર*, એન્ડ*, patav*',
  over: 'પૂરું થાય*, ખતમ થાય*, બંધ થાય*, અટકી જાય*, puru thay*, khatam thay*, bandh thay*, પતે*, પૂરું*, પતી જાય*, છૂટી જ*, છૂટકાર*, છૂટાય*, છૂટી જાત*, છૂટું*, અંત આવે*, chhutiye*, chhuti ja*, chhutkar*, pati jay*',
  life: 'જીવન*, જિંદગી*, જીવ, જાન, jivan*, jindgi*, jindagi*',
  live: 'જીવવ*, જીવી*, જીવતો*, જીવતી*, જીવતા*, જીવું*, jivvu*, jivva*, jivi, jivto*, jivti*, જીવવું, જીવવા, જીવવાન*, જીવવામાં*, જીવીને*, જીવતર*, જીવું, જીવવાનો*, શ્વાસ લેવ*, jivan jivv*, jivine*, jivvani*, jivvama*, jivvano*',
  cant_live:
    'જીવી શકતો નથી, જીવી શકતી નથી, જીવી નથી શકતો, જીવી નથી શકતી, જીવી શકાતું નથી, જીવી શકીશ નહીં, જીવી નહીં શકું, જીવાતું નથી, હવે નહીં જીવી*, નહીં જીવી શક*, jivi shakto nathi, jivi shakti nathi, jivi nathi shakt*, jivatu nathi, jivi nahi shaku, જીવવું {નથી/જ નથી/ગમતું નથી/અઘરું/ભારે/નકામું}*, નથી જીવવું*, જીવવાનું {મન નથી/ગમતું નથી/કારણ નથી/કોઈ કારણ/બંધ}*, જીવવાનો {કંટાળો/અર્થ/મતલબ/થાક/કોઈ અર્થ}*, જીવવામાં {રસ/મજા/શું/કંઈ}*, જીવીને {શું/કરવું/ફાયદો/કોને}*, જિંદગી {ખેંચાતી નથી/જીવાતી નથી/નથી જીવાતી/નથી જોઈતી/જોઈતી નથી/બોજ}*, જીવતર {ઝેર/નકામું/બોજ/નથી}*, જીવાતું નથી*, નથી જીવાતું*, જીવવું કેમ*, jivvu {nathi/j nathi/gamtu nathi/kem}, nathi jivvu*, jivvanu man nathi*, jivvani ichch*, jivvano {arth/matlab/kantalo/thak}*, jivvama {ras/maja/kai/su}*, jivine {su/shu/karvu/faydo}*, jindagi nathi joi*, jivatu nathi*, nathi jivatu*',
  wake: 'ઊઠું જ નહીં, ઊઠવું જ*, જાગું જ*, જાગું નહીં, આંખ ન ખૂલે*, આંખ જ ન*, આંખો ન ખૂલે*, સવાર ન પડે*, સવાર જ ન*, ફરી ન ઊઠ*, ક્યારેય ન ઊઠ*, uthu j nahi, uthvu j*, jagu j*, aankh na khule*, aankh j na*, savar na pade*, savar j na*, fari na uth*, kyarey na uth*, આંખ {ન ઊઘડે/ના ઊઘડે/ન ખૂલે/ના ખૂલે/જ ન/મીંચાઈ}*, ઊઠું જ {ન/ના/નહીં}*, ઊઠું જ નહીં*, સવારે ન ઊઠ*, સવારે ઊઠું*, aankh {na khule/na ughde/j na}*',
  born: 'જન્મ*, જન્મ્ય*, પેદા*, janm*, peda thay*',
  gone: 'ગાયબ*, અદૃશ્ય*, ખોવાઈ જ*, ખોવાઈ જા*, દૂર ચાલ્ય*, ચાલ્યો જાઉં હંમેશ*, ન હોઉં*, gayab*, khovai ja*, dur chaly*, ભૂંસાઈ*, જતો રહું*, જતી રહું*, જતું રહેવું*, જતા રહેવું*, ચાલી જાઉં*, ચાલ્યો જાઉં*, ઓગળી*, હોઉં જ નહીં*, હતી જ નહીં*, હતો જ નહીં*, છૂટી જાઉં*, છૂટી જાત*, કાયમની રજા*, jato rahu*, jati rahu*, chalyo jau*, chali jau*, bhusai*, kayam mate jau*, kayam ni raja*',
  want: 'માંગ*, ઇચ્છ*, મન, જોઈએ*, લાગે છે કે, લાગે છે, વિચાર*, સારું, જ સારું, હોત તો*, થાય છે કે, દેવું છે, જવું છે, કરવું છે, કરવી છે, *વું, *વી, mangu*, magu*, ichchha*, iccha, ichchhu*, man thay*, joie, lage che, lage chhe, saru, hot to, javu che, javu chhe, karvu che, karvi che, karvi chhe, devu che, thay che ke, થાય, લાગે, લાગ્યું, ઇચ્છા, કેવું સારું, દેવી છે, કરવો છે, થાય કે, એમ થાય*, એવું થાય*, em thay*, evu thay*, thay ke, saaru, joiye',
  wish: 'હોત તો*, કાશ, જો, hot to, kash, સારું થાત*, સારું, કેવું સારું, હોત તો સારું, થાય તો સારું, જાય તો સારું, લે તો સારું, હે ભગવાન, એમ થાય*, thay to saru, jay to saru, em thay*',
  better:
    'સારું*, ખુશ*, સુખી*, શાંતિ*, નિરાંત*, છૂટ*, રાહત*, saru, khush*, sukhi*, shanti*, nirant*, rahat*, છૂટકાર*, છૂટે*, ભણી લેશે*, ઘર ચાલે*, શાંતિ થાય*, હળવા*, chhutkar*, shanti thay*',
  think: 'વિચાર*, vicharu*',
  obsess:
    'સતત*, વારંવાર*, હંમેશા*, રાત દિવસ*, કેવી રીતે*, રસ્તો*, satat*, varamvar*, kevi rite*, rasto*, વિચાર*, મગજમાં*, ખસતો નથી*, એ જ વિચાર*, રોજ વિચાર*, magaj ma*',
  plan: 'નક્કી*, નિર્ણય*, તૈયાર*, nakki*, nirnay*, taiyar*, નક્કી કર*, તૈયારી*, તૈયાર છે*, ગોઠવ*, દિવસ નક્કી*, nakki kar*, taiyari*',
  will: 'કરીશ*, કરી લઈશ*, કરી લઉં*, કરવાન*, કરવું*, કરવી*, લઈશ*, દઈશ*, ખાઈશ*, પી લઈશ*, કૂદીશ*, કરી નાખ*, લઈ લઈશ, લેવો છે, લેવી છે, karish*, kari laish*, kari lau*, karvan*, karvu*, karvi*, khaish*, pi laish*, kudish*, kari nakh*, કરી દઈશ*, પતાવી દઈશ*, કરું છું, જાઉં છું, જવાનો*, જવાની*, લઈશ, દઈશ, કરીશ, kari dais*, patavi dais*, karu chu, jau chu',
  try: 'પ્રયત્ન*, કોશિશ*, prayatn*, koshish*',
  nahi: 'નથી, નહીં, ન, ના, નહોત, નહોતો, nathi, nahi, nahin, nai, nahotu, nthi, નહિ, નહી, નઈ, નય, nay',
  cant: 'શકતો નથી, શકતી નથી, શકાતું નથી, નથી શકતો, નથી શકતી, થતું નથી, નથી થતું, લેવાતો નથી, લેવાતું નથી, સહન થતું નથી, સહન નથી થતું, લઈ શકાતો નથી, shakto nathi, shakti nathi, shakatu nathi, nathi shakt*, thatu nathi, nathi thatu, levato nathi, sahan nathi thatu, sahan thatu nathi, નથી થતું*, થાતું નથી*, નથી લેવાતો*, નથી લેવાતું*, શકાતું નથી*, નથી શકાતું*, ખમાતું નથી*, નથી ખમાતું*, ખેંચાતું નથી*, ખેંચાતી નથી*, nathi khamatu*, khamatu nathi*',
  nobody: 'કોઈને, કોઈ, કોઈનેય, બધા*, સૌ, koine, koi, badha, sau, બધાને, ઘરનાને*, કોઈને કંઈ*, koi ne, badha ne',
  without_me:
    'મારા વગર*, મારા વિના*, હું ન હોઉં*, હું ના હોઉં*, હું નહીં હોઉં*, મારા ગયા પછી*, મારા મર્યા પછી*, મારા મરી જવાથી*, હું મરી જાઉં તો*, હું મરી જઈશ તો*, હું ન રહું*, મારા જવાથી*, હું જતો રહું*, હું જતી રહું*, હું ના રહું*, mara vagar*, mara vina*, hu na hou*, hu nahi hou*, mara gaya pachhi*, mara gaya pachi*, mara marya pachi*, mara marya pachhi*, hu mari jau to*, hu mari jais to*, hu na rahu*, mara javathi*, હું {જાઉં પછી/જાઉં તો/વહેલો જાઉં/વહેલી જાઉં/હોઉં કે ન/ન હોઉં/ના હોઉં/નહીં હોઉં/મરી જાઉં}*, મારા {વગર/વિના/ગયા/મર્યા/જવા/મરવા/ન હોવા/પછી}*, હું મરું તો*, મરું તો*, mara {vagar/vina/gaya/marya/java/marva}*, hu {jau pachi/jau to/hou ke na/nahi hou/na hou/mari jau}*',
  tired:
    'થાકી*, કંટાળ*, તંગ*, ત્રાસી*, હારી*, નફરત*, ઉબાઈ*, બસ થઈ*, બોજ લાગ*, thaki, kantal*, trasi*, hari gay*, nafrat*, tang aavi*, bas thai*, થાક્યો*, થાકી ગય*, કંટાળો*, ત્રાસી ગય*, બહુ થયું*, બસ થયું*, ધરાઈ*, ઓચાઈ*, કંટાળી*, thakyo*, thaki gai*, thaki gay*, bas thayu, bahu thayu, kantali*',
  reason:
    'અર્થ*, મતલબ*, કારણ*, ફાયદો*, હેતુ*, artha*, matlab*, fayado*, faydo*, hetu*, અર્થ, મતલબ, કારણ, કામ, શું કામ, હેતુ, ઉદ્દેશ*, રસ, arth nathi, faydo',
  what: 'શું, શો, shu',
  why: 'કેમ, શા માટે, શું કામ, kem, sha mate, shu kam, shukam',
  everything: 'બધું*, આ બધું*, badhu*, aa badhu*, બધું, બધુંય, આ બધું, બધામાંથી*, વાત, badhu, vat',
  pain: 'પીડા*, દર્દ*, દુ ખ*, dukhav*, pida*, dard*, દુખે*, દુખાવ*, દુઃખ*, દબાણ*, ભારે*, ભીંસ*, બળતરા*, dukhe che*, dukhavo*, dukhay*, bhins*',
  miss: 'ફરક*, ફેર, યાદ*, રડ*, પરવા*, farak*, fer, fark*, yaad*, radse*, parva*, કોઈને ફરક*, રડતા નહીં*, રડશો નહીં*, રડશે*, ખબર પડશે*, પડી નથી*, ફેર પડ*, કોઈને પડી*, fark pad*, fer pad*, radta nahi*, radso nahi*',
  burden:
    'બોજ*, ભાર, ભારરૂપ*, boj*, bharrup*, ભારે પડ*, માથે પડ*, વધારાનો*, વધારાની*, નકામો બોજ*, bhaar, vadharano*, vadharani*, bhare pad*',
  goodbye:
    'છેલ્લો પત્ર*, છેલ્લી ચિઠ્ઠી*, છેલ્લો મેસેજ*, છેલ્લો સંદેશ*, છેલ્લી રાત*, મારો છેલ્લો*, મારી છેલ્લી*, છેલ્લો દિવસ છે*, અંતિમ પત્ર*, અંતિમ વિદાય*, છેલ્લી વિદાય*, કાલે હું નહીં હોઉં*, કાલથી હું નહીં*, હું હવે નહીં રહું*, આવજો દુનિયા*, અલવિદા દુનિયા*, સુસાઇડ નોટ*, chello patra*, chhello patra*, chelli chitthi*, chhelli chitthi*, chello message*, chhello message*, chello msg, maro chello*, maro chhello*, mari chelli*, mari chhelli*, kale hu nahi hou*, kalthi hu nahi*, avjo duniya*, alvida duniya*, આવજો {મિત્રો/બધા/સૌ/દોસ્તો/ભાઈઓ/મમ્મી/કાયમ}*, અલવિદા {બધા/મિત્રો/દુનિયા/સૌ}*, છેલ્લી વાર {મળ/વાત/લખ}*, છેલ્લા {રામ રામ/જય શ્રી/પ્રણામ}*, મને {શોધતા/શોધશો/શોધવા} ન*, હવે {નહીં મળીએ/મળાય/મળવાનું નહીં/ક્યારેય મળવાનું/ક્યારેય નહીં મળ}*, આવતા ભવે*, આવતા જનમ*, આવતા જન્મ*, આવતે ભવ*, હું હવે {થોડા દિવસ/બહુ દિવસ/નહીં હોઉં/નથી રહેવાન/નથી રહેવાની}*, બહુ દિવસ નથી હવે*, થોડા દિવસનો મે*, થોડા દિવસની મે*, મારી યાદ {રાખ/આવે}*, મને ભૂલી જજો*, મને {કંઈ થઈ જાય} તો*, આ રાત છેલ્લી*, મારો આ છેલ્લો*, આ મારો છેલ્લો*, આ મારી છેલ્લી*, મારા મોત માટે*, મારા મૃત્યુ માટે*, કોઈ જવાબદાર નથી*, avjo {badha/mitro/kayam}*, aavjo {badha/mitro/kayam}*, mane {shodhta/shodhso/shodhsho} na*, have {nahi malie/kyarey malvanu/kyarey nahi mal}*, aavta {bhave/janme}*, mane bhuli jajo*, aa mari chelli*, aa maro chello*, mara mot mate*',
  forever:
    'કાયમ માટે*, હંમેશ માટે*, હંમેશા માટે*, સદાને માટે*, ફરી ક્યારેય*, ક્યારેય ન ઊઠ*, kayam mate*, hamesha mate*, sadane mate*, fari kyarey*, kyarey na uth*, કાયમ*, કાયમની*, સદા*, પાછા ન આવ*, kayam*, pacha na aav*',
  sleep: 'સૂઈ*, ઊંઘ*, સૂવું*, sui jav*, sui jau*, ungh, સૂઈ જાઉં*, સૂતી*, સૂતો*, ઊંઘમાં*, રજા*, sui javu*, ungh ma*',
  go_on: 'સહન*, સહેવ*, ટક*, ખમ*, sahan*, sahev*',
  anymore: 'હવે, વધુ, hve, vadhu',
  hurt: 'ઈજા*, નુકસાન*, દઝાડ*, ઘાયલ*, તકલીફ*, ija*, nuksan*, dazad*, ghayal*',
  cut: 'કાપી*, કાપું*, કાપ્ય*, કાપવ*, કાપા*, ચીર*, kapi*, kapu*, kapva*',
  body: 'કાંડું*, કાંડા*, નસ*, હાથ*, જાંઘ*, kandu*, kanda*, hathni nas*, nas, haath, jangh*',
  self_harm:
    'ફરી કટિંગ*, ફરી હાથ પર કાપ*, fari cutting*, fari hath par kap*, hath par kapa mar*, પોતાને ઈજા*, પોતાને નુકસાન*, જાતને ઈજા*, જાતને નુકસાન*, જાતને દઝાડ*, પોતાને દઝાડ*, જાતને તકલીફ*, જાતને કાપ*, potane ija*, potane nuksan*, jatne ija*, jatne nuksan*, jatne kap*, potane kap*, ચીરા પાડ*, કાપા પાડ*, કાપા માર*, બ્લેડથી*, હાથ પર {કાપ/ચીરા/બ્લેડ/ડામ}*, પગ પર {કાપ/ચીરા/બ્લેડ}*, માથું {ભીંતમાં/દીવાલમાં/ભીંતે} {પછાડ/અથડાવ/ભટકાવ}*, ભીંતમાં {મુક્કા/માથું/માથા}*, દીવાલમાં {મુક્કા/માથું}*, મારી જાતને {જ માર/માર/ઈજા/દઝાડ/કાપ/સજા/નુકસાન/ડામ/ડામ}*, જાતને જ માર*, મારી જાતને જ માર*, પોતાને {માર/સજા/ડામ/કાપ/ઈજા}*, લોહી {નીકળે/જોઈ} {ત્યાં સુધી/ને શાંતિ/એટલે શાંતિ}*, blade thi {hath/pag/kap/chir}*, hath par {kap/blade/chir}*, potani jat ne {mar/ija/kap}*, mathu {bhint/dival}*, jat ne j mar*, દિવાલ સાથે માથું*, દીવાલ સાથે માથું*, માથું અફાળું*, બ્લેડ જોઈને*, હાથ પર {લાઇનો/ચેકા/કાપા} પાડ*, પોતાને {ડામ/બચકું}*, જાતને {બચકું/ડામ}*, haath par {kapa/cheka/daam/blade}*, hathma daam*, dival sathe mathu*, mathu afal*, blade joi ne mann*',
  jump: 'કૂદ*, છલાંગ*, ભૂસકો*, પડતું મૂક*, kudi*, kudva*, kudvu*, chhalang*, padtu muk*',
  height:
    'અગાશી*, ધાબા*, ધાબું*, છત*, પુલ*, બ્રિજ*, ટ્રેન*, રેલ્વે*, પાટા*, કૂવા*, કૂવો*, નદી*, કેનાલ*, બિલ્ડિંગ*, મકાન*, માળ*, agashi*, dhaba par*, dhaba pe*, pul par*, pata par*, kuva*, nadima*, kenal*, ધાબે*, અગાસી*, ટેરેસ*, કૂવે*, નદીએ*, ધાબા પર*, terrace*, dhabe*',
  stand: 'ઊભો*, ઊભી*, ધાર, સૂતો છું, ubho*, ubhi*, kinare*',
  hang: 'ફાંસો*, ફાંસી*, ગળાફાંસો*, લટકી*, fanso*, fansi*, latki*',
  noose: 'દોરડું*, દોરડા*, દોરી*, ફાંસો*, dordu*, dorda*, dorad*, ફંદો*, રસ્સી*, રસ્સો, rassi*, rasso*, dori',
  weapon: 'બ્લેડ*, છરી*, ચપ્પુ*, બંદૂક*, chhari*, chappu*, banduk*, પિસ્તોલ*, રાઇફલ*, રાઈફલ*, ચાકુ*, pistol*, rifle*, chaku',
  poison:
    'ઝેર*, જંતુનાશક*, ઉંદર મારવાની*, ફિનાઈલ*, એસિડ*, કેરોસીન*, jher, zher*, jantunashak*, undar marvani*, finail*, ખેતરની દવા*, ખેતીની દવા*, પાકની દવા*, કપાસની દવા*, છાંટવાની દવા*, બાથરૂમ સાફ*, સાફ કરવાનું પ્રવાહી*, ટોયલેટ ક્લીનર*, હાર્પિક*, ફિનાઇલ*, ડેટોલ*, માંકડ મારવાની*, jantunasak*, khetar ni dava*, kheti ni dava*, harpic*, jer',
  pill: 'ગોળી*, દવા*, ઊંઘની ગોળી*, ટેબ્લેટ*, goli*, dava*, unghni goli*, unghni goliyo*, ગોળીઓ*, ટેબલેટ*, ઊંઘની*, golio*, goliyo*, tablet*',
  many: 'ઘણી*, બહુ, બધી*, આખી*, આખું*, ઢગલો*, શીશી*, વીસ*, ત્રીસ*, પચાસ*, દસ, ઊંઘની ગોળીઓ*, ghani*, bahu*, badhi*, aakhi*, vis goli*, pachas*, shishi*, unghni golio*, વધારે*, વધુ*, હાથમાં આવી*, ઢગલાબંધ*, પત્તું*, vadhare*, vadhu, dhagla*',
  took: 'ખાઈ લીધી*, ખાઈ લીધું*, ખાધી*, ખાધું*, ખાધો*, પી લીધું*, પી લીધી*, પીધું*, ગળી લીધી*, ગળી ગય*, લીધી છે, લઈ લીધી*, ખાઈ ગય*, પી ગય*, khai lidhi*, khai lidhu*, khadhi*, khadhu*, pi lidhu*, pi lidhi*, pidhu*, gali lidhi*, gali gay*, lai lidhi*, khai gay*, ખવાઈ ગ*, પીવાઈ ગ*, પી ગઈ*, ગળી ગઈ*, પી લીધ*, ખાઈ લીધ*, ગળી લીધ*, લેવાઈ ગ*, પીધ*, ખાઈ ગઈ*, khavai g*, pivai g*, pi gai*, pi gay*, pi lidh*, gali gai*, khai gai*',
  take: 'ખાઈને*, પીને*, પી લઉં*, ખાઈ લઉં*, khaine*, pine*, pi lau*, khai lau*',
  drink:
    'ખાઈને*, પીને*, પી લઉં*, ખાઈ લઉં*, પીવ*, ખાવ*, ખાઈ લઈશ*, પી લઈશ*, khaine*, pi lau*, khai lau*, pivu*, khavu*, khai laish*, pi laish*, ગળી*, પીવા*, પી*, ખાઈ*, ખાવા*',
  get: 'લાવ્ય*, ખરીદ્ય*, હાથમાં*, પાસે છે*, બાંધ્ય*, રાખ્ય*, lavyo*, lavi chu*, kharidyu*, hathma*, pase che*, bandhyu*, લાવી*, લઈ આવ*, લઈને*, સામે*, ભેગી*, ખોલી*, lai aav*',
  hand: 'હાથમાં*, મારી પાસે*, hathma*, સામે*, લઈને બેઠ*, લઈ આવ્ય*, સામે પડ*, પાસે રાખ*, hath ma*, lai ne beth*, laine beth*, હાથમાં છે*, hathma che*, hath ma che*',
  tonight:
    'આજે રાત્રે*, આજ રાત્રે*, આજે રાતે*, આજે જ*, આજે સાંજે*, કાલે*, aaje ratre*, aaj ratre*, aaje rate*, aaje j, kale*, આજ રાત*, આજે રાત*, સવાર પડે એ પહેલ*, સવાર પહેલ*, કાલ સવાર*, રાતે બધા સૂ*, અત્યારે જ*, હમણાં જ*, થોડી વારમાં*, aaje rat*, savar pad*, atyare j*, hamna j*',
  now: 'આજે, હમણાં, અત્યારે*, aaje, hamna*, atyare*',
  again:
    'રોજ*, દરરોજ*, ફરી*, દારૂ પીને*, વારંવાર*, roj*, fari fari*, daru pine*, darroj*, કાયમ*, કાલે*, રાતે*, દારૂ*, પીને*, વધારે*, daru*, kal',
  chest: 'છાતી*, chhatima*, chatima*',
  breath: 'શ્વાસ*, પરસેવો*, ગૂંગળામણ*, shvas*, parsevo*, gungla*, પરસેવ*, ડાબો હાથ*, parseve*, dabo hath*',
  seizure: 'હાર્ટ એટેક આવ*, heart attack aav*, આંચકી*, વાઈ આવ*, તાણ આવ*, ખેંચ આવ*, aanchki*, khench aav*',
  withdrawal: 'દારૂ છોડ*, દારૂ બંધ*, વ્યસન છોડ*, daru chhod*, daru chod*, daru bandh*',
  severe:
    'ખૂબ*, બહુ*, સખત*, ભયંકર*, ધ્રૂજ*, બેભાન*, લોહી*, ઊલટી*, khub*, bahu*, sakhat*, dhruj*, bebhan*, lohi*, ભારે*, ડાબો હાથ*, ચક્કર*, અચાનક*, ખાલી ચડ*, પરસેવ*, dabo hath*, chakkar*, achanak*, bhare, parseve*',
  beat: 'મારે છે*, મારતો*, મારતી*, માર્યો*, માર્યું*, મારપીટ*, મારઝૂડ*, માર મારે*, હાથ ઉપાડ*, ત્રાસ*, થપ્પડ*, લાફો*, લાત*, ગળું દબાવ*, ડામ*, mare che*, mare chhe*, marpit*, marjud*, mar mare*, hath upad*, tras aap*, tras ape*, lafo*, laat mar*, galu dabav*, વેલણ*, પટ્ટા*, પટ્ટે*, ધોલ*, ધક્ક*, મારકૂટ*, ધોકા*, લાકડી*, વાળ પકડ*, વાળ ખેંચ*, બાંધીન*, ડામ દ*, સળગાવ*, ઉઠક બેઠક*, મારઅ*, mar mar*, dhakko*, lakdi*, belt thi*, vaal khench*, vaal pakd*, dhol pad*, મારી છે, મારી દીધ*, મારીને*, મારી પડ*, પર હાથ ઉપાડ*, મારવા જા*, મારવા ગય*, par hath upad*',
  rape: 'બળાત્કાર*, દુષ્કર્મ*, જાતીય*, છેડતી*, શારીરિક શોષણ*, balatkar*, dushkarm*, jatiya*, chhedti*, chedti*, જબરજસ્તી કર*, જબરદસ્તી કર*, બળજબરી કર*, અડપલાં*, અડપલા*, શોષણ કર*, adapla*, kharab adva*',
  touch:
    'અડે છે*, અડક*, સ્પર્શ*, હાથ લગાવ*, હાથ ફેરવ*, અડતો*, અડ્યો*, ade che*, ade chhe*, adke*, sparsh*, hath lagad*, hath ferav*, હાથ અડાડ*, હાથ નાખ*, હાથ ફેર*, અડાડ*, અડે*, ચુંબન*, કિસ*, કપડામાં હાથ*, કપડાંમાં હાથ*, hath nakh*, adva*, hath adad*',
  private:
    'ખોટી*, ખરાબ*, ગંદી*, ગંદા*, અશ્લીલ*, બળજબરી*, જબરદસ્તી*, khoti*, kharab*, gandi*, ganda*, ashlil*, baljabri*, ગંદું*, ગંદુ*, કપડા*, કપડાં*, એકલી*, છાતી*, પથારી*, kapda*, ekli*, gandu*',
  force:
    'બળજબરી*, જબરદસ્તી*, જબરજસ્તી*, મરજી વિરુદ્ધ*, મરજી વગર*, દબાણ*, પરાણે*, baljabri*, jabardasti*, jabarjasti*, marji virudh*, marji vagar*, daban*, parane*, ગોઠવ*, કઢાવ*, કરાવ*, જબરી*, ના પાડ*, ના છતાં*, ઉઠાડી લીધ*, નક્કી કર*, gothv*, kadhav*, karave*',
  marry: 'લગ્ન*, વિવાહ*, સગાઈ*, પરણાવ*, lagna*, lagan*, vivah*, sagai*, parnav*, લગન*, ગોળધાણા*, પરણી*',
  dowry: 'દહેજ*, dahej*, પિયરથી*, પિયરેથી*, કરિયાવર*, piyarthi*, piyar thi*, kariyavar*',
  lock: 'પૂરી રાખ*, પૂરી દી*, ગોંધી*, તાળું*, બહાર નથી જવા*, બહાર જવા નથી*, બહાર જવા દેતા*, puri rakh*, puri didh*, gondhi*, taalu mar*, bahar nathi java*, bahar java nathi*, bahar java deta*, સાંકળ*, બાંધી રાખ*, ઘરની બહાર*, બહારથી તાળ*, sankal*, bandhi rakh*, ghar ni bahar*',
  room: 'રૂમ*, ઓરડા*, ઓરડી*, ઘરમાં*, દેતા*, દેતો*, rumma*, room ma, ordama*, gharma*, deta, deto*',
  threaten:
    'ધમકી*, ધમકાવ*, જાનથી મારી*, મારી નાખવાની*, મારી નાખીશ*, મારી નાખશે*, બ્લેકમેલ*, dhamki*, dhamkav*, janthi mari*, mari nakhvani*, mari nakhish*, mari nakhse*, કાપી નાખ*, વાઢી નાખ*, સળગાવી*, જીવતી નહીં*, કામ પરથી કાઢ*, કાઢી મૂક*, બદનામ*, ટાંટિયા તોડ*, kapi nakh*, vadhi nakh*, salgavi d*, badnam*',
  unsafe:
    'ડર લાગ*, ડરું*, બીક લાગ*, સુરક્ષિત નથી*, dar lage*, dar lag*, bik lage*, surakshit nathi*, ગભરા*, ભરોસો નથી*, bik lag*, gabhra*',
  abuse: 'ઘરેલું હિંસા*, અત્યાચાર*, શોષણ*, gharelu hinsa*, atyachar*, shoshan*',
  year: 'વર્ષ*, ઉંમર*, varas*, varshno*, varshni*, ummar*',
  class: 'ધોરણ*, મા, ક્લાસ*, dhoran*',
  adult: 'દીકરા*, dikra*, શિક્ષક*, દીકરો*, દીકરી*, પહેલાં, મિનિટ*, વાગ્યે*, મહિન*, dikro, dikri, pahela, vagye*, mahin*',
  upset:
    'ડર*, બીક*, રડ*, દુઃખ*, એકલ*, મારે*, મદદ*, ઉદાસ*, તકલીફ*, dar lage*, bik*, radu*, radi, dukhi*, ekl*, ekal*, mare chhe, mare che, madad*, udas*',
  distress:
    'આશા નથી*, કોઈ આશા*, આશા રહી નથી*, નિરાશ*, હતાશ*, રસ્તો નથી*, કોઈ રસ્તો*, નકામ*, નિષ્ફળ*, હિંમત હાર*, હિંમત નથી*, તૂટી ગય*, ભાંગી*, સહન નથી થતું*, સહન થતું નથી*, ડિપ્રેશન*, એકલતા*, ખાલીપો*, અંધારું*, અર્થ નથી*, બધું પતી*, હારી ગય*, asha nathi*, koi asha*, nirash*, hatash*, rasto nathi*, koi rasto*, nakam*, nishfal*, himmat har*, himmat nathi*, tuti gay*, bhangi*, sahan nathi thatu*, sahan thatu nathi*, eklata*, hari gay*, ભાર છું*, બોજ છું*, ભારે પડું*',
  panic:
    'ગભરામણ*, ગભરાટ*, પેનિક*, શ્વાસ લેવાતો નથી*, gabhraman*, gabhrat*, shvas levato nathi*, છાતીમાં ધડધડ*, ધબકારા વધ*, હૃદય ધબક*, હાથ ધ્રૂજ*, હાથ કાંપ*, શ્વાસ રૂંધ*, chhati ma dhadhad*, hath dhruj*, હૃદય જોરથી ધબક*, દિલ જોરથી ધબક*, dhabkara vadh*, dhabkara vadhi*, hraday jorthi dhabk*, hriday jorthi dhabk*, hruday jorthi dhabk*, dil jorthi dhabk*, hath pag dhruj*, હાથ પગ ધ્રૂજ*, shvas rundh*',
  past: 'ગુજરી ગય*, અવસાન*, મૃત્યુ પામ*, મરી ગયા*, મરી ગયો*, મરી ગઈ*, કરી લીધી*, કરી લીધો*, કરી હતી*, ખાઈ લીધો*, ગયા વર્ષે*, વર્ષ પહેલાં*, ગુમાવ્ય*, દેહાંત*, કર્યો*, gujri gay*, avsan*, mrutyu pam*, mari gaya*, mari gayo*, mari gayi*, kari lidhi*, kari lidho*, kari hati*, gaya varshe*',
  news: 'લક્ષણ*, lakshan*, nss, સેમિનાર*, સમાચાર*, છાપ*, ફિલ્મ*, સિરિયલ*, નવલકથા*, વાર્તા*, ખેડૂત*, નિબંધ*, લેખ*, નિવારણ*, અટકાવ*, પોલીસ*, કેસ*, અભિનેતા*, હીરો*, નાટક*, જાગૃતિ*, આંકડા*, ગીત*, ટીવી*, samachar*, chhapa*, nibandh*, khedut*, abhineta*, natak*, sinema*, varta*, jagruti*, ગેમ*, લેવલ*, સિરીઝ*, વેબસિરીઝ*, પિક્ચર*, મોંઘવારી*, ભૂત*, કલમ*, પેપર*',
  cause:
    'હસી*, હસતા*, ભૂખ*, ગરમી*, ઠંડ*, શરમ*, તરસ*, બોર*, hasi hasi*, hasine*, bhukhe, bhukhthi*, garmi*, thandi*, sharam*, sharmathi*, tarse*, ટાઢ*, ઊંઘ*, tadh*',
  thing:
    'ફોન*, મોબાઈલ*, બેટરી*, મચ્છર*, ઉંદર, વંદો*, છોડ, શાક*, કેક*, વાળ*, કાગળ*, machchhar*, shaak, vaal kap*, ડુંગળી*, ઝાડ*',
  task: 'પરીક્ષા*, કામ*, મીટિંગ*, pariksha*, parixa*, kaam*, વીમા એજન્ટ*, ઇન્સ્યોરન્સ*, પોલિસી*, insurance*',
  place: 'શહેર*, અમદાવાદ*, સુરત*, ગામ*, હોસ્ટેલ*, વિદેશ*, shaher*, amdavad*, gamda*, gamma, videsh*',
  accident: 'ભૂલથી*, રસોઈ*, શાક*, રમતા*, રમતી*, દાઢી*, bhulthi*, rasoi*, ramta*, ramti*',
  pleasant:
    'વરસાદ*, તારા, ચાંદ*, ચંદ્ર*, પવન*, પતંગ*, ચા, કપડાં*, ફોટો*, મેચ*, રાહ જોત*, રાહ જોઈ*, તરવ*, મજા*, આનંદ*, ખુશીથી*, varsad*, patang*, kapda*, rah jot*, tarva*, maja*, anand*, સૂર્યાસ્ત*, જલેબી*, ફાફડા*, ગરબા*, ચણિયાચોળી*, હીંચકો*, જમવાન*, ચા વગર*, કેરી*, રસનો*',
  early: 'વહેલ*, એલાર્મ*, વાગ્યે*, ઓફિસ*, સ્કૂલ*, નિશાળ*, vahel*, vagye*',
  idiom:
    'રોટલી બાળ*, રોટલો બાળ*, દાળ બાળ*, શાક બાળ*, ભાત બાળ*, દૂધ બાળ*, rotli {bali/balyu/baline}, rotlo {bali/balyu/baline}, shak {bali/balyu/baline}, આત્મહત્યાથી મૃત્યુ*, mara {mummy/pappa/papa/husband/sasu/sasra/ma/mate/to/man/thi/par/ghar/gher/bhai/dikra/vishe/pati/lagna/dost/friend/boss/sir}, mari {mummy/ben/dikri/vahu/patni/wife/job}, કોઈ મારતું નથી, કોઈ મારે નહીં, koi martu nathi, મમ્મી મારી ના*, મમ્મી મારશે*, મમ્મી માર*, નોકરીનો છેલ્લો દિવસ*, જીવતી નહીં છોડે*, જીવતો નહીં છોડે*, mummy mari n*, mummy mar*, jivti nahi chhode, jivto nahi chhode, જીવ કાઢી લીધ*, હીંચકો*, ગેમમાં*, જીવ લઈ લેશે*, જીવ ખાય*, જીવ કાઢે*, જીવ જાય છે*, મારો જીવ છે*, મારી જાન*, જાન છે*, જીગરજાન*, જિગરી*, મરી ગયા યાર*, મરી ગયો યાર*, મરી ગયા, ગપ્પાં માર*, આંટો માર*, સિક્સ માર*, છગ્ગો માર*, સિક્સર માર*, ચક્કર માર*, આંખ માર*, બૂમ માર*, બાજી માર*, બાજી મારી*, મચ્છર માર*, વાળ કાપ*, શાક કાપ*, કેક કાપ*, ફોન કાપ*, કામ પૂરું*, કામ પૂરી*, ભણવાનું પૂરું*, કામ ખતમ*, પરીક્ષા પૂરી*, પૈસા ખતમ*, ડેટા ખતમ*, તરવા કૂદ*, ખુશીથી કૂદ*, કૂદી પડ*, jiv lai lese*, jiv khay*, mari jaan*, jaan che*, gappa mar*, aanto mar*, six mari*, chhaggo mar*, chakkar mar*, kaam puru*, exam puri*, mari gaya yaar*, mari gayo yaar*, dordu kud*, દોરડાં કૂદ*, હાર્ટ એટેક આવી ગયો આપણ*, આપઘાત જ કહેવાય*, અડી તો મારી*, વારે ઘડીએ મરી*, cha vagar*, માટે તો જીવ આપ*, ઘરમાંથી કાઢી મૂકશે*, સાડીને અડી*',
  aged: 'ઉંમર, વય',
  only_way: 'સિવાય, એક જ રસ્તો, એ જ રસ્તો, જ એક રસ્તો, એકમાત્ર, sivay, ek j rasto, e j rasto',
  earth: 'દુનિયા*, જગત*, duniya*, jagat*, સંસાર*, ભવ, bhav',
  remain: 'રહેવું*, રહેવા*, જીવવું, rahevu*, revu, rehvu*, રોકાવું*, rokavu*',
  unwanted: 'નથી જોઈતી, નથી જોઈતું, જોઈતી નથી, જોઈતું નથી, nathi joiti, nathi joitu, joiti nathi',
  what_for: 'શું, shu',
  torment: 'સજા*, નરક*, વ્યર્થ*, બોજ*, saja*, narak*, vyarth*, ઝેર*, ખેંચાતી*, અઘરું*',
  lacking: 'વગર, વિના, vagar, vina',
  formerly:
    'ગયા મહિને, ગયા વર્ષે, ગયા વરસે, gaya mahine, gaya varshe, પહેલાં, પહેલા, વરસ પહેલાં, ત્યારે, pahela, pehla, વર્ષો પહેલાં, વર્ષ પહેલાં, વરસો પહેલાં, એ વખતે, કૉલેજમાં, કોલેજમાં, નાનપણમાં, varsho pahela, varas pahela, college ma, nanpan ma',
  recovered:
    'મજામાં, ખુશ છું, સારું છે, સારી છું, સારો છું, ગમે છે, નથી થતું, majama, khush chu, સારું લાગે, બરાબર છું, સારા છે, આનંદમાં, ઠીક છું, હવે સારું, saru che, saru chhe, khush chhu, saro chu, sari chu, barabar chu',
  baby: 'બાળકને, balakne, છોકરાને પછાડ, બેબીને, babyne',
  fling: 'પછાડ*, ફેંકી*, ફેંકવ*, હચમચાવ*, pachhad*, pachad*, fenki*, fenkva*',
  hoard: 'ભેગી કર*, સંતાડી*, બચાવીને*, સાચવી*, bhegi kar*, santadi*',
  safe: 'ભરોસો*, સેફ*, સલામત*, વિશ્વાસ*, bharoso*, safe, salamat*',
  do_something:
    'કંઈ કરી {બેસ/નાખ/લઈ}*, કંઈક કરી {બેસ/નાખ/લઈ}*, કાંઈ કરી બેસ*, કંઈક ખોટું કરી*, આડું અવળું*, આડુંઅવળું*, kai kari {bes/nakh/lai}*, kaik kari {bes/nakh/lai}*, aadu avlu*',
  forgive:
    'માફ કર*, માફી*, ક્ષમા*, સોરી*, ભૂલચૂક*, કહ્યું કર્યું*, maf kar*, maaf kar*, mafi*, sorry kah*, sorry kehjo*, bhulchuk*',
  everyone:
    'બધા*, બધાને*, સૌ*, મમ્મી પપ્પા*, મિત્રો*, દીકરો*, દીકરી*, હારી ગ*, થાકી ગ*, ન થયું*, badha*, mummy pappa*, mitro*, hari gay*, hari gai*, thaki gay*',
  letter:
    'કાગળ*, પત્ર*, ચિઠ્ઠી*, વીમો*, વીમા*, સાચવ*, સંભાળ*, ધ્યાન રાખ*, રડતા*, આપજો*, આપી દેજો*, વાંચજો*, ભણાવ*, kagal*, patra*, chitthi*, sachav*, sambhal*, dhyan rakh*, radta*, aapjo*, vimo*',
  after_me:
    'મારા ગયા*, મારા મર્યા*, મારા પછી*, હું ન હોઉં*, હું ના હોઉં*, હું નહીં હોઉં*, હું તો ત્યારે*, મને કંઈ થઈ*, મને કાંઈ થઈ*, mara gaya*, mara marya*, mara pachi*, hu na hou*, hu nahi hou*, mane kai thai*',
  wont_need:
    'આપી દેજ*, કામનું નથી*, કામના નથી*, જરૂર નથી*, જરૂર નહીં*, ક્યાં પહેરવા*, ક્યાં વાપરવા*, જોઈશે નહીં*, aapi dejo*, jarur nathi*, jarur nahi*, kaam nu nathi*',
  last_of_me:
    'હું {નહીં હોઉં/નહિ હોઉં/હોઈશ નહીં/હોઈશ કે નહીં/હોઈશ જ નહીં/હોઈશ એવું/હોઈશ એમ/તો ત્યારે/નથી હોવાન/રહેવાનો નથી/રહેવાની નથી}*, હોઈશ નહીં*, એક જ રસ્તો {બચ્યો/રહ્યો/છે/દેખાય}*, બીજો {કોઈ રસ્તો/રસ્તો/કોઈ આરો/આરો/કોઈ ઉપાય/ઉપાય} ન*, બધા રસ્તા બંધ*, મારો {ટેમ/ટાઇમ/સમય/વખત} {પૂરો/થઈ/આવી/ભરાઈ}*, મારા દિવસો {પૂરા/ભરાઈ/ગણાય}*, નિરાંતે જઈ શક*, બધું દેવું ચૂક*, બધાનું દેવું ચૂક*, જવાનો સમય*, મારે જ નથી રોકાવું*, દુનિયા મારા માટે {નથી/બની}*, હું આ દુનિયા માટે નથી*, છેલ્લી લાગે છે મારી*, ગયો સમજો*, ગઈ સમજો*, hu {nahi hou/nahi hois/hois nahi/nathi hovan}*, ek j rasto*, bijo koi {rasto/upay/aaro}*, badha rasta bandh*, maro {time/samay/tem} {puro/thai/aavi}*, duniya mara mate nathi*, have kyarey malv*',
  see: 'દેખાતું*, દેખાય*, વિચારું*, ક્યાંય*, dekhatu*, dekhay*',
  future: 'ભવિષ્ય*, આવતી*, આવતા વર્ષ*, આવતે વર્ષ*, પાંચ વર્ષ*, આગળ*, bhavishya*, aavta varas*, aavta varsh*',
  fatal:
    'ખટારો*, ટ્રક {અડફેટ/નીચે/આવી/કચડ}*, ગાડી {અડફેટ/નીચે/આવીને/કચડ/ઉડાડ}*, અડફેટ*, અકસ્માત {થાય/થઈ/થયો હોત}*, એક્સિડન્ટ {થાય/થઈ}*, મોટી બીમારી*, ગંભીર બીમારી*, કેન્સર {થ/આવ/નીકળ}*, હૃદય બંધ*, હાર્ટ બંધ*, હાર્ટ એટેક આવે તો*, ઊંઘમાં જ {જ/મર/જીવ/શ્વાસ/પૂરું}*, શ્વાસ {બંધ થઈ/અટકી જ/થંભી}*, વીજળી પડ*, khataro*, truck {niche/adfet/aavi}*, adfet*, accident {thay/thai}*, moti bimari*, ungh ma j {jat/mar/jiv}*',
  envy: 'ઈર્ષા*, નસીબદાર*, છૂટી ગયો*, છૂટી ગઈ*, nasibdar*',
  will_to_live:
    'જીવવાની {ઇચ્છા/ઈચ્છા/ઇચ્છા જ/હામ/હિંમત/તાકાત/આશા}*, જીવવાનું મન*, જીવવામાં રસ*, જીવવાનો રસ*, jivvani {ichch/icch/iccha/himmat/takat}*, jivvanu man*',
  lost: 'ઊડી ગ*, મરી ગ*, નથી રહી*, રહી નથી*, ખૂટી*, જતી રહી*, ચાલી ગ*, પૂરી થઈ*, udi ga*, rahi nathi*, nathi rahi*, mari gai*',
  wait: 'રાહ જો*, વાટ જો*, દિવસો ગણ*, rah jo*, vat jo*',
  goodbye_sent: 'અલવિદા*, ગુડબાય*, આવજો લખ*, સોરી લખ*, છેલ્લી વાર*, alvida*, gudbay*',
  unreachable:
    'ફોન {બંધ/સ્વિચ/ઉપાડ/નથી/લાગત}*, સ્વિચ ઓફ*, સ્વીચ ઓફ*, બારણું {બંધ/ખોલ/નથી}*, કંઈ કરી ન બેસ*, phone {bandh/switch/upad/nathi}*, switch off*, barnu {bandh/nathi}*',
  neck: 'ગળું*, ગળા*, ગળે*, gadu, galu, gala',
  grip: 'દબાવ*, પકડ*, ભીંસ*, દાબ*, dabav*, pakd*, bhins*',
  withheld:
    'acid nakh*, acid chant*, એસિડ નાખ*, ખાવા {નથી આપત/નથી દેત/આપતા નથી/આપતો નથી/દેતા નથી/નથી દેતા}*, જમવા {નથી આપત/નથી દેત/આપતા નથી/દેતા નથી}*, ભૂખી {રાખ/સુવડાવ}*, ભૂખ્યો રાખ*, રોટલોય બંધ*, રોટલા બંધ*, પૈસા નથી આપત{ો/ા/ી}*, ઘરખર્ચ* નથી આપ*, પગાર {લઈ લ/એ લઈ/છીનવ/આંચકી/પડાવ}*, પેન્શન {લઈ લ/છીનવ/ઝૂંટવ/પડાવ}*, ફોન {લઈ લીધ/છીનવ/ઝૂંટવ/તોડી/ચેક કર}*, મોબાઈલ {લઈ લીધ/છીનવ/ઝૂંટવ/ચેક કર}*, વાત {નથી કરવા દેત/કરવા નથી દેત/પણ નથી કરવા}*, મળવા {નથી દેત/દેતા નથી/દેતો નથી}*, બહાર {નીકળવા નથી/નથી નીકળવા/નથી જવા/જવા નથી}*, પિયર {નથી જવા/જવા નથી}*, દવાખાને {નથી/પણ નથી}*, નોકરી {નથી કરવા/કરવા નથી}*, સાંકળથી બાંધ*, બાંધી રાખ*, અંગૂઠો {મરાવ/લઈ/કરાવ}*, સહી કરાવ*, ઘરમાંથી કાઢી*, લોકેશન {માગ/માંગ/ચેક/પૂછ}*, khava nathi {aapt/det}*, jamva nathi {aapt/det}*, pagar {lai le/no card/chhinv}*, pension {lai le/jhunt/chhinv}*, phone {lai lidh/chhinv/check kar}*, vaat nathi karva*, bahar {nikadva nathi/nikalva nathi/java nathi}*, ghar ni bahar nikad*, malva nathi det*, paisa nathi aapt*, bandhi rakh*, પગાર એના ખાતામાં*, બધો પગાર {સાસુ/પતિ/એના}*, ફોનમાં ટ્રેકર*, ખાવાનું તાળામાં*, પાસપોર્ટ {સંતાડ/છીનવ}*, કેમેરો {બેડરૂમ/બાથરૂમ}*, સીસીટીવી {બેડરૂમ/બાથરૂમ}*, છોકરાં લઈ લેશે*, તવેથો ચોંટાડ*, ગરમ તાવેત*, ડામ દીધ*, મુક્કાથી*, દાંત તોડી ના*, સાંકળથી માર્*, મોઢા પર ઓશીકું દબા*, રોજ* પીછો કર*, પીછો કરે છે*, passport {santadi/chhinvi}*, bar thi kadi*, gala par pag*, seedi par thi {padi/dhakk}*, mane vechi {didh/nakh/dev}*, chhuta chheda mangu to*, piccho kare*',
  image: 'ફોટા*, ફોટો*, વિડિયો*, વીડિયો*, ક્લિપ*, mara photo*, maro video*, juna photo*',
  share: 'વાયરલ*, લીક*, મૂકી દઈશ*, પડાવે*, ઉતારે*, નહીં તો*, બધાને બતાવ*, viral*, muki dais*, padave*',
  caste:
    'નાત*, બીજી નાત*, સમાજ*, જ્ઞાતિ*, ધર્મ*, મુસલમાન*, આબરૂ*, ખાનદાન*, બીજા સમાજ*, naat, bija samaj*, samaj na*, gnati*, abru*',
  ragging: 'રેગિંગ*, રેગીંગ*, સિનિયરો*, સીનિયરો*',
  child: 'નાના છોકરા*, નાની છોકરી*, બાળક*, બચ્ચા*, છોકરાને, છોકરીને, nana chhokra*, nani chhokri*, balak*',
  about_to:
    'પાટા {પર/ઉપર} {બેઠ/સૂત/ઊભ/આવ}*, પાટે {બેઠ/સૂત/ઊભ}*, ગળામાં {દોરડું/ફાંસો/ફંદો/દુપટ્ટો}*, ગળે {દોરડું/ફાંસો/ફંદો} {બાંધ/લગાવ/નાખ}*, દોરડું {બાંધ્યું/બાંધી/તૈયાર/લટકાવ્યું}*, ફાંસો {તૈયાર/બનાવ/બાંધ}*, પંખે {દોરડું/દુપટ્ટો/સાડી/ઓઢણી/ફાંસો}*, પંખા સાથે {દોરડું/દુપટ્ટો/સાડી}*, ગેસ {ખોલી/ખુલ્લો મૂક}*, શરીર પર {કેરોસીન/પેટ્રોલ}*, કેરોસીન {છાંટી/રેડી/નાખી}*, પેટ્રોલ {છાંટી/રેડી}*, નસ કાપી*, કાંડું કાપી*, કાંડામાંથી લોહી*, પાણીમાં ઉતરી {રહ્ય/ગય/જાઉં}*, પાણી {કેડ/ઘૂંટણ/ગળા/છાતી} સુધી*, નદીમાં {ઉતરી રહ/કૂદ}*, કેનાલ {પાસે ઊભ/કિનારે ઊભ/પર ઊભ/માં કૂદ}*, કેનાલે {આવ/ઊભ}*, કૂવામાં {પડ/કૂદ/ઉતર}*, અગાસીની {પાળી/ધાર}*, પાળી {પર/ઉપર} {ઊભ/બેઠ/ચડ}*, કાલે સવારે હું નહીં*, કાલની સવાર નહીં*, આજે રાતે {પૂરું/બધું પૂરું/છેલ્લી}*, ટ્રેન {નીચે/સામે/આગળ} {પડ/સૂઈ/કૂદ/આવ}*, કૂદવા {જાઉં/જઈ/તૈયાર}*, ગોળીઓ હાથમાં*, બાટલી ખોલી*, pata {par/upar} {beth/sut/ubh/av}*, gala ma {dordu/fanso/fando/dupatto}*, gale {dordu/fanso/fando} {bandh/lagav/nakh}*, dordu {bandhyu/bandhi/taiyar/latkavyu}*, fanso {taiyar/banav/bandh}*, pankhe {dordu/dupatto/sadi/odhni/fanso}*, gas {kholi/khullo muk}*, sharir par {kerosene/petrol}*, kerosene {chhanti/chanti/redi/nakhi}*, petrol {chhanti/chanti/redi}*, nas kapi*, kandu kapi*, pani ma utri {rahy/gay/jau}*, pani {ked/ghutan/gala/chhati} sudhi*, nadi ma {utri rah/kud}*, canal {pase ubh/kinare ubh/ma kud}*, kenal {pase/kinare/ma kud}*, kuva ma {pad/kud/utar}*, agasi ni {pali/dhar}*, pali {par/upar} {ubh/beth/chad}*, kale savare hu nahi*, aaje rate {puru/badhu puru/chhelli/chelli}*, aje rate {puru/badhu puru/chhelli/chelli}*, train {niche/same/agal} {pad/sui/kud/av}*, kudva {jau/jai/taiyar}*, golio hath ma*, batli kholi*, પાળીની {પેલી/બીજી} બાજુ*, પાળી પર પગ*, પાળ ઉપર {ચડ/ઊભ/પુગી}*, પાણીની ટાંકી {ઉપર/પર} {ચડ/ઊભ}*, કૂવાના કાંઠે*, કૂવામાં પગ*, કૂવાની પાળે*, નહેરે ઊભ*, કેનાલે {આઈવ/બેઠ}*, પુલની {પાળી/ધાર} {પર/ઉપર}*, પુલ પરથી {કૂદ/ઝંપલાવ}*, રેલિંગની {બહાર/પેલી/બીજી}*, ગેસ ચાલુ {કર્યો ને/કરી દીધો ને/કરીને} {બારી/બારણ/સૂત/સૂઈ/બેઠ}*, પંખા સામે જોયા*, પંખા નીચે સ્ટૂલ*, ઓઢણી પંખે*, સાડી પંખે*, ગોળીઓ {ગળવાનું/ગળવા લાગ/ગળી રહ}*, ઝેર {ઘોળ્યું/ઘોળી/લાવીને બેઠ/લઈને બેઠ}*, બંદૂક {લમણે/લોડ/તિજોરીમાંથી}*, પિસ્તોલ {લમણે/લોડ/માથે}*, રાઇફલ {લમણે/લોડ/માથે/મારી પાસે}*, રાઈફલ {લમણે/લોડ/માથે/મારી પાસે}*, ચપ્પુ {ગળા/કાંડા} પર*, છરી {ગળા/કાંડા} પર*, કાચનો ટુકડો {હાથમાં/ઓશીકા/કાંડા}*, મારી લાશ*, લાશ {ગોતવા/શોધવા}માં*, કૂદી {જવાનો/જવાની/જઈશ}*, કૂદવાન{ો/ી} છું*, દરિયામાં સમાધિ*, દીવાલમાં ઠોકી દ*, ટ્રક નીચે {આવી જવું/જવું છે/પડવ}*, દવાની {બોટલ/શીશી/બાટલી} {હાથમાં/ખોલી}*, dordu {bandhai/latkavi/taiyar/pankhe/gala}*, dori {bandhai/latkavi/pankhe/gala}*, rassi {latkav/gala/pankhe}*, sadi pankhe*, dupatto pankhe*, pankha niche stool*, chappu {gala/kanda} par*, chhari {gala/kanda} par*, pistol {load che/mathe/lamne}*, banduk {load che/mathe/lamne}*, kuva {ma pag/na kanthe/ni pale}*, canal par ubh*, pul {ni pali/par thi kud}*, bridge {ni pali/par thi kud}*, tanki {par/upar} {chad/ubh}*, pili line ni bahar*, kudi {jaish/jais/javano/javani}*, kudvano chu*, kudvani chu*, bari mathi kud*, gas chalu kari ne {suti/suto/bari}*, kerosene lai ne beth*, goliyo gal{i/va}*, goli o gali*, zer {ghol/lai ne beth}*, dava ni {bottle/batli/shishi} {hath/kholi}*, mari lash*, khai ma {kudi/padi}*, truck niche {aavi javu/javu che}*',
  emergency:
    'મોંમાંથી ફીણ*, મોઢામાંથી ફીણ*, મોઢે ફીણ*, ફીણ {નીકળ/આવ}*, હોઠ {ભૂરા/વાદળી/કાળા/લીલા}*, મોઢું {વાંકું/અચાનક વાંકું/ત્રાંસુ}*, મોં {વાંકું/ત્રાંસુ}*, જીભ {લોચા/લથડ/જાડી}*, લકવો*, લકવા*, ભાન નથી*, ભાનમાં નથી*, બેભાન*, બેહોશ*, જવાબ નથી આપત*, જાગતો નથી હલ*, હલાવું છું તોય*, શ્વાસ {નથી લેત/ધીમો/બંધ થઈ ગય/નથી લેવાતો બોલ/ચાલતો નથી/નથી લેવાતો}*, સાપ {કરડ/કરડ્ય/ડસ}*, લોહી {બંધ નથી/અટકતું નથી/ખૂબ નીકળ/બહુ નીકળ/વહે}*, ઓવરડોઝ*, ઊલટીઓ*, ઊલટી બંધ નથી*, છાતીમાં {સખત/ભારે/બહુ દુખ/દુખ/દબાણ/ભીંસ}*, ડાબો હાથ {ખાલી/ભારે/જૂઠો}*, એમ્બ્યુલન્સ*, ૧૦૮ બોલાવ*, આંખો ઘેરાય*, આંખો ઊંધી*, modha mathi fin*, fin nikl*, hoth {bhura/kala}*, modhu vanku*, bhan nathi*, bebhan*, saap kard*, lohi {bandh nathi/atkatu nathi}*, ulti bandh nathi*, overdose thai*, chhati ma {sakhat/bhare/dukh}*, chati ma {sakhat/bhare/dukh}*, shvas nathi lev*, ambulance bol*, લોહીની ઊલટી*, ઊલટીમાં લોહી*, માથામાં વાગ્યું* ઊલટી*, કરંટ {લાગ્ય/લાગી}*, હાથ ઊંચો નથી*, હાથ હલતો નથી*, શરીર {અકડાઈ/જકડાઈ}*, આંચકા આવે*, બાળક શ્વાસ લેતું નથી*, બાળક હલતું નથી*, ઝેર {પી/ખાઈ} {ગય/લીધ/ગઈ}*, ઊઠતા નથી*, ઊઠતી નથી હલ*, lohi ni ulti*, ulti ma lohi*, current lagy*, hath uncho nathi*, hath halto nathi*, sharir {akdai/jakdai}*, aanchka ave*, jher {pi/khai} {gay/lidh/gai}*, zer {pi/khai} {gay/lidh/gai}*, saap kardy*, sap kardy*, modu vanku*, jibh locha*, shwas nathi let*, shwas leta nathi*, behosh thai*, behosh che*, uthta nathi jawab*, દાંત ભીડાઈ*, લાળ પડે {છે/સે} મોઢ*, ગળું {સૂજી ગ/ફૂલી ગ}*, અડધું શરીર {મરી/જૂઠ/હલત/જાણે}*, હાથ ઊંચો જ નથી*, આખું પત્તું {લીધું/ખાધું/ગળી}*, માથામાં વીજળી*, કાનમાંથી લોહી આવ*, નાકમાંથી લોહી બંધ*, માથું ફૂટી ગ*, ડોક અકડાઈ*, ગરદન {અકડાઈ/વળતી નથી}*, ઢળી પડ્ય*, પલ્સ નથી*, નાડી {નથી/ધીમી}*, દમનો પંપ ખ*, ગળામાં {સિક્કો/કોળિયો/હાડકું} ફસા*, જવાબ {દેતો/દેતી/આપતો/આપતી} બંધ*, ચક્કર ખાઈને પડ*, એક આંખે {ઝાંખું/અંધાર/દેખાતું નથી}*, ભમરીઓએ*, પેડ ભરાઈ*, બાળક ફરકતું નથી*, ધબકારા {બંધ/ધીમા/વિચિત્ર}*, આંચકી બંધ*, khench aave*, aanchki aave*, daant bhid*, mo mathi {fin/lohi}*, modha mathi lohi*, saap karad*, jib thothv*, haath ne pag kaam nathi*, uthti nathi ne nas*, nas dhimi*, nadi {dhimi/nathi malti}*, mathu futi g*, gala ma {kaik/kai} fas*, galu {suji g/fuli g}*, gadu {suji g/fuli g}*, bhura padi g*, gardan {valti nathi/akdai}*, balak fark*, pesab nathi kart*, kaan mathi lohi*, aankhe andhar*, mo ni ek baju jh*, pag halavi nathi*, chhati par hathi*, chhati upar {vajan/pathar}*',
  god: 'ઠાકોરજી*, ભગવાન*, પ્રભુ*, માતાજી*, અંબે*, કાનુડા*, અલ્લાહ*, ખુદા*, જમ, યમરાજ*, રામ, thakor*, bhagvan*, bhagwan*, prabhu*, mataji*, allah',
  take_me:
    'તેડાવી લ*, તેડી લ*, બોલાવી લ*, ઉપાડી લ*, લઈ લો મને*, મને લઈ*, લઈ જા*, લઈ જાવ*, પાસે બોલાવ*, છોડાવ*, છુટકારો આપ*, મુક્તિ આપ*, tedavi l*, bolavi l*, upadi l*, lai jav*, lai ja*, mukti aap*',
  intrude:
    'કપડામાં હાથ*, કપડાંમાં હાથ*, કપડાં {કઢાવ/ઉતાર}*, ખરાબ નજરે*, નાહતી વખતે*, રાતે {રૂમમાં આવ/મારા રૂમ/પથારીમાં}*, ગંદું કરે*, ગંદા {વિડિયો/ફોટા/મેસેજ}*, એકલી {બેસાડ/બોલાવ/રાખ/જોઈને}*, અડપલાં કર*, kharab adva*, kapda {kadhav/utar}*, ratre {room ma aav/mara room}*, kharab najar*, મારી સાથે {ખોટું/ખરાબ} ક*, મને નહાત{ી/ા} જ*, mane nahat{a/i} j*, mane khota adk*',
  crash: 'અડફેટ*, કચડ*, ઠોક*, adfet*',
  option: 'રસ્તો*, ઉપાય*, ઓપ્શન*, શાંતિ*, છૂટકારો*, rasto*, upay*, option*',
  still_here: 'હજી જીવ*, હજુ જીવ*, બચી ગય*, haji jiv*',
  fear_of_dying:
    'મરી જઈશ એવું લાગ*, મરી જઈશ એમ લાગ*, મરી જવાશે એવું*, જીવ નીકળી જશે*, જીવ જતો રહેશે*, મરવાની બીક*, મોતની બીક*, mari jaish evu lag*, mari jaish em lag*, jiv nikli jashe*, મરી જઈશ એવી બીક*, મરી જઈશ કે શું*, મરી જવાની બીક*, mari jaish evu laag*, mari jais evu lag*, mari jaish ke shu*, marvani bik*, jiv nikdi jashe*, jiv nikali jashe*',
  lender:
    'લોનવાળા*, લોન વાળા*, લોન એપ*, લોન ઍપ*, લોન એજન્ટ*, વસૂલીવાળા*, વસૂલી એજન્ટ*, રિકવરી એજન્ટ*, રિકવરી વાળા*, બેંકવાળા*, હપ્તાવાળા*, વ્યાજખોર*, વ્યાજવાળા*, શાહુકાર*, loanvala*, loan vala*, loanwala*, vyajkhor*, vyajvala*, vyajwala*, shahukar*, hapta vala*',
  ache: 'દુખ*, દુઃખ*, દર્દ*, ખાલી ચડ*, ડાબો હાથ*, ભૂરા, dukh*, dard*, dabo hath*',
  found_out:
    'ખબર પડશે તો, ખબર પડી તો, ખબર પડે તો, જાણશે તો, સાંભળશે તો, khabar padse to, khabar padshe to, khabar padi to, khabar pade to, janse to',
  dies_of_it:
    'મરી જશે, મરી જ જશે, હું તો ગયો, હું તો ગઈ, હું મર્યો, હું મરી ગયો, mari jase, mari jashe, hu to gayo, hu to gai, hu maryo',
  pressure: 'દબાણ*, પ્રેશર*, daban*',
  ordinary:
    'સાજા થઈ જાય બસ, સારું થઈ જાય બસ, વિચારવાનો ટાઇમ, વિચારવાનો સમય, મારા દીકરાનું, મારી દીકરીનું, મારા દીકરાને, મારી દીકરીને, mara dikra nu, mari dikri nu, ઇમરજન્સી નથી, emergency nathi, રૂમ બંધ કરીને બેઠ*, room bandh karine bet*, કોઈ મારતું નથી, કોઈ મારે નહીં, koi martu nathi, આઈસીયુ*, હૉસ્પિટલ*, હોસ્પિટલ*, ઓપરેશન*, ઓક્સિજન*, દાખલ છે*, ડૉક્ટર બન*, એન્જિનિયર*, ધંધો સંભાળ*, સીએ જ*, સારી મા, કેટલા ખુશ, icu*, hospital*, operation*, oxygen*, dakhal che, doctor ban*, engineer*, dhandho sambhal*, ca j, sari maa, ketla khush, lagan mate',
  telling: 'કહી દઈશ, કહી દઉં, કરીશ વાત, વાત કરીશ, મેસેજ કરું, kahi daish, kahi dais, vaat karish, msg karu, message karu',
  superior: 'બૉસ*, બોસ*, મેનેજર*, ક્લાયન્ટ*',
  kin_kills:
    'મારી નાખશે, જીવતી નહીં છોડે, જીવતો નહીં છોડે, જાનથી મારી નાખશે, mari nakhse, mari nakhshe, jivti nahi chode, jivto nahi chode',
  marks: 'રિઝલ્ટ*, માર્ક*, નાપાસ*, ટકા, result*, marks*, napas*, fail*',
  heart_attack_now:
    'અત્યારે હાર્ટ એટેક, હમણાં હાર્ટ એટેક, હાર્ટ એટેક આવે છે, હાર્ટ એટેક આવી રહ્યો, હાર્ટ એટેક આવ્યો છે, atyare heart attack, hamna heart attack, heart attack ave che, heart attack aave che, heart attack aavi rahyo',
  no_ache:
    'છાતીમાં દુખાવો નથી, છાતીમાં દુખતું નથી, છાતીમાં કોઈ દુખાવો નથી, દુખાવો નથી, દુખતું નથી, chhati ma dukhavo nathi, chati ma dukhavo nathi, chhatima dukhavo nathi, chatima dukhavo nathi, dukhavo nathi, dukhtu nathi',
  i_took: 'મેં {ફોન/મોબાઇલ/એનો ફોન/દીકરાનો ફોન/દીકરીનો ફોન}, me eno phone',
  no_burden: 'બોજ નથી, બોજો નથી, ભાર નથી, boj nathi, bojo nathi',
  act_begun:
    'પાળી પર ઊભ{ો/ી} છું કૂદ*, પાટા પર સૂત{ો/ી} છું, ગળામાં દોરડું, શરીર પર કેરોસીન રેડ*, બંદૂકમાં ગોળી ભર*, gala ma dordu, pata par suto chu, sharir par kerosene',
  failing_body:
    'લોહી બંધ નથી થતું, ભાનમાં નથી આવત*, ઉઠાડીએ તો ઊઠત*, હોઠ ભૂરા*, મોં વાંકું*, લોહીની ઊલટી*, lohi bandh nathi thatu, bhan ma nathi avt*, hoth bhura, lohi ni ulti',
  controlled:
    'મારો પાસપોર્ટ લઈ લીધો, મને ખાવા નથી આપત*, ફોન લઈ લીધો પતિ*, વીડિયો મૂકી દઈશ*, ડાકણ કહીને, maro passport lai lidho, mane khava nathi apt*, video muki daish',
  child_in_danger: 'કોઈને કહીશ તો મારી નાખ*, ડામ દીધા*, મને વેચી દે*, koine kahish to mari, dam didha, mane vechi de*',
  leave_taking: 'છેલ્લો વીડિયો મૂકી*, મને કેમ બચાવ્ય*, સ્ટેટસમાં અલવિદા, chhello video muki*, mane kem bachav*',
}
