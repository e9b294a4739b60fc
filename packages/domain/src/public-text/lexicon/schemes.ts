import type { ConceptWords } from './concept-words'

/** Games for money that nobody names in passing. Said without a word of `moneyWorry`, somebody looks first. */
export const betting: ConceptWords = {
  en: 'satta id, cricket satta,   casinos,  betting tips,  bookies, cricket book, book id, colour prediction*, color prediction*, color trading, colour trading, color game, colour game, teen patti,  andar bahar, aviator game,  my11circle,  1x bet,  fairplay id, mahadev book, reddy anna, skyexchange,  lottery sambad, lottery number*, kerala lottery, satta king, kalyan open, open close, jodi fix, fix jodi, fixed number*, fix number*, guessing number, dpboss, dp boss, online rummy, rummy bonus, rummy circle, junglee rummy, poker cash, cash game*, real cash, ipl id, ipl tips, toss fix, fixed match*, match fixing, session tips, khai lagai, spin and win, spin wheel, scratch card*, lucky draw*',
  roman:
    'satta team, satta id*, cricket satta*, satte par, satta lag*, panthayam katt*,  sattaa, sattebaji,   teen patti, tin patti, andar bahar, kalyan, kalyan bazar, open close, jodi pakki, jodi pakka,  bookie, khai lagai, satta bazar,  jua khel*, juva ramo, sattu bazar, cricket book, book nadst*, book nadas*,  bet kattu*, bet kat*, betting kattu*, pandem kay*, pandem veyy*, pandhem kay*,  jujaata, juju, ispit, ispeet, bet kattona, lottery lagao, lottery lag*, chart ank',
  hi: 'क्रिकेट सट्टे*, क्रिकेट सट्टा*, बुकी,  कल्याण मटका*, कल्याण बाजार*, ओपन क्लोज*, जोड़ी फिक्स*, जोड़ी पक्की, पक्की जोड़ी,  तीन पत्ती, अंदर बाहर, कलर प्रेडिक्शन*,  क्रिकेट बुक*, जुआ खेल*, लकी ड्रा*',
  mr: 'क्रिकेट सट्टा*, बुकी,  कल्याण बाजार*, कल्याण मटका*, ओपन क्लोज*, जोडी पक्की, पक्की जोडी, जोडी फिक्स*, आकडा लाव*,  तीन पत्ती, अंदर बाहर, कलर प्रेडिक्शन*,  लकी ड्रॉ*',
  gu: 'ક્રિકેટ સટ્ટો*, ક્રિકેટ સટ્ટા*, આંકડો લગાવ*,  ઓપન ક્લોઝ*, જોડી પાકી*, જોડી ફિક્સ*, આંકડા લગાવ*,  તીન પત્તી, અંદર બહાર, કલર પ્રેડિક્શન*,  ડબ્બા ટ્રેડિંગ*, ક્રિકેટ આઈડી*, લકી ડ્રો*',
  bn: 'ক্রিকেট সাট্টা*, বুকির,  ওপেন ক্লোজ*,  তিন পাত্তি, আন্দর বাহার, কালার প্রেডিকশন*,  জুয়ার আসর*, জুয়া খেল*, বাজি ধর*, লাকি ড্র*',
  ta: 'கிரிக்கெட் பெட்டிங்*, கிரிக்கெட் சட்டா*, புக்கி,  பெட் கட்ட*, பந்தயம் கட்ட*,  கலர் பிரெடிக்*,  சூதாட*, ஓபன் குளோஸ்*, தீன் பத்தி, லக்கி டிரா*',
  te: 'క్రికెట్ సట్టా*, క్రికెట్ బెట్టింగ్*, బుకీలు,  పందెం కాయ*, పందేలు కాయ*,  కలర్ ప్రెడిక్*,  జూదం ఆడ*, పేకాట ఆడ*, ఓపెన్ క్లోజ్*, తీన్ పత్తి, లక్కీ డ్రా*',
  kn: 'ಕ್ರಿಕೆಟ್ ಬೆಟ್ಟಿಂಗ್*, ಕ್ರಿಕೆಟ್ ಸಟ್ಟಾ*,   ಮಟಕಾ*,  ಬೆಟ್ ಕಟ್ಟ*,  ಕಲರ್ ಪ್ರೆಡಿಕ್*,  ಬುಕ್ಕಿ*,  ಜೂಜಾಡ*, ಓಪನ್ ಕ್ಲೋಸ್*, ಓಪನ್ ನಂಬರ್*, ತೀನ್ ಪತ್ತಿ, ಲಕ್ಕಿ ಡ್ರಾ*',
}

