import type { ConceptWords } from './concept-words'

/** Hurting oneself; beside `ceased` and `span`. */
export const ownHarm: ConceptWords = {
  en: 'self harm, selfharm, self harming, cutting, cut myself, hurting myself, harming myself, burning myself',
  roman:
    'khud ko chot, khud ko nuksan, khud ko kaat*, khud ko kat*, apne aap ko chot, apne aap ko nuksan, nas kaat*, haath kaat*, swatala, svatala, jaatne, jatne, potane, nijeke, hat kata, hath kata, ennai naane, enna naane, kaiya kizhi*, nannu nenu, cheyyi kos*, nannanne, nanna nane, kai kuy*',
  hi: 'खुद को चोट*, ख़ुद को चोट*, खुद को नुकसान*, ख़ुद को नुकसान*, अपने आप को चोट*, खुद को काट*, नस काट*, हाथ काट*',
  mr: 'स्वतःला*, स्वत:ला*, हाताला काप*, हात काप*',
  gu: 'જાતને*, પોતાને*, હાથ કાપ*',
  bn: 'নিজেকে*, হাত কাট*',
  ta: 'என்னை நானே*, என்னையே*, கையை கிழி*, கையைக் கிழி*, கைய வெட்ட*',
  te: 'నన్ను నేను*, చేయి కోసు*, చెయ్యి కోసు*',
  kn: 'ನನ್ನನ್ನೇ*, ನನ್ನನ್ನು ನಾನೇ*, ಕೈ ಕುಯ್*, ಕೈ ಕೊಯ್*',
}

/** That something was given up. */
export const ceased: ConceptWords = {
  en: 'stopped, quit, gave up, free of, free from, clean, without, no more',
  roman:
    'band kiya, band kar diya, band kiye, band ki, chhod diya, chhod di, chhodi, chhoda, chhoot ga*, chhut ga*, nahi kiya, nahi ki, thambav*, thambl*, band kel*, sodl*, sodun, bandh kary*, bandh karva*, chhody*, bondho, bandho, chere di*, chhere di*, niruth*, niruththi, nirutth*, vittut*, vitten, aapesi, apesi, manesi, manes*, vadiles*, nillis*, bitte, bittu, bittid*',
  hi: 'बंद किया*, बंद कर दिया*, बंद किए*, छोड़ दिया*, छोड़ दी*, छोड़ी, छोड़ा, छूट ग*, नहीं किया*, नहीं की',
  mr: 'थांबव*, थांबल*, बंद केल*, सोडल*, सोडून*',
  gu: 'બંધ*, છોડ્ય*, છોડી*, છૂટ*',
  bn: 'বন্ধ*, ছেড়ে দি*, ছেড়েছি*, ছাড়লাম*, করিনি*',
  ta: 'நிறுத்தி*, நிறுத்தின*, விட்டு*, விட்டேன்*',
  te: 'ఆపేసి*, ఆపేశా*, మానేసి*, మానేశా*, వదిలేశా*, వదిలేసి*',
  kn: 'ನಿಲ್ಲಿಸಿ*, ಬಿಟ್ಟು*, ಬಿಟ್ಟೆ*, ಬಿಟ್ಟಿದ್*',
}

/** A stretch of time that somebody counts. */
export const span: ConceptWords = {
  en: 'days, weeks, months, month, years, year',
  roman:
    'din, dino, hafte, mahine, mahino, saal, varsh*, varas*, divas, mahina, mahin*, varsha*, mash, mas, maash, bochhor, bochor, bachhar, maasam, masam, varusham, varudam, naal, nal, nela*, nelalu, rojulu, samvatsar*, tingalu, tingal*, varsha, varshad*, dina',
  hi: 'दिन*, हफ़्ते*, हफ्ते*, महीने*, महीनों*, साल*, वर्ष*',
  mr: 'दिवस*, आठवड*, महिने*, महिन्या*, वर्ष*',
  gu: 'દિવસ*, અઠવાડિયા*, મહિના*, મહિને*, વરસ*, વર્ષ*',
  bn: 'দিন*, সপ্তাহ*, মাস*, বছর*',
  ta: 'நாள்*, நாட்கள்*, வாரம்*, மாதம்*, மாசம்*, வருட*, வருஷ*, ஆண்டு*',
  te: 'రోజు*, వారాలు*, నెల*, ఏళ్ళ*, ఏళ్ల*, సంవత్సర*',
  kn: 'ದಿನ*, ವಾರ*, ತಿಂಗಳ*, ವರ್ಷ*',
}

