import type { HearingWords } from '../hearing-words'

/** Not yet read by a native speaker. */
export const hindi: HearingWords = {
  yes: 'हाँ, हां, हा, जी हाँ, जी हां, हाँ जी, हां जी, बिल्कुल, बिलकुल, सही, सच में, हाँ ना, हां ना, haan, han, haanji, hanji, haan ji, ji haan, jee haan, haan na, hn, hnji, bilkul, bilkool, sahi hai, sach me',
  yesAlone:
    'जी, हूँ, है, हैं, था, थी, कर रहा हूँ, कर रही हूँ, सोच रहा हूँ, सोच रही हूँ, सोचता हूँ, सोचती हूँ, आते हैं, ha, ji, jee, hai, hain, hoon, hun, tha, thi, soch raha hoon, soch rahi hoon, soch raha hu, soch rahi hu, sochta hu, sochti hu, aate hain, kar liya, ho gaya',
  no: 'नहीं, नही, नहि, ना, जी नहीं, बिल्कुल नहीं, बिलकुल नहीं, कभी नहीं, nahi, nahin, nhi, nahee, nai, nay, ji nahi, bilkul nahi, kabhi nahi, nahi nahi, nahi ji, nahi na, nahi yaar',
  noAlone: 'न, मत, नहीं है, na, naa, mat, nahi hai, nahi h, aisa nahi hai, aisa kuch nahi, kuch nahi',
  notSure:
    'पता नहीं, मालूम नहीं, नहीं पता, नहीं मालूम, शायद, हो सकता है, कभी कभी, कभी-कभी, कह नहीं सकता, कह नहीं सकती, समझ नहीं आ रहा, थोड़ा थोड़ा, थोड़ा, pata nahi, pta nahi, pata nhi, pta nhi, nahi pata, nhi pta, malum nahi, maloom nahi, nahi malum, shayad, shayd, sayad, ho sakta hai, kabhi kabhi, kabhi kabar, keh nahi sakta, keh nahi sakti, samajh nahi aa raha, thoda thoda, thoda, thoda sa',
  filler:
    'मैं, मुझे, मेरा, मेरी, मेरे, हूँ, हूं, है, हैं, यह, ये, वो, वह, में, तो, ही, भी, जी, अभी तक, रहा, रही, रहे, सोच, सोचा, ऐसा, कुछ, कोई, बस, अरे, यार, भाई, भैया, दीदी जी, सर, मैडम, ठीक, अच्छा, ओके, के, का, की, को, से, पर, main, mai, me, mein, mujhe, mera, meri, mere, mere ko, hu, hoon, hun, hai, hain, h, ye, yeh, wo, woh, to, toh, hi, bhi, ji, abhi tak, raha, rahi, rahe, soch, socha, aisa, kuch, koi, bas, are, arre, yaar, bhai, sir, theek, thik, acha, accha, ke, ka, ki, ko, se, par, ab, tha, thi, karu, kya, ek, na',
  tag: 'है ना, है न, ना जी, अभी नहीं, हाँ नहीं, hai na, haina, hai n, h na, abhi nahi, haan nahi, han nahi',
  notBefore: '',
  notAfter:
    'नहीं, नही, ना, न, मत, नहीं है, nahi, nahin, nhi, nai, na, naa, mat, nahi hai, nahi h, nahi hoon, nahi hu, नहीं हूँ',
  now: 'अभी, आज, आज रात, आज ही, अभी अभी, इसी वक्त, इसी समय, थोड़ी देर में, रात को, abhi, aaj, aaj raat, aaj rat, aaj hi, abhi abhi, isi waqt, isi samay, thodi der me, thodi der mein, raat ko',
  later:
    'बाद में, कल, परसों, अगले हफ्ते, अगले हफ़्ते, अगले महीने, किसी दिन, एक दिन, फिर कभी, baad me, baad mein, bad me, kal, parso, agle hafte, agle mahine, kisi din, ek din, phir kabhi, fir kabhi, exam ke baad, result ke baad',
  with_me:
    'मेरे पास, मेरे पास है, पास में, पास ही, हाथ में, मेरे हाथ में, कमरे में, घर में, सामने, मेरे साथ है, mere paas, mere pass, mere paas hai, pass me, paas me, paas mein, paas hi, hath me, haath me, haath mein, kamre me, kamre mein, ghar me, ghar mein, ghar pe, samne, saamne',
  alone:
    'अकेला, अकेली, अकेले, तन्हा, अकेला हूँ, अकेली हूँ, akela, akeli, akele, tanha, akela hu, akeli hu, akela hoon, akeli hoon, sirf main',
  with_someone:
    'कोई है, साथ है, साथ हैं, साथ में, मम्मी, माँ, मां, पापा, पिताजी, भाई, बहन, दीदी, दोस्त, सहेली, पति, पत्नी, पड़ोसी, चाचा, चाची, मामा, मामी, मौसी, बुआ, नानी, नाना, दादी, दादा, रूममेट, टीचर, वार्डन, घरवाले, घर वाले, परिवार, सब हैं, आ सकता है, आ सकती है, आ सकते हैं, koi hai, sath hai, saath hai, sath me, saath mein, mummy, mumy, maa, papa, pitaji, bhai hai, behan, bahan, didi, dost, saheli, pati, patni, padosi, chacha, chachi, mama, mami, mausi, bua, nani, nana, dadi, dada, roommate hai, teacher, warden, gharwale, ghar wale, parivar, sab hai, aa sakta hai, aa sakti hai, aa sakte hain, bhaiya',
  nobody:
    'कोई नहीं, कोई भी नहीं, किसी को नहीं, कोई नहीं है, koi nahi, koi nhi, koi bhi nahi, koi bhi nhi, kisi ko nahi, koi nahi hai',
  cannot_talk:
    'बात नहीं कर सकता, बात नहीं कर सकती, बोल नहीं सकता, बोल नहीं सकती, कॉल नहीं कर सकता, कॉल नहीं कर सकती, फोन नहीं कर सकता, फोन नहीं कर सकती, बात नहीं करनी, कोई सुन लेगा, सब सुन रहे हैं, baat nahi kar sakta, baat nahi kar sakti, baat nhi kar sakta, baat nhi kar sakti, bol nahi sakta, bol nahi sakti, bol nhi sakta, bol nhi sakti, call nahi kar sakta, call nahi kar sakti, call nhi kar sakta, call nhi kar sakti, phone nahi kar sakta, phone nahi kar sakti, baat nahi karni, baat nhi karni, koi sun lega, sab sun rahe hain',
  call: 'कॉल, फोन, फ़ोन, कॉल करूँ, कॉल करूँगा, कॉल करूँगी, बात करनी है, नंबर, call karu, call karunga, call karungi, phone karu, baat karni hai, number do',
  whatsapp: 'व्हाट्सऐप, व्हाट्सएप, वॉट्सऐप, लिखकर, watsapp, watsap, whatsap, likh kar, likhke',
  plan: 'योजना, सुरक्षा योजना, प्लान, yojana, suraksha yojana, plan banao, plan banate hain',
  breath: 'साँस, सांस, saans, sans, saas lena',
  stay: 'रुको, रुकिए, साथ रहो, साथ रहिए, मत जाओ, दस मिनट, ruko, rukiye, sath raho, saath raho, saath rahiye, mat jao, das minute',
  means:
    'गोली, गोलियाँ, गोलियां, दवा, दवाई, दवाइयाँ, नींद की गोली, नींद की गोलियाँ, रस्सी, फंदा, चाकू, ब्लेड, ज़हर, कीटनाशक, फिनाइल, तेज़ाब, बंदूक, पिस्तौल, दुपट्टा, छत, पुल, पटरी, रेल की पटरी, मिट्टी का तेल, goli, goliya, goliyan, goliyaan, dawa, dava, dawai, davai, dawaiyan, neend ki goli, neend ki goliyan, rassi, rasi, fanda, phanda, chaku, chaaku, blade, zeher, zehar, jahar, jeher, zahar, keetnashak, phenyl, finail, tezab, bandook, banduk, dupatta, chhat, chat se, pul se, patri, mitti ka tel',
  taken:
    'खा ली, खा लीं, खा लिया, पी लिया, पी ली, ले ली, ले लीं, निगल ली, निगल लीं, काट लिया, काट ली, खून बह रहा है, kha li, kha liya, khaa li, khaa liya, kha lee, kha li hai, kha li hain, pi liya, pee liya, pi li, le li, le lee, nigal li, nigal liya, kaat liya, kat liya, kaat li, khoon nikal raha, khoon beh raha, कर लिया है, kar liya hai, maine kar liya',
  numbers:
    '0/शून्य/zero/shunya, 1/एक/ek, 2/दो/do, 3/तीन/teen/tin, 4/चार/char/chaar, 5/पाँच/पांच/paanch/panch, 6/छह/छः/छे/chhe/che/chah, 7/सात/saat/sat, 8/आठ/aath/ath, 9/नौ/nau, 10/दस/das',
  ordinals:
    'पहला/पहली/पहले वाला/pehla/pehli/pahla, दूसरा/दूसरी/dusra/dusri/doosra, तीसरा/तीसरी/teesra/tisra/teesri, चौथा/चौथी/chautha/chauthi, पाँचवाँ/पाँचवीं/paanchva/panchva',
}
