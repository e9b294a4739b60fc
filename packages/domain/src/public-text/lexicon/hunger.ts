import type { ConceptWords } from './concept-words'

/** Going without food; it takes one of `contest` beside it to be a call. Religious fasts have words of their own and are not here. */
export const hunger: ConceptWords = {
  en: 'fasted, hours fast, hour fast, hrs fast, hours fasted, no dinner, no lunch, no breakfast, no carbs ever, flat stomach, eat less, eat 400, eat 500, eat 300, thinnest, skinniest, patla, patli, skinny, be thin, cold showers, skip meals, skip meal, skip food, skip dinner, skip lunch, skip breakfast, skip eating, skipping meals, skipping food, skipped meals, without food, no food, no eating, not eating, not eat, dont eat, do not eat, stop eating, stopped eating, avoid eating, avoid food, never eat, eat nothing, eating nothing, nothing to eat, eating is, food is, food free, hunger, hungry, starve, starving, starved, starvation, empty stomach, empty stomachs, zero calorie*, zero calories, low calorie, calories, calorie, kcal, cal a day, water only, only water, just water, liquid only, restrict, restricting, restriction, purge, purging, vomit, vomiting, throw up, throwing up, puke, puking, chew and spit, chew spit, laxative*, omad, fast longest, fasting longest',
  roman:
    'patla, patli, patle, bareek, barik, patlu, roga, rogaa, olliya, oliya, sannaga, sanna, tellage, bhukha, bhookha, bhukhe, bhookhe, bhukhi, bhookhi, khana nahi, khana chhod*, khana chod*, khana skip, bina khaye, bina khae, bina khana, kuch nahi khana, khali pet, ulti kar*, roti chhod*, upashi, upaashi, jevan nahi, jevan sod*, na jevta, na khata, bhukhya, bhukhyu, jamvanu nahi, jamya vagar, khadha vagar, khavanu nahi, khavanu chhod*, na kheye, khabo na, khawa bondho, bhat khabo na, bhat bondho, upos, saapidaadha, saapidadha, sapidatha, saapidaatha, saapidama, saapidaama, sapidama, sapidaama, saapda koodadhu, sappada, sapadu venam, pattini, patini, vaanthi, vanthi, tinakunda, thinakunda, tinaku, annam maneyy*, annam tinakunda, pasthulu, pastulu, vanti, oota bid*, uta bid*, oota bedi*, oota beda, oota madade, oota madadhe, tinnade, tinnadhe, tinnabedi, hasivu, hasidu, upavasa',
  hi: 'पतला, पतली, पतले, भूखा, भूखे, भूखी, भूख, खाना छोड़*, खाना नहीं, खाना बंद*, बिना खाए, बिना खाये, बिना खाने*, खाली पेट, कुछ नहीं खाना, उल्टी*, उलटी*, रोटी छोड़*, रोटी बंद*, कैलोरी*',
  mr: 'बारीक, उपाशी*, जेवण नाही, जेवण सोड*, जेवण बंद*, न जेवता, न खाता, भूक*, रिकाम्या पोटी, उलटी*, उलट्या*, कॅलरी*, भाकरी बंद*',
  gu: 'પાતળ*, ભૂખ્ય*, ભૂખ, જમ્યા વગર*, ખાધા વગર*, ખાવાનું છોડ*, ખાવાનું બંધ*, ખાવાનું નહીં, ખાલી પેટ*, ઊલટી*, ઉલટી*, કેલરી*, રોટલી બંધ*',
  bn: 'রোগা, না খেয়ে*, না খাওয়া*, না খাওয়ার*, খাওয়া বন্ধ*, খাওয়া ছাড়*, উপোস*, খালি পেট*, খিদে*, ক্ষুধা*, ভাত মানে*, ভাত বন্ধ*, ভাত ছাড়*, বমি*, ক্যালরি*, ক্যালোরি*',
  ta: 'ஒல்லி*, மெலி*, பட்டினி*, சாப்பிடாம*, சாப்பிடாத*, சாப்பாடு வேண்டாம், சாப்பாடு இல்லாம*, சோறு வேண்டாம், சோறு இல்லாம*, உண்ணாம*, வெறும் வயிறு*, வெறும் வயிற்ற*, பசி*, வாந்தி*, கலோரி*',
  te: 'సన్నగా*, సన్నబడ*, పస్తు*, తినకుండా*, తినకపోవ*, తిండి మాన*, తిండి లేకుండా*, అన్నం మాన*, అన్నం లేకుండా*, ఖాళీ కడుపు*, ఆకలి*, వాంతి*, వాంతులు*, క్యాలరీ*, కేలరీ*',
  kn: 'ತೆಳ್ಳ*, ಊಟ ಬಿಡ*, ಊಟ ಬಿಟ್ಟ*, ಊಟ ಇಲ್ಲದ*, ಊಟ ಮಾಡದ*, ಊಟ ಬೇಡ*, ತಿನ್ನದ*, ತಿಂದದ್ದ*, ಉಪವಾಸ ಇದ್ದು*, ಖಾಲಿ ಹೊಟ್ಟೆ*, ಹಸಿವು*, ಹಸಿದ*, ವಾಂತಿ*, ಕ್ಯಾಲೋರಿ*, ಕ್ಯಾಲೊರಿ*',
}