/** Dark thoughts and the edge of death as a thing that one can pass. */
export const shadow: ConceptWords = {
  en: 'suicidal thoughts, suicidal ideation, ideation, dark thoughts, thoughts of ending, thoughts of suicide, brink, edge of death, death door, deaths door',
  roman:
    'suicide ke khayal*, khudkushi ke khayal*, atmahatya ke vichar*, aatmahatya ke vichar*, marne ke khayal*, maut ke muh*, maut ko chhu*, maut ko chu*, atmahatyechya vichar*, aatmahatyechya vichar*, marnachya vichar*, mrutyuchya dar*, aapghat na vichar*, apghat na vichar*, marvana vichar*, mot na modh*, attohottar*, attohotyar*, atmohottar*, morar chinta*, morar bhabna*, mrityur mukh*, tharkolai enn*, tharkkolai enn*, saavin vilimb*, savin vilimb*, chavu anch*, atmahatya alochan*, aatmahatya alochan*, chavu alochan*, atmahatye yochane*, aatmahatye yochane*, atmahatye alochane*, saavina anch*, savina anch*',
  hi: 'आत्महत्या के ख्याल*, आत्महत्या के ख़याल*, आत्महत्या के विचार*, ख़ुदकुशी के ख़याल*, खुदकुशी के ख्याल*, मरने के ख्याल*, मरने के ख़याल*, मरने का ख्याल*, मौत के मुँह*, मौत के मुंह*, मौत को छू*',
  mr: 'आत्महत्येच्या विचार*, मरणाच्या विचार*, मृत्यूच्या दार*, मरणाच्या दार*, संपवायचा विचार*',
  gu: 'આપઘાતના વિચાર*, આત્મહત્યાના વિચાર*, મરવાના વિચાર*, મોતના મોઢ*, મોતના મુખ*',
  bn: 'আত্মহত্যার ভাবনা*, আত্মহত্যার চিন্তা*, মরার ভাবনা*, মরার চিন্তা*, মৃত্যুর মুখ*, মৃত্যুর কিনার*',
  ta: 'தற்கொலை எண்ண*, சாவின் விளிம்*, மரண விளிம்*, சாகும் எண்ண*',
  te: 'ఆత్మహత్య ఆలోచన*, చావు అంచు*, చావు ఆలోచన*, మరణం అంచు*',
  kn: 'ಆತ್ಮಹತ್ಯೆ ಯೋಚನೆ*, ಆತ್ಮಹತ್ಯೆಯ ಯೋಚನೆ*, ಆತ್ಮಹತ್ಯೆ ಆಲೋಚನೆ*, ಸಾವಿನ ಅಂಚಿ*, ಸಾಯುವ ಯೋಚನೆ*',
}

/** That it was passed; beside `shadow`. */
export const beaten: ConceptWords = {
  en: 'beat, won, winning, past, beyond, after, survived, surviving, back from, returned, came back, overcame, overcoming, outlived, learning to stay, survivors, life after',
  roman:
    'jeet*, jit, jita, harana, haraya, wapas, vapas, laut*, bahar, ubar*, aage badh*, aage bad*, maat, savar*, sawar*, bachle*, vachl*, param, pachha, pacha, bahar nikl*, jity*, periye, pherei, phera, fera, phire, fire, katiye, jeich*, jeyich*, vend*, ven dr*, meend*, thirumb*, thaand*, thandi, gelich*, gelis*, jayinch*, tirigoch*, tirigi, dati*, dates*, geddav*, gedd*, geddu, daati*, horaband*, vaapas, vapas',
  hi: 'जीत*, हरा*, वापस*, लौट*, बाहर*, उबर*, आगे बढ़*, पीछे छोड़*, अब नहीं*, नहीं आते*, नहीं आता*, पार*',
  mr: 'मात*, परत*, बाहेर*, सावर*, जिंक*, पुढे*, वाच*',
  gu: 'જીત*, પાછા*, પાછી*, પાછો*, બહાર*, ઊગર*, પાર*, આગળ*',
  bn: 'পেরিয়ে*, ফের*, ফিরে*, কাটিয়ে*, জয়*, বেরিয়ে*, হারিয়ে*',
  ta: 'வென்ற*, வென்று*, ஜெயிச்ச*, திரும்பி*, மீண்ட*, தாண்டி*, கடந்*, வெளியே*',
  te: 'గెలిచిన*, గెలిచా*, జయించ*, తిరిగొచ్చ*, తిరిగి వచ్చ*, దాటి*, బయటపడ*, బయటికి*',
  kn: 'ಗೆದ್ದ*, ಗೆದ್ದು*, ವಾಪಸ್*, ಮರಳಿ*, ದಾಟಿ*, ಹೊರಬಂದ*, ಹೊರಗೆ*, ಮೀರಿ*',
}
