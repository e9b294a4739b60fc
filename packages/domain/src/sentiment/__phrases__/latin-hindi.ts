import { type PhraseSet, phrasesOf } from './phrase'

export const latinHindi: PhraseSet = {
  tuning: phrasesOf(`
    + Aaj main bahut khush hoon, mera result aa gaya aur main pass ho gaya. #happy
    + Yaar finally job lag gayi, mummy papa bahut khush hain. #happy
    + Ab tension nahi hai, sab theek ho gaya.
    + Raat ko acchi neend aayi, fresh feel ho raha hai.
    + Doston ke saath bahut maza aaya. #happy
    + Dil halka ho gaya tumse baat karke. #relieved
    + Mujhe khud pe garv hai. #proud
    + Sab accha hoga, mujhe bharosa hai. #hopeful
    + Pehle main bahut pareshan tha lekin ab theek hoon.
    + Mummy ne mera bahut saath diya. #loved
    + Ab dar nahi lagta exam se.
    + Maine yoga kiya to man shant ho gaya. #calm
    + Bahut sukoon mil raha hai yahan. #calm
    + koi tension nahi hai bhai, life mast chal rahi hai
    + Meri tabiyat ab theek hai aur mood bhi accha hai. #happy
    + Main kar lunga, mujhe apne upar vishwas hai. #confident
    - Mujhe bahut tension ho rahi hai exam ki. #anxious
    - Mera mood kharab hai subah se. #sad
    - Kuch accha nahi lag raha yaar. #sad
    - Main bahut akela feel karta hoon. #lonely
    - Ghar wale shaadi ka pressure de rahe hain, main thak gayi hoon. #stressed tired
    - Raat bhar neend nahi aati. #tired
    - Dil bhaari hai aaj. #sad
    - Padhai mein man nahi lagta.
    - Boss roz chillata hai, main tang aa gaya hoon. #frustrated
    - Koi mujhe samajhta nahi. #lonely
    - Dimag kharab ho gaya hai kaam ke pressure se. #stressed
    - Mujhe ghabrahat ho rahi hai. #anxious
    - Mujhe apni galti pe sharm aati hai. #ashamed
    - Kisi kaam mein dil nahi lag raha.
    - Bahut gussa aa raha hai usse. #angry
    - Main khush nahi hoon is shaadi se. #sad
    - Usne mujhe dhokha diya. #hurt
    - Sab khatam ho gaya, koi umeed nahi bachi. #hopeless
    - Paise ki bahut dikkat chal rahi hai.
    - main fail ho gaya phir se, papa naraz hain #disappointed
    - Office ka kaam itna zyada hai ki sar phat raha hai. #stressed
    - mujhe dar lagta hai ki kya hoga mera #afraid
    - Roz rona aata hai, pata nahi kyun. #sad
    - Sab kehte hain sab theek hai par mujhe theek nahi lagta.
    - Pehle main khush rehta tha.
    - kaash main bhi khush hota
    - Bhookh nahi lagti aur himmat bhi nahi hoti.
    - Party acchi thi lekin mujhe akelapan laga. #lonely
    0 Main kal office gaya tha.
    0 Aaj maine dal chawal khaya.
    0 Mera bhai Delhi mein rehta hai.
    0 Kal subah das baje meeting hai.
    0 Main BCom second year mein padhta hoon.
    0 Hum log sham ko market gaye the.
    0 Mujhe kal train pakadni hai.
    0 Aaj ka din theek thaak tha, kuch khaas nahi.
    0 Maine chai banayi aur akhbar padha.
    0 Meri behen bank mein kaam karti hai.
    0 Exam agle hafte se shuru hai.
    0 Main bus se college jata hoon.
    0 Papa kal gaon jayenge.
    0 Na khush hoon na dukhi.
    + Bhai finally exam khatam, ab chill kar raha hoon. #calm
    + Mera beta theek ho gaya, bahut rahat mili. #relieved
    + Aaj ka din bahut badhiya tha.
    + Mummy ki baat sunke himmat mil gayi. #confident
    + Ab mujhe gussa kam aata hai.
    + Life set hai, koi dikkat nahi.
    + Maine apni galti maan li aur ab halka lag raha hai. #relieved
    + Naye dost ban gaye hain, hostel mein maza aa raha hai. #happy
    + Boss ne tareef ki, promotion bhi ho gaya! #proud
    + Shaadi tay ho gayi, main bahut excited hoon. #excited
    + Jo hua accha hua, ab main khush hoon. #happy
    + Dawai se aaram hai. #calm
    + Mere papa mujhe bahut pyaar karte hain. #loved
    - Padhai ka itna pressure hai ki neend hi nahi aati. #stressed
    - Mujhe samajh nahi aa raha main kya karun.
    - Saans lene mein dikkat ho rahi hai aur ghabrahat bhi. #anxious
    - Sab mujhse umeed rakhte hain aur main kuch nahi kar pa raha.
    - Ghar pe koi meri baat nahi sunta. #lonely
    - Din bhar bas leta rehta hoon, kuch karne ka mann nahi.
    - Paise khatam ho gaye, rent kaise dunga.
    - Usne block kar diya mujhe, bahut bura lag raha hai. #sad
    - Roz wahi ladai, thak chuki hoon main. #tired
    - Office jaane ka mann hi nahi karta.
    - Main apne aap ko bekaar samajhta hoon. #hopeless
    - Dosto ne mera mazak banaya. #hurt
    - Mujhe apne aap se nafrat hai.
    - Exam mein kam number aaye, sab daant rahe hain. #disappointed
    - Bimari ki wajah se main udaas rehti hoon. #sad
    - Itni mehnat ke baad bhi kuch nahi mila.
    - Relationship mein trust hi nahi raha.
    - Dimag mein hamesha negative thoughts chalte rehte hain.
    - yaar bahut stress me hu, deadline sar pe hai #stressed
    - Mann bahut ashant hai. #anxious
    - Kabhi kabhi lagta hai sab chhod ke bhaag jaun.
    - Woh mujhse pyaar nahi karta. #lonely
    - Main theek hoon bolta hoon par andar se toot gaya hoon. #sad
    - Bilkul accha nahi lag raha hai aajkal. #sad
    - mummy papa ki yaad aa rahi hai #sad
    - Mera confidence zero ho gaya hai.
    - Tension ke maare sar dard ho raha hai. #stressed
    - bore ho gaya hoon is zindagi se #frustrated
    + tension mat lo, sab ho jayega
    + tension kam ho gayi hai
    + Pehle bahut darta tha, ab nahi darta.
    0 Main subah saat baje uthta hoon.
    0 Kal mera exam hai.
    0 Papa bank mein manager hain.
    0 Maine sabzi kharidi aur ghar aaya.
    0 Hum do bhai hain.
    0 Aaj chhutti thi to ghar par tha.
    0 Mera college kal band rahega.
    0 Main Hindi medium se padha hoon.
    0 Doctor ne kal bulaya hai.
    0 Meri class gyarah baje khatam hoti hai.
    0 Maine form bhar diya hai.
    0 Uska naam Rahul hai.
    0 Maine us se baat ki thi kal.
    0 Timepass kar raha hoon bas.
    - Office se aake main itna thak jaata hoon ki family ke saath time hi nahi mil pata, wife bhi naraz rehti hai. #tired
    - Main NEET ki taiyari kar rahi hoon, do saal se ghar pe hoon, dost sab college chale gaye, bahut akela lagta hai. #lonely
    + Kal main bahut nervous tha but presentation mast gayi, sabne taali bajayi.
    - I am feeling very low yaar, kuch karne ka mann nahi karta. #sad
    - Mujhe lagta hai mere mein hi kuch kami hai.
    + Ab main pehle se better feel kar raha hoon, neend bhi acchi aati hai. #hopeful
    - Exam ki wajah se pet mein dard aur ghabrahat hoti hai. #anxious
    - Bhai mera dimag kaam nahi kar raha, sab kuch atka hua hai.
    + Yaar aaj party mein bahut enjoy kiya. #happy
    - Usne mujhe chhod diya, main jee nahi pa rahi. #lonely
    - Padosi kya kahenge isi chinta mein rehte hain gharwale. #anxious
    + Mummy ki tabiyat theek ho gayi, ab koi chinta nahi.
    - bas thak gaya yaar life se #tired
    - mere papa kabhi mujhse khush nahi hote
    - Mujhe raat ko bure sapne aate hain. #afraid
    + Hum sab ne milke Holi kheli, bahut maza aaya! #happy
    + Main apne faisle se khush hoon. #happy
    + Ab himmat aa gayi hai, main koshish karunga. #confident
    - Kaam mein dhyan nahi lag pa raha.
    - Logon ke saamne bolne mein sharm aati hai. #ashamed
    0 Main abhi bus mein hoon.
    0 Kal se meri nayi class shuru hogi.
    0 Maine kal raat ko roti sabzi khayi.
    0 Mera result parso aayega.
    0 Mujhe ek form bharna hai.
    0 Didi Mumbai mein rehti hai aur job karti hai.
    0 Aaj mausam garam hai.
    0 Aap kahan se ho?
    0 Main roz subah paani peeta hoon.
    0 Chai pi li, ab padhne baithunga.
  `),
  heldOut: phrasesOf(`
    + Interview accha gaya, ab thoda relax feel ho raha hai. #calm
    + Bahut dino baad dil se hasi aayi. #happy
    + Aaj maa ke haath ka khana khaya, maza aa gaya. #happy
    + Mera dar khatam ho gaya, ab stage pe bol sakti hoon.
    + Nayi naukri mil gayi hai, bahut excited hoon. #excited
    + Doctor ne kaha sab normal hai, chain ki saans li. #relieved
    + Bhagwan ka shukr hai sab sahi ho gaya. #grateful
    + Dheere dheere sab behtar ho raha hai. #hopeful
    + Mere dost meri bahut madad karte hain, main lucky hoon. #grateful
    + Kal mushkil tha par aaj sukoon hai. #calm
    - Zindagi se thak gaya hoon. #tired
    - Har waqt fikar lagi rehti hai ghar ki. #anxious
    - Kisi se baat karne ka man nahi karta.
    - Mujhe lagta hai main sab par bojh hoon. #guilty
    - Papa hamesha mujhe cousin se compare karte hain, bura lagta hai. #sad
    - Uske jaane ke baad sab khali khali lagta hai. #sad
    - Kaam ka itna load hai ki saans lene ki fursat nahi. #stressed
    - Main kuch bhi theek se nahi kar pata.
    - Exam ke naam se hi haath paon kaanpte hain. #anxious
    - Sasural wale taane marte hain, bahut dukh hota hai. #sad
    - Mehnat ki par selection nahi hua, nirash hoon. #disappointed
    - Raat ko ajeeb ajeeb khayal aate hain, so nahi pata. #tired
    - Sab aage badh gaye aur main wahin reh gaya.
    - Mujhse ab aur nahi hota. #hopeless
    - Mera breakup ho gaya, ro ro ke bura haal hai. #sad
    - yaar dimag ka dahi ho gaya, boss sunta hi nahi #stressed
    - karz chukana hai samajh nahi aa raha kya karu #anxious
    - Ghar mein roz jhagda hota hai. #angry
    0 Main shaam ko gym jata hoon.
    0 Mera ghar station ke paas hai.
    0 Kal humne film dekhi.
    0 Mujhe report Friday tak deni hai.
    0 Do bhai aur ek behen hai meri.
    0 Bus nau baje aati hai.
    0 Main Pune mein naukri karta hoon.
    0 Aaj barish ho rahi thi to ghar pe raha.
  `),
}
