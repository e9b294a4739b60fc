import type { ConceptWords } from './concept-words'

/** Undressing and wanting, said in everyday words. */
export const bareBody: ConceptWords = {
  en: 'send pics i, rate them, selling videos, sells videos, selling pics, selling content, fun tonight, have fun tonight, place available, massage and more, boys for massage, girls for massage, mms collection, desi mms, mms leaked, collection of mms, private collection, dare to strip, hand fun, mutual fun, jo buddies, bator, role play partner, without clothes, no clothes, clothes off, take off your clothes, take off clothes, remove clothes, remove your clothes, strip on cam, strip for, topless, lingerie, show your body, show me your body, show body, body show, cam fun, cam to cam, c2c, in my bed, in your bed, warm my bed, warm your bed, bed partner*, share my bed, share a bed with, lust, lusty, lustful, moan, moaning, orgasm*, foreplay, sensual, s3xy, sexi, steamy, spank*, busty, curvy girls, virgin girls, virgins wanted, big stud, stud for, stud here, bull for, cuckold*, cuck, gigalo, play boy job, body pleasure, physical pleasure, physical needs, physical relation*, physical satisfaction, sexual satisfaction, bodily needs, satisfy you, satisfy ladies, satisfy women, satisfy your, satisfaction guaranteed, quench your, 18 plus only, nsfw, seggs, secks, s*x, sx chat, smut, rp erp, erp, naughty, wet dreams, turn me on, turned on, feet pics, feet pictures, panties, used panties',
  roman:
    'raat rangeen, raat rangin, raat suhani karo, rangraliya*, rangreliya*, sugam tharom, sugam tharen, sugam kidaikkum, masala video*, bf video*, gand*i video, place hai, jagah hai raat, jagah hai mere paas, kapde utar*, kapde utaar*, kapda utar*, kapda kadh*, kapda kadhi*, kapda utari*, kapde kadh*, kapde kadun, bina kapde, bina kapdo, vagar kapda, kapda vagar, kapor khul*, kapod khul*, jama khul*, kapor chara, thuni illama, thuni kazh*, thuni kalat*, dress illama*, dress kazhat*, dress kazh*, battalu vippi, battalu vipp*, battalu lekunda, dress vipp*, batte bicch*, batte bich*, batte illade, jism ki, jism ka, jismani, badan ki pyaas, badan ki pyas, pyaas bujha*, pyas bujha*, pyaasi, pyasi, pyaase, sex ka bhukh*, sex ka bhookh*, sex ki bhukh, sex ki bhookh, hawas, havas, vasna, vaasna, kaam vasna, bistar garam, bistar garm, bistar mein, bichana gorom, bichhana gorom,  shareer sukh, sharir sukh, sharirsukh*, shareersukh*, deh sukh, angache sukh, padukkai sugam, padukka vaa, padukka vara, padukka varuva, udal sugam, udambu sugam, sukham kavali, sugam venum, sukha beku, deha sukha, pakkalo padu*, rasleela, raasleela,  choli ke, stan, mamme, mammay, chumban, kiss karna, kissing partner, romance karna, romance karoge, tharki, tharak, tharki log, ashleel, ashlil*, gande video*, gandi clip*',
  hi: 'कपड़े उतार*, कपड़े खोल*, बिना कपड़*, जिस्म की, जिस्म का, जिस्मानी*, बदन की प्यास, प्यास बुझा*, प्यासी, प्यासे मर्द, हवस*, वासना*, बिस्तर गर्म*, बिस्तर गरम*, शरीर सुख*, शारीरिक सुख*, शारीरिक संबंध*, शारीरिक जरूरत*, शारीरिक ज़रूरत*, सेक्स का, सेक्स की भूख*, सेक्स चाहिए, ठरकी*, मर्दाना ताकत, गंदे क्लिप*, बिना शर्त मस्ती, सुहागरात*, चुम्मा*',
  mr: 'कपडे काढून, कपडे काढा, कपड्यांशिवाय, बिना कपड*, शरीरसुख*, शरीर सुख*, देहसुख*, अंगसुख*, वासना*, हवस*, शारीरिक सुख*, शारीरिक संबंध*, शारीरिक गरज*, बिछाना गरम*, अंथरूण गरम*, तहान भागव*, कामेच्छा*, चुंबन*',
  gu: 'કપડાં ઉતાર*, કપડા ઉતાર*, કપડાં કાઢ*, કપડા કાઢ*, કપડાં વગર*, કપડા વગર*, શરીરસુખ*, શરીર સુખ*, શારીરિક સુખ*, શારીરિક સંબંધ*, વાસના*, હવસ*, પથારી ગરમ*, તરસ છીપાવ*, તરસી, કામેચ્છા*, ચુંબન*, બીભત્સ*',
  bn: 'কাপড় খুল*, কাপড় খোল*, জামা খুল*, কাপড় ছাড়া*, শরীরের খিদে*, শরীরের ক্ষুধা*, শরীরের চাহিদা*, শরীরী সুখ*, দেহসুখ*, দেহের জ্বালা*, শারীরিক সুখ*, শারীরিক সম্পর্ক*, বিছানা গরম*, বিছানায় সঙ্গ*, কামনা মেটা*, বাসনা মেটা*, লালসা*, যৌন সুখ*, যৌনসুখ*, চুমু খে*',
  ta: 'ஜல்சா*, கில்மா*, மஜா பண்ண*, ஆடை இல்லாம*, ஆடையில்லாம*, ஆடை இன்றி, ஆடையை கழற்று*, ஆடையைக் கழற்று*, துணி இல்லாம*, துணியை அவிழ்*, துணிய கழட்டு*, ட்ரெஸ் கழட்டு*, உடல் சுகம்*, உடல்சுகம்*, உடம்பு சுகம்*, உடல் பசி*, படுக்கை சுகம்*, படுக்கைக்கு*, படுக்க வா*, சுகம் வேணு*, சுகம் தர*, மோகம்*, சபல*, முத்தம் வேண்டு*, கள்ள உறவு*, அந்தரங்க வீடியோ*, அந்தரங்க படம்*, செக்ஸ் கதைகள்*',
  te: 'సరదాగా గడప*, రాత్రి గడప*, సుఖపెట్ట*, బట్టలు విప్ప*, బట్టలు విప్పి*, దుస్తులు లేకుండా, డ్రెస్ విప్ప*, శరీర సుఖ*, ఒంటి సుఖ*, పడక సుఖ*, పడక పంచు*, పక్కలో పడు*, సుఖం కావాల*, సుఖం ఇస్త*, శారీరక సుఖ*, శారీరక సంబంధ*, కోరిక తీర్*, కోరికలు తీర్*, మోహం తీర్*, రంకు*, ముద్దు కావాల*, అసభ్య*',
  kn: 'ರಾತ್ರಿ ಮಜ*, ಸುಖಪಡ*, ಬಟ್ಟೆ ಬಿಚ್*, ಬಟ್ಟೆ ಇಲ್ಲದ*, ಬಟ್ಟೆ ಕಳಚ*, ದೇಹ ಸುಖ*, ದೇಹಸುಖ*, ಮೈ ಸುಖ*, ಹಾಸಿಗೆ ಸುಖ*, ಹಾಸಿಗೆ ಹಂಚ*, ಹಾಸಿಗೆ ಬಿಸಿ*, ದೈಹಿಕ ಸುಖ*, ದೈಹಿಕ ಸಂಪರ್ಕ*, ದೈಹಿಕ ಸಂಬಂಧ*, ಸುಖ ಬೇಕ*, ಸುಖ ಕೊಡ*, ಬಯಕೆ ತೀರಿಸ*, ಆಸೆ ತೀರಿಸ*, ಮುತ್ತು ಬೇಕ*, ಅಸಭ್ಯ*',
}

