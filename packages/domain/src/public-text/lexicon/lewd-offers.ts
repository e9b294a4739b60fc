import type { ConceptWords } from './concept-words'

/** Offers of bodies and pictures in words that tell by themselves. */
export const lewdOffer: ConceptWords = {
  en: 'xxx chat, xxx clips, xxx clip, xxx videos, xxx video, happy ending, happy endings, body to body, nuru, wife swap, wife swapping, couple swap, couples swap, couple swapping, swingers, swinger, cuckold, cuck, sugar daddy, sugar baby, sugar mommy, call girl, call girls, call boy, call boys, gigolo, playboy job, playboy jobs, playboy service, escort service, escorts, paid sex, paid meet, incall, outcall, full night, one night stand, friends with benefits, fwb, mms trade, mms group, leaked video, leaked videos, leaked pics, leaked photos, trade pics, trade nudes, exchange nudes, send nudes, nudes, nude show, nude call, nude video, naked pics, naked photos, naked video, without clothes, sex chat, sexchat, sexting, dirty chat, dirty talk, adult group, adult video, adult videos, adult content, 18 plus,  porn*, nsfw, hookup, hookups, hook up, threesome, bed partner, sex partner, lonely housewife, lonely housewives, lonely aunties, lonely aunty, lonely bhabhi, lonely bhabhis',
  roman:
    'jism dikha*, jism ki, jism ka, adla badli, adlabadli, biwi adla, wife swap, nangi photo, nangi foto, nangi pic, nange photo, nanga video, nangi video, nangi tasveer, bina kapde, bina kapdo, kapde utar*, kapda utar*, gandi baat karne, gandi baatein karne, gandi photo, gandi video,  jismani, hawas*, nagda photo, nagde photo, ughde photo, ughade photo, kapde kadh*, kapdyashiv*, bed partner, nagna photo, kapda vagar, kapda vina, kapor chara, kapor khule, kapor khola, kapor khul*, langta*, nengta*, ulongo, ulanga, khola mela, kholamela, matter padam, matter group, matter video, matter ponn*, aunty matter, item venum*, thuni illam*, thuni illa*, ambala venum*, nirvana padam, nirvaana, battalu lekunda, battallekunda, batalu lekunda, nagna*, nanga photo,  bettale, betthale, batte illade, batte illa*, raatri thodu, ratri todu, raatri todu, oka rathri, oka ratri, ondu raatri, ondu ratri, ondu ratrige, oru rathiri*, oru raathiri*, ek raat mate, ek ratri sathi, ekta raat, ek rater',
  hi: 'हैप्पी एंडिंग*, हॅपी एंडिंग*, अदला बदली ग्रुप*, बीवी अदला*, पत्नी अदला*, वाइफ स्वैप*, नंगी फोटो*, नंगी फ़ोटो*, नंगे फोटो*, नंगा वीडियो*, नंगी वीडियो*, नंगी तस्वीर*, बिना कपड़*, कपड़े उतार*, गंदी बातें करने*, गंदी फोटो*, गंदे वीडियो*, जिस्म*, हवस*, एस्कॉर्ट*, कॉल गर्ल*, कॉलगर्ल*, जिगोलो*, प्लेबॉय*, अश्लील वीडियो*, अश्लील फोटो*, सेक्स चैट*, सेक्स वीडियो*, बेड पार्टनर*, वन नाइट*',
  mr: 'कपडे काढून दाखव*, तुझे कपडे काढ*, हॅपी एंडिंग*, अदलाबदल ग्रुप*, बायको अदला*, वाइफ स्वॅप*, उघडे फोटो*, उघडा फोटो*, नागडे फोटो*, नागडा फोटो*, नग्न फोटो*,  कपड्यांशिवाय*, कपडे न घालता*, एस्कॉर्ट*, कॉल गर्ल*, कॉलगर्ल*, जिगोलो*, प्लेबॉय*, सेक्स चॅट*, बेड पार्टनर*, शरीरसुख*, वन नाइट*',
  gu: 'હેપ્પી એન્ડિંગ*, હેપી એન્ડિંગ*, અદલાબદલી*, અદલા બદલી*, સ્વેપ*, વાઇફ સ્વેપ*, નાગા ફોટા*, નાગો ફોટો*, નગ્ન ફોટ*, કપડાં વગર*, કપડા વગર*, કપડાં ઉતાર*, એસ્કોર્ટ*, કોલ ગર્લ*, કૉલ ગર્લ*, કોલગર્લ*, જિગોલો*, પ્લેબોય*, સેક્સ ચેટ*, બેડ પાર્ટનર*, શરીરસુખ*, શરીર સુખ*, વન નાઇટ*',
  bn: 'হ্যাপি এন্ডিং*, হ্যাপি এন্ডিংস*, বউ বদল*, স্ত্রী বদল*, ওয়াইফ সোয়াপ*, ন্যাংটো*, উলঙ্গ*, নগ্ন ছবি*, নগ্ন ভিডিও*, কাপড় ছাড়া*, কাপড় খুল*, খোলামেলা দেখা*, খোলামেলা ছবি*, খোলামেলা ভিডিও*, এসকর্ট*, এস্কর্ট*, কল গার্ল*, কলগার্ল*, জিগোলো*, প্লেবয়*, সেক্স চ্যাট*, বেড পার্টনার*, শরীরের সুখ*, ওয়ান নাইট*, দেহ ব্যবসা*',
  ta: 'ஹேப்பி எண்டிங்*, ஹாப்பி எண்டிங்*, மனைவி மாற்ற*, வைஃப் ஸ்வாப்*, நிர்வாண*, துணி இல்லா*, ஆடை இல்லா*, துணிய கழட்*, மேட்டர் குரூப்*, மேட்டர் பட*, மேட்டர் வீடி*, ஆன்ட்டி மேட்டர்*, எஸ்கார்ட்*, கால் கேர்ள்*, கால்கேர்ள்*, ஜிகோலோ*, பிளேபாய்*, செக்ஸ் சாட்*, செக்ஸ் சேட்*, உடல் சுகம்*, உடல்சுகம்*, ஐட்டம்*, ஒன் நைட்*',
  te: 'హ్యాపీ ఎండింగ్*, భార్యల మార్పిడి*, వైఫ్ స్వాప్*, నగ్న*, బట్టలు లేకుండా*, బట్టల్లేకుండా*, బట్టలు విప్ప*, ఎస్కార్ట్*, కాల్ గర్ల్*, కాల్‌గర్ల్*, జిగోలో*, ప్లేబాయ్*, సెక్స్ చాట్*, శరీర సుఖం*, పడక సుఖం*, బెడ్ పార్ట్‌నర్*, వన్ నైట్*, రాత్రి తోడు*',
  kn: 'ಹ್ಯಾಪಿ ಎಂಡಿಂಗ್*, ಹೆಂಡತಿ ಬದಲಾ*, ವೈಫ್ ಸ್ವಾಪ್*, ಬೆತ್ತಲೆ*, ನಗ್ನ*, ಬಟ್ಟೆ ಇಲ್ಲದ*, ಬಟ್ಟೆ ಬಿಚ್ಚ*, ಎಸ್ಕಾರ್ಟ್*, ಕಾಲ್ ಗರ್ಲ್*, ಕಾಲ್‌ಗರ್ಲ್*, ಜಿಗೋಲೋ*, ಪ್ಲೇಬಾಯ್*, ಸೆಕ್ಸ್ ಚಾಟ್*, ದೇಹ ಸುಖ*, ದೈಹಿಕ ಸುಖ*, ಬೆಡ್ ಪಾರ್ಟ್ನರ್*, ಒನ್ ನೈಟ್*, ಒಂದು ರಾತ್ರಿಗೆ*',
}

