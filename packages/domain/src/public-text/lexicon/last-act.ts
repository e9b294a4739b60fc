import type { ConceptWords } from './concept-words'

/** A near hour, beside `means`, `finishing` or `absence`. */
export const soon: ConceptWords = {
  en: 'tonight, tomorrow, today, midnight, this evening, this weekend, by morning, by night, bought, ready, waiting, after exams, after results, before my birthday, this week, who is coming, goodbye, last, 2027, next year, next month, soon, forever, for ever',
  roman:
    'aaj, kal, raat, subah, aaj raat, kal subah, udya, aaj ratri, ratri, kale, aaje, aajrat, kalke, aj rat, inniku, innaiku, iniku, naalaiku, naalai, nalaiku, naale, raathiri, rathri, raatri, ivala, ee raathri, repu, reppu, indu, ivattu, ivathu, naale, ratrige, raatrige',
  hi: 'आज, कल, रात, सुबह, आज रात, कल सुबह, अब, हमेशा',
  mr: 'आज, उद्या, रात्री, आजच, सकाळी, आता, कायमच*',
  gu: 'આજે, કાલે, રાત્રે, રાતે, સવારે, હવે, આજ, કાયમ*',
  bn: 'আজ, আজই, কাল, রাতে, রাতেই, সকালে, আর, চিরকাল*',
  ta: 'இன்று, இன்னைக்கு, நாளை, நாளைக்கு, இரவு, இன்றிரவு, விடிய*, இனி, நிரந்தர*',
  te: 'ఈరోజు, ఇవాళ, రేపు, రాత్రి, రాత్రే, రాత్రికి, తెల్లార*, ఇక, శాశ్వత*',
  kn: 'ಇವತ್ತು, ಇವತ್ತೇ, ಇಂದು, ನಾಳೆ, ರಾತ್ರಿ, ಬೆಳಗ್ಗೆ, ಇನ್ನು, ಶಾಶ್ವತ*',
}

/** What people take their lives with. */
export const means: ConceptWords = {
  en: 'rope, noose, poison, rat poison, pesticide, sulphas, celphos, the bridge, bridge at, railway track, railway tracks, train tracks, ceiling fan, the terrace, the roof, rooftop jump, overdose, the edge, the cliff',
  roman:
    'rassi, raassi, phanda, fanda, zeher, zahar, jahar, jeher, sulfas, pul se, patri pe, patri par, pankhe se, chhat se, dori, galfas, vish, vishari dava, dordu, jher, zer, gala fanso, galay dori, bish, biṣ, visham, kayiru, thookku, thooku, vishamu, urithadu, uri, visha, hagga, nenu gattu',
  hi: 'रस्सी, फंदा, फंदे, ज़हर, जहर, सल्फास, पटरी, पंखे से, छत से, पुल से',
  mr: 'दोरी, दोर, गळफास, विष, फास, रुळावर, पुलावरून, गच्चीवरून',
  gu: 'દોરડું, દોરડા, ફાંસો, ઝેર, પાટા પર, પુલ પરથી, ધાબા પરથી',
  bn: 'দড়ি, ফাঁস, বিষ, রেললাইনে, রেল লাইনে, ছাদ থেকে, ব্রিজ থেকে, সেতু থেকে',
  ta: 'கயிறு, தூக்கு, விஷம், தண்டவாளத்*, மாடியிலிருந்து, பாலத்திலிருந்து',
  te: 'తాడు, ఉరి, విషం, పట్టాల*, మేడ మీద నుంచి, వంతెన మీద నుంచి, పురుగుల మందు',
  kn: 'ಹಗ್ಗ, ನೇಣು, ವಿಷ, ಹಳಿ*, ಮಹಡಿಯಿಂದ, ಸೇತುವೆಯಿಂದ',
}

/** Ending everything, or one's life, as the writer's own act. */
export const finishing: ConceptWords = {
  en: 'end my life, ending my life, life end, life over, ending it, ending everything, end everything, finish my life, finish myself, finishing it, over for me, all over for me, my goodbye, writing my goodbye, say goodbye, saying goodbye, my exit, quiet exit, silent exit, leave forever, leaving forever, check out, one last, last sunset, last sunrise, last ride, last trip, last meal, last dinner, last journey, no me, without me, no more me, wont exist, stop existing, cease to exist, not planning to see, not planning to live, not going to see, dont plan to see, wont make it to, wont live till, wont live to',
  roman:
    'khatam kar*, khatm kar*, sab khatam, sab khatm, jaan de*, chhutti lene, zindagi se chhutti, main nahi rahu*, mai nahi rahu*, nahi rahungi, nahi rahunga, chala jaunga hamesha, chali jaungi hamesha, maut ka intezar, maut ka intzar, maut ki raah, sampav*, sagla sampav*, sagle sampav*, mi nasen, mi naser, puru kari*, badhu puru, hu nahi hou, hu nahi hov, shesh kore de*, sesh kore de*, thakbo na, ami thakbo na, mudichiduven, mudichidren, mudichikaren, mudichikiren, naan irukka maaten, nan iruka maten, mudinjidum, life end, mugistha, mugistanu, mugincheskunta, nenu undanu, mugisthini, mugistini, mugiskotini, naanu irolla, nan irolla, irodilla',
  hi: 'खत्म कर*, ख़त्म कर*, सब खत्म, सब ख़त्म, जान दे*, नहीं रहूंग*, नहीं रहूँग*, नहीं जी सकता, नहीं जी सकती, मौत का इंतज़ार*, मौत का इंतजार*, जीना छोड़*, हमेशा के लिए सो*',
  mr: 'संपवतो*, संपवते*, संपवणार*, सगळं संपव*, जीव देतो, जीव देते, जीव देणार, मी नसेन, जगण्यात अर्थ नाही, मरणाची वाट*',
  gu: 'પૂરું કરી*, ખતમ કરી*, જીવ આપી*, હું નહીં હોઉં, હું નહિ હોઉં, જીવવાનો કોઈ અર્થ*, મોતની રાહ*',
  bn: 'শেষ করে দেব*, শেষ করে দিচ্ছি*, শেষ করব*, জীবন দেব*, থাকব না*, থাকবো না*, বাঁচার মানে নেই*, মৃত্যুর অপেক্ষা*',
  ta: 'முடித்துக்கொள்*, முடிச்சுக்கு*, முடிச்சிடு*, முடித்துவிடு*, இருக்க மாட்டேன், வாழ்ந்து என்ன*, வாழ்வதில் அர்த்த*, விடியலை பார்க்க*, விடியலைப் பார்க்க*, மரணத்துக்காக*, மரணத்திற்கு காத்*, சாவுக்காக*',
  te: 'ముగిస్తా*, ముగించు*, ముగించే*, బతకలేను*, బ్రతకలేను*, నేను ఉండను*, బతకడంలో అర్థం*, చావు కోసం*, మరణం కోసం*',
  kn: 'ಮುಗಿಸ್ತೀ*, ಮುಗಿಸುತ್ತೇ*, ಮುಗಿಸಿಕೊಳ್*, ಬದುಕಲಾರೆ*, ನಾನಿರಲ್ಲ*, ನಾನು ಇರಲ್ಲ*, ಬದುಕೋದರಲ್ಲಿ ಅರ್ಥ*, ಸಾವಿಗಾಗಿ*, ಸಾವಿಗೆ ಕಾಯ*',
}
