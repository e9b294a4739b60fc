import { type Phrase, phrasesOf } from './phrase'

/**
 * Joy that is past, missing, wished for or somebody else's, beside sentences of the same shape that must not be turned round.
 * The rules were written with these in view; they measure nothing.
 */
export const saidNotCounted: Record<string, Phrase[]> = {
  english: phrasesOf(`
    - i used to be happy
    - i used to laugh a lot
    - i used to love painting
    - i was happy once
    - i was so confident before
    - i was a cheerful person before all this
    - there was a time when i was happy
    - those days were happy, now nothing
    - i miss being happy
    - i miss the happy me
    - back when i was happy
    - nobody is proud of me
    - no one is happy with me
    - no one loves me
    - noone cares abt me
    - not one person is proud of me
    - everyone is happy except me
    - everyone got placed except me
    - everybody but me is happy
    - all my friends are happy except for me
    - everyone is enjoying, only i am not
    - everyone else is better
    - everyone else is happy
    - everyone else is doing well
    - everyone is better than me
    - others are happier than me
    - my sister is smarter and better than me
    - all are moving ahead in life and i am stuck here
    - i cant remember the last time i laughed
    - i cant remember when i was last happy
    - i dont remember the last time i was happy
    - i forgot what happiness feels like
    - it has been months since i smiled
    - its been so long since i felt good
    - its been ages since i laughed
    - wish i was happy
    - i wish i could be happy like others
    - if only i was good enough
    - how i wish someone was proud of me
    - i would be happy if i had a job
    - would have been happy if he had stayed
    - my friend got the job and i did not
    - my friend got the job and i didnt
    - she got promoted but not me
    - they all passed and i didn't
    - everyone is getting married and i am still alone
    - my cousin won the prize and i got nothing
    - he is happy with her and i am here crying
    + i used to be sad
    + nobody hurt me
    + i used to worry, now i sleep well
    + i used to cry daily but not anymore
    + i have never been happier
    + everyone except one friend was kind
    + everyone was kind except one uncle
    + surgery went well, such relief
    + surgery went well such relief
    + operation was successful, what a relief
    + finally exams over
    + the report came normal, so relieved
    + fever is gone
    - nothing brings me joy
    - nothing makes me happy anymore
    - nothing feels good
    - nothing excites me
    - i dont enjoy anything
    - i dont enjoy music anymore
    - cant enjoy anything
    - no interest in anything
    - food has no taste
    - i feel no joy
    - nothing is fun anymore
    - lost interest in everything
    - i dont feel like doing anything
    - i was happy then he left and now i just cry
    - work is fine family is fine i feel empty
    + exam was tough i was so scared result came i passed
    - morning was good evening he shouted i cried
    + was sad yesterday today much better
    - i am definitly not happpy
    - i feel lonley and depresssed
    - so stresed
    - felling alone
    - feeling anxios
    - i feel hopless
    - too much presure frm parents
    + feeling beautifull
    + i am gratful
    + hapiness
    - devastaded
    + nobody can stop me i am strong
    + no one is angry with me anymore
    + nobody is sad here
    + everyone is happy with me
    + i am better than before
    + i feel better than yesterday
    + i wish you all happiness
    + i wished my mother happy birthday and she smiled
    + my friend got the job and i am so happy for her
    + my friend got the job and so did i
    + my brother got promoted
    + i was sad before but now i am fine
    + i got the job and my friend did not mind, we celebrated
    + nobody expected it but i won
    + i was so happy yesterday
    + i was happy to see my grandmother
    + it was a good day
    + i felt proud when i got the award
    + everyone was nice to me
    + everyone else was angry but i stayed calm
    + everyone failed except me, i passed
    + i have everything except money and still i am happy
    + nothing can steal my joy
    + nothing to worry
    + there is nothing better than chai with friends
    + no one is better than my mom
    + nobody loves me like my mother does
    + i cant remember the last time i was this happy
    + i cant remember the last time i cried
    + its been months since i cried
    + it has been a good month since i joined
    + i am happy that i left that job
    + i miss my mother but we had a lovely call
    + couldnt be happier
    + i used to hate myself, i love myself now
    - i am never happy
    - i was never happy
    + i have never felt so loved
  `),
  latinHindi: phrasesOf(`
    - main pehle khush tha
    - pehle main bahut hasti thi
    - kabhi main bhi khush rehta tha
    - kisi ko mujh par garv nahi
    - koi mujhse pyaar nahi karta
    - sab khush hain mere siva
    - mere alawa sab khush hain
    - sab khush hain bas main nahi
    - sab ki job lag gayi mujhe chhod ke
    - sab mujhse behtar hain
    - sab mujhse aage nikal gaye
    - baaki sab log khush hain
    - yaad nahi aakhri baar kab hasa tha
    - yaad nahi kab khush thi
    - kaash main khush hota
    - agar papa hote to main khush hota
    - dost ko job mil gayi mujhe nahi
    - dost ko naukri mil gayi aur main reh gaya
    - kuch bhi accha nahi lagta
    - kisi cheez mein maza nahi aata
    + main pehle dukhi tha
    + pehle dar lagta tha ab nahi lagta
    + kisi ne mujhe dukh nahi diya
    + operation accha ho gaya badi rahat mili
    + main kabhi itna khush nahi tha
    + ek dost ko chhod ke sab acche the
    + baaki sab theek hai
    + sabko mujh par garv hai
  `),
  hindi: phrasesOf(`
    - मैं पहले खुश था
    - पहले मैं बहुत हँसती थी
    - किसी को मुझ पर गर्व नहीं
    - मेरे सिवा सब खुश हैं
    - सब खुश हैं मेरे अलावा
    - सब खुश हैं बस मैं नहीं
    - मुझे छोड़कर सबको नौकरी मिल गई
    - सब मुझसे बेहतर हैं
    - सब मुझसे ज़्यादा खुश हैं
    - बाकी सब लोग खुश हैं
    - याद नहीं आखिरी बार कब हँसा था
    - काश मैं खुश होता
    - अगर पापा होते तो मैं खुश होता
    - दोस्त को नौकरी मिल गई मुझे नहीं
    - अब किसी चीज़ में मज़ा नहीं आता
    - कुछ भी अच्छा नहीं लगता
    + मैं पहले दुखी था
    + किसी ने मुझे दुख नहीं दिया
    + पहले चिंता होती थी अब चैन से सोता हूँ
    + मैं इतना खुश कभी नहीं था
    + एक दोस्त को छोड़कर सब अच्छे थे
    + ऑपरेशन अच्छा हुआ बड़ी राहत मिली
    + बाकी सब ठीक है
  `),
  marathi: phrasesOf(`
    - मी आधी आनंदी होतो
    - पूर्वी मी खूप हसायचे
    - कोणालाच माझा अभिमान नाही
    - माझ्याशिवाय सगळे खूश आहेत
    - सगळे खूश आहेत फक्त मी नाही
    - मी सोडून सगळे आनंदी आहेत
    - सगळे माझ्यापेक्षा चांगले आहेत
    - बाकीचे सगळे आनंदी आहेत
    - शेवटचं कधी हसलो आठवत नाही
    - मी आनंदी असतो तर किती बरं झालं असतं
    - मित्राला नोकरी मिळाली मला नाही
    - कशातच आनंद वाटत नाही
    + मी आधी दुःखी होतो
    + कोणीही मला दुखावलं नाही
    + एक मित्र सोडून सगळे चांगले होते
    + ऑपरेशन छान झालं हायसं वाटलं
    + मी इतका आनंदी कधीच नव्हतो
  `),
  gujarati: phrasesOf(`
    - હું પહેલાં ખુશ હતો
    - કોઈને મારા પર ગર્વ નથી
    - મારા સિવાય બધા ખુશ છે
    - બધા ખુશ છે ફક્ત હું નહીં
    - બધા મારા કરતાં સારા છે
    - બાકીના બધા ખુશ છે
    - છેલ્લે ક્યારે હસ્યો હતો યાદ નથી
    - કાશ હું ખુશ હોત
    - મિત્રને નોકરી મળી મને નહીં
    - કશામાં મજા નથી આવતી
    + હું પહેલાં દુઃખી હતો
    + કોઈએ મને દુઃખ નથી આપ્યું
    + એક મિત્ર સિવાય બધા સારા હતા
    + ઓપરેશન સારું થયું મોટી રાહત થઈ
    + હું આટલો ખુશ ક્યારેય નહોતો
  `),
  bengali: phrasesOf(`
    - আমি আগে খুশি ছিলাম
    - আমাকে নিয়ে কেউ গর্বিত না
    - আমি ছাড়া সবাই খুশি
    - সবাই খুশি শুধু আমি না
    - সবাই আমার চেয়ে ভালো
    - বাকি সবাই সুখে আছে
    - শেষ কবে হেসেছি মনে নেই
    - যদি আমি সুখী হতাম
    - বন্ধু চাকরি পেল আমি পেলাম না
    - কিছুতেই আনন্দ পাই না
    + আমি আগে দুঃখী ছিলাম
    + কেউ আমাকে কষ্ট দেয়নি
    + একজন বন্ধু ছাড়া সবাই ভালো ছিল
    + অপারেশন ভালো হয়েছে খুব স্বস্তি লাগছে
    + আমি এত খুশি কখনও ছিলাম না
  `),
  tamil: phrasesOf(`
    - நான் முன்பு சந்தோஷமாக இருந்தேன்
    - யாருக்கும் என்மேல் பெருமை இல்லை
    - என்னைத் தவிர எல்லோரும் சந்தோஷமாக இருக்கிறார்கள்
    - எல்லாரும் சந்தோஷமா இருக்காங்க நான் மட்டும் இல்ல
    - எல்லோரும் என்னை விட நல்லா இருக்காங்க
    - மற்றவர்கள் எல்லாம் சந்தோஷமாக இருக்கிறார்கள்
    - கடைசியா எப்போ சிரிச்சேன்னு ஞாபகம் இல்ல
    - நான் சந்தோஷமா இருந்திருந்தா நல்லா இருக்கும்
    - நண்பனுக்கு வேலை கிடைச்சது எனக்கு கிடைக்கல
    - எதிலும் மகிழ்ச்சி இல்லை
    + நான் முன்பு சோகமாக இருந்தேன்
    + யாரும் என்னை காயப்படுத்தவில்லை
    + ஒரு நண்பனைத் தவிர எல்லோரும் அன்பாக இருந்தார்கள்
    + ஆபரேஷன் நல்லபடியா முடிஞ்சது பெரிய நிம்மதி
    + இவ்வளவு சந்தோஷமா நான் இருந்ததே இல்லை
  `),
  telugu: phrasesOf(`
    - నేను ఒకప్పుడు సంతోషంగా ఉండేవాడిని
    - ఎవరికీ నా మీద గర్వం లేదు
    - నేను తప్ప అందరూ సంతోషంగా ఉన్నారు
    - అందరూ సంతోషంగా ఉన్నారు నేను మాత్రం లేను
    - అందరూ నాకంటే బాగా ఉన్నారు
    - మిగతా అందరూ సంతోషంగా ఉన్నారు
    - చివరిసారి ఎప్పుడు నవ్వానో గుర్తు లేదు
    - నేను సంతోషంగా ఉంటే బాగుండేది
    - ఫ్రెండ్ కి జాబ్ వచ్చింది నాకు రాలేదు
    - దేనిలోనూ ఆనందం లేదు
    + నేను ఒకప్పుడు బాధగా ఉండేవాడిని
    + ఎవరూ నన్ను బాధపెట్టలేదు
    + ఒక్క స్నేహితుడు తప్ప అందరూ మంచిగా ఉన్నారు
    + ఆపరేషన్ బాగా జరిగింది చాలా ఊరటగా ఉంది
    + నేను ఇంత సంతోషంగా ఎప్పుడూ లేను
  `),
  kannada: phrasesOf(`
    - ನಾನು ಮೊದಲು ಸಂತೋಷವಾಗಿ ಇದ್ದೆ
    - ಯಾರಿಗೂ ನನ್ನ ಬಗ್ಗೆ ಹೆಮ್ಮೆ ಇಲ್ಲ
    - ನನ್ನನ್ನು ಬಿಟ್ಟು ಎಲ್ಲರೂ ಸಂತೋಷವಾಗಿದ್ದಾರೆ
    - ಎಲ್ಲರೂ ಖುಷಿಯಾಗಿದ್ದಾರೆ ನಾನು ಮಾತ್ರ ಇಲ್ಲ
    - ಎಲ್ಲರೂ ನನಗಿಂತ ಚೆನ್ನಾಗಿದ್ದಾರೆ
    - ಬೇರೆ ಎಲ್ಲರೂ ಖುಷಿಯಾಗಿದ್ದಾರೆ
    - ಕೊನೆಯ ಸಲ ಯಾವಾಗ ನಕ್ಕೆ ನೆನಪಿಲ್ಲ
    - ನಾನು ಸಂತೋಷವಾಗಿ ಇದ್ದಿದ್ದರೆ ಚೆನ್ನಾಗಿತ್ತು
    - ಗೆಳೆಯನಿಗೆ ಕೆಲಸ ಸಿಕ್ಕಿತು ನನಗೆ ಸಿಗಲಿಲ್ಲ
    - ಯಾವುದರಲ್ಲೂ ಸಂತೋಷ ಇಲ್ಲ
    + ನಾನು ಮೊದಲು ದುಃಖದಲ್ಲಿ ಇದ್ದೆ
    + ಯಾರೂ ನನ್ನನ್ನು ನೋಯಿಸಲಿಲ್ಲ
    + ಒಬ್ಬ ಗೆಳೆಯನನ್ನು ಬಿಟ್ಟು ಎಲ್ಲರೂ ಒಳ್ಳೆಯವರಾಗಿದ್ದರು
    + ಆಪರೇಷನ್ ಚೆನ್ನಾಗಿ ಆಯಿತು ದೊಡ್ಡ ನೆಮ್ಮದಿ
    + ನಾನು ಇಷ್ಟು ಸಂತೋಷವಾಗಿ ಯಾವತ್ತೂ ಇರಲಿಲ್ಲ
  `),
}
