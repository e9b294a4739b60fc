import { expect, test } from 'vitest'
import { topicIn } from './read-topic'
import type { Topic } from './topics'

test.each<[Topic, string]>([
  ['in_laws', 'my mother in law counts every roti'],
  ['farm', 'the crop was washed away this year'],
  ['loan_app', 'vasooli wale roz aate hain'],
  ['farm', 'बाढ़ में फसल डूब गई'],
  ['grief', 'नानी को गए दो महीने हुए'],
  ['in_laws', 'மாமியார் எதுக்கும் குறை சொல்றாங்க'],
  ['exams', 'నాకు ఎల్లుండి ఎగ్జామ్'],
  ['in_laws', 'అత్తగారు ఏదీ నచ్చదంటారు'],
  ['grief', 'ತಾತ ಹೋಗಿ ವರ್ಷ ಆಯ್ತು'],
  ['money', 'सावकाराचं व्याज वाढतंय'],
  ['caring', 'દાદી ઘણા વખતથી પથારીવશ છે'],
  ['in_laws', 'শাশুড়ি রোজ খুঁত ধরেন'],
  ['loan_app', 'the recovery agent messaged my cousins about the loan'],
  ['low_after_birth', 'three months since the delivery and there is no joy in me'],
  ['low_after_birth', 'ಮಗು ಹುಟ್ಟಿದ ಮೇಲೆ ಬರೀ ಅಳು ಬರುತ್ತೆ'],
  ['grave_illness', 'amma is in the icu since monday'],
  ['grave_illness', 'আমার মায়ের ক্যান্সার ধরা পড়েছে'],
  ['own_illness', 'mujhe thyroid hai, wajan badh raha hai'],
  ['infertility', 'लग्नाला पाच वर्षं झाली, मूल होत नाहीये'],
  ['couple', 'పెళ్లైన దగ్గర్నుంచి మా ఆయన ఫోన్ పట్టుకునే ఉంటాడు, భర్త గొడవ'],
  ['farm', 'આ વખતે માવઠું થયું ને પાક બગડ્યો'],
  ['habit', 'i cannot stop scrolling reels till three'],
  ['drinker_at_home', 'papa roz sharab peete hain'],
  ['caste', 'என் ஜாதிய வச்சு கிண்டல் பண்றாங்க'],
  ['retired', 'after retirement the whole day is empty'],
  ['envy', 'my batchmates got placed and i feel left behind'],
  ['envy', 'mujhe apne dost se jalan hoti hai'],
  ['envy', 'मुझे उससे जलन होती है'],
  ['pet', 'our cat died on sunday, the flat is silent'],
  ['pet', 'mera kutta mar gaya'],
  ['pet', 'हमारी बिल्ली गुज़र गई'],
  ['retired', 'main naukri se retire hua hu pichle mahine'],
  ['retired', 'मैं रिटायर हो गया हूँ, दिन नहीं कटता'],
  ['harsh_boss', 'sir shouted at me in the team meeting'],
  ['harsh_boss', 'manager sabke saamne daant deta hai'],
  ['harsh_boss', 'बॉस रोज़ चिल्लाते हैं'],
  ['homesick', 'i miss my home so much, hostel food is bad'],
  ['homesick', 'hostel me ghar ki bahut yaad aati hai'],
  ['homesick', 'हॉस्टल में घर की बहुत याद आती है'],
  ['theft', 'someone stole my phone in the bus'],
  ['theft', 'mera bike chori ho gaya kal raat, emi baki hai'],
  ['theft', 'मेरी स्कूटी चोरी हो गई'],
  ['teen_phone', 'my daughter is on instagram all day'],
  ['teen_phone', 'beta din bhar mobile pe game khelta hai'],
  ['teen_phone', 'मेरा बेटा दिन भर मोबाइल चलाता है'],
  ['friend_in_need', 'worried about my roommate, she stopped talking'],
  ['friendship', 'my best friend blocked me over a small thing'],
  ['child_worry', 'माझा मुलगा ऐकत नाही, सारखा फोन'],
  ['parents_fight', 'mummy papa roz jhagadte hain'],
  ['result', 'i failed in two subjects this semester'],
])('%s is heard as it is spoken: %s', (topic, text) => {
  expect(topicIn(text)).toBe(topic)
})

test.each([
  'the hardest part is that nobody asks',
  'nenu niche kurchunna, evaru raledu',
  'amake kichu bolte hobe, mone hoto',
  'adhe madhe vachi baghte',
  'they looked at my face and smiled',
])('words one letter away from those of a topic name none: %s', (text) => {
  expect(topicIn(text)).toBeNull()
})
