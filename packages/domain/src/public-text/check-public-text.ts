import type { Language } from '../language'
import { readRisk } from '../risk'
import { findConcepts } from './concepts'
import { findContact } from './contact'
import { findDisguise, withoutMasks } from './disguise'
import { findByRules } from './find-by-rules'
import { plainLetters, readPublicWords } from './read-public-words'
import { type Finding, type PublicTextReading, readingOf } from './reading'
import { type PastTold, pastToldIn, titleCaution } from './told-as-past'

/**
 * Whether a text may be shown to other people (`docs/safety.md` S24). The crisis gate reads first: what it marks as crisis or imminent is never
 * published. The language is a hint only. Linear in the text's length.
 */
export function checkPublicText(text: string, language: Language): PublicTextReading {
  const plain = plainLetters(text)
  const places = findConcepts(readPublicWords(plain))
  const unmasked = withoutMasks(plain)
  const past = pastToldIn(plain, places)
  return readingOf([
    ...findCrisis(text, language, past),
    ...findByRules(places).filter(({ reason }) => past !== 'over' || (reason !== 'crisis' && reason !== 'self_harm')),
    ...(unmasked === plain ? [] : [...findByRules(findConcepts(readPublicWords(unmasked))), ...findContact(unmasked)]),
    ...findContact(plain),
    ...findDisguise(text),
  ])
}

/**
 * Nouns of grief, prevention and getting better, which name the thing without anyone meaning it. They are taken out, and what is left is read
 * again: 'grief after suicide loss' is a group, 'suicide loss, and I want to follow' is a crisis.
 */
