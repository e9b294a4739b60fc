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
