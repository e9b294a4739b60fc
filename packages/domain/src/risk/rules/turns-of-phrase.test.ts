import { describe, expect, test } from 'vitest'
import { readRules } from '../read-rules'
import { riskTiers } from '../risk-tier'
import { needsHelp } from '../session-tier'

/** The rules alone: what they find must not hang on weights. */
function ruleTier(text: string) {
  const { matched } = readRules(text)
  return riskTiers.find((tier) => tier !== 'none' && matched.get(tier) !== undefined) ?? 'none'
}

describe('S1: whole turns of phrase are heard by the rules alone', () => {
  test.each([
    ['my brother in law says he will never allow it, i have one leg over the balcony wall'],
    ['the gun is loaded, i am sitting in the car'],
    ['i wrote to my sister. by the time she is back it will be finished'],
    ['पानी की टंकी पर चढ़ गई हूँ'],
    ['सल्फास की पुड़िया खोल ली है, सल्फास खा रहा हूँ'],
    ['main sheher ke bahar patri par leta hu'],
    ['chuhe ki dawa doodh me daal di hai maine'],
    ['पुलाच्या पिवळ्या पट्टीच्या पुढे उभी आहे'],
    ['दोर झाडाला बांधून ठेवलाय'],
    ['pankhyala odhni bandhli ahe'],
    ['গলায় দড়ি পরে দাঁড়িয়ে আছি'],
    ['ગળામાં દોરડું છે'],
    ['கழுத்துல கயிறு இருக்கு'],
    ['మెడలో తాడు ఉంది'],
    ['ಕುತ್ತಿಗೆಗೆ ಹಗ್ಗ ಹಾಕಿದೀನಿ'],
  ])('an act begun: %s', (text) => expect(ruleTier(text)).toBe('imminent'))

  test.each([
    ['grandpa fainted twice and there is so much blood, we are waiting for the car'],
    ['she took them all, the empty strip is near her pillow'],
    ['words are coming wrong and the left side of her face is drooping'],
    ['पापा की नब्ज नहीं मिल रही'],
    ['बच्चे के कान से खून बह रहा, कल छत से गिरा था'],
    ['maa ki saans ukhad rahi hai, hoth neele'],
    ['आजोबांची जीभ सुजली आणि घसा बंद होतोय'],
    ['tyane vish ghetla ahe'],
    ['রক্ত থামছে না'],
    ['લોહી બંધ નથી થતું'],
    ['ரத்தம் நிக்கல'],
    ['రక్తం ఆగట్లేదు'],
    ['ರಕ್ತ ನಿಲ್ತಿಲ್ಲ'],
  ])('a body failing: %s', (text) => expect(['medical', 'imminent']).toContain(ruleTier(text)))

  test.each([
    ['my employer took our passports and we sleep in the warehouse'],
    ['he controls who i call and reads everything live on my phone'],
    ['the landlord has a hidden camera, i found it behind the mirror'],
    ['मालिक ने पासपोर्ट छीन लिया है'],
    ['वो रोज मेरी हर चैट पढ़ता है'],
    ['usne mera passport rakh liya hai, passport rakh liya aur phone bhi'],
    ['jethani mujhe chudail hai mujhme bolti hai, baal pakad ke maara'],
    ['माझा फोन रोज चेक करतो आणि चारित्र्यावर संशय घेतो'],
    ['navryane garam chaha takla mazya hatavar'],
    ['আমার পাসপোর্ট কেড়ে নিয়েছে'],
    ['મારો પાસપોર્ટ લઈ લીધો શેઠે'],
    ['வீடியோவ வெளிய விட்டுடுவேன்னு மிரட்டறான்'],
    ['వీడియో బయట పెడతానని అంటున్నాడు'],
    ['ನನ್ನ ಪಾಸ್‌ಪೋರ್ಟ್ ಕಿತ್ತುಕೊಂಡ'],
  ])('kept from, watched, threatened: %s', (text) => expect(ruleTier(text)).toBe('abuse'))

  test.each([
    ['the coach told me to keep it secret'],
    ['uncle said its our secret and i should not cry'],
    ['अंकल उंगली मोड़ते हैं जब कम पैसे लाऊं'],
    ['tau ne bola chup reh warna'],
    ['काका म्हणतात गुपित खेळ आहे'],
    ['gupit khel ahe mhanto kaka'],
  ])('what is done to a child: %s', (text) => expect(needsHelp(ruleTier(text))).toBe(true))

  test.each([
    ['my roommate is giving her clothes away to everyone'],
    ['i saw search history painless, saw search painless on his laptop'],
    ['भाई ने लिखा मेरा नंबर हटा देना'],
    ['chachi ne saare gehne baant diye'],
    ['मैत्रिणीच्या मनगटावर खुणा आहेत'],
    ['mama chya bag madhe dor sapadla'],
  ])('how someone else takes leave: %s', (text) => expect(needsHelp(ruleTier(text))).toBe(true))

  test.each([
    ['my in laws told me to go hang myself'],
    ['one bullet is enough for all this'],
    ['sasural wale kehte hain mar ja'],
    ['सास कहती है मर जा'],
    ['नवरा म्हणतो फाशी घे म्हणजे सुटका'],
    ['swatala dukhapat karte mi'],
  ])('told to die, or an own death wished for: %s', (text) => expect(needsHelp(ruleTier(text))).toBe(true))
})

test.each([
  ['my mother will kill me when she sees this room'],
  ['in the movie the villain took their passports'],
  ['the scarf looks lovely around my shoulders'],
  ['we were standing at the platform eating vada pav'],
  ['he slept through three alarms, always does'],
  ['crushed the biscuits for the cheesecake base'],
  ['phone fell from the table'],
  ['the invigilator took my paper at five sharp'],
  ['i told my kids i am late'],
  ['the batsman jumped down the track and hit a six'],
  ['term insurance pays my family if i am gone, says the agent'],
  ['सब्ज़ी काटते हुए उँगली कट गई'],
  ['मेरे पेट में बच्चा है, सब बहुत खुश हैं'],
  ['किसी को मत बताना, सरप्राइज़ पार्टी है'],
  ['chhat pe kapde sukhane ja rahi hu'],
  ['aakhri local chhoot gayi, ab cab lunga'],
  ['jagah dekh aaya hu, shaadi ke liye achhi hai'],
  ['neet ka attempt kiya tha pichle saal'],
  ['भाजी कापून टाकीन आणि मग फोडणी'],
  ['इंस्टासाठी फोटो एडिट करून टाकला'],
  ['udya photo pathvin tula'],
  ['tya hotel la parat janar nai'],
])('S7: harmless look-alikes stay calm by the rules: %s', (text) => expect(needsHelp(ruleTier(text))).toBe(false))
