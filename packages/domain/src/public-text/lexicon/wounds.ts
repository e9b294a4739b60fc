import type { ConceptWords } from './concept-words'

/** Marks on one's own body. Harmless without `shownHere`. */
export const marks: ConceptWords = {
  en: 'scars, scar, cuts, cut, marks, wounds, wound, fresh scars, blood, bleeding, wrist, wrists, blade, blades, razor, razors, burns, burn marks, bruises, thigh cuts, lines on',
  roman:
    'nishan, nishaan, zakhm, jakhm, zakham, ghav, ghaav, kate hath, kata haath, haath kata*, hath kata*, khoon, khun, blade, kalai, daag, dag, jakham, jakhma, vran, khuna, vanda, hat kap*, kapleli*, kaplela*, nas, nishan, ghaa, chhekk*, lohi, haath e daag, hate daag, hater daag, haat er daag, kata daag, kata dag, rokto, rakta, kaayam, kayam, kaayangal, thazhumbu*, thalumbu*, kodu potta, kodu poda*, kai kodu, kaila kodu, kaiyila kodu, kaiyil kodu, ratham, raththam, gaatlu, gatlu, gaayam*, gayam*, machcha*, chethi meeda gat*, kosukun*, kosukon*, raktam, gaaya, gaya, kale, koyd*, koyko*, kai mele ga*, kai koy*, raktha',
  hi: 'निशान*, ज़ख्म*, जख्म*, ज़ख़्म*, घाव*, कटे हाथ*, कटी कलाई*, खून*, ख़ून*, ब्लेड*, दाग*',
  mr: 'जखम*, जखमा*, व्रण*, खुणा*, वण*, ब्लेड*, रक्त*, कापलेल*, हात कापल*, डाग*',
  gu: 'નિશાન*, ઘા*, જખમ*, ડાઘ*, કાપા*, લોહી*, બ્લેડ*, ચેકા*',
  bn: 'দাগ*, কাটা দাগ*, ক্ষত*, রক্ত*, ব্লেড*, হাত কাট*, কাটা হাত*',
  ta: 'தழும்பு*, தழும்ப*, காயம்*, காயத்த*, காயங்க*, கோடு போட்ட*, வெட்டு*, ரத்தம்*, இரத்தம்*, பிளேடு*, கையில கோடு*, கையில் கோடு*',
  te: 'గాట్లు*, గాటు*, గాయం*, గాయాలు*, మచ్చ*, కోసుకున్న*, రక్తం*, బ్లేడ్*, బ్లేడు*',
  kn: 'ಗಾಯ*, ಗಾಯದ*, ಕಲೆ*, ಗುರುತು*, ಕೊಯ್ದು*, ಕುಯ್ದು*, ರಕ್ತ*, ಬ್ಲೇಡ್*',
}