/** Ways to put money in that are sold by strangers. Said without a word of `moneyWorry`, somebody looks first. */
export const speculation: ConceptWords = {
  en: 'share otp, otp bypass,  ethereum, usdt,  binary option*, binary trading, dabba trading, option tips, options tips,  intraday calls, trading group, trading calls, trading tips, trading guru, daily calls, stock calls, jackpot call*, share tips,  network marketing, pyramid scheme, ponzi, chit fund scheme, airdrop*,  copy trading, algo trading, investment group, investment scheme*, investment guru, double scheme, money scheme, liking videos, like videos, liking youtube, rating hotels, review task*, task based earning, telegram task*, typing job*, form filling job*, captcha job*, copy paste job*, pencil packing, registration fee*, processing fee*, joining fee*, advance fee*, mule account*, rent your account, rent bank account, account on rent, sell bank account, current account needed, kyc accounts, sim cards for, cheap followers, hacked accounts, carding, fake notes, fake currency, counterfeit*, black money',
  roman:
    'trading group, daily call*, loss aana, trading guru, trading tips,  bitcoin, dabba trading, trading call*, call tharom, call tarom, trading sikho,  paisa scheme, scheme mein paisa, scheme me paisa, ponji,  likes karke, video like karke, khata kiraye, bank khata kiraye, nakli note, registration fees, file charge, pehle fees, pehla fee, fee bharo, fees bharo',
  hi: '  डब्बा ट्रेडिंग*, ट्रेडिंग ग्रुप*, ट्रेडिंग कॉल*,  नेटवर्क मार्केटिंग*, स्कीम में पैसा*, स्कीम में निवेश*,  वीडियो लाइक*, खाता किराये*, खाता किराए*, नकली नोट*, फाइल चार्ज*, रजिस्ट्रेशन फीस*, पहले फीस*',
  mr: '  डब्बा ट्रेडिंग*, ट्रेडिंग ग्रुप*, ट्रेडिंग कॉल*,  नेटवर्क मार्केटिंग*, योजनेत पैसे*, स्कीममध्ये*,  व्हिडिओ लाइक*, खाते भाड्याने*, बनावट नोट*, आधी फी*, नोंदणी फी*',
  gu: '  ડબ્બા ટ્રેડિંગ*, ટ્રેડિંગ ગ્રુપ*, ટ્રેડિંગ કોલ*,  નેટવર્ક માર્કેટિંગ*, સ્કીમમાં*,  વીડિયો લાઈક*, ખાતું ભાડે*, નકલી નોટ*, પહેલાં ફી*, પહેલા ફી*, ફી ભરો*',
  bn: '  ট্রেডিং গ্রুপ*, ট্রেডিং কল*,  নেটওয়ার্ক মার্কেটিং*, স্কিমে টাকা*, স্কিমে*,  ভিডিও লাইক*, অ্যাকাউন্ট ভাড়া*, জাল নোট*, আগে ফি*, রেজিস্ট্রেশন ফি*',
  ta: '  டிரேடிங் குரூப்*, டிரேடிங் கால்*, டிரேடிங் குழு*,  நெட்வொர்க் மார்க்கெட்டிங்*,  சீட்டு கம்பெனி*, வீடியோ லைக்*, கள்ள நோட்டு*, முன்பணம் கட்ட*, பதிவுக் கட்டண*',
  te: '  ట్రేడింగ్ గ్రూప్*, ట్రేడింగ్ కాల్*,  నెట్‌వర్క్ మార్కెటింగ్*,  స్కీంలో*,  వీడియోలు లైక్*, దొంగ నోట్*, ముందుగా ఫీజు*, రిజిస్ట్రేషన్ ఫీజు*',
  kn: '  ಟ್ರೇಡಿಂಗ್ ಗ್ರೂಪ್*, ಟ್ರೇಡಿಂಗ್ ಕಾಲ್*,  ನೆಟ್‌ವರ್ಕ್ ಮಾರ್ಕೆಟಿಂಗ್*,  ವಿಡಿಯೋ ಲೈಕ್*, ಖೋಟಾ ನೋಟು*, ಮೊದಲು ಫೀ*, ನೋಂದಣಿ ಶುಲ್ಕ*',
}

