import type { Lexicon } from './concept'

/**
 * Tamil, written and spoken forms, and the commonest forms in Latin letters. Own compilation; suffixes are covered by
 * stems (`தற்கொலை*`); not yet read by a native speaker.
 */
export const tamil: Lexicon = {
  self: 'நான், எனக்கு, என்னை, என்னால், என்னால, நாங்கள், நாங்க, என்ன, naan, enakku, ennai, ennala, yenakku',
  my: 'என், எனது, என்னோட, என்னுடைய, ennoda',
  myself: 'என்னையே, என்னை நானே, என்ன நானே, ennaiye, ennai naane, enna naane',
  theirself: 'தன்னை, தன்னைத்தானே, தன்னையே',
  other:
    'நாய்*, பூனை*, நண்ப*, தோழி*, அண்ணன்*, தம்பி*, அக்கா*, தங்கை*, அம்மா*, அப்பா*, கணவ*, புருஷ*, மனைவி*, அவன், அவள், அவர், அவங்க, அவனுக்கு, அவளுக்கு, தாத்தா*, பாட்டி*, மாமா*, மாமியார்*, யாரோ, விவசாயி*, மாணவ*, மகள்*, மகன்*, பக்கத்து வீட்டு*, ஒருவர், nanba*, thozhi, annan, thambi, akka, thangachi, amma, appa, kanavan, purushan, pondatti, avan, aval, avanga, thatha, paatti, mama',
  partner:
    'கணவ*, புருஷ*, மனைவி, மாமியார்*, மாமனார்*, காதலன்*, காதலர், நாத்தனார், மாப்பிள்ளை, kanavan, kanavar, purushan, maamiyar, kadhalan, husband*',
  family:
    'அப்பா*, அம்மா*, அண்ணன்*, மாமா*, சித்தப்பா*, சித்தி, பெற்றோர்*, வீட்டில், வீட்டுல, குடும்ப*, appa, amma, annan, mama, chithappa, veetla, veettula, kudumbam',
  elder: 'மாமா*, சித்தப்பா*, ஆசிரியர்*, சார், வாத்தியார், பக்கத்து வீட்டு*, mama, chithappa, sir',
  die: 'சாக, சாவ*, செத்து, செத்துப்*, செத்துட*, செத்துற*, இறக்க, இறந்து, இறந்துவிட*, இறந்துட*, இறந்துப*, மடிய, மரணமடைய, saaga, saava, sethu, sethuda*, irakka, irandhu',
  dead: 'பிணம், pinam',
  death: 'மரணம், மரணத்*, மரண, சாவு, சாவ, saavu, maranam',
  will_die:
    'சாகணும், சாகனும், சாகவேணும், சாகவேண்டும், சாக வேண்டும், சாக வேணும், சாகப்போறேன், சாகப்போகிறேன், சாக போறேன், சாகப் போறேன், சாகப் போகிறேன், சாகலாம், சாவேன், செத்துப்போகணும், செத்து போகணும், செத்துப் போகணும், செத்துடணும், செத்துடலாம், செத்துரலாம், செத்துறலாம், செத்துப்போயிடலாம், செத்துப் போயிடலாம், செத்து போயிடலாம், செத்துப்போகலாம், செத்துடுவேன், செத்துருவேன், செத்துப் போயிடுவேன், செத்துப்போயிடுவேன், செத்திருக்கலாம், செத்துப் போயிருக்கலாம், செத்துப்போயிருக்கலாம், இறக்க வேண்டும், இறந்துவிடலாம், இறந்துடணும், இறந்து விடுவேன், இறந்துவிடுவேன், இறந்துவிட வேண்டும், சாகத் தோணுது, saaganum, saaga poren, saava poren, saagalam, saven, sethudanum, sethudalam, sethuralam, sethu poidalam, sethu poganum, sethupoidalam, sethuduven, sethu poiduven, sethuruven, sethu poirukalam',
  suicide: 'தற்கொல*, ஆத்மஹத்ய*, ஆத்மஹத்தி, சூசைட், ~தற்கொலை, thar kolai, tharkola*',
  suicidal: 'தற்கொலை எண்ணம், தற்கொலை எண்ணங்கள், தற்கொலை உணர்வு',
  intent:
    'உயிரை விட*, உயிரை விட்டு*, உயிர விட*, உயிரை மாய்*, உயிரை முடி*, உயிரை எடுத்து*, உயிரைப் போக்*, உயிரை போக்*, தூக்கு போட்டு*, தூக்குப் போட்டு*, தூக்கில் தொங்க*, தூக்குல தொங்க*, தூக்கு மாட்டி*, கதையை முடி*, உலகத்தை விட்டு*, உலகை விட்டு*, உலகத்த விட்டு*, கடவுளே என்னை எடுத்து*, என்னை எடுத்துக்கோ, என்னை கூட்டிக்கோ, சாவு வரட்டும், சாவு வரணும், uyira vida*, uyirai vida*, uyira vitru*, uyirai vittu*, uyira maai*, uyira maich*, thooku pottu*, thookula thonga*, kadhaya mudi*, ulagatha vittu*, saavu varanum',
  kill: 'கொன்னு*, கொன்று*, கொல்ல*, கொலை, மாய்த்து*, முடித்து*, முடிச்சு*, அழித்து*, konnu*, kolla, kondru*, mudichu*',
  end: 'முடிச்சு*, முடித்து*, முடிக்க*, முடிவு*, மாய்த்து*, மாய்ச்சு*, அழித்து*, mudichu*, mudikka*, mudithu*, mudivu*, maaithu*',
  over: 'முடிஞ்சா, முடியணும், முடியட்டும், நிக்கணும், நிற்க வேண்டும், முடிந்துவிட*, mudiyanum, mudinja, nikkanum',
  life: 'வாழ்க்க*, வாழ்வு*, உயிர்*, vazhkai*, valkai*, uyir*, life ah, life a',
  live: 'uyirod*, வாழ, வாழவே, வாழ்வ*, வாழ்ந்து*, வாழுற*, வாழ்ற*, உயிரோட*, உயிருடன், உயிர்வாழ, வாழணும்*, வாழறது*, இருக்கவே, vaazha, vazhave, vazhnthu, vaazhndhu, vazhanum, vaalanum, vazhra*, vaala mudi*, vaala pudi*, vaala vendam*, venam vaala*, vaala venam*, vaala virup*, vaala aasa*, vaala kaaranam*, vaala thonal*, vaala ishta*',
  cant_live:
    'இருந்து என்ன, irundhu enna, irunthu enna, வாழ முடியாது, வாழ முடியல, வாழ முடியவில்லை, வாழவே முடியல, வாழவே முடியாது, இனி வாழ முடியா*, vaazha mudiyala, vaala mudiyala, vazha mudiyathu, vaazha mudiyadhu, vazhave mudiyala',
  wake: 'எழவே, எழுந்தி*, விழிக்க*, முழிக்க*, கண் விழிக்க*, கண்ணு முழிக்க*, கண் திறக்க*, ezhunthiri*, ezhundhi*, ezhave, muzhikka*, enthiri*, endhiri*',
  born: 'பிறந்த*, பிறக்க*, பொறந்த*, பொறக்க*, piranth*, pirakk*, porandh*, porakka*',
  gone: 'காணாம போ*, காணாமல் போ*, மறைஞ்சு*, மறைந்து*, தொலைஞ்சு*, தொலைந்து போ*, இல்லாம போ*, இல்லாமல் போ*, இல்லாமலே போ*, kaanama po*, maranji*, maranju*, illama po*, tholanju*',
  want: '*ணும், *ணும்னு, *லாம், *லாம்னு, *னும், *anum, *alam, விரும்பு*, ஆசை*, ஆசப்ப*, வேண்டும், வேணும், வேணும்னு, வேண்டும்னு, தோணு*, தோன்று*, தோனு*, போல இருக்கு*, போல் இருக்கு*, மாதிரி இருக்கு*, எண்ண*, நெனச்சி*, நல்லா இருக்கும், நல்லது, மேல், நல்லாயிருக்கும், முடிவு, virumbu*, virumpu*, aasai*, venum, vendum, thonu*, pola iruku, mathiri iruku, maadhiri irukku, nalla irukum, nalladhu',
  wish: 'இருந்திருந்தா, கூடாதா, கூடாது, ஆசை*, koodatha, koodadha',
  better:
    'நல்லா இருக்கும், நல்லது, நல்லாயிருக்கும், நிம்மதி*, சந்தோஷ*, மகிழ்ச்சி*, மேல், பரவாயில்ல*, nalla irukum, nalladhu, nimmadhi*, nimmathi*, sandhosh*, santhosh*',
  think: 'நினைக்க*, நெனைக்கி*, யோசி*, யோசனை, எண்ண*, நினைப்பு, நினைச்ச*, ninaikk*, nenaikk*, yosi*, ennam, nenappu, nenach*',
  obsess: 'எப்பவும், எப்போதும், அடிக்கடி, எப்படி, வழி, eppavum, epovum, adikadi, eppadi, epdi, vazhi',
  plan: 'முடிவு பண்ணி*, முடிவு செய்து*, முடிவெடு*, தயாராக, தயார், திட்ட*, mudivu pann*, mudivu panni*',
  will: 'போறேன், போகிறேன், பண்ணிக்க*, பண்ணிப்*, செய்துகொள்*, செய்து கொள்*, செஞ்சிக்*, செஞ்சுக்*, பண்ண போறேன், பண்ணலாம்*, செய்ய, போட்டுக்க*, poren, pannikka*, panniduven, panna poren, pannalam, senjuk*, seiya, pannanum, பண்ணனும், பண்ணணும், கொள்ள*, விடுவேன்',
  try: 'முயற்சி*, முயன்ற*, muyarchi*, try pann*',
  nahi: 'பிறக்காம*, பொறக்காம*, *வில்லை, *மாட்டேன், *காமல், *காம, pirakkaama*, porakkaama*, இல்லை, இல்ல, இல்லையே, வேண்டாம், வேணாம், வேண்டாம்னு, பிடிக்கவில்லை, பிடிக்கல*, புடிக்கல*, மாட்டேன், விருப்பமில்ல*, விருப்பம் இல்ல*, விரும்பவில்லை, விரும்பல, இஷ்டமில்ல*, ஆசையில்ல*, ஆசை இல்ல*, கூடாது, தோணல*, தோன்றவில்லை, மாட்டேங்குது, வரவில்லை, வரல, வராது, illa, illai, ille, venam, vendam, pidikala, pudikala, maten, mattaen, viruppam illa, ishtam illa, koodathu, koodadhu, thonala, varala',
  cant: 'முடியல*, முடியவில்லை, முடியாது, தாங்கல, தாங்கலை, mudiyala, mudiyalai, mudiyathu, mudiyadhu, mudila, thangala',
  nobody: 'யாரும், யாருக்கும், ஒருத்தரும், எல்லாரும், எல்லோரும், yaarum, yaarukkum, ellarum, ellorum',
  without_me:
    'naan sethuta, நான் இல்லன்னா, நான் இல்லாம, நான் இல்லாமல், நான் இல்லை என்றால், நான் இல்லாட்டி, நான் இல்லேன்னா, நான் இல்லாவிட்டால், நான் போயிட்டா, நான் போனா, நான் செத்தா, நான் செத்தால், நான் இறந்தால், நான் இறந்தா, நான் போன பிறகு, நான் இல்லாதது, naan illana, naan illama, naan illati, naan setha, naan poita',
  tired:
    'வெறுத்து*, வெறுப்பு*, சலித்து*, சலிச்சு*, களைத்து*, அலுத்து*, போதும், வெறுக்கு*, சோர்ந்து*, veruthu*, verupu*, salichu*, pothum, podhum, aluthu*',
  reason: 'அர்த்த*, காரண*, பயன், பிரயோஜன*, பலன், artham*, karanam, payan, prayojan*',
  live_for: 'வாழ எதுவும், வாழ காரணம், வாழ ஒண்ணும்',
  what: 'என்ன, enna, ஏன்',
  why: 'ஏன், எதுக்கு, எதற்கு, yen, edhuku, ethuku',
  everything: 'எல்லாம், எல்லாத்தையும், எல்லாவற்றையும், எல்லாத்தயும், ellam, ellathayum',
  pain: 'வலி*, வேதனை*, vali, valikuthu, valikudhu, vedhanai',
  miss: 'கவலை*, கவலப்ப*, அழ, தேட, kavala*, azha, theda',
  burden: 'பாரம்*, சுமை*, baaram*, sumai*',
  goodbye:
    'கடைசி கடிதம், கடைசிக் கடிதம், கடைசி மெசேஜ், கடைசி செய்தி, கடைசி ராத்திரி, கடைசி இரவு, கடைசி நாள், என் கடைசி, நாளைக்கு நான் இருக்க மாட்டேன், நாளை நான் இருக்க மாட்டேன், நாளைக்கு இருக்க மாட்டேன், இனி என்னை பார்க்க, போய் வருகிறேன் உலக*, kadaisi kaditham, kadaisi kadidham, kadaisi message, kadaisi msg, kadasi message, kadaisi raathiri, naalaiku naan iruka maten, nalaiku iruka maten, en kadaisi',
  forever: 'நிரந்தர*, எப்பவும் எழ*, ஒரேடியா*, என்றென்றும், எழுந்திருக்கவே, எழவே, niranthara*, oredia*, oreyadia',
  sleep: 'தூங்க*, உறங்க*, தூக்கத்தில்*, தூக்கத்துல*, thoonga*, thoongi*, thookathula',
  go_on: 'தாங்க*, சமாளிக்க*, பொறுக்க*, thaanga, samalikk*',
  anymore: 'இனிமேல், இனிமே, இனி, inime, inimel',
  hurt: 'காயப்படு*, துன்புறுத்*, வருத்தி*, சூடு, kaayapadu*',
  cut: 'வெட்டு*, அறுத்து*, அறுக்க*, கீறி*, கிழிச்சு*, vetti*, vettu*, aruthu*, arukka*, keeri*',
  body: 'மணிக்கட்டு*, கையை, கைய, கை நரம்பு*, நரம்ப*, தொடை*, கைகளை, manikattu*, kaiya, kai narambu, narambu*',
  self_harm:
    'என்னை காயப்படுத்*, என்னையே காயப்படுத்*, என்னை நானே காயப்படுத்*, என்னை நானே துன்புறுத்*, என்னையே வெட்டி*, என்னை நானே வெட்டி*, என்னை நானே சுட்டு*, ennai naane kaayapadu*, enna naane kaayapadu*',
  jump: 'குதிக்க*, குதித்து*, குதிச்சு*, விழுந்து, விழ, பாய்ந்து, kudhikk*, kuthikk*, kudhichu*, kuthichu*, vizhunthu',
  height:
    'மாடி*, மொட்டைமாடி*, பாலம்*, பாலத்*, ரயில்*, தண்டவாள*, கிணத்*, கிணற்*, ஆற்றில், ஆத்துல, கடலில், கடல்ல, மேல இருந்து, ட்ரெயின்*, maadi*, mottai maadi*, paalam*, palathula, rail*, thandavala*, kinaru*, kinathula',
  stand: 'நிக்கி*, நிக்குற*, நின்று*, நின்னு*, படுத்தி*, நிற்க*, விளிம்பில், nikkiren, nikkuren, ninnu, nikren',
  hang: 'தூக்கு, தூக்குல, தூக்கில், தொங்க*, thooku, thookula, thonga*',
  noose: 'கயிற்*, கயித்*, kayiru*, kayaru*',
  weapon: 'கத்தி*, பிளேடு*, அரிவாள்*, துப்பாக்கி*, kathi, blade*',
  poison:
    'விஷ*, வெஷம், பூச்சி மருந்து*, பூச்சிக்கொல்லி*, எலி மருந்து*, எலி பேஸ்ட், பினாயில்*, மண்ணெண்ணெய், அரளி, visham*, vishatha, vesham, poochi marundhu*, poochi marunthu*, eli marundhu*, eli marunthu*, phenyl, arali',
  pill: 'மாத்திர*, மருந்து*, தூக்க மாத்திரை*, mathira*, maathra*, marundhu, marunthu, tablet*',
  many: 'நிறைய, நெறைய, அதிக*, எல்லா, முழு*, மொத்த*, பாட்டில், ஸ்ட்ரிப், இருபது, முப்பது, ஐம்பது, பத்து, niraya, neraya, ella, muzhu*, motham, bottle, pathu',
  took: 'சாப்பிட்ட*, சாப்டு*, குடித்த*, குடிச்ச*, விழுங்கி*, முழுங்கி*, போட்டுட்ட*, எடுத்துக்கிட்ட*, போட்டுக்கிட்ட*, saptu*, saptten, sapitten, kudichu*, kudichi*, kudichen, vizhungi*, muzhungi*, potuten',
  take: 'சாப்பிட, சாப்பிடலாம்*, சாப்பிடப், போட்டுக்க*, saapida',
  drink: 'குடிக்க*, குடிச்சு, குடித்து, சாப்பிட, kudikka*, kudichu, saapida',
  get: 'வாங்கி*, வச்சிரு*, வைத்திரு*, கையில், கைல, கட்டி*, vaangi*, vachiru*, vechiru*, kaila, katti*',
  hand: 'கையில், கைல, வச்சிருக்கே*, வைத்திருக்கி*, kaila, vachiruken, vechiruken',
  tonight:
    'இன்று இரவு, இன்னைக்கு ராத்திரி, இன்னிக்கு ராத்திரி, இன்னைக்கு நைட், இன்று மாலை, நாளைக்கு, நாளை, இன்னைக்கே, indru iravu, innaiku night, inniku night, innaiku raathiri, inniku rathiri, naalaiku',
  now: 'இப்போ, இப்போது, இன்று, இன்னைக்கு, ippo, innaiku, inniku',
  again: 'தினமும், தினம், மறுபடி*, திரும்ப*, அடிக்கடி, குடிச்சிட்டு, குடித்துவிட்டு, dhinamum, thinamum, marubadi*, kudichitu',
  chest: 'மார்பு*, நெஞ்ச*, nenju*, nenja*, marbu*',
  breath: 'மூச்சு*, சுவாச*, வியர்வை, moochu*, mochu',
  seizure:
    'ஹார்ட் அட்டாக் வந்த*, ஹார்ட் அட்டாக் வர*, மாரடைப்பு வந்த*, மாரடைப்பு வர*, heart attack var*, heart attack vand*, வலிப்பு வந்*, வலிப்பு வரு*, காக்கா வலிப்பு*, fits vand*, fits vanth*, fits varu*, valippu vand*',
  withdrawal: 'குடியை நிறுத்*, குடிப்பதை நிறுத்*, குடிக்கிறத நிறுத்*, kudiya niruth*',
  severe:
    'கடுமை*, ரொம்ப, மிகவும், பயங்கர*, நடுங்கு*, நடுக்க*, மயக்க*, ரத்த*, இரத்த*, அதிக*, romba, bayangara*, nadungu*, nadukkam, mayakkam, ratham, வாந்தி',
  beat: 'அடிப்ப*, அடிக்கி*, அடித்த*, அடிச்ச*, அடிக்குற*, உதை*, அறைந்*, அறைஞ்ச*, கொடுமை*, சித்திரவதை*, சித்ரவதை*, துன்புறுத்து*, adikkir*, adikuraa*, adichaa*, adippa*, udhai*, arainj*, kodumai*, torture pann*',
  rape: 'கற்பழி*, பாலியல் வன்*, பாலியல் துன்புற*, பாலியல் தொல்லை*, பலாத்கார*, வன்புணர்*, karpazhi*, paaliyal*, balathkar*',
  touch: 'தொடுகிற*, தொடுற*, தொட்ட*, தொடுவ*, கை வைக்கிற*, கை வச்ச*, thodura*, thottan, thottaa, kai vaikira*, kai vech*',
  private:
    'தப்பா, தப்பான*, தவறாக, தவறான*, அந்தரங்க*, வலுக்கட்டாய*, கட்டாயப்படுத்தி உடல், thappa, thappana*, thavara*, andharanga*, bad touch',
  force: 'கட்டாய*, வற்புறுத்*, வலுக்கட்டாய*, இஷ்டம் இல்லாம, kattaya*, varpuruth*, force pann*',
  marry: 'திருமண*, கல்யாண*, கட்டிக்க*, thirumana*, kalyana*',
  dowry: 'வரதட்சணை*, வரதட்சிணை*, varadhatchan*, varathatchan*, varadhakshin*, dowry',
  lock: 'பூட்டி*, அடைத்து*, அடைச்சு*, வெளியே விட*, வெளிய விட*, pooti, poottitu, adaichu*, veliya vida*',
  room: 'அறை*, ரூம்*, வீட்டு*, மாட்டேங்குற*, மாட்டேன்ற*, வைத்திரு*, வச்சிரு*, veetla, veettula, vida matt*, matenra*',
  threaten: 'மிரட்டு*, கொன்னுடுவ*, கொன்றுவிடு*, கொல்லுவேன்*, பயமுறுத்*, mirattu*, konnuduv*, bayamuruth*, blackmail*',
  unsafe: 'பயமா*, பாதுகாப்பு இல்ல*, bayama*, payama*',
  abuse: 'குடும்ப வன்முறை*, வன்முறை*, வன்கொடுமை*, kudumba vanmurai, vanmurai*',
  year: 'வயது, வயசு, வயசாகு*, வயதாகி*, vayasu, vayathu, vayasagu*',
  class: 'வகுப்பு*, கிளாஸ், ஆம் வகுப்பு*, ஆவது, vaguppu*',
  adult: 'ஆசிரியர், மகன்*, மகள்*, பையனுக்கு, சம்பளம், நிமிட*, மணி, வருஷமா, magan, magal, neram',
  upset:
    'பயமா*, அழு*, கஷ்ட*, கவலை*, சோக*, தனியா*, தனிமை*, அடிக்கி*, உதவி, bayama*, azhu*, kashtam*, sogam*, thaniya*, udhavi',
  distress:
    'நம்பிக்கை இல்ல*, நம்பிக்கையே இல்ல*, நம்பிக்கை போ*, நம்பிக்கையிழந்*, விரக்தி*, எதுக்குமே லாயக்கில்ல*, வேறு வழியில்ல*, வழியே இல்ல*, வேற வழி இல்ல*, மனசு உடைஞ்சு*, உடைந்து போ*, தாங்க முடியல*, தாங்க முடியவில்லை, தாங்கவே முடியல*, வெறுமை*, மனச்சோர்வு*, மன அழுத்தத்தில், தோத்துட்ட*, தோற்றுவிட்டேன், அர்த்தமில்ல*, எதுவும் பிடிக்கல*, nambikkai illa*, virakthi*, thanga mudiyala, vazhiye illa, vera vazhi illa, thothuten, artham illa, artham ille',
  panic: 'பதட்டம்*, படபடப்பு*, மூச்சு விட முடியல*, மூச்சு விட முடியவில்லை, padapadappu, padhattam, moochu vida mudiyala',
  past: 'இறந்துவிட்டா*, இறந்துட்டா*, இறந்து விட்டா*, இறந்தார், இறந்தாங்க, செய்துகொண்டா*, செய்து கொண்டா*, பண்ணிக்கிட்டா*, பண்ணிட்டா*, போனார், காலமா*, செத்துட்டா*, செத்துப்போனா*, கடந்த வருட*, போன வருஷ*, வருடம் முன்பு, வருஷம் முன்னாடி, irandhutta*, iranthutta*, panikitta*, kaalama*, setthutta*, pona varusham, sethu pona*',
  news: 'அறிகுறி*, பிஎட்*, சோஷியல் வொர்க்*, arikuri*, பேச்சு போட்டி*, pechu potti*, செய்தி*, பேப்பர்*, படம்*, படத்*, சினிமா*, நாவல்*, கதை*, தொடர்*, சீரியல்*, விவசாயி*, கட்டுரை*, தடுப்பு*, காவல்துறை*, போலீஸ்*, வழக்கு*, நடிகர்*, நடிகை*, விழிப்புணர்வு*, புள்ளிவிவர*, ஆய்வு*, பாட்டு*, seithi*, padam*, padathula, padathil, cinema*, kadhai*, vivasayi*, police*, nadigar*, movie*',
  cause:
    'சிரிச்சு*, சிரித்து*, சிரிப்பு*, பசி*, வெயில*, குளிர்*, வெட்க*, தாகத்*, போர் அடிச்சு, சந்தோஷத்*, sirichu*, siripu*, pasi, pasila, veyil*, kulir*, vetka*',
  thing:
    'போன்*, மொபைல், பேட்டரி*, கொசு*, எலி, கரப்பான்*, செடி*, காய்*, கேக்*, முடி வெட்ட*, மரம், மரத்தை, battery*, kosu*, sedi, kaai*, cake*, mudi vet*',
  task: 'தேர்வு, பரிட்சை*, பரீட்சை*, வேலை*, மீட்டிங்*, velai*, vela',
  place: 'சென்னை*, ஊர்ல, ஊரில், ஊரு*, நகர*, ஹாஸ்டல்*, விடுதி*, வெளிநாட்*, கிராம*, chennai*, oorla, oorula, hostel*, foreign',
  accident: 'தவறுதலா*, சமைக்கும்*, சமையல்*, காய் நறுக்க*, காய்கறி*, விளையாட*, samaikum*, samayal*, vilayad*, kaai',
  pleasant:
    'மழை*, நட்சத்திர*, நிலா*, காற்று*, காத்து*, பட்டம், டீ, ரசித்து*, ரசிச்*, துணி*, படம், போட்டோ*, மேட்ச், கபடி, விளையாட்*, mazhai*, nila*, kaathu, thuni*, நீச்சல்*',
  early: 'சீக்கிர*, காலையில சீக்கிரம், அலாரம்*, மணிக்கு, ஆபீஸ்*, ஸ்கூல், seekiram, manikku, office, college',
  idiom:
    'அம்மா கொன்னு*, அம்மா கொல்லு*, பொண்டாட்டி கொன்னு*, amma konnu*, pondatti konnu*, வேலையில கடைசி நாள்*, ஆபீஸ்ல கடைசி நாள்*, நோட்டீஸ் பீரியட்*, கயிறு கட்டில்*, சிரிச்சு செத்து*, கொல்லுது, கொல்லுறா*, உயிரை வாங்கு*, உயிர வாங்கு*, உயிரை எடுக்கு*, உயிர எடுக்கு*, என் உயிர், உயிர் நண்ப*, உயிர் தோழ*, உயிருக்கு உயிர், உயிர் காப்*, தலை வெட்டி, வெட்டி பேச்சு*, வெட்டியா, கதை அடிக்க*, அரட்டை அடிக்க*, சைட் அடிக்க*, போர் அடிக்கு*, அலாரம் அடிக்க*, வெயில் அடிக்கு*, காத்து அடிக்கு*, சிக்ஸ் அடி*, சிக்ஸர் அடி*, கோல் அடி*, கூத்து அடிக்க*, செத்தேன் டா, செத்தோம், உயிர் போகுது, உயிரே போகுது, தூக்கம் வரல*, தூக்கு டா, bore adikuthu, bore adikudhu, sight adi*, six adi*, kadhai adi*, uyira vaangu*, uyira edukku*, uyir nanba*, en uyir, kolludhu, kolluthu, vetti pechu*, vettiya, sethen da, sethom, thookam varala, mass kaati',
  aged: 'வயது, வயசு, vayasu',
  only_way: 'தவிர, ஒரே வழி, தான் வழி, தான் ஒரே, thavira, ore vazhi, ore vali, than vazhi',
  earth: 'உலக*, ulaga*',
  remain: 'இருக்க, வாழ, iruka',
  unwanted: 'வேண்டாம், வேணாம், வேண்டாம்னு, vendam, venam',
  what_for: 'என்ன, enna',
  torment: 'வீண், வேஸ்ட், தண்டனை*, நரக*, thandanai*, naragam',
  lacking: 'இல்லாம, இல்லாமல், illama, illaama, illamal',
  formerly: 'முன்னாடி, முன்ன, முன்பு, வருஷம் முன்ன*, முன்னால, munnadi, munna, munbu',
  recovered:
    'நல்லா இருக்கேன்*, சந்தோஷமா*, பெயிண்டிங்*, நிம்மதியா இருக்கேன்*, nalla iruken, nalla irukken, sandhoshama, santhosama, happy ah iruken',
  baby: 'குழந்தைய, குழந்தையை, kuzhandhaiya',
}
