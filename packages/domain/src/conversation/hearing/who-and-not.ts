import { foldWord } from '../../text/fold-word'

/** The words of a message, and the clause of each. */
export type Spoken = { words: readonly string[]; clause: readonly number[] }

const plain = (word: string) => foldWord(word).replaceAll("'", '')
const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u).map(plain))

/** Whoever writes, as the one who does or feels something. */
const self = setOf(`
  i im ive id ill we my me main mai maine mujhe mujhko mera mere meri hum
  मैं मैंने मुझे मुझको मेरा मेरे मेरी हम मी मला माझं माझा माझी mi mala majha majhi
  હું મેં મને મારું મારી મારો hu mane maru mari আমি আমার আমাকে ami amar amake
  நான் நானே எனக்கு என் என்னை naan nan enakku ennai నేను నాకు నన్ను nenu naku nannu ನಾನು ನಾನ್ ನನಗೆ ನಂಗೆ ನನ್ನ naanu nanu nange nanage
`)

/** Whoever writes, where they do something themselves. */
const doer = setOf('i im ive we main mai maine मैं मैंने मी હું મેં আমি ami நான் naan నేను nenu ನಾನು ನಾನ್ naanu nanu')

const others = setOf(`
  he she they hes shes theyre mom mum mummy mother amma maa ma mumma papa dad daddy father appa baba nanna brother sister didi akka anna husband wife
  baby babies kid kids child children son daughter boss sir madam teacher friend roommate bf gf boyfriend girlfriend boyfriends grandmother grandma grandfather grandpa nani dadi uncle aunt aunty cousin neighbour neighbor manager colleague flatmate dog cat puppy kitten pet cow parrot everyone everybody people
  wo woh vo voh unko usko unhe unhein usse bhai behen bahen pati patni biwi bivi bacha baccha bachcha bachi beta beti saas saasu dost kutta billi thambi tammudu aai ammi abbu
  वो वह वे उसे उसको उन्हें उनको पापा मम्मी माँ मां माता पिता पिताजी भाई बहन दीदी पति पत्नी बीवी बच्चा बच्चे बच्ची बेटा बेटी बॉस सर सास दोस्त कुत्ता कुत्ते बिल्ली
  तिला त्याला त्यांना आई बाबा बाबांना आईला मांजर कुत्रा भाऊ बहीण ताई नवरा बायको बाळ मुलगा मुलगी साहेब
  મમ્મી પપ્પા ભાઈ બેન બહેન પતિ પત્ની બાળક બાળકો દીકરો દીકરી એને એમને સાસુ મમ્મીને પપ્પાને કૂતરો કૂતરી બિલાડી
  মা বাবা ভাই বোন দিদি স্বামী বউ বাচ্চা ছেলে মেয়ে ওর ওকে উনি ওনার মায়ের বাবার শাশুড়ি কুকুর কুকুরটা বিড়াল বিড়ালটা
  அம்மா அப்பா அண்ணா தம்பி அக்கா தங்கச்சி கணவர் மனைவி குழந்தை பாப்பா மகன் மகள் அவர் அவன் அவள் அவ அவங்க அவருக்கு அவனுக்கு அவளுக்கு அவங்களுக்கு அப்பாவுக்கு அம்மாவுக்கு மாமியார் appavukku ammavukku நாய் பூனை avanga avan avar avaruku
  అమ్మ నాన్న అన్న తమ్ముడు అక్క చెల్లి భర్త భార్య పాప బాబు అతను ఆమె ఆయన వాడు వాళ్ళు వాళ్లు ఆయనకి ఆమెకి అమ్మకి నాన్నకి నాన్నకు అత్త కుక్క పిల్లి nannaki ammaki ayana ame vallu
  ಅಮ್ಮ ಅಪ್ಪ ಅಣ್ಣ ತಮ್ಮ ಅಕ್ಕ ತಂಗಿ ಗಂಡ ಹೆಂಡತಿ ಮಗು ಮಗ ಮಗಳು ಅವನು ಅವಳು ಅವರು ಅವ್ರು ಅಮ್ಮಂಗೆ ಅಪ್ಪಂಗೆ ಅವ್ರಿಗೆ ಅತ್ತೆ ನಾಯಿ ಬೆಕ್ಕು avru avnu avlu appange ammange
`)

/** After these stands whom something is about: 'angry at papa', 'in front of mummy'. */
const beforeObject = setOf(
  'of at with for about to from on infront without by near like than after before against because',
)
const determiners = setOf('my the a his her our their this that')
/** Before these stands whom something is about: 'papa pe gussa'. */
const afterObject = setOf(`
  pe par se ke ki ka mein liye saath sath keliye पर पे से के की का में लिए साथ वर বিরুদ্ধে জন্য সাথে সঙ্গে উপর ওপর upor jonno પર થી સાથે ની નો ના માટે
  மேல மேலே கிட்ட கூட பத்தி mela mele kitta kooda pathi మీద తో కోసం గురించి meeda kosam gurinchi ಮೇಲೆ ಜೊತೆ ಬಗ್ಗೆ ಹತ್ರ jothe bagge hatra upar
`)

/** What stands before these is another matter. */
const conjunctions = setOf(`
  and but so because when if then while though since aur lekin magar kyunki isliye phir fir और लेकिन मगर क्योंकि इसलिए फिर आणि पण म्हणून
  અને પણ એટલે আর কিন্তু তাই ஆனா அதனால aana కానీ అందుకే kani kaani ಆದ್ರೆ ಆದರೆ adre
`)