/** A game, a count or a company of it. */
export const contest: ConceptWords = {
  en: 'beats me, beat me, who beats, can you beat, burn, from mom, from mum, from parents, sisterhood, diaries, diary, hours, challenge, challenges, streak, streaks, contest, competition, compete, race, goal, goals, target, targets, longest, most days, who can, winning, winner, winners, win, score, points, level, leaderboard, record, dare, hero, heroes, queen, queens, king, kings, club, gang, squad, army, sisters, sisterhood, girls, buddies, buddy, mates, team, together, with me, join, kg, kgs, kilos, thin, thinner, skinny, slim, bones, bony, weak, weakness, strong, power, control, pure, purity, beautiful, day 1, day 2, day 3, day 5, day 7, day 9, day 10, days, tips, tricks, hacks, secrets, hide, photo, photos, pics, proof, post, daily, lose, lost, wedding, summer, losers, fat',
  roman:
    'challenge, chalenj, streak, mukabla, muqabla, kaun, kitne din, sabse zyada, jeet*, game, khel, target, group, gang, club, patla, patli, patle, dubla, dubli, dubla patla, din, photo, tips, spardha, kon, bareek, barik, haadak, sharat, patlu, patli, patla, divas, ramat, pratiyogita, protijogita, roga, rogaa, din, khela, potti, sangam, ponnunga, edai, oliya, olliya, melinj*, naal, sangham, pothi, poti, sannaga, sannabad*, baruvu, rojulu, pandem, moole, sanna, tella*, tellage, tooka, thooka, dina, geleyaru, geletana, savalu, spardhe, photo haaku',
  hi: 'चैलेंज*, चुनौती*, मुकाबला*, मुक़ाबला*, प्रतियोगिता*, होड़, कौन, सबसे ज्यादा*, सबसे ज़्यादा*, कितने दिन, जीत*, खेल, गेम, लक्ष्य, टारगेट, क्लब, गैंग, पतला, पतली, पतले, दुबला, दुबली, किलो, वजन*, वज़न*, फोटो, फ़ोटो, टिप्स, साथ',
  mr: 'चॅलेंज*, आव्हान*, स्पर्धा*, कोण, सर्वात जास्त, किती दिवस, जिंक*, खेळ, गेम, लक्ष्य, टार्गेट, क्लब, गँग, बारीक, सडपातळ, किलो, वजन*, फोटो, टिप्स, सोबत, गुण',
  gu: 'ચેલેન્જ*, પડકાર*, સ્પર્ધા*, હરીફાઈ*, કોણ, સૌથી વધુ, સૌથી વધારે, કેટલા દિવસ, જીત*, રમત*, ગેમ, લક્ષ્ય, ટાર્ગેટ, ક્લબ, ગેંગ, પાતળ*, કિલો, વજન*, ફોટો*, ટિપ્સ, સાથે',
  bn: 'চ্যালেঞ্জ*, প্রতিযোগিতা*, কে, সবচেয়ে বেশি, কত দিন, কতদিন, জিত*, জয়, হার, খেলা, গেম, লক্ষ্য, টার্গেট, ক্লাব, দল, রোগা, কেজি, ওজন*, ছবি, টিপস, একসাথে',
  ta: 'சவால்*, சேலஞ்ச்*, போட்டி*, யாரு, யார், எத்தனை நாள்*, வெற்றி*, ஜெயி*, விளையாட்டு*, இலக்கு*, டார்கெட்*, கிளப்*, சங்கம்*, குழு*, ஒல்லி*, மெலி*, மெலிந்த*, கிலோ*, எடை*, போட்டோ*, டிப்ஸ்*, சேர்ந்து, அழகு*, கிடப்போம்',
  te: 'ఛాలెంజ్*, చాలెంజ్*, సవాలు*, పోటీ*, ఎవరు, ఎన్ని రోజులు*, గెలు*, ఆట*, లక్ష్యం*, టార్గెట్*, క్లబ్*, గ్యాంగ్*, సన్నగా*, సన్నబడ*, నాజూకు*, కిలో*, బరువు*, ఫోటో*, టిప్స్*, కలిసి',
  kn: 'ಚಾಲೆಂಜ್*, ಸವಾಲು*, ಸ್ಪರ್ಧೆ*, ಯಾರು, ಎಷ್ಟು ದಿನ*, ಗೆಲ್ಲ*, ಗೆಲುವು*, ಆಟ*, ಗುರಿ*, ಟಾರ್ಗೆಟ್*, ಕ್ಲಬ್*, ಗ್ಯಾಂಗ್*, ಸಂಘ*, ಗೆಳೆತನ*, ತೆಳ್ಳ*, ಸಣ್ಣ ಆಗ*, ಕೆಜಿ*, ತೂಕ*, ಫೋಟೋ*, ಟಿಪ್ಸ್*, ಒಟ್ಟಿಗೆ',
}