/** Names under which drugs are sold. */
export const dealer: ConceptWords = {
  en: '420 green, 420 friendly, green supplier, green suppliers, green stuff, weed supplier, weed suppliers, hash supplier, hash suppliers, hash oil, maal supplier, plug available, need a plug, trusted seller, trusted plug, stealth delivery, stealth packing, stoner, stoners, bud available, buds available, manali cream, malana cream, kerala gold, og kush, lsd, lsd blotters, lsd tabs, mdma, molly, ecstasy pills, meth, crystal meth, ketamine, magic mushrooms, shrooms, cough syrup bottles, codeine bottles, without prescription, no prescription, no rx, without rx, prescription not needed, mtp kit, sleeping pills available, sleeping tablets available, xanax bars, tramadol',
  roman:
    'manali maal, manali cream, maal milega, maal chahiye, maal available, green maal, hara maal, maal mil jayega, maal joiye, maal malse, maal malshe, maal pahije, maal milel, maal lagbe, maal pabe, maal ache, maal venum*, saraku kidaik*, maal kavala, maal undi, maal beku, maal ide, bina parchi, bina parche, bina prescription, chitthi shivay, chiththi shivay, chitthi vagar, parchi vagar, chitthi vina, prescription chara, prescription chhara, prescription lagbe na, cheetu illam*, chittu illam*, seettu illam*, prescription illam*, chiti lekunda, cheeti lekunda, prescription lekunda, chiti illade, cheeti illade, chiti ilde, prescription illade, prescription ilde, prescription beda',
  hi: 'मनाली माल*, असली माल*, माल मिलेगा*, माल चाहिए*, माल उपलब्ध*, हरा माल*, बिना पर्ची*, बिना पर्चे*, बिना प्रिस्क्रिप्शन*, पर्ची की जरूरत नहीं*, पर्ची की ज़रूरत नहीं*, डॉक्टर के बिना दवा*',
  mr: 'माल मिळेल*, माल हवा*, माल पाहिजे*, माल उपलब्ध*, चिठ्ठीशिवाय*, चिठ्ठी शिवाय*, प्रिस्क्रिप्शनशिवाय*, प्रिस्क्रिप्शन शिवाय*, प्रिस्क्रिप्शन नको*, प्रिस्क्रिप्शन लागत नाही*, डॉक्टरांच्या चिठ्ठी*',
  gu: 'માલ મળશે*, માલ જોઈએ*, માલ ઉપલબ્ધ*, ચિઠ્ઠી વગર*, ચિઠ્ઠી વિના*, પ્રિસ્ક્રિપ્શન વગર*, પ્રિસ્ક્રિપ્શન વિના*, ડૉક્ટર વગર મળશે*, ડોક્ટર વગર મળશે*',
  bn: 'মাল পাবে*, মাল লাগবে*, মাল আছে*, প্রেসক্রিপশন ছাড়া*, প্রেসক্রিপশন লাগ*, ডাক্তার ছাড়াই ওষুধ*, ভালো স্টক এসেছে*',
  ta: 'சரக்கு கிடைக்கும்*, சரக்கு வேணுமா*, சீட்டு இல்லா*, சீட்டு தேவையில்*, பிரிஸ்கிரிப்ஷன் இல்லா*, மருந்துச் சீட்டு இல்லா*, மருந்து சீட்டு இல்லா*, டாக்டர் சீட்டு இல்லா*',
  te: 'మాల్ కావాలా*, మాల్ ఉంది*, చీటీ లేకుండా*, ప్రిస్క్రిప్షన్ లేకుండా*, ప్రిస్క్రిప్షన్ అక్కర*, డాక్టర్ చీటీ లేకుండా*',
  kn: 'ಮಾಲ್ ಬೇಕಾ*, ಮಾಲ್ ಇದೆ*, ಮಾಲು ಸಿಗುತ್ತ*, ಚೀಟಿ ಇಲ್ಲದ*, ಚೀಟಿ ಇಲ್ದ*, ಚೀಟಿ ಬೇಡ*, ಪ್ರಿಸ್ಕ್ರಿಪ್ಷನ್ ಇಲ್ಲದ*, ಪ್ರಿಸ್ಕ್ರಿಪ್ಷನ್ ಬೇಡ*, ವೈದ್ಯರ ಚೀಟಿ ಇಲ್ಲದ*',
}