/** The word alone: health, teaching and recovery say it too. */
export const sexWord: ConceptWords = {
  en: 'sex, sexx, secs, seks, s3x',
  roman: 'sex, seks, seksi, sexi',
  hi: 'सेक्स, सैक्स',
  mr: 'सेक्स, सेक्सचा, सेक्सची',
  gu: 'સેક્સ',
  bn: 'সেক্স, সেক্সের',
  ta: 'செக்ஸ், செக்ஸ*',
  te: 'సెక్స్',
  kn: 'ಸೆಕ್ಸ್',
}

/** Whom such offers address. */
export const wooed: ConceptWords = {
  en: 'aunty, auntie, aunties, auntys, bhabhi, bhabhis, bhabi, housewife, housewives, ladies, lady, stud, hunk, babe, babes, chicks, item, call boy, maid, widow bhabhi, college girls, college girl, teen girls, mature women, married women, married ladies, divorced ladies, single ladies, boudi, couples only, male for, female for, top for, bottom for, m4f, f4m, m4m',
  roman:
    'aunty, anty, aunti, bhabhi, bhabi, bhabhiyan, boudi, vahini, bhabhio, item, figure, akka, ponnu, ponnunga, pengal, ammayi, ammayilu, hudugi, hudugiru, hudugiyaru, chhokri, chhokrio, chokri, mulgi, muli, porgi, meye, meyera, ladki, ladkiyan, ladkiya, aurat, stree, mahila',
  hi: 'आंटी, आंटियां, आंटियों, भाभी, भाभियां, भाभियों, लड़की, लड़कियां, औरत, औरतें, महिला, स्त्री, हसीना*',
  mr: 'आंटी, वहिनी, भाभी, मुलगी, मुली, पोरगी, पोरी, बाई, स्त्री, महिला, जोडीदार, जोडीदारीण*',
  gu: 'આંટી, આન્ટી, ભાભી, ભાભીઓ, છોકરી, છોકરીઓ, સ્ત્રી, મહિલા, બાઈ, યુવતી*',
  bn: 'আন্টি, বৌদি, বউদি, ভাবি, ভাবী, মেয়ে, মেয়েরা, মহিলা, নারী, যুবতী*, লোক চাই',
  ta: 'ஆன்ட்டி*, ஆண்ட்டி*, அண்ணி*, பொண்ணு*, பொண்ணுங்க*, பெண், பெண்கள், பெண்ணு*, ஐட்டம்*',
  te: 'ఆంటీ*, ఆంటి*, వదిన*, అమ్మాయి*, ఆడది*, స్త్రీ, మహిళ, పిల్ల కావాలి',
  kn: 'ಆಂಟಿ*, ಅತ್ತಿಗೆ*, ಹುಡುಗಿ*, ಹೆಣ್ಣು*, ಹೆಂಗಸು*, ಮಹಿಳೆ, ಸ್ತ್ರೀ',
}

