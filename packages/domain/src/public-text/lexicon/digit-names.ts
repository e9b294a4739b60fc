/** Numbers of two digits by name, which Hindi and its neighbours say as one word. */
const wholeTens: Readonly<Record<string, string>> = {
  10: 'दस दहा દસ দশ பத்து పది ಹತ್ತು dus dahaa',
  11: 'ग्यारह अकरा અગિયાર এগারো பதினொன்று పదకొండు ಹನ್ನೊಂದು gyarah',
  12: 'बारह बारा બાર বারো பன்னிரண்டு పన్నెండు ಹನ್ನೆರಡು barah baara',
  20: 'बीस वीस વીસ বিশ কুড়ি இருபது ఇరవై ಇಪ್ಪತ್ತು bees vees',
  21: 'इक्कीस एकवीस એકવીસ একুশ ikkis',
  22: 'बाईस बावीस બાવીસ বাইশ',
  25: 'पच्चीस पंचवीस પચ્ચીસ পঁচিশ pachis',
  30: 'तीस ત્રીસ ত্রিশ முப்பது ముప్పై ಮೂವತ್ತು tees',
  33: 'तैंतीस तेहतीस તેત્રીસ তেত্রিশ',
  40: 'चालीस चाळीस ચાલીસ চল্লিশ நாற்பது నలభై ನಲವತ್ತು chalis',
  44: 'चौवालीस चव्वेचाळीस ચુંમાળીસ চুয়াল্লিশ',
  45: 'पैंतालीस पंचेचाळीस પિસ્તાળીસ পঁয়তাল্লিশ',
  50: 'पचास पन्नास પચાસ পঞ্চাশ ஐம்பது యాభై ಐವತ್ತು pachas pannas',
  55: 'पचपन पंचावन्न પંચાવન পঞ্চান্ন pachpan',
  60: 'साठ સાઠ ষাট அறுபது అరవై ಅರವತ್ತು',
  66: 'छियासठ સાસઠ ছেষট্টি',
  70: 'सत्तर સિત્તેર সত্তর எழுபது డెబ్బై ಎಪ್ಪತ್ತು sattar',
  77: 'सतहत्तर સિત્યોતેર সাতাত্তর',
  80: 'अस्सी ऐंशी એંસી আশি எண்பது ఎనభై ಎಂಬತ್ತು assi',
  88: 'अट्ठासी अठ्ठ्याऐंशी અઠ્યાસી অষ্টআশি',
  90: 'नब्बे नव्वद નેવું নব্বই தொண்ணூறு తొంభై ತೊಂಬತ್ತು nabbe navvad',
  91: 'इक्यानवे एक्याण्णव એકાણું একানব্বই',
  98: 'अट्ठानवे अठ्ठ्याण्णव અઠ્ઠાણું আটানব্বই atthanve',
  99: 'निन्यानवे नव्व्याण्णव નવ્વાણું নিরানব্বই ninyanve',
}

/** Digits by name, in eight languages and in Latin letters: numbers are spelled out to get past a reader of digits. */
export const digitNames: ReadonlyMap<string, string> = new Map([
  ...namesOf([
    'zero shunno shunyo sunno suzhiyam saifar cypher jiro zeero pujjyam oh naught nought shunya shoonya sunya sifar poojyam poojiyam pujyam pujiyam sunna sonne sonni soonya shunyo शून्य ज़ीरो जीरो झिरो शुन्य શૂન્ય ઝીરો শূন্য জিরো பூஜ்யம் பூஜ்ஜியம் பூச்சியம் சைபர் ஜீரோ సున్నా సున్న జీరో ಸೊನ್ನೆ ಶೂನ್ಯ ಜೀರೋ',
    'one won yek onnnu ondhu vondu okate ek akk onnu ondru oru okati okka ondu वन एक એક વન এক ওয়ান ஒன்று ஒண்ணு ஒன்னு ఒకటి వన్ ಒಂದು ಒನ್',
    'two dho renddu reendu eraddu do don dui be rendu irandu eradu टू दो दोन બે ટુ দুই টু இரண்டு ரெண்டு రెండు ಎರಡು ಟೂ',
    'three theen tini munu moonru mudhu mooodu murru teen tin tran trun moonu moondru mundru mudu moodu mooru muru थ्री तीन ત્રણ તીન থ্রি তিন மூன்று மூணு మూడు ಮೂರು',
    'four chyar chari chaari naalgu naangu nalagu naalaku char chaar naalu naangu nalu nangu nalugu naalugu naalku nalku फोर चार ચાર ફોર চার ফোর நான்கு நாலு నాలుగు ನಾಲ್ಕು',
    'five paanc panc pance ainthu aindu ayidu aaidu paanch panch pach paach anju aindhu ainthu aidu aydu फाइव पांच पाँच पाच પાંચ ફાઇવ পাঁচ ফাইভ ஐந்து அஞ்சு ఐదు ಐದು',
    'six chhay choy chey chaha aar aarru chhe chah cheh chha chhah chhoy saha aaru aru सिक्स छह छः छे सहा છ સિક્સ ছয় ছয় সিক্স ஆறு ఆరు ಆರು',
    'seven sath eezhu eelu yezhu saat sat shaat ezhu elu edu yedu yelu सेवन सात સાત સેવન সাত সেভেন ஏழு ఏడు ಏಳು',
    'eight att aatth aatt yettu yenimidi enimidhi aath aat ath ettu enimidi entu yentu एट आठ આઠ એઇટ আট এইট எட்டு ఎనిమిది ಎಂಟು',
    'nine nou noi noyi navv navu nouu ombothu onbadu ombathu tommidhi nau nav noy naw onbadhu onpathu onbathu ombadhu tommidi thommidi ombattu ombathu नाइन नौ नऊ નવ નાઇન নয় নয় নাইন ஒன்பது ஒம்பது తొమ్మిది ಒಂಬತ್ತು',
  ]),
  // Tens as they are said between digits: 'ninety eight' gives 98, 'पचास' 50.
  ...namesOf(['', '', 'twenty', 'thirty', 'forty fourty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety ninty']),
  ...Object.entries(wholeTens).flatMap(([digits, names]) =>
    names.split(' ').map((name): [string, string] => [name.normalize('NFKC'), digits]),
  ),
])

function namesOf(byDigit: readonly string[]): [string, string][] {
  return byDigit.flatMap((names, digit) =>
    names
      .normalize('NFKC')
      .split(' ')
      .filter((name) => name !== '')
      .map((name): [string, string] => [name, String(digit)]),
  )
}

/** What people say between two digits. */
export const fillers: ReadonlySet<string> = new Set(
  'then and after that next again followed by times phir fir aur uske baad nantar mag ani pachhi pachi pacchi ane tarpor tarpar ebong ar apram appuram piragu piraku pinna tarvata tarvatha taruvata nantara amele matte phir फिर और उसके बाद नंतर मग आणि પછી અને ત્યારબાદ তারপর আর এবং பிறகு பின்னர் அப்புறம் மற்றும் తర్వాత తరువాత మరియు ನಂತರ ಆಮೇಲೆ ಮತ್ತು ಮತ್ತೆ'
    .normalize('NFKC')
    .split(' '),
)
