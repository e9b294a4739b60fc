import { foldWord } from '../../../text/fold-word'
import type { Token } from '../../../text/tokens-of'

const foldedSet = (words: string) => new Set(words.trim().split(/\s+/u).map(foldWord))

/** A sentence that begins with one of these asks. */
const first = foldedSet(`
  kya kaise kab kyu kyun kyon kahan kaun kasa kase kadhi kem kyare kivabe kibhabe keno kobe eppadi epdi eppo ela eppudu enduku hege henge yavaga yake
  क्या कैसे कब क्यों कहाँ कौन कसं कसे कधी कुठे કેમ ક્યારે ક્યાં શું কীভাবে কিভাবে কেন কবে কখন কোথায় কি
  எப்படி எப்டி எப்போ எப்ப எப்போது ஏன் எங்கே ఎలా ఎప్పుడు ఎందుకు ఎక్కడ ಹೇಗೆ ಹೆಂಗೆ ಯಾವಾಗ ಯಾಕೆ ಎಲ್ಲಿ
`)

/** 'Kab se' (since when), 'kya baat hai' (how nice) and 'kya bolu' (what can I say) do not ask. */
const afterFirst = foldedSet(`
  se bhi bhai yaar baat din jaane jane batau bataun bolu bolun kahu kahun tari
  से भी बात दिन जाने बताऊँ बोलूँ कहूँ तरी सांगू बोलू सांगायचं કહું બોલું પણ বলব বলি சொல்ல சொல்றது చెప్పాలి చెప్పను ಹೇಳಲಿ ಹೇಳ್ಲಿ
`)

/** A sentence of at least three words that ends with one of these asks. */
const last = foldedSet('kya क्या શું কি নাকি কিনা naki shu')

/** The last two words of a sentence that asks. */
const lastTwo = /(?:^| )(?:(?:ya|या) (?:nahi|nhi|nahin|नहीं|नही)|(?:की|ki) (?:नाही|nahi)|કે (?:નહીં|નહિ|નહી)|কি না)$/u

/** Marathi 'ka' asks after a verb; in Hindi it stands between two nouns. */
const verbAndKa =
  /(?:आहे|आहेत|ईल|तील|ू|ऊ|तं|वं|शकतो|शकते|शकता|नाही|नको) का$|(?: |^)(?:ahe|aahe|hoil|yeil|asel|sangu|karu|jau|bolu|deu|[a-z]+t(?:es|os|at|ay)) ka$/u

/** Bengali 'ki' asks after the person or thing that it asks of, or after a verb at the end. */
const bengaliKi =
  /(?:^| )(?:আমি|আমার|আমাকে|এটা|সে|উনি|ওরা|মা|বাবা|তুমি|আপনি|সব|কেউ) কি(?: |$)|(?:^| )(?:ami|amar|eta|apni|keu) ki(?: |$)|(?:^| )কি (?:লাভ|উপকার|কাজ|সম্ভব|দরকার) |(?:hobe|jabe|ache|bolbo|korbo|debo|uchit|parbo) ki$/u

/** Verbs of Tamil, Telugu and Kannada take the question as their ending. */
const askingVerb =
  /(?:லாமா|ணுமா|குமா|வுமா|யுமா|டுமா|ருமா|ாங்களா|ேனா|இல்லையா)$|(?:^ఉందా|ుందా|ందంటారా|స్తారా|ంటారా|న్నారా|ిందా|(?<!క)ొచ్చా)$|(?:యా|వ్వా|ప్పా|ళ్లా|ళ్ళా|డా|పా)లా$|(?:ತ್ತಾ|ದೆಯಾ|ಬಹುದಾ|ಬೇಕಾ|[ಳಡಗ]್ಲಾ|ದ್ಯಾ|ತಾರಾ|ತೀರಾ)$|^(?=.{6})[a-z]*(?:[kn]uma|yuma|aruma|alama|(?<!k)unda|undha|ocha|utta|bahuda|beka)$|^(?:cheyy?ala|chepp?ala|vellala|ivvala|idya|ideya)$/u

/** 'I don't know how …' tells. */
const doubt =
  /(?:^| )(?:pata|pta|samajh|jaanu|mahit|mahiti|kalat|khabar|jani|jaani|bujhte|gottilla|artham|पता|मालूम|समझ|माहीत|माहित|माहिती|कळत|समजत|ખબર|સમજાતું|জানি|জানা|বুঝতে|বুঝি|ಗೊತ್ತಿಲ್ಲ|ಗೊತ್ತಾಗ|అర్థం)|(?:theriya|therila|puriya|purila|teliya|telida|தெரிய|தெரில|புரிய|తెలియ|తెలీ|ಅರ್ಥ)/u

