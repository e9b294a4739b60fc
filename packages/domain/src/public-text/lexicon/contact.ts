import type { ConceptWords } from './concept-words'

/** Ways to lead people off to where nobody looks. Talking about an app is no invitation; a word of `lead` beside it makes it one. */
export const app: ConceptWords = {
  en: 'add snap, snap id, my snap, signal app, inbox me, pm me, zoom link, google form, gform, form link, link in bio, link in profile, check my bio,  gmeet, telegram group, twitter, clubhouse, wechat, imessage, telegrm, wattsapp, whtsap, w app, tg group, whatsapp, watsapp, whatsap, whatapp, whtsapp, wapp, telegram, telegrm, telgram, tele gram, snapchat,  insta, instagram, facebook, fb, discord,  skype, gmail,  imo, wickr, viber, kik, zangi, messenger, dm, dms,   facetime, google meet, zoom link, session app, threema, botim, linktree, youtube, youtube channel, reddit',
  roman:
    'whatsapp, watsap, whatsap, vatsap, vhatsap, vhatsapp, telegram, teligram, insta, instagram, facebook, fesbuk, snapchat, discord',
  hi: 'व्हाट्सएप*, व्हाट्सऐप*, वाट्सएप*, वॉट्सऐप*, वॉट्सएप*, व्हाट्सप्प*, टेलीग्राम*, इंस्टा*, इंस्टाग्राम*, फेसबुक*, स्नैपचैट*, डीएम, इनबॉक्स, ',
  mr: 'व्हॉट्सॲप*, व्हॉट्सअॅप*, व्हॉट्सअप*, व्हाट्सअप*, व्हॉट्सऍप*, टेलिग्राम*, इन्स्टा*, इंस्टा*, फेसबुक*, स्नॅपचॅट*, डीएम, इनबॉक्स, ',
  gu: 'વોટ્સએપ*, વોટ્સઍપ*, વ્હોટ્સએપ*, વૉટ્સએપ*, વૉટ્સઍપ*, ટેલિગ્રામ*, ઇન્સ્ટા*, ઇન્સ્ટાગ્રામ*, ફેસબુક*, સ્નેપચેટ*, ડીએમ, ઇનબોક્સ, ',
  bn: 'হোয়াটসঅ্যাপ*, হোয়াটস্যাপ*, হোয়াটসএপ*, ওয়াটসঅ্যাপ*, টেলিগ্রাম*, ইনস্টা*, ইনস্টাগ্রাম*, ফেসবুক*, স্ন্যাপচ্যাট*, ডিএম, ইনবক্স*, ',
  ta: 'வாட்ஸ்அப்*, வாட்ஸ் அப்*, வாட்ஸப்*, வாட்சப்*, டெலிகிராம்*, டெலக்ராம்*, இன்ஸ்டா*, இன்ஸ்டாகிராம்*, ஃபேஸ்புக்*, பேஸ்புக்*, முகநூல்*, ஸ்னாப்சாட்*, டிஎம், இன்பாக்ஸ்*, ',
  te: 'వాట్సాప్*, వాట్సప్*, వాట్సాప్‌*, టెలిగ్రామ్*, ఇన్‌స్టా*, ఇన్స్టా*, ఫేస్‌బుక్*, ఫేస్బుక్*, స్నాప్‌చాట్*, డీఎం, ఇన్‌బాక్స్*, ',
  kn: 'ವಾಟ್ಸಾಪ್*, ವಾಟ್ಸಪ್*, ವಾಟ್ಸ್ಆ್ಯಪ್*, ವಾಟ್ಸ್‌ಆ್ಯಪ್*, ವಾಟ್ಸಾಪ್‌*, ವಾಟ್ಸ್ ಆಪ್*, ಟೆಲಿಗ್ರಾಂ*, ಟೆಲಿಗ್ರಾಮ್*, ಇನ್‌ಸ್ಟಾ*, ಇನ್ಸ್ಟಾ*, ಫೇಸ್‌ಬುಕ್*, ಫೇಸ್ಬುಕ್*, ಸ್ನ್ಯಾಪ್‌ಚಾಟ್*, ಡಿಎಂ, ಇನ್‌ಬಾಕ್ಸ್*, ',
}

