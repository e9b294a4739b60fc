import type { ConceptWords } from './concept-words'

/** A dark time told as past; beside `since`. */
export const once: ConceptWords = {
  en: 'once, one day i wanted, used to, years ago, months ago, back then, there was a time, last year, in those days, i wanted, i tried, i thought of, thought about, my attempt, was cutting, was starving',
  roman:
    'aata tha, ata tha, aate the, ate the, aati thi, karta tha, karti thi, karte the, sochta tha, sochti thi, lagta tha, chahta tha, chahti thi, chaha tha, socha tha, ki aadat thi, aadat thi, adat thi, ek samay, ek waqt, ek daur, kabhi, ek baar, ka socha tha, ka vichar hot*, vichar hota, karaych*, karayach*, vatayach*, vataych*, vatat hot*, ekda, ek divas, hatu, hato, hati, aavta hata, aavto hato, thatu hatu, ek vakhat, ek samaye, karto*, korta*, kortam, bhabta*, chheyechil*, cheyechil*, icche hoto, ichchhe hoto, ichchhe ta, icche ta, ek somoy, ekdin, ek din, oru kaalathula, oru kalathula, oru kaalam, oru naal, oru samayam, nenach*, ninaich*, ninaith*, irundh*, irunth*, okappudu, oka roju, okaroju, anukunn*, anipinch*, undedi, ondu dina, ondina, ondu kaala, ankond*, ankondid*, anisitt*, annisid*, anisid*',
  hi: 'आता था, आते थे, आती थी, करता था, करती थी, करते थे, सोचता था, सोचती थी, लगता था, चाहता था, चाहती थी, चाहा था, सोचा था, आदत थी, एक समय, एक वक़्त, एक वक्त, एक दौर, कभी, एक बार, निकला था, निकली थी, कोशिश की थी',
  mr: 'एकदा, एके काळी, एके दिवशी, होतो, होते, होती, होता, वाटायच*, करायच*, वाटलं होत*, ठरवलं होत*, केला होता, कापायच*',
  gu: 'હતું, હતો, હતી, હતા, એક વખત, એક સમયે, એક દિવસ, ક્યારેક, થતું હતું, આવતા હતા',
  bn: 'চেয়েছিল*, চাইতাম*, ভাবতাম*, ভেবেছিল*, করতাম*, কাটতাম*, একদিন, একসময়*, এক সময়*, ইচ্ছে হতো, ইচ্ছা হত*, পেতাম*, ছিলাম*, ছিল, গিয়েছিল*',
  ta: 'நினைத்தேன்*, நினைச்சேன்*, நினைத்த*, நினைச்ச*, ஒரு காலத்தில*, ஒரு காலம்*, ஒரு நாள்*, ஒருமுறை*, இருந்தேன்*, இருந்தது*, முயன்றேன்*, மெலிந்தேன்*, அன்று',
  te: 'అనుకున్న*, చనిపోవాలనుకున్న*, చావాలనుకున్న*, ఒకప్పుడు*, ఒక రోజు*, ఒకరోజు*, ఉండేది*, ఉండేవి*, చేసుకునేద*, అనిపించింది*, అనిపించేది*',
  kn: 'ಅನ್ನಿಸಿದ್ದ*, ಅನಿಸಿದ್ದ*, ಅನ್ನಿಸ್ತಿತ್ತು*, ಅಂದುಕೊಂಡಿದ್ದ*, ಅನ್ಕೊಂಡಿದ್ದ*, ಒಂದು ದಿನ*, ಒಂದು ಕಾಲದ*, ಒಂದ್ಸಲ*, ಇತ್ತು*, ಮಾಡ್ತಿದ್ದೆ*, ಕತ್ತರಿಸಿಕೊಳ್ತ*',
}

