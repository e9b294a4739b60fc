import type { ConceptWords } from './concept-words'

/** Drugs that no doctor gives. Named without a word of `treatment`, somebody looks first. */
export const streetDrug: ConceptWords = {
  en: 'crystal meth, chitta available, mdma, ecstasy pills, lsd, acid tabs, cocaine, heroin, mephedrone, meow meow, mcat, md powder, md drug, md drugs, crystal meth, ice drug, methamphetamine,  ketamine, charas, ganja, gaanja, hashish, malana cream, manali cream, hash oil, marijuana, brown sugar drug,  smack powder, magic mushroom*, shrooms, psilocybin, dmt, ghb, rohypnol, date rape drug, yaba, fentanyl, spasmo proxyvon, corex bottles, phensedyl, whippets, poppers, whitener sniff*, solution sniff*, stoners, stoner, 420 friendly, 420 gang,  rolling papers, bong, bongs, pot smokers, green stuff, good stuff available,  get stoned, stoned, trippy trip, trip sitter needed, party pills, happy pills, date pills, knockout pills, lean syrup, purple drank, vape juice, thc, edibles',
  roman:
    'chillam peene, chillam gang, malana maal, malana cream, chitta bech*, chitta mil*, ganja pottalam, ganja, gaanja, charas, afeem,  smack,   md powder, emdi, mdma, pudiya,   maal phook*,  sutta gang, kanja, abin, podhai, bodhai, bothai, gard, ganjayi, gaanjayi, mattu mandu, ganja soppu, gaanja soppu, drugsu,  yaba, phensidyl, fensidil, nesha jinis',
  hi: 'गांजा, गाँजा, चरस, अफीम, अफ़ीम, स्मैक, चिट्टा, हेरोइन, कोकीन, ब्राउन शुगर, मेफेड्रोन, एमडी पाउडर, एमडीएमए, एलएसडी, पुड़िया, पुड़ियां, चिलम, नशे का सामान, नशे की गोली*, नशीली गोली*, नशीला*',
  mr: 'गर्द, गांजा*, चरस*, अफू*, हेरॉइन*, कोकेन*, ब्राउन शुगर*, मेफेड्रोन*, एमडी पावडर*, एमडी पावडर, एलएसडी*,  चिलीम*, नशेच्या गोळ्या, नशेचा माल',
  gu: 'ગાંજો*, ગાંજા*, ચરસ*, અફીણ*, હેરોઈન*, કોકેઈન*, બ્રાઉન સુગર*, મેફેડ્રોન*, એમડી પાવડર*, એલએસડી*, પડીકી*, ચલમ*, નશાની ગોળી*, નશાનો માલ*, નશીલા*',
  bn: 'গাঁজা*, চরস*, আফিম*, হেরোইন*, কোকেন*, ইয়াবা*, ফেনসিডিল*, ব্রাউন সুগার*, এমডিএমএ*, এলএসডি*, পুরিয়া*, কলকে*, নেশার জিনিস*, নেশার বড়ি*, মাদক*',
  ta: 'கஞ்சா பொட்டலம்*, கஞ்சா*, அபின்*, ஹெராயின்*, கொக்கைன்*, கோகைன்*, பிரவுன் சுகர்*, எம்டிஎம்ஏ*, எல்எஸ்டி*, போதைப்பொருள்*, போதைப் பொருள்*, போதை பொருள்*, போதை மாத்திரை*, போதை ஊசி*, சரக்கு இருக்கு*',
  te: 'గంజాయి*, నల్లమందు*, హెరాయిన్*, కొకైన్*, బ్రౌన్ షుగర్*, ఎండీఎంఏ*, ఎల్ఎస్డీ*, మాదకద్రవ్య*, మాదక ద్రవ్య*, మత్తు మందు*, మత్తు పదార్థ*, మత్తు మాత్ర*, డ్రగ్స్ దొరుకు*',
  kn: 'ಗಾಂಜಾ*, ಅಫೀಮು*, ಹೆರಾಯಿನ್*, ಕೊಕೇನ್*, ಬ್ರೌನ್ ಶುಗರ್*, ಎಂಡಿಎಂಎ*, ಎಲ್‌ಎಸ್‌ಡಿ*, ಮಾದಕ ವಸ್ತು*, ಮಾದಕವಸ್ತು*, ಮತ್ತಿನ ಮಾತ್ರೆ*, ಮತ್ತು ಮಾತ್ರೆ*, ನಶೆ ಮಾತ್ರೆ*, ಡ್ರಗ್ಸ್ ಸಿಗ*',
}

