import type { ToolId } from '@maitri/contracts'
import type { Language } from '@maitri/domain'

/** What people look for when they look for a tool. */
export const toolNeedIds = [
  'panic',
  'anxiety',
  'stress',
  'relax',
  'sleep',
  'anger',
  'sadness',
  'loneliness',
  'focus',
  'gratitude',
  'worry',
  'exam',
  'body',
  'tired',
  'boredom',
  'breath',
  'self_doubt',
  'meditation',
] as const

export type ToolNeedId = (typeof toolNeedIds)[number]

type ToolNeed = {
  /** What answers it, best first. */
  tools: readonly ToolId[]
  /** Beginnings of the words that people use for it, parted by spaces: 'anxi' stands for anxious and anxiety. */
  words: Record<Language, string>
}

/**
 * Natural words for each need. People type any language under any interface, and Hindi in Latin letters, so that a search reads all of them.
 * A word is a beginning: endings differ in every one of these languages.
 */
export const toolNeeds: Record<ToolNeedId, ToolNeed> = {
  panic: {
    tools: ['paanch-indriya', 'saans'],
    words: {
      en: 'panic attack freak ghabra ghabhra bechain',
      hi: 'पैनिक घबरा बेचैन',
      kn: 'ಗಾಬರಿ ಪ್ಯಾನಿಕ್ ದಿಗಿಲು',
      te: 'గాభరా కంగారు ప్యానిక్',
      ta: 'பீதி படபட பேனிக்',
      mr: 'पॅनिक घाबर कासावीस',
      gu: 'ગભરા પેનિક બેચેન',
      bn: 'আতঙ্ক ভয় প্যানিক ঘাবড়',
    },
  },
  anxiety: {
    tools: ['saans', 'paanch-indriya', 'vichaar', 'chinta-dabba', 'bhramari'],
    words: {
      en: 'anxi nervous uneasy afraid scared fear darr dara udvignata',
      hi: 'घबराहट डर बेचैनी एंग्जायटी उद्विग्न',
      kn: 'ಆತಂಕ ಭಯ ಹೆದರಿಕೆ ಕಳವಳ',
      te: 'ఆందోళన భయం భయ బెరుకు',
      ta: 'பதற்ற பதட்ட பயம் பய அச்சம்',
      mr: 'घाबरेपण भीती अस्वस्थ धास्ती',
      gu: 'ગભરાટ ડર બીક અજંપો',
      bn: 'উদ্বেগ ভয় অস্থির ঘাবড়ানো',
    },
  },
  stress: {
    tools: ['saans', 'muscle-release', 'bhramari', 'yoga-nidra', 'kolam-studio'],
    words: {
      en: 'stress pressure tense tension burnout overwhelm tanav tanaav',
      hi: 'तनाव टेंशन दबाव स्ट्रेस परेशान',
      kn: 'ಒತ್ತಡ ಟೆನ್ಶನ್ ಸ್ಟ್ರೆಸ್',
      te: 'ఒత్తిడి టెన్షన్ స్ట్రెస్',
      ta: 'அழுத்த டென்ஷன் ஸ்ட்ரெஸ் இறுக்க',
      mr: 'ताण टेन्शन दडपण स्ट्रेस',
      gu: 'તણાવ ટેન્શન દબાણ સ્ટ્રેસ',
      bn: 'চাপ টেনশন স্ট্রেস',
    },
  },
  relax: {
    tools: ['muscle-release', 'yoga-nidra', 'saans', 'bhramari', 'kolam-studio'],
    words: {
      en: 'relax calm rest peace unwind chill sukoon shanti aaram',
      hi: 'आराम शांत सुकून चैन रिलैक्स',
      kn: 'ವಿಶ್ರಾಂತಿ ಶಾಂತ ನೆಮ್ಮದಿ ಸಮಾಧಾನ ಆರಾಮ',
      te: 'విశ్రాంతి ప్రశాంత నెమ్మది రిలాక్స్ హాయి',
      ta: 'ஓய்வு அமைதி நிம்மதி ரிலாக்ஸ்',
      mr: 'आराम शांत निवांत विश्रांती',
      gu: 'આરામ શાંત નિરાંત હળવા',
      bn: 'আরাম শান্ত বিশ্রাম স্বস্তি',
    },
  },
  sleep: {
    tools: ['yoga-nidra', 'muscle-release', 'chinta-dabba', 'saans'],
    words: {
      en: 'sleep insomnia awake bedtime night neend nind',
      hi: 'नींद सोना सोने अनिद्रा रात',
      kn: 'ನಿದ್ದೆ ನಿದ್ರೆ ಮಲಗ ರಾತ್ರಿ',
      te: 'నిద్ర పడుకో రాత్రి',
      ta: 'தூக்க உறக்க தூங்க இரவு',
      mr: 'झोप निद्रा रात्री',
      gu: 'ઊંઘ નિદ્રા સૂવ રાત',
      bn: 'ঘুম অনিদ্রা রাতে',
    },
  },
  anger: {
    tools: ['saans', 'muscle-release', 'paanch-indriya', 'vichaar'],
    words: {
      en: 'anger angry rage irritat frustrat fight gussa krodh',
      hi: 'गुस्सा गुस्से ग़ुस्सा क्रोध चिड़चिड़ झगड़',
      kn: 'ಕೋಪ ಸಿಟ್ಟು ರೇಗ ಜಗಳ',
      te: 'కోపం కోప చిరాకు గొడవ',
      ta: 'கோப எரிச்சல் சண்டை',
      mr: 'राग चिडचिड संताप भांडण',
      gu: 'ગુસ્સો ગુસ્સા ક્રોધ ચીડ ઝઘડ',
      bn: 'রাগ ক্রোধ বিরক্ত ঝগড়া',
    },
  },
  sadness: {
    tools: ['chhota-kadam', 'vichaar', 'sach-ya-mithya', 'kolam-studio'],
    words: {
      en: 'sad low cry depress unhapp hopeless grief heartbr empty numb dukhi udaas',
      hi: 'उदास दुख दुःख रोना मायूस निराश',
      kn: 'ದುಃಖ ಬೇಸರ ಅಳು ಖಿನ್ನ ನಿರಾಶೆ',
      te: 'బాధ దుఃఖ ఏడుపు దిగులు నిరాశ',
      ta: 'சோக துக்க அழுகை மனச்சோர்வு வருத்த',
      mr: 'उदास दुःख दुख रडू निराश',
      gu: 'ઉદાસ દુઃખ દુખ રડ નિરાશ',
      bn: 'দুঃখ মনখারাপ খারাপ কান্না বিষণ্ণ হতাশ',
    },
  },
  loneliness: {
    tools: ['chhota-kadam', 'sach-ya-mithya'],
    words: {
      en: 'lonel alone isolat friend akela akeli',
      hi: 'अकेला अकेली अकेलापन तन्हा',
      kn: 'ಒಂಟಿ ಏಕಾಂಗಿ',
      te: 'ఒంటరి ఏకాకి',
      ta: 'தனிமை தனியாக',
      mr: 'एकट एकाकी',
      gu: 'એકલ એકાકી',
      bn: 'একা নিঃসঙ্গ',
    },
  },
  focus: {
    tools: ['path-of-lamps', 'jaali', 'saans'],
    words: {
      en: 'focus concentrat attention distract memory study dhyan',
      hi: 'ध्यान एकाग्र फ़ोकस याददाश्त',
      kn: 'ಗಮನ ಏಕಾಗ್ರ ಫೋಕಸ್ ನೆನಪು',
      te: 'ఏకాగ్రత ధ్యాస శ్రద్ధ ఫోకస్ జ్ఞాపక',
      ta: 'கவன ஒருமுக நினைவ',
      mr: 'लक्ष एकाग्र फोकस स्मरण',
      gu: 'ધ્યાન એકાગ્ર ફોકસ યાદ',
      bn: 'মনোযোগ একাগ্র ফোকাস স্মৃতি',
    },
  },
  gratitude: {
    tools: ['sach-ya-mithya', 'chhota-kadam'],
    words: {
      en: 'grat thank bless appreciat happy joy positive shukr aabhaar',
      hi: 'आभार कृतज्ञ शुक्र ख़ुश खुश धन्यवाद',
      kn: 'ಕೃತಜ್ಞ ಧನ್ಯ ಸಂತೋಷ ಖುಷಿ',
      te: 'కృతజ్ఞ ధన్యవాద సంతోష ఆనంద',
      ta: 'நன்றி மகிழ்ச்சி சந்தோஷ',
      mr: 'कृतज्ञ आभार आनंद धन्यवाद',
      gu: 'કૃતજ્ઞ આભાર આનંદ ખુશ',
      bn: 'কৃতজ্ঞ ধন্যবাদ আনন্দ খুশি',
    },
  },
  worry: {
    tools: ['chinta-dabba', 'vichaar', 'saans'],
    words: {
      en: 'worr overthink racing thought fikar chinta',
      hi: 'चिंता चिन्ता फ़िक्र फिक्र विचार सोच',
      kn: 'ಚಿಂತೆ ಯೋಚನೆ ಆಲೋಚನೆ',
      te: 'చింత బెంగ ఆలోచన',
      ta: 'கவலை யோசனை சிந்தனை எண்ண',
      mr: 'चिंता काळजी विचार',
      gu: 'ચિંતા ફિકર વિચાર',
      bn: 'চিন্তা দুশ্চিন্তা ভাবনা',
    },
  },
  exam: {
    tools: ['saans', 'path-of-lamps', 'paanch-indriya', 'chinta-dabba'],
    words: {
      en: 'exam interview test result pariksha paper',
      hi: 'परीक्षा इम्तिहान इंटरव्यू एग्ज़ाम पढ़ाई',
      kn: 'ಪರೀಕ್ಷೆ ಸಂದರ್ಶನ ಓದು',
      te: 'పరీక్ష ఇంటర్వ్యూ చదువు',
      ta: 'தேர்வு பரீட்சை நேர்காணல் படிப்பு',
      mr: 'परीक्षा मुलाखत अभ्यास',
      gu: 'પરીક્ષા ઇન્ટરવ્યૂ ભણ',
      bn: 'পরীক্ষা ইন্টারভিউ পড়া',
    },
  },
  body: {
    tools: ['muscle-release', 'yoga-nidra', 'paanch-indriya'],
    words: {
      en: 'body pain ache headache stiff muscle shoulder neck back badan dard',
      hi: 'शरीर बदन दर्द अकड़न कंधे',
      kn: 'ದೇಹ ಮೈ ನೋವು ಭುಜ',
      te: 'శరీర ఒళ్లు నొప్పి భుజ',
      ta: 'உடல் வலி தோள் கழுத்து',
      mr: 'शरीर अंग दुखणं दुखत खांदे',
      gu: 'શરીર દુખાવો દુખે ખભા',
      bn: 'শরীর ব্যথা কাঁধ ঘাড়',
    },
  },
  tired: {
    tools: ['yoga-nidra', 'muscle-release', 'chhota-kadam'],
    words: {
      en: 'tired exhaust fatigue energy weak motivat lazy thak',
      hi: 'थक थकान ऊर्जा सुस्ती',
      kn: 'ಆಯಾಸ ದಣಿವು ಸುಸ್ತು ಶಕ್ತಿ',
      te: 'అలసట నీరసం ఓపిక శక్తి',
      ta: 'களைப்பு சோர்வு அசதி சக்தி',
      mr: 'थकवा दमल दमणं ऊर्जा',
      gu: 'થાક ઊર્જા સુસ્તી',
      bn: 'ক্লান্ত অবসাদ শক্তি',
    },
  },
  boredom: {
    tools: ['jaali', 'kolam-studio', 'path-of-lamps', 'sach-ya-mithya'],
    words: {
      en: 'bore game play fun draw art puzzle distraction khel',
      hi: 'ऊब बोर खेल चित्र पहेली',
      kn: 'ಬೋರು ಬೋರ್ ಆಟ ಚಿತ್ರ ಒಗಟು',
      te: 'విసుగు బోర్ ఆట బొమ్మ పజిల్',
      ta: 'சலிப்பு போர் விளையாட்டு ஓவிய புதிர்',
      mr: 'कंटाळा बोर खेळ चित्र कोडं',
      gu: 'કંટાળો બોર રમત ચિત્ર કોયડો',
      bn: 'একঘেয়ে বোর খেলা ছবি ধাঁধা',
    },
  },
  breath: {
    tools: ['saans', 'bhramari'],
    words: {
      en: 'breath pranayam inhale swas shwas',
      hi: 'साँस सांस श्वास प्राणायाम',
      kn: 'ಉಸಿರು ಶ್ವಾಸ ಪ್ರಾಣಾಯಾಮ',
      te: 'ఊపిరి శ్వాస ప్రాణాయామ',
      ta: 'மூச்சு சுவாச பிராணாயாம',
      mr: 'श्वास प्राणायाम',
      gu: 'શ્વાસ પ્રાણાયામ',
      bn: 'শ্বাস প্রাণায়াম নিঃশ্বাস',
    },
  },
  self_doubt: {
    tools: ['vichaar', 'sach-ya-mithya', 'chhota-kadam'],
    words: {
      en: 'guilt shame asham doubt confiden worthless esteem failure negative',
      hi: 'शर्म ग्लानि अपराध आत्मविश्वास नाकाम',
      kn: 'ನಾಚಿಕೆ ಅಪರಾಧ ಆತ್ಮವಿಶ್ವಾಸ ಸೋಲು',
      te: 'సిగ్గు అపరాధ ఆత్మవిశ్వాస ఓటమి',
      ta: 'வெட்க குற்ற தன்னம்பிக்கை தோல்வி',
      mr: 'लाज अपराध आत्मविश्वास अपयश',
      gu: 'શરમ અપરાધ આત્મવિશ્વાસ નિષ્ફળ',
      bn: 'লজ্জা অপরাধ আত্মবিশ্বাস ব্যর্থ',
    },
  },
  meditation: {
    tools: ['yoga-nidra', 'path-of-lamps', 'bhramari', 'saans'],
    words: {
      en: 'medit mindful yoga trance awareness dhyaan',
      hi: 'ध्यान योग मेडिटेशन',
      kn: 'ಧ್ಯಾನ ಯೋಗ',
      te: 'ధ్యాన యోగా',
      ta: 'தியான யோகா',
      mr: 'ध्यान योग',
      gu: 'ધ્યાન યોગ',
      bn: 'ধ্যান যোগ',
    },
  },
}