/** That it is better now. Each names the good itself, since 'now' alone is said of both. */
export const since: ConceptWords = {
  en: 'years now, months now, years since, months since, still here, i am here, im here, glad i, alive, hope, proof, free today, years free, months free, days free, years clean, months clean, days clean, no longer, any longer do, not any more, not anymore, it passed, they passed, gets better, got better, better now, healed, today i run, today i have, today i teach, today i laugh, now i laugh, now i have, now i grow, now i teach, now i run, i stopped, learned to, learnt to',
  roman:
    'ab nahi aata, ab nahi aati, ab nahi aate, ab nahi karta, ab nahi karti, ab nahi kart*, ab nahi hota, ab nahi lagta, ab nahi sochta, ab nahi sochti, mahine se nahi, mahino se nahi, saal se nahi, salo se nahi, din se nahi, saal ho gaye, mahine ho gaye, bach gaya, bach gayi, bach gaye, ab khush*, ab theek, ab thik, ab achha, ab accha, ab hasta, ab hasti, ab ji raha, ab jee, jee raha, jee rahi, zinda hu, zinda hoon, umeed, umid, ummeed, subah hoti, bahut madad mili, rok liya, bacha liya, thambavl*, vachavl*, rokyo, bachavi lidh*, bachiye, thamiye dil*, kaapath*, kapath*, aapind*, kapadind*, ulisit*, ulisid*, madad mili, seekh gay*, seekh raha, seekh rahi, seekh rhi, sikh rahi, sikh rhi, thambloy, thambley, thamblo*, aata nahi karat, ata nahi karat, ata bara, aata bara, ata changl*, madat keli, madat zali, haath dharla, savarl*, have nathi, have saru, have khush, have jivu, bachi gay*, bahar aavy*, ubhi thai, kete gechhe, kete geche, kete gache, keteche, bhalo achi, bhalo achhi, benche achi, beche achi, benche gechi, beche gechi, ekhon ar na, ekhon ar korina, asha, ipo nalla, ippo nalla, nalla pogudhu, nalla irukken, nalla iruken, years aachu, varusham aachu, varudam aachu, maasam aachu, nambikai, meendu vand*, meendut*, ippudu bagunn*, bagunnanu, bagunna, ippudu navv*, ippudu ledu, ippudu levu, rojulu ayyindi, samvatsaralu ayyindi, brathikanu, bratikanu, aasha undi, asha undi, ivattu nanna, ivattu khush*, eega chennag*, iga chennag*, chennagidini, chennagiddini, belaku, kaledu, kaleda, hodavu, badukidd*, bharavase, varsha aytu, tingalu aytu',
  hi: 'अब नहीं आता, अब नहीं आते, अब नहीं आती, अब नहीं करत*, अब नहीं होता, अब नहीं लगता, महीने से नहीं, साल से नहीं, दिन से नहीं, साल हो गए, महीने हो गए, बच गया, बच गयी, बच गई, बच गए, अब खुश, अब ख़ुश, अब ठीक, अब अच्छ*, अब हँस*, अब हंस*, जी रहा, जी रही, ज़िंदा हूँ, जिंदा हूं, ज़िंदा हूं, उम्मीद*, सुबह होती, रोक लिया*, बचा लिया*, मदद मिली, सीख गय*, सीख रह*, सीखा, आज अपनी, आज अपना, उबर गय*',
  mr: 'आता नाही करत, आता नाही वाटत, थांबल*, फोन केला, थांबवल*, वाचवल*, हात धरला, आता बर*, आता चांगल*, सावरल*, जगत*, जगायला, आज आनंद*, आज माझ*, आशा, उमेद*, वर्षं झाली, वर्षे झाली, महिने झाले, सोडलं, शिकले, शिकलो, मदत झाली, मदत केली, व्हायचं आहे मला',
  gu: 'હવે નથી, હવે સારું, હવે સારુ, હવે ખુશ*, હવે જીવ*, રોકી લીધ*, બચાવી લીધ*, બચી ગય*, બહાર આવ્ય*, વરસ થયાં, વર્ષ થયાં, વર્ષ થયા, મહિના થયા, આશા, ઉમેદ*, આજે હું, આજે મારી, આજે મારો, શીખી ગય*, શીખ્ય*, મદદ મળી*',
  bn: 'এখন আর না, এখন আর নেই, কেটে গে*, কেটে গিয়ে*, ভালো আছি, বেঁচে আছি, বেঁচে গেছি, বেঁচে গেলাম, বছর হলো, বছর হল, মাস হলো, মাস হল, এখন হাসি, এখন ছাদে, এখন ফুল*, এখন বলি, আশা, বাঁচিয়ে দি*, থামিয়ে দি*, শিখেছি*, শিখলাম*, সাহায্য পেয়ে*',
  ta: 'இப்போது நன்ற*, இப்போ நல்ல*, இப்ப நல்ல*, இன்று மகிழ்*, இன்று சிரி*, நலமாக*, வருடம் ஆகிறது, வருஷம் ஆச்சு, வருடங்கள் ஆகின்றன, மாதம் ஆச்சு, நம்பிக்கை*, சமாதானம்*, காப்பாத்த*, காப்பாற்ற*, தடுத்த*, மீண்டு வந்த*, மீண்டேன்*, வாழ்கிறேன்*, உயிரோடு இருக்கிறேன்*, இப்போது சாப்பா*, கடந்துவிட்ட*, கடந்து வந்த*',
  te: 'ఇప్పుడు బాగున్న*, ఇప్పుడు నవ్వు*, ఇప్పుడు కూతురు*, ఇప్పుడు లేవు*, ఇప్పుడు లేదు*, ఐదేళ్ళు*, ఏళ్ళు అయ్యింది*, ఏళ్లు అయింది*, నెలలు అయ్యింది*, ఆశ ఉంది*, ఆపింది*, కాపాడింది*, కాపాడాడు*, బతికాను*, బతికి ఉన్నా*, బ్రతికాను*, దాటేశా*, దాటివచ్చ*, నేర్చుకున్న*, నేర్చుకుంటున్న*',
  kn: 'ಈಗ ಚೆನ್ನಾಗಿ*, ಈಗ ನಗ್ತ*, ಈಗ ನಗು*, ಈಗ ಇಲ್ಲ*, ಈಗ ಮಾತಾಡ*, ಕಳೆದವು*, ಕಳೆದುಹೋ*, ವರ್ಷ ಆಯ್ತು*, ವರ್ಷವಾಯ್ತು*, ತಿಂಗಳಾಯ್ತು*, ಬದುಕಿದ್ದೀನಿ*, ಬದುಕಿದ್ದೇನೆ*, ಉಳಿಸಿತು*, ತಡೆದ*, ಬದುಕುಳಿದೆ*, ಭರವಸೆ*, ಬೆಳಕು*, ಹಳೆಯದಾಯ್ತು*, ಕಲಿತೆ*, ಇವತ್ತು ನನ್ನ*, ಇಂದು ನನ್ನ*',
}