/** That such marks be shown, compared, praised or kept from being found. */
export const shownHere: ConceptWords = {
  en: 'show your, show us your, show me your, post your, share your pics, post pics, send pics, share pics, pics of your, photo of your, selfie*, who has the most, who has the deepest, deepest, newest, freshest, best one, most likes, likes, vote, rate, rate my, rate our, compare, compete, competition, contest, admin, winner, not get caught, without getting caught, get caught, prove it, proof, badge of, streak',
  roman:
    'dikhao, dikha do, dikhaye, photo dalo, photo daalo, photo bhejo, pic dalo, selfie*, sabse gehra, sabse zyada, sabse jyada, kiska, like, likes, vote, badge, asli dukhi*, dakhav*, dakhva, photo taka, photo pathav*, kunacha, konacha, sarvat khol, batavo, batav*, photo muko, photo nakho, photo mokl*, kono, dekhao, dekhan, chobi dao, chhobi dao, chobi dio, chobi post*, karta beshi, kar beshi, kaatu, kaattu, kaattunga, kattunga, photo podu*, selfie podu*, poduvom, podunga, yaaru best, yaarudhu, yarudhu, chupinchu*, choopinchu*, chupandi, photo pettu*, photo pettandi, evaridi, evari, ekkuva, torsi, thorsi, torisi, photo haki, photo haaki, photo haku*, yardu, yaardu, jasti',
  hi: 'दिखाओ*, दिखा*, फोटो डाल*, फ़ोटो डाल*, फोटो भेज*, सेल्फी*, सबसे गहर*, सबसे ज़्यादा*, सबसे ज्यादा*, किसका*, लाइक*, वोट*, असली दुखी*',
  mr: 'दाखव*, दाखवा*, फोटो टाक*, फोटो पाठव*, सेल्फी*, सर्वात खोल*, सर्वात जास्त*, कोणाच*, कुणाच*, लाईक*',
  gu: 'બતાવ*, બતાવો*, ફોટો મૂક*, ફોટા મૂક*, ફોટો મોકલ*, સેલ્ફી*, સૌથી ઊંડ*, સૌથી વધુ*, કોના*, કોનો*, લાઈક*',
  bn: 'দেখাও*, দেখান*, ছবি দাও*, ছবি দিন*, ছবি পোস্ট*, সেলফি*, কার বেশি*, সবচেয়ে*, সবচেয়ে*, লাইক*',
  ta: 'காட்டு*, காட்டுங்க*, போட்டோ போடு*, படம் போடு*, செல்ஃபி*, செல்பி*, யாரோட*, யாருக்கு அதிக*, அதிக*, லைக்*, ஓட்டு*',
  te: 'చూపించ*, చూపండి*, చూపు*, ఫోటో పెట్ట*, ఫోటోలు పెట్ట*, సెల్ఫీ*, ఎవరిది*, ఎవరికి ఎక్కువ*, ఎక్కువ*, లైక్*, ఓటు*',
  kn: 'ತೋರಿಸ*, ತೋರ್ಸ*, ಫೋಟೋ ಹಾಕ*, ಸೆಲ್ಫಿ*, ಯಾರದ್ದು*, ಯಾರ್ದು*, ಜಾಸ್ತಿ*, ಹೆಚ್ಚು*, ಲೈಕ್*, ವೋಟ್*',
}