/** Where and how such a meeting is to be: 'night' and 'chat' alone are no part of it, since nurses and friends say them. */
export const tryst: ConceptWords = {
  en: 'hotel, hotels, oyo, lodge, my room, your room, room ready, room available, private room, private chat, private video, private call, private meeting, secret meeting, secret meet, secret fun, secretly meet, discreet, discretion, no strings, one night, one nighter, night stand, night fun, night stay, video call, video chat, cam, webcam, unsatisfied, satisfy, satisfaction, pleasure, pleasures, feel it, come feel, husband away, husband is away, husband abroad, husband out of, wife away, alone at home, home alone, hot chat, masti, maza, maja, mazaa, massage, night only, late night fun, paid, per hour, hourly, service, hot, juicy, romance, romantic chat, affair, enjoy with, enjoyment',
  roman:
    'hotel, lodge, oyo, room, maja, maza, maje, mazaa, masti, majja, jolly, jaali, enjoy, ek raat, ek raath, raate, rate free, raat ko free, raat free, akeli, pati bahar, pati ghar pe nahi, pati videsh, navra baher, navra gavi, pati bahargam, swami bidesh*, bor bidesh*, husband ooru*, purushan ooru*, purushan illa, mogudu leni, mogudu oorlo, ganda illa, ganda ooralli, private, chupke, gupt, gupta, rahasya, video call, khush kar*, khush kare*, santusht, sukh, sugam, sukham, sukha, iravu sugam, podren, kharcha, kharch, rate kya, rate kitna',
  hi: 'होटल*, लॉज*, कमरा, रूम, मजा, मज़ा, मजे, मज़े, मस्ती, एक रात, रात के लिए, रात को फ्री, अकेली, पति बाहर, पति विदेश, चुपके*, गुप्त*, वीडियो कॉल*, खुश कर*, ख़ुश कर*, संतुष्ट*, सुख, खर्चा*, रेट*, प्यास*',
  mr: 'हॉटेल*, लॉज*, रूम, मजा, मजा मार*, मस्ती, एक रात्र*, एका रात्री*, रात्रीसाठी, एकटी, नवरा बाहेर*, नवरा गावी*, नवरा परदेशी*, गुप्त*, गुपचूप, व्हिडिओ कॉल*, खुश कर*, समाधान दे*, सुख, सुखासाठी, खर्च*, रेट',
  gu: 'હોટેલ*, હોટલ*, લોજ*, રૂમ, મજા*, મસ્તી*, એક રાત*, રાત માટે, રાતે ફ્રી*, એકલી*, પતિ બહાર*, પતિ વિદેશ*, ગુપ્ત*, છાની*, વીડિયો કોલ*, વિડિયો કોલ*, ખુશ કર*, સંતોષ*, સુખ, ખર્ચ*, ખર્ચો*, ભાવ',
  bn: 'হোটেল*, লজ*, রুম, মজা, মস্তি*, এক রাত*, রাতের জন্য, একা, স্বামী বিদেশ*, স্বামী বাইরে*, স্বামী বাড়ি নেই, গোপন*, গোপনে*, ভিডিও কল*, খুশি কর*, তৃপ্ত*, সুখ,  রেট, বিছানা*',
  ta: 'ஹோட்டல்*, லாட்ஜ்*, ரூம்*, அறை*, மஜா*, ஜாலி*, ஒரு இரவு*, ஒரு ராத்திரி*, கணவன் இல்ல*, புருஷன் இல்ல*, கணவர் வெளி*, புருஷன் ஊர்*, ரகசிய*, இரகசிய*, வீடியோ கால்*, சுகம்*, திருப்தி*, காசு*, ரேட்*',
  te: 'హోటల్*, లాడ్జి*, రూమ్*, మజా*, ఎంజాయ్*, ఒక రాత్రి*, ఒక్క రాత్రి*, రాత్రికి*, భర్త లేని*, మొగుడు లేని*, భర్త ఊర్లో*, భర్త విదేశ*, రహస్య*, గుట్టు*, వీడియో కాల్*, సుఖం*, సంతృప్తి*, రేటు*, ఖర్చు*',
  kn: 'ಹೋಟೆಲ್*, ಹೊಟೇಲ್*, ಲಾಡ್ಜ್*, ರೂಮ್*, ಮಜಾ*, ಮಜ*, ಎಂಜಾಯ್*, ಒಂದು ರಾತ್ರಿ*, ರಾತ್ರಿಗೆ*, ಗಂಡ ಇಲ್ಲ*, ಗಂಡ ಊರಲ್ಲಿ*, ಗಂಡ ಹೊರಗ*, ಗಂಡ ವಿದೇಶ*, ಗುಟ್ಟಾಗಿ*, ರಹಸ್ಯ*, ವಿಡಿಯೋ ಕಾಲ್*, ವೀಡಿಯೊ ಕಾಲ್*, ಸುಖ*, ತೃಪ್ತಿ*, ರೇಟ್*, ಖರ್ಚು*',
}