/** Talk about apps, not a way to one: false news, good-morning pictures, who could not say it there. */
export const appTalk: ConceptWords = {
  en: 'fake news, false news, good morning, misinformation, rumours, rumors, forwards, forwarded, unread, notifications, mute, muted, silence, uncles, aunties on, family group',
  roman:
    'jhoothi khabar*, jhuthi khabar*, fake news, galat khabar*, good morning, gudmorning, gud morning, khotya batmya, khoti batmi, na bolta, na bolata, boli na shak*, boli shakta nathi, khota samachar, bhuyo khobor, bhul khobor, poi seithi, poyi seidhi, tappudu vartha*, abaddapu vartha*, sullu suddi, family group, mute, chhutti*, chutti*, bina ek din',
  hi: 'छुट्टी*, झूठी ख़बर*, झूठी खबर*, फ़र्ज़ी ख़बर*, फर्जी खबर*, फ़ेक न्यूज़*, फेक न्यूज*, गुड मॉर्निंग*, अफ़वाह*, अफवाह*',
  mr: 'खोट्या बातम*, खोटी बातम*, फेक न्यूज*, गुड मॉर्निंग*, अफवा*, न बोलता',
  gu: 'ખોટા સમાચાર*, ખોટી ખબર*, ફેક ન્યૂઝ*, ગુડ મોર્નિંગ*, અફવા*',
  bn: 'ভুয়ো খবর*, ভুয়া খবর*, ফেক নিউজ*, গুড মর্নিং*, গুজব*',
  ta: 'பொய் செய்தி*, பொய்ச் செய்தி*, போலிச் செய்தி*, போலி செய்தி*, குட்மார்னிங்*, குட் மார்னிங்*, வதந்தி*',
  te: 'తప్పుడు వార్త*, ఫేక్ న్యూస్*, గుడ్ మార్నింగ్*, గుడ్‌మార్నింగ్*, పుకార్*, పుకారు*',
  kn: 'ಸುಳ್ಳು ಸುದ್ದಿ*, ಫೇಕ್ ನ್ಯೂಸ್*, ಗುಡ್ ಮಾರ್ನಿಂಗ್*, ಗುಡ್‌ಮಾರ್ನಿಂಗ್*, ವದಂತಿ*, ಗಾಳಿಸುದ್ದಿ*',
}