const topics = new RegExp(
  [
    'suicide (?:loss|bereavement|prevention|awareness|grief|survivors?|helplines?)',
    '(?:bereaved|loss|grief|lost (?:someone|a friend|a child|a parent|a sibling|a loved one|family)) (?:by|to|after|through|from) suicide',
    '(?:recover(?:y|ing) (?:from )?|healing from |leaving |quitting |overcoming |stopping |beyond |clean (?:from|of) |free (?:from|of) |without |stopped |quit |urges? to |instead of )(?:self[- ]?(?:harm|injury|harming|injuring)|cutting)(?: myself)?',
    'self[- ]?(?:harm|injury) (?:recovery|prevention|awareness|survivors?|free)',
    '(?:parents|families|family|friends|carers|caregivers|siblings|partners|spouses|teachers) (?:of|whose|for) (?:[a-z]+ ){0,3}(?:who (?:have )?)?(?:self[- ]?harm(?:s|ed)?|(?:with )?suicidal(?: thoughts)?)',
    '(?:survivors? of|survived|after|living after|life after|living on after|living beyond) (?:a |an |my |our )?(?:suicide )?attempts?',
    '(?:(?:came|coming|come|back|recover(?:y|ed|ing)|healing|heal|moving|moved) (?:back |on |away )?from|beyond|after|living with|past|survived|surviving|beat|overcame|overcoming) (?:the )?(?:suicidal|suicide|dark|dying) (?:thoughts?|feelings?|ideation)',
    // Tamil 'katti' is a knife, and also 'having paid'; taking medicine without shame is no overdose.
    '(?:loan|emi|fees?|kadan|vatti|bill|rent|vadagai) katt[a-z]*',
    '(?:tablets?|mandulu|medicines?|meds|goliyan|goliya|dawai|davai|matre|mathirai|maathirai|marundhu) (?:vesuko|lene|lena|khane|khana|edukk|edutthu|tago|tego|ghyay|ghene|leva|khete|khaoya)[a-z]* (?:[a-z]+ ){0,2}(?:siggu|sharam|sharm|vekkam|vetkam|nachike|naachike|laaj|laj|lajja|lojja|marakk|marand|maruv|marich|bhul|visar)[a-z]*',
    '(?:slowly )?(?:coming|came|weaning|tapering|getting|going) off (?:of )?(?:my |the )?(?:sleeping |anxiety )?(?:pills|tablets|medicines?|meds|benzos)',
    '(?:marne|maut|khudkushi|aatmahatya|atmahatya) ke (?:khayal|khayalo|khayalon|khyal|vichar|vicharo|vicharon) se (?:wapas|vapas|bahar|ubar|nikal|aage|bach)[a-z]*',
    '(?:मरने|मौत|ख़ुदकुशी|खुदकुशी|आत्महत्या) के (?:ख़याल|खयाल|ख्याल|ख़्याल|विचार)(?:ों)? (?:से|के बाद|को) (?:वापस|बाहर|उबर|निकल|आगे|लौट|हरा|पीछे)\\p{L}*',
    '(?:मरणाच्या|मरण्याच्या|आत्महत्येच्या) विचारां(?:तून|पासून|नंतर|वर) (?:बाहेर|सावर|परत|मात|पुढे)?[\\p{L}\\p{M}]*',
    '(?:મરવાના|આપઘાતના|આત્મહત્યાના) (?:વિચારો|વિચાર)(?:માંથી|થી| પછી| ને)? ?(?:બહાર|પાછા|આગળ|ઊગર)?[\\p{L}\\p{M}]*',
    '(?:মরার|মৃত্যুর|আত্মহত্যার) (?:চিন্তা|ভাবনা|ইচ্ছা) (?:থেকে|পেরিয়ে|কাটিয়ে|পার হয়ে) ?(?:ফির|বের|বেঁচে)?[\\p{L}\\p{M}]*',
    '(?:தற்கொலை|சாகும்|மரண) (?:எண்ணங்களை|எண்ணங்கள்|எண்ணத்தை|எண்ணத்திலிருந்து|எண்ணங்களிலிருந்து) ?(?:தாண்டி|கடந்து|மீண்டு|வென்று|விட்டு)?[\\p{L}\\p{M}]*',
    '(?:ఆత్మహత్య|చనిపోవాలనే|చావు) (?:ఆలోచనలు|ఆలోచనలను|ఆలోచనల నుంచి|ఆలోచనల నుండి) (?:దాటి|జయించి|బయటపడి|గెలిచి|వదిలి)[\\p{L}\\p{M}]*',
    '(?:ಆತ್ಮಹತ್ಯೆ|ಆತ್ಮಹತ್ಯೆಯ|ಸಾವಿನ|ಸಾಯುವ) (?:ಆಲೋಚನೆ|ಯೋಚನೆ|ಆಲೋಚನೆಗಳ|ಯೋಚನೆಗಳ)(?:ನ್ನು|ಗಳಿಂದ|ಗಳನ್ನು|ಯಿಂದ|ಿಂದ)? (?:ದಾಟಿ|ಗೆದ್ದ|ಹೊರಬಂದ|ಮೀರಿ)[\\p{L}\\p{M}]*',
    '(?:भाऊ|भावाने|बहिणीने|वडिलांनी|आईने|मित्राने|मैत्रिणीने|मुलाने|मुलीने|नवऱ्याने|काकांनी) आत्महत्या केली',
    '(?:आत्महत्या|आत्महत्येने|આત્મહત્યા|આપઘાત|আত্মহত্যায়|தற்கொலையில்|ఆత్మహత్యతో|ಆತ್ಮಹತ್ಯೆಯಿಂದ) (?:से |में |થી |માં )?(?:बिछड़|खो|गमाव|ગુમાવ|হারি|இழந்த|కోల్పోయిన|ಕಳೆದುಕೊಂಡ)[\\p{L}\\p{M}]*',
    '(?:आत्महत्या|આત્મહત્યા|આપઘાત|আত্মহত্যা|தற்கொலை|ఆత్మహత్య|ಆತ್ಮಹತ್ಯೆ) (?:रोकथाम|प्रतिबंध|નિવારણ|અટકાવ|প্রতিরোধ|தடுப்பு|నివారణ|ತಡೆ)[\\p{L}\\p{M}]*',
  ].join('|'),
  'giu',
)

/** S24. A person in a crisis is refused, and gets help; one that somebody else may be in, or that may be over, waits for a moderator. */
function findCrisis(text: string, language: Language, past: PastTold): Finding[] {
  const { tier, about, matched } = readRisk(text, language, titleCaution)
  if (tier === 'imminent' || matched.includes('crisis')) {
    if (past === 'over' && tier !== 'imminent') return []
    const rest = text.replace(topics, ' ')
    if (rest !== text) return rest.trim() === '' ? [] : findCrisis(rest, language, past)
    const mayWait = tier !== 'imminent' && (about === 'someone_else' || past === 'perhaps')
    return [{ reason: 'crisis', verdict: mayWait ? 'held' : 'refused' }]
  }
  return tier === 'minor' ? [{ reason: 'child', verdict: 'held' }] : []
}
