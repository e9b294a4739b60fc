import { expect, test } from 'vitest'
import { assessRisk } from './read-risk'
import { needsHelp } from './session-tier'

test.each([
  'in my teens i was suicidal, that is long over and i am doing well',
  'i wanted to die back then but therapy helped and i am okay',
  '5 saal pehle suicide ke khayal aate the, ab zindagi achi hai',
  'कॉलेज में मरने का मन करता था, अब मैं ठीक हूँ',
  'कॉलेजमध्ये असताना मरावंसं वाटायचं, आता मी मस्त आहे',
  'પાંચ વરસ પહેલાં મરી જવાનું મન થતું, હવે હું ખુશ છું',
  'pehla marva nu man thatu, have saru che',
  'আগে মরে যেতে ইচ্ছে করত, এখন ভালো আছি',
  'முன்னாடி சாகணும்னு நெனச்சேன், இப்ப சந்தோஷமா இருக்கேன்',
  'ఒకప్పుడు చావాలనిపించేది, ఇప్పుడు హాయిగా ఉన్నా',
  'ಮುಂಚೆ ಸಾಯಬೇಕು ಅನಿಸ್ತಿತ್ತು, ಈಗ ಆರಾಮಾಗಿದೀನಿ',
])('S7: long past and well since is no crisis: %s', (text) => expect(needsHelp(assessRisk(text, 'en'))).toBe(false))

test.each([
  'i used to want to die and now it is back',
  'years ago i tried to die, and i still want to',
  'i was happy years ago, now i want to die',
  'पहले मैं ठीक था, अब मरना चाहता हूँ',
])('what is so again, or now, stays: %s', (text) => expect(assessRisk(text, 'en')).toBe('crisis'))