/** A paper from a doctor, or the doctor. */
export const prescription: ConceptWords = {
  en: 'prescription, prescriptions, rx, doctor slip, doctors slip, doctors note, doctor note, doctors letter',
  roman:
    'parcha, parche, parchi, parchee, prescription, nuskha, chitthi, chiththi, chithi, chit, doctor chitthi, preskripshan, cheettu, chittu, chittu, seettu, cheeti, chiti, cheeti, doctor cheeti',
  hi: 'पर्चा, पर्चे, पर्ची, परची, परचा, नुस्खा, नुस्खे, प्रिस्क्रिप्शन, ',
  mr: 'चिठ्ठी*, प्रिस्क्रिप्शन*, डॉक्टरां*, डॉक्टरची*, औषधचिठ्ठी*',
  gu: 'ચિઠ્ઠી*, પ્રિસ્ક્રિપ્શન*, ડૉક્ટર*, ડોક્ટર*',
  bn: 'প্রেসক্রিপশন*,  ব্যবস্থাপত্র*, চিরকুট*',
  ta: 'சீட்டு*, மருந்துச்சீட்டு*, மருந்துச் சீட்டு*, பரிந்துரை*, பிரிஸ்கிரிப்ஷன்*, மருத்துவர்*, டாக்டர்*',
  te: 'ప్రిస్క్రిప్షన్*, చీటీ*, చీటి*, డాక్టర్*, వైద్యుడి*',
  kn: 'ಚೀಟಿ*, ಪ್ರಿಸ್ಕ್ರಿಪ್ಷನ್*,  ಡಾಕ್ಟರ್*',
}

/** Doing without it, beside `prescription` and `drug`. */
export const without: ConceptWords = {
  en: 'without, no, not needed, not required, no need, never asked, wont ask, not asked, dont ask, skip, bypass, fake, forged, blank',
  roman:
    'bina, bagair, binaa, nahi chahiye, zaroorat nahi, jarurat nahi, nahi puchenge, nahi puchte, shivay, nako, lagat nahi, vagar, vina, nathi, jarur nathi, chara, chhara, lagbe na, illama, illamal, illaama, ketka maattom, kekka mattom, thevai illa, lekunda, akkarledu, adagamu, adagam, illade, illadhe, illad, kelalla, bekilla, beda, nakli',
  hi: 'बिना, बगैर, बग़ैर, जरूरत नहीं, ज़रूरत नहीं, नहीं चाहिए, नहीं पूछ*, नकली',
  mr: 'शिवाय, विना, नको, लागत नाही, गरज नाही, न दाखवता, बनावट',
  gu: 'વગર, વિના, જરૂર નથી, નથી જોઈતી, પૂછતા નથી, નકલી',
  bn: 'ছাড়া*, ছাড়াই, লাগবে না, লাগে না, দরকার নেই, চাই না, নকল',
  ta: 'இல்லாம*, இல்லாமல்*, இன்றி, தேவையில்லை, தேவை இல்லை, கேட்க மாட்*, கேக்க மாட்*, வேண்டாம், போலி*',
  te: 'లేకుండా*, అవసరం లేదు, అక్కర్లేదు, అడగం, అడగము, నకిలీ*',
  kn: 'ಇಲ್ಲದ*, ಇಲ್ಲದೆ*, ಬೇಕಿಲ್ಲ, ಬೇಡ, ಕೇಳಲ್ಲ, ಕೇಳುವುದಿಲ್ಲ, ಅಗತ್ಯವಿಲ್ಲ, ನಕಲಿ*',
}

/** Asking for a medicine or a drug as one asks a dealer. */
export const seek: ConceptWords = {
  en: 'urgently, urgent, will pay, pay double, paying, ask me, by post, by courier, parcel, left to sell, need seller, hook me up, who sells, where can i buy, need without, anyone selling, no questions, kit by, door delivery, delivered, strips left, wanted',
  roman:
    'chahiye, chahiye toh, bolo, batao, lagega to, dila do, jugaad, pahije, havi, hava, joie, joiye, kejo, lagle, lagbe, bolben, dorkar, venuma, venum, venumna, kavala, kaavala, kavali, beka, beku, bek, sigutta, sigutte, dorukuthundi, avasaram ledu',
  hi: 'चाहिए, चाहिए तो, बोलो, बताओ, दिला दो, जुगाड़, क्वालिटी',
  mr: 'पाहिजे, हवी, हवा, हव्यात, सांगा, मागवून',
  gu: 'જોઈએ, જોઇએ, કહેજો, બોલજો, મંગાવ*',
  bn: 'লাগলে, লাগবে, চাই, বলবেন, দরকার',
  ta: 'வேணுமா, வேண்டுமா, வேணும்னா, வேண்டும் என்றால்',
  te: 'కావాలా, కావాలంటే, కావాలి',
  kn: 'ಬೇಕಾ, ಬೇಕೇ, ಬೇಕಿದ್ರೆ, ಬೇಕಾದರೆ',
}