/** That it is not over after all, or that nothing else is left: what a story told as past must not hide. */
export const stillNow: ConceptWords = {
  en: 'again tonight, want to again, thoughts are back, is back again, came back again, cant any more, cannot any more, cant anymore, cant go on, goodbye, good bye, farewell, last message, last post, this time, for the last time, tonight, tomorrow i will, save me, no way out, with me, join me, together we',
  roman:
    'phir se man, fir se man, phir se wahi, aaj bhi man, abhi bhi man, ab aur nahi, aur nahi sah*, ab bas, bas ab, thak gaya, thak gayi, alvida, aakhri, akhri, aaj raat, kal nahi rah*, punha tech, punha tasa, shevatch*, aata sahan, ata sahan, farithi evu, farithi man, chhell*, abar ichchhe, abar icche, abar mone, shesh bar, ar parchi na, aar parchi na, marupadi*, marubadi*, kadaisi, mudiyala, mudiyalai, malli ade, malli anip*, chivari, inka valla kadu, mattomme ade, konesal*, kone, agtilla, agolla',
  hi: 'फिर से मन, फिर से वही, फिर वही, आज भी मन, अब भी मन, अब और नहीं, और नहीं सह*, अलविदा, आखिरी, आख़िरी, आज रात, कल नहीं रह*, थक गया, थक गई',
  mr: 'पुन्हा तेच, पुन्हा तसं, शेवटच*, आज रात्री, आता सहन, थकलो, थकले',
  gu: 'ફરીથી એવું, ફરી એ જ, છેલ્લ*, આજે રાત્રે, હવે સહન*, થાકી ગય*',
  bn: 'আবার ইচ্ছে, আবার ইচ্ছা, আবার মরতে, শেষ বার*, শেষবার*, আজ রাত*, আর পারছি না, আর পারি না',
  ta: 'மறுபடியும்*, மீண்டும் அதே*, மீண்டும் சாக*, கடைசி*, இன்று இரவு*, இன்னைக்கு ராத்திரி*, முடியல*, முடியவில்லை*',
  te: 'మళ్ళీ అదే*, మళ్లీ అదే*, మళ్ళీ చావ*, మళ్ళీ చని*, చివరి*, ఈ రాత్రి*, ఇక నా వల్ల*, ఇక చాలు*',
  kn: 'ಮತ್ತೆ ಅದೇ*, ಮತ್ತೆ ಸಾಯ*, ಕೊನೆಯ*, ಕೊನೆ ದಿನ*, ಇವತ್ತು ರಾತ್ರಿ*, ಇನ್ನು ಆಗಲ್ಲ*, ಇನ್ನು ಸಾಕು*',
}