/** Thinness and visible bones as the aim. */
export const thinIdeal: ConceptWords = {
  en: 'nothing tastes as good, ana club, ana squad, ana gang, ana queens, ana sister, thigh gap*, collarbone*, collar bones, hip bones, hipbones, show bones, bones showing, bones visible, visible bones, visible ribs, ribs showing, count your ribs, count ribs, count my ribs, rib check, bone check, wrist check, body check*, size zero, size 0, zero figure, zero size, stick thin, paper thin, bone thin, thin is, thin girls, thinner than, skinny is, skinny queens, skinny legend, skinny goals, skeleton goals, be a skeleton, look like a skeleton, protruding, fat is failure, fat is ugly, food is the enemy, food is enemy, food is poison, eating is for, eating is weakness, eating is cheating,  pro ed, pro eating disorder, edtwt, ed twt, ednos buddies, ana mia, proana, pr0 ana, thinsp0, th1nspo, meanspo, sweetspo, goal 35, goal 36, goal 38, goal 39, goal 40, goal 42, goal weight, goal wt, target weight, ugw, gw, bmi goal, bmi 15, bmi 16, bmi 17, under 40 kg, below 40 kg, 35 kg, 36 kg, 38 kg, target 38, target 40, target 35',
  roman:
    'haddi dikh*, haddiyan dikh*, haddiya dikh*, pasli dikh*, pasliyan dikh*, pasliya dikh*, zero figure, size zero, patla hona hi, mota hona paap, moti ho, haad disl*, haada disl*, baraklya disl*, hadka dekha*, haadka dekha*, pansli dekha*, har dekha*, haar dekha*, pajor dekha*, roga hote hobe, roga hobo, elumbu theri*, yelumbu theri*, elumbu therinj*, edai 35, edai 38, edai 40, edai target, yemukalu kanip*, emukalu kanip*, sannaga avvali, baruvu 35, baruvu 38, moole kaan*, mule kaan*, elubu kaan*, yelubu kaan*, tooka 38, tooka 35, thooka 38',
  hi: 'हड्डियां दिख*, हड्डियाँ दिख*, हड्डी दिख*, पसलियां दिख*, पसलियाँ दिख*, पसली दिख*, जीरो फिगर*, ज़ीरो फिगर*, साइज जीरो*, मोटा होना पाप*, खाना दुश्मन*, खाना हार*, पतला ही सुंदर*, पतली ही सुंदर*',
  mr: 'हाडं दिस*, हाडे दिस*, बरगड्या दिस*, फासळ्या दिस*, झिरो फिगर*, साइझ झिरो*, अन्न शत्रू*, खाणं म्हणजे हार*, बारीक म्हणजेच सुंदर*',
  gu: 'હાડકાં દેખા*, હાડકા દેખા*, પાંસળી દેખા*, પાંસળીઓ દેખા*, ઝીરો ફિગર*, સાઈઝ ઝીરો*, ખાવું એટલે હાર*, ખોરાક દુશ્મન*',
  bn: 'হাড় দেখা*, পাঁজর দেখা*, হাড় বেরো*, জিরো ফিগার*, সাইজ জিরো*, রোগা হতে হবে, রোগা হতেই হবে, রোগা মানেই*, ভাত মানেই হার*, খাওয়া মানেই হার*, খাবার শত্রু*',
  ta: 'எலும்பு தெரி*, எலும்புகள் தெரி*, எலும்பு தெரியுற*, விலா எலும்பு*, ஜீரோ சைஸ்*, சைஸ் ஜீரோ*, ஒல்லிதான் அழகு*, மெலிந்தால்தான்*, சாப்பாடு எதிரி*, உணவு எதிரி*',
  te: 'ఎముకలు కనిపి*, ఎముకలు కనబ*, పక్కటెముకలు*, జీరో సైజ్*, సైజ్ జీరో*, సన్నగా ఉంటేనే*, తిండి శత్రువు*, తినడం ఓటమి*',
  kn: 'ಮೂಳೆ ಕಾಣ*, ಮೂಳೆಗಳು ಕಾಣ*, ಎಲುಬು ಕಾಣ*, ಪಕ್ಕೆಲುಬು*, ಝೀರೋ ಸೈಜ್*, ಜೀರೋ ಸೈಜ್*, ಸೈಜ್ ಜೀರೋ*, ತೆಳ್ಳಗಿದ್ದರೆ*, ಊಟ ಶತ್ರು*, ತಿನ್ನುವುದು ಸೋಲು*',
}

