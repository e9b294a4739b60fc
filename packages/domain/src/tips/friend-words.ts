// Own compilation, not yet read by native speakers. Entries are written as in `replies/words/reply-words.ts`.

/** Someone else is in need, and the words ask what to do for them. Compared by spelling, in every script. */
export const friendWords = `
  my friend|friends|roommate|classmate|colleague|cousin|bestie .. depressed|low|crying|cries|struggling|anxious|suffering|hopeless|quiet|withdrawn|isolating|selfharm|cutting|hurting,
  worried|scared about|for my|a friend|roommate|classmate|cousin|colleague, help|support my|a friend|roommate|classmate|colleague|cousin|bestie, friend in need|trouble|crisis,
  friend .. need|needs|wants help|support, how .. help|support|comfort him|her|them|friend, be there for him|her|them|my,
  दोस्त|सहेली|दोस्तों .. उदास|परेशान|रोता|रोती|डिप्रेशन|अकेला|अकेली|मदद|चुप, दोस्त|सहेली की मदद, दोस्त|सहेली के लिए,
  मित्र|मैत्रीण|मित्राला|मैत्रिणीला .. उदास|रडत|रडते|रडतो|मदत|त्रास|डिप्रेशन|गप्प,
  મિત્ર|દોસ્ત|મિત્રને|દોસ્તને|બહેનપણી|બહેનપણીને .. ઉદાસ|રડે|મદદ|તકલીફ|ડિપ્રેશન|ચૂપ,
  বন্ধু|বন্ধুর|বন্ধুকে|বান্ধবী|বান্ধবীর|বান্ধবীকে .. কাঁদে|কাঁদছে|কষ্টে|সাহায্য|ডিপ্রেশন|ডিপ্রেশনে|চুপচাপ|মন,
  நண்பன்|நண்பர்|நண்பனுக்கு|நண்பருக்கு|தோழி|தோழிக்கு .. அழுகிற*|அழுற*|சோகமா*|உதவ*|டிப்ரஷன்|மனச்சோர்வு*|கஷ்ட*,
  స్నేహితుడు|స్నేహితురాలు|స్నేహితుడికి|స్నేహితురాలికి|ఫ్రెండ్|ఫ్రెండ్‌కి .. ఏడుస్త*|బాధ*|సాయం|సహాయం|డిప్రెషన్*|దిగులు*,
  ಸ್ನೇಹಿತ|ಸ್ನೇಹಿತೆ|ಸ್ನೇಹಿತನಿಗೆ|ಸ್ನೇಹಿತೆಗೆ|ಗೆಳೆಯ|ಗೆಳತಿ|ಗೆಳೆಯನಿಗೆ|ಗೆಳತಿಗೆ|ಫ್ರೆಂಡ್|ಫ್ರೆಂಡ್‌ಗೆ .. ಅಳುತ್ತ*|ಬೇಸರ*|ಸಹಾಯ|ಡಿಪ್ರೆಶನ್*|ಕಷ್ಟ*
`

/** The same in Hindi as it is typed in Latin letters, compared by sound. */
export const friendWordsInLatinHindi = `
  dost|saheli|yaar|friend|roommate .. udas|pareshan|rota|roti|ro|depression|akela|akeli|madad|chup, dost|saheli|friend ki|ki madad, dost|saheli|friend ke|ke liye
`
