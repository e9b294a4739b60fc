import { expect, test } from 'vitest'
import { assessRisk } from '../read-risk'
import { needsHelp } from '../session-tier'

test.each([
  ['if they find out my family would kill me', 'en'],
  ['my brothers will kill me if they find out about us', 'en'],
  ['घरवालों को पता चला तो मुझे मार डालेंगे', 'hi'],
  ['gharwalo ko pata chala to mujhe maar dalenge', 'hi'],
  ['घरच्यांना कळलं तर मला मारून टाकतील', 'mr'],
  ['gharchyanna kalla tar mala marun taktil', 'mr'],
  ['ઘરનાને ખબર પડશે તો મને મારી નાખશે', 'gu'],
  ['gharna ne khabar padse to mane mari nakhse', 'gu'],
  ['বাড়ির লোক জানলে আমাকে মেরে ফেলবে', 'bn'],
  ['barir lok janle amake mere felbe', 'bn'],
  ['வீட்ல தெரிஞ்சா என்னைக் கொன்னுடுவாங்க', 'ta'],
  ['veetla therinja enna konnuduvanga', 'ta'],
  ['ఇంట్లో తెలిస్తే నన్ను చంపేస్తారు', 'te'],
  ['intlo teliste nannu champestaru', 'te'],
  ['ಮನೇಲಿ ಗೊತ್ತಾದ್ರೆ ನನ್ನನ್ನು ಸಾಯಿಸ್ತಾರೆ', 'kn'],
  ['manelli gottadre nanna saysthare', 'kn'],
] as const)('S14: a family that would kill is heard: %s', (text, language) =>
  expect(needsHelp(assessRisk(text, language))).toBe(true),
)

test.each([
  ['mummy will kill me if she finds out my marks', 'en'],
  ['papa ko result pata chala to maar dalenge', 'hi'],
  ['my father would be sad if he finds out', 'en'],
] as const)('S7: as a turn of phrase about marks it is not: %s', (text, language) =>
  expect(needsHelp(assessRisk(text, language))).toBe(false),
)

test.each([
  ['घरवाले शादी के लिए बहुत दबाव डाल रहे हैं', 'hi'],
  ['বাড়ি থেকে বিয়ের জন্য চাপ দিচ্ছে', 'bn'],
  ['పెళ్ళి చేసుకోమని ఇంట్లో ఒత్తిడి చేస్తున్నారు', 'te'],
  ['ઘરમાં લગ્ન માટે દબાણ છે', 'gu'],
] as const)('pressure to marry alone is no violence: %s', (text, language) =>
  expect(needsHelp(assessRisk(text, language))).toBe(false),
)

test.each([
  ['they force me to marry him', 'en'],
  ['papa shaadi ke liye dabav dal rahe hai aur maarte hai', 'hi'],
  ['he has my private photos and will leak them', 'en'],
] as const)('force, beating or blackmail beside it is: %s', (text, language) =>
  expect(assessRisk(text, language)).toBe('abuse'),
)