/** Praises harm as relief or offers a way, a game or a dare of it. */
export const harmPraised: ConceptWords = {
  en: 'best way to hurt, ways to hurt yourself, how to hurt yourself, which blade, how many pills to, how many tablets to, which pills, overdose without, without parents noticing, without anyone noticing, parents never find, parents wont notice, mom wont notice, bangles cover, sleeves to hide, makeup to cover, makeup to hide, safe cutting, cut safely, hurt ourselves, cut together, cut tonight, bleed together, punish yourself, punish your body, deserve pain, deserve to bleed, no one here will stop, nobody here will stop, we wont stop you, no helpline*, methods only, discuss methods, share methods, share your method, compare methods, relapse together, scar of the, show fresh, caught with the marks, painless way, painless method, painless exit, easy way out, quick way to go, peaceful way to go, peaceful method, peaceful exit, sure way to go, method that works, methods that work, blood game, blue whale, blade game, cutting game, choking game, choking challenge, blackout challenge, pass out challenge, burn challenge, salt and ice, eraser challenge, salt ice challenge, cutting helps, cutting is the only, cutting works, cutting feels, blood feels, blood calms, pain is the only, pain feels good, only pain helps, hurt yourself and, hurt yourself when, cut when, cut whenever, cut for every, cut one for, one cut for, not get caught with the marks, hide the marks, hide your marks, hide your cuts, hide cuts, hide them from',
  roman:
    'dard se hi dard, dard se dard, dard me sukoon*, dard mein sukoon*, katne se sukoon*, kaatne se sukoon*, katne se rahat*, kaatne se rahat*, katne se halka*, kaatne se halka*, khoon dekh kar*, khoon dekhke*, blade se sukoon*, blade se rahat*, bina dard ka tarika, bina dard ke mar*, bina dard ke jaane, aasan tarika mar*, asaan maut, aasan maut, blue whale, khoon ka khel, blood game, kapla ki bara*, kaplyavar bara*, kaplyavar halka*, kapun ghetl* ki, vedanene vedana, dukhane dukh, rakt pahil*, kapva thi shanti*, kapvathi shanti*, kapva thi rahat*, kapvathi rahat*, lohi joi*, dukhavo ne, dukhav thi dukh*, dard thi dard, katle shanti*, kaatle shanti*, katle halka*, rokto dekhle*, rakto dekhle*, byatha diye byatha, betha diye betha, jontrona diye, bina koste, koshto chara morar, vali dhan vali*, valiku vali*, vettina nimmadhi*, vettikita nimmadhi*, vetikitta nimmadhi*, arutha nimmadhi*, ratham patha*, raththam paatha*, vali illama*, valikaama*, valikkaama*, koskunte prasant*, kosukunte prasant*, kosukunte hayi*, kosukunte haayi*, kosukunte relief*, noppi tho noppi, noppitone noppi, noppi lekunda*, noppi lekund*, raktam chuste*, raktam choosthe*, koydkondre sam*, koydre sam*, koykondre sam*, kuydkondre*, novige nove*, novinda novu*, novillade*, novilde*, raktha nodid*, rakta nodid*',
  hi: 'दर्द से ही दर्द*, दर्द से दर्द*, दर्द में सुकून*, काटने से सुकून*, काटने से राहत*, काटने से हल्का*, काटने से मन हल्का*, खून देख*, बिना दर्द का तरीका*, बिना दर्द के मर*, बिना दर्द के जाने*, आसान मौत*, ब्लू व्हेल*, खून का खेल*',
  mr: 'कापल्यावर बरं*, कापल्यावर हलकं*, कापल्यावर मोकळं*, कापून घेतलं की*, कापून घेतल्यावर*, रक्त पाहिल*, रक्त बघितल*, वेदनेनेच वेदना*, वेदनेने वेदना*, दुखण्यानेच*, वेदनारहित मार्ग*, वेदना न होता*, ब्लू व्हेल*',
  gu: 'કાપવાથી શાંતિ*, કાપવાથી રાહત*, કાપવાથી હળવ*, કાપો તો શાંતિ*, કાપો એટલે*, લોહી જોઈ*, લોહી નીકળ*, દર્દથી દર્દ*, પીડાથી જ પીડા*, પીડા વગર*, દર્દ વગર*, બ્લુ વ્હેલ*',
  bn: 'কাটলে শান্তি*, কাটলে হালকা*, কাটলে আরাম*, কাটলে মন*, রক্ত দেখলে*, রক্ত বেরোলে*, ব্যথা দিয়ে ব্যথা*, ব্যথা দিয়ে ব্যথা*, যন্ত্রণা দিয়ে*, বিনা কষ্টে*, কষ্ট ছাড়া মর*, কষ্ট ছাড়া মর*, ব্যথা ছাড়া মর*, ব্লু হোয়েল*',
  ta: 'வெட்டிக்கிட்டா நிம்மதி*, வெட்டினா நிம்மதி*, வெட்டிக்கிட்டா லேசா*, கீறிக்கிட்டா*, கீறினா நிம்மதி*, ரத்தம் பார்த்தா*, ரத்தம் பாத்தா*, இரத்தம் பார்த்தா*, வலிக்கு வலி*, வலிதான் வலி*, வலி இல்லாம*, வலி இல்லாமல்*, வலியில்லாம*, ப்ளூ வேல்*',
  te: 'కోసుకుంటే ప్రశాంత*, కోసుకుంటే హాయి*, కోసుకుంటే తేలిక*, కోసుకుంటే మనసు*, రక్తం చూస్తే*, రక్తం కారితే*, నొప్పితోనే నొప్పి*, నొప్పితో నొప్పి*, నొప్పి లేకుండా*, నొప్పిలేని*, బ్లూ వేల్*',
  kn: 'ಕೊಯ್ದುಕೊಂಡ್ರೆ ಸಮಾಧಾನ*, ಕೊಯ್ದುಕೊಂಡರೆ ಸಮಾಧಾನ*, ಕುಯ್ದುಕೊಂಡ್ರೆ*, ಕುಯ್ದುಕೊಂಡರೆ*, ಕೊಯ್ದುಕೊಂಡ್ರೆ ಹಗುರ*, ರಕ್ತ ನೋಡಿದ್ರೆ*, ರಕ್ತ ನೋಡಿದರೆ*, ನೋವಿಗೆ ನೋವೇ*, ನೋವಿನಿಂದ ನೋವು*, ನೋವಿಲ್ಲದೆ*, ನೋವಿಲ್ಲದ ದಾರಿ*, ನೋವು ಇಲ್ಲದೆ*, ಬ್ಲೂ ವೇಲ್*',
}
