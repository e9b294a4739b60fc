import { expect, test } from 'vitest'
import { assessRisk } from './read-risk'
import { needsHelp } from './session-tier'

test.each([
  ['नहीं मरने का ख्याल नहीं है, बस थकान है', 'hi'],
  ['nahi marne ka khayal nahi hai bas thak gayi', 'hi'],
  ['ಇಲ್ಲ ಸಾಯೋ ಯೋಚನೆ ಇಲ್ಲ, ಬರೀ ಸುಸ್ತು', 'kn'],
  ['లేదు చావాలనే ఆలోచన లేదు అలసట అంతే', 'te'],
  ['இல்ல சாகணும்னு எண்ணம் இல்ல', 'ta'],
  ['না মরার কথা ভাবছি না', 'bn'],
  ['नाही मरायचा विचार नाही', 'mr'],
  ['ના મરવાનો વિચાર નથી', 'gu'],
] as const)("the answer 'no' before a denial does not cancel it: %s", (text, language) =>
  expect(needsHelp(assessRisk(text, language))).toBe(false),
)

test.each([
  ['नहीं जीना नहीं चाहता', 'hi'],
  ['nahi jeena nahi chahta', 'hi'],
  ['ಇಲ್ಲ ನಂಗೆ ಬದುಕೋಕೆ ಇಷ್ಟ ಇಲ್ಲ', 'kn'],
  ['no i want to die', 'en'],
] as const)('and takes nothing from words that need help: %s', (text, language) =>
  expect(assessRisk(text, language)).toBe('crisis'),
)

test.each(['my heart is beating so fast i think im dying', 'mera dil bahut tez dhadak rha h lag rha h mar jaunga'])(
  'the fear of dying beside a racing heart is panic: %s',
  (text) => expect(assessRisk(text, 'en')).toBe('distress'),
)
