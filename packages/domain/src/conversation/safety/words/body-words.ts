import { tablesOf } from '../../../replies/word-tables'

/** What tells of a body after something was taken: lists of phrases as `parsePhrases` reads them. */
export type BodyWords = {
  /** 'I feel sleepy', 'I threw up': no sound answer to 'awake and breathing normally'. */
  unwell: string
  /** 'Twenty minutes ago', 'many', 'the whole strip': it was taken. */
  taken: string
}

/** Not yet read by native speakers outside English. Latin letters stand beside each script. */
export const bodyTables = tablesOf<BodyWords>({
  english: {
    unwell:
      'sleepy, drowsy, dizzy, vomiting, vomited, throwing up, threw up, faint, fainting, numb, shivering, slurring, head is spinning, cant stay|keep awake|up, cant breathe, hard|difficult to breathe, eyes .. closing, stomach pain|hurts|burning, feel|feeling sick|weird|strange|heavy|weak',
    taken:
      'minutes|mins|min|hour|hours ago|back, just now, half|full|whole|entire|one strip|packet|bottle, all of them|it, so|too many, many of them, =many, =a lot, this morning, last night',
  },
  latinHindi: {
    unwell:
      'neend aa rahi|rha|raha|rhi, chakkar aa*, ulti ho*|aa*|kar*|ki, sar|sir ghoom*|ghum*, saans nahi|phool*, aankhe|ankhe band ho*, pet me|mein dard|jalan, ajeeb lag*, hosh nahi, kamzori',
    taken:
      'minute|minat|ghante|ghanta pehle|phle|ho gaye|hue, abhi abhi, poora|pura|aadha|adha patta|packet|strip|bottle, bahut saari|sari, sari|saari ki sari|saari, =bahut, kal raat|rat, subah khayi|khai',
  },
  hindi: {
    unwell:
      'नींद आ रही|रहा, नींद सी, चक्कर आ*, उल्टी हो*|आ*|कर*|की, सिर|सर घूम*, साँस|सांस नहीं|फूल*, आँखें|आंखें बंद हो*, पेट में दर्द|जलन, अजीब लग*, होश नहीं, कमज़ोरी|कमजोरी',
    taken:
      'मिनट|घंटे|घंटा पहले, अभी अभी, पूरा|आधा पत्ता|पैकेट|शीशी, पूरी|आधी शीशी|बोतल, बहुत सारी, सारी की सारी, =बहुत, कल रात, सुबह खाई',
  },
  marathi: {
    unwell:
      'झोप येत*, गुंगी, चक्कर येत*|आली, उलटी|उलट्या होत*|झाली|झाल्या|येत*, डोकं गरगर*|फिरत*, श्वास घेता येत, डोळे मिटत*|बंद होत*, पोटात दुखत*|जळजळ*, विचित्र वाटत*|वाटतंय, jhop yet*, gungi, chakkar yet*|ali, ulti hot*|zali|jhali|yet*, doka garagar*|firat*, dole mitat*, potat dukhat*',
    taken:
      'मिनिटांपूर्वी, मिनिटं|तास झाली|झाले, तासापूर्वी, आत्ताच, पूर्ण|अख्खी|अर्धी स्ट्रिप|पाकीट|बाटली, खूप साऱ्या, सगळ्या गोळ्या, काल रात्री, minitapurvi, minute|taas zali|zale|jhale, attach, akkhi|purna|ardhi strip|pakit|batli, khup sarya, kal ratri',
  },
  gujarati: {
    unwell:
      'ઊંઘ|ઉંઘ આવે|આવી, ઘેન, ચક્કર આવે|આવ્યા|આવી, ઊલટી|ઉલટી થઈ|થાય|થઇ|કરી|આવે, માથું ફરે|ભમે, શ્વાસ નથી લેવા*, આંખો બંધ|મીંચા*, પેટમાં દુખે|બળે|બળતરા, અજીબ લાગે, ungh|oongh ave|aave|avi, chakkar ave|aave|avya, ulti thai|thay|ave|kari, mathu fare|bhame, ankho bandh, petma dukhe|bale',
    taken:
      'મિનિટ|કલાક પહેલાં|પહેલા, હમણાં જ, આખી|અડધી સ્ટ્રિપ|શીશી|બોટલ, આખું|અડધું પેકેટ, ઘણી બધી, બધી ગોળીઓ, કાલે રાતે|રાત્રે, minit|minute|kalak pehla|pahela, hamna j, akhi|aakhi|adadhi strip|sisi|bottle, ghani badhi, badhi goli*, kale rate|ratre',
  },
  bengali: {
    unwell:
      'ঘুম পাচ্ছে|আসছে|লাগছে, ঝিমুনি, মাথা ঘুরছে|ঘোরে|ঝিমঝিম*, বমি হচ্ছে|হয়েছে|পাচ্ছে|করেছি|আসছে, শ্বাস নিতে কষ্ট|পারছি, চোখ বন্ধ|বুজে|জড়িয়ে, পেটে ব্যথা|জ্বালা, অদ্ভুত লাগছে, ghum pacche|pachhe|asche|lagche, matha ghurche|ghurchhe|jhimjhim*, bomi hocche|hochhe|hoyeche|pacche|korechi, chokh bondho|buje, pete byatha|betha|jala',
    taken:
      'মিনিট|ঘণ্টা|ঘন্টা আগে, এইমাত্র, এখনই খেয়েছি|খেলাম, পুরো|গোটা|আধ পাতা|পাতাটা|প্যাকেট|শিশি|বোতল, অনেকগুলো|অনেকগুলা, সবগুলো|সব কটা, কাল রাতে, minute|minit|ghonta age, eimatro, puro|gota|adh pata|packet|shishi|bottle, onekgulo|onekgula, shobgulo|sobgulo, kal rate|raate',
  },
  tamil: {
    unwell:
      'தூக்கம் வருது|வருகிறது|வருதே, தூக்கமா|தூக்கமாக இருக்கு|வருது, தலை சுத்துது|சுற்றுகிறது|சுத்தது, மயக்கமா|மயக்கமாக|மயக்கம், வாந்தி வருது|எடுத்தேன்|எடுத்துட்டேன்|வருகிறது|வந்துச்சு, மூச்சு விட முடிய*, மூச்சு முட்டுது, கண் சொருகுது|மூடுது, வயிறு|வயிற்றில் வலிக்குது|எரியுது|வலி, thookkam|thukkam|thookam varudhu|varuthu, thala|thalai suthudhu|suthuthu, mayakkam*, vandhi|vanthi varudhu|varuthu|eduthen, moochu vida mudiya*, kan|kannu sorugudhu, vayiru|vayithula valikudhu|valikuthu',
    taken:
      'நிமிஷம்|நிமிடம்|நிமிடங்கள்|நிமிடங்களுக்கு|நிமிஷத்துக்கு|மணி|மணிநேரம்|மணிநேரத்துக்கு|நேரத்துக்கு முன்னாடி|முன்பு|முன், இப்பதான்|இப்போதான், முழு|அரை|பாதி அட்டை|பாக்கெட்|பாட்டில்|ஸ்ட்ரிப், நிறைய|நெறய மாத்திரை*, எல்லா மாத்திரை*, =நிறைய, நேத்து|நேற்று ராத்திரி|இரவு, nimisham|nimidam|mani|neram|nerathukku munnadi|munadi|munbu, ippodhan|ippathan|ippadhan, muzhu|mulu|arai|padhi attai|packet|bottle|strip, niraya|neraya mathirai|mathira|tablet*, =niraya, nethu rathiri|night',
  },
  telugu: {
    unwell:
      'నిద్ర వస్తోంది|వస్తుంది|వస్తున్నట్టు|వస్తోందీ, మత్తుగా, కళ్ళు|కళ్లు తిరుగుతున్నాయి|తిరుగుతున్నయి|మూసుకు*|మూత*, తల తిరుగుతోంది|తిరుగుతుంది, వాంతి|వాంతులు అయింది|అవుతోంది|అవుతున్నాయి|వస్తోంది|చేసుకున్నాను, ఊపిరి ఆడ*, కడుపు|కడుపులో నొప్పి|మంట, nidra|nidhra vastondi|vasthondi|vastundi|vasthundi, mathuga|mattuga, kallu tirugutunnayi|thiruguthunnayi|musuku*, tala|thala tirugutondi|thiruguthondi, vanti|vanthi|vantulu ayindi|avutondi|avuthunnayi, oopiri|upiri aad*, kadupu|kadupulo noppi|manta',
    taken:
      'నిమిషాల|నిమిషాలు|గంట|గంటల|గంటలు క్రితం|ముందు|అయింది, ఇప్పుడే వేసుకున్నా*|మింగా*|తీసుకున్నా*, మొత్తం|పూర్తి|సగం స్ట్రిప్|షీట్|ప్యాకెట్|సీసా|బాటిల్, చాలా మాత్ర*|టాబ్లెట్*, అన్నీ వేసుకున్నా*|మింగా*, =చాలా, నిన్న రాత్రి, nimishala|nimishalu|ganta|gantala kritam|kritham|mundu|munde, mottam|sagam strip|packet|bottle|sheet, chala mathra*|tablet*, anni vesukunna*|minga*, =chala, ninna ratri|rathri',
  },
  kannada: {
    unwell:
      'ನಿದ್ದೆ|ನಿದ್ರೆ ಬರ್ತಿದೆ|ಬರುತ್ತಿದೆ|ಬರ್ತಾ|ಬಂದ*, ಮಂಪರು, ತಲೆ ಸುತ್ತುತ್ತಿದೆ|ಸುತ್ತಿದೆ|ಸುತ್ತ್ತಿದೆ|ಸುತ್ತು*, ತಲೆಸುತ್ತು*, ವಾಂತಿ ಆಯ್ತು|ಆಗ್ತಿದೆ|ಬರ್ತಿದೆ|ಆಗುತ್ತಿದೆ|ಮಾಡಿ*, ಉಸಿರಾಡೋಕೆ|ಉಸಿರಾಡಲು ಆಗ್ತಿಲ್ಲ|ಕಷ್ಟ|ಆಗುತ್ತಿಲ್ಲ, ಕಣ್ಣು ಮುಚ್ಚ*, ಹೊಟ್ಟೆ ನೋವು|ಉರಿ|ನೋಯ್ತಿದೆ, nidde|nidre bartide|barthide|barta, tale|thale suttide|suttutide|suthide|suttutta, vanti|vaanti aytu|agtide|bartide|aagtide, usiradoke agtilla|kashta, kannu mucch*, hotte novu|uri',
    taken:
      'ನಿಮಿಷ|ನಿಮಿಷದ|ನಿಮಿಷಗಳ|ಗಂಟೆ|ಗಂಟೆಯ ಹಿಂದೆ|ಮುಂಚೆ|ಮೊದಲು|ಆಯ್ತು, ಈಗ ತಾನೇ|ತಾನೆ, ಈಗಷ್ಟೇ, ಪೂರ್ತಿ|ಇಡೀ|ಅರ್ಧ ಸ್ಟ್ರಿಪ್|ಪ್ಯಾಕೆಟ್|ಬಾಟಲಿ|ಶೀಟ್, ತುಂಬಾ ಮಾತ್ರೆ*, ಎಲ್ಲಾ ಮಾತ್ರೆ*, =ತುಂಬಾ, ನಿನ್ನೆ ರಾತ್ರಿ, nimisha|nimishada|gante hinde|munche|modalu|aytu, iga|eega tane|thane, purti|idi|ardha strip|packet|bottle|sheet, tumba matre*|tablet*, ella matre*, =tumba, ninne ratri|rathri',
  },
})
