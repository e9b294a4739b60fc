import { tablesOf } from '../../../replies/word-tables'

/** What is told of violence between one's parents: lists of phrases as `parsePhrases` reads them. */
export type ParentsWords = {
  /** 'Papa hits my mother', 'mummy ko maarte hain'. */
  beaten: string
  /** 'He does not hit her'. */
  notBeaten: string
  /** 'And me too'. */
  meToo: string
  /** 'How do I save my mother?' */
  protect: string
}

const fathers = 'papa|dad|daddy|father|appa|stepfather|stepdad|baba|nanna|abbu'
const mothers = 'mom|mum|mummy|mother|amma|maa|mama|aai|mommy|ammi|stepmother'
const hits =
  'hits|beats|hit|beat|slaps|slapped|kicks|kicked|beating|hitting|punches|punched|attacked|attacks|threatens|strangled|choked|choking|thrashes|thrashed|abuses|pushed|pushes'

/** Not yet read by native speakers outside English. Latin letters stand beside each script. */
export const parentsTables = tablesOf<ParentsWords>({
  english: {
    beaten: `${fathers}|he ${hits} my|our|his ${mothers}|wife, ${fathers}|he ${hits} ${mothers}, ${fathers} always|often|again|daily|drinks|drunk|gets|comes|was|is|started|keeps .. ${hits} .. ${mothers}, ${mothers} ${hits} .. ${fathers}, ${mothers} .. beaten|hit by .. ${fathers}, parents hit|hits|beat|beats|hurt|hitting|beating .. each|other, violent|violence .. to|towards|with|against .. ${mothers}, raised his hand .. ${mothers}, going|went|tried to hit|beat .. ${mothers}`,
    notBeaten: `never|not|doesnt|dont|didnt ${hits}`,
    meToo: 'me too|also, hits|beats|hit|beat me, and me, both of us, my mother|mom|mummy|amma and i|me',
    protect: `save|protect|help|rescue .. my|her|${mothers}, stop him|papa|dad|father, what can|should i do .. her|${mothers}|them`,
  },
  latinHindi: {
    beaten:
      'mummy|mumy|mumma|maa|ma|ammi|mom|mata ko maara|maare|maarte|maarta|maarti|mara|mare|marte|marta|marti|peet*|pit*|thappad|dhakka|laat, mummy|mumy|mumma|maa|ma|ammi|mom ko bahut|roz|roj|phir|fir|hamesha|daily|aaj|kal|bhi|buri maara|maare|maarte|maarta|maarti|mara|mare|marte|marta|marti|peet*|pit*|thappad, papa|pitaji|pita|baap|abbu|baba|sautele .. mummy|mumma|maa|ma|ammi|mom ko .. gali|gaali|dhamk*|maara|maare|maarte|maarta|maarti|peet*, mummy|maa|ammi papa|abbu ko maara|maare|maarte|maarta|maarti|peet*',
    notBeaten:
      'nahi|nhi maara|maare|maarte|maarta|maarti|mara|mare|marte|marta|marti|peet*|pit*, maara|maare|maarte|maarta|maarti|mara|mare|marte|marta|marti|peet*|pit* nahi|nhi',
    meToo:
      'mujhe|muje|mereko|mujhko bhi, aur mujhe|muje|mereko|mujhko, mujhe|muje maara|maare|maarte|maarta|maarti|peet*, ham|hum dono ko',
    protect:
      'mummy|maa|ma|ammi|mom|unko|unhe ko bacha*|bachau, mummy|maa|ma|ammi|mom|unko|unhe ko kaise|kese bacha*, mummy|maa|unko|unhe kaise|kese bacha*, mummy|maa|ma|ammi|mom|unko|unhe bacha*, papa|unko ko kaise rok*, papa|unko kaise rok*',
  },
  hindi: {
    beaten:
      'माँ|मां|मम्मी|अम्मी|माता को मार*|पीट*|थप्पड़|धक्का|लात, माँ|मां|मम्मी|अम्मी को बहुत|रोज़|रोज|फिर|हमेशा|आज|कल|भी|बुरी मार*|पीट*|थप्पड़, पापा|पिताजी|पिता|बाप|अब्बू|बाबा .. माँ|मां|मम्मी|अम्मी को .. गाली|गालियाँ|धमक*|मार*|पीट*, माँ|मां|मम्मी पापा को मार*|पीट*',
    notBeaten: 'नहीं मार*|पीट*, मार*|पीट* नहीं',
    meToo: 'मुझे|मुझको भी, और मुझे|मुझको, मुझे|मुझको मार*|पीट*, हम दोनों को',
    protect:
      'माँ|मां|मम्मी|अम्मी|उनको|उन्हें को बचा*, माँ|मां|मम्मी|अम्मी को कैसे बचा*, उनको|उन्हें कैसे बचा*, माँ|मां|मम्मी|अम्मी|उनको|उन्हें बचा*, पापा को कैसे रोक*',
  },
  marathi: {
    beaten:
      'आईला|मम्मीला|आईवर|मम्मीवर मार*|मारहाण*|ढकल*|हात, आईला|मम्मीला खूप|रोज|पुन्हा|परत|पण|नेहमी मार*|मारहाण*, बाबा|वडील|पप्पा .. आईला|मम्मीला .. शिवी*|शिव्या*|धमक*|मार*, aaila|aila|mummyla mar*|marhan*|dhakal*, aaila|aila|mummyla khup|roj|parat|nehmi mar*, baba|vadil|pappa .. aaila|aila|mummyla .. shiv*|dhamk*|mar*',
    notBeaten: 'मार* नाही*, मार* नाहीत, mar* nahi*',
    meToo: 'मलाही|मला पण, मलाही, आणि मला, आम्हाला दोघांना, malahi, mala pan, ani mala',
    protect:
      'आईला|मम्मीला कसं|कसे|कशी वाचव*, आईला|मम्मीला वाचव*, बाबांना कसं थांबव*, aaila|mummyla kasa|kase|kashi vachav*, aaila vachav*',
  },
  gujarati: {
    beaten:
      'મમ્મીને|માને|બાને|મમ્મી માર*|ધક્કો|થપ્પડ, મમ્મીને|માને|બાને બહુ|રોજ|ફરી|પણ|ખૂબ માર*, પપ્પા|બાપા|પિતા .. મમ્મીને|માને|બાને .. ગાળ*|ધમક*|માર*, mummyne|mammine|maane mar*|dhakko|thappad, mummyne|mammine bahu|roj|fari|khub mar*, pappa|papa .. mummyne|mammine|mummy .. gal*|gaal*|dhamk*|mar*',
    notBeaten: 'માર* નથી, mar* nathi',
    meToo: 'મને પણ, અને મને, અમને બંનેને, mane pan, ane mane',
    protect:
      'મમ્મીને|માને|બાને કેવી|કેમ બચાવ*, મમ્મીને|માને બચાવ*, પપ્પાને કેવી રોક*, mummyne|mammine kem|kevi bachav*, mummyne bachav*',
  },
  bengali: {
    beaten:
      'মাকে|আম্মুকে|আম্মাকে মার*|পেটা*|পেটায়|পিট*|চড়*|ধাক্কা*, মাকে|আম্মুকে|আম্মাকে খুব|রোজ|আবার|প্রতিদিন|সবসময়|ধরে মার*|পেটা*|পিট*, বাবা|আব্বু|আব্বা .. মাকে|আম্মুকে .. গালি*|গালাগাল*|হুমকি*|মার*, make|maake|ammuke mar*|peta*|pita*|chor*|dhakka*, make|maake|ammuke khub|roj|abar|protidin mar*|peta*, baba|abbu .. make|maake|ammuke .. gali*|galagal*|humki*|mar*',
    notBeaten: 'মার* না|নি, পেটায় না, mare na|ni, mareni',
    meToo: 'আমাকেও, আর আমাকে, আমাদের দুজনকে, amakeo, ar amake',
    protect:
      'মাকে|আম্মুকে কীভাবে|কিভাবে|কেমনে বাঁচা*, মাকে|আম্মুকে বাঁচা*|বাঁচাব, বাবাকে কীভাবে থামা*, make|ammuke kibhabe|kemne bacha*, make bacha*',
  },
  tamil: {
    beaten:
      'அம்மாவ|அம்மாவை|அம்மாவைப்|அம்மாவையே அடிக்*|அடிச்*|அடிப்*|அடித்*|அடி*|ஒதைக்*|உதைக்*|தள்ளி*, அம்மாவ|அம்மாவை ரொம்ப|தினமும்|எப்பவும்|போட்டு|மறுபடி|குடிச்சிட்டு அடிக்*|அடிச்*|அடிப்*|அடித்*, அப்பா .. அம்மாவ|அம்மாவை .. திட்டு*|திட்ட*|மிரட்டு*|அடி*, ammava|ammavai|ammavae adik*|adich*|adip*|othai*|odhai*|thalli*, ammava|ammavai romba|daily|dinamum|pottu|marupadi|kudichitu adik*|adich*|adip*, appa .. ammava|ammavai .. thittu*|mirattu*|adi*',
    notBeaten: 'அடிக்கல*, அடிக்கவில்லை, அடிக்கமாட்ட*, அடிக்கிறதில்ல*, adikala*, adikkala*, adikamat*',
    meToo: 'என்னையும், என்னயும், எங்க ரெண்டு பேரையும், ennaiyum, ennayum',
    protect:
      'அம்மாவ|அம்மாவை எப்படி|எப்டி காப்பாத்*, அம்மாவ|அம்மாவை காப்பாத்*, அப்பாவ எப்படி நிறுத்*, ammava|ammavai eppadi|epdi kapath*|kaapath*, ammava kapath*|kaapath*',
  },
  telugu: {
    beaten:
      'అమ్మని|అమ్మను|అమ్మనే కొట్టు*|కొట్టా*|కొట్టి*|కొడు*|కొడత*|తన్ను*|తన్ని*, అమ్మని|అమ్మను రోజూ|చాలా|బాగా|మళ్ళీ|మళ్లీ|తాగి కొట్టు*|కొడు*|కొట్టా*|కొడత*, నాన్న .. అమ్మని|అమ్మను .. తిడు*|తిట్టు*|బెదిరి*|కొ*, ammani|ammanu kottu*|kotta*|kotti*|kodu*|kodat*|tannu*, ammani|ammanu roju|chala|baga|malli|tagi|thagi kottu*|kodu*|kotta*|kodat*, nanna .. ammani|ammanu .. tidu*|tittu*|bediri*|kodu*|kottu*',
    notBeaten: 'కొట్టలేదు, కొట్టడు, కొట్టరు, కొట్టట్లేదు, kottaledu, kottadu, kottaru',
    meToo: 'నన్ను కూడా, నన్నూ, మా ఇద్దరినీ, nannu kuda, nannu kooda',
    protect:
      'అమ్మని|అమ్మను ఎలా కాపాడ*|రక్షించ*, అమ్మని|అమ్మను కాపాడ*, నాన్నని ఎలా ఆప*, ammani|ammanu ela kapad*|kaapad*, ammani kapad*|kaapad*',
  },
  kannada: {
    beaten:
      'ಅಮ್ಮನ|ಅಮ್ಮನ್ನ|ಅಮ್ಮಂಗೆ|ಅಮ್ಮನಿಗೆ|ಅಮ್ಮನನ್ನು|ತಾಯಿಗೆ ಹೊಡೆ*|ಹೊಡೀ*|ಹೊಡಿ*|ಹೊಡ್*|ಬಡಿ*|ಒದೆ*|ಒದೀ*, ಅಮ್ಮಂಗೆ|ಅಮ್ಮನಿಗೆ|ಅಮ್ಮನ|ಅಮ್ಮನ್ನ ದಿನಾ|ತುಂಬಾ|ಯಾವಾಗಲೂ|ಮತ್ತೆ|ಕುಡಿದು|ಕುಡ್ದು ಹೊಡೆ*|ಹೊಡೀ*|ಹೊಡಿ*|ಹೊಡ್*, ಅಪ್ಪ .. ಅಮ್ಮಂಗೆ|ಅಮ್ಮನಿಗೆ|ಅಮ್ಮನ .. ಬೈತ*|ಬೈಯ*|ಬೆದರಿ*|ಹೆದರಿ*|ಹೊಡೆ*, ammange|ammanige|ammana|ammanna hode*|hodi*|hodit*|hodd*|badi*, ammange|ammanige|ammana dina|tumba|yavaglu|matte|kudidu hode*|hodi*|hodd*, appa .. ammange|ammanige|ammana .. bait*|baiy*|bedari*|hedari*|hod*',
    notBeaten: 'ಹೊಡೆಯಲ್ಲ, ಹೊಡೆದಿಲ್ಲ, ಹೊಡೀತಿಲ್ಲ, ಹೊಡಿಯಲ್ಲ, hodeyalla, hodedilla, hodiyalla',
    meToo: 'ನನಗೂ, ನಂಗೂ, ನನ್ನೂ, ನಮ್ಮಿಬ್ಬರಿಗೂ, nanagu, nangu, nannu kuda',
    protect:
      'ಅಮ್ಮನ|ಅಮ್ಮನ್ನ|ಅಮ್ಮನನ್ನು ಹೇಗೆ|ಹೆಂಗೆ ಕಾಪಾಡ*|ಉಳಿಸ*, ಅಮ್ಮನ|ಅಮ್ಮನ್ನ ಕಾಪಾಡ*, ಅಪ್ಪನ ಹೇಗೆ ತಡೆ*, ammana|ammanna hege|henge kapad*|kaapad*, ammana kapad*|kaapad*',
  },
})
