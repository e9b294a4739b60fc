import { expect, test } from 'vitest'
import { readRules } from '../read-rules'
import { riskTiers } from '../risk-tier'
import { needsHelp } from '../session-tier'

/** What the rules alone find: weights that are learned later must not hide a gap in the words. */
function isMet(text: string): boolean {
  const { matched } = readRules(text)
  return riskTiers.some((tier) => tier !== 'none' && needsHelp(tier) && matched.get(tier) !== undefined)
}

test.each([
  // an act begun
  'હું કૂવાના કાંઠે એકલો છું, ફોન મૂકું છું',
  'ગેસ ચાલુ કરીને બારીઓ બંધ કરી દીધી',
  'dori latkavi didhi che pankhe',
  'hu pul ni pali upar besi gayo chu',
  'আমি পাঁচিলের উপর বসে আছি একা',
  'বিষের বোতল হাতে নিয়ে ঘরে আছি',
  'railing er opare chole esechi',
  'মাথায় বন্দুক ধরে আছি',
  'மாடி விளிம்புல தனியா இருக்கேன்',
  'kathi kazhuthula vechiruken',
  'naan kudhikka poren, poitu varen',
  'పిట్టగోడ ఎక్కి నిలబడ్డాను',
  'cheyi kosesanu, raktam vastondi',
  'ಬಂಡೆ ತುದಿಗೆ ಬಂದಿದ್ದೀನಿ, ಯಾರೂ ಇಲ್ಲ',
  'visha kalasi ittiddini',
  // a wish to die, harm to oneself
  'મારે તો મરવું જ છે હવે',
  'potana haathe maru to shanti thay',
  'আমি মরতাম চাই',
  'ami shesh hote chai',
  'எப்படி சாகறதுன்னு தேடுறேன்',
  'setthe poidanum pola iruku',
  'సచ్చుడొక్కటే మిగిలింది నాకు',
  'godaki thala kottukuntunna roju',
  'ಬದುಕೋಕೆ ಇಷ್ಟಾನೇ ಇಲ್ಲ ನಂಗೆ',
  'gode ge thale chachkotini kopa bandre',
  // a body in danger
  'દાદા અચાનક ઢળી પડ્યા, પલ્સ નથી',
  'kaka ne daant bhidai gaya ne ankh upar',
  'দাদুর ডান দিকটা অবশ হয়ে গেছে',
  'rokto thamche na onekkhon dhore',
  'பாட்டிக்கு நாக்கு குழறுது',
  'udhadu neelama maaruthu thambiku',
  'తాతకి మూతి ఒక పక్కకి పోయింది',
  'nanna cheyi lepalekapotunnaru',
  'ಮಗುಗೆ ಗಂಟಲಲ್ಲಿ ಸಿಕ್ಕಿಕೊಂಡಿದೆ',
  'ajjige mukha neeli aagide',
  // violence at home
  'એણે મારો પાસપોર્ટ સંતાડી દીધો',
  'mara var e seedi par thi dhakko maryo',
  'ও রাগ হলে চড় মারে',
  'swami mare protidin',
  'பெல்ட்டால அடிச்சாரு என்னை',
  'avar en kaiya odichitaru',
  'మామగారు నా పెన్షన్ లాక్కుంటున్నారు',
  'metla meeda nundi thosesadu nannu',
  'ಕೂದಲು ಹಿಡಿದು ಎಳೆದಾಡ್ತಾನೆ',
  'koodlu hididu hodedru',
])('S4, S6: in own script and Latin letters the words are heard: %s', (text) => expect(isMet(text)).toBe(true))

test.each([
  'ગેસ ચાલુ કરીને ચા મૂકી',
  'adhi goli levani kidhi che doctor e',
  'કેનાલ પર ફરવા ગયા હતા',
  'pankha niche khurshi muki ne vanchu chu',
  'ડૉક્ટરે શ્વાસ છોડવો એમ શીખવ્યું',
  'তেল গায়ে ঢেলে স্নান করলাম',
  'line e dariye achi ration dokane',
  'hate churi porlam pujoy',
  'রাস্তা জলে ডুবে গেছে বৃষ্টিতে',
  'স্যালাইন জলে গুলেছি',
  'track la odinen kaalaila, nalla irundhuchu',
  'marubadiyum attempt panna poren NEET',
  'கிணத்து தண்ணி ரொம்ப சில்லுனு இருக்கு',
  'poidanum nu thonudhu veetuku',
  'స్టూల్ ఎక్కి బల్బు మార్చాను',
  'gas on chesi paalu pettanu',
  'traffic lo bus kadalatledu',
  'nenu kadupu tho unna, 5 nelalu',
  'ಗಂಟಲು ಕಟ್ಟಿದೆ, ನೆಗಡಿ',
  'batte onagisodu mareyabeda',
  'kudugolu kaili hidkondu hullu koydvi',
  'kuttige ge chain haakidlu',
])('S7: what shares their words and is no danger stays calm: %s', (text) => expect(isMet(text)).toBe(false))