/**
 * Whether the last sentence of a text asks by its words alone, in an Indian language and without a question mark; for English see
 * `beginsAsQuestion`. Questions before the last sentence are mostly asked of nobody. Linear in the length of the text.
 */
export function asksUnmarked(tokens: readonly Token[]): boolean {
  const words = lastSentence(tokens)
  const sentence = words.join(' ')
  if (words.length === 0 || doubt.test(sentence)) return false
  return beginsAsking(words) || endsAsking(words, sentence) || (asksHow(sentence) && toTell.test(sentence))
}

/** 'How' in the middle of a sentence asks where the sentence asks to be told, or ends with a verb in the first person. */
const how =
  /(?:^|[^\p{L}\p{M}])(?:how|kaise|kaisey|kese|kasa|kase|kasan|kem|kivabe|kibhabe|kemon kore|eppadi|epdi|eppdi|yepdi|ela|yela|hege|henge|कैसे|कसं|कसे|कशी|કેવી રીતે|કેમ|কীভাবে|কিভাবে|কেমন করে|எப்படி|எப்டி|ఎలా|ಹೇಗೆ|ಹೆಂಗೆ)(?=$|[^\p{L}\p{M}])/iu
const tips =
  /(?:^|[^\p{L}\p{M}])(?:tips?|salah|upay|उपाय|सलाह|उपाय|સલાહ|ઉપાય|উপায়|டிப்ஸ்|టిప్స్|చిట్కాలు|ಟಿಪ್ಸ್)(?=$|[^\p{L}\p{M}])/iu
const toTell =
  /(?:^| )(?:batao|bataiye|batado|batana|bolo|sanga|kaho|kahejo|bolun|bolben|sollunga|sollu|cheppandi|cheppu|heli|helu|pls|please|बताओ|बताइए|बताना|बोलिए|सांगा|કહો|કહેજો|বলুন|বলো|சொல்லுங்க|சொல்லுங்கள்|சொல்லு|చెప్పండి|చెప్పు|ಹೇಳಿ|ಹೇಳು|karu|karun|karoon|rahu|rahun|jau|jiu|sambhalu|sambhalun|करूँ|करूं|रहूँ|रहूं|सँभालूँ|संभालूं|जाऊँ|करू|राहू|કરું|રહું|করব|থাকব|சமாளிக்க|ಮಾಡಲಿ|ಮಾಡ್ಲಿ|చేయాలి|ఉండాలి)$/u

/** Whether a text asks how something can be done. */
export const asksHow = (text: string): boolean => how.test(text) || tips.test(text)

const openers = foldedSet('so and but or ok okay also then now oh sir madam maam well actually please pls')
const verbFirst = foldedSet('will would can could should does is are was were')
const determiners = foldedSet('the a an my his her our their this these that')
/** 'Which routine do you suggest': a noun stands between the question word and its verb. */
const askedNoun = /^(?:which|what) (?:kind of |type of )?[\p{L}]+ (?:do|does|should|would|can|could|will|is|are|to) /u
const fewestWords = 4

/**
 * Whether the last sentence of a text asks in English without a mark, beyond what `beginsAsQuestion` knows: 'will a lock help', 'which routine
 * do you suggest'. Linear in the length of the text.
 */
export function asksInEnglish(tokens: readonly Token[]): boolean {
  const words = lastSentence(tokens)
  const from = words.findIndex((word) => !openers.has(word))
  const [first = '', second = ''] = words.slice(from)
  if (from < 0 || words.length - from < fewestWords) return false
  return (verbFirst.has(first) && determiners.has(second)) || askedNoun.test(words.slice(from).join(' '))
}

function beginsAsking([one = '', other = '', third]: readonly string[]): boolean {
  return first.has(one) && other !== '' && third !== undefined && other !== one && !afterFirst.has(other)
}

function endsAsking(words: readonly string[], sentence: string): boolean {
  const end = words.at(-1) ?? ''
  if (words.length >= 3 && last.has(end)) return true
  if (lastTwo.test(sentence) || verbAndKa.test(sentence) || bengaliKi.test(sentence)) return true
  return words.length >= 2 && askingVerb.test(end)
}

function lastSentence(tokens: readonly Token[]): readonly string[] {
  let sentence: string[] = []
  let isOver = false
  for (const token of tokens) {
    if (token.kind === 'sentence_break') isOver = true
    else if (token.kind === 'word') {
      if (isOver) sentence = []
      isOver = false
      sentence.push(token.folded)
    }
  }
  return sentence
}
