/** What people in every language read in Latin letters: names, keys, formats, and words that other programs show in English. */
export const readInLatin: ReadonlySet<string> = new Set(
  `Maitri Google Assistant Speech Gladia DuckDuckGo WhatsApp Microsoft Apple Mozilla Chrome Edge Firefox Windows macOS ChromeOS Android
  iPhone iPad Bluetooth Aegis Authenticator Downloads Share
  Enter Esc Escape Tab Shift Space Backspace Ctrl Caps Lock
  API ID JSON json CSV PDF MB MP WebM QR SMS AES scrypt WCAG AA axe MIT txt console
  Vandrevala Foundation iCall AASRA TISS NIMHANS NCERT Official OPD IIT WHO AI CBT ACT DBT EMDR PTSD OCD ADHD HRV HR`.split(
    /\s+/,
  ),
)

/** Phrases of everyday words, which by themselves would be English that was left: what a button of the device says, laws, addresses. */
export const phrasesInLatin = [
  'Add to Home Screen',
  'Web Content Accessibility Guidelines',
  'Mental Healthcare Act',
  'cybercrime.gov.in',
  'cms.rbi.org.in',
  "'sleep'",
  '(psychiatrist)',
] as const