/** What turns the name of an app into an invitation. */
export const lead: ConceptWords = {
  en: 'look for, look us up, look me up, search, find, lets talk, chat there,  same name, my name there, link in bio, bio, hangout on, invite,  number,  id, join, add, ping, contact, group link, link, channel, handle, username, user name, follow, find me, find us, message, msg, reach, reach out, text, chat on, talk on, meet on, hit me, hmu, on telegram, for details, for more, drop your, share your, send your, move to, come to, here is',
  roman:
    'group la, la ya, var ye, la ye, aajao, aa jao, aaja, dhoondo, dhundo, search karo,  yeun, bhet, shodh, aavo, avo, aavjo, esho, eso,  thedu, thedunga,   vetuku,  huduki, id, aidi, meri id, mera number,  en id, naa id, nan id,  par aao, pe aao, par aaiye, number, join, sampark,  humse, mujhse, bhejo, bheje, jodo, judo, jude,  var ya,  karjo, par aavo,  e aso,  vaanga,  lo randi,  ge banni',
  hi: 'मैसेज*, मेसेज*, आईडी, आयडी, ढूंढो, ढूँढो, खोजो, पर ढूंढ*, अकाउंट,  पर आओ, पर आएं, पर आइए, नंबर, नम्बर,  हमसे, मुझसे, जुड़ें, जुड़ो, जॉइन, ज्वाइन, भेजो, भेजें, संपर्क*, ग्रुप लिंक, लिंक, फॉलो*, चैनल*, पर मिलो, पर बात',
  mr: 'मेसेज*, मेसेज कर,   भेटूया, बोलूया, वर ये, वर यायच*, आयडी, भेट, ये मग, वर शोधा,  वर या, नंबर, क्रमांक,  जॉइन, सामील, पाठवा, संपर्क*, लिंक, फॉलो*, चॅनल*, वर भेटा, वर बोला',
  gu: 'મેસેજ*, મળીએ, વાત કરીએ, માગજો, આઈડી, શોધો, શોધી*, પર આવ,  પર આવો, નંબર,  જોઇન, જોડાઓ, મોકલો, સંપર્ક*, લિંક, ફોલો*, ચેનલ*, પર મળો, પર વાત',
  bn: 'এসো, আসো, আসুন, কথা বলি, কথা বলব, আইডি, খুঁজে*, খোঁজো, এ এসো, তে এসো, মেসেজ*,  এ আসুন, নম্বর*, নাম্বার*,  জয়েন*, যোগ দিন, পাঠান, পাঠাও, যোগাযোগ*, লিংক*, লিঙ্ক*, ফলো*, চ্যানেল*',
  ta: 'சந்திப்போம், பேசுவோம், ஐடி*, தேடு*, தேடி வா*,  மெசேஜ்*,  வாருங்கள்,  நம்பர்*,  சேர*, அனுப்பு*, தொடர்பு*, லிங்க்*,  ஃபாலோ*, சேனல்*, பேசலாம்',
  te: 'కలుద్దాం, కలవండి, కలుసుకుందాం, రండి మాట్లాడ*, ఐడీ*, ఐడి*, వెతక*, వెతుక*,  మెసేజ్*,  నంబర్*, నెంబర్*,  జాయిన్*, చేరండి, పంపండి, సంప్రదిం*, లింక్*, ఫాలో*, ఛానల్*, ఛానెల్*, మాట్లాడ*',
  kn: 'ಸಿಗೋಣ, ಭೇಟಿ ಆಗೋಣ, ಮಾತಾಡೋಣ, ಐಡಿ*, ಹುಡುಕ*,  ಮೆಸೇಜ್*,  ನಂಬರ್*, ಸಂಖ್ಯೆ*,  ಸೇರಿ, ಜಾಯಿನ್*, ಕಳುಹಿಸಿ, ಕಳಿಸಿ, ಸಂಪರ್ಕ*, ಲಿಂಕ್*, ಫಾಲೋ*, ಚಾನೆಲ್*, ಮಾತನಾಡ*',
}

/** Who writes that nobody shall go elsewhere. */
export const stayHere: ConceptWords = {
  en: 'never share your, please dont share, no phone numbers, no contact details, not share, without sharing, break up with, deleted, deleting, uninstall*, anxiety from, fomo, no contact with, group chat drama, trolls, trolled, reels, hacked, scam, fake news, forward*, family group, no whatsapp, no telegram, no forwards, without whatsapp, not on whatsapp, no dm, no dms, dont share, do not share, never share, away from, less, detox, break from, off social, quit, quitting, leaving, addiction, comparison, scrolling, limit, no links, no numbers, without instagram, without facebook',
  hi: 'छोड़*, दूर, लत, कम करना, ब्रेक',
}

/** Little words that make the name of an app an invitation only right beside it: 'whatsapp me', 'my insta'. */
export const beside: ConceptWords = {
  en: 'me, us, my, our, no, there',
  roman:
    'ye, karo, kare, karein, kijiye, mujhe, hume, kara, la, mala, amhala, koro, korun, amake, amader, maza, majha, maru, amar, pannu, pannunga, panunga, vaa, vaanga, ennai, cheyandi, cheyyandi, nannu, raa, randi, baa, banni, maadi, madi, nanna, namma',
  hi: 'करो, करें, करे, कीजिए, मुझे, हमें',
  mr: 'या, करा, मला, आम्हाला',
  gu: 'કરો, કરજો, મને, અમને',
  bn: 'করুন, করো, কর, আমাকে, আমাদের',
  ta: 'பண்ணு*, செய்யுங்க*, செய்யவும், என்னை*, எனக்கு*, எங்களை*, வா, வாங்க, எண்*, இணைய*, இணைப்பு*',
  te: 'చేయండి, చెయ్యండి, చేయు, నన్ను, నాకు, మమ్మల్ని, మాకు, రా, రండి',
  kn: 'ಮಾಡಿ, ಮಾಡು, ನನ್ನನ್ನು, ನನಗೆ, ನಮ್ಮನ್ನು, ನಮಗೆ, ಬಾ, ಬನ್ನಿ',
}