const before = setOf(
  'not no never isnt arent wasnt werent aint dont doesnt didnt wont nobody noone none neither nor without hardly barely',
)
/** 'Cannot stop crying', 'not only angry', 'I don't know why I'm scared': these say it all the same. */
const belongs = setOf('only just know knowing sure wonder stop stopped stops because why able help understand')
const after = setOf(`
  not nahi nhi nahin nai naa नहीं नही नाही नाहीये नव्हे નથી નહીં નહિ nathi না নয় নেই noy nei
  இல்ல இல்லை illa illai alla లేదు కాదు ledu kaadu kadu ಇಲ್ಲ ಅಲ್ಲ ille
`)
const between = setOf('to toh bhi hi तो भी ही पण च તો પણ ও তো kuda కూడా கூட ಕೂಡ')
const deniesAtItsEnd = /(?:ில்ல|ில்லை|లేదు|లేను|ಲ್ಲ|illai?|aledu|lilla)$/u

const reachBefore = 3
/** Between the one who does something and what they do: 'I (was always) checking'. */
const reachOfDoer = 4
const passive = setOf('am was were been being got get gets getting is feel felt feeling become')

/** Whether what stands at these places is said not to be so: 'not angry', 'gussa nahi'. */
export function isDenied({ words, clause }: Spoken, at: readonly number[]): boolean {
  const first = at[0] ?? 0
  const last = at.at(-1) ?? first
  for (let place = first - 1; place >= Math.max(0, first - reachBefore); place--) {
    if (clause[place] !== clause[first]) break
    if (before.has(wordAt(words, place)) && !belongs.has(wordAt(words, place + 1))) return true
    if (conjunctions.has(wordAt(words, place))) break
  }
  const next = between.has(wordAt(words, last + 1)) ? last + 2 : last + 1
  if (clause[next] === clause[last] && after.has(wordAt(words, next))) return true
  return deniesAtItsEnd.test(wordAt(words, last))
}

/** Whether another person than the one who writes feels what stands at these places: 'papa gets angry', 'the baby cries'. */
export const isOfAnother = (spoken: Spoken, at: readonly number[]): boolean => subjectBefore(spoken, at) === 'another'

/** Whether the one who writes does what stands at these places: 'I was checking my phone', which nobody did to them. */
export function isOwnDoing({ words, clause }: Spoken, at: readonly number[]): boolean {
  const first = at[0] ?? 0
  for (let place = first - 1; place >= Math.max(0, first - reachOfDoer); place--) {
    if (clause[place] !== clause[first] || others.has(wordAt(words, place))) return false
    if (!doer.has(wordAt(words, place))) continue
    const isPassive = words.slice(place + 1, first).some((word) => passive.has(plain(word)))
    return !isPassive || wordAt(words, first).endsWith('ing')
  }
  return false
}

const wordAt = (words: readonly string[], place: number) => plain(words[place] ?? '')

/** The nearest person before these places in the same clause who does or feels something there. */
function subjectBefore({ words, clause }: Spoken, at: readonly number[]): 'self' | 'another' | null {
  const first = at[0] ?? 0
  for (let place = first - 1; place >= 0; place--) {
    const word = wordAt(words, place)
    if (clause[place] !== clause[first]) return null
    // 'He is new and scared' has one subject; 'she left and crying all night' leaves out 'I'.
    if (conjunctions.has(word) && (word !== 'and' || wordAt(words, first).endsWith('ing'))) return null
    if (self.has(word) && !others.has(wordAt(words, place + 1))) return 'self'
    if (others.has(word) && isSubject(words, place)) return 'another'
  }
  return null
}

function isSubject(words: readonly string[], place: number): boolean {
  if (afterObject.has(wordAt(words, place + 1))) return false
  const previous = determiners.has(wordAt(words, place - 1)) ? place - 2 : place - 1
  return !beforeObject.has(wordAt(words, previous))
}

/** Whether a text names somebody other than the one who writes: 'papa', 'my boss'. Linear in its length. */
export const namesAnother = (text: string): boolean =>
  text.split(/[\s,.!?।'’]+/u).some((word) => others.has(plain(word)))

const pronouns = setOf(`
  he she they hes shes theyre everyone everybody people wo woh vo voh unko usko unhe unhein usse baby babies bacha baccha bachcha bachi dog cat puppy kitten pet cow parrot
  बच्चा बच्चे बच्ची बाळ બાળક બાળકો বাচ্চা குழந்தை பாப்பா పాప బాబు ಮಗು
  वो वह वे उसे उसको उन्हें उनको तिला त्याला त्यांना એને એમને ওর ওকে উনি ওনার அவர் அவன் அவள் அவ அவங்க అతను ఆమె ఆయన వాడు వాళ్ళు వాళ్లు ಅವನು ಅವಳು ಅವರು ಅವ್ರು
`)

/** Whether a text names somebody by what they are to the one who writes: 'papa', 'my boss', but not 'he' nor 'everyone'. Linear in its length. */
export const namesSomeoneApart = (text: string): boolean =>
  text.split(/[\s,.!?।'’]+/u).some((word) => others.has(plain(word)) && !pronouns.has(plain(word)))

/** Whether somebody or something of one's own stands in a text: 'I', 'my father', 'mere papa'. Linear in its length. */
export const speaksOfOneself = (text: string): boolean =>
  text.split(/[\s,.!?।]+/u).some((word) => self.has(plain(word)))