/** Wounds made by oneself; it takes one of `display` beside it. */
export const wound: ConceptWords = {
  en: '30 cuts, 50 cuts, razor diaries, cuts, cut marks, cutmarks, self cut, self cuts, cut streak, fresh cut, scars, scar, blade, blades, razor, razors, blood, bleed, bleeding, burn marks, burns, self harm, selfharm, sh, hurt yourself, cut lagao, barcode wrist, barcodes, catscratch*, cat scratch*',
  roman:
    'gaaya torisu*, gaaya toris*, rattham, kata daag, cut lag*, cut maro, cut mar*, kat maro, kaat maro, nishan, nishaan, zakhm, jakhm, jakham, jakhma, blade, khoon, khun, daag, vran, kaapa, kapa muk*, kaapa muk*, kaap muk*, chhek*, dag, katar dag, rokto, haat kata, kaayam, kayam, keeral, kiral, thazhumbu, gaatlu, gatlu, gaatu, gayam, gaayam, gayalu, kattarisi, rakta, raktam',
  hi: 'निशान*, ज़ख्म*, जख्म*, ज़ख़्म*, घाव*, ब्लेड*, खून*, ख़ून*, कट लगा*, चीरा*, खुद को चोट*, ख़ुद को चोट*',
  mr: 'जखम*, जखमा, व्रण*, ब्लेड*, रक्त*, चिरा*, कापल्याच*, स्वतःला इजा*',
  gu: 'કાપા*, ઘા, ઘાવ*, જખમ*, બ્લેડ*, લોહી*, ચીરા*, ડાઘ*, નિશાન*, પોતાને ઈજા*',
  bn: 'কাটা দাগ*, দাগ, ক্ষত*, ব্লেড*, রক্ত*, আঁচড়*, কাটাকাটি*, হাত কাটা*, নিজেকে আঘাত*',
  ta: 'காயம்*, காயங்கள்*, காயத்த*, தழும்பு*, கீறல்*, கீறி*, பிளேடு*, ரத்தம்*, இரத்தம்*, வெட்டுக்காயம்*',
  te: 'గాయం*, గాయాలు*, గాయాల*, గాట్లు*, గాట్ల*, గాటు*, బ్లేడ్*, రక్తం*, కోత*, మచ్చలు*',
  kn: 'ಗಾಯ*, ಬ್ಲೇಡ್*, ರಕ್ತ*, ಕೊಯ್ದ*, ಗೀರು*, ಕಲೆಗಳ*, ಕತ್ತರಿಸಿದ*',
}