/** Money that people have, owe or could put somewhere. */
export const money: ConceptWords = {
  en: 'interest rate, money, savings, saving, cash, amount, invest, investment, capital, deposit, fund, funds, loan, loans, emi,  fee, fees, rupees, rs, lakh, lakhs, crore, income, earn, salary, account',
  roman:
    'paisa, paise, paisaa, rupaye, rupay, loan, karz, karj, karja, byaj, byaaj, vyaj, fees, kamai, lakh, laakh, rokan, rokaan, panam, kaasu, kasu, vatti, latcham, laksham, kadan, mudhaleedu, taka, sud, shud, rin, dabbu, dabbulu, vaddi, appu, pettubadi, lakshalu, hana, duddu, baddi, saala, hudike',
  hi: 'पैसा, पैसे, रकम, रुपये, रुपए, लोन, कर्ज, क़र्ज़, ब्याज, फीस, फ़ीस, लाख, निवेश, बचत, जमा पूंजी, जमा पूँजी',
  mr: 'पैसा, पैसे, रक्कम, रुपये, लोन, कर्ज, व्याज, फी, लाख, गुंतवणूक, बचत, ठेव',
  gu: 'પૈસા, રકમ, રૂપિયા, લોન, કરજ, વ્યાજે, વ્યાજ, ફી, લાખ, રોકાણ, બચત',
  bn: 'টাকা, জমানো টাকা, লোন, ঋণ, সুদ, সুদে, ফি, লাখ, বিনিয়োগ, সঞ্চয়',
  ta: 'பணம்*, பணத்தை*, காசு*, லோன்*, கடன்*, வட்டி*, கட்டணம்*, லட்சம்*, முதலீடு*, சேமிப்பு*, ரூபாய்*',
  te: 'లక్ష, లక్షలు, లక్షల*, లక్షకు, డబ్బు*, సొమ్ము*, లోన్*, అప్పు*, రుణం*, వడ్డీ*,  పెట్టుబడి*, పొదుపు*, రూపాయ*, పెట్టండి',
  kn: 'ಲಕ್ಷ, ಲಕ್ಷಗಳ*, ಲಕ್ಷಾಂತರ*, ಲಕ್ಷಕ್ಕೆ, ಹಣ*, ದುಡ್ಡು*, ಲೋನ್*, ಸಾಲ*, ಬಡ್ಡಿ*, ಶುಲ್ಕ*, ಹೂಡಿಕೆ*, ಉಳಿತಾಯ*, ರೂಪಾಯಿ*',
}

/** What a scheme promises of it. */
export const promise: ConceptWords = {
  en: 'double, doubled, doubles, doubling, triple, tripled, 2x, 3x, 10x, guaranteed, guarantee, returns, profit, daily, weekly, interest free, zero interest, no interest, low interest, no guarantor, no papers, no paper, no paperwork, without papers, without salary slip, same day, one hour, instantly, easy emi, disbursed, refund, pakka, sure shot, assured, zero risk, our risk, loss cover*, from home, housewives earn, students earn, by liking, just by',
  roman:
    'double, dabal, dugna, duguna, tiguna, guarantee, garanti, pakka, pakki, munafa, profit, nafa, napha, faida, roz ka, rozana, bina byaj, bina kagaz, bina guarantor, turant, hath ka hath, dam duppat, damduppat, duppat, daam duppat, darroj, lagech, hami, bamna, bamnu, damnu, vagar vyaje, vyaj vagar, taratj, tarat, digun, dwigun, nishchit, protidin, sathe sathe, rettippu, irattippu, irumadangu, labam, laabam, poruppu, dinamum, udane, vatti illama, rettimpu, rendintalu, labham, laabham, rojuku, ventane, vaddi lekunda, duppattu, eradu pattu, laabha, labha, dinakke, takshana, baddi illade, khachita',
  hi: 'दोगुना, दोगुने, दुगुना, डबल, तिगुना, गारंटी*, पक्का, पक्की, मुनाफा, मुनाफ़ा, रोज का, रोज़ का, रोजाना, बिना ब्याज*, बिना गारंटर*, कोई कागज*, कोई काग़ज़*, कागज नहीं, तुरंत, हाथों हाथ, मिनट में, हर महीने',
  mr: 'दुप्पट, दामदुप्पट, डबल, तिप्पट, हमी*, गॅरंटी*, पक्के, पक्का, नफा, रोजचा, रोजचे, दररोज, बिनव्याजी*, व्याजाशिवाय*, कागद नको, लगेच, लगेचच, दर महिन्याला, मिनिटांत',
  gu: 'ડબલ, બમણા, બમણું, ત્રણ ગણા, ગેરંટી*, પાક્કો, પાક્કી, પાકા, નફો, રોજના, દરરોજ, વગર વ્યાજે, વ્યાજ વગર*, કાગળ વગર*, તરત, તાત્કાલિક, મિનિટમાં',
  bn: 'ডবল, ডাবল, দ্বিগুণ*, তিনগুণ*, গ্যারান্টি*, নিশ্চিত, মুনাফা, লাভ, ফেরত, রোজ, প্রতিদিন, বিনা সুদে*, সুদ ছাড়া*, কাগজ ছাড়া*, সঙ্গে সঙ্গে, মাসে মাসে, মিনিটে',
  ta: 'இரட்டிப்பு*, இரட்டிப்ப*, டபுள்*, இரு மடங்கு*, மும்மடங்கு*, உத்தரவாத*, கேரண்டி*, நிச்சய*, லாபம்*, தரோம், தருகிறோம், தினமும், தினசரி, வட்டியில்லா*, வட்டி இல்லா*, உடனடி*, உடனே',
  te: 'రెట్టింపు*, డబుల్*, రెండింతలు*, మూడింతలు*, గ్యారంటీ*, గ్యారెంటీ*, హామీ*, పక్కా, లాభం*,  రోజూ, వడ్డీ లేని*, వడ్డీ లేకుండా*, వెంటనే, తక్షణ*, నిమిషాల్లో*',
  kn: 'ದುಪ್ಪಟ್ಟು*, ಡಬಲ್*, ಎರಡು ಪಟ್ಟು*, ಮೂರು ಪಟ್ಟು*, ಗ್ಯಾರಂಟಿ*, ಖಾತರಿ*, ಪಕ್ಕಾ, ಲಾಭ*, ದಿನಕ್ಕೆ*, ಪ್ರತಿದಿನ*, ಬಡ್ಡಿ ಇಲ್ಲದ*, ಬಡ್ಡಿಯಿಲ್ಲದ*, ತಕ್ಷಣ*, ನಿಮಿಷದಲ್ಲಿ*',
}

