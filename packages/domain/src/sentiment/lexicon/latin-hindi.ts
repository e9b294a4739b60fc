// Hindi typed in Latin letters and mixed into English, as in messages. Own compilation; not yet read by a native speaker.
// How to write an entry: see `lexicon.ts`. Spellings that sound alike (accha, acha, achha; pareshaan, pareshan) need one entry.
import type { Lexicon } from './lexicon'

export const latinHindi: Lexicon = {
  feelings: {
    happy: `
      hasa, hansa, hasna, hansti, hansta, hasta, hasti, khush, khus, khushi, khushiyan, khusi, prasann, maza, mazaa, maje, mazedar, mast, anand, khushnuma, hansi, hasi, hansna, muskura*, muskaan, dil khush, mood accha, mood .. acha, mood mast, mood fresh, dil garden garden, jhoom*, bahut accha laga, accha lag raha, accha laga, achha lagta, accha lagta, acha lagne, achha feel, accha feel, mann khush
    `,
    calm: `
      ab thanda, gussa thanda, shant, shanti, santi, sukoon, sukun, chain, chain se, aaram, araam, aram, rahat, itminan, tasalli, thanda dimag, dimag shant, mann shant, fikar nahi, tension free, bejhijhak, be fikr, befikr, sukh, santusht, santosh, neend acchi, acchi neend, acche se soya, acche se soyi, acche se so, tension mat, tension mat lo, chinta mat karo, fikar mat karo, chill
    `,
    relieved: `
      badi rahat, bahut rahat, chain ki saans, chain ki sans, jaan mein jaan, report normal aayi, report theek aayi, exam khatam ho gaye, exam khatam, sab nipat gaya, rahat, chain ki saans, bojh utar, bojh halka, bojh kam, dil halka, man halka, mann halka, halka lag, halka feel, halka mehsoos, halka hua, jaan mein jaan, jaan me jaan, bach gaya, bach gayi, bach gaye, chhutkara, tension khatam, tension kam, tension chali, tension door, stress kam, dar kam, darr kam, dard kam, ghabrahat kam, chinta khatam, chinta door, chinta kam, pareshani khatam, pareshani door, chala gaya dar, shukar hai, shukr hai
    `,
    grateful:
      'shukriya, dhanyavad, dhanyawad, shukrguzar, shukraguzar, aabhari, abhari, meherbani, ehsaan mand, ehsanmand, naseeb wala, kismat wala, kismat wali, khushkismat, bhagwan ka shukr, thank u so much',
    hopeful:
      'umeed, ummeed, umid, ummid, asha, bharosa, vishwas, sab theek ho jayega, sab thik ho jayega, theek ho jayega, thik ho jayega, theek ho jaunga, theek ho jaungi, theek ho raha, theek ho rahi, theek ho gaya, theek ho gayi, sab accha hoga, accha hoga, behtar ho, behtar lag, behtar feel, better ho, better lag, sudhar, sudhar raha, sudhar rahi, acche din, nayi shuruaat, roshni, himmat mili',
    proud:
      'garv, gaurav, fakr, fakhr, naaz, shabash, shabaash, kamyab, kamyabi, kaamyaab, safal, safalta, jeet gaya, jeet gayi, jeet gaye, pass ho gaya, pass ho gayi, pass ho gaye, select ho gaya, select ho gayi, selection ho gaya, job lag gayi, naukri lag gayi, naukri mil gayi, job mil gayi, top kiya, kar dikhaya, number acche aaye, acche number, acche marks, promotion, promotion mila',
    confident:
      'himmat, honsla, hausla, josh, hoslaa, bindaas, bindas, mazboot, majboot, takat, taakat, kar lunga, kar lungi, kar sakta, kar sakti, sambhal lunga, sambhal lungi, atmavishwas, aatmvishwas, aatmavishwas, nidar, energy aa gayi, man laga ke, mann laga ke, man lag gaya, man lag raha, mann lag raha, dhyan lag raha',
    excited:
      'utsuk, utsah, utsaah, josh, jaldi se, intezaar nahi ho raha, intezar nahi ho raha, wait nahi ho raha, ruka nahi ja raha, excitement ho rahi',
    loved:
      'pyaar, pyar, mohabbat, apnapan, mamta, dulaar, saath diya, saath dete, saath deti, saath deta, sath diya, sath dete, mera khayal rakh*, khayal rakhte, khayal rakhti, khayal rakhta, meri sunta, meri sunti, meri sunte, mujhe samajhta, mujhe samajhti, mujhe samajhte, gale lagaya, gale laga, izzat, apne log, pyaara, pyara, pyari',
    sad: `
      kuch accha nahi lagta, kuch bhi accha nahi lagta, kuch bhi achha nahi lagta, kisi cheez mein mann nahi, kisi cheez mein maza nahi, koi khushi nahi, kisi kaam mein mann nahi, kuch mehsoos nahi hota, kuch feel nahi hota, sab feeka lagta, sab pheeka, dukh, dukhi, dukhad, udas, udaas, udasi, udaasi, gam, gham, gamgeen, mayus, mayoos, mayusi, rona, rone, ro rahi, ro raha, ro di, ro diya, ro padi, ro pada, ro deti, ro deta, rota hoon, rota hu, rota rehta, roti hoon, roti hu, roti rehti, roti rahi, rota raha, royi, roya, aansu, ansu, aansoo, dil bhari, dil bhaari, man bhari, mann bhari, man bhaari, mann bhaari, dil toot*, dil tut*, dil tod*, toot gaya, toot gayi, toot chuka, toot chuki, tut gaya, tut gayi, bikhar gaya, bikhar gayi, mood kharab, mood off, mood kharaab, man udas, sab khali, khali khali, khaali khaali, khalipan, sunapan, suna suna, yaad aati, yaad aa rahi, yaad aata, guzar gaye, guzar gaya, guzar gayi, chal base, chal basi, dehant, maut, acha nahi lag raha, accha nahi lag raha, achha nahi lagta, accha nahi lagta, kuch accha nahi lagta, rula*, depression mein, bura lag*, bura laga, bura feel, bura mehsoos, zindagi se khush nahi
    `,
    lonely: `
      akela, akele, akeli, akelapan, akelepan, tanha, tanhai, tanhayi, koi nahi samajhta, koi nahi samajhti, koi nahi hai mera, koi nahi sunta, koi samajhta nahi, koi sunta nahi, koi baat nahi karta, koi puchta nahi, koi nahi puchta, koi poochta nahi, koi nahi hai, kisi ko meri parwah nahi, kisi ko parwah nahi, kisi ko fark nahi, koi apna nahi, koi dost nahi, koi bhi nahi hai, sab chhod gaye, chhod ke chala, chhod diya, chhod gaya, chhod gayi, chod diya, chod gaya, ignore karte, ignore karta, ignore karti, bulate nahi
    `,
    hurt: 'dhokha, dhoka, dhokha diya, takleef, taklif, takleef hui, dil dukha, dil dukhaya, dil dukh*, dil pe laga, dil par laga, chot, thes, beizzati, bezati, bezzati, apmaan, apman, taane, tane marte, taana, tane, mazak bana*, majak bana*, mazak udate, mazak udaya, mazak udata, majak udate, mazaak banate, daant, daanta, dantte, dante, chilla*, maarte, marta hai mujhe, breakup ho gaya, break up ho gaya, compare karte, compare karta, compare karti, tulna karte, gaali, gali deta, gali dete',
    hopeless: `
      umeed chhod*, umeed hi chhod*, umeed chod*, umeed hi chod*, ummeed chhod*, ummeed hi chhod*, umeed khatam, umeed hi khatam, ummeed khatam, nirash, nirasha, niraash, niraasha, haar gaya, haar gayi, haar chuka, haar chuki, haar maan, har gaya, har gayi, har maan, bekar, bekaar, bekaar zindagi, koi fayda nahi, koi faida nahi, kya fayda, kya faida, koi matlab nahi, koi umeed nahi, koi rasta nahi, raasta nahi, kuch nahi ho sakta, kuch nahi hoga, kuch nahi ho payega, kuch theek nahi hoga, sab khatam, sab barbad, barbad, barbaad, barbadi, lachar, laachar, bebas, majboor, majbur, majboori, jeene ka man nahi, jeene ki ichha nahi, zindagi se thak, zindagi se haar, kisi kaam ka nahi, kisi kaam ki nahi, nikamma, nikammi, nalayak, phans gaya, phas gaya, phas gayi, phans gayi, fasa hua, fasi hui, samajh nahi aa raha kya karu, nahi ho payega, nahi ho paayega, mujhse nahi hoga, mere se nahi hoga, mujhse nahi ho raha, ab nahi hota, ab aur nahi, bhatak gaya, bhatak gayi
    `,
    disappointed:
      'fail ho gaya, fail ho gayi, fail ho gaye, fail ho raha, asafal, asafalta, naakam, nakam, nakami, number kam, marks kam, kam number, kam marks, kam aaye, reject ho gaya, reject ho gayi, select nahi hua, select nahi hui, selection nahi hua, pachtawa, pachta*, afsos, kuch nahi mila, kuch haath nahi, umeed toot*, umeed tut*, bekar gaya, mehnat bekar, paani pher, nirash kar diya',
    guilty:
      'galti meri, meri galti, meri wajah se, mere karan, mere kaaran, guilt ho rahi, guilty feel, apne aap ko dosh, khud ko dosh, khud ko kosta, khud ko kosti, bojh hoon, bojh hu, bojh ban gaya, bojh ban gayi, gunahgar, glani',
    ashamed:
      'sharm, sharam, sharminda, sharmindagi, sharm aati, laaj, beizzat, neecha dikh*, neecha feel, khud se nafrat, apne aap se nafrat, hin bhavna, bekaar insaan, kisi layak nahi, layak nahi',
    anxious: `
      chinta, chintit, fikar, fikr, fikra, ghabrahat, ghabraahat, ghabra*, gabrahat, bechain, bechaini, bechain sa, ashant, ashaant, mann ashant, pareshan, pareshaan, pareshani, pareshaani, paresan, uljhan, uljha hua, uljhi hui, tension, tention, tensn, tenshun, tension ho rahi, tension ho raha, dil ki dhadkan, dhadkan tez, dhadkan badh, dil tez dhadak*, dil zor se dhadak*, haath kaanp*, hath kaanp*, haath pair thande, haath pair phool, pasina aa, pasine chhoot*, anxiety ho rahi, sochta rehta, sochti rehti, sochta rahta, sochti rahti, bahut sochta, bahut sochti, dimag chalta rehta, dimag mein chalta, dimag me chalta, dimag ghoom*, dimag ghum*, overthinking ho, kya hoga mera, mera kya hoga, aage kya hoga, kahin kuch, confuse hoon, confuse ho gaya, samajh nahi aa raha, samajh nahi aata, saans phool*
    `,
    stressed: `
      tension, tanav, tanaav, dabav, dabaav, dabaw, bojh, bhoj, bojh hai, kaam ka bojh, pressure hai, dimag kharab, dimaag kharab, dimag ka dahi, dimag phat*, dimag fat*, sar phat*, sir phat*, sar dard, sir dard, sirdard, sardard, sar mein dard, sir mein dard, sar bhari, sir bhari, dimag bhari, dimag kha, dimaag kha, dimag khaa*, dimag khata, dimag pe bojh, sir kha*, full tension, tension de*, tension hai, tension mein, tension me, tension le*, kaam bahut, bahut kaam, kaam zyada, kaam khatam nahi, jhanjhat, jhamela, musibat, musibaton, mushkil, mushkilein, dikkat, dikkatein, karz, karza, udhaar, udhar, zimmedari, jimmedari, zimmedariyan, bhag daud, bhaag daud, marne ki fursat nahi, fursat nahi, shaadi ka pressure, ghar wale pressure, jaan nikal
    `,
    afraid:
      'dar, darr, darta, darti, darte, dar lag*, darr lag*, dara hua, dari hui, dar gaya, dar gayi, dara, daraya, darawna, daravna, khauf, khof, bhay, bhaybhit, sehma, sehmi, seham, dahshat, jaan sukh*',
    overwhelmed:
      'dam ghut*, dum ghut*, ghutan, sambhal nahi paa, sambhal nahi pa, sambhala nahi ja, sambhal nahi raha, sambhal nahi rahi, bardasht nahi, bardaasht nahi, sehan nahi, saha nahi jata, saha nahi ja, seh nahi, jhel nahi, jhela nahi, had ho gayi, had ho gyi, sab ek saath, kuch samajh nahi, bas nahi chal, control nahi ho, doob raha, doob rahi, sar ke upar, bhaag jaun, bhag jau, bhaag jane ka, bhag jaane ka, chhod dene ka, chod dene ka, shaadi toot*, shadi toot*, rishta toot*n, bhaag jau, mujhse umeed, mujhse ummeed*',
    angry:
      'gussa, gusse, krodh, naraz, naraaz, narazgi, nafrat, chid, chidh, khoon khaul*, khun khaul*, jhagda, jhagde, jhagra, ladai, ladte, lada*, ladna, chillana, dimag garam, dimag ghoom gaya, aag lag, bhadak*, zulm, nainsafi, gussa aa',
    frustrated:
      'pareshan ho gaya, pareshan ho gayi, tang aa, tang aa gaya, tang aa gayi, tang hoon, tang kar*, pak gaya, pak gayi, paka raha, pakk gaya, chidchid*, chidchida, irritate ho, irritation ho, jhunjhla*, jhallah*, ub gaya, ub gayi, oob gaya, oob gayi, bore ho, bore ho raha, bore ho rahi, boriyat, bakwas, bakwaas, faltu, faaltu, had hai, kab tak, timepass ho raha, dimag ki dahi, khij, khunnas',
    jealous:
      'mujhse behtar, mujhse aage, mujhse acche, mujhse achhe, mujhse achha, mujhse better, mere se better, mere se aage, mere se acche, mujhse kahin aage, mujhse kahin behtar, jalan, jalta hoon, jalti hoon, jal raha, jal rahi, jelan, irshya, eershya, sab aage nikal, sab aage badh, main peeche reh, peeche reh gaya, peeche reh gayi, piche reh gaya, piche reh gayi',
    tired: `
      thak, thaka, thaki, thake, thakan, thakaan, thakavat, thakawat, thakaav*, thaka hua, thaki hui, thak gaya, thak gayi, thak gya, thak gyi, thak chuka, thak chuki, thak jata, thak jati, neend nahi aati, neend nahi aa, nind nahi aa*, neend nahi, nind nahi, so nahi pa*, so nahi paya, so nahi payi, soya nahi, soyi nahi, raat bhar jag*, raat bhar nahi soy*, raat ko neend nahi, kamzor, kamjor, kamzori, kamjori, sust, susti, aalas, jaan nahi, himmat nahi bachi, taqat nahi, energy nahi, chakkar, neend puri nahi, neend khul
    `,
    surprised:
      'hairan, hairaan, heran, chaunk*, ascharya, aashcharya, achanak, yakeen nahi ho raha, yakin nahi ho raha, vishwas nahi ho raha',
  },
  lifts: `
    accha, acha, acche, acchi, achhi, badhiya, badiya, badhia, mast, zabardast, jabardast, shandar, shaandar, kamaal, gazab, gajab, lajawab, behtareen, behtar, sundar, khoobsurat, khubsurat, pyaara, ~theek, ~thik, ~sahi, sahi ho gaya, theek thak ho gaya, faayda, fayda, faida, madad ki, madad mili, madad milti, saath hai, dosti, hasi mazak, tandurust, swasth, sehat acchi, tabiyat theek, tabiyat acchi, sab sahi, sab badhiya, sab theek, pasand, pasand aaya, pasand hai, tareef, tarif, inaam, aasan, asaan, aasaan, timepass accha, mehnat rang, rang layi, suljh*, sulajh*, solve ho gaya, khul ke
  `,
  weighs: `
    bura, bure, buri, kharab, kharaab, kharabi, ganda, gandi, gande, galat, dard, pida, peeda, takleef, taklif, bimar, beemar, bimari, beemari, tabiyat kharab, bukhar, dikkat, pareshani, samasya, museebat, musibat, mushkil, kathin, nuksan, nuksaan, ghata, haar, har baar haar, tabah, tabahi, bekar, bekaar, bakwas, ghatiya, wahiyat, jhooth, jhuth, jhoot, jhut bola, berozgar, berojgar, naukri chali gayi, naukri chhoot*, job chali gayi, job chhoot*, nikal diya, paise nahi, paisa nahi, paise ki tangi, paise ki kami, paise khatam, tangi, gareebi, garibi, talaq, talak, sharab, nasha, lat lag, kami, galatfehmi, bigad*, bigda, bigdi, ulta pulta, gadbad, toota hua, tooti hui, bura hal, bura haal, halat kharab, haalat kharab, waat lag*, lag gayi, band baj*, bura sapna, bure sapne, dimag kaam nahi, bewakoof, pagal ho raha, pagal ho rahi, pagal ho jaunga, pagal ho jaungi, bhool jata, bhool jati
  `,
  missed: {
    unnamed:
      'bhookh, bhukh, man, mann, dil, dhyan, dhyaan, focus, concentrate, kaam, sahara, himmat, samajh, samajhta, samajhti, samajhte, izzat, mauka, naukri, paisa, paise, pasand, theek, thik, sahi, lagta, lag raha, chahta, dimag, taiyar, ichha, iccha, shauk, ruchi, yaad, padhai, padh pa, so pa, kha pa, kar pa, soch pa, bata pa, bol pa, keh pa, ji pa, jee pa, parwah, fark, kuch karne ka',
    stressed: 'time, samay, waqt, vakt, fursat, chhutti',
    tired: 'neend, nind, energy, jaan, takat, taakat, shakti',
    lonely:
      'sunta, sunti, sunte, saath, sath, dost, doston, apna, saathi, baat karne wala, sunne wala, samajhne wala, samajhne wali, baat karta',
    hopeless: 'matlab, maksad, raasta, rasta, jeene ka, fayda, faida, bhavishya',
  },
  plain: `
    pasand ka, pasand ki, pasand ke, theek se, thik se, uska saath, usi ka saath, uska sath, usi ka sath, unka saath, unka sath, ab nahi lagta, ab nahi lagti, ab nahi hoti, kam nahi, khatam nahi, khatm nahi, door nahi, jata nahi, jaati nahi, ja nahi raha, ja nahi rahi, nahi ja raha, nahi ja rahi, nahi jata, nahi jaati, theek thaak, thik thak, theek thak, thik thaak, thik hi, theek hi, theek theek, theek nau, aam din, normal din, kuch khaas nahi, kuch khas nahi, khas nahi, pata nahi, nahi pata, koi baat nahi, koi fark nahi padta, kyun nahi, kyu nahi, sirf nahi, kya haal, kya hal, haal chaal, achha to, accha to, accha suno, acha suno, accha ek baat, acha ek baat, accha ji, sahi mein, sahi me, sach me, time pass, timepass, dar asal, darasal, darwaza, se pehle, pehle din, kisi bhi tarah, bimari ke bare, tension ke baare mein batao, na khush na dukhi, kaam par, kaam pe, kaam se, kaam karta hoon, kaam karti hoon, kaam kiya, kaam hai, kaam karke, nahi jaana, nahi jana, nahi hai kya, nahi gaya, nahi gayi, nahi aaya, nahi gaye, gaya nahi, chhutti thi, chhutti hai, sahi time, sahi samay, sahi pata, bharosa dilao, dil se
  `,
  negations: {
    before:
      'yaad nahi kab, yaad nahi aakhri baar kab, yaad nahi akhri baar kab, yaad nahi aakhiri baar kab, yaad hi nahi kab, pata nahi kab se, aakhri baar kab, akhri baar kab, aakhiri baar kab, bhool gaya kab, bhool gayi kab, bhul gaya kab, bhul gayi kab, nahi, nahin, nahii, nhi, nai, na, mat, bina, bin, koi nahi, kabhi nahi, zara bhi nahi, bilkul nahi, kahan, thodi na',
    after:
      'nahi, nahin, nhi, nai, na, mat, nahi hai, nahi hoon, nahi hota, nahi hoti, nahi raha, nahi rahi, nahi rahe, nahi bacha, nahi bachi, bhi nahi, bilkul nahi, khatam, khatam ho gaya, khatam ho gayi, khatm ho gaya, khatm ho gayi, chala gaya, chali gayi, door ho gaya, door ho gayi, dur ho gaya, dur ho gayi, mit gaya, mit gayi, gayab, band ho gaya, band ho gayi, kam ho gayi, kam aata, kam aati, kam lagta, kam lagti, kam hota hai, kam hoti hai, zero, zero ho gaya, zero ho gayi, zero hai, ud gayi, kho gaya, kho gayi, ki kami',
    nobody: '',
    so: 'itna, itni, itne',
    never: 'kabhi nahi',
    gone: '',
    completed: '',
    solved: 'hal ho gayi, hal ho gaya, suljh gaya, suljh gayi, solve ho gaya, solve ho gayi',
    endings: '',
  },
  wishes:
    'socha tha, socha tha ki, kaash, kash, chahta hoon ki, chahti hoon ki, hona chahta, hona chahti, natak, dikhawa, dikhava, jhooth moot, sabko lagta hai, logo ko lagta hai, log sochte hain',
  unreal: {
    before: '',
    after: 'socha tha, sochte the, hota, hoti, hote, rehta, rehti, hoti to, hota to, hoti toh, hota toh',
    conditions: 'socha tha, sochte the, agar, yadi, kaash, kash, to, toh, hota to, hoti to, hota toh, hoti toh',
  },
  others: {
    persons:
      'dost, doston, dosto, sab, sabko, sabki, sabka, sabhi, log, logon, woh, wo, vo, usko, usse, uski, unko, unki, bhai, behen, didi, cousin, padosi, dusre, dusron, saheli, friends, friend',
    excepted:
      'mere siva, mere sivaay, mere sivay, mere alawa, mere alava, mere ilawa, mujhe chhod ke, mujhe chod ke, mujhe chhodkar, mujhe chodkar, mujhe chhod kar, mujhe chod kar, bas main nahi, bas mai nahi, bas me nahi, sirf main nahi, sirf mai nahi, ek main hi nahi, main hi nahi, bas mujhe nahi, sirf mujhe nahi, mujhe hi nahi, bas mera nahi, bas meri nahi, sirf mera nahi, sirf meri nahi, bas main reh gaya, bas main reh gayi, aur main reh gaya, aur main reh gayi, main hi reh gaya, main hi reh gayi, siwa mere, siva mere',
    compared: 'mujhse zyada, mujhse jyada, mujhse zyaada, mere se zyada, mere se jyada, mujhse kahin, mujhse kai guna',
    everyoneElse:
      'baaki sab log, baki sab log, baaki sabhi, baki sabhi, baaki log, baki log, baaki sab ki, baki sab ki, dusre log, dusre sab, dusron ki, dusro ki, doosron ki, sabki zindagi, sab ki zindagi, sabki life, sab ki life',
    turnsToSelf:
      'aur main, aur mai, aur mein, aur mujhe, aur mera, aur meri, aur ek main, aur idhar main, idhar main, yahan main',
  },
  contrasts: {
    turns: 'lekin, lekhin, lkn, par, per, magar, kintu, parantu, parantoo, phir bhi, fir bhi, but, warna, balki',
    concedes: 'halanki, haalanki, bhale hi, chahe, jabki',
    concedesBefore: 'ke bawajood, ke bavjud, ke bawjood, hone ke bawajood',
  },
  past: '',
  once: 'pehle, pahle, kabhi, ek time, ek samay, ek zamane',
  onceAfter: 'pehle, pahle',
  pastVerbs: 'tha, thi, the, thae, hota tha, hoti thi, rehta tha, rehti thi, lagta tha, lagti thi',
  now: 'ab, abhi, aajkal, aaj kal, aj kal, ajkal, aaj',
  intensifiers:
    'bahut, bohot, bahot, bhot, bohut, bht, boht, bhut, kaafi, kafi, itna, itni, itne, ekdum, ekdam, bilkul, zyada, jyada, zyaada, poora, puri tarah, poori tarah, sach mein, sachme, bada, badi, khoob, khub, behad, hadd se, full, hamesha, roz, din bhar, din raat, bada hi, kitna, kitni',
  diminishers: 'thoda, thodi, thode, thora, thodasa, thoda sa, thodi si, zara, jara, halka sa, kuch kuch',
  joins: 'aur, or, ya, ki',
  links: '',
  subjects: '',
  stops:
    'kyunki, kyonki, kyuki, kyoki, isliye, islie, jab, agar, ki, jisse, taaki, taki, jaise, kyun, kyu, kyon, kaise, kab, kahan se, phir, fir, tab, aur main, aur mujhe, aur mera, aur meri, aur sab, to main, to mujhe, jo',
  clauseEnds:
    'ke baad, ke bad, ki wajah se, ki vajah se, ke kaaran, ke karan, ke maare, hai, hain, hoon, hun, hu, tha, thi, gaya hoon, gayi hoon, gaya hai, gayi hai, rehta hoon, rehti hoon, rahta hu, rahti hu, raha hoon, rahi hoon, raha hu, rahi hu, hogaya, ho gaya, ho gayi',
  common: `
    hai, hain, hoon, hun, hu, ho, tha, thi, the, hota, hoti, hote, hua, hui, hue, main, mai, mein, me, mujhe, mujhko, mujhse, mera, meri, mere, hum, ham, hamara, hamari, hume, hamein, tum, tu, aap, ap, tera, teri, tumhara, wo, woh, vo, voh, ye, yeh, yah, us, uska, uski, usne, usse, is, iska, iski, isse, unka, unki, unhone, ka, ki, ke, ko, se, ne, pe, par, tak, aur, bhi, hi, to, toh, kya, kyun, kuch, kuchh, kisi, koi, sab, sabhi, sabko, log, logon, apna, apni, apne, khud, raha, rahi, rahe, rha, rhi, rhe, gaya, gayi, gaye, gya, gyi, kar, karke, karta, karti, karte, karna, karne, karu, karun, kiya, diya, di, de, deta, dete, deti, liya, le, leta, lagta, lagti, lag, laga, lagi, lage, jata, jati, jaate, jaata, jaati, jaa, ja, ho raha, ho rahi, rehta, rehti, rehte, rahta, rahti, mehsoos, mahsus, mehsus, feel, ghar, kaam, din, raat, roz, aaj, kal, ab, abhi, pehle, baad, saath, wala, wali, wale, yaar, bhai, zindagi, jindagi, life, mummy, papa, maa, shaadi, padhai, paa, pa, paya, payi, aa, aata, aati, aate, aaya, aayi, bahut, nahi, lekin, kyunki, chahiye, chahta, chahti, andar, sirf, bas, sa, si, se baat, baat, ek, do, jaisa, jaise, liye, liya
  `,
  ambiguous: `
    par, per, na, nai, mat, bin, to, so, hi, main, me, mai, hum, ham, the, ho, hun, log, bas, man, dam, gam, mar, is, us, or, do, di, de, le, ne, pe, tu, si, sa, ap, ab, se, full, bade, life, feel, but, mast, har, door, time, focus, din, chain, tang, jo, ja, pa, lag, chill, energy, pal, ya, concentrate, bad, naaz, asha, tab, zero, confident, dare
  `,
  topics: {
    stress: 'tension, tanav, tanaav, dabav, bojh, stress, sirdard, full tension',
    anxiety: 'chinta, ghabrahat, gabrahat, bechaini, bechain, fikar, dar, darr, ghabra*',
    breathing: 'saans, sans, saansein, dam ghut*, dum ghut*, pranayam, pranayama',
    depression: 'udas, udaas, udasi, nirash, nirasha, dukhi, akela, akeli, akelapan, depression, mayus',
  },
  self: 'main, mai, mujhe, mujhko, mujhse, mera, meri, mere, hum, hamara, hume, i, my, me, am',
  asksAbout:
    'kya hai, kya hota hai, kya hote hain, kise kehte hain, ke lakshan, ke upay, kaise kam kare, kaise kam karein, kaise door kare, ke baare mein batao, ke bare me batao, matlab kya',
  questions:
    'kisse, kisko, kise, kya karu, kya karun, kya kare, kya karoon, kya hai, kya hota, kaise, kese, kyun, kyu, kyon, kab, kahan, kaun, kya, madad karo, madad kijiye, help karo, kya aap, bataiye, bataye, batao, koi upay, koi tareeka, tarika batao, upay batao',
  spellings:
    'kush=khush, khus=khush, kushi=khushi, khusi=khushi, udass=udaas, akla=akela, tenson=tension, paresaan=pareshan, paresan=pareshan, presan=pareshan, rahaat=rahat, sukun=sukoon, bht=bahut, mjhe=mujhe, mje=mujhe, muje=mujhe, mujhy=mujhe, nhn=nahi, ni=nahi, krna=karna, kr=kar, krta=karta, krti=karti, lgta=lagta, lgti=lagti, lg=lag, rha=raha, rhi=rahi, rhe=rahe, h=hai, hn=hain, kch=kuch, kuc=kuch, kyuki=kyunki, smjh=samajh, smajh=samajh, thk=theek, tik=theek, acchaa=accha, axa=accha, accha=accha, bhut=bahut, zndgi=zindagi, frnd=dost, tnsn=tension',
}