/** Showing wounds, or counting them. */
export const display: ConceptWords = {
  en: 'diaries, diary, gallery, collection, 30 days, days, a day, every day, here, show, post, share, photo, photos, pic, pics, picture, pictures, upload, challenge, streak, game, dare, points, score, task, tasks, day 1, day 2, day 3, day 5, day 7, day 9, day 10, day9, day7, day5, club, gang, squad, badge, contest, compare, brave, deeper, rate my, 50 days, proof',
  roman:
    'dikha*, dikhao, photo, foto, dalo, daalo, daal*, post, challenge, streak, game, khel, himmat, din, dakhav*, dakhva, takaa, taka, batav*, batavo, muko, muki, mukine, moklo, ramat, divas, dekha*, chobi, post koro,  kaattu*, kaatu*, podu, podunga, pottu, savaal, chupinch*, chupi*, petta*, pettu, pandem, torisu, torisi, haaku, haki, haakbeku, savalu',
  hi: 'दिखा*, फोटो*, फ़ोटो*, डालो, डालें,  पोस्ट*, चैलेंज*, चुनौती*, खेल, गेम, हिम्मत*, बनाओ, बनाएं, शर्त*, टास्क*',
  mr: 'दाखव*, फोटो*, टाका, पोस्ट*, चॅलेंज*, आव्हान*, खेळ, गेम, हिंमत*, गुण, मिळवा, टास्क*',
  gu: 'બતાવ*, ફોટો*, ફોટા*, મૂકો, મુકો, પોસ્ટ*, ચેલેન્જ*, પડકાર*, રમત*, ગેમ, હિંમત*, ટાસ્ક*',
  bn: 'দেখাও, দেখান, ছবি*, পোস্ট*, চ্যালেঞ্জ*, খেলা*, গেম*, সাহস*, টাস্ক*',
  ta: 'காட்டு*, காமி*, போட்டோ*, படம்*, போடு*, பதிவிடு*, சவால்*, சேலஞ்ச்*, விளையாட்டு*, தைரியம்*, டாஸ்க்*',
  te: 'చూపి*, చూపు*, ఫోటో*, పెట్టండి, పోస్ట్*, ఛాలెంజ్*, చాలెంజ్*, సవాలు*, ఆట*, ధైర్యం*, టాస్క్*',
  kn: 'ತೋರಿಸ*, ಫೋಟೋ*, ಹಾಕಿ*, ಹಾಕು*, ಪೋಸ್ಟ್*, ಚಾಲೆಂಜ್*, ಸವಾಲು*, ಆಟ*, ಧೈರ್ಯ*, ಟಾಸ್ಕ್*',
}