/** Work that is done from home. */
export const fromHome: ConceptWords = {
  en: 'from home, at home, sitting at home, from phone, from mobile, from your phone, from your mobile, online, two hours, 2 hours, one hour, few hours, per hour, part time, no skill*, no degree, send, deposit, pay',
  roman:
    'ghar baithe, ghar bethe, ghar se, mobile se, phone se, online, ghari basun, gharbaslya, gharun, gher betha, ghare betha, mobile thi, ghore bose, bari bose, veetla irundhe, veetil irundhe, veettil irundhu, veetla irundhu, intlo kurchoni, intlo kurchuni, intlo nunche, inti nunche, maneyalle, maneyinda, maneyindale, mane inda',
  hi: 'घर बैठे, घर से, मोबाइल से, फोन से, ऑनलाइन, टाइपिंग*',
  mr: 'घरबसल्या, घरी बसून, घरून, मोबाइलवर, मोबाईलवर, ऑनलाइन, टायपिंग*',
  gu: 'ઘેર બેઠા, ઘરે બેઠા, ઘેર બેઠાં, મોબાઈલથી, ઓનલાઇન, ટાઇપિંગ*',
  bn: 'ঘরে বসে*, বাড়িতে বসে*, মোবাইলে, অনলাইনে*, টাইপিং*',
  ta: 'வீட்டிலிருந்தே*, வீட்டில் இருந்தே*, வீட்டிலிருந்து*, மொபைலில்*, ஆன்லைனில்*, டைப்பிங்*',
  te: 'ఇంట్లో కూర్చుని*, ఇంట్లో నుంచే*, ఇంటి నుంచే*, ఇంటి నుండే*, మొబైల్‌లో*, ఆన్‌లైన్*, టైపింగ్*',
  kn: 'ಮನೆಯಿಂದಲೇ*, ಮನೆಯಲ್ಲೇ*, ಮೊಬೈಲ್‌ನಲ್ಲಿ*, ಆನ್‌ಲೈನ್*, ಟೈಪಿಂಗ್*',
}

/** How much it is said to bring. */
export const amount: ConceptWords = {
  en: 'get back, thousand, thousands, lakh, lakhs, 500, 1000, 1500, 2000, 3000, 5000, 10000, 15000, 20000, 25000, 30000, 40000, 50000, 1 lakh, 5k, 10k, 20k, 30k, 50k, earn, earning, get 5000, like a king, per day, per month',
  roman:
    'hazar, hazaar, hajar, hajaar, lakh, laakh, lac, 5000, 10000, 20000, 30000, 50000, ayiram, aayiram, latcham, velu, vela, laksha, lakshalu, savira, saavira, kamao, kamaye, kamaiye, kamva, kamavo, income, sambadhi*, sambathi*, sampathi*, sampadi*, galisi',
  hi: 'हजार, हज़ार, लाख, लाखों, कमाएं, कमाएँ, कमाओ, कमाइए, कमाई',
  mr: 'हजार, लाख, कमवा, कमावा, कमाई',
  gu: 'હજાર, લાખ, કમાઓ, કમાવો, કમાણી',
  bn: 'হাজার, লাখ, আয়, ইনকাম, কামান',
  ta: 'ஆயிரம்*, ஐம்பதாயிரம்*, பத்தாயிரம்*, லட்சம்*, சம்பாதி*, வருமானம்*',
  te: 'వేలు, వెయ్యి, లక్ష, లక్షలు, సంపాది*, ఆదాయం*',
  kn: 'ಸಾವಿರ*, ಲಕ್ಷ, ಗಳಿಸಿ*, ಸಂಪಾದಿಸಿ*, ಆದಾಯ*',
}
