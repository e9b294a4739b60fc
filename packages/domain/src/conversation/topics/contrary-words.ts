import { labelReader } from '../../replies/word-tables'

/**
 * What says that a topic is not what a talk is about, in other words than a no before or after its name: 'the exam is over', 'I still have my
 * job', 'I have not moved anywhere'. In all languages and Latin letters. Entries are written as in `replies/words/reply-words.ts`. Own
 * compilation.
 */
const contraryWords = {
  grief: `
    still|is|are|she|he|very|much alive, not dead|died, didnt|hasnt|not die|died, nobody|no one died, mara|mari|mare nahi|nhi|nahin, jinda|zinda hai|hain|h, ज़िंदा|जिंदा|जीवित हैं|है, मरे|मरी|मरा नहीं, जिवंत आहे|आहेत, गेले|गेली नाहीत, જીવતા|જીવે છે, বেঁচে আছে|আছেন, মরেনি|মারা যায়নি,
    உயிரோட|உயிருடன் .. இருக்*, வெளிய|வெளியே|கடைக்கு|வேலைக்கு|ஆபீஸ் போ*, uyiroda|uyirodu, veliya|velila|kadaiku|velaiku po*|poi*, బతికే|బతికి .. ఉన్న*, bathike|batike unna*, ಬದುಕಿದ್ದಾ*|ಬದುಕಿದ್ರು|ಜೀವಂತ*`,
  grave_illness: `
    i am|im a nurse|doctor|intern|resident, i am|im a staff|icu|ward|head nurse, i|my .. duty|shift|posting .. icu|ward|hospital, icu|ward|hospital duty|shift|posting, did .. hrs|hours in icu|ward|hospital, i work in|at .. icu|hospital|ward, i will be in icu, duty|shift .. icu, meri duty|shift, मेरी ड्यूटी|शिफ़्ट, माझी ड्युटी|शिफ्ट, મારી ડ્યૂટી|શિફ્ટ, আমার ডিউটি|শিফট, என் டூட்டி|ஷிஃப்ட், నా డ్యూటీ|షిఫ్ట్, ನನ್ನ ಡ್ಯೂಟಿ|ಶಿಫ್ಟ್`,
  in_laws: `
    mil|saas|sasu|bahu|laws .. is|are good|nice|kind|fine, bahu|saas|sasural .. acchi|achi|achhi|acche|accha hai|hain|h, सास|बहू|ससुराल .. अच्छी|अच्छे|अच्छा है|हैं, सास बनने|बनी|बन, सासू|सासूबाई|सून .. चांगल्या|चांगली|वाईट आहेत|आहे|नाही, સાસુ|વહુ .. સારી|સારા છે, শাশুড়ি|শ্বশুরবাড়ি|বউমা .. ভালো|ভাল|খারাপ|ব্যস্ত না|নয়|মানুষ,
    மாமியார்|மருமகள் .. நல்லவ*|நல்ல, అత్త*|కోడలు* .. మంచి*, ಅತ್ತೆ|ಸೊಸೆ .. ಒಳ್ಳೆ*`,
  farm: `
    crop|crops|harvest is|are|was fine|good|ok, fasal theek|thik|acchi|achi, फ़सल|फसल ठीक|अच्छी|बढ़िया, पीक चांगलं|ठीक|बरं, પાક સારો|ઠીક, ফসল ভালো|ঠিক, பயிர் நல்லா*, పంట బాగా*|బాగానే, ಬೆಳೆ ಚೆನ್ನಾಗಿ*`,
  exams: `
    i am|im working, i have|got a job, exam|exams|paper|papers is|are|got|was|were over|done|finished, job karta|karti|kar, exam|exams|paper khatam|khatm|ho, marks se|ki nahi|baat, my shop|business, meri|meri apni dukan|dukaan, mera dhandha|business, padhta|padhti nahi,
    एग्ज़ाम|परीक्षा|पेपर ख़त्म|खत्म|हो, नौकरी करता|करती, मेरी दुकान, मेरा धंधा|काम, पढ़ता|पढ़ती नहीं, परीक्षा संपली|झाली, नोकरी करतो|करते, પરીક્ષા પૂરી|પતી, નોકરી કરું, દુકાન|ધંધો|ધંધા, ભણતો|ભણતી નથી, পরীক্ষা শেষ, চাকরি করি,
    எக்ஸாம்*|தேர்வு*|பரீட்சை* முடிஞ்ச*|முடிந்த*, வேலை செய்றேன்|பாக்குறேன்|பார்க்கிறேன், పరీక్షలు|పరీక్ష*|ఎగ్జామ్స్ అయిపో*, ఉద్యోగం చేస్తున్నా*, ಪರೀಕ್ಷೆ*|ಎಕ್ಸಾಮ್* ಮುಗಿ*, ಕೆಲಸ ಮಾಡ್ತಿದ್ದೀನಿ|ಮಾಡ್ತಾ`,
  sleep: `
    sleep is|was fine|ok|okay|good|alright, sleep well|fine|ok, neend theek|thik|achi|acchi|aa jati|jaati, नींद ठीक|अच्छी, नींद आ जाती, झोप नीट|ठीक|चांगली, ઊંઘ બરાબર|સારી|ઠીક, ঘুম ঠিক|ভালো, தூக்கம் நல்லா|ஓகே|சரியா,
    నిద్ర బాగా|బాగానే|పడుతోంది|ఓకే, ನಿದ್ದೆ|ನಿದ್ರೆ ಚೆನ್ನಾಗಿ|ಸರಿಯಾಗಿ`,
  job_loss: `
    still working|have|there|employed, job|work is not|still lost|gone|there|safe, not lost my|the|any job|work, havent|didnt|did not lost|lose .. job|work, i have|got a job, naukri|job|kaam nahi gayi|gaya|gai, naukri|job hai|abhi,
    नौकरी|काम नहीं गई|गयी|गया, नौकरी है|चल, नोकरी गेली नाही, नोकरी आहे, નોકરી ગઈ નથી, નોકરી છે|ચાલુ, চাকরি যায়নি|আছে, வேலை போகல*|போகலை|இருக்*, இன்னும் .. வேலை, vela|velai pogala*|irukku,
    ఉద్యోగం|జాబ్ పోలేదు|ఉంది, job|udyogam poledu|undi, ಕೆಲಸ|ಜಾಬ್ ಹೋಗಿಲ್ಲ|ಹೋಗ್ಲಿಲ್ಲ|ಇದೆ, kelsa hogilla|ide`,
  abroad: `
    have|did|had not moved|gone|shifted|left|move, havent|didnt|hadnt moved|gone|shifted|left|move, not moved|shifted|gone|new anywhere|abroad|here, i am|im|live here .. my|own town|city|home, kahi|kahin nahi gaya|gayi|gai|shift, कहीं नहीं गया|गई|गयी,
    कुठे|कुठेही गेलो|गेले नाही, ક્યાંય .. નથી|નહીં, કોઈ નવી જગ્યાએ .. નથી, কোথাও যাইনি|যাই, எங்கயும்|எங்கேயும்|எங்கும் போகல*|போகவில்லை, ఎక్కడికీ|ఎక్కడికి వెళ్ళలేదు|వెళ్లలేదు|పోలేదు, ಎಲ್ಲಿಗೂ|ಎಲ್ಲೂ ಹೋಗಿಲ್ಲ|ಹೋಗ್ಲಿಲ್ಲ`,
  money: `
    i|had lent, lent him|her|them|my|a|money|to, owes|owe me, udhar|udhaar diya|diye|dia|de, उधार दिया|दिए|दिये, उधार दिलं|दिले|दिला, ઉધાર આપ્યા|આપેલા, ধার দিয়েছি|দিয়েছিলাম|দিলাম, கடன் கொடுத்த*|குடுத்த*, అప్పు ఇచ్చా*, ಸಾಲ ಕೊಟ್ಟ*, no loan|loans|debt|debts, dont|do not have .. loan|loans|debt, not|no money problem|issue, said not|no money, money is|was not .. problem|issue, karz|karza|loan|udhar nahi hai|h|he, paise ki baat|problem|dikkat nahi, कर्ज़|कर्ज|क़र्ज़ नहीं है, पैसे की बात|दिक्कत नहीं,
    कर्ज नाही, पैशाचा प्रश्न नाही, દેવું નથી, પૈસાની વાત નથી, ধার|ঋণ নেই, টাকার কথা|ব্যাপার না|নয়, கடன் இல்ல*, பணப் பிரச்சனை இல்ல*, appulu|appu levu|ledu, dabbu problem|samasya kadu|kaadu|ledu, అప్పులు|అప్పు లేవు|లేదు, డబ్బు సమస్య|ప్రాబ్లమ్ కాదు|లేదు,
    ಸಾಲ ಇಲ್ಲ, ದುಡ್ಡಿನ ಸಮಸ್ಯೆ|ವಿಷಯ ಅಲ್ಲ|ಇಲ್ಲ`,
  bullying: `
    no|not ragging|bullying, ragging nahi|nahin|illa|illai|ledu|kaadu|kadu|alla|noy, रैगिंग नहीं|नाही, રેગિંગ નથી, র‍্যাগিং নয়|না, ராகிங் இல்ல*, ర్యాగింగ్ కాదు, ರ್ಯಾಗಿಂಗ್ ಅಲ್ಲ`,
  couple: `
    not only|just husband|wife, not my husband|wife, husband|wife is good|fine|ok|nice, pati|husband|biwi|patni ki baat nahi, पति|पत्नी की बात नहीं`,
} as const

type Contrary = keyof typeof contraryWords

const labelsIn = labelReader([{ words: contraryWords, comparedBy: 'spelling' }])

/** The topics that a text says it is not about by such words. Linear in its length. */
export const contraryTopics = (text: string): readonly Contrary[] => [...labelsIn(text)]
