import type { ConversationState, OpenGuided } from '../conversation'
import { reflectionsIn } from '../reflections/read-reflections'
import type { Topic } from '../topics/topics'
import { talkOf } from './talk'

const outsideWords =
  /(?<![\p{L}\p{M}])(?:boss|manager|hr|supervisor|colleague|coworker|co-worker|client|customer|landlord|landlady|owner|flatmate|roommate|roomie|neighbou?rs?|teacher|professor|principal|warden|coach|friend|bestie|classmate|batchmate|shopkeeper|dost|padosi|makan malik|बॉस|मैनेजर|सहकर्मी|मकान मालिक|पड़ोसी|टीचर|शिक्षक|दोस्त|सहेली|रूममेट|साहेब|घरमालक|शेजारी|मित्र|मैत्रीण|મેનેજર|બોસ|મકાનમાલિક|પડોશી|શિક્ષક|મિત્ર|বস|ম্যানেজার|বাড়িওয়ালা|প্রতিবেশী|শিক্ষক|বন্ধু|பாஸ்|மேனேஜர்|வீட்டு ஓனர்|பக்கத்து வீட்|டீச்சர்|நண்பன்|நண்பர்|தோழி|ஃப்ரெண்ட்|బాస్|మేనేజర్|ఓనర్|పక్కింటి|టీచర్|స్నేహితు|ఫ్రెండ్|ಬಾಸ್|ಮ್ಯಾನೇಜರ್|ಓನರ್|ಪಕ್ಕದ ಮನೆ|ಟೀಚರ್|ಸ್ನೇಹಿತ|ಗೆಳೆಯ|ಗೆಳತಿ|ಫ್ರೆಂಡ್)/iu

const homeWords =
  /(?<![\p{L}\p{M}])(?:mother|mom|mum|mummy|amma|maa|aai|father|dad|daddy|papa|appa|baba|parents?|family|brother|bhai|sister|didi|behen|akka|anna|husband|pati|wife|patni|biwi|partner|boyfriend|bf|girlfriend|gf|fianc[eé]e?|ex|lover|in-?laws?|mil|fil|saas|sasur|sasural|nanad|jethani|son|daughter|beta|beti|uncle|aunt|aunty|chacha|mama|cousin|grand(?:mother|father|ma|pa)|him|her|them|माँ|मां|मम्मी|पापा|पिता|भाई|बहन|दीदी|पति|पत्नी|बीवी|सास|ससुर|ननद|बेटा|बेटे|बेटी|चाचा|मामा|घरवाल|परिवार|आई|बाबा|वडील|भाऊ|बहीण|ताई|नवरा|नवऱ्या|बायको|सासू|मुलगा|मुलगी|घरच|મમ્મી|પપ્પા|ભાઈ|બહેન|પતિ|પત્ની|સાસુ|સસરા|દીકર|ઘરના|মা|বাবা|ভাই|বোন|দিদি|স্বামী|বউ|শাশুড়ি|শ্বশুর|ছেলে|মেয়ে|বাড়ির|அம்மா|அப்பா|அண்ணா|அண்ணன்|தம்பி|அக்கா|தங்கச்சி|கணவர்|புருஷ|மனைவி|மாமியார்|மாமனார்|மகன்|மகள்|வீட்ல|అమ్మ|నాన్న|అన్న|తమ్ముడు|అక్క|చెల్లి|భర్త|భార్య|మొగుడు|అత్త|మామ|కొడుకు|కూతురు|ఇంట్లో|ಅಮ್ಮ|ಅಪ್ಪ|ಅಣ್ಣ|ತಮ್ಮ|ಅಕ್ಕ|ತಂಗಿ|ಗಂಡ|ಹೆಂಡತಿ|ಅತ್ತೆ|ಮಾವ|ಮಗ|ಮಗಳು|ಮನೇಲಿ)/iu

/** Said of somebody who may do harm. */
const harm =
  /(?<![\p{L}\p{M}])(?:hits?|hitting|beats?|beaten|slap\w*|threat\w*|violent|violence|stalk\w*|drunk|drinks?|weapon|knife|kill|blackmail\w*|scared|afraid|fear|maar\p{L}*|dhamk\p{L}*|dar lag\p{L}*|मार|धमक|डर|भीती|માર|ધમક|ડર|মার|হুমকি|ভয়|அடி|மிரட்ட|பயம்|பயமா|కొట్ట|బెదిర|భయం|ಹೊಡೆ|ಬೆದರ|ಭಯ)/iu

const pronouns = /\b(?:him|her|them)\b/giu

const outside: ReadonlySet<Topic> = new Set(['harsh_boss', 'work', 'job_loss', 'friendship'])

const hintsHarm = (words: string): boolean =>
  harm.test(words) || reflectionsIn(words).some((one) => one === 'afraid' || one === 'controlled')

/**
 * Whether danger has to be asked about before a talk with this person is rehearsed: family, a partner or their family, somebody of whom nothing but
 * 'him' is known, or words that hint fear. Linear in their length.
 */
export const mayHarm = (words: string): boolean =>
  hintsHarm(words) || (homeWords.test(words) && !outsideWords.test(words))

/**
 * With whom the talk is that is rehearsed, as far as the messages before tell: outside of the family they do not have to be asked about danger.
 * Nothing where somebody of the family was named as well, where fear shows, or where nobody is known.
 */
export function talkPartner(state: ConversationState): OpenGuided['slots'] {
  const { story = [], topics } = talkOf(state)
  const isRaised = state.tier !== 'none' && !state.isCorrected
  if (isRaised || story.some(hintsHarm)) return { fear: 'hinted' }
  if (story.some((text) => homeWords.test(text.replace(outsideWords, '').replace(pronouns, '')))) return {}
  const topic = topics.at(-1)
  const isOutside = story.some((text) => outsideWords.test(text)) || (topic !== undefined && outside.has(topic))
  return isOutside ? { who: 'outside' } : {}
}
