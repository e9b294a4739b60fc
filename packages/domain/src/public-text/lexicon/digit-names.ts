/** Digits by name, in eight languages and in Latin letters: numbers are spelled out to get past a reader of digits. */
export const digitNames: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'zero oh naught nought shunya shoonya sunya sifar poojyam poojiyam pujyam pujiyam sunna sonne sonni soonya shunyo शून्य ज़ीरो जीरो झिरो शुन्य શૂન્ય ઝીરો শূন্য জিরো பூஜ்யம் பூஜ்ஜியம் பூச்சியம் சைபர் ஜீரோ సున్నా సున్న జీరో ಸೊನ್ನೆ ಶೂನ್ಯ ಜೀರೋ',
    'one won ek akk onnu ondru oru okati okka ondu वन एक એક વન এক ওয়ান ஒன்று ஒண்ணு ஒன்னு ఒకటి వన్ ಒಂದು ಒನ್',
    'two do don dui be rendu irandu eradu टू दो दोन બે ટુ দুই টু இரண்டு ரெண்டு రెండు ಎರಡು ಟೂ',
    'three teen tin tran trun moonu moondru mundru mudu moodu mooru muru थ्री तीन ત્રણ તીન থ্রি তিন மூன்று மூணு మూడు ಮೂರು',
    'four char chaar naalu naangu nalu nangu nalugu naalugu naalku nalku फोर चार ચાર ફોર চার ফোর நான்கு நாலு నాలుగు ನಾಲ್ಕು',
    'five paanch panch pach paach anju aindhu ainthu aidu aydu फाइव पांच पाँच पाच પાંચ ફાઇવ পাঁচ ফাইভ ஐந்து அஞ்சு ఐదు ಐದು',
    'six chhe chah cheh chha chhah chhoy saha aaru aru सिक्स छह छः छे सहा છ સિક્સ ছয় ছয় সিক্স ஆறு ఆరు ಆರು',
    'seven saat sat shaat ezhu elu edu yedu yelu सेवन सात સાત સેવન সাত সেভেন ஏழு ఏడు ಏಳು',
    'eight aath aat ath ettu enimidi entu yentu एट आठ આઠ એઇટ আট এইট எட்டு ఎనిమిది ಎಂಟು',
    'nine nau nav noy naw onbadhu onpathu onbathu ombadhu tommidi thommidi ombattu ombathu नाइन नौ नऊ નવ નાઇન নয় নয় নাইন ஒன்பது ஒம்பது తొమ్మిది ಒಂಬತ್ತು',
  ].flatMap((names, digit) =>
    names
      .normalize('NFKC')
      .split(' ')
      .map((name) => [name, String(digit)]),
  ),
)

/** What people say between two digits. */
export const fillers: ReadonlySet<string> = new Set(
  'then and after that next again followed by times phir fir aur uske baad nantar mag ani pachhi pachi pacchi ane tarpor tarpar ebong ar apram appuram piragu piraku pinna tarvata tarvatha taruvata nantara amele matte phir फिर और उसके बाद नंतर मग आणि પછી અને ત્યારબાદ তারপর আর এবং பிறகு பின்னர் அப்புறம் மற்றும் తర్వాత తరువాత మరియు ನಂತರ ಆಮೇಲೆ ಮತ್ತು ಮತ್ತೆ'
    .normalize('NFKC')
    .split(' '),
)
